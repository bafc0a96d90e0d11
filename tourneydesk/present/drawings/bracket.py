"""A bracket as plain data: for the window, the display and paper, which all place it alike.

A format's `Show.bracket` makes it. Stages are side by side, the first at the left; each match is
level with the middle of the two that its players come from.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import dropwhile
from typing import Literal

from tourneydesk.present.messages import sentences, text

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
