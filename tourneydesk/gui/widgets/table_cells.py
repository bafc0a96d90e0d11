"""Paints the cells of lists."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetrics,
    QPainter,
    QPalette,
    QPen,
    QTextLayout,
    QTextOption,
)
from PySide6.QtWidgets import (
    QApplication,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
)

from tourneydesk.gui.widgets.text_widgets import SIZES
from tourneydesk.gui.widgets.theme import SMALL, color, draw_icon, scaled
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

# What the rows of the sidebar's lists have in common: an icon and a name on a rounded fill.

SIDEBAR_PADDING, GAP, CORNER = 8, 4, 6
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
        left.setRight(square.left() - SIDEBAR_PADDING)
    else:
        square.moveLeft(area.left())
        left.setLeft(square.right() + SIDEBAR_PADDING)
    draw_icon(painter, picture, tone, square)
    return left


# Paints the cells of tables and seats: wrapped names, blocks beside the rows of a table, fields,
# bars, headings of groups.

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
        paints = _SEAT_PAINTERS.get(kind)
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


_SEAT_PAINTERS: dict[str, Callable[[QPainter, QRect, Index], None]] = {
    "name": _name,
    "field": _field,
    "bar": _bar,
    "block": _block,
}

# Paints texts that take several lines in a list whose texts wrap.

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
