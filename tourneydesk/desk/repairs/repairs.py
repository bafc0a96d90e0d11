"""Repairs a posted round: finds its problems and the smallest sets of tables to break, and repairs
it.

Everything but `take` is pure, so it may run on any thread.
"""

from collections.abc import Callable, Iterable, Set
from dataclasses import dataclass, field, replace
from itertools import combinations, islice
from math import comb

from tourneydesk.core import decisions as d
from tourneydesk.core.cache import remembering
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.kept_tables import kept_players
from tourneydesk.core.results import MatchResult
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.core.table_numbers import around_by_number
from tourneydesk.desk.repairs.repair import (
    Issues,
    Repair,
    Repairs,
    broken_tables,
    moves_between,
)
from tourneydesk.desk.repairs.repair_costs import Scale, here, left, waiting
from tourneydesk.desk.repairs.table_sets import connected_groups, suspects
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

MOST_BROKEN = 4
"""Up to this many more tables than necessary are tried in every combination; beyond that, all
tables are paired again.
"""
TRIES_PAIRS, TRIES_BOARDS = 30_000, 2_500
"""Tries times players: with 100 players, this many rounds are paired in a second."""

Stop = Callable[[], bool]


def repair_of(event: Event, round_number: int) -> Round:
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
    posted = repair_of(event, round_number)
    if not posted.missing:
        return Issues()
    playing = here(event, posted)
    gone, without = left(posted, playing), waiting(event, posted, playing)
    if gone or without:
        return Issues(gone, without)
    return Issues(lighter=_would_be_lighter(event, posted))


def repairs(
    event: Event,
    round_number: int,
    started: Set[int] = frozenset(),
    stop: Stop = lambda: False,
) -> Repairs:
    """All sensible repairs of a posted round; tables with a result and started tables stay.

    ``stop`` is polled; once it returns true, the repairs found so far are returned.
    """
    posted = repair_of(event, round_number)
    fixed = frozenset(
        table.number for table in posted.tables if not table.running or table.number in started
    )
    search = _Search(event, posted, fixed, stop, Scale.of(event, posted))
    leaving = search.as_it_is()
    free = [table.number for table in posted.tables if table.number not in fixed]
    if not free or not any(leaving.weight):
        return Repairs(event, round_number, Issues(), (leaving,), 0, True, fixed)
    with remembering():
        search.run(free)
    cannot = search.cannot if not search.found else ()
    choices = [leaving]
    for _, repair in sorted(search.found.items()):
        if repair.weight < choices[-1].weight:
            choices.append(repair)
    what = issues(event, round_number)
    if not (what.left or what.waiting):
        what = Issues(lighter=len(choices) > 1)
    whole = search.all_tried
    return Repairs(event, round_number, what, tuple(choices), search.proved, whole, fixed, cannot)


def take(session: Session, made_from: Repairs, choice: Repair) -> Round:
    """Applies a repair as one step; Refused if the event has changed since it was worked out."""
    if made_from.event is not session.event:
        raise Refused(Problem("repair_stale", facts={"round": made_from.number}))
    if choice.nothing:
        raise Refused(Problem("nothing_to_repair", facts={"round": made_from.number}))
    how = d.Repaired(
        choice.kept, choice.kept_byes, choice.label, choice.made.groups, made_from.issues.why
    )
    made = choice.made
    session.take(d.PairingsChanged(made.number, made.tables, made.byes, how))
    return session.event.rounds[made.number - 1]


def made_again(event: Event, change: d.PairingsChanged, how: d.Repaired) -> Round:
    """The round that a repair makes from the same inputs; ``event`` is the event before the repair.

    Raises Refused if the inputs cannot be paired.
    """
    posted = repair_of(event, change.round)
    return _around(event, posted, how.label, frozenset(how.kept), frozenset(how.kept_byes))


