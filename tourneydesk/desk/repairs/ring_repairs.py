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
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.core.sayings import Problem, Refused
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
class Followed:
    """The consequences of a repair in the event that it was worked out from.

    Table numbers: ``stopped`` are games that stop, ``undone`` those whose result is discarded,
    ``again`` those that are replayed. ``kept`` counts the other results entered since; ``called``
    are new games. Players: ``out`` of the ring, ``back`` in it, and its ``winners``.
    """

    event: Event
    after: Event
    decision: Decision
    stopped: tuple[int, ...]
    undone: tuple[int, ...]
    again: tuple[int, ...]
    kept: int
    called: tuple[Table, ...]
    out: tuple[int, ...]
    back: tuple[int, ...]
    winners: tuple[int, ...]


def under_way(fmt: Format, posted: Round) -> bool:
    """Whether this is a ring with finished games, so nothing is paired again."""
    return posted.kind in fmt.ring_kinds and not all(table.running for table in posted.tables)


def ring_repairs(event: Event) -> Iterator[RingRepair]:
    """All possible repairs: any player may have left, and any result may be wrong, newest first."""
    fmt, posted = format_of(event), event.current
    if posted is None or fmt.correct is None:
        return
    if fmt.outlook(event).status != "finished":
        yield from (RingRepair(player=player) for player in active(event, fmt.leavings(event)))
    over = [table for table in posted.tables if isinstance(table.result, MatchResult)]
    for table in sorted(over, key=lambda one: -(one.ended or 0)):
        told = [MatchResult(winner=player) for player in table.players]
        for result in (*told, MatchResult(drawn=True), None):
            if result != table.result:
                yield RingRepair(table=table.number, result=result)


def reported(event: Event, table_number: int, raw: Mapping[str, object] | None) -> RingRepair:
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


def followed(event: Event, repair: RingRepair) -> Followed:
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
    found = problems(event, fmt, decision)
    if found:
        raise Refused(*found)
    after = advance(event, (decision,))
    after = advance(after, fmt.follow(event, after, decision, moment_draw(after)))
    return _between(event, after, decision, repair.table)


def take(session: Session, found: Followed) -> Step:
    """Applies a repair as one step; Refused if the event has changed since it was worked out."""
    if found.event is not session.event:
        raise Refused(Problem("repair_stale", facts={"round": len(session.event.rounds)}))
    return session.take(found.decision)


def _between(event: Event, after: Event, decision: Decision, wrong: int) -> Followed:
    was = {table.number: table for table in event.rounds[-1].tables}
    now = {table.number: table for table in after.rounds[-1].tables}
    since = was[wrong].ended or 0 if wrong else event.moment
    later = [
        table
        for table in was.values()
        if table.ended is not None and table.ended >= since and table.number != wrong
    ]
    undone = tuple(one.number for one in later if now[one.number].result is None)
    fmt = format_of(event)
    before, inside = (set(active(one, fmt.leavings(one))) for one in (event, after))
    return Followed(
        event,
        after,
        decision,
        stopped=tuple(n for n, one in was.items() if one.running and now[n].void),
        undone=undone,
        again=tuple(n for n, one in was.items() if not one.running and now[n].running),
        kept=len(later) - len(undone),
        called=tuple(table for number, table in now.items() if number not in was),
        out=tuple(sorted(before - inside)),
        back=tuple(sorted(inside - before)),
        winners=fmt.outlook(after).winners,
    )
