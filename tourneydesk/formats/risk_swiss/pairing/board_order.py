"""The order of boards of 4 and 5 down the list that mixes as few points groups as possible.

Our reading of RISK 2210 Swiss, score recording 3, which fills up a group from the next lower one
but does not say which boards are the small ones: first the least sum over the boards of (points
groups on the board - 1), then the least sum of (highest - lowest points), then by lot.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate, pairwise, product

from tourneydesk.core.draw import Draw

Left = tuple[int, ...]
"""How many boards of each size are not laid out yet, largest size first."""


@dataclass(frozen=True, slots=True)
class Orders:
    """All equally good orders of the boards: ``mixing`` is (extra groups, points between)."""

    sizes: tuple[int, ...]
    start: Left
    mixing: tuple[int, int]
    ways: dict[Left, int]
    steps: dict[Left, tuple[int, ...]]

    @property
    def count(self) -> int:
        return self.ways[self.start]

    def nth(self, number: int) -> tuple[int, ...]:
        """The board sizes from the top in order number ``number``, from 0 to ``count`` - 1."""
        left, lot, order = self.start, number, list[int]()
        while any(left):
            for kind in self.steps[left]:
                after = less(left, kind)
                if lot < self.ways[after]:
                    break
                lot -= self.ways[after]
            order.append(self.sizes[kind])
            left = after
        return tuple(order)


def best_orders(points: Sequence[int], sizes: Sequence[int]) -> Orders:
    """The best orders of boards of these sizes for players with these points, highest first.

    Exact: how well the rest of the list can be cut depends only on which boards are left.
    """
    counts = Counter(sizes)
    kinds = tuple(sorted(counts, reverse=True))
    start = tuple(counts[size] for size in kinds)
    group = list(accumulate((a != b for a, b in pairwise(points)), initial=0))
    mixing: dict[Left, tuple[int, int]] = {}
    ways: dict[Left, int] = {}
    steps: dict[Left, tuple[int, ...]] = {}
    for left in product(*(range(count + 1) for count in start)):
        if not any(left):
            mixing[left], ways[left] = (0, 0), 1
            continue
        top = len(points) - sum(n * size for n, size in zip(left, kinds, strict=True))
        costs: dict[int, tuple[int, int]] = {}
        for kind, size in enumerate(kinds):
            if left[kind]:
                end = top + size - 1
                rest = mixing[less(left, kind)]
                costs[kind] = (
                    rest[0] + group[end] - group[top],
                    rest[1] + points[top] - points[end],
                )
        best = min(costs.values())
        mixing[left] = best
        steps[left] = tuple(kind for kind, cost in costs.items() if cost == best)
        ways[left] = sum(ways[less(left, kind)] for kind in steps[left])
    return Orders(kinds, start, mixing[start], ways, steps)


def below(draw: Draw, bound: int) -> int:
    """A fair number from 0 to bound - 1 for any bound: there can be more than 2^64 orders."""
    words = -(-bound.bit_length() // 64)
    if words <= 1:
        return draw.below(bound)
    limit = (1 << 64 * words) // bound * bound
    while True:
        number = 0
        for _ in range(words):
            number = number << 64 | draw.below(1 << 64)
        if number < limit:
            return number % bound


def less(left: Left, kind: int) -> Left:
    """The remaining boards after one of that kind."""
    return (*left[:kind], left[kind] - 1, *left[kind + 1 :])
