"""Paints the cells of tables and seats: wrapped names, blocks beside the rows of a table, fields,
bars, headings of groups.
"""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import QStyleOptionViewItem

from tourneydesk.gui.widgets.table.cells import KIND_ROLE, PADDING, TONE_ROLE, CellDelegate, Index
from tourneydesk.gui.widgets.text_widgets import SIZES
from tourneydesk.gui.widgets.theme.icons import SMALL, draw_icon, scaled
from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.present.table import Column, Kind, Tone

BEGINS_ROLE = Qt.ItemDataRole.UserRole + 3
"""Whether the row is the first of a table with several."""
CURRENT_ROLE = Qt.ItemDataRole.UserRole + 4
"""Whether the row belongs to the current table."""
GROUP_ROLE = Qt.ItemDataRole.UserRole + 5
"""``group`` or ``folded`` for the heading of a group of tables."""
WHOLE_ROLE = Qt.ItemDataRole.UserRole + 6
"""Whether the cell is about a whole table."""
CHOSEN_ROLE = Qt.ItemDataRole.UserRole + 7
"""Whether the cell is chosen with the current table, and not only with a row of it."""
MAX_LINES = 12
"""The most lines of a name: enough for the longest that can be entered, at any width."""
NAME_PADDING = 5
"""Left and right of a name, in pixels."""
BAR_WIDTH = 110
BLOCK_PADDING = 12
"""Left of the number in a block, in pixels."""
_BAR = re.compile(r"([\d.]+)\+([\d.]+)/([\d.]+)")


class SeatDelegate(CellDelegate):
    """Also separates tables of several rows by a line."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        kind: Kind = index.data(KIND_ROLE) or "text"
        if index.data(GROUP_ROLE):
            if not index.column():
                _group(painter, option, index)
            return
        if index.data(CHOSEN_ROLE):
            painter.fillRect(option.rect.adjusted(0, 0, 0, -1), QColor(color("chosen")))
        paints = _PAINTERS.get(kind)
        if paints is None:
            super().paint(painter, option, index)
        else:
            bare = self.paint_bare(painter, option, index)
            painter.save()
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(bare.font)
            painter.setPen(bare.palette.text().color())
            paints(painter, option.rect, index)
            painter.restore()
        if index.data(BEGINS_ROLE) and index.row():
            painter.fillRect(
                QRect(option.rect.left(), option.rect.top() - 1, option.rect.width(), 1),
                QColor(color("edge")),
            )
        if index.data(WHOLE_ROLE) and index.data(BEGINS_ROLE):
            # It is painted after what is below it.
            rect = option.rect
            painter.fillRect(
                QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(color("edge"))
            )


def lines_of(text: str, font: QFont, width: int) -> tuple[str, ...]:
    """A name in lines of this width, broken between words where that is possible."""
    key = (tuple(font.families()), font.pointSizeF(), font.weight())
    return _lines(text, key, max(width, 1))


def name_height(text: str, font: QFont, width: int) -> int:
    """The height that a name needs; a bold one, so that a result moves no row."""
    bold = QFont(font)
    bold.setWeight(QFont.Weight.DemiBold)
    metrics = QFontMetrics(bold)
    if metrics.horizontalAdvance(text) <= width:
        return metrics.height()
    return metrics.height() * min(MAX_LINES, len(lines_of(text, bold, width)))


@lru_cache(maxsize=4096)
def _lines(
    text: str, font_key: tuple[tuple[str, ...], float, QFont.Weight], width: int
) -> tuple[str, ...]:
    # A font as a text has only its first family, so that other scripts would be measured in
    # another typeface than the one that they are drawn in.
    families, size, weight = font_key
    font = QFont(list(families))
    font.setPointSizeF(size)
    font.setWeight(weight)
    layout = QTextLayout(text, font)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    layout.setTextOption(option)
    layout.beginLayout()
    lines = []
    while (line := layout.createLine()).isValid():
        line.setLineWidth(width)
        lines.append(text[line.textStart() : line.textStart() + line.textLength()].strip())
    layout.endLayout()
    return tuple(lines)


def _name(painter: QPainter, room: QRect, index: Index) -> None:
    text = str(index.data() or "")
    inside = room.adjusted(NAME_PADDING, 0, -NAME_PADDING, 0)
    lines = lines_of(text, painter.font(), inside.width())
    shown, metrics = list(lines[:MAX_LINES]), painter.fontMetrics()
    if len(lines) > MAX_LINES:
        rest = " ".join(lines[MAX_LINES - 1 :])
        shown[-1] = metrics.elidedText(rest, Qt.TextElideMode.ElideRight, inside.width())
    at = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignAbsolute
    top = inside.top() + (inside.height() - metrics.height() * len(shown)) // 2
    for number, line in enumerate(shown):
        box = QRect(
            inside.left(), top + number * metrics.height(), inside.width(), metrics.height()
        )
        painter.drawText(box, at | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextSingleLine, line)


def _field(painter: QPainter, room: QRect, index: Index) -> None:
    """A figure; with a frame while it can be typed."""
    if index.data(TONE_ROLE) == "outline":
        painter.setPen(QPen(QColor(color("edge")), 1))
        painter.setBrush(QColor(color("card")))
        painter.drawRoundedRect(
            QRectF(field_box(room, painter.fontMetrics().height())).adjusted(0.5, 0.5, -0.5, -0.5),
            4,
            4,
        )
        painter.setPen(QColor(color("text")))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(index.data() or ""))


def field_box(room: QRect, line: int) -> QRect:
    """Where a field is in its cell, given the height of a line of text."""
    height = min(room.height() - 5, line + 10)
    box = QRect(0, 0, room.width() - 12, height)
    box.moveCenter(room.center())
    return box


def _bar(painter: QPainter, room: QRect, index: Index) -> None:
    """What a player had and what this round adds, towards a limit."""
    found = _BAR.fullmatch(str(index.data() or ""))
    if found is None:
        return
    had, now, limit = map(float, found.groups())
    full = min(BAR_WIDTH, room.width() - 8)
    over = index.data(TONE_ROLE) == "wrong"
    frame = QRectF(room.left() + 4.5, room.center().y() - 3.5, full, 8)
    first = min(1.0, had / limit) * full
    second = min(full, (had + now) / limit * full)
    pale = QColor(color("accent"))
    pale.setAlphaF(0.38)
    painter.fillRect(QRectF(frame.left(), frame.top(), first, 8), pale)
    strong = QColor(color("wrong" if over else "accent"))
    painter.fillRect(QRectF(frame.left() + first, frame.top(), second - first, 8), strong)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor(color("wrong" if over else "edge")), 1))
    painter.drawRoundedRect(frame, 2, 2)


def _block(painter: QPainter, room: QRect, index: Index) -> None:
    """A table's number, large, and its state as a chip below."""
    current = bool(index.data(CURRENT_ROLE))
    painter.fillRect(room, QColor(color("chosen" if current else "card")))
    if current:
        painter.fillRect(QRect(room.left(), room.top(), 4, room.height()), QColor(color("accent")))
    painter.fillRect(QRect(room.right(), room.top(), 1, room.height()), QColor(color("line")))
    painter.fillRect(QRect(room.left(), room.bottom(), room.width(), 1), QColor(color("line")))
    number, *states = str(index.data() or "").split("\n")
    metrics = painter.fontMetrics()
    line = metrics.height()
    font = QFont(painter.font())
    tight = room.height() < 3 * line
    painter.setFont(_number_font(font, large=not tight and bool(states)))
    painter.setPen(QColor(color("text")))
    left, top = room.left() + BLOCK_PADDING, room.top() + PADDING // 2
    if not states:
        painter.drawText(
            room.adjusted(BLOCK_PADDING, 0, 0, 0),
            Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
            number,
        )
        return
    height = painter.fontMetrics().height()
    painter.drawText(QPointF(left, top + painter.fontMetrics().ascent()), number)
    painter.setFont(font)
    top += height
    tone: Tone = index.data(TONE_ROLE) or ""
    for at, state in enumerate(states):
        width = metrics.horizontalAdvance(state) + 2 * PADDING
        box = QRectF(left, top, min(width, room.width() - 2 * PADDING), line + 2)
        fill = {"done": "donesoft", "accent": "card"}.get(tone, "hover") if at == 0 else "hover"
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(color("card" if current and fill == "hover" else fill)))
        painter.drawRoundedRect(box, 6, 6)
        painter.setPen(QColor(color("done" if fill == "donesoft" else "text")))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, state)
        top += line + 4
        if top + line > room.bottom():
            break


