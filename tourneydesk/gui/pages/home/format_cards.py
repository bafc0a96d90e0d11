"""The cards to start an event of a format from, as many in a line as have room."""

from collections.abc import Sequence

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.formats import FORMATS
from tourneydesk.gui.widgets.layout.boxes import REST, column_of, row_of
from tourneydesk.gui.widgets.layout.card_grid import CardGrid, found_by_name
from tourneydesk.gui.widgets.page_keys import PageKeys, typing
from tourneydesk.gui.widgets.text_widgets import Button, label
from tourneydesk.gui.widgets.theme.icons import Icon, has_icon
from tourneydesk.present import messages

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
