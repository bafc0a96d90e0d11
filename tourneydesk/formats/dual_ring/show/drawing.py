"""The ring as a drawing."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Table
from tourneydesk.formats.dual_ring.ring import Ring, ring_of
from tourneydesk.present.drawings.ring_drawing import RingDrawing, RingGame, RingPlayer


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
