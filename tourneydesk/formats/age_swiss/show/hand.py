"""The next round of Age-Modified Swiss by hand."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.present.hand_round import HandRound
from tourneydesk.present.papers.hand_steps import planned, step


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key = event.format
    players = len(next_round.players) - len(next_round.requested_byes)
    names = tuple(reversed(rules(event.settings).names))
    yield step("hand_age_groups", key, groups=names)
    if next_round.round_number == 1:
        yield step("hand_first", key, players=players)
        if next_round.bye_count:
            yield step("hand_first_bye", key)
    else:
        yield step("hand_sort", key, players=players)
        yield step("hand_bye" if next_round.bye_count else "hand_no_bye", key)
        for code in ("hand_pair", "hand_down", "hand_lot", "hand_stuck"):
            yield step(code, key)
    yield step("hand_slips", key, tables=len(next_round.sizes))
    yield step("hand_points", key)
    yield from planned(event)
