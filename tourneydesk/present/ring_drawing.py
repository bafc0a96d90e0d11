"""The ring of a Dual Ring as it is to be drawn, as plain data: for the window, projector and paper.

A circle is one turn, from the top clockwise; where somebody stands on it is an exact fraction of
it. Who is in stands evenly; who is out is a mark in the gap that the ring has closed over.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from tourneydesk.core.event import Event, Table
from tourneydesk.formats.dual_ring.ring import Ring, ring_of
from tourneydesk.present.messages import name_of, text


@dataclass(frozen=True, slots=True)
class RingPlayer:
    """A player on the ring.

    ``turn``: where he stands, 0 (top) to less than 1; ``place``: his ring place as it was set.
    ``state``: ``in``, ``won``, ``out`` (lost or drew) or ``left`` (dropped). ``next`` is the next
    player still in, clockwise, None for who is not in or alone. ``games`` are the tables where he
    plays now; ``waits_for`` those opponents to whom he has not yet been called out.
    """

    player: int
    place: int
    turn: Fraction
    state: Literal["in", "won", "out", "left"]
    next: int | None = None
    games: tuple[int, ...] = ()
    waits_for: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class RingGame:
    """A live game, a line between two neighbours.

    ``first`` is the one of the two who comes first clockwise, so each player comes first in one
    game. ``called``: it began after the ring was set; ``newest``: the last result or drop made it;
    ``waiting``: it has not been called out yet.
    """

    table: int
    white: int
    black: int
    first: int
    called: bool = False
    newest: bool = False
    waiting: bool = False

    @property
    def players(self) -> tuple[int, int]:
        return self.white, self.black


@dataclass(frozen=True, slots=True)
class RingDrawing:
    """The ring now.

    ``players`` by ring place as it was set; ``games`` by table number; ``calls`` the live games
    called since the start, newest first; ``finished`` and ``stopped`` the numbers of tables that
    have reported, and that were stopped and count for nobody; ``joined`` the players whom the last
    result or drop made neighbours.
    """

    players: tuple[RingPlayer, ...]
    games: tuple[RingGame, ...]
    finished: tuple[int, ...] = ()
    stopped: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def inside(self) -> tuple[RingPlayer, ...]:
        """Who is still in, clockwise."""
        return tuple(one for one in self.players if one.state in ("in", "won"))

    @property
    def calls(self) -> tuple[RingGame, ...]:
        return tuple(sorted((one for one in self.games if one.called), key=lambda one: -one.table))

    @property
    def joined(self) -> tuple[int, ...]:
        return tuple(dict.fromkeys(who for one in self.games if one.newest for who in one.players))

    def player(self, number: int) -> RingPlayer | None:
        """That player on the ring, None if he is not on it."""
        return next((one for one in self.players if one.player == number), None)

    def game(self, table: int) -> RingGame | None:
        """The live game of that table, None if there is none."""
        return next((one for one in self.games if one.table == table), None)

    def game_of(self, player: int) -> RingGame | None:
        """The live game in which he comes first clockwise (else any of his), None without one."""
        his = [one for one in self.games if player in one.players]
        return next((one for one in his if one.first == player), his[0] if his else None)

    def between(self, one: int, other: int) -> tuple[RingGame, ...]:
        """The live games of two players: one of neighbours, two of the last two."""
        return tuple(game for game in self.games if {one, other} == set(game.players))


def ring_drawing(event: Event, called_out: Collection[int] = ()) -> RingDrawing | None:
    """The ring as it stands, None before it is set; ``called_out`` are the tables whose players
    have been called already.
    """
    ring = ring_of(event)
    if ring is None:
        return None
    after = {
        player: ring.inside[(at + 1) % len(ring.inside)] for at, player in enumerate(ring.inside)
    }
    newest = _newest(ring)
    games = tuple(_game(ring, table, after, newest, called_out) for table in ring.running)
    turns = dict(_turns(ring))
    his: dict[int, list[RingGame]] = {player: [] for player in ring.seats}
    for game in games:
        his[game.white].append(game)
        his[game.black].append(game)
    left = {who for leaving in ring.exits if leaving.table is None for who in leaving.players}
    return RingDrawing(
        tuple(
            _player(player, place, turns[player], ring, his[player], after, left)
            for player, place in ring.places.items()
        ),
        games,
        tuple(table.number for table in ring.tables if table.result is not None and not table.void),
        tuple(table.number for table in ring.tables if table.void),
        ring.winners,
    )


def call_text(event: Event, game: RingGame) -> str:
    """``Ana (3) and Ben (9)``: whom to call, White first, each with his number."""
    return text(
        "ring-call",
        white=name_of(event, game.white),
        white_number=str(game.white),
        black=name_of(event, game.black),
        black_number=str(game.black),
    )


def told(event: Event, drawing: RingDrawing) -> str:
    """The ring in words, for who cannot see it: how many are in, and who plays whom where."""
    figures = {"inside": len(drawing.inside), "out": len(drawing.players) - len(drawing.inside)}
    said = [text("ring-told", games=len(drawing.games), **figures)]
    said += [
        text("ring-game-told", table=game.table, pair=call_text(event, game))
        for game in drawing.games
    ]
    return " ".join(said)


def _newest(ring: Ring) -> frozenset[int]:
    """The tables that the last happening called; the last two games are called together."""
    last = ring.tables[-1]
    if len(ring.tables) == len(ring.seats) or not last.running:
        return frozenset()
    if any(why.code == "deciding_game" for why in last.reasons):
        return frozenset((last.number - 1, last.number))
    return frozenset((last.number,))


def _game(
    ring: Ring,
    table: Table,
    after: Mapping[int, int],
    newest: Collection[int],
    called_out: Collection[int],
) -> RingGame:
    white, black = table.players
    called = table.number > len(ring.seats)
    return RingGame(
        table.number,
        white,
        black,
        # Who is out has nobody after him; a forged file may have him play on.
        white if after.get(white) == black else black,
        called,
        table.number in newest,
        called and table.number not in called_out,
    )


def _player(
    player: int,
    place: int,
    turn: Fraction,
    ring: Ring,
    his: Sequence[RingGame],
    after: Mapping[int, int],
    left: Collection[int],
) -> RingPlayer:
    if player not in after:
        return RingPlayer(player, place, turn, "left" if player in left else "out")
    return RingPlayer(
        player,
        place,
        turn,
        "won" if player in ring.winners else "in",
        after[player] if len(after) > 1 else None,
        tuple(game.table for game in his),
        tuple(game.black if game.white == player else game.white for game in his if game.waiting),
    )


def _turns(ring: Ring) -> Iterator[tuple[int, Fraction]]:
    """Who is in, evenly; who is out, evenly in the gap between the two who are neighbours now."""
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
