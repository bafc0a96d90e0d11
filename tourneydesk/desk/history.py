"""The history of an event: every step ever taken, when, whom it is about, and whether it counts."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from tourneydesk.core import decisions as d
from tourneydesk.core.replay import counting
from tourneydesk.desk.seatings import Walk
from tourneydesk.desk.steps import StepName, name_of_step

Kind = Literal["results", "players", "rounds", "settings", "by_hand"]

KINDS: Mapping[type, Kind] = {
    d.EventOpened: "settings",
    d.DetailsChanged: "settings",
    d.SettingsChosen: "settings",
    d.PlayersAdded: "players",
    d.PlayerChanged: "players",
    d.PlayerDropped: "players",
    d.PlayerReturned: "players",
    d.PlayerDeleted: "players",
    d.PlayersCheckedIn: "players",
    d.AbsentDropped: "players",
    d.ByeRequested: "players",
    d.ByeWithdrawn: "players",
    d.TableFixed: "players",
    d.PairForbidden: "players",
    d.PairAllowed: "players",
    d.RoundRedrawn: "rounds",
    d.RoundPosted: "rounds",
    d.PairingsChanged: "by_hand",
    d.TablesCalled: "rounds",
    d.ResultRecorded: "results",
    d.ResultCleared: "results",
    d.ResultPutRight: "results",
    d.NoteAdded: "by_hand",
    d.ItemsLeftOpen: "by_hand",
    d.ItemsSettled: "by_hand",
}
"""What each decision is about; an undo is about the same as what it takes back."""


@dataclass(frozen=True, slots=True)
class Past:
    """A step of the journal: its number from 1, when (empty where not known), and its name.

    ``players`` are all it is about, ``tables`` all it touches, ``round`` the round of these.
    ``counts`` is False for a step that was undone and not done again; ``by`` is then the undo.
    ``named`` is the step that an undo or redo is about.
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
    """Which steps to show; None means any."""

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


def history(steps: Sequence[d.Step], times: Sequence[str]) -> tuple[Past, ...]:
    """Every step in the order in which they were taken.

    ``times`` belong to the last so many steps; earlier ones have none.
    """
    standing = frozenset(counting(steps).steps)
    undone_by: dict[int, int] = {}
    for number, step in enumerate(steps, start=1):
        if isinstance(step[0], d.Undone):
            undone_by[step[0].step] = number
    without = len(steps) - len(times)
    walk = Walk()
    found: list[Past] = []
    for number, step in enumerate(steps, start=1):
        at = times[number - 1 - without] if number > without else ""
        first = step[0]
        if isinstance(first, d.Undone | d.Redone):
            walk.turn_back(first.step, isinstance(first, d.Redone))
            about = found[first.step - 1]
            found.append(
                Past(
                    number,
                    at,
                    name_or_kind(step),
                    about.kind,
                    about.players,
                    about.tables,
                    about.round,
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
                name_or_kind(step),
                KINDS.get(type(first), "by_hand"),
                frozenset(touched.players),
                frozenset(touched.tables),
                touched.round,
                counts,
                None if counts else undone_by.get(number),
            )
        )
    return tuple(found)


def name_or_kind(step: d.Step) -> StepName:
    """The name of a step; a decision without one is named by its kind, so that it can be seen."""
    try:
        return name_of_step(step)
    except TypeError:
        return StepName("step_other", facts={"kind": type(step[0]).__name__})
