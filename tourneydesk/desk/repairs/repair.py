"""A repair of a posted round, as a value: which tables are broken, what comes instead, its cost."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.sayings import Problem, Reason
from tourneydesk.desk.drafts.drafts import Cost

REPAIR = "the organizer's choice"

ABSENT = "weigh_absent"
OUT = "weigh_out"
"""Codes of the two counts that come before the format's own: players at running tables who have
left, and players who are here and have no table.
"""


@dataclass(frozen=True, slots=True)
class Move:
    """A player's table as posted and as it would be; None = none (a bye, or not in the round)."""

    player: int
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Repair:
    """A posted round with some of its tables paired again by the rules.

    ``broken`` are the numbers of the posted tables that are no more as they were (by seats),
    ``slips`` those of the tables to come that need a new slip. ``costs`` compare the round as
    posted with the round as it would be: two counts common to all formats, then the format's own,
    the first outranking the second. ``kept`` and ``kept_byes`` are what it was paired around, with
    the draw of that ``label``.
    """

    made: Round
    broken: tuple[int, ...]
    slips: tuple[int, ...]
    moves: tuple[Move, ...]
    costs: tuple[Cost, ...]
    kept: tuple[int, ...] = ()
    kept_byes: tuple[int, ...] = ()
    label: str = ""

    @property
    def weight(self) -> tuple[int, ...]:
        """All counts, to be compared from the first."""
        return tuple(cost.changed for cost in self.costs)

    @property
    def nothing(self) -> bool:
        """Whether the round stays as it is."""
        return not self.label


@dataclass(frozen=True, slots=True)
class Issues:
    """What is wrong with a posted round: players at running tables who have left, players who are
    here without table and bye, and whether the rules would pair it otherwise now.
    """

    left: tuple[int, ...] = ()
    waiting: tuple[int, ...] = ()
    lighter: bool = False

    @property
    def anything(self) -> bool:
        return bool(self.left or self.waiting or self.lighter)

    @property
    def why(self) -> tuple[Reason, ...]:
        """The reasons for a repair, for the history and for who checks the draw."""
        found = []
        if self.left:
            found.append(Reason("repaired_left", REPAIR, self.left))
        if self.waiting:
            found.append(Reason("repaired_entered", REPAIR, self.waiting))
        return tuple(found) or (Reason("repaired_lighter", REPAIR),)


@dataclass(frozen=True, slots=True)
class Repairs:
    """What can be done about a posted round, the fewest broken tables first.

    ``choices`` begins with leaving it as it is; each of the others weighs less than all before it.
    Every set of up to ``proved`` tables was tried, so nothing that breaks so few is lighter; where
    more are broken, it is the lightest found (all of them, where ``all_tried``). ``fixed`` are the
    tables that were not to be broken. ``cannot`` says why nothing can be paired again.
    """

    event: Event
    number: int
    issues: Issues
    choices: tuple[Repair, ...]
    proved: int
    all_tried: bool
    fixed: frozenset[int] = frozenset()
    cannot: tuple[Problem, ...] = ()


def moves_between(was: Round, now: Round) -> tuple[Move, ...]:
    """Who sits elsewhere or with others, in the order of the tables to come."""
    before, after = _tables(was), _tables(now)
    stays = {table.number: table.seats for table in was.tables}
    moved = {
        player
        for table in now.tables
        if stays.get(table.number) != table.seats
        for player in table.players
    }
    moved |= before.keys() - after.keys()
    order = sorted(moved, key=lambda player: (player not in after, after.get(player, 0), player))
    return tuple(Move(player, before.get(player), after.get(player)) for player in order)


def broken_tables(was: Round, now: Round) -> Iterator[int]:
    """The tables of a round that are not in another as they were."""
    stays: Mapping[int, object] = {table.number: table.seats for table in now.tables}
    for table in was.tables:
        if stays.get(table.number) != table.seats:
            yield table.number


def _tables(made: Round) -> dict[int, int]:
    return {player: table.number for table in reversed(made.tables) for player in table.players}
