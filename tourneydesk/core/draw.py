"""Chance as an argument: the same seed and label give the same draw on every machine.

Anybody can check a draw with a hash tool: number i of the stream is the first 16 hex digits of
SHA-256 over the text ``seed|label|i`` (UTF-8), i counting from 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")

_SPAN = 1 << 64


@dataclass(slots=True)
class Draw:
    """A stream of fair numbers fixed by a seed and a label.

    Each use advances the stream; make a new Draw with the same seed and label to repeat it.
    """

    seed: str
    label: str
    _used: int = 0

    def part(self, label: str) -> "Draw":
        """A separate stream for one part of the work, independent of how much the rest draws."""
        return Draw(self.seed, f"{self.label}/{label}")

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each equally likely (numbers past the last whole
        multiple of the bound are discarded). Raises ValueError for a bound below 1 or above 2^64.
        """
        if not 1 <= bound <= _SPAN:
            raise ValueError(f"a draw needs a bound from 1 to 2^64, not {bound}")
        limit = _SPAN - _SPAN % bound
        while True:
            number = self._next()
            if number < limit:
                return number % bound

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in drawn order (Fisher-Yates from the end), every order equally likely."""
        cards = list(items)
        for last in range(len(cards) - 1, 0, -1):
            chosen = self.below(last + 1)
            cards[last], cards[chosen] = cards[chosen], cards[last]
        return cards

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, drawn by lot."""
        return items[self.below(len(items))]

    def _next(self) -> int:
        text = f"{self.seed}|{self.label}|{self._used}"
        self._used += 1
        return int.from_bytes(sha256(text.encode()).digest()[:8])
