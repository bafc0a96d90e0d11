"""The home page: recent events, a card for each format, the first steps, practice."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QWidget

from tourneydesk.gui.pages.home.format_cards import FormatCards
from tourneydesk.gui.pages.home.recent_list import RecentList
from tourneydesk.gui.pages.home.steps_panel import StepsPanel, guide_text
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import REST, Space, column_of, frame_of, row_of, widget_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.layout.scroll_area import scrolled
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.text_widgets import (
    button,
    escaped,
    label,
    relook,
    shortened,
    show_text,
)
from tourneydesk.gui.widgets.theme.icons import LARGE, Icon
from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import FIRST
from tourneydesk.present.progress import progress_text
from tourneydesk.user_folders import events_folder

SIDE_BY_SIDE = 66
"""From this width on, in heights of a line of text, the first steps are beside the list."""
SIDE_WIDTH = 17
"""The width of the first steps there."""


class Home(QWidget):
    """The first page when no event is open."""

    handbook_page = FIRST

    new_requested = Signal()
    format_requested = Signal(str)
    file_requested = Signal()
    event_requested = Signal(Path)
    reading_requested = Signal(Path)
    practice_requested = Signal()
    samples_requested = Signal()
    guide_requested = Signal()
    rebuild_requested = Signal()
    rehearsal_requested = Signal(Path)
    dismissed = Signal()
    """What was suggested is not wanted now."""
    step_requested = Signal(Path, str)
    """Requests opening the latest event where one of the first steps is done."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._readable_path: Path | None = None
        self._suggested: Callable[[], None] | None = None
        self.trouble = label("", "strong", wraps=True)
        self.late = label("", "attention", wraps=True)
        self._late_messages: tuple[str, ...] = ()
        self.continue_button = button("", "next", does=self._continue)
        self.read = button(messages.text("window-read-only"), does=self._read)
        self.not_now = button(messages.text("window-not-now"), does=self._dismiss)
        self._card = Card()
        self._card.texts.addWidget(self.trouble)
        for answer in (self.continue_button, self.read, self.not_now):
            self._card.answers.addWidget(answer)
        self.list = RecentList()
        self.recent = self.list.table
        self.list.event_requested.connect(self.event_requested)
        self.list.rehearsal_requested.connect(self.rehearsal_requested)
        self.list.chosen.connect(self._show_chosen)
        self.formats = FormatCards()
        self.formats.chosen.connect(self.format_requested)
        self.steps = StepsPanel()
        self.steps.step_requested.connect(self._go_to_step)
        self.steps.guide.clicked.connect(self.guide_requested)
        self._none = label(messages.text("home-no-events"), "large")
        self._help = label(messages.text("home-first-start"), "quiet", wraps=True)
        self._situation = label("", wraps=True)
        self.new = ActionButton("window-new-event", self.new_requested)
        self.open = ActionButton("window-open-event", self.file_requested)
        self.rehearse = ActionButton("safety-rehearse", self.rehearse_chosen)
        self.samples = ActionButton("samples-menu", self.samples_requested)
        self.first_guide = ActionButton("guide-menu", self.guide_requested)
        self.first_samples = ActionButton("samples-menu", self.samples_requested)
        self._first = _flow_of(self.first_guide, self.first_samples)
        self.practice = ActionButton("safety-practice", self.practice_requested)
        self.rebuild = ActionButton("rebuild-menu", self.rebuild_requested)
        self.go_on = button(messages.text("safety-home-go-on"), "next", does=self.list.open_chosen)
        self._lay_out()

    def enter(self) -> None:
        """Takes the focus."""
        if self._suggested is not None:
            self.continue_button.setFocus()
        else:
            (self.recent if self.list.has_events else self.formats.cards[0]).setFocus()

    def refresh(self) -> None:
        """Shows the most recently opened events."""
        with QSignalBlocker(self.list):  # its choice is shown once, with the message
            self.list.refresh()
        self.show_message("")
        self._late_messages = ()
        self._show_late()

    def show_late_message(self, text: str) -> None:
        """Adds a message about the event just closed to those already shown."""
        if text not in self._late_messages:
            self._late_messages = (*self._late_messages, text)
        self._show_late()

    def _show_late(self) -> None:
        show_trouble(self.late, messages.sentences(*self._late_messages))

    def show_message(
        self,
        text: str,
        path: Path | None = None,
        suggested: tuple[str, Callable[[], None]] | None = None,
        look: str = "wrong",
    ) -> None:
        """Says what happened, or why a file was not opened; with ``path``, offers to inspect that
        file.

        ``suggested`` is the single suggested action, label first; it then has the filled button.
        """
        self._readable_path = path
        self._card.icon.show_icon("circle-alert" if look == "wrong" else "triangle-alert", look)
        show_text(self.trouble, text)
        self._card.setVisible(bool(text))
        self.not_now.setVisible(suggested is not None)
        self.read.setVisible(path is not None)
        pressed, self._suggested = suggested if suggested is not None else ("", None)
        self.continue_button.setText(escaped(shortened(pressed)))
        self.continue_button.setAccessibleName(pressed or messages.text("safety-home-go-on"))
        self.continue_button.setVisible(suggested is not None)
        self._card.arrange()
        self._show_chosen()

    def _dismiss(self) -> None:
        """What was suggested is not wanted now."""
        self.show_message("")
        self.dismissed.emit()
        self.enter()

    def rehearse_chosen(self) -> None:
        """Requests a rehearsal of the event selected in the list."""
        self.list.rehearse_chosen()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def _show_chosen(self) -> None:
        """Shows what there is to continue; one button is filled."""
        has_events, chosen = self.list.has_events, self.list.event_
        for widget in (self.list, self.rehearse):
            widget.setVisible(has_events)
        # Without events both are at the top, where the smallest window shows them.
        for first in (self._none, self._help, self._first):
            first.setVisible(not has_events)
        self.samples.setVisible(has_events)
        self.first_guide.show_text(guide_text())
        self.steps.refresh(has_event=has_events)
        self.go_on.setVisible(chosen is not None)
        if chosen is not None:
            said = messages.text(
                "home-open-event" if chosen.progress.over else "safety-go-on-with",
                event=shortened(chosen.name, 40),
            )
            self.go_on.setText(escaped(said))
            self.go_on.setAccessibleName(said)
        progress = progress_text(chosen.progress) if chosen is not None else ""
        situation = "" if has_events else messages.text("home-saved-in", folder=_events_folder())
        if chosen is not None and progress:
            situation = messages.text("home-situation", event=chosen.name, progress=progress)
        show_text(self._situation, situation)
        free = self._suggested is None
        relook(self.go_on, "next" if free else "")
        relook(self.first_guide, "next" if free and not has_events else "")

    def _continue(self) -> None:
        if self._suggested is not None:
            self._suggested()

    def _read(self) -> None:
        if self._readable_path is not None:
            self.reading_requested.emit(self._readable_path)

    def _go_to_step(self, step: str) -> None:
        chosen = self.list.event_
        if chosen is not None:
            self.step_requested.emit(Path(chosen.path), step)

    def _arrange(self) -> None:
        """The first steps and practice beside the list, or below it in a narrow window."""
        line = self.fontMetrics().height()
        wide = self.width() >= SIDE_BY_SIDE * line
        directions = QBoxLayout.Direction
        self._columns.setDirection(directions.LeftToRight if wide else directions.TopToBottom)
        self._side_column.setDirection(directions.TopToBottom if wide else directions.LeftToRight)
        self._side.setMaximumWidth(SIDE_WIDTH * line if wide else 16_777_215)
        self._side.setMinimumWidth(SIDE_WIDTH * line if wide else 0)

    def _lay_out(self) -> None:
        logo = frame_of("logo", column_of(Icon("trophy", LARGE, "onaccent"), margins=7))
        logo.setFixedSize(logo.sizeHint())
        head = row_of(
            logo,
            label(messages.text("window-program"), "heading"),
            REST,
            self.open,
            self.rebuild,
            spacing=12,
        )
        # Outermost first: when Qt reparents a widget, it styles all of its children again.
        inside, foot = QWidget(), QFrame()
        # Of its minimum height, a scroll area would take the one for the narrowest window.
        inside.setMinimumHeight(1)
        foot.setProperty("look", "foot")
        column_of((scrolled(inside), 1), foot, on=self, margins=0, spacing=0)
        column = column_of(
            head, self._card, self.late, on=inside, margins=(24, 20, 24, 16), spacing=12
        )
        left = column_of(
            self._none,
            self._help,
            self._first,
            self.list,
            Space(pixels=12),
            label(messages.text("home-new-event"), "section"),
            self.formats,
            REST,
        )
        self._columns = row_of((left, 1), spacing=24)
        column.addLayout(self._columns, 1)
        self._side = QWidget(inside)
        self._side_column = column_of(
            (self.steps, 1), (self._practice_card(), 1), on=self._side, margins=0, spacing=16
        )
        self._side_column.addStretch(0)
        self._columns.addLayout(column_of(self._side, REST))
        row_of(
            (self._situation, 1), self.new, self.go_on, on=foot, margins=(16, 8, 16, 8), spacing=12
        )
        QWidget.setTabOrder(self.list.search, self.recent)

    def _practice_card(self) -> QFrame:
        column = column_of(
            row_of(
                Icon("graduation-cap", LARGE),
                label(messages.text("home-practice"), "section"),
                REST,
            ),
            label(messages.text("home-practice-about"), "quiet", wraps=True),
            _flow_of(self.samples, self.practice, self.rehearse),
            REST,
            margins=16,
        )
        return frame_of("card", column)


def _flow_of(*buttons: QWidget) -> QWidget:
    """Buttons in as many lines as they need."""
    flow = FlowLayout()
    for one in buttons:
        flow.addWidget(one)
    return widget_of(flow)


def _events_folder() -> str:
    """Where a new event is saved if nothing else is chosen; short inside the user's own folder."""
    folder = events_folder(messages.text("window-program"))
    own = Path.home()
    return str(folder.relative_to(own) if folder.is_relative_to(own) else folder)
