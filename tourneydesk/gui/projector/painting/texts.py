"""Paints single lines of text, elided at their ends if they do not fit."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter

Flag = Qt.AlignmentFlag
LEFT = Flag.AlignLeft | Flag.AlignAbsolute | Flag.AlignVCenter
RIGHT = Flag.AlignRight | Flag.AlignAbsolute | Flag.AlignVCenter
MIDDLE = Flag.AlignHCenter | Flag.AlignVCenter
LINE = Qt.TextFlag.TextSingleLine
MIDDLE_OF_LETTERS = 0.357
"""The middle of capitals and figures above the baseline, in em (Noto Sans)."""


def draw_line(painter: QPainter, rect: QRectF, text: str, side: Qt.AlignmentFlag) -> None:
    """Paints one line with its capitals and figures in the middle of a rectangle. All texts of a
    row share one baseline, also in scripts with taller or deeper letters.
    """
    base = rect.center().y() + painter.font().pixelSize() * MIDDLE_OF_LETTERS
    draw_text_at(painter, rect, base, text, side)


def draw_text_at(
    painter: QPainter, rect: QRectF, base: float, text: str, side: Qt.AlignmentFlag
) -> None:
    """Paints one line on this baseline, within the width of a rectangle."""
    metrics = QFontMetricsF(painter.font())
    short = metrics.elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
    left, spare = rect.left(), rect.width() - metrics.horizontalAdvance(short)
    if side & Flag.AlignRight:
        left += spare
    elif side & Flag.AlignHCenter:
        left += spare / 2
    painter.drawText(QPointF(left, base), short)
