"""What the menus do with the display and the clock."""

from collections.abc import Callable
from functools import partial

from tourneydesk.gui import words
from tourneydesk.gui.event_room import EventRoom
from tourneydesk.gui.rail import DISPLAY
from tourneydesk.gui.room_actions import InRoom

MORE = 5
"""Minutes that a key adds."""


def display_actions(in_room: InRoom) -> dict[str, Callable[[], None]]:
    """The actions by their words in the menus."""
    does: dict[str, Callable[[EventRoom], None]] = {
        words.GO_TO_DISPLAY: lambda room: room.go_to(DISPLAY),
        words.PROJECTOR: lambda room: room.projector.turn(),
        words.FREEZE: lambda room: room.projector.freeze(),
        words.CLOCK_TURN: lambda room: room.projector.timer.start_or_pause(),
        words.CLOCK_MORE_ALL: lambda room: room.projector.timer.add(MORE),
        words.CLOCK_MORE_TABLE: _more_for_table,
    }
    return {text: partial(in_room, one) for text, one in does.items()}


def _more_for_table(room: EventRoom) -> None:
    """More time for the table at hand in the round on show."""
    posted = room.desk.event.current
    table = room.round.tables.key
    if posted is None or room.stage != posted.number or not table:
        room.desk.said.emit(words.CLOCK_NO_TABLE, "attention")
    else:
        room.projector.timer.add(MORE, table)
