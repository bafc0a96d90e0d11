"""A player's match record card: round by round, with running match points."""

from dataclasses import dataclass
from typing import Literal

from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.records import DRAW, WIN

Outcome = Literal["win", "draw", "loss", "bye", "missed", "open"]


@dataclass(frozen=True, slots=True)
class CardLine:
    """One round on a card.

    ``points`` are all match points so far. ``games`` are games won, lost and drawn where they were
    reported. ``missed``: a round before he came or while he was away, a loss; ``open``: the table
    has not reported.
    """

    round: int
    opponent: int | None
    outcome: Outcome
    points: int
    games: tuple[int, int, int] | None = None
    forfeit: bool = False


def card(event: Event, player: int) -> tuple[CardLine, ...]:
    """A player's card as it stands; after he has left for good no more lines."""
    lines: list[CardLine] = []
    points = 0
    for posted in event.rounds:
        line = _line(posted, player)
        points += {"win": WIN, "bye": WIN, "draw": DRAW}.get(line.outcome, 0)
        lines.append(_at(line, points))
    while lines and lines[-1].outcome == "missed" and event.player(player).dropped:
        lines.pop()
    return tuple(lines)


def _at(line: CardLine, points: int) -> CardLine:
    return CardLine(line.round, line.opponent, line.outcome, points, line.games, line.forfeit)


def _line(posted: Round, player: int) -> CardLine:
    if any(bye.player == player for bye in posted.byes):
        return CardLine(posted.number, None, "bye", 0)
    table = posted.table_of(player)
    if table is None:
        return CardLine(posted.number, None, "missed", 0)
    (opponent,) = (other for other in table.players if other != player)
    result = table.result
    if not isinstance(result, MatchResult):
        return CardLine(posted.number, opponent, "open", 0)
    games = None
    if result.won or result.drawn_games:
        games = (result.won.get(player, 0), result.won.get(opponent, 0), result.drawn_games)
    absent = bool(result.forfeited)
    won = result.winner == player or (absent and player not in result.forfeited)
    outcome: Outcome = "draw" if result.drawn else "win" if won else "loss"
    return CardLine(posted.number, opponent, outcome, 0, games, absent)
