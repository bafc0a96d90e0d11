"""Repairs a running ring: a player has left, or a table reported a wrong result.

Nothing is paired again in a ring; each report or withdrawal calls the next games. Everything but
`take` is pure, so it may run on any thread.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tourneydesk.core.decisions import Decision, PlayerDropped, ResultCorrected, Step
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Format
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.desk.checks import problems, table_at
from tourneydesk.desk.session import Session, moment_draw
from tourneydesk.formats import format_of


@dataclass(frozen=True, slots=True)
class RingRepair:
    """What really happened: ``player`` has left, or ``table`` had this result instead of the
    recorded one (None: its game is still being played).
    """

    player: int = 0
    table: int = 0
    result: Result | None = None


@dataclass(frozen=True, slots=True)
class RingOutcome:
    """The consequences of a repair in the event that it was worked out from.

    Table numbers: ``stopped`` are games that stop, ``undone`` those whose result is discarded,
    ``replayed`` those played again. ``kept_results`` counts the other results entered since.
    Players: ``out`` of the ring, ``back`` in it, and its ``winners``.
    """

    event: Event
    after: Event
    decision: Decision
    stopped: tuple[int, ...]
    undone: tuple[int, ...]
    replayed: tuple[int, ...]
    kept_results: int
    new_games: tuple[Table, ...]
    out: tuple[int, ...]
    back: tuple[int, ...]
    winners: tuple[int, ...]


def has_finished_games(fmt: Format, posted: Round) -> bool:
    """Whether this is a ring with finished games, so nothing is paired again."""
    return posted.kind in fmt.ring_kinds and not all(table.running for table in posted.tables)


def ring_repairs(event: Event) -> Iterator[RingRepair]:
    """All possible repairs: any player may have left, and any result may be wrong, newest first."""
    fmt, posted = format_of(event), event.current
    if posted is None or fmt.correct is None:
        return
    if fmt.outlook(event).status != "finished":
        yield from (RingRepair(player=player) for player in active(event, fmt.leavings(event)))
    for table in reversed(posted.tables):
        if table.void:
            yield from _late_results(event, fmt, table)
    finished = [table for table in posted.tables if isinstance(table.result, MatchResult)]
    for table in sorted(finished, key=lambda table: -(table.ended or 0)):
        wins = [MatchResult(winner=player) for player in table.players]
        for result in (*wins, MatchResult(drawn=True), None):
            if result != table.result:
                yield RingRepair(table=table.number, result=result)


def _late_results(event: Event, fmt: Format, table: Table) -> Iterator[RingRepair]:
    """The results that a stopped game may still get, where the rules let it have one."""
    assert fmt.correct is not None
    for player in table.players:
        try:
            fmt.correct(event, table.number, MatchResult(winner=player))
        except Refused:
            return
        yield RingRepair(table=table.number, result=MatchResult(winner=player))


def table_correction(
    event: Event, table_number: int, raw: Mapping[str, object] | None
) -> RingRepair:
    """The repair for a table's true report (None: not reported yet); raises Refused if it is not a
    result or there is no such table.
    """
    fmt, table = format_of(event), table_at(event, len(event.rounds), table_number)
    if fmt.correct is None:
        raise Refused(Problem("no_ring_to_mend"))
    if isinstance(table, Problem):
        raise Refused(table)
    result = fmt.read_result(event, event.rounds[-1], table, raw) if raw is not None else None
    return RingRepair(table=table_number, result=result)


def ring_outcome(event: Event, repair: RingRepair) -> RingOutcome:
    """The consequences of a repair. Raises Refused if there is no running ring, or if the rules
    refuse it.
    """
    fmt, posted = format_of(event), event.current
    if fmt.correct is None or posted is None:
        raise Refused(Problem("no_ring_to_mend"))
    decision: Decision = PlayerDropped(repair.player)
    if repair.table:
        changed = fmt.correct(event, repair.table, repair.result)
        decision = ResultCorrected(posted.number, repair.table, changed)
    refusals = problems(event, fmt, decision)
    if refusals:
        raise Refused(*refusals)
    after = advance(event, (decision,))
    after = advance(after, fmt.follow(event, after, decision, moment_draw(after)))
    return _between(event, after, decision, repair.table)


def can_repair(event: Event, round_number: int, repair: RingRepair) -> bool:
    """Whether this round is a running ring and the rules allow the repair."""
    if round_number != len(event.rounds):
        return False
    try:
        ring_outcome(event, repair)
    except Refused:
        return False
    return True


def take(session: Session, outcome: RingOutcome) -> Step:
    """Applies a repair as one step; Refused if the event has changed since it was worked out."""
    if outcome.event is not session.event:
        raise Refused(Problem("repair_stale", facts={"round": len(session.event.rounds)}))
    return session.take(outcome.decision)


def _between(event: Event, after: Event, decision: Decision, corrected_table: int) -> RingOutcome:
    old_tables = {table.number: table for table in event.rounds[-1].tables}
    new_tables = {table.number: table for table in after.rounds[-1].tables}
    corrected_at = event.moment
    if corrected_table:
        was, now = old_tables[corrected_table].ended, new_tables[corrected_table].ended
        corrected_at = was or now or 0
    later = [
        table
        for table in old_tables.values()
        if table.ended is not None
        and table.ended >= corrected_at
        and table.number != corrected_table
    ]
    undone = tuple(table.number for table in later if new_tables[table.number].result is None)
    fmt = format_of(event)
    before, inside = (set(active(state, fmt.leavings(state))) for state in (event, after))
    return RingOutcome(
        event,
        after,
        decision,
        stopped=tuple(n for n, table in old_tables.items() if table.running and new_tables[n].void),
        undone=undone,
        replayed=tuple(
            n for n, table in old_tables.items() if not table.running and new_tables[n].running
        ),
        kept_results=len(later) - len(undone),
        new_games=tuple(table for number, table in new_tables.items() if number not in old_tables),
        out=tuple(sorted(before - inside)),
        back=tuple(sorted(inside - before)),
        winners=fmt.outlook(after).winners,
    )
