"""The menus, which make every part of the window reachable from the keyboard."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Literal, TypeVar, assert_never, get_args

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMainWindow, QMenu

from tourneydesk.desk.rounds import can_end_now
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.session.second_folder import second_folder
from tourneydesk.gui.user_data.language import choice, choices
from tourneydesk.gui.user_data.preferences import TEXT_SIZES, Theme, text_size, theme
from tourneydesk.gui.widgets.actions import (
    DAY,
    MENUS,
    SUBMENUS,
    VIEW,
    Action,
    Does,
    Need,
    action_key,
    of_menus,
    sequences,
)
from tourneydesk.gui.widgets.text_widgets import Button, button, escaped, shortened, tip
from tourneydesk.gui.widgets.theme import icon
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

# The language menu, under View.


def add_language_menu(under: QMenu, chosen: Callable[[str], None]) -> QMenu:
    """Adds the menu to another; ``chosen`` is called with the key of the selected language."""
    menu = under.addMenu(messages.text("language-menu"))
    # Filled on demand: looking up the languages' names would slow startup.
    menu.aboutToShow.connect(lambda: _fill(menu, chosen))
    return menu


def _fill(menu: QMenu, chosen: Callable[[str], None]) -> None:
    if menu.actions():
        return
    group = QActionGroup(menu)
    for key, name in choices().items():
        action = QAction(name, menu)
        action.setCheckable(True)
        action.setChecked(key == choice())
        action.setData(key)
        group.addAction(action)
        menu.addAction(action)
    group.triggered.connect(lambda action: chosen(action.data()))


# The menus for theme and text size, under View.

K = TypeVar("K", bound=Hashable)


def add_appearance_menus(
    under: QMenu, theme_chosen: Callable[[Theme], None], size_chosen: Callable[[int], None]
) -> tuple[QMenu, QMenu]:
    """Adds both menus to another; the functions are called with what the user chooses."""
    themes = [(key, messages.text(f"window-theme-{key or 'system'}")) for key in get_args(Theme)]
    sizes = [(size, messages.text("window-text-size", percent=size)) for size in TEXT_SIZES]
    return (
        _choices(under, messages.text("window-theme"), themes, theme(), theme_chosen),
        _choices(under, messages.text("window-text-sizes"), sizes, text_size(), size_chosen),
    )


def _choices(
    under: QMenu,
    title: str,
    choices: Sequence[tuple[K, str]],
    current: K,
    chosen: Callable[[K], None],
) -> QMenu:
    menu = under.addMenu(title)
    group = QActionGroup(menu)
    for key, text in choices:
        action = QAction(text, menu)
        action.setCheckable(True)
        action.setChecked(key == current)
        action.triggered.connect(lambda _=False, key=key: chosen(key))
        group.addAction(action)
        menu.addAction(action)
    return menu


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


# The button at the end of the menu bar that opens and closes the details panel.


def details_button(menus: Menus) -> Button:
    """The button, which does what the menu's entry does."""
    created = button("", "corner", lambda: menus["window-show-why"].trigger())
    created.setIcon(icon("panel-right"))
    created.setCheckable(True)
    name = messages.text("window-toggle-details", key=action_key("window-show-why"))
    created.setAccessibleName(name)
    tip(created, name)
    return created


def show_details_state(workspace: Workspace | None, menus: Menus, made: Button) -> None:
    """Whether the panel is open, in the menu and on the button."""
    panel = workspace.details_panel if workspace is not None else None
    is_open = panel is not None and panel.is_open
    menus["window-show-why"].setChecked(is_open)
    made.setChecked(is_open)
    # The page of a round has this button beside its title.
    of_round = workspace is not None and isinstance(workspace.page, int)
    made.setVisible(panel is not None and panel.offered and not of_round)
