"""How many strikes each player is from being out, where strikes came from, and the ranking keys."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing
from tourneydesk.formats.strikes.ending import ending
from tourneydesk.formats.strikes.settings import SOURCE, Rules, rules_of
from tourneydesk.formats.strikes.strikes import strikes_at
from tourneydesk.formats.strikes.tally import Tally, tally


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: having won, still in, the later out, fewer
    strikes.
    """
    counted = tally(event)
    ended = ending(event, counted)
    winners = ended.winners if ended is not None else ()
    second = ended.runner_up if ended is not None else None
    keys = {}
    for row in rows:
        won, last_game = row.player in winners, row.player == second
        inside = row.player not in counted.out_in
        # Winners share first place, whatever their strikes; the loser of a final game is second.
        settled = won or last_game
        out_in = Fraction(0) if settled or inside else Fraction(counted.out_in[row.player])
        strikes = Fraction(0) if settled else row.points
        keys[row.player] = (
            RankingKey("won", Fraction(won)),
            RankingKey("last_game", Fraction(last_game)),
            RankingKey("in", Fraction(inside and not settled)),
            RankingKey("out_in", out_in),
            RankingKey("points", strikes, fewer=True),
        )
    return keys


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the strikes from each round."""
    counted, rules = tally(event), rules_of(event.settings)

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        parts = tuple(_by_rounds(counted, player, rules))
        return (FigureBreakdown("points", counted.strikes[player], parts),)

    return account


def _by_rounds(counted: Tally, player: int, rules: Rules) -> Iterator[Part]:
    leaving = counted.out.get(player)
    for posted in counted.rounds:
        if leaving is not None and posted.number > leaving.round:
            return
        if posted.number in counted.missed.get(player, ()):
            yield Part(rules.last_place, round=posted.number)
            continue
        for table in posted.tables:
            taken = strikes_at(table, rules)
            if player in taken:
                yield Part(taken[player], round=posted.number)


def clinch_status(event: Event) -> Mapping[int, Reason]:
    """How many more strikes would put out each player who is still in; nothing once it is over."""
    counted = tally(event)
    if not event.rounds or ending(event, counted) is not None:
        return {}
    rules = rules_of(event.settings)
    level = rules.level
    status = {}
    for player in counted.active:
        more = level - counted.strikes[player]
        facts: dict[str, Fact] = {
            "more": more,
            "level": level,
            "strikes": counted.strikes[player],
            "last": rules.last_place,
        }
        if more <= 0:
            code = "out_after_round"
        else:
            code = "last_place_puts_out" if more <= rules.last_place else "strikes_from_out"
        status[player] = Reason(code, SOURCE, (player,), facts)
    return status
