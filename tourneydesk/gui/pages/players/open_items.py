"""Settles what the papers of a rebuilt event left open: seats, byes, absences."""

from fractions import Fraction

from PySide6.QtWidgets import QFrame

from tourneydesk.core.event import OpenItem
from tourneydesk.core.incomplete import sorted_items
from tourneydesk.desk.paper_rebuild import settling
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.layout.boxes import REST, inner_column, row_of
from tourneydesk.gui.widgets.table.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    label,
    label_for,
    show_text,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import number
from tourneydesk.present.progress import item_text
from tourneydesk.present.table import Column, Row

_BYES = tuple(Fraction(halves, 2) for halves in (2, 1, 0, 6))


class OpenItems(QFrame):
    """Lists the open items and, for the selected one, the ways to settle it."""

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self._session = session
        self.items: list[OpenItem] = []
        self._suggested = ""
        self.list: TableView[int] = TableView(
            TableModel((Column(messages.text("open-item-title"), wide=True),)),
            messages.text("open-item-title"),
        )
        self.list.chosen.connect(lambda _: self._show_chosen())
        self.chosen = label("", "quiet", wraps=True)
        self.table = Field(5)
        self.seats = Field(60)
        self.seats.returnPressed.connect(self._seat)
        self.seat = button(messages.text("open-item-seat"), does=self._seat)
        self.points = ChoiceBox()
        for points in _BYES:
            self.points.addItem(number(points))
        self.bye = button(messages.text("open-item-bye"), does=self._give_bye)
        self.as_shown = button(messages.text("open-item-right"), does=self._settle)
        self._lay_out()

    def enter(self) -> None:
        self.list.setFocus()

    def refresh(self) -> None:
        """Shows what is open in the event now."""
        event = self._session.event
        self.items = sorted_items(event)
        self.list.show_rows(
            [Row(at, (item_text(event, item),)) for at, item in enumerate(self.items)]
        )
        self._show_chosen()

    def _item(self) -> OpenItem | None:
        row = self.list.currentIndex().row()
        return self.items[row] if 0 <= row < len(self.items) else None

    def _show_chosen(self) -> None:
        item = self._item()
        kind = item.kind if item is not None else ""
        seating = kind in ("seats", "place")
        for widget in (self.table, self.seats, self.seat):
            widget.setEnabled(seating)
        self.points.setEnabled(kind == "place")
        self.bye.setEnabled(kind == "place")
        self.as_shown.setEnabled(kind in settling.AS_SHOWN)
        self.as_shown.setText(
            {
                "place": messages.text("open-item-away"),
                "seats": messages.text("open-item-no-table", self._session.event.format),
            }.get(kind, messages.text("open-item-right"))
        )
        if item is None:
            show_text(self.chosen, messages.text("open-item-choose") if self.items else "")
            return
        if kind == "seats":
            self.table.setText(str(item.table))
        suggested, self._suggested = self._suggested, str(item.player) if kind == "place" else ""
        if self.seats.text() in ("", suggested):
            self.seats.setText(self._suggested)
        text = item_text(self._session.event, item)
        if kind == "result":
            how = messages.text(
                "open-item-result", self._session.event.format, round=item.round, table=item.table
            )
            text = messages.sentences(text, how)
        elif kind == "round":
            text = messages.sentences(text, messages.text("open-item-rebuild"))
        show_text(self.chosen, text)

    def _seat(self) -> None:
        item = self._item()
        if item is None or not self.seat.isEnabled():
            return
        table, seats = _numbers(self.table.text()), _numbers(self.seats.text())
        if len(table) != 1 or not seats:
            self._session.message.emit(messages.text("open-item-numbers"), "attention")
            return
        seated = self._session.attempt(
            lambda session: settling.seat_table(session, item.round, table[0], seats)
        )
        if seated.done:
            self.seats.clear()
            seats_text = messages.text(
                "open-item-seated", self._session.event.format, table=table[0], round=item.round
            )
            self._session.report(seats_text)

    def _give_bye(self) -> None:
        item, points = self._item(), _BYES[max(0, self.points.currentIndex())]
        if item is not None:
            self._show_outcome(
                self._session.attempt(
                    lambda session: settling.give_bye(session, item.round, item.player, points)
                ).done
            )

    def _settle(self) -> None:
        item = self._item()
        if item is not None:
            self._show_outcome(
                self._session.attempt(lambda session: settling.settle(session, item)).done
            )

    def _show_outcome(self, done: bool) -> None:
        if done:
            self.seats.clear()
            self._session.report(messages.text("open-item-settled"))

    def _lay_out(self) -> None:
        seating = row_of()
        self.table.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 8 + 24)
        seating.addWidget(
            label_for(messages.text("open-item-table", self._session.event.format), self.table)
        )
        seating.addWidget(self.table)
        seating.addWidget(label_for(messages.text("open-item-seats"), self.seats))
        seating.addWidget(self.seats, 1)
        seating.addWidget(self.seat)
        inner_column(
            self,
            (self.list, 1),
            self.chosen,
            seating,
            row_of(
                label_for(messages.text("open-item-bye-points"), self.points),
                self.points,
                self.bye,
                REST,
                self.as_shown,
            ),
        )


def _numbers(text: str) -> tuple[int, ...]:
    """Numbers separated by spaces or commas; none if the text is anything else."""
    parts = text.replace(",", " ").split()
    if not all(part.isascii() and part.isdecimal() and len(part) < 6 for part in parts):
        return ()
    return tuple(map(int, parts))
