"""How the columns of a card share its width."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.present.cards.card import CardColumn

STACKED_PITCH = 8.2
"""The lowest row, in millimeters, whose cell has room for a number above a name."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A column as it is printed: which columns of the form it shows (two where a number stands
    above a name), from where, and how wide, in millimeters from the left edge of the table.
    """

    shows: tuple[int, ...]
    x: float
    width: float

    @property
    def stacked(self) -> bool:
        return len(self.shows) > 1


def fits_side_by_side(columns: Sequence[CardColumn], width: float) -> bool:
    """Whether all columns that cannot be spared fit in a width, none above another."""
    return sum(column.least for column in columns if not column.spare) <= width


def fit(columns: Sequence[CardColumn], width: float, pitch: float) -> tuple[Fitted, ...]:
    """The columns of a card in its width.

    Where they do not fit, a number is put above the name beside it if the rows are high enough;
    then spare columns are left out; at last all are narrowed alike.
    """
    shown: list[tuple[int, ...]] = [(at,) for at in range(len(columns))]
    if _least(columns, shown) > width and pitch >= STACKED_PITCH:
        shown = _stack(columns, shown)
    spare = sorted((column.spare, at) for at, column in enumerate(columns) if column.spare)
    while _least(columns, shown) > width and spare:
        _, at = spare.pop(0)
        shown = [group for group in shown if at not in group]
    widths = _widths(columns, shown, width)
    fitted, x = [], 0.0
    for group, wide in zip(shown, widths, strict=True):
        fitted.append(Fitted(tuple(group), x, wide))
        x += wide
    return tuple(fitted)


def _stack(columns: Sequence[CardColumn], shown: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    stacked: list[tuple[int, ...]] = []
    for group in shown:
        if stacked and columns[stacked[-1][-1]].stacks:
            stacked[-1] = (*stacked[-1], *group)
        else:
            stacked.append(group)
    return stacked


def _least(columns: Sequence[CardColumn], shown: Sequence[tuple[int, ...]]) -> float:
    return sum(max(columns[at].least for at in group) for group in shown)


def _widths(
    columns: Sequence[CardColumn], shown: Sequence[tuple[int, ...]], width: float
) -> list[float]:
    least = [max(columns[at].least for at in group) for group in shown]
    want = [max(columns[at].want for at in group) for group in shown]
    room = width - sum(least)
    if room <= 0:
        return [one * width / sum(least) for one in least]
    wishes = [max(0.0, more - one) for more, one in zip(want, least, strict=True)]
    given = min(1.0, room / sum(wishes)) if sum(wishes) else 0.0
    widths = [one + wish * given for one, wish in zip(least, wishes, strict=True)]
    left = width - sum(widths)
    growing = [any(columns[at].grows for at in group) for group in shown]
    shares = [float(grows) for grows in growing] if any(growing) else widths
    return [one + left * share / sum(shares) for one, share in zip(widths, shares, strict=True)]
