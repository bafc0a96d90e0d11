"""A list of which some entries are chosen, in an order: to tick, to drag, to move by keys."""

from collections.abc import Mapping, Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QModelIndex,
    QPersistentModelIndex,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QMouseEvent, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.table_view import FocusFrame
from tourneydesk.gui.widgets.theme import color, draw_icon
from tourneydesk.present import messages

Index = QModelIndex | QPersistentModelIndex
KEY_ROLE = Qt.ItemDataRole.UserRole + 1
HELP_ROLE = Qt.ItemDataRole.UserRole + 2
GAP = 8
"""Pixels between the parts of a row."""


class TickList(FocusFrame, PageKeys, QListWidget):
    """The ticked entries are used from top to bottom. A row moves only where the user moves it."""

    changed = Signal()

    def __init__(self, entries: Mapping[str, str], helps: Mapping[str, str]) -> None:
        """The names of all entries by their keys, and a sentence for some."""
        super().__init__()
        self._filling = False
        self.setItemDelegate(_Delegate(self))
        self.setProperty("look", "ticks")
        self.setDragDropMode(QAbstractItemView.DragDropMode.InternalMove)
        self.setDefaultDropAction(Qt.DropAction.MoveAction)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListWidget.ResizeMode.Adjust)
        for key, name in entries.items():
            item = QListWidgetItem(name)
            item.setData(KEY_ROLE, key)
            item.setData(HELP_ROLE, helps.get(key, ""))
            item.setData(Qt.ItemDataRole.AccessibleDescriptionRole, helps.get(key, ""))
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setFlags(item.flags() & ~Qt.ItemFlag.ItemIsDropEnabled)
            item.setCheckState(Qt.CheckState.Unchecked)
            self.addItem(item)
        self.setCurrentRow(0)
        moves = (lambda: self.move_row(-1), lambda: self.move_row(1))
        self.on_keys({"keys-ticks-move": moves})
        self.model().rowsMoved.connect(self._report)
        self.model().rowsInserted.connect(self._report)
        self.itemChanged.connect(self._report)

    @property
    def keys(self) -> list[str]:
        """The keys of the ticked entries, from top to bottom."""
        return [str(item.data(KEY_ROLE)) for item in self._items() if _ticked(item)]

    def show_keys(self, keys: Sequence[str]) -> None:
        """Ticks these, in this order, above all others, without reporting a change."""
        if self.keys == list(keys):
            return
        self._filling = True
        for row, key in enumerate(keys):
            at = next(at for at, item in enumerate(self._items()) if item.data(KEY_ROLE) == key)
            self.insertItem(row, self.takeItem(at))
        for row, item in enumerate(self._items()):
            checked = row < len(keys)
            item.setCheckState(Qt.CheckState.Checked if checked else Qt.CheckState.Unchecked)
        self.setCurrentRow(0)
        self._filling = False
        self._fit()

    def move_row(self, by: int) -> None:
        """Moves the current row up or down."""
        row = self.currentRow()
        if not 0 <= row + by < self.count():
            return
        self._filling = True
        item = self.takeItem(row)
        self.insertItem(row + by, item)
        self.setCurrentItem(item)
        self._filling = False
        self._report()

    def toggle(self, row: int) -> None:
        """Ticks a row, or takes its tick away."""
        item = self.item(row)
        state = Qt.CheckState.Unchecked if _ticked(item) else Qt.CheckState.Checked
        item.setCheckState(state)

    def number_of(self, row: int) -> int:
        """The place of a ticked row among those ticked, from 1; 0 for a row without a tick."""
        rows = list(self._items())[: row + 1]
        return sum(map(_ticked, rows)) if _ticked(rows[-1]) else 0

    def sizeHint(self) -> QSize:  # noqa: N802
        height = sum(self.sizeHintForRow(row) for row in range(self.count()))
        return QSize(super().sizeHint().width(), height + 2 * self.frameWidth() + 4)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(self.fontMetrics().horizontalAdvance("0") * 20, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def _items(self) -> list[QListWidgetItem]:
        return [self.item(row) for row in range(self.count())]

    def _report(self, *_: object) -> None:
        if not self._filling:
            self._fit()
            self.changed.emit()

    def _fit(self) -> None:
        """The height of a row follows its sentence, and that of the list its rows."""
        self.scheduleDelayedItemsLayout()
        self.setFixedHeight(self.sizeHint().height())
        self.viewport().update()


def _ticked(item: QListWidgetItem) -> bool:
    return item.checkState() == Qt.CheckState.Checked


class _Delegate(QStyledItemDelegate):
    """Paints a grip, a check box, the place, the name and, if ticked, the sentence."""

    def __init__(self, ticks: TickList) -> None:
        super().__init__(ticks)
        self._list = ticks

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        line = option.fontMetrics.height()
        help_height = 0
        if text := _help_text(index):
            width = self._list.viewport().width() - self._left(option) - GAP
            wrap = Qt.TextFlag.TextWordWrap
            bounds = option.fontMetrics.boundingRect(QRect(0, 0, max(width, 40), 9999), wrap, text)
            help_height = bounds.height()
        return QSize(line * 12, line + help_height + line * 7 // 9)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = option.rect
        if option.state & QStyle.StateFlag.State_Selected and self._list.hasFocus():
            painter.fillRect(rect, QColor(color("chosen")))
        painter.fillRect(rect.left(), rect.bottom(), rect.width(), 1, QColor(color("line")))
        line = option.fontMetrics.height()
        side = line * 8 // 9
        middle = rect.center().y() - side // 2
        draw_icon(painter, "grip-vertical", "quiet", QRect(rect.left() + GAP, middle, side, side))
        number = self._list.number_of(index.row())
        self._draw_box(painter, self._box(option), ticked=number > 0)
        name_top = rect.top() + line * 7 // 18
        left = rect.left() + self._left(option)
        line_rect = QRect(left, name_top, rect.right() - left - GAP, line)
        if number:
            place = QRect(left - line * 5 // 4 - GAP, name_top, line * 5 // 4, line)
            painter.setPen(QColor(color("quiet")))
            painter.drawText(place, Qt.AlignmentFlag.AlignRight, messages.number(number))
            help_rect = QRect(left, name_top + line, line_rect.width(), rect.bottom())
            painter.drawText(help_rect, Qt.TextFlag.TextWordWrap, _help_text(index))
        font = QFont(option.font)
        if number:
            font.setWeight(QFont.Weight.DemiBold)
        painter.setFont(font)
        painter.setPen(QColor(color("text")))
        name = str(index.data())
        elided = painter.fontMetrics().elidedText(
            name, Qt.TextElideMode.ElideRight, line_rect.width()
        )
        painter.drawText(line_rect, Qt.AlignmentFlag.AlignVCenter, elided)
        painter.restore()

    def editorEvent(  # noqa: N802
        self,
        event: QEvent,
        model: QAbstractItemModel,
        option: QStyleOptionViewItem,
        index: Index,
    ) -> bool:
        if isinstance(event, QMouseEvent):
            released = event.type() == QEvent.Type.MouseButtonRelease
            box = self._box(option).adjusted(-GAP // 2, -GAP // 2, GAP // 2, GAP // 2)
            if released and box.contains(event.position().toPoint()):
                self._list.toggle(index.row())
                return True
            return False
        return super().editorEvent(event, model, option, index)

    def _box(self, option: QStyleOptionViewItem) -> QRect:
        side = option.fontMetrics.height() * 8 // 9
        left = option.rect.left() + 2 * GAP + side
        return QRect(left, option.rect.center().y() - side // 2, side, side)

    def _left(self, option: QStyleOptionViewItem) -> int:
        """Where the name begins."""
        line = option.fontMetrics.height()
        return 4 * GAP + 2 * (line * 8 // 9) + line * 5 // 4

    def _draw_box(self, painter: QPainter, box: QRect, *, ticked: bool) -> None:
        painter.setPen(QPen(QColor(color("accent" if ticked else "edge")), 1))
        painter.setBrush(QColor(color("accent" if ticked else "card")))
        painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
        if ticked:
            draw_icon(painter, "check", "onaccent", box.adjusted(2, 2, -2, -2))


def _help_text(index: Index) -> str:
    ticked = Qt.CheckState(index.data(Qt.ItemDataRole.CheckStateRole)) == Qt.CheckState.Checked
    return str(index.data(HELP_ROLE) or "") if ticked else ""
