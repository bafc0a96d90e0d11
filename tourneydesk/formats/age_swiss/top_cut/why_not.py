"""Why two players did not meet in a round of the top cut, and why somebody was not in it."""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.sources import OURS
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut.bracket import (
    Bracket,
    bracket_with,
    playoff_rounds,
    seed_order,
    seeds_of,
)


def in_bracket(event: Event, posted: Round, first: int, second: int) -> Reason:
    """When the bracket could bring these two together."""
    bracket = _bracket(event, posted)
    order = [bracket.seeds[seed - 1] for seed in seed_order(len(bracket.seeds))]
    apart = (order.index(first) ^ order.index(second)).bit_length() - 1
    facts: dict[str, Fact] = {
        "high": bracket.seed(first),
        "low": bracket.seed(second),
        "matches": len(bracket.stages[apart]),
    }
    return Reason("cut_not_yet", OURS, (first, second), facts)


def missed_cut(event: Event, posted: Round, player: int) -> Reason | None:
    """Why a player is not in a round of the top cut: below the cut, or lost; None for a Swiss
    round. ``event`` is the event before the round.
    """
    if posted.kind != PLAYOFF:
        return None
    bracket = _bracket(event, posted)
    if player in bracket.seeds:
        lost = bracket.lost_in(player)
        if lost is None:
            return None
        facts: dict[str, Fact] = {"matches": len(bracket.stages[lost])}
        return Reason("cut_lost_before", OURS, (player,), facts)
    place = next((row.place for row in swiss_standings(event) if row.player == player), None)
    if place is None:
        return None
    seats: dict[str, Fact] = {"count": len(bracket.seeds), "place": place}
    return Reason("cut_missed", OURS, (player,), seats)


def _bracket(event: Event, posted: Round) -> Bracket:
    earlier = playoff_rounds(event)
    return bracket_with(event, seeds_of(earlier[0] if earlier else posted), earlier)
