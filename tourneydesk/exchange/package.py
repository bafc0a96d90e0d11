"""An organizer's package: the event file, everything it can be exported to, and its papers."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from tourneydesk.core.event import Event
from tourneydesk.core.journal.codec import grouped
from tourneydesk.core.reasons import Problem
from tourneydesk.documents.papers import Document, documents_of, make, why_not_available
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.exchange.content import Files
from tourneydesk.present.messages import say, text

CONTENTS = "contents.txt"
EVENT_FILE = "event.tourney"
PAPERS = "papers"
_LISTED = re.compile(rf"  (event\.\w+|(?:csv|html|uschess|{PAPERS})/[\w.-]+)", re.ASCII)
"""A line of the contents that names a file."""


@dataclass(frozen=True, slots=True)
class Original:
    """What only an open event has: a copy of its file, and the options of its papers."""

    file: bytes
    papers: PrintOptions


def package_files(
    event: Event,
    original: Original,
    exports: Mapping[str, Files],
    left_out: Mapping[str, Sequence[Problem]],
) -> Files:
    """The files of a package: ``exports`` are those of each kind, one file by its suffix, more by
    their names; ``left_out`` are the kinds that lack something.
    """
    files = {EVENT_FILE: original.file}
    for kind, made in exports.items():
        for name, content in made.items():
            files[f"event{name}" if name.startswith(".") else f"{kind}/{name}"] = content
    files |= {f"{PAPERS}/{name}.pdf": pdf for name, pdf in _papers(event, original.papers).items()}
    contents = _contents(event, original.papers, sorted(files), left_out)
    return {CONTENTS: contents.encode(), **files}


def files_listed(contents: str) -> frozenset[str]:
    """The files of a package by its contents, which are one of them; none if these are no contents
    of a package.
    """
    found = (_LISTED.fullmatch(line) for line in contents.splitlines())
    names = frozenset(line[1] for line in found if line)
    return names | {CONTENTS} if EVENT_FILE in names else frozenset()


def _papers(event: Event, options: PrintOptions) -> Mapping[str, bytes]:
    """The papers that say what happened, by name: the pairings of every round, the results."""
    papers: dict[str, bytes] = {}
    for document in documents_of(event):
        if why_not_available(document, event) is not None:
            continue
        if document.key == "rules" or "results" in document.contains:
            papers[document.key] = _made(document, event, options)
        elif document.key == "tables":
            for posted in event.rounds:
                name = f"round-{posted.number}-{document.key}"
                papers[name] = _made(document, event, options, posted.number)
    return papers


def _made(
    document: Document, event: Event, options: PrintOptions, round_number: int | None = None
) -> bytes:
    return make([document.key], event, replace(options, round=round_number))


def _contents(
    event: Event,
    options: PrintOptions,
    names: Sequence[str],
    left_out: Mapping[str, Sequence[Problem]],
) -> str:
    lines = [
        event.name,
        text(
            "package-event-file",
            file=EVENT_FILE,
            revision=options.revision,
            digest=grouped(options.digest),
        ),
        "",
        text("package-files"),
        *(f"  {name}" for name in names),
    ]
    for kind, problems in left_out.items():
        lines += [
            "",
            text("package-left-out", kind=text(f"export-name-{kind}")),
            *(f"  {say(problem, event)}" for problem in problems),
        ]
    return "\n".join(lines) + "\n"
