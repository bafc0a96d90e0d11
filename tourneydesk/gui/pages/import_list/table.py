"""The table of a list to be imported: a field to choose above each column, bad cells marked."""

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QPen
from PySide6.QtWidgets import QHeaderView, QStyle, QStyleOptionViewItem

from tourneydesk.gui.pages.import_list.rows import field_name
from tourneydesk.gui.widgets.table.cells import KIND_ROLE, PADDING, TONE_ROLE, CellDelegate, Index
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.gui.widgets.theme.look import color
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row

GAP = 4
"""Around a choice above a column, in pixels."""
LEAST_ROWS = 7
"""The height of the table, in rows, where the page must scroll."""
ALIGNED = Qt.ItemDataRole.TextAlignmentRole
_MARKED = {"wrong": "wrong", "attention": "attentionedge"}
"""The tones of cells with a problem, and the colors of their frames."""


class ImportTable(TableView[int]):
    """Each cell can be selected and edited; ``picked`` says which field a column has."""

    picked = Signal(int, str)
    """The number of a column, counted from 0, and the field chosen for it."""
    cell_padding = 22

    def __init__(self, name: str, beside: int) -> None:
        """``beside``: the number of columns of its own before those of the list."""
        super().__init__(TableModel(()), name)
        self.pickers = PickerHeader(self, beside)
        self.pickers.picked.connect(self.picked)
        self.setHorizontalHeader(self.pickers)
        self.setItemDelegate(_Cells(self))
        self.pickers.show()
        self.setMinimumHeight(self.verticalHeader().defaultSectionSize() * LEAST_ROWS)
        self._lay_out()

    def show_fields(
        self, fields: Sequence[str], headings: Sequence[str], offered: Sequence[str]
    ) -> None:
        """Shows the field of each column, with its heading in the file below."""
        self.pickers.show_fields(fields, headings, offered)

    def _width(self, column: Column, at: int, rows: Sequence[Row[int]]) -> int:
        """A column is never narrower than the choice above it."""
        metrics = self.fontMetrics()
        head = metrics.horizontalAdvance(column.head) + 2 * metrics.height() + 4 * GAP
        return max(super()._width(column, at, rows), head if column.id.isdigit() else 0)


