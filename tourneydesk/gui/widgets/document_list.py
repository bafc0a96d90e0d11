"""The list of documents: under headings, each with its first page, its name and its state."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import (
    QAbstractListModel,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QImage, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.table_view import FocusFrame
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present.messages import enumerated

Index = QModelIndex | QPersistentModelIndex
GAP = 8
"""Pixels between the parts of a row."""
WRAP = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
FADED = 0.4
"""How strong the page of a document is that cannot be printed yet."""
State = Literal["", "attention", "later"]


@dataclass(frozen=True, slots=True)
class DocumentRow:
    """A document and, below its name, when it was printed, why it is out of date (``attention``),
    or why it cannot be printed yet (``later``). Without a key, the row is a heading.
    """

    key: str
    name: str
    about: str = ""
    state: State = ""


class DocumentModel(QAbstractListModel):
    """The rows as a Qt model, and the picture of each document by its key."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: tuple[DocumentRow, ...] = ()
        self.pictures: dict[str, QImage] = {}

    def show(self, rows: Sequence[DocumentRow]) -> None:
        """Shows other rows; if only texts differ, the scroll position is kept."""
        old, self.rows = self.rows, tuple(rows)
        if [row.key for row in old] != [row.key for row in rows]:
            self.beginResetModel()
            self.endResetModel()
        elif old != self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(rows) - 1))

    def show_picture(self, key: str, picture: QImage) -> None:
        """Shows the first page of a document."""
        self.pictures[key] = picture
        at = self.row_of(key)
        if at is not None:
            self.dataChanged.emit(self.index(at), self.index(at), [Qt.ItemDataRole.DecorationRole])

    def row_of(self, key: str) -> int | None:
        """The index of the row of a document, or None."""
        return next((at for at, row in enumerate(self.rows) if row.key == key), None)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008, N802
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return row.name
            case Qt.ItemDataRole.AccessibleTextRole:
                return enumerated([text for text in (row.name, row.about) if text])
            case _:
                return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        if index.isValid() and not self.rows[index.row()].key:
            return Qt.ItemFlag.ItemNeverHasChildren
        return super().flags(index)


class DocumentList(FocusFrame, PageKeys, QListView):
    """``chosen`` has the key of the document that is now selected."""

    chosen = Signal(str)

    def __init__(self, name: str) -> None:
        super().__init__()
        self._documents = DocumentModel()
        self.setModel(self._documents)
        self.setItemDelegate(_Delegate(self))
        self.setAccessibleName(name)
        self.setProperty("look", "documents")
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.verticalScrollBar().setSingleStep(self.fontMetrics().height())
        self.selectionModel().currentChanged.connect(self._moved)

    @property
    def rows(self) -> tuple[DocumentRow, ...]:
        """The documents, without the headings."""
        return tuple(row for row in self._documents.rows if row.key)

    @property
    def headings(self) -> tuple[str, ...]:
        return tuple(row.name for row in self._documents.rows if not row.key)

    @property
    def documents(self) -> DocumentModel:
        return self._documents

    @property
    def row(self) -> DocumentRow | None:
        """The selected document."""
        at = self.currentIndex().row()
        return self._documents.rows[at] if 0 <= at < len(self._documents.rows) else None

    @property
    def key(self) -> str | None:
        """The key of the selected document, or None."""
        return self.row.key if self.row is not None else None

    def show_rows(self, rows: Sequence[DocumentRow]) -> None:
        """Shows other rows and keeps the selected document if it is still there."""
        selected = self.key
        self._documents.show(rows)
        if selected is not None and self.key != selected:
            self.choose(selected)

    def choose(self, key: str) -> bool:
        """Selects a document and scrolls to it; False if it is not listed."""
        at = self._documents.row_of(key)
        if at is None:
            return False
        index = self._documents.index(at)
        flag = QItemSelectionModel.SelectionFlag.ClearAndSelect
        self.selectionModel().setCurrentIndex(index, flag)
        if at and not self._documents.rows[at - 1].key:
            # Its heading, too.
            self.scrollTo(self._documents.index(at - 1))
        self.scrollTo(index)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        ends = {Qt.Key.Key_Home: 0, Qt.Key.Key_End: -1}
        if self.press(event):
            return
        end = ends.get(Qt.Key(event.key())) if self.rows else None
        if end is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self.choose(self.rows[end].key)

    def keyboardSearch(self, search: str) -> None:  # noqa: N802
        """Does nothing: letters are actions of the page."""

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        letter = self.fontMetrics().horizontalAdvance("0")
        return QSize(letter * 28, self.fontMetrics().height() * 9)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.scheduleDelayedItemsLayout()
        if self.currentIndex().isValid():
            self.scrollTo(self.currentIndex())

    def _moved(self, now: QModelIndex) -> None:
        if now.isValid():
            self.chosen.emit(self._documents.rows[now.row()].key)


