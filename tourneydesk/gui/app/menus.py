"""The menus, which make every part of the window reachable from the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Literal, assert_never

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QMainWindow, QMenu

from tourneydesk.desk.rounds import can_end_now
from tourneydesk.gui.app.language_menu import add_language_menu
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.session.second_folder import second_folder
from tourneydesk.gui.widgets.actions import (
    DAY,
    MENUS,
    SUBMENUS,
    VIEW,
    Action,
    Does,
    Need,
    of_menus,
    sequences,
)
from tourneydesk.gui.widgets.text_widgets import escaped, shortened, tip
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


Shared = Literal["", "head", "joined"]
"""Whether the open event is shared from here, or joined."""
LONGEST_STEP = 60
ABOUT_A_TABLE = ("window-go-to-table", "display-clock-more-table")
"""The actions named with what the format calls a table."""


class Menus:
    """The menus' actions by name; `show_workspace` enables them for the open event."""

    def __init__(
        self, window: QMainWindow, handlers: Mapping[str, Does], language: Callable[[str], None]
    ) -> None:
        self.under: dict[str, QMenu] = {
            name: window.menuBar().addMenu(messages.text(name)) for name in MENUS
        }
        self._actions: dict[str, QAction] = {}
        for action in of_menus():
            created = self._actions[action.name] = _create_action(
                action, window, handlers[action.name]
            )
            self._menu(action.where).addAction(created)
        for menu in self.under.values():
            menu.setToolTipsVisible(True)
        self.languages = add_language_menu(self.under[VIEW], language)

    def _menu(self, title: str) -> QMenu:
        """The menu with this title; one inside another is made for its first action."""
        if title not in self.under:
            self.under[title] = self.under[SUBMENUS[title]].addMenu(messages.text(title))
        return self.under[title]

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def show_workspace(
        self,
        workspace: Workspace | None,
        *,
        can_rehearse: bool,
        in_day: bool = False,
        shared: Shared = "",
    ) -> None:
        """Enables what the open event's workspace allows, or what is possible without an event. The
        menu of a day is there only while one is open.
        """
        self.under[DAY].menuAction().setVisible(in_day)
        self._show_steps(
            *(("", "") if workspace is None else (workspace.undo_name, workspace.redo_name))
        )
        if workspace is not None:
            self["window-see-standings"].setText(escaped(workspace.status_bar.action[0]))
        format_key = workspace.session.event.format if workspace is not None else ""
        for name in ABOUT_A_TABLE:
            self[name].setText(messages.text(name, format_key))
        # Many actions need the same.
        met: dict[Need, bool] = {}
        tips: dict[Need, str] = {}
        for action in of_menus():
            needs = action.needs
            if needs not in met:
                if needs == "open":
                    can = in_day or workspace is not None
                elif needs == "day":
                    can = in_day
                elif needs in ("shareable", "sharing", "joined"):
                    can = _can_share(needs, workspace, shared, in_day=in_day)
                else:
                    can = _can(needs, workspace, can_rehearse=can_rehearse)
                met[needs], tips[needs] = can, "" if can else _why_not(needs, workspace)
            self[action.name].setEnabled(met[needs])
            tip(self[action.name], tips[needs])

    def _show_steps(self, undo: str, redo: str) -> None:
        """Labels undo and redo with what they would do; empty if there is nothing."""
        for plain, named, step in (
            ("window-undo", "window-undo-step", undo),
            ("window-redo", "window-redo-step", redo),
        ):
            self[plain].setText(
                messages.text(named, step=escaped(shortened(step, LONGEST_STEP)))
                if step
                else messages.text(plain)
            )


def _can_share(needs: Need, workspace: Workspace | None, shared: Shared, *, in_day: bool) -> bool:
    """Whether the event can be shared, be no longer shared, or go on alone."""
    if workspace is None:
        return False
    if needs != "shareable":
        return shared == ("head" if needs == "sharing" else "joined")
    return shared == "head" or (not shared and workspace.session.in_file and not in_day)


def _create_action(action: Action, window: QMainWindow, handlers: Does) -> QAction:
    created = QAction(messages.text(action.name), window)
    created.setShortcuts(sequences(action.name))
    created.setObjectName(action.name)
    created.setAutoRepeat(False)
    created.setCheckable(action.checkable)
    created.triggered.connect(lambda _=False: handlers())
    return created


def _can(  # noqa: C901  # by need
    needs: Need, workspace: Workspace | None, *, can_rehearse: bool
) -> bool:
    """Whether actions with this requirement are enabled now."""
    if not needs or needs == "chosen-event":
        return not needs or can_rehearse
    if workspace is None:
        return False
    match needs:
        case "event":
            return True
        case "decide":
            return not workspace.session.why_not_here("decide")
        case "second-folder":
            return second_folder() is not None
        case "undo" | "redo":
            return bool(workspace.undo_name if needs == "undo" else workspace.redo_name)
        case "next":
            return workspace.status_bar.action[1]
        case "ring":
            return workspace.ring is not None and bool(workspace.session.event.rounds)
        case "open" | "day" | "shareable" | "sharing" | "joined":
            return True
        case "question":
            return workspace.asking
        case "end":
            may = not workspace.session.why_not_here("decide")
            return may and bool(can_end_now(workspace.session.event))
    assert_never(needs)


def _why_not(needs: Need, workspace: Workspace | None) -> str:
    """Why actions with this requirement are disabled now."""
    if workspace is None and needs not in ("chosen-event", "day"):
        return messages.text("needs-event")
    if workspace is not None and needs == "next":
        return workspace.status_bar.why_not
    not_here = "" if workspace is None else workspace.session.why_not_here("decide")
    if not_here and needs in ("decide", "end"):
        return not_here
    if workspace is not None and needs == "end":
        return refusal(can_end_now(workspace.session.event).why_not, workspace.session.event)
    return messages.text(f"needs-{needs}")
