"""Who has what: a win is 1 point, a draw ½; then Sonneborn-Berger; then shared places."""

from collections.abc import Callable, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.results import MatchResult
from tourneydesk.core.standings import FigureBreakdown, Part, Standing, Tiebreak, places

SONNEBORN_BERGER = "sonneborn_berger"
Games = dict[int, list[tuple[int, int | None, Fraction]]]
"""By player: the round, the opponent (None for a bye), and the points that it brought."""


def games_of(event: Event, through: int | None = None) -> Games:
    """What everybody has played. A win over somebody absent counts as any other (our reading)."""
    found: Games = {player.id: [] for player in event.players}
    for posted in event.rounds[:through]:
        for bye in posted.byes:
            found[bye.player].append((posted.number, None, bye.points))
        for table in posted.tables:
            if isinstance(table.result, MatchResult):
                for player, other in (table.players, table.players[::-1]):
                    points = _points(table.result, player)
                    found[player].append((posted.number, other, points))
    return found


def _points(result: MatchResult, player: int) -> Fraction:
    if result.drawn:
        return Fraction(1, 2)
    won = result.winner == player
    return Fraction(won or (bool(result.forfeited) and player not in result.forfeited))


def standings(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings after round ``through`` (None = all that is reported), best first."""
    games = games_of(event, through)
    points = {
        player: sum((one[2] for one in played), Fraction(0)) for player, played in games.items()
    }
    breaks = {
        player: sum((worth * points[other] for _, other, worth in played if other), Fraction(0))
        for player, played in games.items()
    }
    return [
        Standing(place, player, points[player], (Tiebreak(SONNEBORN_BERGER, breaks[player]),))
        for place, player in places(
            (player, (-points[player], -breaks[player]))
            for player in games
            if through is None or event.player(player).joined <= through
        )
    ]


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the points by rounds, and what each opponent brought to the tiebreak."""
    games, by_player = games_of(event), {row.player: row for row in rows}

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        row, played = by_player[player], games[player]
        by_rounds = (Part(worth, round=number, player=other) for number, other, worth in played)
        by_opponents = (
            Part(worth * by_player[other].points, round=number, player=other)
            for number, other, worth in played
            if other
        )
        return (
            FigureBreakdown("points", row.points, tuple(by_rounds)),
            FigureBreakdown(SONNEBORN_BERGER, row.tiebreaks[0].value, tuple(by_opponents)),
        )

    return account
