"""The two short ways to paper: the round's whole packet, and what has changed since printing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tourneydesk.gui import words
from tourneydesk.gui.paper_trail import CHANGED
from tourneydesk.gui.rail import PAPERS

if TYPE_CHECKING:
    from tourneydesk.gui.event_room import EventRoom


def print_packet(room: EventRoom) -> None:
    """Shows the papers of the round at hand; on the stage of the papers, prints what is chosen."""
    if room.stage == PAPERS:
        room.papers.print_chosen()
    else:
        _show(room, "packet" if room.desk.event.rounds else "check-in")


def print_changed(room: EventRoom) -> None:
    """Shows the papers that have changed since they were printed; once more, and they print."""
    if not room.trail.changed:
        room.desk.said.emit(words.NOTHING_CHANGED, "quiet")
    elif room.stage == PAPERS and room.papers.key == CHANGED:
        room.papers.print_chosen()
    else:
        _show(room, CHANGED)


def _show(room: EventRoom, key: str) -> None:
    room.go_to(PAPERS)
    room.papers.choose(key)
