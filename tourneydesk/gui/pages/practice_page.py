"""The page that creates a practice event: its format, number of made-up players, rounds played."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QSizePolicy

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import MOST_PLAYERS, SimulationStopped, simulate
from tourneydesk.formats import FORMATS
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.practice import mark_of, practice_events, scratch_path
from tourneydesk.gui.widgets.layouts import (
    REST,
    ScrollArea,
    Space,
    column_of,
    form_column,
    frame_of,
    row_of,
    scrolled,
)
from tourneydesk.gui.widgets.match_keys import whole_number
from tourneydesk.gui.widgets.page_parts import EventFormPage
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import Field, button, label, label_for, radio
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row
from tourneydesk.store.errors import FileTrouble, of_system

MAX_ROUNDS = 99


class PracticePage(EventFormPage):
    """Enter begins, Esc goes back. Earlier practice events are listed below, to continue with."""

    handbook_page = "practice"

    def __init__(self) -> None:
        super().__init__()
        self._creating = Background[Path]()
        self._before: list[Path] = []
        self.formats = {key: radio(messages.text("format-name", key)) for key in FORMATS}
        group = QButtonGroup(self)
        for one in self.formats.values():
            group.addButton(one)
        next(iter(self.formats.values())).setChecked(True)
        self.players = _figure("16")
        self.rounds = _figure("0")
        self.back = button(messages.text("wizard-back"), does=self.cancelled)
        self.begin = button(messages.text("safety-practice-begin"), "next", does=self._begin)
        self.continue_button = button(messages.text("safety-practice-go-on"), does=self._continue)
        self.before: TableView[int] = TableView(
            TableModel(
                (
                    Column(messages.text("safety-practice-before"), wide=True),
                    Column(messages.text("safety-practice-kind")),
                )
            ),
            messages.text("safety-practice-before"),
        )
        self.before.on_keys({"keys-forms-open": self._continue})
        self.key_actions = {
            "keys-forms-go-on": self._begin,
            "keys-forms-create": self._begin,
            "keys-back": self.cancelled.emit,
        }
        self.before.doubleClicked.connect(lambda _: self._continue())
        self._lay_out()

    @property
    def busy(self) -> bool:
        return self._creating.busy

    def enter(self) -> None:
        """Takes the focus, and shows the earlier practice events."""
        self.show_message("")
        self._before = practice_events()
        self.before.show_rows(
            [
                Row(
                    number,
                    (path.stem, messages.text(f"safety-mark-names-{mark_of(path) or 'practice'}")),
                )
                for number, path in enumerate(self._before)
            ]
        )
        self.before.setVisible(bool(self._before))
        self.continue_button.setVisible(bool(self._before))
        if self._before:
            self.before.choose(0)
        self._show_progress(False)
        next(one for one in self.formats.values() if one.isChecked()).setFocus()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        """Leaving the page cancels the event being created."""
        super().hideEvent(event)
        if not event.spontaneous():  # the whole window was minimized
            self._creating.cancel()
            self._show_progress(False)

    def _begin(self) -> None:
        if self._creating.busy:
            return
        players, rounds = whole_number(self.players.text()), whole_number(self.rounds.text())
        if players is None or not 2 <= players <= MOST_PLAYERS:
            self._slip(
                self.players, messages.text("safety-practice-players-invalid", most=MOST_PLAYERS)
            )
        elif rounds is None or rounds > MAX_ROUNDS:
            self._slip(
                self.rounds, messages.text("safety-practice-rounds-invalid", most=MAX_ROUNDS)
            )
        else:
            key = next(key for key, one in self.formats.items() if one.isChecked())
            self.show_message("")
            self._show_progress(True)
            self._creating.start(_maker(key, players, rounds), self._finished)

    def _finished(self, outcome: Path | Exception) -> None:
        self._show_progress(False)
        if isinstance(outcome, Path):
            self.created.emit(outcome)
        elif isinstance(outcome, Refused):
            event = outcome.event if isinstance(outcome, SimulationStopped) else None
            self._slip(self.players, refusal(outcome.problems, event))
        elif isinstance(outcome, FileTrouble):
            self.show_message(messages.text(outcome.code, **outcome.facts))
        elif isinstance(outcome, Exception):
            raise outcome

    def _continue(self) -> None:
        key = self.before.key
        if key is not None and not self._creating.busy:
            self.created.emit(self._before[key])

    def _slip(self, field: Field, text: str) -> None:
        self.show_message(text)
        field.setFocus()
        field.selectAll()

    def _show_progress(self, making: bool) -> None:
        self.begin.setText(
            messages.text("safety-practice-making")
            if making
            else messages.text("safety-practice-begin")
        )
        self.begin.setEnabled(not making)

    def _lay_out(self) -> None:
        inside = column_of(
            label(messages.text("safety-practice-format"), "quiet"), margins=(16, 12, 16, 12)
        )
        for one in self.formats.values():
            inside.addWidget(one, 0, Qt.AlignmentFlag.AlignLeft)
        figures = row_of()
        for name, field in (
            (messages.text("safety-practice-players"), self.players),
            (messages.text("safety-practice-rounds"), self.rounds),
        ):
            figures.addWidget(label_for(name, field))
            figures.addWidget(field)
            figures.addSpacing(16)
        figures.addStretch(1)
        inside.addSpacing(8)
        inside.addLayout(figures)
        form_column(
            self,
            label(messages.text("safety-practice-heading"), "heading"),
            label(messages.text("safety-practice-hint"), "quiet", wraps=True),
            _scrolled(frame_of("card", inside)),
            self.trouble,
            (self.before, 1),
            Space(stretch=0),
            row_of(self.back, REST, self.continue_button, self.begin, spacing=12),
        )


def _scrolled(card: QFrame) -> ScrollArea:
    """The card at full height, or less if many formats leave too little space."""
    scroll = scrolled(card)
    scroll.setFrameShape(QFrame.Shape.NoFrame)
    scroll.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
    return scroll


def _figure(text: str) -> Field:
    field = Field(5)
    field.setText(text)
    field.setFixedWidth(field.fontMetrics().horizontalAdvance("0") * 8)
    return field


def _maker(key: str, players: int, rounds: int) -> Callable[[], Path]:
    """A function that creates the event's file and returns it; may run on any thread."""
    format_name = messages.text("format-name", key)
    name = messages.text("safety-practice-name", format=format_name)

    def make() -> Path:
        try:
            path = scratch_path("practice", format_name)
        except OSError as error:
            raise of_system(error, Path(format_name)) from error
        simulate(plan(key, name, None, {}), path, players, rounds)
        return path

    return make
