"""What to draw beside a format or its settings, as plain data: tables, a ring, bands, strikes."""

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Tables:
    """Little tables, each with its number of seats; ``final`` is one more set apart from them."""

    sizes: tuple[int, ...]
    final: int = 0


@dataclass(frozen=True, slots=True)
class Ring:
    """A circle with that many players on it."""

    players: int


@dataclass(frozen=True, slots=True)
class Bands:
    """Bands one below the other, each with its name and, where it is known, how many are in it.

    Those joined by ``meets`` (places of bands, from 0) play each other in round 1.
    """

    names: tuple[str, ...]
    counts: tuple[int, ...] = ()
    meets: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Strikes:
    """Rows of strikes; a row as long as ``out`` is crossed through."""

    rows: tuple[int, ...]
    out: int


Sketch = Tables | Ring | Bands | Strikes

OF_FORMATS: dict[str, Sketch] = {
    "risk-swiss": Tables((5, 4, 4), final=5),
    "age-swiss": Bands(("6–10", "11–14", "15+")),
    "dual-ring": Ring(10),
    "strikes": Strikes((1, 3, 4, 6), out=6),
    "us-swiss": Bands(("A1", "A2", "B1", "B2"), meets=((0, 1), (2, 3))),
}
"""The small picture of each format."""


def of_format(key: str) -> Sketch:
    """The small picture of a format; of one without a picture, a table."""
    return OF_FORMATS.get(key, Tables((4,)))


def counts_of(groups: Sequence[int | None], many: int) -> tuple[int, ...]:
    """How many are in each of so many groups; who is in none counts nowhere."""
    return tuple(sum(group == at for group in groups) for at in range(many))
