"""The sheet of keys: every key there is, by where it works; those of the menus from the menus."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from tourneydesk.gui.widgets.scroll_area import ScrollArea
from tourneydesk.gui.widgets.shortcuts import (
    ACTIONS,
    CHANGE,
    CHOOSE_LIST,
    CONFIRM,
    DELETE_ENTRY,
    FULL_SCREEN,
    REMOVE,
    RESTORE,
    action_key,
    key_name,
    letter_key,
)
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages

Group = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, and below it keys and what they do."""


@dataclass(frozen=True, slots=True)
class Row:
    """Keys of a page that do something: ``keys-<page>-<name>`` says what.

    A key is one of Qt's or its portable text, the message of an action of the menus, or ``&``
    and the message whose marked letter it is. ``written``: a message that puts the keys in words.
    """

    name: str
    keys: tuple[str | Qt.Key, ...]
    written: str = ""


PAGES: Mapping[str, tuple[Row, ...]] = {
    "home": (
        Row("open", ("Return",)),
        Row("choose", ("Up", "Down")),
    ),
    "wizard": (
        Row("next", (CONFIRM,)),
        Row("line", ("Return",)),
        Row("back", ("Esc",)),
        Row("list", (CHOOSE_LIST,)),
    ),
    "players": (
        Row("enter", ("Return",)),
        Row("change", (CHANGE,)),
        Row("drop", (REMOVE,)),
        Row("delete", (DELETE_ENTRY,)),
        Row("return", (RESTORE,)),
        Row("here", ("Space",)),
        Row("task-enter", ("&people-task-enter",)),
        Row("task-check-in", ("&people-task-check-in",)),
        Row("task-apart", ("&people-task-apart",)),
        Row("task-byes", ("&people-task-byes",)),
    ),
    "round": (
        Row("table", ("Return",), "keys-number"),
        Row("correct", (CHANGE,)),
        Row("take-back", (REMOVE,)),
        Row("leave", ("Esc",)),
        Row("all", ("&round-all-tables",)),
        Row("missing", ("&round-missing-only",)),
        Row("second-pass", ("&round-second-pass",)),
    ),
    "draft": (
        Row("choose", ("Left", "Right")),
        Row("swap", ("S",)),
        Row("lock", ("Space", "L")),
        Row("again", ("R",)),
        Row("draw", ("D",)),
        Row("post", ("Return",)),
        Row("discard", (REMOVE,)),
        Row("leave", ("Esc",)),
    ),
    "papers": (
        Row("turn", ("PgUp", "PgDown")),
        Row("larger", ("Z",)),
        Row("move", ("Left", "Right")),
        Row("printing", ("Return",)),
        Row("print", ("papers-print-packet",)),
        Row("card", ("Return",), "keys-on-card"),
    ),
    "repair": (
        Row("choose", ("Up", "Down")),
        Row("take", ("Return",)),
        Row("started", ("Space",)),
        Row("tables", ("Tab",)),
        Row("leave", ("Esc",)),
    ),
    "match": (
        Row("first", ("1",)),
        Row("second", ("2",)),
        Row("draw", ("0", "=", "D")),
        Row("absent", ("7", "8", "9")),
        Row("score", ("3 – 6", "A – Z")),
        Row("games", ("G",)),
    ),
    "sheet": (
        Row("place", ("1", "5"), "keys-places"),
        Row("withdrawn", ("W",)),
        Row("next", ("Return",)),
        Row("record", (CONFIRM,)),
    ),
    "display": (
        Row("turn", ("Left", "Right")),
        Row("stay", ("Space",)),
        Row("full", (FULL_SCREEN,)),
        Row("leave", ("Esc",)),
    ),
}


