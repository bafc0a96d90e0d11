"""`tourneydesk import`: rebuilds an event from the codes on its papers, typed or scanned."""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode
from tourneydesk.desk.paper_rebuild.scans import CodeLines
from tourneydesk.desk.paper_rebuild.settling import rebuild
from tourneydesk.formats import format_of
from tourneydesk.present.event_text import what_now
from tourneydesk.present.messages import in_language, say, text
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.paper_rebuild.collected_papers import (
    CollectedPapers,
    collect_papers,
    entries,
)
from tourneydesk.present.paper_rebuild.rebuilt_event import RebuiltEvent, rebuild_event, settings_of
from tourneydesk.present.progress import open_lines, open_shapes

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
