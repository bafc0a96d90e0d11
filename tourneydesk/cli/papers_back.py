"""`tourneydesk import`: an event made again from the codes on its papers."""

import sys
from pathlib import Path

from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.decisions import EventOpened
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode
from tourneydesk.desk.opening import plan
from tourneydesk.desk.rebuilding import rebuild
from tourneydesk.formats import format_of
from tourneydesk.present.event_text import what_now
from tourneydesk.present.paper_entries import entries
from tourneydesk.present.paper_gathering import Gathered, gathered
from tourneydesk.present.paper_story import story
from tourneydesk.present.words import say, word
from tourneydesk.store.trouble import in_words


def import_codes(codes: Path, name: str | None, path: Path) -> int:
    """Makes the event of these codes; what is missing or at odds goes to stderr, a sentence a line.

    Refused where no card can be read; FileTrouble for the codes and for the event's file.
    """
    papers = gathered(entries(_text(codes).splitlines()))
    if not papers.records:
        _say([say(note) for note in papers.notes])
        raise Refused(Problem("paper_nothing_to_rebuild"))
    told = story(papers, _opening(papers, name))
    desk = rebuild(path, told.steps)
    desk.close()
    _say([say(note, told.event) for note in told.notes])
    event = told.event
    now = next(iter(what_now(event, format_of(event).outlook(event))))
    counts = {"players": len(event.players), "rounds": len(event.rounds)}
    to_output(word("wrote", name=str(path), now=now, **counts) + "\n")
    return 0


def _opening(papers: Gathered, name: str | None) -> EventOpened:
    cover = papers.cover
    if cover is None:
        return plan(papers.format, name or word("paper_unnamed_event"), None, {})
    return plan(papers.format, name or cover.name, cover.seed, cover.settings)


def _text(codes: Path) -> str:
    if str(codes) == "-":
        return decode(sys.stdin.buffer.read(MOST_BYTES + 1)).text
    with in_words(codes):
        return decode(codes.read_bytes()).text


def _say(sentences: list[str]) -> None:
    if sentences:
        to_errors("\n".join(sentences) + "\n")
