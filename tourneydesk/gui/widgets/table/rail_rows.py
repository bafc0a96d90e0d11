"""What the rows of the sidebar's lists have in common: an icon and a name on a rounded fill."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableView

from tourneydesk.gui.widgets.theme.icons import SMALL, draw_icon, scaled
from tourneydesk.gui.widgets.theme.look import color

PADDING, GAP, CORNER = 8, 4, 6
"""Pixels inside a row at its ends, and between two rows; and the radius of the fill."""


def paint_rows(view: QTableView, delegate: QStyledItemDelegate, hidden: Sequence[int]) -> None:
    """Has the delegate paint the rows, also while the mouse is over them. It paints a whole row in
    the column of the name, so that the others are hidden.
    """
    view.setItemDelegate(delegate)
    view.setMouseTracking(True)
    view.viewport().setAttribute(Qt.WidgetAttribute.WA_Hover)
    for column in hidden:
        view.setColumnHidden(column, True)


def is_chosen(option: QStyleOptionViewItem) -> bool:
    """Whether the row is the current one."""
    return bool(option.state & QStyle.StateFlag.State_Selected)


def paint_fill(
    painter: QPainter, box: QRect, option: QStyleOptionViewItem, *, focused: bool
) -> None:
    """Fills the current row and the one under the mouse; the current one has a border with the
    focus.
    """
    chosen = is_chosen(option)
    enabled = bool(option.state & QStyle.StateFlag.State_Enabled)
    hovered = enabled and bool(option.state & QStyle.StateFlag.State_MouseOver)
    if chosen or hovered:
        painter.setBrush(QColor(color("chosen" if chosen else "hover")))
        border = QPen(QColor(color("accent")), 2) if chosen and focused else Qt.PenStyle.NoPen
        painter.setPen(border)
        painter.drawRoundedRect(QRectF(box).adjusted(1, 1, -1, -1), CORNER, CORNER)


def paint_icon(
    painter: QPainter, area: QRect, picture: str, tone: str, option: QStyleOptionViewItem
) -> QRect:
    """Paints an icon where text begins, and returns the area that is left for the text."""
    side = scaled(SMALL, option.fontMetrics.height())
    square, left = QRect(0, 0, side, side), QRect(area)
    square.moveCenter(area.center())
    if option.direction == Qt.LayoutDirection.RightToLeft:
        square.moveLeft(area.right() - side)
        left.setRight(square.left() - PADDING)
    else:
        square.moveLeft(area.left())
        left.setLeft(square.right() + PADDING)
    draw_icon(painter, picture, tone, square)
    return left
