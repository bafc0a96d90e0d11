"""What a player's match points and opponents' wins are made of, and the keys of the ranking."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing
from tourneydesk.formats.age_swiss.records import DRAW, WIN, tallies
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.standings import opponents_wins, win_share


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: match points, then the tiebreak, if there is
    one.
    """
    keys = {}
    for row in rows:
        breaks: list[RankingKey] = []
        for tiebreak in row.tiebreaks:
            if tiebreak.key == "latest_loss":
                # Never lost ranks above any loss; otherwise the later loss is better.
                never_lost = Fraction(tiebreak.value == 0)
                breaks.append(RankingKey("never_lost", never_lost, tiebreak=True))
            breaks.append(RankingKey(tiebreak.key, tiebreak.value, tiebreak=True))
        keys[row.player] = (RankingKey("points", row.points), *breaks)
    return keys


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: match points by round, and each opponent's share of match wins."""
    sums, ties = tallies(event), rules(event.settings).ties

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        parts = tuple(_by_rounds(event, player))
        points = FigureBreakdown("points", Fraction(sums[player].points), parts)
        if ties != "opponents":
            return (points,)
        shares = tuple(
            Part(win_share(sums[other]), player=other) for other in sums[player].opponents
        )
        return (
            points,
            FigureBreakdown("opponents", opponents_wins(sums, player), shares, mean=True),
        )

    return account


def _by_rounds(event: Event, player: int) -> Iterator[Part]:
    for posted in event.rounds:
        if any(bye.player == player for bye in posted.byes):
            yield Part(Fraction(WIN), round=posted.number)
        else:
            yield from _at_table(posted, player)


def _at_table(posted: Round, player: int) -> Iterator[Part]:
    table = posted.table_of(player)
    if table is None or not isinstance(table.result, MatchResult):
        return
    result = table.result
    won = player == result.winner or (result.forfeited and player not in result.forfeited)
    points = DRAW if result.drawn else WIN if won else 0
    opponent = next(other for other in table.players if other != player)
    yield Part(Fraction(points), round=posted.number, player=opponent)
