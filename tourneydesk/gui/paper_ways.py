"""The two short ways to paper: the round's whole packet, and what has changed since printing."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tourneydesk.gui import words
from tourneydesk.gui.menus import Does
from tourneydesk.gui.paper_trail import CHANGED
from tourneydesk.gui.rail import PAPERS

if TYPE_CHECKING:
    from tourneydesk.gui.event_room import EventRoom


def paper_actions(in_room: Callable[[Callable[[EventRoom], None]], None]) -> dict[str, Does]:
    """What the menus do about paper, by their texts."""
    return {
        words.GO_TO_PAPERS: lambda: in_room(lambda room: room.go_to(PAPERS)),
        words.PRINT_PACKET: lambda: in_room(print_packet),
        words.PRINT_CHANGED: lambda: in_room(print_changed),
    }


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
