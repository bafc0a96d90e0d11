"""The standings: winners, players still in by strikes, then the later out the higher."""

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import Standing, Tiebreak, places
from tourneydesk.formats.strikes.ending import Ending, ending
from tourneydesk.formats.strikes.settings import HOUSE_RULE, READING, rules_of
from tourneydesk.formats.strikes.tally import Tally, tally


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
