"""The menus, by which every part of the window is reached from the keyboard."""

from collections.abc import Callable

from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QMainWindow, QMenu

from tourneydesk.gui import words
from tourneydesk.gui.app.language_menu import add_language_menu
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.session.second_folder import second_folder
from tourneydesk.gui.widgets.text_widgets import escaped, shortened

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
        self.new = self._action(words.MENU_FILE, words.NEW_EVENT, "Ctrl+N")
        self.open = self._action(words.MENU_FILE, words.OPEN_EVENT, "Ctrl+O")
        self.save_as = self._action(words.MENU_FILE, words.SAVE_AS, "Ctrl+Shift+S")
        self.practice = self._action(words.MENU_FILE, words.PRACTICE)
        self.rehearse = self._action(words.MENU_FILE, words.REHEARSE)
        self.rebuild = self._action(words.MENU_FILE, words.REBUILD)
        self.prove = self._action(words.MENU_FILE, words.PROVE)
        self.second = self._action(words.MENU_FILE, words.SECOND_FOLDER)
        self.no_second = self._action(words.MENU_FILE, words.NO_SECOND_FOLDER)
        self.close = self._action(words.MENU_FILE, words.CLOSE_EVENT, "Ctrl+W")
        self.quit = self._action(words.MENU_FILE, words.QUIT, "Ctrl+Q")
        self.undo = self._action(words.MENU_EDIT, words.UNDO, "Ctrl+Z")
        self.redo = self._action(words.MENU_EDIT, words.REDO, "Ctrl+Shift+Z", "Ctrl+Y")
        self.next = self._action(words.MENU_EVENT, words.SEE_STANDINGS, "Ctrl+R")
        self.next.setData(words.KEYS_NEXT)
        self.look = self._action(words.MENU_EVENT, words.LOOK_FIRST, "Ctrl+D")
        self.repair = self._action(words.MENU_EVENT, words.REPAIR, "Ctrl+E")
        self.table = self._action(words.MENU_EVENT, words.GO_TO_TABLE, "Ctrl+G")
        self.details = self._action(words.MENU_EVENT, words.GO_TO_EVENT, "Ctrl+0")
        self.players = self._action(words.MENU_EVENT, words.GO_TO_PLAYERS, "Ctrl+1")
        self.round = self._action(words.MENU_EVENT, words.GO_TO_ROUND, "Ctrl+2")
        self.standings = self._action(words.MENU_EVENT, words.GO_TO_STANDINGS, "Ctrl+3")
        self.ring = self._action(words.MENU_VIEW, words.SHOW_RING, "Ctrl+L")
        self.display = self._action(words.MENU_EVENT, words.GO_TO_DISPLAY, "Ctrl+5")
        self.history = self._action(words.MENU_EVENT, words.GO_TO_HISTORY, "Ctrl+6")
        self.papers = self._action(words.MENU_EVENT, words.GO_TO_PAPERS, "Ctrl+4")
        self.packet = self._action(words.MENU_EVENT, words.PRINT_PACKET, "Ctrl+P")
        self.changed = self._action(words.MENU_EVENT, words.PRINT_CHANGED, "Ctrl+Shift+P")
        self.projector = self._action(words.MENU_VIEW, words.PROJECTOR, "F5")
        self.freeze = self._action(words.MENU_VIEW, words.FREEZE, "F6")
        self.clock = self._action(words.MENU_CLOCK, words.CLOCK_TURN, "F8")
        self.more_all = self._action(words.MENU_CLOCK, words.CLOCK_MORE_ALL, "Ctrl+F8")
        self.more_table = self._action(words.MENU_CLOCK, words.CLOCK_MORE_TABLE, "Shift+F8")
        self.why = self._action(words.MENU_VIEW, words.SHOW_WHY, "Ctrl+I")
        self.why.setCheckable(True)
        self.why.setChecked(True)
        self.why_not = self._action(words.MENU_VIEW, words.ASK_WHY_NOT, "Ctrl+Shift+I")
        self.keys = self._action(words.MENU_HELP, words.KEYS, "F1")

        self.languages = add_language_menu(self.under[words.MENU_VIEW], language)

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
            (self.undo, undo, words.UNDO, words.UNDO_STEP),
            (self.redo, redo, words.REDO, words.REDO_STEP),
        ):
            action.setText(
                named.format(step=escaped(shortened(step, LONGEST_STEP))) if step else plain
            )
            action.setEnabled(bool(step))

    def show_next(self, text: str, able: bool) -> None:
        """Names the next action."""
        self.next.setText(escaped(text))
        self.next.setEnabled(able)

    def _action(self, menu: str, text: str, *keys: str) -> QAction:
        bar = self._window.menuBar()
        under = self.under.get(menu)
        if under is None:
            under = self.under[menu] = bar.addMenu(menu)
        action = QAction(text, self._window)
        action.setShortcuts([QKeySequence(key) for key in keys])
        action.setAutoRepeat(False)
        # What it is called for good, also while undo is named after its step.
        action.setData(text)
        does = self._does[text]
        action.triggered.connect(lambda _=False: does())
        under.addAction(action)
        return action
