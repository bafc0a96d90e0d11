"""Rebuilds the ring of an event from its cards: the called games follow from the results."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Round
from tourneydesk.core.reasons import Advice, Refused
from tourneydesk.formats.dual_ring.correcting import correct
from tourneydesk.formats.dual_ring.ring import seats_of
from tourneydesk.present.paper_rebuild.event_builder import EventBuilder, open_table, paired_again
from tourneydesk.present.paper_rebuild.evidence import Evidence


def rebuild_ring(builder: EventBuilder, evidence: Evidence) -> tuple[Advice, ...]:
    """Sets the ring and replays what happened; the called games follow from it."""
    records, rounds = evidence.records, evidence.rounds
    left_before = [
        player for player, record in records.items() if record.left is not None and not record.lines
    ]
    for player in left_before:
        builder.take(d.PlayerDropped(player))
    if not rounds:
        return ()
    round_ = rounds[0]
    if not _closed(round_):
        return (Advice("paper_ring_broken"),)
    blank = tuple(replace(open_table(table), void=False) for table in round_.tables)
    first = replace(round_, tables=blank[: len(seats_of(replace(round_, tables=blank)))])
    start = builder.event, list(builder.steps)
    builder.take(d.RoundPosted(paired_again(builder.event, first)))
    begun = builder.event, list(builder.steps)
    decisions: list[tuple[int, d.Decision]] = [
        (table.ended or 0, d.ResultRecorded(1, table.number, table.result))
        for table in round_.tables
        if table.result is not None
    ]
    left = [
        (record.left, d.PlayerDropped(player))
        for player, record in records.items()
        if record.left is not None and player not in left_before
    ]
    decisions += [(at, drop) for at, drop in left if at is not None]
    decisions.sort(key=lambda entry: entry[0])
    # The called games follow only from a complete record. Of two results at once the papers do not
    # say which was entered first.
    for in_order in (decisions, _turned(decisions)) if not evidence.items else ():
        builder.event, builder.steps = begun[0], list(begun[1])
        if _played_again(builder, in_order, round_):
            return ()
    builder.event, builder.steps = start
    stopped = tuple(table.number for table in round_.tables if table.void)
    tables = tuple(replace(open_table(table), void=False) for table in round_.tables)
    builder.take(d.RoundPosted(replace(round_, tables=tables)))
    for _, decision in decisions:
        builder.take(decision)
    if stopped:
        builder.take(d.TablesCalled(1, stopped=stopped))
    return () if evidence.items else (Advice("paper_ring_otherwise"),)


def _turned(decisions: Sequence[tuple[int, d.Decision]]) -> list[tuple[int, d.Decision]]:
    """These decisions in order, those of one moment the other way round."""
    latest_first = list(decisions)[::-1]
    return sorted(latest_first, key=lambda entry: entry[0])


def _played_again(
    builder: EventBuilder, decisions: Iterable[tuple[int, d.Decision]], round_: Round
) -> bool:
    """Plays the ring as the papers have it; whether that gives the tables on paper."""
    try:
        for _, decision in decisions:
            if isinstance(decision, d.ResultRecorded) and _is_stopped(builder, decision.table):
                tables = correct(builder.event, decision.table, decision.result)
                builder.take(d.ResultCorrected(1, decision.table, tables))
            else:
                builder.follow(decision)
        _end_as_printed(builder, round_)
    except (LookupError, ValueError, Refused):
        # A table that was never called here: the ring was played with other settings.
        return False
    return _ring_tables(builder.event.rounds[0]) == _ring_tables(round_)


def _is_stopped(builder: EventBuilder, table_number: int) -> bool:
    table = builder.event.rounds[0].table(table_number)
    return table is not None and table.void


def _end_as_printed(builder: EventBuilder, round_: Round) -> None:
    """Ends the ring where the papers have no game that is still being played, only stopped ones."""
    running = set(builder.event.rounds[0].missing)
    if running and running <= {table.number for table in round_.tables if table.void}:
        builder.take(d.TablesCalled(1, stopped=tuple(sorted(running))))


def _closed(round_: Round) -> bool:
    """Whether the rebuilt games form one ring, each with White against the next, and all later
    games are between its players. Some of the later games may be missing.
    """
    if not round_.tables:
        return False
    seats = seats_of(round_)
    chain = zip(seats, (*seats[1:], seats[0]), strict=True)
    return (
        len(seats) >= 3
        and len(set(seats)) == len(seats)
        and [table.number for table in round_.tables[: len(seats)]]
        == list(range(1, len(seats) + 1))
        and all(table.players == pair for table, pair in zip(round_.tables, chain, strict=False))
        and all(set(table.players) <= set(seats) for table in round_.tables)
    )


def _ring_tables(posted: Round) -> list[tuple[object, ...]]:
    return [(table.number, table.seats, table.result, table.void) for table in posted.tables]
