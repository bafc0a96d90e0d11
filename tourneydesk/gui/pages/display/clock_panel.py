"""The round clock on the display page: start, pause, minutes, extra time for all or one table."""

from PySide6.QtWidgets import QFrame

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import MAX_MINUTES, RoundTimer, added_text
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import Field, button, label, label_for, show_text
from tourneydesk.present import messages

QUICK = (-1, 1, 5)
"""Minutes that one press adds for everyone."""


class ClockPanel(QFrame):
    """A card of the display page."""

    def __init__(self, session: QtSession, timer: RoundTimer) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._session = session
        self._timer = timer
        self.time = label("", "large")
        self.time.setAccessibleName(messages.text("display-clock"))
        self.tables = label("", "quiet", wraps=True)
        self.toggle = ActionButton("display-clock-turn", timer.start_or_pause)
        self.reset = button("", does=timer.reset)
        self.quick = {minutes: button(_signed(minutes)) for minutes in QUICK}
        for minutes, push_button in self.quick.items():
            push_button.setAccessibleName(added_text(minutes, session.event.format))
            push_button.clicked.connect(lambda _=False, by=minutes: timer.add(by))
        self.minutes = Field(4)
        self.minutes.setText(str(timer.minutes))
        self.minutes.editingFinished.connect(self._set_minutes)
        self.table = Field(4)
        self.added = Field(4)
        self.added.setText("5")
        self.add = button(messages.text("display-clock-add"), does=self._add_for_table)
        self.table.returnPressed.connect(self._add_for_table)
        self.added.returnPressed.connect(self._add_for_table)
        timer.ticked.connect(self.refresh)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Shows the current state of the clock."""
        status, look = self._timer.status_text()
        first, _, tables = status.partition("\n")
        show_text(self.time, first or f"{self._timer.minutes}:00", look)
        show_text(self.tables, tables)
        self.tables.setVisible(bool(tables))
        clock = self._timer.clock
        going = clock is not None and clock.running
        begun = clock is not None and clock.started
        message_key = (
            "display-clock-pause"
            if going
            else "display-clock-go-on"
            if begun
            else "display-clock-start"
        )
        self.toggle.show_text(message_key)
        self.reset.setText(messages.text("display-clock-again", time=f"{self._timer.minutes}:00"))
        posted = bool(self._session.event.rounds)
        self.toggle.allow(posted, messages.text("display-clock-no-round"))
        for push_button in (self.reset, self.add, *self.quick.values()):
            push_button.setEnabled(posted)

    def _set_minutes(self) -> None:
        text = self.minutes.text().strip()
        minutes = int(text) if text.isascii() and text.isdigit() else 0
        if not 1 <= minutes <= MAX_MINUTES:
            self._session.message.emit(
                messages.text("display-clock-minutes-invalid", most=MAX_MINUTES), "attention"
            )
            self.minutes.setText(str(self._timer.minutes))
        elif minutes != self._timer.minutes:
            self._timer.set_minutes(minutes)
        self.refresh()

    def _add_for_table(self) -> None:
        posted = self._session.event.current
        table, minutes = _whole(self.table.text()), _whole(self.added.text())
        if posted is None or not table or not minutes or posted.table(table) is None:
            self._session.message.emit(
                messages.text("display-clock-table-invalid", self._session.event.format),
                "attention",
            )
            return
        self._timer.add(minutes, table)
        self.table.clear()

    def _lay_out(self) -> None:
        digit = self.fontMetrics().horizontalAdvance("0")
        board = messages.text("display-clock-table", self._session.event.format)
        needed = self.fontMetrics().horizontalAdvance(board) + digit * 4
        for field in (self.minutes, self.table, self.added):
            field.setMaximumWidth(max(digit * 9, needed if field is self.table else 0))
        self.table.setPlaceholderText(board)
        self.added.setAccessibleName(messages.text("display-clock-added"))
        self.added.setPlaceholderText(messages.text("display-clock-added"))
        buttons, everyone, for_table = FlowLayout(), FlowLayout(), FlowLayout()
        for layout, items in (
            (buttons, (self.toggle, self.reset)),
            (everyone, self.quick.values()),
            (for_table, (self.table, self.added, self.add)),
        ):
            for item in items:
                layout.addWidget(item)
        minutes = label_for(messages.text("display-clock-minutes"), self.minutes, wraps=True)
        column_of(
            label(messages.text("display-clock"), "section"),
            self.time,
            self.tables,
            buttons,
            row_of((minutes, 1), self.minutes),
            label(messages.text("display-clock-more"), wraps=True),
            everyone,
            label_for(
                messages.text("display-clock-for-table", self._session.event.format),
                self.table,
                wraps=True,
            ),
            for_table,
            on=self,
            margins=12,
        )


def _signed(minutes: int) -> str:
    return f"+{minutes}" if minutes > 0 else f"−{-minutes}"


def _whole(text: str) -> int:
    """A whole number, optionally signed; 0 for anything else."""
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-").removeprefix("+")
    return int(text) if digits.isascii() and digits.isdigit() else 0
