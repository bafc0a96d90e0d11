"""Cards of equal width in a grid, as many side by side as there is room, and found by name."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from PySide6.QtWidgets import QGridLayout, QWidget


class Named(Protocol):
    """What has a name to begin with."""

    name: str


NamedCard = TypeVar("NamedCard", bound=Named)


class CardGrid(QGridLayout):
    """The cards of a widget, from left to right and then below."""

    def __init__(self, on: QWidget, cards: Sequence[QWidget], spacing: int) -> None:
        super().__init__(on)
        self._cards = cards
        self._across = 0
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def arrange(self, across: int) -> bool:
        """Places so many cards side by side; whether they were arranged in another way before."""
        if across == self._across:
            return False
        self._across = across
        for at, card in enumerate(self._cards):
            self.addWidget(card, at // across, at % across)
        for column in range(len(self._cards)):
            self.setColumnStretch(column, 1 if column < across else 0)
        return True


def found_by_name(
    cards: Sequence[NamedCard], typed: str, letter: str
) -> tuple[str, NamedCard] | None:
    """The first card whose name begins with what was typed, and what that is: the letter extends
    the letters before as long as a name begins with them.
    """
    for begins in (typed + letter, letter):
        for card in cards:
            if card.name.casefold().startswith(begins.casefold()):
                return begins, card
    return None
