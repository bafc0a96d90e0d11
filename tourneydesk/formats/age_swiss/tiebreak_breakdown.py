"""What a player's match points and opponents' wins are made of, and the keys of the ranking."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing
from tourneydesk.formats.age_swiss.records import PLAYOFF, tallies
from tourneydesk.formats.age_swiss.settings import Rules, rules
from tourneydesk.formats.age_swiss.standings import opponents_wins, win_share
from tourneydesk.formats.age_swiss.top_cut.bracket import bracket_of


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: the top cut, then match points, then the
    tiebreak, if there is one.
    """
    keys = {}
    bracket = bracket_of(event)
    in_bracket = bracket.places() if bracket is not None else {}
    for row in rows:
        breaks: list[RankingKey] = []
        for tiebreak in row.tiebreaks:
            if tiebreak.key == "latest_loss":
                # Never lost ranks above any loss; otherwise the later loss is better.
                never_lost = Fraction(tiebreak.value == 0)
                breaks.append(RankingKey("never_lost", never_lost, tiebreak=True))
            breaks.append(RankingKey(tiebreak.key, tiebreak.value, tiebreak=True))
        place = in_bracket.get(row.player, 0)
        cut = (
            RankingKey("in_cut", Fraction(place > 0)),
            RankingKey("cut_place", Fraction(place), fewer=True),
        )
        keys[row.player] = (*cut * bool(in_bracket), RankingKey("points", row.points), *breaks)
    return keys


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: match points by round, and each opponent's share of match wins."""
    sums, chosen = tallies(event), rules(event.settings)

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        parts = tuple(_by_rounds(event, chosen, player))
        points = FigureBreakdown("points", Fraction(sums[player].points), parts)
        if chosen.ties != "opponents":
            return (points,)
        shares = tuple(
            Part(win_share(sums[other], chosen.win), player=other)
            for other in sums[player].opponents
        )
        mean = opponents_wins(sums, player, chosen.win)
        return (points, FigureBreakdown("opponents", mean, shares, mean=True))

    return account


def _by_rounds(event: Event, chosen: Rules, player: int) -> Iterator[Part]:
    for posted in event.rounds:
        if posted.kind == PLAYOFF:
            continue
        if any(bye.player == player for bye in posted.byes):
            yield Part(Fraction(chosen.bye), round=posted.number)
        else:
            yield from _at_table(posted, chosen, player)


def _at_table(posted: Round, chosen: Rules, player: int) -> Iterator[Part]:
    table = posted.table_of(player)
    if table is None or not isinstance(table.result, MatchResult):
        return
    result = table.result
    won = player == result.winner or (result.forfeited and player not in result.forfeited)
    points = chosen.draw if result.drawn else chosen.win if won else 0
    opponent = next(other for other in table.players if other != player)
    yield Part(Fraction(points), round=posted.number, player=opponent)
