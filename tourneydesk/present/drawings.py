"""Drawings as plain data: charts of the standings, ring, bracket, rectangles of papers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import dropwhile
from typing import Literal, Self

from tourneydesk.core.event import Event
from tourneydesk.core.standings import UNRANKED
from tourneydesk.formats import standings_of
from tourneydesk.present.messages import name_of, sentences, text

LEADERS = 8
"""How many of the first a chart of places shows."""


@dataclass(frozen=True, slots=True)
class PlacesLine:
    """A player's place after each round of the chart; 0 where they had none."""

    player: int
    name: str
    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class PlacesChart:
    """Everyone's places by round, best first: a bump chart. ``rounds`` are the numbers of the
    complete rounds, ``lowest`` the last place of all.
    """

    rounds: tuple[int, ...]
    lines: tuple[PlacesLine, ...]
    lowest: int


@dataclass(frozen=True, slots=True)
class Bar:
    """What a player had before the latest round, and what that round added. ``out``: they are out
    of the event, by reaching the line or by withdrawing.
    """

    player: int
    name: str
    before: Fraction
    latest: Fraction
    out: bool

    @property
    def total(self) -> Fraction:
        return self.before + self.latest


@dataclass(frozen=True, slots=True)
class BarsChart:
    """Bars that grow towards a line at which a player is out, in the order of the standings.
    ``round`` is the latest round.
    """

    round: int
    line: Fraction
    bars: tuple[Bar, ...]


def places_chart(event: Event) -> PlacesChart:
    """Everyone's places after each complete round, in the order of the standings after the last."""
    rounds = tuple(posted.number for posted in event.rounds if not posted.missing)
    after = [standings_of(event, number) for number in rounds]
    placed = [{row.player: row.place for row in rows} for rows in after]
    lines = tuple(
        PlacesLine(
            row.player,
            name_of(event, row.player),
            tuple(places.get(row.player, UNRANKED) for places in placed),
        )
        for row in (after[-1] if after else ())
    )
    lowest = max((place for line in lines for place in line.places), default=0)
    return PlacesChart(rounds, lines, lowest)


def leaders(
    chart: PlacesChart, chosen: int | None = None, most: int = LEADERS
) -> Sequence[PlacesLine]:
    """The lines of the first players and, if they are not among them, of the chosen one."""
    first = chart.lines[:most]
    return (*first, *(line for line in chart.lines[most:] if line.player == chosen))


def rows_by_round(chart: PlacesChart, lines: Sequence[PlacesLine]) -> list[dict[int, int]]:
    """The row of each of these lines after each round, from 0: by place, then by the place at the
    end. Every line has a row of its own, so that equal places do not overlap.
    """
    last = len(chart.lines) + 1
    return [
        {
            line.player: row
            for row, line in enumerate(sorted(lines, key=lambda line: line.places[at] or last))
        }
        for at in range(len(chart.rounds))
    ]


# A bracket as plain data: for the window, the display and paper, which all place it alike.
#
# A format's `Show.bracket` makes it. Stages are side by side, the first at the left; each match
# is level with the middle of the two that its players come from.

SeatState = Literal["", "won", "lost"]


@dataclass(frozen=True, slots=True)
class BracketSeat:
    """A player's line in a match; ``player`` is None while still to come, ``seed`` 0 after the
    first stage, ``mark`` what is written beside the name: games won, or that they did not play.
    """

    player: int | None
    name: str = ""
    seed: int = 0
    mark: str = ""
    state: SeatState = ""


@dataclass(frozen=True, slots=True)
class BracketMatch:
    """Two lines, the upper one first; ``table`` is where it is played, 0 if nowhere now."""

    seats: tuple[BracketSeat, BracketSeat]
    table: int = 0


Stage = tuple[BracketMatch, ...]


