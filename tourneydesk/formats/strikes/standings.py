"""The standings, and how many strikes each player is from being out."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing, Tiebreak, places
from tourneydesk.formats.strikes.ending import Ending, ending
from tourneydesk.formats.strikes.settings import HOUSE_RULE, READING, SOURCE, Rules, rules_of
from tourneydesk.formats.strikes.tally import Tally, strikes_at, tally


@once
def standings(event: Event, through: int | None = None) -> tuple[Standing, ...]:
    """The standings after round ``through`` (None = all); points are strikes: fewer is better.

    Winners first; then players still in, by strikes; then the later out the higher, and of those
    out in the same round the fewer strikes; equals share the place (our reading; the source names
    winners only). A margin that decided between the last two is shown as a tiebreak.
    """
    counted = tally(event, through)
    ended = ending(event, counted, through)
    keys = ((player, _key(player, counted, ended)) for player in counted.strikes)
    return tuple(
        Standing(
            place=place,
            player=player,
            points=counted.strikes[player],
            tiebreaks=_tiebreaks(player, ended),
            # A player who left before round 1 went out in no round.
            out_in=counted.out_in.get(player) or None,
            reasons=_reasons(event, player, counted, ended),
        )
        for place, player in places(keys)
    )


def _key(player: int, counted: Tally, ended: Ending | None) -> tuple[object, ...]:
    strikes = counted.strikes[player]
    if ended is not None and player in ended.winners:
        return (0, 0, 0)
    if ended is not None and player == ended.runner_up:
        return (1, 0, 0)
    if player not in counted.out_in:
        return (2, 0, strikes)
    return (3, -counted.out_in[player], strikes)


def _tiebreaks(player: int, ended: Ending | None) -> tuple[Tiebreak, ...]:
    if ended is None or player not in ended.margins:
        return ()
    return (Tiebreak("margin", ended.margins[player]),)


def _reasons(event: Event, player: int, counted: Tally, ended: Ending | None) -> tuple[Reason, ...]:
    reasons: list[Reason] = []
    if ended is not None and player in (*ended.winners, ended.runner_up):
        reasons.append(ended.reason)
    if player in counted.missed:
        last = rules_of(event.settings).last_place
        facts: dict[str, Fact] = {"rounds": counted.missed[player], "strikes": last}
        rule = f"{READING}: a last place for a missed round"
        reasons.append(Reason("missed_rounds", rule, (player,), facts))
    if player in counted.re_entered:
        begun: dict[str, Fact] = {
            "round": event.player(player).joined,
            "strikes": counted.re_entered[player],
        }
        reasons.append(Reason("re_entered", HOUSE_RULE, (player,), begun))
    if player in counted.played_on:
        out: dict[str, Fact] = {"round": counted.out_in[player]}
        rule = f"{READING}: eliminations follow from the results as they are now"
        reasons.append(Reason("out_by_correction", rule, (player,), out))
    return tuple(reasons)


# How many strikes each player is from being out, where strikes came from, and the ranking keys.


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
