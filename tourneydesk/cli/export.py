"""`tourneydesk export`: an event as files of other programs, or what is missing for that."""

from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.day import events_of
from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Fact, Problem, Refused
from tourneydesk.desk.day.day_file import is_day
from tourneydesk.exchange.kinds import KINDS, kinds_of, make_export, missing
from tourneydesk.exchange.writing import write_files
from tourneydesk.present.messages import say, text
from tourneydesk.store.trouble import display_name


def export(
    paths: Sequence[Path], kind: str, version: str | None, output: Path | None, *, check: bool
) -> int:
    """Writes an export of the events to ``output``; 1 and a line for everything that is missing on
    stderr if it cannot be made. ``check`` prints the same lines and writes nothing.
    """
    events = [event for path in paths for event in _exported(path, kind)]
    problems = missing(kind, events)
    if version is not None and version not in KINDS[kind].versions:
        code = "export_version" if KINDS[kind].versions else "export_no_versions"
        facts: dict[str, Fact] = {"kind": kind, "version": version, "known": KINDS[kind].versions}
        raise Refused(Problem(code, facts=facts))
    if problems or check:
        for problem in problems:
            to_errors(f"{say(problem)}\n")
        if not problems:
            to_output(text("export-complete", kind=kind) + "\n")
        return int(bool(problems))
    if output is None:
        raise Refused(Problem("export_where"))
    files = make_export(kind, events, version or "")
    write_files(KINDS[kind], files, output)
    to_output(text("export-made", name=display_name(output), kind=kind) + "\n")
    return 0


def _exported(path: Path, kind: str) -> list[Event]:
    """The events behind a file. Of a day, sections whose format has no such export are left out and
    named; Refused if all are.
    """
    events = [session.event for _, session in events_of(path)]
    if not is_day(path) or kind not in KINDS:
        return events
    exported = [event for event in events if kind in kinds_of(event)]
    if not exported:
        raise Refused(Problem("day_nothing_to_export", facts={"kind": kind, "name": path.stem}))
    for event in events:
        if event not in exported:
            to_errors(text("day-not-exported", event=event.name, kind=kind) + "\n")
    return exported