def block_width(column: Column, texts: Sequence[str], font: QFont) -> int:
    """The width that the blocks of a column need: the number, and the chips below it."""
    metrics, room = QFontMetrics(font), 0
    for text in texts:
        number, *states = text.split("\n")
        wide = QFontMetrics(_number_font(font, large=bool(states))).horizontalAdvance(number)
        chips = [metrics.horizontalAdvance(state) + 2 * PADDING for state in states]
        room = max(room, wide, *chips) if chips else max(room, wide)
    reserved = metrics.horizontalAdvance(column.widest) + 2 * PADDING if column.widest else 0
    head = metrics.horizontalAdvance(column.head)
    return max(room + BLOCK_PADDING, reserved + BLOCK_PADDING, head + PADDING) + PADDING


def _number_font(font: QFont, *, large: bool) -> QFont:
    made = QFont(font)
    made.setWeight(QFont.Weight.DemiBold)
    if large:
        made.setPointSizeF(font.pointSizeF() * SIZES["large"])
    return made


def _group(painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
    """The heading of a group: folded or not, its name, its figures, and at the end its progress."""
    current, rect = bool(index.data(CURRENT_ROLE)), option.rect
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, QColor(color("chosen" if current else "hover")))
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), QColor(color("line")))
    if current:
        painter.fillRect(QRect(rect.left(), rect.top(), 4, rect.height()), QColor(color("accent")))
    font = QFont(option.font)
    line = QFontMetrics(font).height()
    side = scaled(SMALL, line)
    arrow = QRect(rect.left() + BLOCK_PADDING, 0, side, side)
    arrow.moveTop(rect.center().y() - side // 2)
    name = "chevron-right" if index.data(GROUP_ROLE) == "folded" else "chevron-down"
    draw_icon(painter, name, "text", arrow)
    group, figures, progress, *_ = (*str(index.data() or "").split("\n"), "", "")
    painter.setPen(QColor(color("text")))
    left, across = arrow.right() + PADDING, Qt.AlignmentFlag.AlignVCenter
    bold = _number_font(font, large=False)
    for text, its in ((group, bold), (figures, font)):
        painter.setFont(its)
        room = QRect(left, rect.top(), rect.right() - left, rect.height())
        painter.drawText(room, across | Qt.AlignmentFlag.AlignLeft, text)
        left += painter.fontMetrics().horizontalAdvance(text) + PADDING
    room = QRect(left, rect.top(), rect.right() - left - PADDING, rect.height())
    if painter.fontMetrics().horizontalAdvance(progress) <= room.width():
        painter.drawText(room, across | Qt.AlignmentFlag.AlignRight, progress)
    painter.restore()


_PAINTERS: dict[str, Callable[[QPainter, QRect, Index], None]] = {
    "name": _name,
    "field": _field,
    "bar": _bar,
    "block": _block,
}
