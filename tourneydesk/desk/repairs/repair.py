"""A repair of a posted round, as a value: its broken tables, the new round, and its cost."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Problem, Reason
from tourneydesk.desk.drafts.drafts import Cost

REPAIR = "the organizer's choice"

ABSENT = "weigh_absent"
OUT = "weigh_out"
"""Codes of the two criteria ranked before the format's own: players at unfinished tables who have
left, and players who are here and have no table.
"""


@dataclass(frozen=True, slots=True)
class Move:
    """A player's table in the posted and the repaired round; None without one (a bye, or not in the
    round).
    """

    player: int
    before: int | None
    after: int | None


@dataclass(frozen=True, slots=True)
class Repair:
    """A posted round with some of its tables paired again by the rules.

    ``broken`` are the numbers of the posted tables whose seats change, ``slips`` those of the new
    tables that need a new slip. ``costs`` compare the posted with the repaired round: two criteria
    common to all formats, then the format's own, the first outranking the second. ``kept_tables``
    and ``kept_byes`` are the tables and byes that it was paired around, with the draw of this
    ``label``.
    """

    round: Round
    broken: tuple[int, ...]
    slips: tuple[int, ...]
    moves: tuple[Move, ...]
    costs: tuple[Cost, ...]
    kept_tables: tuple[int, ...] = ()
    kept_byes: tuple[int, ...] = ()
    label: str = ""

    @property
    def weight(self) -> tuple[int, ...]:
        """All criteria, to be compared from the first."""
        return tuple(cost.changed for cost in self.costs)

    @property
    def changes_nothing(self) -> bool:
        """Whether the round does not change."""
        return not self.label


@dataclass(frozen=True, slots=True)
class Issues:
    """Problems of a posted round: players at unfinished tables who have left, players who are here
    without a table or bye, and whether the rules would pair it better now.
    """

    withdrawn: tuple[int, ...] = ()
    unseated: tuple[int, ...] = ()
    improvable: bool = False

    @property
    def anything(self) -> bool:
        return bool(self.withdrawn or self.unseated or self.improvable)

    @property
    def reasons(self) -> tuple[Reason, ...]:
        """The reasons for a repair, for the history and for anyone who checks the draw."""
        reasons = []
        if self.withdrawn:
            reasons.append(Reason("repaired_left", REPAIR, self.withdrawn))
        if self.unseated:
            reasons.append(Reason("repaired_entered", REPAIR, self.unseated))
        return tuple(reasons) or (Reason("repaired_lighter", REPAIR),)


@dataclass(frozen=True, slots=True)
class Repairs:
    """The possible repairs of a posted round, the fewest broken tables first.

    ``choices`` begins with leaving the round unchanged; each further choice weighs less than all
    before it. Every set of up to ``proved`` tables was tried, so no lighter repair breaks that few;
    with more broken tables, it is the lightest found (the lightest of all if ``all_tried``).
    ``fixed`` are the tables that must not be broken. ``cannot`` says why nothing can be paired
    again.
    """

    event: Event
    round_number: int
    issues: Issues
    choices: tuple[Repair, ...]
    proved: int
    all_tried: bool
    fixed: frozenset[int] = frozenset()
    cannot: tuple[Problem, ...] = ()


def moves_between(posted: Round, repaired: Round) -> tuple[Move, ...]:
    """The players who change table or opponents, in the order of the new tables."""
    before, after = _tables(posted), _tables(repaired)
    old_seats = {table.number: table.seats for table in posted.tables}
    moved = {
        player
        for table in repaired.tables
        if old_seats.get(table.number) != table.seats
        for player in table.players
    }
    moved |= before.keys() - after.keys()
    order = sorted(moved, key=lambda player: (player not in after, after.get(player, 0), player))
    return tuple(Move(player, before.get(player), after.get(player)) for player in order)


def broken_tables(round_: Round, other: Round) -> Iterator[int]:
    """The numbers of the tables of ``round_`` that are not the same in ``other``."""
    other_seats: Mapping[int, object] = {table.number: table.seats for table in other.tables}
    for table in round_.tables:
        if other_seats.get(table.number) != table.seats:
            yield table.number


def _tables(round_: Round) -> dict[int, int]:
    return {player: table.number for table in reversed(round_.tables) for player in table.players}
