"""What the menus do in the workspace of the open event, by their texts."""

from collections.abc import Callable
from functools import partial

from tourneydesk.gui import words
from tourneydesk.gui.event.sidebar import DISPLAY, EVENT, HISTORY, PAPERS, PLAYERS, STANDINGS
from tourneydesk.gui.event.workspace import Workspace

MORE = 5
"""Minutes that a key adds to the clock."""

InWorkspace = Callable[[Callable[[Workspace], None]], None]
"""Does something in the workspace of the open event; nothing where no event is open."""


def workspace_actions(in_room: InWorkspace) -> dict[str, Callable[[], None]]:
    """The actions by their texts in the menus."""
    does: dict[str, Callable[[Workspace], None]] = {
        words.UNDO: Workspace.undo,
        words.REDO: Workspace.redo,
        words.SEE_STANDINGS: lambda room: room.foot.do_next(),
        words.LOOK_FIRST: lambda room: room.foot.look_first(),
        words.REPAIR: Workspace.repair_round,
        words.GO_TO_TABLE: Workspace.go_to_table,
        words.GO_TO_EVENT: lambda room: room.go_to(EVENT),
        words.GO_TO_PLAYERS: lambda room: room.go_to(PLAYERS),
        words.GO_TO_ROUND: _current_round,
        words.GO_TO_STANDINGS: lambda room: room.go_to(STANDINGS),
        words.SHOW_RING: Workspace.show_ring,
        words.GO_TO_HISTORY: lambda room: room.go_to(HISTORY),
        words.GO_TO_PAPERS: lambda room: room.go_to(PAPERS),
        words.PRINT_PACKET: Workspace.print_packet,
        words.PRINT_CHANGED: Workspace.print_changed,
        words.GO_TO_DISPLAY: lambda room: room.go_to(DISPLAY),
        words.PROJECTOR: lambda room: room.projector.turn(),
        words.FREEZE: lambda room: room.projector.freeze(),
        words.CLOCK_TURN: lambda room: room.projector.timer.start_or_pause(),
        words.CLOCK_MORE_ALL: lambda room: room.projector.timer.add(MORE),
        words.CLOCK_MORE_TABLE: _more_for_table,
    }
    return {text: partial(in_room, one) for text, one in does.items()}


def _current_round(room: Workspace) -> None:
    room.go_to(len(room.session.event.rounds) or PLAYERS)


def _more_for_table(room: Workspace) -> None:
    """More time for the table at hand in the round on show."""
    posted = room.session.event.current
    table = room.round.tables.key
    if posted is None or room.stage != posted.number or not table:
        room.session.said.emit(words.CLOCK_NO_TABLE, "attention")
    else:
        room.projector.timer.add(MORE, table)
