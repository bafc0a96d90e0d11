"""Paints the cells of a list: text in its tone, chips for states, squares for colors, icons."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPalette, QPen
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from tourneydesk.gui.widgets.theme.icons import SMALL, draw_icon, scaled
from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.present.table import Column, Kind, Tone

Index = QModelIndex | QPersistentModelIndex
TONE_ROLE = Qt.ItemDataRole.UserRole + 1
KIND_ROLE = Qt.ItemDataRole.UserRole + 2
PADDING = 8
"""Inside a cell, a chip or a button, in pixels."""
_INKS: dict[Tone, str] = {tone: tone for tone in ("quiet", "done", "attention", "wrong")}
_FILLS: dict[Tone, str] = {tone: f"{tone}soft" for tone in ("done", "attention", "wrong")}
_INKS["accent"], _FILLS["accent"] = "chosenink", "chosen"
_CORNER = 6


class CellDelegate(QStyledItemDelegate):
    """Paints a cell by its column's kind and its own tone."""

    def initStyleOption(self, option: QStyleOptionViewItem, index: Index) -> None:  # noqa: N802
        super().initStyleOption(option, index)
        tone: Tone = index.data(TONE_ROLE) or ""
        if index.data(KIND_ROLE) == "name" and option.text.endswith(")"):
            # The number behind a name tells equal names apart: the name is cut before it.
            option.textElideMode = Qt.TextElideMode.ElideMiddle
        if tone == "strong":
            font = QFont(option.font)
            font.setWeight(QFont.Weight.DemiBold)
            option.font = font
        elif tone in _INKS and index.data(KIND_ROLE) != "chip":
            for role in (QPalette.ColorRole.Text, QPalette.ColorRole.HighlightedText):
                option.palette.setColor(role, QColor(color(_INKS[tone])))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        kind: Kind = index.data(KIND_ROLE) or "text"
        text = str(index.data(Qt.ItemDataRole.DisplayRole) or "")
        if kind not in _PAINTERS or not text:
            super().paint(painter, option, index)
            return
        bare = self.paint_bare(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(bare.font)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        _PAINTERS[kind](painter, option.rect, text, index.data(TONE_ROLE) or "", chosen)
        painter.restore()

    def paint_bare(
        self, painter: QPainter, option: QStyleOptionViewItem, index: Index
    ) -> QStyleOptionViewItem:
        """Paints a cell without its text, and returns how the text would have been painted."""
        bare = QStyleOptionViewItem(option)
        self.initStyleOption(bare, index)
        bare.text = ""
        style = bare.widget.style() if bare.widget is not None else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, bare.widget)
        return bare


def needed_width(column: Column, text_width: int, line: int) -> int:
    """The pixels that a column of this kind needs for cells whose text is so wide, and its lines so
    high.
    """
    if column.kind == "icon":
        return scaled(SMALL, line) + PADDING
    return text_width + (2 * PADDING if column.kind == "chip" else 0)


def _chip(painter: QPainter, rect: QRect, text: str, tone: Tone, chosen: bool) -> None:
    metrics = painter.fontMetrics()
    height = metrics.height() + 2
    width = min(metrics.horizontalAdvance(text) + 2 * PADDING, rect.width() - PADDING)
    box = QRectF(rect.left() + PADDING / 2, rect.center().y() - height / 2 + 0.5, width, height)
    if tone == "outline":
        painter.setPen(QPen(QColor(color("edge")), 1))
    else:
        fill = "card" if chosen and tone == "accent" else _FILLS.get(tone, "hover")
        painter.setBrush(QColor(color(fill)))
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawRoundedRect(box, _CORNER, _CORNER)
    painter.setPen(QColor(color(_INKS.get(tone, "text"))))
    shown = metrics.elidedText(text, Qt.TextElideMode.ElideRight, round(width) - PADDING)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, shown)


def draw_due(painter: QPainter, rect: QRect, text: str, tone: Tone, _chosen: bool) -> None:
    """A square in the color of a side of the board; a ring marks a player who did not get it."""
    side = painter.fontMetrics().height() + 2
    box = QRectF(0, 0, side, side)
    box.moveCenter(QRectF(rect).center())
    shade = "black" if tone.startswith("black") else "white"
    painter.setPen(QPen(QColor(color(f"{shade}edge")), 1))
    painter.setBrush(QColor(color(f"{shade}fill")))
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    if tone.endswith("missed"):
        painter.setPen(QPen(QColor(color("attentionedge")), 2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(-2, -2, 2, 2), 5, 5)
    font = QFont(painter.font())
    font.setWeight(QFont.Weight.DemiBold)
    font.setPointSizeF(font.pointSizeF() * 0.92)
    painter.setFont(font)
    painter.setPen(QColor(color(f"{shade}ink")))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)


def _icon(painter: QPainter, rect: QRect, text: str, tone: Tone, chosen: bool) -> None:
    side = scaled(SMALL, painter.fontMetrics().height())
    box = QRect(0, 0, side, side)
    box.moveCenter(rect.center())
    draw_icon(painter, text, _INKS.get(tone, "chosenink" if chosen else "quiet"), box)


_PAINTERS = {"chip": _chip, "due": draw_due, "icon": _icon}
