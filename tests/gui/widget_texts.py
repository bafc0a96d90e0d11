"""What a widget shows as text."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QTableView,
    QWidget,
)


def said(widget: QWidget) -> list[str]:
    match widget:
        case QLabel() | QAbstractButton() | QLineEdit():
            return [widget.text()]
        case QPlainTextEdit():
            return [widget.toPlainText()]
        case QComboBox():
            return [widget.itemText(at) for at in range(widget.count())]
        case QAbstractItemView():
            model = widget.model()
            columns = model.columnCount() if isinstance(widget, QTableView) else 1
            return [
                str(model.index(row, column).data(Qt.ItemDataRole.DisplayRole))
                for row in range(model.rowCount())
                for column in range(columns)
            ]
        case _:
            return []


def headings(widget: QWidget) -> list[str]:
    """The headings of a table's columns."""
    if not isinstance(widget, QTableView):
        return []
    model = widget.model()
    return [
        str(model.headerData(at, Qt.Orientation.Horizontal) or "")
        for at in range(model.columnCount())
    ]


def all_texts(widget: QWidget) -> list[str]:
    """Also what is read aloud, what appears under the pointer and in an empty field."""
    empty = widget.placeholderText() if isinstance(widget, QLineEdit | QPlainTextEdit) else ""
    about = (widget.accessibleName(), widget.accessibleDescription(), widget.toolTip(), empty)
    return [*said(widget), *headings(widget), *about]
