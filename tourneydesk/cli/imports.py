"""`tourneydesk import` and `members`: events and lists from other files."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode, decode_text
from tourneydesk.desk.paper_rebuild.scans import CodeLines
from tourneydesk.desk.paper_rebuild.settling import rebuild
from tourneydesk.desk.players import load_members
from tourneydesk.exchange.report import (
    event_name,
    format_of_report,
    imported_steps,
    settings_of_report,
)
from tourneydesk.exchange.tdf import read_tdf
from tourneydesk.exchange.trf import read_trf
from tourneydesk.formats import format_of
from tourneydesk.present.event_text import what_now
from tourneydesk.present.messages import dates_in, in_language, say, text
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.paper_rebuild.collected_papers import (
    CollectedPapers,
    collect_papers,
    entries,
)
from tourneydesk.present.paper_rebuild.rebuilt_event import RebuiltEvent, rebuild_event, settings_of
from tourneydesk.present.progress import open_lines, open_shapes
from tourneydesk.store.errors import as_file_trouble
from tourneydesk.store.members import MemberList, member_list, members_file

WITH_OPEN_PLACES = 3
"""The exit code for an event that was rebuilt but is incomplete or contradictory."""


def import_codes(files: Sequence[Path], name: str | None, path: Path) -> int:
    """Rebuilds the event from these codes; reports on stderr what was read and what is
    contradictory, one sentence per line. The last line of stdout is one line of JSON.

    Refused if no card can be read; FileTrouble for the codes and for the event's file.
    """
    code_lines = _read(files)
    _say([say(note) for note in code_lines.notes])
    papers = collect_papers(entries(code_lines.lines))
    if not papers.records:
        _say(
            [
                say(note, format_key=papers.format)
                for note in (*papers.notes, *papers.contradictions)
            ]
        )
        raise Refused(Problem("paper_nothing_to_rebuild"))
    rebuilt = _rebuild(papers, name)
    session = rebuild(path, rebuilt.steps)
    session.close()
    _say([say(note, rebuilt.event) for note in (*rebuilt.contradictions, *rebuilt.notes)])
    to_output("\n".join((_written(path, rebuilt), *_summary(rebuilt), _shape(rebuilt))) + "\n")
    return 0 if rebuilt.complete else WITH_OPEN_PLACES


def _written(path: Path, rebuilt: RebuiltEvent) -> str:
    event = rebuilt.event
    next_step = next(iter(what_now(event, format_of(event).outlook(event))))
    counts = {"players": len(event.entered), "rounds": len(event.rounds)}
    return text("wrote", name=str(path), now=next_step, **counts)


def _summary(rebuilt: RebuiltEvent) -> list[str]:
    """What is certain, then what is open with the papers that settle it."""
    lines = open_lines(rebuilt.event)
    if rebuilt.contradictions:
        lines.append(text("open-contradictions", count=len(rebuilt.contradictions)))
    return [*lines, text("open-nothing")] if rebuilt.complete else lines


def _shape(rebuilt: RebuiltEvent) -> str:
    with in_language(ENGLISH):
        shape = {
            "complete": rebuilt.complete,
            "open": open_shapes(rebuilt.event),
            "contradictions": [say(note, rebuilt.event) for note in rebuilt.contradictions],
        }
    return json.dumps(shape, ensure_ascii=False)


def _rebuild(papers: CollectedPapers, name: str | None) -> RebuiltEvent:
    """The rebuilt event, opened from its cover, else with the format's defaults."""
    cover, settings = papers.cover, dict(settings_of(papers) or {})
    if cover is None:
        name, seed = name or text("paper-unnamed-event"), None
    else:
        name, seed = name or cover.name, cover.seed
    return rebuild_event(papers, plan(papers.format, name, seed, settings))


def _read(files: Sequence[Path]) -> CodeLines:
    code_lines = CodeLines()
    for path in files:
        if str(path) == "-":
            code_lines.lines += decode(sys.stdin.buffer.read(MOST_BYTES + 1)).text.splitlines()
        else:
            code_lines.add_file(path)
    return code_lines


def _say(sentences: list[str]) -> None:
    if sentences:
        to_errors("\n".join(sentences) + "\n")


# `tourneydesk import FILE.trf` or `FILE.tdf`: an event from another program's report.

_TDF = ".tdf"
SUFFIXES = (".trf", ".trfx", _TDF)


def is_report(path: Path) -> bool:
    """Whether a file is another program's report, by its name."""
    return path.suffix.lower() in SUFFIXES


def import_report(report: Path, name: str | None, path: Path) -> int:
    """Makes a new event of a report; Refused if the report contradicts itself. The last line of
    output is JSON, as when an event is rebuilt from its papers.
    """
    with as_file_trouble(report), report.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refused(Problem("report_too_large", facts={"most": MOST_BYTES // 10**6}))
    is_tdf = report.suffix.lower() == _TDF
    read = read_tdf(content) if is_tdf else read_trf(decode_text(content).text)
    key = format_of_report(read)
    opening = plan(key, name or event_name(read), None, settings_of_report(read))
    session = rebuild(path, imported_steps(read, opening))
    session.close()
    event = session.event
    counts = {"players": len(event.entered), "rounds": len(event.rounds)}
    now = next(iter(what_now(event, format_of(event).outlook(event))))
    to_output(text("wrote", name=str(path), now=now, **counts) + "\n")
    to_output(json.dumps({"complete": True, "open": [], "contradictions": []}) + "\n")
    return 0


# `tourneydesk members`: loads a federation's member list for the window, or says which it is.


def members(path: Path | None) -> int:
    """Loads the list in this file; without one, only says which is loaded."""
    listed = member_list(members_file()) if path is None else load_members(path, members_file())
    to_output(_said(listed) + "\n")
    return 0


def _said(listed: MemberList | None) -> str:
    if listed is None:
        return text("members-none")
    day = dates_in(listed.loaded)
    return text("members-list", source=listed.source, count=listed.members, day=day)