class _Delegate(QStyledItemDelegate):
    """Paints a heading, or a document: its first page, its name, its state below."""

    def __init__(self, view: DocumentList) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        row = self._view.documents.rows[index.row()]
        line = option.fontMetrics.height()
        width = self._view.viewport().width()
        if not row.key:
            return QSize(width, line + GAP // 2)
        texts = self._heights(option, row, width - self._left(option) - GAP)
        return QSize(width, max(2 * line, sum(texts)) + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row, rect = self._view.documents.rows[index.row()], option.rect
        painter.save()
        if row.key:
            self._paint_document(painter, option, row)
        else:
            painter.fillRect(rect, QColor(color("hover")))
            painter.setFont(_bold(option.font))
            painter.setPen(QColor(color("text")))
            inside = rect.adjusted(GAP, 0, -GAP, 0)
            shown = painter.fontMetrics().elidedText(
                row.name, Qt.TextElideMode.ElideRight, inside.width()
            )
            painter.drawText(inside, Qt.AlignmentFlag.AlignVCenter, shown)
        painter.restore()

    def _paint_document(
        self, painter: QPainter, option: QStyleOptionViewItem, row: DocumentRow
    ) -> None:
        rect = option.rect
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(rect, QColor(color("chosen")))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(color("line")))
        self._paint_page(painter, option, row)
        left = self._left(option)
        width = rect.width() - left - GAP
        name_height, about_height = self._heights(option, row, width)
        top = rect.top() + (rect.height() - name_height - about_height) // 2
        painter.setFont(_bold(option.font) if chosen else option.font)
        painter.setPen(QColor(color("quiet" if row.state == "later" else "text")))
        painter.drawText(QRect(rect.left() + left, top, width, name_height), WRAP, row.name)
        painter.setFont(option.font)
        painter.setPen(QColor(color("attention" if row.state == "attention" else "quiet")))
        below = QRect(rect.left() + left, top + name_height, width, about_height)
        painter.drawText(below, WRAP, row.about)

    def _paint_page(
        self, painter: QPainter, option: QStyleOptionViewItem, row: DocumentRow
    ) -> None:
        """The first page, or an empty one as long as it is being made."""
        place = QRect(QPoint(0, 0), thumbnail_size(option.fontMetrics.height()))
        place.moveCenter(option.rect.center())
        place.moveLeft(option.rect.left() + GAP)
        picture = self._view.documents.pictures.get(row.key)
        if picture is not None and picture.width() > picture.height():
            place.setHeight(place.width() * picture.height() // picture.width())
            place.moveTop(option.rect.center().y() - place.height() // 2)
        painter.setOpacity(FADED if row.state == "later" else 1)
        painter.fillRect(place, QColor("white"))
        if picture is not None:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(place, picture)
        painter.setPen(QColor(color("edge")))
        painter.drawRect(place.adjusted(0, 0, -1, -1))
        painter.setOpacity(1)

    def _heights(
        self, option: QStyleOptionViewItem, row: DocumentRow, width: int
    ) -> tuple[int, int]:
        """The heights of the name and of the state; they are wrapped rather than cut."""
        space = QRect(0, 0, max(width, 40), 9999)
        # The name of the selected document is bold: no row changes its height when it is selected.
        bold = QFontMetrics(_bold(option.font))
        name = bold.boundingRect(space, WRAP, row.name).height()
        about = option.fontMetrics.boundingRect(space, WRAP, row.about).height() if row.about else 0
        return name, about

    def _left(self, option: QStyleOptionViewItem) -> int:
        """Where the name begins."""
        return thumbnail_size(option.fontMetrics.height()).width() + 2 * GAP


def thumbnail_size(line: int) -> QSize:
    """The size of a first page in the list, beside two lines of text of that height."""
    return QSize(line * 28 // 18, line * 2)


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    return bold
