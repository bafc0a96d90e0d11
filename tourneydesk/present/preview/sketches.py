"""What to draw beside a format or its settings, as plain data: tables, a ring, bands, strikes."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tables:
    """Little tables, each with its number of seats; ``final`` is one more, set apart from them."""

    sizes: tuple[int, ...]
    final: int = 0


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle with that many players on it."""

    players: int


@dataclass(frozen=True, slots=True)
class Bands:
    """Bands one below the other, each with its name and, if known, the number of players in it.

    Those joined by ``meets`` (indexes of bands, from 0) play each other in round 1.
    """

    names: tuple[str, ...]
    counts: tuple[int, ...] = ()
    meets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Strikes:
    """Rows of strikes; a row as long as ``out`` is crossed out."""

    rows: tuple[int, ...]
    out: int


Sketch = Tables | Ring | Bands | Strikes


def counts_of(groups: Sequence[int | None], many: int) -> tuple[int, ...]:
    """The size of each of ``many`` groups; players in no group are not counted."""
    return tuple(sum(group == at for group in groups) for at in range(many))
