"""`tourneydesk export`: an event as files of other programs, or what is missing for that."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.day import events_of
from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.day.sections import is_day
from tourneydesk.desk.round_clock import print_time
from tourneydesk.desk.session import Session
from tourneydesk.documents.drawing.page import A4, LETTER
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.exchange.kinds import KINDS, kinds_of, left_out, make_export, missing, write_files
from tourneydesk.exchange.package import Original
from tourneydesk.present.messages import say, text
from tourneydesk.store.errors import display_name
from tourneydesk.store.event_file import file_of

SIZES = {paper.name: paper for paper in (LETTER, A4)}


def export(
    paths: Sequence[Path],
    kind: str,
    version: str | None,
    output: Path | None,
    paper: str = LETTER.name,
    *,
    check: bool,
) -> int:
    """Writes an export of the events to ``output``; 1 and a line for everything that is missing on
    stderr if it cannot be made. ``check`` prints the same lines and writes nothing. ``paper`` is
    the paper of a package, which says what it is made without and is made all the same.
    """
    sessions = [session for path in paths for session in _exported(path, kind)]
    events = [session.event for session in sessions]
    problems = missing(kind, events)
    if version is not None and version not in KINDS[kind].versions:
        code = "export_version" if KINDS[kind].versions else "export_no_versions"
        facts: dict[str, Fact] = {"kind": kind, "version": version, "known": KINDS[kind].versions}
        raise Refused(Problem(code, facts=facts))
    if problems or check:
        for problem in problems:
            to_errors(f"{_line(problem, len(events) > 1)}\n")
        if not problems:
            _say_left_out(kind, events[0])
            to_output(text("export-complete", kind=kind) + "\n")
        return int(bool(problems))
    if output is None:
        raise Refused(Problem("export_where"))
    original = _original(sessions[0], paper) if KINDS[kind].package else None
    files = make_export(kind, events, version or "", original)
    write_files(KINDS[kind], files, output)
    _say_left_out(kind, events[0])
    to_output(text("export-made", name=display_name(output), kind=kind) + "\n")
    return 0


def _exported(path: Path, kind: str) -> list[Session]:
    """The events behind a file. Of a day, sections whose format has no such export are left out and
    named; Refused if all are.
    """
    sessions = [session for _, session in events_of(path)]
    if not is_day(path) or kind not in KINDS:
        return sessions
    exported = [session for session in sessions if kind in kinds_of(session.event)]
    if not exported:
        raise Refused(Problem("day_nothing_to_export", facts={"kind": kind, "name": path.stem}))
    for session in sessions:
        if session not in exported:
            to_errors(text("day-not-exported", event=session.event.name, kind=kind) + "\n")
    return exported


def _line(problem: Problem, several: bool) -> str:
    event = problem.facts.get("event")
    if not several or event is None:
        return say(problem)
    return text("export-of-event", event=event, problem=say(problem))


def _original(session: Session, paper: str) -> Original:
    created = print_time()
    options = PrintOptions(
        f"{created:%Y-%m-%d %H:%M}",
        len(session.steps),
        session.digest,
        SIZES[paper],
        created=created,
    )
    return Original(file_of(session.entries), options)


def _say_left_out(kind: str, event: Event) -> None:
    if KINDS[kind].package:
        for left, lacking in left_out(event).items():
            to_errors(text("package-left-out", kind=text(f"export-name-{left}")) + "\n")
            for problem in lacking:
                to_errors(f"  {say(problem)}\n")
