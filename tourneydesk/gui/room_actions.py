"""What the menus do in the room of the open event: steps, the next action, stages."""

from collections.abc import Callable
from functools import partial

from tourneydesk.gui import words
from tourneydesk.gui.event_room import EventRoom
from tourneydesk.gui.rail import EVENT, HISTORY, PLAYERS, STANDINGS

InRoom = Callable[[Callable[[EventRoom], None]], None]
"""Does something in the room of the open event; nothing where no event is open."""


def room_actions(in_room: InRoom) -> dict[str, Callable[[], None]]:
    """The actions by their words in the menus."""
    does: dict[str, Callable[[EventRoom], None]] = {
        words.UNDO: EventRoom.undo,
        words.REDO: EventRoom.redo,
        words.SEE_STANDINGS: lambda room: room.foot.do_next(),
        words.LOOK_FIRST: lambda room: room.foot.look_first(),
        words.REPAIR: EventRoom.repair_round,
        words.GO_TO_TABLE: EventRoom.go_to_table,
        words.GO_TO_EVENT: lambda room: room.go_to(EVENT),
        words.GO_TO_PLAYERS: lambda room: room.go_to(PLAYERS),
        words.GO_TO_ROUND: _current_round,
        words.GO_TO_STANDINGS: lambda room: room.go_to(STANDINGS),
        words.SHOW_RING: EventRoom.show_ring,
        words.GO_TO_HISTORY: lambda room: room.go_to(HISTORY),
    }
    return {text: partial(in_room, one) for text, one in does.items()}


def _current_round(room: EventRoom) -> None:
    room.go_to(len(room.desk.event.rounds) or PLAYERS)
