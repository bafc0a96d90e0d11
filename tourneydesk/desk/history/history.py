"""The history of an event: every step taken, its time, its subject, and whether it is active."""

from collections.abc import Sequence
from dataclasses import dataclass

from tourneydesk.core import decisions as d
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.desk.history.seatings import NOBODY_SEATED, Seating, seating_after
from tourneydesk.desk.history.steps import Kind, Scope, StepName, name_of_step, subject_of


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A step of the journal: its number from 1, its time (empty if not known), and its name.

    ``players`` and ``tables`` are those it concerns, ``round`` the round of the tables. ``active``
    is false for a step that was undone and not redone; ``undone_by`` is then the undo's number.
    ``refers_to`` is the number of the step that an undo or redo refers to.
    """

    number: int
    at: str
    name: StepName
    kind: Kind
    players: frozenset[int] = frozenset()
    tables: frozenset[int] = frozenset()
    round: int | None = None
    active: bool = True
    undone_by: int | None = None
    refers_to: int | None = None


@dataclass(frozen=True, slots=True)
class HistoryFilter:
    """A filter for steps; None matches any."""

    kind: Kind | None = None
    players: frozenset[int] | None = None
    table: int | None = None
    round: int | None = None

    def matches(self, past: HistoryEntry) -> bool:
        return (
            self.kind in (None, past.kind)
            and (self.players is None or not self.players.isdisjoint(past.players))
            and (self.table is None or self.table in past.tables)
            and self.round in (None, past.round)
        )


class _SeatingTracker:
    """Tracks the seating at each step, including after an undo. Takes the steps in order."""

    def __init__(self) -> None:
        self._seating = NOBODY_SEATED
        self._around: dict[int, tuple[Seating, Seating]] = {}

    def take(self, number: int, step: d.Step) -> Scope:
        """Adds the step with this number and returns what it concerns."""
        touched = Scope()
        before = self._seating
        for decision in step:
            touched = touched.union(subject_of(decision, self._seating).scope)
            self._seating = seating_after(decision, self._seating)
        if self._seating is not before:
            self._around[number] = before, self._seating
        return touched

    def set_active(self, number: int, again: bool) -> None:
        """The step with this number is undone or, with ``again``, redone."""
        if number in self._around:
            self._seating = self._around[number][again]


def history(steps: Sequence[d.Step], times: Sequence[str]) -> tuple[HistoryEntry, ...]:
    """Every step in the order taken.

    ``times`` belong to the last steps; earlier steps have none.
    """
    active = frozenset(active_steps(steps).steps)
    undone_by: dict[int, int] = {}
    for number, step in enumerate(steps, start=1):
        if isinstance(step[0], d.Undone):
            undone_by[step[0].step] = number
    untimed = len(steps) - len(times)
    walk = _SeatingTracker()
    entries: list[HistoryEntry] = []
    for number, step in enumerate(steps, start=1):
        at = times[number - 1 - untimed] if number > untimed else ""
        first = step[0]
        if isinstance(first, d.Undone | d.Redone):
            walk.set_active(first.step, isinstance(first, d.Redone))
            target = entries[first.step - 1]
            entries.append(
                HistoryEntry(
                    number,
                    at,
                    name_of_step(step),
                    target.kind,
                    target.players,
                    target.tables,
                    target.round,
                    refers_to=first.step,
                )
            )
            continue
        touched = walk.take(number, step)
        counts = number in active
        entries.append(
            HistoryEntry(
                number,
                at,
                name_of_step(step),
                subject_of(first).kind,
                touched.players,
                touched.tables,
                touched.round,
                counts,
                None if counts else undone_by.get(number),
            )
        )
    return tuple(entries)
