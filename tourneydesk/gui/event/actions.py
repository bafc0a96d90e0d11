"""The menu actions of the open event's workspace, by message key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from tourneydesk.gui.event.sidebar import PageName
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

MORE = 5
"""Minutes that one key press adds to the clock."""

InWorkspace: TypeAlias = "Callable[[Callable[[Workspace], None]], None]"
"""Runs an action in the open event's workspace; does nothing if no event is open."""


def workspace_actions(in_room: InWorkspace) -> dict[str, Callable[[], None]]:
    """The actions by message key."""
    does: dict[str, Callable[[Workspace], None]] = {
        "window-undo": lambda room: room.undo(),
        "window-redo": lambda room: room.redo(),
        "window-see-standings": lambda room: room.status_bar.do_next(),
        "draft-look-first": lambda room: room.status_bar.look_first(),
        "repair-menu": lambda room: room.repair_round(),
        "window-go-to-table": lambda room: room.go_to_table(),
        "event-go-to": lambda room: room.go_to(PageName.EVENT),
        "window-go-to-players": lambda room: room.go_to(PageName.PLAYERS),
        "window-go-to-round": lambda room: room.go_to(room.current_round),
        "window-go-to-standings": lambda room: room.go_to(PageName.STANDINGS),
        "ring-show": lambda room: room.show_ring(),
        "history-go-to": lambda room: room.go_to(PageName.HISTORY),
        "papers-go-to": lambda room: room.go_to(PageName.PAPERS),
        "papers-print-packet": lambda room: room.print_packet(),
        "papers-print-changed": lambda room: room.print_changed(),
        "display-go-to": lambda room: room.go_to(PageName.DISPLAY),
        "display-projector": lambda room: room.projector.turn(),
        "display-freeze": lambda room: room.projector.freeze(),
        "display-clock-turn": lambda room: room.projector.timer.start_or_pause(),
        "display-clock-more-all": lambda room: room.projector.timer.add(MORE),
        "display-clock-more-table": _more_for_table,
    }
    return {name: partial(in_room, one) for name, one in does.items()}


def _more_for_table(room: Workspace) -> None:
    """Adds time for the current table of the round shown."""
    posted = room.session.event.current
    table = room.round.tables.key
    if posted is None or room.stage != posted.number or not table:
        room.session.said.emit(messages.text("display-clock-no-table"), "attention")
    else:
        room.projector.timer.add(MORE, table)