@dataclass(frozen=True, slots=True)
class BracketDrawing:
    """All stages with their names, the final last; ``winner`` is empty before the end. ``begun``:
    its first round is posted, so that it has players.
    """

    heads: tuple[str, ...]
    stages: tuple[Stage, ...]
    winner: str = ""
    begun: bool = False

    @property
    def players(self) -> list[int]:
        """Everyone in it, by seed."""
        seats = [seat for match in self.stages[0] for seat in match.seats]
        return [
            seat.player
            for seat in sorted(seats, key=lambda seat: seat.seed)
            if seat.player is not None
        ]

    def latest(self, matches: int, stages: int) -> "BracketDrawing":
        """Only the last stages: those of at most so many matches, at most so many of them. The one
        that is being played is among them.
        """
        left = len([*dropwhile(lambda stage: len(stage) > matches, self.stages)])
        shown = max(1, min(left, stages))
        allowed = len(self.stages) - max(1, left)
        being_played = sum(map(_is_over, self.stages))
        first = max(allowed, min(len(self.stages) - shown, being_played))
        part = slice(first, first + shown)
        return BracketDrawing(self.heads[part], self.stages[part], self.winner, self.begun)


def _is_over(stage: Stage) -> bool:
    return all("won" in [seat.state for seat in match.seats] for match in stage)


@dataclass(frozen=True, slots=True)
class PlacedMatch:
    """Where a match is: its stage and place in it, the middle of its height, and its left edge and
    width; ``way`` is the line to the line of its winner in the next stage. Lengths are in the unit
    of the picture, down from the top.
    """

    stage: int
    at: int
    match: BracketMatch
    left: float
    middle: float
    width: float
    way: tuple[tuple[float, float], ...] = ()


def placed(
    drawing: BracketDrawing, width: float, pitch: float, line: float, gap: float
) -> list[PlacedMatch]:
    """Every match of a picture so wide: ``pitch`` is the height of a match of the first stage with
    the space below it, ``line`` that of a player's line, ``gap`` the space between two stages.
    """
    step = (width + gap) / len(drawing.stages)

    def middle(stage: int, at: int) -> float:
        return (at + 0.5) * (1 << stage) * pitch

    matches = []
    for stage, in_stage in enumerate(drawing.stages):
        for at, match in enumerate(in_stage):
            left, own = stage * step, middle(stage, at)
            way: tuple[tuple[float, float], ...] = ()
            if stage + 1 < len(drawing.stages):
                bend, end = left + step - gap / 2, middle(stage + 1, at // 2)
                end += line / 2 if at % 2 else -line / 2
                way = ((left + step - gap, own), (bend, own), (bend, end), (left + step, end))
            matches.append(PlacedMatch(stage, at, match, left, own, step - gap, way))
    return matches


def described(drawing: BracketDrawing, player: int | None) -> str:
    """What a player did in the bracket, match by match, in words."""
    return sentences(
        *(
            text(f"bracket-player-{_what(match, own)}", stage=head, name=own.name, other=other)
            for head, stage in zip(drawing.heads, drawing.stages, strict=True)
            for match in stage
            for own, other in _sides(match)
            if own.player is not None and own.player == player
        )
    )


def _sides(match: BracketMatch) -> Sequence[tuple[BracketSeat, str]]:
    first, second = match.seats
    return ((first, second.name or "–"), (second, first.name or "–"))


def _what(match: BracketMatch, own: BracketSeat) -> str:
    return own.state or ("plays" if match.table else "waits")


# A ring of players as it is to be drawn, as plain data: for the window, projector and paper.
#
# The circle is one turn, clockwise from the top; a player's position on it is an exact fraction.
# Players still in are spaced evenly; a player who is out is a mark in the gap that the ring has
# closed over.


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


# Rectangles of papers: a corner and a size.


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A rectangle whose corner is on its left side; which one it is depends on the direction of
    ``y``.
    """

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        return self.x + self.width

    def shares(self, *shares: float) -> tuple[Self, ...]:
        """The rectangle divided into columns by their shares."""
        total, at, columns = sum(shares), self.x, []
        for share in shares:
            width = self.width * share / total
            columns.append(replace(self, x=at, width=width))
            at += width
        return tuple(columns)

    def columns(self, count: int) -> tuple[Self, ...]:
        """The rectangle divided into ``count`` equal columns."""
        return self.shares(*[1] * count)


@dataclass(frozen=True, slots=True)
class Place(Rectangle):
    """A rectangle in millimeters, from its upper left corner."""

    @property
    def bottom(self) -> float:
        return self.y + self.height