@dataclass(slots=True)
class _Search:
    """Breaks sets of tables in turn; keeps the lightest repair for each number of broken tables."""

    event: Event
    posted: Round
    fixed: frozenset[int]
    stop: Stop
    scale: Scale
    found: dict[int, Repair] = field(default_factory=dict)
    proved: int = 0
    all_tried: bool = False
    cannot: tuple[Problem, ...] = ()
    tried: set[frozenset[int]] = field(default_factory=set)
    left: int = 0

    @property
    def label(self) -> str:
        return f"round {self.posted.number}, repair {self.event.moment}"

    def as_it_is(self) -> Repair:
        return Repair(self.posted, (), (), (), self.scale.costs(self.posted))

    def run(self, free: list[int]) -> None:
        """Tries all sets by size while there are not too many, then the most promising ones."""
        heads = max(1, len(kept_players(self.posted)))
        pairs = format_of(self.event).result is MatchResult
        self.left = (TRIES_PAIRS if pairs else TRIES_BOARDS) // heads
        gone = set(left(self.posted, self.scale.playing))
        must = frozenset(
            table.number
            for table in self.posted.tables
            if table.number in free and gone.intersection(table.players)
        )
        rest = [number for number in free if number not in must]
        self.proved = max(0, len(must) - 1)
        ideal = self.attempt(frozenset(free))
        exact = True
        for more in range(min(MOST_BROKEN, len(rest)) + 1):
            sets: Iterable[tuple[int, ...]] = combinations(rest, more)
            if comb(len(rest), more) > self.left:
                exact = False
                sets = islice(combinations(suspects(ideal, rest), more), self.left // 2)
            for one in sets:
                self.attempt(must | frozenset(one))
                if self.stop():
                    return
            if exact:
                self.proved = len(must) + more
                # No repair weighs less than 0, so larger sets need not be tried.
                best = any(
                    not any(one.weight) for at, one in self.found.items() if at <= self.proved
                )
                self.all_tried = best or self.proved == len(free)
                if best:
                    return
        if not self.all_tried and ideal is not None:
            for some in connected_groups(self.posted, ideal.made, frozenset(free)):
                if self.left <= 0 or self.stop():
                    return
                self.attempt(must | some)

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
        for out in {byes, byes - odd}:
            self.left -= 1
            kept = frozenset(numbers - broken)
            try:
                made = _around(self.event, self.posted, self.label, kept, out)
            except Refused as refused:
                self.cannot = refused.problems
                continue
            repair = self._repair(made, kept, out)
            known = self.found.get(len(repair.broken))
            if known is None or repair.weight < known.weight:
                self.found[len(repair.broken)] = repair
            if best is None or repair.weight < best.weight:
                best = repair
        return best

    def _repair(self, made: Round, kept: frozenset[int], out: frozenset[int]) -> Repair:
        broken = tuple(broken_tables(self.posted, made))
        return Repair(
            made,
            broken,
            tuple(broken_tables(made, self.posted)),
            moves_between(self.posted, made),
            self.scale.costs(made),
            tuple(sorted(kept)),
            tuple(sorted(out)),
            self.label,
        )


def _around(
    event: Event, posted: Round, label: str, kept: frozenset[int], out: frozenset[int]
) -> Round:
    stays = replace(
        posted,
        tables=tuple(table for table in posted.tables if table.number in kept),
        byes=tuple(bye for bye in posted.byes if bye.player in out),
    )
    made = around_by_number(format_of(event), event, Draw(posted.seed, label), stays)
    # The round keeps its own draw; the label of the repair's draw is stored with the repair.
    return replace(posted, tables=made.tables, byes=made.byes, groups=made.groups)


def _would_be_lighter(event: Event, posted: Round) -> bool:
    """Whether the rules would now pair the whole round differently and better, by the same draw."""
    fmt = format_of(event)
    if posted.kind in fmt.ring_kinds and any(not table.running for table in posted.tables):
        return False
    nothing = replace(posted, tables=(), byes=())
    try:
        made = fmt.pair_remaining(event, Draw(posted.seed, posted.label), nothing)
    except Refused:
        return False
    if _company(made) == _company(posted):
        return False
    pairs = zip(fmt.evaluate(event, made), fmt.evaluate(event, posted), strict=True)
    return next((now.value < was.value for now, was in pairs if now != was), False)


def _company(made: Round) -> set[tuple[int, ...]]:
    return {table.players for table in made.tables}