class PickerHeader(QHeaderView):
    """The headings of the list, below a choice for each column."""

    picked = Signal(int, str)

    def __init__(self, table: TableView[int], beside: int) -> None:
        super().__init__(Qt.Orientation.Horizontal, table)
        self._table, self._beside = table, beside
        self._headings: tuple[str, ...] = ()
        self._fields: tuple[str, ...] = ()
        self.choices: list[ChoiceBox] = []
        self.setHighlightSections(False)
        self.setSectionsClickable(False)
        self.sectionResized.connect(lambda *_: self._place())
        self.geometriesChanged.connect(self._place)
        table.horizontalScrollBar().valueChanged.connect(lambda _: self._place())

    def show_fields(
        self, fields: Sequence[str], headings: Sequence[str], offered: Sequence[str]
    ) -> None:
        """Offers these fields above each column, with its own selected."""
        self._headings = tuple(headings)
        while len(self.choices) < len(fields):
            self._add_choice(len(self.choices), offered)
        for at, box in enumerate(self.choices):
            box.setVisible(at < len(fields))
            if at < len(fields):
                box.setCurrentIndex(offered.index(fields[at]) if fields[at] in offered else -1)
                heading = self._headings[at] if at < len(self._headings) else ""
                name = "import-column-headed" if heading else "import-column"
                box.setAccessibleName(messages.text(name, number=at + 1, heading=heading))
        self._fields = tuple(fields)
        self._place()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Room for a choice and, if the list has headings, for one line below it."""
        hint = super().sizeHint()
        high = self.choices[0].sizeHint().height() + 2 * GAP if self.choices else hint.height()
        line = self.fontMetrics().height() + GAP if any(self._headings) else 0
        return QSize(hint.width(), max(high + line, hint.height()))

    def paintSection(self, painter: QPainter, rect: QRect, section: int) -> None:  # noqa: N802
        """The heading in the file, in italics below the choice; the table's own headings above."""
        at = section - self._beside
        own = not 0 <= at < len(self._fields)
        text = "" if own or at >= len(self._headings) else self._headings[at]
        painter.save()
        painter.fillRect(rect, QColor(color("card")))
        painter.setPen(QPen(QColor(color("line")), 1))
        painter.drawLine(rect.bottomLeft(), rect.bottomRight())
        inside = rect.adjusted(PADDING, GAP, -PADDING, -GAP)
        side = Qt.AlignmentFlag.AlignLeft
        if own:
            model = self._table.model()
            text = str(model.headerData(section, self.orientation()) or "")
            if model.headerData(section, self.orientation(), ALIGNED) & Qt.AlignmentFlag.AlignRight:
                side = Qt.AlignmentFlag.AlignRight
            inside.setHeight(self._choice_height())
            side |= Qt.AlignmentFlag.AlignVCenter
            painter.setPen(QColor(color("text")))
        else:
            side |= Qt.AlignmentFlag.AlignBottom
            font = painter.font()
            font.setItalic(True)
            font.setBold(False)
            painter.setFont(font)
            painter.setPen(QColor(color("quiet")))
        shown = painter.fontMetrics().elidedText(
            " ".join(text.split()), Qt.TextElideMode.ElideRight, inside.width()
        )
        painter.drawText(inside, side, shown)
        painter.restore()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """A choice that is reached by keyboard is scrolled to."""
        if event.type() == QEvent.Type.FocusIn and watched in self.choices:
            at = self.choices.index(watched) + self._beside
            rows = self._table.model().rowCount()
            if rows:
                row = max(0, self._table.rowAt(0))
                self._table.scrollTo(self._table.model().index(row, at))
        return super().eventFilter(watched, event)

    def _add_choice(self, at: int, offered: Sequence[str]) -> None:
        box = _ColumnChoice(self)
        for field in offered:
            box.addItem(field_name(field), field)
        box.activated.connect(lambda _: self.picked.emit(at, box.currentData()))
        box.installEventFilter(self)
        box.show()
        self.choices.append(box)

    def _choice_height(self) -> int:
        return self.choices[0].sizeHint().height() if self.choices else self.height()

    def _place(self) -> None:
        """Puts each choice above its column."""
        for at, box in enumerate(self.choices[: len(self._fields)]):
            section = at + self._beside
            if section >= self.count():
                return
            box.setGeometry(
                self.sectionViewportPosition(section) + GAP // 2,
                GAP,
                max(0, self.sectionSize(section) - GAP),
                box.sizeHint().height(),
            )


class _ColumnChoice(ChoiceBox):
    """The field of a column; its open list shows every field whole, however narrow the column."""

    def showPopup(self) -> None:  # noqa: N802
        view = self.view()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        view.setMinimumWidth(view.sizeHintForColumn(0) + bar + GAP)
        super().showPopup()


class _Cells(CellDelegate):
    """Frames cells with a problem, and the cell that would be edited."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        tone = index.data(TONE_ROLE) or ""
        current = bool(option.state & QStyle.StateFlag.State_HasFocus)
        if index.data(KIND_ROLE) in ("chip", "icon") or not (tone in _MARKED or current):
            super().paint(painter, option, index)
            return
        bare = self.paint_bare(painter, option, index)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect).adjusted(2.5, 2.5, -2.5, -2.5)
        painter.setPen(QPen(QColor(color(_MARKED.get(tone, "accent"))), 2 if current else 1))
        if tone in _MARKED:
            painter.setBrush(QColor(color(f"{tone}soft")))
        painter.drawRoundedRect(box, 4, 4)
        painter.setFont(bare.font)
        role = QPalette.ColorRole.Text
        ink = color(tone) if tone in _MARKED else bare.palette.color(role).name()
        painter.setPen(QColor(ink))
        inside = option.rect.adjusted(PADDING, 0, -PADDING, 0)
        text = str(index.data() or "")
        shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, inside.width())
        painter.drawText(inside, int(bare.displayAlignment), shown)
        painter.restore()
