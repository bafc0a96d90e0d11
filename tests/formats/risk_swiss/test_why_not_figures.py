"""Why two were not at one board: an answer for any two, with the figures of the round itself."""

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import by_lot, played, risk
from tourneydesk.core.draw import Draw
from tourneydesk.core.seating import before_round
from tourneydesk.formats.risk_swiss.opponents import evaluate
from tourneydesk.formats.risk_swiss.why_not import why_not
from tourneydesk.present.messages import say

COUNTED = {
    "why_not_groups": "weigh_groups",
    "why_not_groups_level": "weigh_groups",
    "why_not_spread": "weigh_points",
    "why_not_spread_level": "weigh_points",
    "why_not_others_forbidden": "weigh_forbidden",
    "why_not_met": "weigh_met",
    "why_not_repeats": "weigh_met",
}
"""The count of `evaluate` that each figure is."""


@settings(deadline=None, max_examples=25)
@given(
    players=st.sampled_from([4, 5, 8, 9, 10, 13, 18, 24]),
    repeats=st.booleans(),
    seed=st.integers(0, 10**6),
    asked=st.lists(st.integers(0, 10**6), min_size=3, max_size=3),
)
def test_any_two_of_any_round_have_an_answer_with_the_figures_of_the_round(
    players: int, repeats: bool, seed: int, asked: list[int]
) -> None:
    event = risk(players, str(seed), swiss_rounds=3, new_opponents_first=repeats)
    event = played(event, 4, by_lot(Draw(str(seed), "results")))
    for posted in event.rounds:
        before = before_round(event, posted.number)
        apart = [
            (first, second)
            for first, second in combinations(range(1, players + 1), 2)
            if not any({first, second} <= set(table.players) for table in posted.tables)
        ]
        costs = {count.code: count.value for count in evaluate(event, posted)}
        for number in asked if apart else []:
            one, other = apart[number % len(apart)]
            for reason in why_not(before, posted, one, other):
                assert set(reason.players) <= set(range(1, players + 1))
                assert say(reason, event).endswith(".")
                of = COUNTED.get(reason.code)
                if of is not None:
                    assert reason.facts["is"] == costs[of]
                    assert int(str(reason.facts["would"])) > costs[of]
