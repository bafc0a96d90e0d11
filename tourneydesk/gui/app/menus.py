"""The menus, by which every part of the window is reached from the keyboard."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from tourneydesk.gui.app.language_menu import add_language_menu
from tourneydesk.gui.session.second_folder import second_folder
from tourneydesk.gui.widgets.shortcuts import ACTIONS
from tourneydesk.gui.widgets.text_widgets import escaped, shortened
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace

Does = Callable[[], None]
LONGEST_STEP = 60


class Menus:
    """The actions of the window; `show_room` offers and names them as the open event needs."""

    def __init__(
        self, window: QMainWindow, does: dict[str, Does], language: Callable[[str], None]
    ) -> None:
        self._window = window
        self._does = does
        self.under: dict[str, QMenu] = {}
        self.new = self._action("window-menu-file", "window-new-event")
        self.open = self._action("window-menu-file", "window-open-event")
        self.save_as = self._action("window-menu-file", "window-save-as")
        self.practice = self._action("window-menu-file", "safety-practice")
        self.rehearse = self._action("window-menu-file", "safety-rehearse")
        self.rebuild = self._action("window-menu-file", "rebuild-menu")
        self.prove = self._action("window-menu-file", "safety-prove")
        self.second = self._action("window-menu-file", "safety-second-folder")
        self.no_second = self._action("window-menu-file", "safety-no-second-folder")
        self.close = self._action("window-menu-file", "window-close-event")
        self.quit = self._action("window-menu-file", "window-quit")
        self.undo = self._action("window-menu-edit", "window-undo")
        self.redo = self._action("window-menu-edit", "window-redo")
        self.next = self._action("window-menu-event", "window-see-standings")
        self.next.setData(messages.text("safety-keys-next"))
        self.look = self._action("window-menu-event", "draft-look-first")
        self.repair = self._action("window-menu-event", "repair-menu")
        self.table = self._action("window-menu-event", "window-go-to-table")
        self.details = self._action("window-menu-event", "event-go-to")
        self.players = self._action("window-menu-event", "window-go-to-players")
        self.round = self._action("window-menu-event", "window-go-to-round")
        self.standings = self._action("window-menu-event", "window-go-to-standings")
        self.ring = self._action("window-menu-view", "ring-show")
        self.display = self._action("window-menu-event", "display-go-to")
        self.history = self._action("window-menu-event", "history-go-to")
        self.papers = self._action("window-menu-event", "papers-go-to")
        self.packet = self._action("window-menu-event", "papers-print-packet")
        self.changed = self._action("window-menu-event", "papers-print-changed")
        self.projector = self._action("window-menu-view", "display-projector")
        self.freeze = self._action("window-menu-view", "display-freeze")
        self.clock = self._action("display-menu-clock", "display-clock-turn")
        self.more_all = self._action("display-menu-clock", "display-clock-more-all")
        self.more_table = self._action("display-menu-clock", "display-clock-more-table")
        self.why = self._action("window-menu-view", "window-show-why")
        self.why.setCheckable(True)
        self.why.setChecked(True)
        self.why_not = self._action("window-menu-view", "safety-ask-why-not")
        self.keys = self._action("safety-menu-help", "safety-keys")

        self.languages = add_language_menu(self.under["window-menu-view"], language)

    def all(self) -> list[QAction]:
        """Every action, in the order of the menus."""
        return [action for menu in self.under.values() for action in menu.actions()]

    def of_event(self) -> tuple[QAction, ...]:
        """Those that need an open event."""
        return (
            self.save_as,
            self.close,
            self.undo,
            self.redo,
            self.next,
            self.look,
            self.repair,
            self.table,
            self.details,
            self.players,
            self.round,
            self.standings,
            self.ring,
            self.display,
            self.projector,
            self.freeze,
            self.clock,
            self.more_all,
            self.more_table,
            self.history,
            self.papers,
            self.packet,
            self.changed,
            self.why,
            self.why_not,
            self.prove,
            self.second,
        )

    def show_room(self, room: Workspace | None, *, may_rehearse: bool) -> None:
        """Offers what the room of the open event allows, or what there is without one."""
        for action in self.of_event():
            action.setEnabled(room is not None)
        self.no_second.setEnabled(room is not None and second_folder() is not None)
        self.rehearse.setEnabled(may_rehearse)
        if room is None:
            self.show_steps("", "")
            return
        self.ring.setEnabled(room.ring is not None and bool(room.session.event.rounds))
        self.show_steps(room.undo_name, room.redo_name)
        self.show_next(*room.foot.action)

    def show_steps(self, undo: str, redo: str) -> None:
        """Names what undo and redo would do; empty where there is nothing."""
        for action, step, plain, named in (
            (self.undo, undo, "window-undo", "window-undo-step"),
            (self.redo, redo, "window-redo", "window-redo-step"),
        ):
            action.setText(
                messages.text(named, step=escaped(shortened(step, LONGEST_STEP)))
                if step
                else messages.text(plain)
            )
            action.setEnabled(bool(step))

    def show_next(self, text: str, able: bool) -> None:
        """Names the next action."""
        self.next.setText(escaped(text))
        self.next.setEnabled(able)

    def _action(self, menu: str, name: str) -> QAction:
        bar, text = self._window.menuBar(), messages.text(name)
        under = self.under.get(menu)
        if under is None:
            under = self.under[menu] = bar.addMenu(messages.text(menu))
        action = QAction(text, self._window)
        action.setShortcuts([QKeySequence(key) for key in ACTIONS.get(name, ())])
        action.setAutoRepeat(False)
        # What it is called for good, also while undo is named after its step.
        action.setData(text)
        does = self._does[name]
        action.triggered.connect(lambda _=False: does())
        under.addAction(action)
        return action
