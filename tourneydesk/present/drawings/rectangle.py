"""Rectangles of papers: a corner and a size."""

from dataclasses import dataclass, replace
from typing import Self


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle whose corner is on its left side; which one it is depends on the direction of
    ``y``.
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    def shares(self, *shares: float) -> tuple[Self, ...]:
        """The rectangle divided into columns by their shares."""
        total, at, columns = sum(shares), self.x, []
        for share in shares:
            width = self.width * share / total
            columns.append(replace(self, x=at, width=width))
            at += width
        return tuple(columns)

    def columns(self, count: int) -> tuple[Self, ...]:
        """The rectangle divided into ``count`` equal columns."""
        return self.shares(*[1] * count)


@dataclass(frozen=True, slots=True)
class Place(Rectangle):
    """A rectangle in millimeters, from its upper left corner."""

    @property
    def bottom(self) -> float:
        return self.y + self.height
