"""The texts that a window shows, in the order of its widgets."""

from collections.abc import Iterator

from PySide6.QtCore import QModelIndex, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QTableView,
    QWidget,
)

MOST_ROWS = 20
NOWHERE = QModelIndex()


def visible_texts(window: QWidget) -> Iterator[str]:
    """The texts of labels, buttons, fields and lists; the first rows of a long list only."""
    for part in (window, *window.findChildren(QWidget)):
        if part is window or part.isVisibleTo(window):
            yield from (text for text in _texts(part) if text.strip())


def _texts(part: QWidget) -> Iterator[str]:
    match part:
        case QLabel() | QAbstractButton():
            yield part.text()
        case QComboBox():
            yield part.currentText()
        case QAbstractItemView():
            model = part.model()
            # A list's model has one column, and no method to count them.
            columns = model.columnCount(NOWHERE) if isinstance(part, QTableView) else 1
            for row in range(min(MOST_ROWS, model.rowCount(NOWHERE))):
                for column in range(columns):
                    index = model.index(row, column, NOWHERE)
                    yield str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        case _:
            return
