"""The home page: a card for each format, the first steps, practice."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QProgressBar, QSizePolicy, QWidget

from tourneydesk.formats import FORMATS
from tourneydesk.gui.pages.recent_list import RecentList
from tourneydesk.gui.user_data.practice import STEPS, first_event_over, guide_to_resume, steps_done
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import (
    REST,
    CardGrid,
    FlowLayout,
    Space,
    column_of,
    found_by_name,
    frame_of,
    row_of,
    scrolled,
    widget_of,
)
from tourneydesk.gui.widgets.page_parts import PageKeys, typing
from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.text_widgets import (
    Button,
    button,
    escaped,
    label,
    relook,
    shortened,
    show_text,
    show_trouble,
)
from tourneydesk.gui.widgets.theme import LARGE, Icon, has_icon
from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import FIRST
from tourneydesk.present.progress import progress_text
from tourneydesk.user_folders import events_folder

# The cards to start an event of a format from, as many in a line as have room.

GAP = 12
"""Pixels between two cards."""
MIN_WIDTH = 9.5
"""Of a card, in heights of a line of text."""
PICTOGRAM = 64
"""The side of a format's drawing in pixels."""


class FormatCard(Button):
    """A format: its drawing, its name, what it is in a sentence. The whole card is one button.

    ``name``, ``about`` and ``start`` are other texts, for a card that starts something else.
    """

    def __init__(self, key: str, name: str = "", about: str = "", start: str = "") -> None:
        super().__init__()
        self.key = key
        self.name = name or messages.text("format-name", key)
        short = "format-short" if messages.has("format-short", key) else "format-about"
        about = about or messages.text(short, key)
        self.setProperty("look", "format")
        self.setAccessibleName(messages.text("home-format-card", name=self.name, about=about))
        start_line = row_of(
            label(start or messages.text("home-start"), "link"),
            Icon("arrow-right", token="chosenink"),
            REST,
            spacing=4,
        )
        drawing = f"pictograms/{key}"
        picture = Icon(drawing if has_icon(drawing) else "", PICTOGRAM)
        inside = column_of(
            (picture, 0, Qt.AlignmentFlag.AlignLeft),
            label(self.name, "section", wraps=True),
            label(about, "quiet", wraps=True),
            REST,
            start_line,
            on=self,
            margins=16,
            spacing=8,
        )
        for part in self.findChildren(QWidget):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._inside = inside
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)

    def sizeHint(self) -> QSize:  # noqa: N802
        """As tall as its text is in its present width."""
        return QSize(self._inside.sizeHint().width(), self.needed_height(self.width()))

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        return self._inside.minimumSize()

    def needed_height(self, width: int) -> int:
        """The height at which all of its text is visible in this width."""
        return self._inside.heightForWidth(width)


