"""Paints texts that take several lines in a list whose texts wrap."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import QStyleOptionViewItem

from tourneydesk.gui.widgets.table.cells import KIND_ROLE, CellDelegate, Index
from tourneydesk.gui.widgets.table.seat_cells import lines_of

TEXT_PADDING = 11
"""Left and right of a text, in pixels: as Qt draws those of one line."""
ROW_MARGIN = 12
"""Above and below several lines together, in pixels."""


class WrappedDelegate(CellDelegate):
    """A row that is high enough shows all lines of a text; others shorten it."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        text = str(index.data() or "")
        inside = option.rect.adjusted(TEXT_PADDING, 0, -TEXT_PADDING, 0)
        lines: list[str] = []
        if text and (index.data(KIND_ROLE) or "text") in ("text", "name"):
            bare = QStyleOptionViewItem(option)
            self.initStyleOption(bare, index)
            lines = wrapped(text, bare.font, inside.width())
        if len(lines) < 2 or len(lines) * option.fontMetrics.height() > inside.height():
            super().paint(painter, option, index)
            return
        bare = self.paint_bare(painter, option, index)
        painter.save()
        painter.setFont(bare.font)
        painter.setPen(bare.palette.text().color())
        line = painter.fontMetrics().height()
        top = inside.top() + (inside.height() - line * len(lines)) // 2
        at = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        for number, one in enumerate(lines):
            box = QRect(inside.left(), top + number * line, inside.width(), line)
            painter.drawText(box, at | Qt.TextFlag.TextSingleLine, one)
        painter.restore()


def wrapped(text: str, font: QFont, width: int) -> list[str]:
    """The lines of a text; one that is too long breaks between words where that is possible."""
    measured = QFontMetrics(font)
    lines: list[str] = []
    for part in text.split("\n"):
        fits = measured.horizontalAdvance(part) <= width
        lines += [part] if fits else lines_of(part, font, width)
    return lines


def wrapped_height(text: str, font: QFont, width: int) -> int:
    """The height of a row for a text; of a bold one, so that a result moves no row."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    lines = wrapped(text, bold, width)
    return QFontMetrics(bold).height() * len(lines) + ROW_MARGIN if len(lines) > 1 else 0
