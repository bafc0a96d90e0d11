"""A ring of players as it is to be drawn, as plain data: for the window, projector and paper.

The circle is one turn, clockwise from the top; a player's position on it is an exact fraction.
Players still in are spaced evenly; a player who is out is a mark in the gap that the ring has
closed over.
"""

from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.present.messages import name_of, sentences, text


@dataclass(frozen=True, slots=True)
class RingPlayer:
    """A player on the ring.

    ``turn``: the position, 0 (top) to less than 1; ``place``: the ring place as originally set.
    ``state``: ``in``, ``won``, ``out`` (lost or drew) or ``left`` (dropped). ``next`` is the next
    player still in, clockwise, None for a player who is out or alone. ``games`` are the tables of
    the player's current games; ``waits_for`` the opponents in games that have not been announced
    yet.
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
    """A live game, a line between two neighbors.

    ``first`` is the player of the two who comes first clockwise, so each player comes first in one
    game. ``called``: it began after the ring was set; ``newest``: the last result or drop created
    it; ``waiting``: it has not been announced yet.
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

    ``players`` by ring place as originally set; ``games`` by table number; ``calls`` the live games
    called since the start, newest first; ``finished`` the numbers of the tables that have reported,
    ``stopped`` of those that were stopped and count for nobody; ``joined`` the players whom the
    last result or drop made neighbors.
    """

    players: tuple[RingPlayer, ...]
    games: tuple[RingGame, ...]
    finished: tuple[int, ...] = ()
    stopped: tuple[int, ...] = ()
    winners: tuple[int, ...] = ()

    @property
    def inside(self) -> tuple[RingPlayer, ...]:
        """The players still in, clockwise."""
        return tuple(player for player in self.players if player.state in ("in", "won"))

    @property
    def calls(self) -> tuple[RingGame, ...]:
        return tuple(
            sorted((game for game in self.games if game.called), key=lambda game: -game.table)
        )

    @property
    def joined(self) -> tuple[int, ...]:
        return tuple(
            dict.fromkeys(player for game in self.games if game.newest for player in game.players)
        )

    def player(self, player_id: int) -> RingPlayer | None:
        """That player on the ring, None if they are not on it."""
        return next((member for member in self.players if member.player == player_id), None)

    def game(self, table: int) -> RingGame | None:
        """The live game of that table, None if there is none."""
        return next((game for game in self.games if game.table == table), None)

    def game_of(self, player: int) -> RingGame | None:
        """The live game in which the player comes first clockwise (else any of theirs), or None."""
        games = [game for game in self.games if player in game.players]
        return next((game for game in games if game.first == player), games[0] if games else None)

    def between(self, first: int, second: int) -> tuple[RingGame, ...]:
        """The live games of two players: one for neighbors, two for the last two."""
        return tuple(game for game in self.games if {first, second} == set(game.players))


def call_text(event: Event, game: RingGame) -> str:
    """``Ana (3) and Ben (9)``: the players to call, White first, each with their number."""
    return text(
        "ring-call",
        white=name_of(event, game.white),
        white_number=str(game.white),
        black=name_of(event, game.black),
        black_number=str(game.black),
    )


def ring_text(event: Event, drawing: RingDrawing) -> str:
    """The ring in words for people who cannot see it: how many are in, who plays whom where."""
    figures = {"inside": len(drawing.inside), "out": len(drawing.players) - len(drawing.inside)}
    lines = [text("ring-summary", games=len(drawing.games), **figures)]
    lines += [
        text("ring-game-summary", table=game.table, pair=call_text(event, game))
        for game in drawing.games
    ]
    return sentences(*lines)
