"""The sections of the open day in the sidebar, each with how far it is."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QSizePolicy, QStyledItemDelegate, QStyleOptionViewItem

from tourneydesk.gui.app.day.open_day import WHOLE_DAY, OpenDay, OpenSection
from tourneydesk.gui.widgets.table_cells import (
    GAP,
    SIDEBAR_PADDING,
    is_chosen,
    paint_fill,
    paint_icon,
    paint_rows,
)
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.theme import color
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row

Index = QModelIndex | QPersistentModelIndex
MOST_ROWS, LEAST_ROWS = 7, 2
"""Visible at once where there is room, and where there is little; the others are scrolled to."""


class SectionList(TableView[int]):
    """A row for the whole day, then one for each section: name, status, icon."""

    def __init__(self) -> None:
        columns = (Column("", wide=True), Column(""), Column("", "icon"))
        super().__init__(
            TableModel(columns), messages.text("day-sections"), heads=False, look="rail"
        )
        paint_rows(self, _SectionDelegate(self), hidden=(1, 2))
        self._row_height = 0
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self._row_height * min(len(self.rows), MOST_ROWS) + 2)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return QSize(0, self._row_height * min(len(self.rows), LEAST_ROWS) + 2)

    def show_sections(self, rows: Sequence[Row[int]], current: int) -> None:
        """Shows the sections, with the visible one selected."""
        self.blockSignals(True)
        self.show_rows(rows)
        height = self.fontMetrics().height() * 2 + 2 * GAP
        for at in range(len(rows)):
            self.setRowHeight(at, height)
        self._row_height = height
        self.updateGeometry()
        self.choose(current)
        self.blockSignals(False)


class _SectionDelegate(QStyledItemDelegate):
    """Paints icon and name, and below them the status, on a rounded fill if it is the current
    one.
    """

    def __init__(self, view: SectionList) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = self._view.rows[index.row()]
        name, status, picture = row.cells
        box = QRect(option.rect).adjusted(0, 0, 0, -GAP)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        chosen = is_chosen(option)
        paint_fill(painter, box, option, focused=bool(self._view.property("focused")))
        ink = "chosenink" if chosen else "text"
        inside = box.adjusted(SIDEBAR_PADDING, 0, -SIDEBAR_PADDING, 0)
        upper = QRect(inside.left(), inside.top(), inside.width(), inside.height() // 2)
        tone = ink if chosen else row.tones[2] or "quiet"
        upper = paint_icon(painter, upper, picture, tone, option)
        lower = upper.translated(0, upper.height())
        from_right = option.direction == Qt.LayoutDirection.RightToLeft
        near = Qt.AlignmentFlag.AlignRight if from_right else Qt.AlignmentFlag.AlignLeft
        where = near | Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignAbsolute
        font = option.font
        font.setWeight(QFont.Weight.DemiBold if chosen else QFont.Weight.Normal)
        for text, area, pen in ((name, upper, ink), (status, lower, row.tones[1] or "quiet")):
            painter.setFont(font)
            painter.setPen(QColor(color(ink if chosen else pen)))
            elided = painter.fontMetrics().elidedText(
                text, Qt.TextElideMode.ElideRight, area.width()
            )
            painter.drawText(area, where | Qt.TextFlag.TextSingleLine, elided)
            font.setWeight(QFont.Weight.Normal)
        painter.restore()


def section_rows(day: OpenDay, warning_of: Callable[[OpenSection], str]) -> list[Row[int]]:
    """The whole day and its sections, with how far each is, or the warning of its clock."""
    players = [player for one in day.named for player in one.event.entered]
    here = sum(player.checked_in for player in players)
    whole = messages.text("people-here-of", here=here, all=len(players))
    if not here:
        whole = messages.text("count-players", count=len(players))
    rows = [Row(WHOLE_DAY, (messages.text("day-whole"), whole, "users-round"), tones=("",) * 3)]
    for at, (section, name) in enumerate(zip(day.sections, day.names, strict=True)):
        if section.session is None:
            cells = (name, messages.text("day-not-open"), "file-warning")
            rows.append(Row(at, cells, tones=("", "attention", "attention")))
        else:
            late = warning_of(section)
            cells = (name, late or section.status, section.picture)
            rows.append(Row(at, cells, tones=("", "attention" if late else "", "")))
    return rows
