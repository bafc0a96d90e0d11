"""The effect of settings as a value, and phrases that several formats use for it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.present import messages
from tourneydesk.present.messages import listed
from tourneydesk.present.preview.sketches import Sketch


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
