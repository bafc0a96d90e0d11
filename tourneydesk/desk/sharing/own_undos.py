"""What a desk has undone since it joined, which the journal does not tell."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class OwnUndos:
    """What a desk has undone.

    ``reversed`` has for each step that was undone by a later one, as others had recorded since, the
    number of that later step. ``redo`` are the steps that can be redone, last last, each with the
    number of steps when it was undone.
    """

    reversed: Mapping[int, int] = field(default_factory=dict)
    redo: tuple[tuple[int, int], ...] = ()

    def pairs(self, active: Iterable[int]) -> set[int]:
        """The active steps that were undone by other steps, and these."""
        still = set(active)
        return {number for pair in self.reversed.items() if pair[1] in still for number in pair}

    def with_reversed(self, number: int, by: int) -> "OwnUndos":
        return replace(self, reversed={**self.reversed, number: by})

    def with_redo(self, number: int, steps: int) -> "OwnUndos":
        return replace(self, redo=(*self.redo, (number, steps)))

    def without_redo(self, *numbers: int) -> "OwnUndos":
        """Without these to redo; without any number, nothing is left to redo."""
        left = [one for one in self.redo if numbers and one[0] not in numbers]
        return replace(self, redo=tuple(left))
