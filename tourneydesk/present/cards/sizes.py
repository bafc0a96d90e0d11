"""The sizes of record cards, in millimeters (docs/paper.md has the formulas)."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardSize:
    """A size of card in landscape: its parts from top to bottom, the boxes of its head, and how low
    a row may be: where rounds are planned, so that ten are on one side (``least_pitch``), and where
    none are (``open_pitch``). Type sizes are in points.
    """

    key: str
    width: float
    height: float
    margin: float
    head: float
    heads: float
    foot: float
    box_width: float
    box_height: float
    name_type: float
    least_pitch: float
    open_pitch: float
    key_beside: bool
    """Whether a key of several lines may stand beside the player information."""
    raised: float = 0
    """How far a code larger than usual may reach into the margin; the printer needs the rest."""

    @property
    def rows_height(self) -> float:
        """What the rows share if the code is no larger than the head."""
        return self.height - 2 * self.margin - self.head - self.heads - self.foot


THREE_BY_FIVE = CardSize("3x5", 127, 76.2, 4.5, 25.2, 7.6, 3.6, 4.45, 5.2, 11, 5.0, 5.0, False, 1.3)
FOUR_BY_SIX = CardSize("4x6", 152.4, 101.6, 6.35, 27.4, 8, 4.2, 4.85, 6, 13, 4.9, 6.0, True)
A6 = CardSize("a6", 148, 105, 6, 27.4, 8, 4.2, 4.85, 6, 13, 5.0, 6.0, True)
QUARTER_LETTER = CardSize("quarter", 139.7, 107.95, 6, 27.4, 8, 4.2, 4.85, 6, 13, 5.0, 6.0, True)
QUARTER_A4 = CardSize("quarter", 148.5, 105, 6, 27.4, 8, 4.2, 4.85, 6, 13, 5.0, 6.0, True)

SIZES = (THREE_BY_FIVE, FOUR_BY_SIX, A6, QUARTER_LETTER, QUARTER_A4)

FEWEST_ROWS, MOST_ROWS = 4, 10
"""On one side of a card."""


def capacity(size: CardSize, head: float | None = None, *, low: bool = True) -> int:
    """How many rows fit on a side under a head of this height (None = the usual one): of the
    lowest there are, or as low as they get where nobody knows how many are needed.
    """
    lost = 0 if head is None else head - size.head
    pitch = size.least_pitch if low else size.open_pitch
    fitting = int((size.rows_height - lost) / pitch + 1e-9)
    return max(FEWEST_ROWS, min(MOST_ROWS, fitting))
