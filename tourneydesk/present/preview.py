"""What the wizard previews: a sketch of a format, and the effect of its settings."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.present import messages
from tourneydesk.present.messages import listed

# What to draw beside a format or its settings, as plain data: tables, a ring, bands, strikes.


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


@dataclass(frozen=True, slots=True)
class Consequence:
    """The effect of settings. ``works``: a first round can be made with them; else ``sentence``
    says why not.

    ``notes`` are further sentences to consider; ``sketch`` is drawn beside them.
    """

    sentence: str
    notes: tuple[str, ...]
    sketch: Sketch
    works: bool


def counted(sizes: Sequence[int], code: str) -> str:
    """``2 boards of 4 and 2 of 5``: the smaller ones first."""
    counts = sorted(Counter(sizes).items())
    return listed(
        [
            messages.text("of-size" if place else code, count=count, size=size)
            for place, (size, count) in enumerate(counts)
        ]
    )


def one_sits_out(count: int) -> tuple[str, ...]:
    """States that one of an odd number of players sits out."""
    return (messages.text("one-sits-out"),) if count % 2 else ()
