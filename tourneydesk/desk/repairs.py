"""Repairs a posted round: finds its problems and the smallest sets of tables to break."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Set
from dataclasses import dataclass, field, replace
from itertools import chain, combinations, islice
from math import comb

from tourneydesk.core import decisions as d
from tourneydesk.core.cache import remembering
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.format import Criterion
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.core.seating import before_round, kept_players
from tourneydesk.core.table_numbers import around_by_number
from tourneydesk.desk.drafts import Cost
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

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


# The problems of a posted round, and the cost of a repaired round compared with it.


def active_players(event: Event, posted: Round) -> frozenset[int]:
    """The players who are active in this round now."""
    before = before_round(event, posted.number)
    return frozenset(active(event, format_of(event).leavings(before)))


def withdrawn_players(round_: Round, playing: Set[int]) -> tuple[int, ...]:
    """Players at an unfinished table who are no longer active."""
    seated = {player for table in round_.tables if table.running for player in table.players}
    return tuple(sorted(seated - playing))


def unseated_players(event: Event, round_: Round, playing: Set[int]) -> tuple[int, ...]:
    """Active players without a table or bye; house players need none."""
    fmt = format_of(event)
    if round_.kind in (*fmt.extra_kinds, *fmt.ring_kinds):
        # Not every active player plays in these rounds.
        return ()
    without = sorted(playing - kept_players(round_))
    return tuple(player for player in without if not event.player(player).house)


@dataclass(frozen=True, slots=True)
class Baseline:
    """A posted round evaluated once, to compare many repairs with it: the players active in it now,
    and its criteria.
    """

    event: Event
    playing: frozenset[int]
    posted: tuple[Criterion, ...]

    @staticmethod
    def of(event: Event, posted: Round) -> "Baseline":
        playing = active_players(event, posted)
        return Baseline(event, playing, _criteria(event, posted, playing))

    def costs(self, repaired: Round) -> tuple[Cost, ...]:
        """Each criterion of the posted and the repaired round, the most important first."""
        counts = _criteria(self.event, repaired, self.playing)
        pairs = zip(self.posted, counts, strict=True)
        return tuple(Cost(before.code, before.value, after.value) for before, after in pairs)


def _criteria(event: Event, round_: Round, playing: Set[int]) -> tuple[Criterion, ...]:
    """Players who left and sit at a table, players without a table who did not ask for that, and
    the format's own criteria.
    """
    odd = sum(bye.why == "odd" for bye in round_.byes)
    return (
        Criterion(ABSENT, len(withdrawn_players(round_, playing))),
        Criterion(OUT, len(unseated_players(event, round_, playing)) + odd),
        *format_of(event).evaluate(event, round_),
    )


# Sets of tables worth breaking when there are too many tables to try all sets.


def promising_tables(ideal: Repair | None, optional: list[int]) -> list[int]:
    """The tables that would change if all were paired again, then the others."""
    broken = set(ideal.broken) if ideal is not None else set()
    return sorted(optional, key=lambda number: (number not in broken, number))


def connected_groups(posted: Round, ideal: Round, free: frozenset[int]) -> Iterator[frozenset[int]]:
    """Sets of tables whose players, in the ideal round, meet only among themselves: such a set can
    be repaired on its own. First each set, smallest first, then growing unions of the smallest.
    """
    table_of = {player: table.number for table in posted.tables for player in table.players}
    root = {number: number for number in free}

    def find(number: int) -> int:
        while root[number] != number:
            root[number] = root[root[number]]
            number = root[number]
        return number

    for table in ideal.tables:
        numbers = [table_of[player] for player in table.players if table_of.get(player) in free]
        for number in numbers[1:]:
            root[find(number)] = find(numbers[0])
    sets: dict[int, set[int]] = {}
    for number in sorted(free):
        sets.setdefault(find(number), set()).add(number)
    posted_players = {table.number: set(table.players) for table in posted.tables}
    ideal_players = [set(table.players) for table in ideal.tables]
    connected_groups = [
        frozenset(tables)
        for tables in sorted(sets.values(), key=lambda tables: (len(tables), min(tables)))
        if len(tables) > 1 or posted_players[min(tables)] not in ideal_players
    ]
    union: frozenset[int] = frozenset()
    unions = []
    for group in connected_groups:
        union |= group
        unions.append(union)
    return chain(connected_groups, unions)


# Repairs a posted round: finds its problems and the smallest sets of tables to break, and repairs
# it.
#
# Everything but `take` is pure, so it may run on any thread.

MOST_BROKEN = 4
"""Up to this many more tables than necessary are tried in every combination; beyond that, all
tables are paired again.
"""
TRIES_PAIRS, TRIES_BOARDS = 30_000, 2_500
"""The limit of tries times players: pairing 100 players that often takes about a second."""

Stop = Callable[[], bool]


def repairable_round(event: Event, round_number: int) -> Round:
    """The posted round with this number; Refused if it cannot be paired again."""
    posted = event.round(round_number)
    if posted is None:
        facts = {"round": round_number, "posted": len(event.rounds)}
        raise Refused(Problem("round_unknown", facts=facts))
    if round_number < len(event.rounds):
        raise Refused(Problem("repair_not_last", facts={"round": round_number}))
    return posted


def issues(event: Event, round_number: int) -> Issues:
    """The problems of a posted round now; none if all tables have reported."""
    posted = repairable_round(event, round_number)
    if not posted.missing:
        return Issues()
    playing = active_players(event, posted)
    withdrawn, unseated = (
        withdrawn_players(posted, playing),
        unseated_players(event, posted, playing),
    )
    if withdrawn or unseated:
        return Issues(withdrawn, unseated)
    return Issues(improvable=_could_be_better(event, posted))


def repairs(
    event: Event,
    round_number: int,
    started: Set[int] = frozenset(),
    stop: Stop = lambda: False,
) -> Repairs:
    """All sensible repairs of a posted round; tables with a result and started tables stay.

    ``stop`` is polled; once it returns true, the repairs found so far are returned.
    """
    posted = repairable_round(event, round_number)
    fixed = frozenset(
        table.number for table in posted.tables if not table.running or table.number in started
    )
    search = _Search(event, posted, fixed, stop, Baseline.of(event, posted))
    unchanged = search.unchanged()
    free = [table.number for table in posted.tables if table.number not in fixed]
    if not free or not any(unchanged.weight):
        return Repairs(event, round_number, Issues(), (unchanged,), 0, True, fixed)
    with remembering():
        search.run(free)
    cannot = search.cannot if not search.lightest else ()
    choices = [unchanged]
    for _, repair in sorted(search.lightest.items()):
        if repair.weight < choices[-1].weight:
            choices.append(repair)
    found_issues = issues(event, round_number)
    if not (found_issues.withdrawn or found_issues.unseated):
        found_issues = Issues(improvable=len(choices) > 1)
    all_tried = search.all_tried
    return Repairs(
        event, round_number, found_issues, tuple(choices), search.proved, all_tried, fixed, cannot
    )


def take(session: Session, repairs_: Repairs, choice: Repair) -> Round:
    """Applies a repair as one step; Refused if the event has changed since it was worked out."""
    if repairs_.event is not session.event:
        raise Refused(Problem("repair_stale", facts={"round": repairs_.round_number}))
    if choice.changes_nothing:
        raise Refused(Problem("nothing_to_repair", facts={"round": repairs_.round_number}))
    inputs = d.Repaired(
        choice.kept_tables,
        choice.kept_byes,
        choice.label,
        choice.round.groups,
        repairs_.issues.reasons,
    )
    repaired = choice.round
    session.take(d.PairingsChanged(repaired.number, repaired.tables, repaired.byes, inputs))
    return session.event.rounds[repaired.number - 1]


def repeat_repair(event: Event, change: d.PairingsChanged, inputs: d.Repaired) -> Round:
    """The round that a repair makes from the same inputs; ``event`` is the event before the repair.

    Raises Refused if the inputs cannot be paired.
    """
    posted = repairable_round(event, change.round)
    return _pair_around(
        event, posted, inputs.label, frozenset(inputs.kept), frozenset(inputs.kept_byes)
    )


@dataclass(slots=True)
class _Search:
    """Breaks sets of tables in turn; keeps the lightest repair for each number of broken tables."""

    event: Event
    posted: Round
    fixed: frozenset[int]
    stop: Stop
    baseline: Baseline
    lightest: dict[int, Repair] = field(default_factory=dict)
    proved: int = 0
    all_tried: bool = False
    cannot: tuple[Problem, ...] = ()
    tried: set[frozenset[int]] = field(default_factory=set)
    tries_left: int = 0

    @property
    def label(self) -> str:
        return f"round {self.posted.number}, repair {self.event.moment}"

    def unchanged(self) -> Repair:
        return Repair(self.posted, (), (), (), self.baseline.costs(self.posted))

    def run(self, free: list[int]) -> None:
        """Tries all sets by size while there are not too many, then the most promising ones."""
        heads = max(1, len(kept_players(self.posted)))
        pairs = format_of(self.event).result is MatchResult
        self.tries_left = (TRIES_PAIRS if pairs else TRIES_BOARDS) // heads
        withdrawn = set(withdrawn_players(self.posted, self.baseline.playing))
        required = frozenset(
            table.number
            for table in self.posted.tables
            if table.number in free and withdrawn.intersection(table.players)
        )
        optional = [number for number in free if number not in required]
        self.proved = max(0, len(required) - 1)
        ideal = self.attempt(frozenset(free))
        exact = True
        for more in range(min(MOST_BROKEN, len(optional)) + 1):
            sets: Iterable[tuple[int, ...]] = combinations(optional, more)
            if comb(len(optional), more) > self.tries_left:
                exact = False
                sets = islice(
                    combinations(promising_tables(ideal, optional), more), self.tries_left // 2
                )
            for chosen in sets:
                self.attempt(required | frozenset(chosen))
                if self.stop():
                    return
            if exact:
                self.proved = len(required) + more
                # No repair weighs less than 0, so larger sets need not be tried.
                best = any(
                    not any(repair.weight)
                    for count, repair in self.lightest.items()
                    if count <= self.proved
                )
                self.all_tried = best or self.proved == len(free)
                if best:
                    return
        if not self.all_tried and ideal is not None:
            for group in connected_groups(self.posted, ideal.round, frozenset(free)):
                if self.tries_left <= 0 or self.stop():
                    return
                self.attempt(required | group)

    def attempt(self, broken: frozenset[int]) -> Repair | None:
        """Pairs again with these tables broken, both with every bye kept and without odd-field
        byes.
        """
        if broken in self.tried:
            return None
        self.tried.add(broken)
        best: Repair | None = None
        numbers = {table.number for table in self.posted.tables}
        byes = frozenset(bye.player for bye in self.posted.byes)
        odd = frozenset(bye.player for bye in self.posted.byes if bye.why == "odd")
        for kept_byes in {byes, byes - odd}:
            self.tries_left -= 1
            kept_tables = frozenset(numbers - broken)
            try:
                repaired = _pair_around(self.event, self.posted, self.label, kept_tables, kept_byes)
            except Refused as refused:
                self.cannot = refused.problems
                continue
            repair = self._repair(repaired, kept_tables, kept_byes)
            best_so_far = self.lightest.get(len(repair.broken))
            if best_so_far is None or repair.weight < best_so_far.weight:
                self.lightest[len(repair.broken)] = repair
            if best is None or repair.weight < best.weight:
                best = repair
        return best

    def _repair(
        self, repaired: Round, kept_tables: frozenset[int], kept_byes: frozenset[int]
    ) -> Repair:
        broken = tuple(broken_tables(self.posted, repaired))
        return Repair(
            repaired,
            broken,
            tuple(broken_tables(repaired, self.posted)),
            moves_between(self.posted, repaired),
            self.baseline.costs(repaired),
            tuple(sorted(kept_tables)),
            tuple(sorted(kept_byes)),
            self.label,
        )


def _pair_around(
    event: Event, posted: Round, label: str, kept_tables: frozenset[int], kept_byes: frozenset[int]
) -> Round:
    kept_round = replace(
        posted,
        tables=tuple(table for table in posted.tables if table.number in kept_tables),
        byes=tuple(bye for bye in posted.byes if bye.player in kept_byes),
    )
    repaired = around_by_number(format_of(event), event, Draw(posted.seed, label), kept_round)
    # The round keeps its own draw; the label of the repair's draw is stored with the repair.
    return replace(posted, tables=repaired.tables, byes=repaired.byes, groups=repaired.groups)


def _could_be_better(event: Event, posted: Round) -> bool:
    """Whether the rules would now pair the whole round differently and better, by the same draw."""
    fmt = format_of(event)
    if posted.kind in fmt.ring_kinds and any(not table.running for table in posted.tables):
        return False
    empty = replace(posted, tables=(), byes=())
    try:
        repaired = fmt.pair_remaining(event, Draw(posted.seed, posted.label), empty)
    except Refused:
        return False
    if _tablemates(repaired) == _tablemates(posted):
        return False
    pairs = zip(fmt.evaluate(event, repaired), fmt.evaluate(event, posted), strict=True)
    return next((after.value < before.value for after, before in pairs if after != before), False)


def _tablemates(round_: Round) -> set[tuple[int, ...]]:
    return {table.players for table in round_.tables}
