"""The tables that a repair changes, as posted and after it, side by side."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QLabel, QWidget

from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.desk.repairs import Repair
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.gui.widgets.theme.icons import LARGE, SMALL, Icon
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import Row
from tourneydesk.present.table import Table as Rows
from tourneydesk.present.tables.pairings import SeatOf, seats_table

MOST_BLOCKS = 2
"""More tables than these are in the list, under its filter."""
SHOWN_KINDS = ("name", "number", "text", "mark")
NARROW = 42
"""Below this width, in heights of a line of text, only names have room."""
LEAST_NAME = 10
"""The room for a name, in digits; longer names wrap."""


@dataclass(frozen=True, slots=True)
class ChangedTable:
    """A table before and after a repair, None where it does not exist; ``slip`` if it needs a new
    slip, ``byes`` of players who then have no table.
    """

    number: int
    before: Table | None
    after: Table | None
    slip: bool
    byes: tuple[Bye, ...] = ()


def changed_tables(posted: Round, choice: Repair) -> tuple[ChangedTable, ...]:
    """The tables that a repair changes, in order."""
    changes = []
    for number in sorted({*choice.broken, *choice.slips}):
        before, after = posted.table(number), choice.round.table(number)
        seated = before.players if before is not None and after is None else ()
        byes = tuple(bye for bye in choice.round.byes if bye.player in seated)
        changes.append(ChangedTable(number, before, after, number in choice.slips, byes))
    return tuple(changes)


class BeforeAfter(QWidget):
    """A row for each changed table: its number, its players as posted, and after the repair."""

    def __init__(self) -> None:
        super().__init__()
        self._shown = QWidget()
        self._extras: list[QWidget] = []
        self._column = column_of(self._shown, on=self, margins=0)

    def show_tables(self, event: Event, tables: Sequence[ChangedTable]) -> None:
        """Shows the first of these tables."""
        old, self._shown = self._shown, QWidget()
        self._column.replaceWidget(old, self._shown)
        old.hide()
        old.deleteLater()
        self._extras = []
        self.setVisible(bool(tables))
        if not tables:
            return
        grid = QGridLayout(self._shown)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        for column in (1, 3):
            grid.setColumnStretch(column, 1)
        for column, head in ((1, "repair-as-posted"), (3, "repair-after")):
            grid.addWidget(label(messages.text(head), "strong"), 0, column)
        middle = Qt.AlignmentFlag.AlignVCenter
        for at, one in enumerate(tables[:MOST_BLOCKS], start=1):
            grid.addLayout(_number(event, one.number), at, 0, middle)
            posted = _seats(event, one.before, one.after, changed=False)
            grid.addWidget(posted, at, 1)
            grid.addWidget(Icon("arrow-right", LARGE), at, 2, middle)
            after = _seats(event, one.after, one.before, changed=True, byes=one.byes)
            grid.addWidget(after, at, 3)
            for frame in (posted, after):
                self._extras += [
                    one for one in frame.findChildren(QLabel) if one.objectName() == "fact"
                ]
            if one.slip:
                slip = label(messages.text("repair-new-slip"), "attention")
                picture = Icon("file-text", SMALL, "attention")
                picture.setAccessibleName(slip.text())
                self._extras.append(slip)
                grid.addLayout(row_of(picture, slip, spacing=6), at, 4, middle)
        self._fit()
        self._shown.setAccessibleName(
            " ".join(one.text() for one in self._shown.findChildren(QLabel))
        )

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        wide = self.width() >= NARROW * self.fontMetrics().height()
        for one in self._extras:
            one.setVisible(wide)

    @property
    def text(self) -> str:
        """Everything that the blocks say, a line for each part."""
        return "\n".join(one.text() for one in self._shown.findChildren(QLabel))


def _number(event: Event, number: int) -> QGridLayout:
    layout = QGridLayout()
    center = Qt.AlignmentFlag.AlignCenter
    layout.addWidget(label(messages.text("head-table", event.format), "quiet"), 0, 0, center)
    layout.addWidget(label(str(number), "large"), 1, 0, center)
    return layout


def _seats(
    event: Event,
    table: Table | None,
    other: Table | None,
    *,
    changed: bool,
    byes: Sequence[Bye] = (),
) -> QFrame:
    """The players of a table with what decides their pairing; in bold who is not at the other."""
    frame = QFrame()
    frame.setProperty("look", "seats-changed" if changed else "seats")
    grid = QGridLayout(frame)
    grid.setContentsMargins(8, 4, 8, 4)
    grid.setHorizontalSpacing(12)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(0, 1)
    if table is None:
        grid.addWidget(label(messages.text("repair-no-table", event.format), "quiet"), 0, 0)
        for line, bye in enumerate(byes, start=1):
            name = name_of(event, bye.player)
            said = messages.text("bye-line", name=name, points=bye.points)
            grid.addWidget(label(said, "strong", wraps=True), line, 0)
        return frame
    stay = other.players if other is not None else ()
    shown = _facts(event, table)
    for line, row in enumerate(shown.rows):
        look = "" if row.key.player in stay else "strong"
        for at, cell in enumerate(row.cells):
            part = label(cell, look, wraps=at == 0)
            if at == 0:
                part.setMinimumWidth(LEAST_NAME * part.fontMetrics().horizontalAdvance("0"))
                grid.addWidget(part, line, at)
            else:
                part.setObjectName("fact")
                grid.addWidget(part, line, at, Qt.AlignmentFlag.AlignRight)
    return frame


def _facts(event: Event, table: Table) -> Rows[SeatOf]:
    """Name, score and the like of the players, as of now."""
    posted = event.rounds[-1]
    ids = ("name", *show_of(event).round_columns)
    before = replace(event, rounds=event.rounds[:-1])
    rows = seats_table(event, posted, ids, tables=[table], before=before)
    kept = [
        at
        for at, column in enumerate(rows.columns)
        if column.kind in SHOWN_KINDS
        and column.id != "seat"
        and any(row.cells[at] for row in rows.rows)
    ]
    columns = tuple(rows.columns[at] for at in kept)
    cells = (Row(row.key, tuple(row.cells[at] for at in kept)) for row in rows.rows)
    return Rows(columns, tuple(cells))
