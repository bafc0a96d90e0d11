"""The shortcut sheet: every shortcut by where it works; those of the menus come from the menus."""

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QApplication, QBoxLayout, QFrame, QGridLayout, QStackedWidget, QWidget
from shiboken6 import isValid

from tourneydesk.gui.widgets.actions import ACTIONS, in_menus, keys_text
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import ScrollArea, column_of, form_column, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages

Group = tuple[str, tuple[tuple[str, str], ...]]
"""A heading, with its keys and what they do."""
TWO_COLUMNS = 84
"""Digits of width that two columns need."""


class KeysPage(PageKeys, ScrollArea):
    """Esc closes it; the arrow keys scroll it if it is longer than the window."""

    closed = Signal()
    handbook_page = "keys"

    def __init__(self, format_key: str = "") -> None:
        super().__init__()
        self.groups = key_groups(format_key)
        self.key_actions = {"keys-back": self.closed.emit}
        self.close_button = ActionButton("keys-back", self.closed, text="window-close")
        self.setAccessibleName(messages.text("safety-keys-heading"))
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        inside = QWidget()
        lines = form_column(
            inside,
            label(messages.text("safety-keys-heading"), "heading"),
            (self.close_button, 0, Qt.AlignmentFlag.AlignLeft),
        )
        across = self._across = row_of(spacing=16)
        for column in _columns(self.groups):
            down = column_of(spacing=16)
            for group in column:
                down.addWidget(_card(group))
            down.addStretch(1)
            across.addLayout(down, 1)
        lines.addLayout(across)
        lines.addStretch(1)
        self.setWidget(inside)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Its columns stand one below the other where two have no room."""
        narrow = self.width() < TWO_COLUMNS * self.fontMetrics().horizontalAdvance("0")
        way = QBoxLayout.Direction
        self._across.setDirection(way.TopToBottom if narrow else way.LeftToRight)
        super().resizeEvent(event)

    def enter(self) -> None:
        """Takes the focus."""
        self.setFocus()


class KeysOverlay(QObject):
    """Shows the shortcut sheet over the current page, and hides it again."""

    def __init__(self, pages: QStackedWidget) -> None:
        super().__init__(pages)
        self._pages = pages
        self._page: KeysPage | None = None
        self._page_below: tuple[QWidget | None, QWidget | None] = (None, None)

    def toggle(self, format_key: str) -> None:
        """Toggles the sheet, in the words of the open event's format."""
        if self._page is not None:
            self.close()
            return
        self._page_below = (self._pages.currentWidget(), QApplication.focusWidget())
        self._page = KeysPage(format_key)
        self._page.closed.connect(self.close)
        self._pages.addWidget(self._page)
        self._pages.setCurrentWidget(self._page)
        self._page.enter()

    def close(self) -> None:
        """Closes the sheet if it is open; the focus returns to where it was."""
        page, self._page = self._page, None
        if page is None:
            return
        under, keyboard = self._page_below
        if under is not None and self._pages.indexOf(under) >= 0:  # its event may be closed
            self._pages.setCurrentWidget(under)
        self._pages.removeWidget(page)
        page.deleteLater()
        if keyboard is not None and isValid(keyboard):
            keyboard.setFocus()


def key_groups(format_key: str = "") -> tuple[Group, ...]:
    """All shortcuts: first the menus', in menu order, then those of each page."""
    groups: dict[str, list[tuple[str, str]]] = {}
    for action in ACTIONS:
        if keys := keys_text(action):
            heading = "safety-keys-everywhere" if in_menus(action) else action.where
            name = messages.text(action.on_sheet or action.name, format_key).replace("&", "")
            groups.setdefault(heading, []).append((keys, name))
    return tuple((messages.text(heading), tuple(keys)) for heading, keys in groups.items())


def _columns(groups: Sequence[Group]) -> tuple[Sequence[Group], ...]:
    """The groups in two columns of similar length."""
    total = sum(len(keys) for _, keys in groups)
    split, so_far = 0, 0
    for _, keys in groups:
        if so_far + len(keys) / 2 > total / 2:
            break
        split, so_far = split + 1, so_far + len(keys)
    return groups[:split], groups[split:]


def _card(group: Group) -> QFrame:
    heading, keys = group
    card = QFrame()
    card.setProperty("look", "card")
    grid = QGridLayout(card)
    grid.setContentsMargins(16, 12, 16, 12)
    grid.setHorizontalSpacing(16)
    grid.setVerticalSpacing(4)
    grid.addWidget(label(heading, "strong"), 0, 0, 1, 2)
    for row, (key, description) in enumerate(keys, start=1):
        grid.addWidget(label(key, wraps=True), row, 0)
        grid.addWidget(label(description, "quiet", wraps=True), row, 1)
    grid.setColumnStretch(0, 2)
    grid.setColumnStretch(1, 3)
    return card
