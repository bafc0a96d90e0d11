"""A player's match record card: round by round, with running match points."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Literal

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules

Outcome = Literal["win", "draw", "loss", "bye", "missed", "open"]


@dataclass(frozen=True, slots=True)
class CardLine:
    """One round on a card.

    ``points`` is the running total of match points. ``games`` are games won, lost and drawn where
    they were reported. A round of a top cut (``playoff``) brings no points; whoever is not in it
    has no line for it. ``missed``: a round before the player entered or during an absence, a loss;
    ``open``: the table has not reported.
    """

    round: int
    opponent: int | None
    outcome: Outcome
    points: int
    games: tuple[int, int, int] | None = None
    forfeit: bool = False
    playoff: bool = False


def card(event: Event, player: int) -> tuple[CardLine, ...]:
    """A player's current card; it has no lines after a final withdrawal."""
    return cards(event, (player,))[player]


def cards(event: Event, players: Iterable[int]) -> dict[int, tuple[CardLine, ...]]:
    """The cards of many players, reading each round once."""
    worth = rules(event.settings)
    value = {"win": worth.win, "bye": worth.bye, "draw": worth.draw}
    rounds = [
        (
            posted,
            {player: table for table in posted.tables for player in table.players},
            {bye.player for bye in posted.byes},
        )
        for posted in event.rounds
    ]
    cards_by_player: dict[int, tuple[CardLine, ...]] = {}
    for player in players:
        lines: list[CardLine] = []
        points = 0
        for posted, tables, byes in rounds:
            playoff = posted.kind == PLAYOFF
            if playoff and player not in tables and player not in byes:
                continue
            line = _line(posted.number, player, tables.get(player), player in byes)
            points += 0 if playoff else value.get(line.outcome, 0)
            lines.append(replace(line, points=points, playoff=playoff))
        while lines and lines[-1].outcome == "missed" and event.player(player).dropped:
            lines.pop()
        cards_by_player[player] = tuple(lines)
    return cards_by_player


def _line(round_number: int, player: int, table: Table | None, bye: bool) -> CardLine:
    if bye:
        return CardLine(round_number, None, "bye", 0)
    if table is None:
        return CardLine(round_number, None, "missed", 0)
    (opponent,) = (other for other in table.players if other != player)
    result = table.result
    if not isinstance(result, MatchResult):
        return CardLine(round_number, opponent, "open", 0)
    games = None
    if result.won or result.drawn_games:
        games = (result.won.get(player, 0), result.won.get(opponent, 0), result.drawn_games)
    absent = bool(result.forfeited)
    won = result.winner == player or (absent and player not in result.forfeited)
    outcome: Outcome = "draw" if result.drawn else "win" if won else "loss"
    return CardLine(round_number, opponent, outcome, 0, games, absent)
