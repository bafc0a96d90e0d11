"""A setting chosen on cards: a card for each value, with what it means for the players."""

from collections.abc import Callable, Hashable, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QButtonGroup, QFrame, QVBoxLayout, QWidget

from tourneydesk.core.reasons import Refused
from tourneydesk.gui.forms.card_preview import PreviewView
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.widgets.choice_card import ChoiceCard
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.layout.card_grid import CardGrid
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import button, label, show_text
from tourneydesk.gui.widgets.theme.icons import Icon
from tourneydesk.present import messages
from tourneydesk.present.settings import Preview, SettingCards

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
