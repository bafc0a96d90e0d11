"""Undoes an own step although others were recorded since."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace

from tourneydesk.core.decisions import (
    Decision,
    PlayersCheckedIn,
    ResultCleared,
    ResultCorrected,
    ResultDecision,
    ResultRecorded,
    Step,
    TablesCalled,
)
from tourneydesk.core.event import Event
from tourneydesk.desk.history import state_of_table, table_of
from tourneydesk.desk.sharing.conflict import with_result

_REVERSIBLE = (ResultRecorded, ResultCleared, ResultCorrected, PlayersCheckedIn, TablesCalled)


def is_reversible(step: Step) -> bool:
    """Whether a step is of a kind that can be undone although others were recorded since."""
    return all(isinstance(decision, _REVERSIBLE) for decision in step)


def own_decisions(step: Step) -> Step:
    """The decisions of a step that were typed; the others follow from them."""
    return tuple(decision for decision in step if not isinstance(decision, TablesCalled))


def reversal(step: Step, before: Event, after: Event, now: Event) -> Step | None:
    """The decisions that bring back what was before a step; None if somebody has changed the same
    table or player since, or if they would discard what was recorded since.
    """
    found = tuple(_reversed(step, before, after, now))
    return tuple(one for one in found if one is not None) if None not in found else None


def _reversed(step: Step, before: Event, after: Event, now: Event) -> Iterator[Decision | None]:
    for decision in reversed(own_decisions(step)):
        if isinstance(decision, PlayersCheckedIn):
            yield _checked_in_before(decision, now)
        elif isinstance(decision, ResultDecision):
            yield _result_before(decision, before, after, now)
        else:
            yield None


def _checked_in_before(decision: PlayersCheckedIn, now: Event) -> Decision | None:
    for player in decision.players:
        if player in now.deleted or now.player(player).dropped:
            return None
        if now.player(player).checked_in != decision.here:
            return None
    return PlayersCheckedIn(decision.players, not decision.here)


def _result_before(
    decision: ResultDecision, before: Event, after: Event, now: Event
) -> Decision | None:
    was = table_of(before, decision)
    if was is None or was.void or state_of_table(after, decision) != state_of_table(now, decision):
        return None
    found = with_result(now, decision, was.result)
    if isinstance(found, ResultCorrected) and _discards(found, now):
        return None
    return found


def _discards(correction: ResultCorrected, now: Event) -> bool:
    """Whether a correction in a ring discards the result of another game."""
    posted = now.rounds[correction.round - 1]
    for table in correction.tables:
        old = posted.table(table.number)
        if table.number == correction.table or old is None or old.result is None:
            continue
        if (old.result, old.void) != (table.result, table.void):
            return True
    return False


# What a desk has undone since it joined, which the journal does not tell.


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
