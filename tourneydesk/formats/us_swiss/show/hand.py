"""The next round of a US Chess Swiss by hand."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.settings import rules_of
from tourneydesk.present.hand_round import HandRound
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.papers.hand_steps import MOST_NAMED, planned


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, rules = event.format, rules_of(event.settings)
    players = len(next_round.players) - len(next_round.requested_byes)
    if next_round.requested_byes:
        names = tuple(name_of(event, player) for player in next_round.requested_byes[:MOST_NAMED])
        yield text("hand_asked", key, names=names)
    yield text("hand_sort", key, players=players)
    yield text("hand_bye" if next_round.bye_count else "hand_no_bye", key)
    if rules.accelerated and next_round.round_number <= 2:
        upper = (players - next_round.bye_count) // 2
        code = "hand_accelerated_first"
        if next_round.round_number == 2:
            adjusted = rules.acceleration == "adjusted_rating"
            code = "hand_accelerated_adjusted" if adjusted else "hand_accelerated_added"
        yield text(code, key, upper=upper, lower=players - next_round.bye_count - upper)
    yield text("hand_halves", key)
    if next_round.round_number == 1:
        yield text("hand_first_colour", key)
    else:
        for code in ("hand_odd", "hand_rematch", "hand_colours"):
            yield text(code, key)
        yield text(
            "hand_swap",
            key,
            alternation=rules.alternation_limit,
            equalisation=rules.equalization_limit,
        )
    yield text("hand_slips", key, tables=len(next_round.sizes))
    yield text("hand_points", key)
    yield from planned(event)
