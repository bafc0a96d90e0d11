"""Edits a cell of a list in place; a refused value stays there, with the reason below it."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame

from tourneydesk.gui.widgets.layouts import row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.table_view import TableView
from tourneydesk.gui.widgets.text_widgets import Field, label, show_text
from tourneydesk.present import messages

Cell = tuple[int, str]
"""The key of a row, and the id of a column."""
Commit = Callable[[Cell, str], str]
"""Takes a value that was typed, and returns why it is refused; empty if it is taken."""


class _CellField(Field):
    tabbed = Signal(int)
    """Tab (1) or Shift+Tab (-1) was pressed."""

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802
        self.tabbed.emit(1 if forward else -1)
        return True


class CellEditor(PageKeys, QFrame):
    """A field over a cell of a list. Enter takes the value, Tab also goes to the next cell, Up and
    Down to that of the next row; Esc leaves the cell as it was.
    """

    def __init__(
        self,
        view: TableView[int],
        ids: Sequence[str],
        value: Callable[[Cell], str],
        commit: Commit,
        why: Callable[[Cell], str] = lambda _: "",
    ) -> None:
        """``ids`` are the columns that can be edited, ``value`` the text to begin with, and ``why``
        what is wrong with it already.
        """
        super().__init__(view.viewport())
        self._view, self._ids, self._value, self._commit = view, tuple(ids), value, commit
        self._why = why
        self.key_actions = {"keys-back": self._cancel}
        self.cell: Cell | None = None
        self._begun = ""
        self.field = _CellField(4000)
        self.field.tabbed.connect(self._next)
        self.field.returnPressed.connect(lambda: self._finish())
        self.field.stepped.connect(self._step)
        self.field.installEventFilter(self)
        row_of(self.field, on=self, margins=0, spacing=0)
        self.reason = label("", "cell-reason", wraps=True)
        self.reason.setParent(view.viewport())
        self.hide()
        self.reason.hide()
        moved = (
            view.verticalScrollBar().valueChanged,
            view.horizontalScrollBar().valueChanged,
            view.horizontalHeader().sectionResized,
            view.model().modelReset,
            view.model().dataChanged,
            view.model().rowsInserted,
        )
        for signal in moved:
            signal.connect(self._place_later)

    def open(self, key: int, id: str) -> bool:
        """Begins to edit a cell; False if it cannot be edited. A value typed elsewhere is taken
        first, and if it is refused, its cell stays open.
        """
        if id not in self._ids or id not in self._view.ids or not self._close():
            return False
        self.cell = (key, id)
        self._view.choose_cell(key, id)
        head = self._view.head_of(id)
        self.field.setAccessibleName(head)
        self._begun = self._value(self.cell)
        self.field.setText(self._begun)
        self._show_reason(self._why(self.cell))
        self._place()
        self.show()
        self.field.setFocus()
        self.field.selectAll()
        return True

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Leaving the field takes its value."""
        if event.type() == QEvent.Type.FocusOut and self.cell is not None and self.isVisible():
            self._close()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """The keys of the list below do nothing while a value is being typed."""
        if not self.press(event):
            control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
            event.setAccepted(not event.modifiers() & control)

    def _finish(self) -> None:
        if self._close():
            self._view.setFocus()

    def _cancel(self) -> None:
        self._leave()
        self._view.setFocus()

    def _leave(self) -> None:
        self.cell = None
        self.hide()
        self.reason.hide()

    def _close(self) -> bool:
        """Takes the value; False if it is refused and the cell stays open."""
        cell = self.cell
        if cell is None:
            return True
        text, now = self.field.text().strip(), self._value(cell)
        why = ""
        if text == self._begun.strip():
            pass  # what another desk made of it meanwhile stays
        elif now != self._begun:
            self._begun = now
            id = "desk-value-changed" if now else "desk-value-empty"
            why = messages.text(id, value=now) if text != now else ""
        elif text != now:
            why = self._commit(cell, text)
        self._show_reason(why)
        if not why:
            self._leave()
        return not why

    def _next(self, by: int) -> None:
        if self.cell is None:
            return
        key, id = self.cell
        shown = [one for one in self._view.ids if one in self._ids]
        at = shown.index(id) + by if id in shown else -1
        if self._close() and not (0 <= at < len(shown) and self.open(key, shown[at])):
            self._view.setFocus()

    def _step(self, by: int) -> None:
        if self.cell is None:
            return
        key, id = self.cell
        keys = [row.key for row in self._view.rows]
        at = keys.index(key) + by if key in keys else -1
        if 0 <= at < len(keys) and self._close():
            self.open(keys[at], id)

    def _show_reason(self, why: str) -> None:
        show_text(self.reason, f"{messages.text('window-sign-wrong')}{why}" if why else "")
        self.field.setAccessibleDescription(why)
        self.field.setProperty("look", "wrong" if why else "")
        self.field.style().unpolish(self.field)
        self.field.style().polish(self.field)
        self._place()
        self.reason.setVisible(bool(why))

    def _place_later(self) -> None:
        # After the list has laid out its columns.
        QTimer.singleShot(0, self, self._place)

    def _place(self) -> None:
        """Puts the field over its cell, with the reason below or, at the end of the list, above."""
        if self.cell is None:
            return
        where = self._view.cell_rect(*self.cell)
        if where is None:
            return
        letter = self.fontMetrics().averageCharWidth()
        across = self._view.viewport().rect()
        wide = QRect(where).united(QRect(where.topLeft(), self.field.minimumSizeHint()))
        wide.setWidth(max(where.width(), letter * 10))
        wide.moveRight(min(wide.right(), across.right()))
        self.setGeometry(wide)
        self.raise_()
        width = min(letter * 50, across.width())
        self.reason.setFixedWidth(width)
        height = self.reason.heightForWidth(width)
        below = wide.bottom() + height <= across.bottom()
        top = wide.bottom() + 1 if below else wide.top() - height
        self.reason.resize(width, height)
        self.reason.move(min(wide.left(), across.right() - width), top)
        self.reason.raise_()
