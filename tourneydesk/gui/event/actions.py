"""The menu actions of the open event's workspace, by message key."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.event.questions import ask_to_end
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


EXTRA_MINUTES = 5
"""Minutes that one key press adds to the clock."""

InWorkspace: TypeAlias = "Callable[[Callable[[Workspace], None]], None]"
"""Runs an action in the open event's workspace; does nothing if no event is open."""


def workspace_actions(in_workspace: InWorkspace) -> dict[str, Callable[[], None]]:
    """The actions by message key."""
    handlers: dict[str, Callable[[Workspace], None]] = {
        "window-undo": lambda workspace: workspace.undo(),
        "window-redo": lambda workspace: workspace.redo(),
        "desk-answer": lambda workspace: workspace.answer_question(),
        "window-see-standings": lambda workspace: workspace.status_bar.do_next(),
        "draft-look-first": lambda workspace: workspace.status_bar.preview_round(),
        "repair-menu": lambda workspace: workspace.repair_round(),
        "end-menu": lambda workspace: ask_to_end(workspace.session, workspace.status_bar.question),
        "window-go-to-table": lambda workspace: workspace.go_to_table(),
        "event-go-to": lambda workspace: workspace.go_to(PageName.EVENT),
        "window-go-to-players": lambda workspace: workspace.go_to(PageName.PLAYERS),
        "window-go-to-round": lambda workspace: workspace.go_to(workspace.current_round),
        "window-go-to-standings": lambda workspace: workspace.go_to(PageName.STANDINGS),
        "prizes-go-to": lambda workspace: workspace.go_to(PageName.PRIZES),
        "ring-show": lambda workspace: workspace.show_ring(),
        "history-go-to": lambda workspace: workspace.go_to(PageName.HISTORY),
        "papers-go-to": lambda workspace: workspace.go_to(PageName.PAPERS),
        "papers-print-packet": lambda workspace: workspace.print_packet(),
        "papers-print-changed": lambda workspace: workspace.print_changed(),
        "display-go-to": lambda workspace: workspace.go_to(PageName.DISPLAY),
        "display-projector": lambda workspace: workspace.projector.toggle(),
        "display-freeze": lambda workspace: workspace.projector.freeze(),
        "display-clock-turn": lambda workspace: workspace.projector.timer.start_or_pause(),
        "display-clock-more-all": lambda workspace: workspace.projector.timer.add(EXTRA_MINUTES),
        "display-clock-more-table": _add_time_for_table,
    }
    return {name: partial(in_workspace, one) for name, one in handlers.items()}


def _add_time_for_table(workspace: Workspace) -> None:
    """Adds time for the current table of the round shown."""
    posted = workspace.session.event.current
    table = workspace.round.tables.number
    if posted is None or workspace.page != posted.number or not table:
        workspace.session.message.emit(
            messages.text("display-clock-no-table", workspace.session.event.format), "attention"
        )
    else:
        workspace.projector.timer.add(EXTRA_MINUTES, table)