class FormatCards(PageKeys, QWidget):
    """A card for each format; arrow keys move between them, letters find one by its name."""

    chosen = Signal(str)
    """Requests a new event of this format."""

    def __init__(self, cards: Sequence[FormatCard] = ()) -> None:
        """``cards``: others than those of all formats."""
        super().__init__()
        self._typed = ""
        self.cards = list(cards) or [FormatCard(key) for key in FORMATS]
        for card in self.cards:
            card.clicked.connect(lambda _=False, key=card.key: self.chosen.emit(key))
        self._grid = CardGrid(self, self.cards, GAP)
        self.setAccessibleName(messages.text("wizard-formats"))
        steps = (lambda: self._step(-1), lambda: self._step(1))
        self.key_actions = {"keys-home-format": steps}
        self.other_key = typing(self._focus_by_name)
        self._grid.arrange(len(self.cards))

    def _focus_by_name(self, letter: str) -> bool:
        """Focuses the card whose name starts with the letters typed; whether there is one."""
        found = found_by_name(self.cards, self._typed, letter)
        if found is not None:
            self._typed, card = found
            card.setFocus(Qt.FocusReason.OtherFocusReason)
        return found is not None

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        least = self.fontMetrics().height() * MIN_WIDTH
        fitting = max(1, int((event.size().width() + GAP) / (least + GAP)))
        # Two full lines look better than one card alone on a line.
        lines = -(-len(self.cards) // fitting)
        across = -(-len(self.cards) // lines)
        if self._grid.arrange(across):
            self.updateGeometry()
        width = (event.size().width() - GAP * (across - 1)) // across
        tallest = max(card.needed_height(width) for card in self.cards)
        for card in self.cards:
            card.setMinimumHeight(tallest)

    def _step(self, by: int) -> None:
        self._typed = ""
        at = next((at for at, card in enumerate(self.cards) if card.hasFocus()), 0)
        self.cards[(at + by) % len(self.cards)].setFocus(Qt.FocusReason.TabFocusReason)


# The first steps: what to do in a first event, ticked by itself as it is done.


class StepsPanel(QFrame):
    """Hidden once a first event is over. The step to do next has a sentence and, if there is an
    event, a button that opens it there.
    """

    step_requested = Signal(str)
    """Requests the page where this step is done."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._count = label("", "quiet")
        self._bar = QProgressBar()
        self._bar.setTextVisible(False)
        self._bar.setRange(0, len(STEPS))
        self._hint = label("", "quiet", wraps=True)
        self.do = button("")
        self.guide = ActionButton("guide-menu")
        self._next = STEPS[0]
        self.do.clicked.connect(self._request)
        self._lines = {step: _StepLine(step) for step in STEPS}
        indent = Icon("").width() + 12
        self._inside = column_of(
            self._hint, row_of(self.do, REST), margins=(indent, 0, 0, 0), spacing=8
        )
        self._rows = column_of(spacing=12)
        column_of(
            row_of(label(messages.text("home-first-steps"), "section"), REST, self._count),
            self._bar,
            Space(pixels=4),
            self._rows,
            Space(pixels=4),
            row_of(self.guide, REST),
            on=self,
            margins=16,
            spacing=8,
        )

    def refresh(self, *, has_event: bool) -> None:
        """Shows which steps are done; the one to do next can be done if there is an event."""
        self.setVisible(not first_event_over())
        self.guide.show_text(guide_text())
        self.guide.setVisible(has_event)
        done = steps_done()
        counted = messages.text("home-steps-done", done=len(done), steps=len(STEPS))
        show_text(self._count, counted)
        self._bar.setValue(len(done))
        self._bar.setAccessibleName(counted)
        self._next = next((step for step in STEPS if step not in done), STEPS[-1])
        while self._rows.count():
            self._rows.takeAt(0)
        for step, line in self._lines.items():
            line.show_done(step in done, current=step == self._next)
            self._rows.addWidget(line)
            if step == self._next:
                self._rows.addLayout(self._inside)
        show_text(self._hint, messages.text(f"home-step-hint-{self._next}"))
        self.do.setText(messages.text(f"home-step-do-{self._next}"))
        self.do.setVisible(has_event and self._next != STEPS[0])

    def _request(self) -> None:
        self.step_requested.emit(self._next)


def guide_text() -> str:
    """The message of the button that opens the guided first event."""
    return "guide-start" if guide_to_resume() is None else "guide-resume"


class _StepLine(QWidget):
    """One step with its tick."""

    def __init__(self, step: str) -> None:
        super().__init__()
        self._name = messages.text(f"home-step-{step}")
        self._tick = Icon("circle-dashed", token="quiet")
        self._text = label(self._name, wraps=True)
        row_of(self._tick, (self._text, 1), on=self, margins=0, spacing=12)

    def show_done(self, done: bool, *, current: bool) -> None:
        self._tick.show_icon(*("circle-check", "done") if done else ("circle-dashed", "quiet"))
        relook(self._text, "strong" if current else "quiet" if done else "")
        said = "home-step-is-done" if done else "home-step-is-open"
        self.setAccessibleName(messages.text(said, step=self._name))


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