class KeysPage(ScrollArea):
    """Closed with Esc; the arrow keys move it where it is longer than the window."""

    closed = Signal()

    def __init__(self, actions: Sequence[QAction]) -> None:
        super().__init__()
        self.groups = key_groups(actions)
        self.setAccessibleName(messages.text("safety-keys-heading"))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        inside = QWidget()
        lines = QVBoxLayout(inside)
        lines.setContentsMargins(32, 24, 32, 24)
        lines.setSpacing(12)
        lines.addWidget(label(messages.text("safety-keys-heading"), "heading"))
        lines.addWidget(label(messages.text("safety-keys-hint"), "quiet"))
        across = QHBoxLayout()
        across.setSpacing(16)
        for column in _columns(self.groups):
            down = QVBoxLayout()
            down.setSpacing(16)
            for group in column:
                down.addWidget(_card(group))
            down.addStretch(1)
            across.addLayout(down, 1)
        lines.addLayout(across)
        lines.addStretch(1)
        self.setWidget(inside)

    def enter(self) -> None:
        """Takes the keyboard."""
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.closed.emit()
        else:
            super().keyPressEvent(event)


class KeysOverlay(QObject):
    """Lays the sheet of keys over what is on show, and takes it away again."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self._page: KeysPage | None = None
        self._under: tuple[QWidget | None, QWidget | None] = (None, None)

    def turn(self, actions: Sequence[QAction]) -> None:
        """Shows the sheet, or takes it away where it is shown."""
        if self._page is not None:
            self.close()
            return
        self._under = (self._pages.currentWidget(), QApplication.focusWidget())
        self._page = KeysPage(actions)
        self._page.closed.connect(self.close)
        self._pages.addWidget(self._page)
        self._pages.setCurrentWidget(self._page)
        self._page.enter()

    def close(self) -> None:
        """Takes the sheet away, if it is shown; the keyboard is again where it was."""
        page, self._page = self._page, None
        if page is None:
            return
        under, keyboard = self._under
        if under is not None and self._pages.indexOf(under) >= 0:  # its event may be closed
            self._pages.setCurrentWidget(under)
        self._pages.removeWidget(page)
        page.deleteLater()
        if keyboard is not None and isValid(keyboard):
            keyboard.setFocus()


def key_groups(actions: Sequence[QAction]) -> tuple[Group, ...]:
    """All keys: first those of the menus, as the menus have them, then those of each stage."""
    everywhere = tuple((_shortcuts(action), _name(action)) for action in actions)
    groups = [(messages.text("safety-keys-everywhere"), everywhere)]
    for page, rows in PAGES.items():
        lines = tuple((_keys(row), messages.text(f"keys-{page}-{row.name}")) for row in rows)
        groups.append((messages.text(f"keys-{page}"), lines))
    return tuple((heading, tuple(one for one in keys if one[0])) for heading, keys in groups)


def _shortcuts(action: QAction) -> str:
    return messages.enumerated([key_name(one.toString()) for one in action.shortcuts()])


def _keys(row: Row) -> str:
    names = [*map(_key, row.keys)]
    if row.written:
        return messages.text(row.written, key=names[0], last=names[-1])
    return messages.enumerated([*filter(None, names)])


def _key(key: str | Qt.Key) -> str:
    if isinstance(key, Qt.Key):
        return key_name(key)
    if key.startswith("&"):
        return letter_key(messages.text(key[1:]))
    return action_key(key) if key in ACTIONS else key_name(key) or key


def _name(action: QAction) -> str:
    return str(action.data()).replace("&", "")


def _columns(groups: Sequence[Group]) -> tuple[Sequence[Group], ...]:
    """The groups in two columns of about the same length."""
    total = sum(len(keys) for _, keys in groups)
    kept, so_far = 0, 0
    for _, keys in groups:
        if so_far + len(keys) / 2 > total / 2:
            break
        kept, so_far = kept + 1, so_far + len(keys)
    return groups[:kept], groups[kept:]


def _card(group: Group) -> QFrame:
    heading, keys = group
    card = QFrame()
    card.setProperty("look", "card")
    grid = QGridLayout(card)
    grid.setContentsMargins(16, 12, 16, 12)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(4)
    grid.addWidget(label(heading, "strong"), 0, 0, 1, 2)
    for row, (key, does) in enumerate(keys, start=1):
        grid.addWidget(label(key), row, 0)
        grid.addWidget(label(does, "quiet", wraps=True), row, 1)
    grid.setColumnStretch(1, 1)
    return card
