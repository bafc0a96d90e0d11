"""The history of an event: every step taken, its time, its subject, and whether it is active."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core import decisions as d
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.desk.history.seatings import NOBODY_SEATED, Seating, seating_after
from tourneydesk.desk.history.steps import Kind, StepName, Touched, about, name_of_step


@dataclass(frozen=True, slots=True)
class Past:
    """A step of the journal: its number from 1, its time (empty if not known), and its name.

    ``players`` and ``tables`` are those it concerns, ``round`` the round of the tables. ``counts``
    is false for a step that was undone and not redone; ``by`` is then the number of the undo.
    ``named`` is the number of the step that an undo or redo refers to.
    """

    number: int
    at: str
    name: StepName
    kind: Kind
    players: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    round: int | None = None
    counts: bool = True
    by: int | None = None
    named: int | None = None


@dataclass(frozen=True, slots=True)
class Wanted:
    """A filter for steps; None matches any."""

    kind: Kind | None = None
    players: frozenset[int] | None = None
    table: int | None = None
    round: int | None = None

    def takes(self, past: Past) -> bool:
        return (
            self.kind in (None, past.kind)
            and (self.players is None or not self.players.isdisjoint(past.players))
            and (self.table is None or self.table in past.tables)
            and self.round in (None, past.round)
        )


class _Walk:
    """Tracks the seating at each step, including after an undo. Takes the steps in order."""

    def __init__(self) -> None:
        self._seating = NOBODY_SEATED
        self._around: dict[int, tuple[Seating, Seating]] = {}

    def take(self, number: int, step: d.Step) -> Touched:
        """Adds the step with this number and returns what it concerns."""
        touched = Touched()
        before = self._seating
        for decision in step:
            touched = touched.and_also(about(decision, self._seating).touched)
            self._seating = seating_after(decision, self._seating)
        if self._seating is not before:
            self._around[number] = before, self._seating
        return touched

    def turn_back(self, number: int, again: bool) -> None:
        """The step with this number is undone or, with ``again``, redone."""
        if number in self._around:
            self._seating = self._around[number][again]


def history(steps: Sequence[d.Step], times: Sequence[str]) -> tuple[Past, ...]:
    """Every step in the order taken.

    ``times`` belong to the last steps; earlier steps have none.
    """
    standing = frozenset(active_steps(steps).steps)
    undone_by: dict[int, int] = {}
    for number, step in enumerate(steps, start=1):
        if isinstance(step[0], d.Undone):
            undone_by[step[0].step] = number
    without = len(steps) - len(times)
    walk = _Walk()
    found: list[Past] = []
    for number, step in enumerate(steps, start=1):
        at = times[number - 1 - without] if number > without else ""
        first = step[0]
        if isinstance(first, d.Undone | d.Redone):
            walk.turn_back(first.step, isinstance(first, d.Redone))
            target = found[first.step - 1]
            found.append(
                Past(
                    number,
                    at,
                    name_of_step(step),
                    target.kind,
                    target.players,
                    target.tables,
                    target.round,
                    named=first.step,
                )
            )
            continue
        touched = walk.take(number, step)
        counts = number in standing
        found.append(
            Past(
                number,
                at,
                name_of_step(step),
                about(first).kind,
                touched.players,
                touched.tables,
                touched.round,
                counts,
                None if counts else undone_by.get(number),
            )
        )
    return tuple(found)
