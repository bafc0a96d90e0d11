"""A setting chosen on cards: a card for each value, with what it means for the players."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QButtonGroup,
    QFrame,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.widgets.buttons import ChoiceCard
from tourneydesk.gui.widgets.layouts import (
    REST,
    CardGrid,
    FlowLayout,
    Item,
    column_of,
    frame_of,
    row_of,
)
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.gui.widgets.theme import Icon, color
from tourneydesk.present import messages
from tourneydesk.present.settings import Examples, Preview, SettingCards, Stage

# What a card of a setting shows below its sentence: rounds as groups, first boards, figures.

SHADES = 5
"""The groups of a stage from the top get lighter; the last shade is that of all further ones."""
BESIDE = 15
"""The width from which stages are side by side, in heights of a line of text."""
LANE, LINE = 8, 1.75
"""Pixels between the lines that join groups, and their width."""


class PreviewView(QWidget):
    """A preview; its stages are side by side where they have room."""

    def __init__(self, preview: Preview) -> None:
        super().__init__()
        # What is joined by lines has short names.
        stages = ((_StageView(one), 2 if one.meets else 3) for one in preview.stages)
        self._stages = row_of(*stages, spacing=12)
        parts: list[Item] = [self._stages]
        if preview.examples is not None:
            parts.append(_examples(preview.examples))
        figures = row_of(*((_figure(*one), 1) for one in preview.figures), spacing=12)
        column_of(*parts, REST, figures, on=self, margins=0, spacing=12)

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        wide = event.size().width() >= BESIDE * self.fontMetrics().height()
        directions = QBoxLayout.Direction
        self._stages.setDirection(directions.LeftToRight if wide else directions.TopToBottom)


class _StageView(QWidget):
    """The groups of a stage one below the other; lines join those that meet."""

    def __init__(self, stage: Stage) -> None:
        super().__init__()
        self._meets = stage.meets
        lanes = LANE * (len(stage.meets) + 1) if stage.meets else 0
        self._groups = [_group(at, *group) for at, group in enumerate(stage.groups)]
        column_of(
            label(stage.heading, "strong", wraps=True),
            column_of(*self._groups, margins=(0, 0, lanes, 0), spacing=4),
            REST,
            on=self,
            margins=0,
            spacing=4,
        )

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(color("text")), LINE))
        side = -1 if self.isRightToLeft() else 1
        ends: list[tuple[int, int]] = []
        for meeting in self._meets:
            # Lines that pass each other have a lane each.
            crossed = sum(first < meeting[1] and meeting[0] < last for first, last in ends)
            ends.append(meeting)
            first, last = (QRectF(self._groups[at].geometry()) for at in meeting)
            edge = first.left() if side < 0 else first.right()
            start, out = edge + 3 * side, edge + side * LANE * (crossed + 1.5)
            painter.drawPolyline(
                [
                    QPointF(start, first.center().y()),
                    QPointF(out, first.center().y()),
                    QPointF(out, last.center().y()),
                    QPointF(start, last.center().y()),
                ]
            )
        painter.end()


def _group(at: int, name: str, figure: str) -> QFrame:
    row = row_of((_wrapped(name), 1), label(figure), margins=(8, 3, 8, 3), spacing=4)
    return frame_of(f"group-{min(at, SHADES - 1)}", row)


def _examples(examples: Examples) -> QGridLayout:
    grid = QGridLayout()
    grid.setHorizontalSpacing(8)
    grid.setVerticalSpacing(4)
    grid.setColumnStretch(1, 1)
    grid.addWidget(label(examples.heading, "strong", wraps=True), 0, 0, 1, 2)
    top = Qt.AlignmentFlag.AlignTop
    right = Qt.AlignmentFlag.AlignRight | top
    grid.addWidget(label(examples.figure_heading, "quiet"), 0, 2, right)
    for row, (number, text, figure) in enumerate(examples.lines, start=1):
        grid.addWidget(label(number, "quiet"), row, 0, top)
        grid.addWidget(_wrapped(text), row, 1)
        grid.addWidget(label(figure, "quiet"), row, 2, right)
    return grid


def _figure(figure: str, about: str) -> QWidget:
    widget = QWidget()
    column_of(
        label(figure, "heading", wraps=True),
        _wrapped(about, "quiet"),
        REST,
        on=widget,
        margins=0,
        spacing=0,
    )
    return widget


def _wrapped(text: str, look: str = "") -> QLabel:
    """A text that is as high as it needs to be for its width; others ask for two lines at least."""
    created = label(text, look, wraps=True)
    created.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    return created


NARROWEST = 12
"""The width of a card beside others, in heights of a line of text."""


class ChoiceCards(QWidget):
    """Cards side by side or, where they have no room, one below the other. What they show is worked
    out in the background, and only while they are visible.
    """

    changed = Signal()

    def __init__(self, choices: Sequence[tuple[str, str]]) -> None:
        """The choices, each with its sentence; the first is chosen."""
        super().__init__()
        self._shown: Hashable = None
        self._waiting: tuple[Hashable, Callable[[], SettingCards]] | None = None
        self._work = Background[SettingCards]()
        self.cards = [_Card(*choice) for choice in choices]
        self._group = QButtonGroup(self)
        for at, card in enumerate(self.cards):
            self._group.addButton(card.button, at)
            card.button.toggled.connect(self._toggled)
        self.cards[0].button.setChecked(True)
        self.advice = _Advice()
        self.advice.hide()
        self._working = label(messages.text("setting-card-working"), "quiet")
        self._working.hide()
        inside = QWidget()
        self._grid = CardGrid(inside, self.cards, 16)
        column_of(self.advice, inside, self._working, on=self, margins=0, spacing=12)
        self.setFocusProxy(self.cards[0].button)
        self._arrange()

    @property
    def index(self) -> int:
        """Which card is chosen."""
        return self._group.checkedId()

    def choose(self, index: int) -> None:
        self.cards[index].button.setChecked(True)

    def show_what(self, key: Hashable, work: Callable[[], SettingCards]) -> None:
        """Shows the cards that ``work`` makes, which raises Refused if there are none; ``key`` is
        everything that they depend on.
        """
        self._waiting = (key, work)
        if self.isVisible():
            self._begin()

    def cancel(self) -> None:
        """What is being worked out is no longer wanted."""
        self._waiting = None
        self._work.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._arrange()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        self._begin()

    def _begin(self) -> None:
        if self._waiting is None:
            return
        (key, work), self._waiting = self._waiting, None
        if key != self._shown:
            self._shown = key
            self._working.show()
            self._work.start(work, self._arrived)

    def _arrived(self, outcome: SettingCards | Exception) -> None:
        self._working.hide()
        if isinstance(outcome, Refused):
            # The page says what is wrong.
            self.advice.hide()
            for card in self.cards:
                card.show_preview(Preview(()), recommended=False)
        elif isinstance(outcome, Exception):
            raise outcome
        else:
            self.advice.show_advice(outcome.sentence, outcome.details)
            for at, (card, preview) in enumerate(zip(self.cards, outcome.previews, strict=True)):
                card.show_preview(preview, recommended=at == outcome.recommended)

    def _toggled(self, chosen: bool) -> None:
        if chosen:
            self.setFocusProxy(self.cards[self.index].button)
            self.changed.emit()

    def _arrange(self) -> None:
        count = len(self.cards)
        needed = count * NARROWEST * self.fontMetrics().height() + (count - 1) * 16
        self._grid.arrange(count if self.width() >= needed else 1)


class _Card(ChoiceCard):
    """A value: its name and sentence, whether it is recommended, and its preview."""

    def __init__(self, name: str, about: str) -> None:
        super().__init__(name, about, "value")
        self._preview: PreviewView | None = None
        self._badge = QFrame()
        self._badge.setProperty("look", "badge")
        row_of(
            Icon("check", token="done"),
            label(messages.text("setting-card-recommended"), "done"),
            on=self._badge,
            margins=(6, 1, 8, 1),
            spacing=4,
        )
        self._badge.hide()
        # What is below begins at the same height on all cards.
        self.button.setMinimumHeight(self._badge.sizeHint().height())
        top = FlowLayout(spacing=8)
        top.addWidget(self.button)
        top.addWidget(self._badge)
        self._space = QVBoxLayout()
        sentence = label(about, "quiet", wraps=True)
        sentence.setMinimumHeight(2 * self.fontMetrics().height())
        sentence.setAlignment(Qt.AlignmentFlag.AlignTop)
        column_of(top, sentence, (self._space, 1), on=self, margins=15, spacing=12)

    def show_preview(self, preview: Preview, *, recommended: bool) -> None:
        self._badge.setVisible(recommended)
        if self._preview is not None:
            self._space.removeWidget(self._preview)
            self._preview.deleteLater()
        self._preview = PreviewView(preview)
        self._space.addWidget(self._preview)
        self._preview.show()
        told = [messages.text("setting-card-recommended")] if recommended else []
        told += [
            messages.text("label-value", label=what, value=one) for one, what in preview.figures
        ]
        self.button.setAccessibleDescription(messages.enumerated(told))


class _Advice(QFrame):
    """A sentence that helps to choose; how it was worked out can be shown below it."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("look", "advice")
        self._sentence, self._details = label("", wraps=True), label("", wraps=True)
        self._details.hide()
        more = button(
            messages.text("setting-card-details"),
            "link",
            does=lambda: self._details.setVisible(self._details.isHidden()),
        )
        column_of(
            row_of(Icon("thumbs-up", token="done"), (self._sentence, 1), more, spacing=12),
            self._details,
            on=self,
            margins=(16, 8, 16, 8),
        )

    @property
    def text(self) -> str:
        return self._sentence.text()

    def show_advice(self, sentence: str, details: str) -> None:
        show_text(self._sentence, sentence)
        show_text(self._details, details)
        self.show()
