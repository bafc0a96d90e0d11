"""The ring as a drawing, rebuilt from cards, and its column of the standings."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Advice, Refused
from tourneydesk.formats.dual_ring.correcting import correct
from tourneydesk.formats.dual_ring.ring import Ring, ring_of, seats_of
from tourneydesk.present.drawings import RingDrawing, RingGame, RingPlayer
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.event_builder import EventBuilder, open_table, paired_again
from tourneydesk.present.paper_rebuild.evidence import Evidence


def drawing(event: Event, announced: Collection[int]) -> RingDrawing | None:
    """The current ring, None before it is set; ``announced`` are the tables whose players have
    been called already.
    """
    ring = ring_of(event)
    if ring is None:
        return None
    next_of = {
        player: ring.inside[(at + 1) % len(ring.inside)] for at, player in enumerate(ring.inside)
    }
    newest = _newest(ring)
    games = tuple(_game(ring, table, next_of, newest, announced) for table in ring.running)
    turns = dict(_turns(ring))
    games_of: dict[int, list[RingGame]] = {player: [] for player in ring.seats}
    for game in games:
        games_of[game.white].append(game)
        games_of[game.black].append(game)
    left = {exited for leaving in ring.exits if leaving.table is None for exited in leaving.players}
    return RingDrawing(
        tuple(
            _player(player, place, turns[player], ring, games_of[player], next_of, left)
            for player, place in ring.places.items()
        ),
        games,
        tuple(table.number for table in ring.tables if table.result is not None and not table.void),
        tuple(table.number for table in ring.tables if table.void),
        ring.winners,
    )


def _newest(ring: Ring) -> frozenset[int]:
    """The tables that were called last; the last two games are called together."""
    last = ring.tables[-1]
    if len(ring.tables) == len(ring.seats) or not last.running:
        return frozenset()
    if any(reason.code == "deciding_game" for reason in last.reasons):
        return frozenset((last.number - 1, last.number))
    return frozenset((last.number,))


def _game(
    ring: Ring,
    table: Table,
    next_of: Mapping[int, int],
    newest: Collection[int],
    announced: Collection[int],
) -> RingGame:
    white, black = table.players
    called = table.number > len(ring.seats)
    return RingGame(
        table.number,
        white,
        black,
        # A player who is out has no next neighbor, but a forged file may let them play on.
        white if next_of.get(white) == black else black,
        called,
        table.number in newest,
        called and table.number not in announced,
    )


def _player(
    player: int,
    place: int,
    turn: Fraction,
    ring: Ring,
    games: Sequence[RingGame],
    next_of: Mapping[int, int],
    left: Collection[int],
) -> RingPlayer:
    if player not in next_of:
        return RingPlayer(player, place, turn, "left" if player in left else "out")
    return RingPlayer(
        player,
        place,
        turn,
        "won" if player in ring.winners else "in",
        next_of[player] if len(next_of) > 1 else None,
        tuple(game.table for game in games),
        tuple(game.black if game.white == player else game.white for game in games if game.waiting),
    )


def _turns(ring: Ring) -> Iterator[tuple[int, Fraction]]:
    """Players still in at equal distances; players out at equal distances in the gap between the
    two who are neighbors now.
    """
    inside = set(ring.inside)
    start = next(at for at, player in enumerate(ring.seats) if player in inside)
    step = Fraction(1, len(inside))
    gap: list[int] = []
    at = Fraction(0)
    for player in (*ring.seats[start + 1 :], *ring.seats[: start + 1]):
        if player not in inside:
            gap.append(player)
            continue
        for turn, out in enumerate(gap, start=1):
            yield out, at + step * turn / (len(gap) + 1)
        gap = []
        at = (at + step) % 1
        yield player, at


# Rebuilds the ring of an event from its cards: the called games follow from the results.


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


# After which game each player was out: the column that decides the places.


def out_after(event: Event) -> Mapping[int, str]:
    """The game after which each player who is out went out, in words."""
    ring = ring_of(event)
    if ring is None:
        return {}
    return {
        player: text("decisive-game", event.format, table=leaving.table.number)
        if leaving.table is not None
        else text("decisive-left", event.format)
        for leaving in ring.exits
        for player in leaving.players
    }
