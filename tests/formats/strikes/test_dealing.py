"""Seating as the source describes it: the best of thirty dealt plans."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.draw import Draw
from tourneydesk.formats.strikes.meetings import count_meetings, plan_penalty
from tourneydesk.formats.strikes.search import dealt_seating

TWELVE = range(1, 13)
FOURS = (4, 4, 4)


def dealt_by_hand(draw: Draw) -> list[list[list[int]]]:
    stream = draw.part("dealt")
    orders = [stream.shuffled(TWELVE) for _ in range(30)]
    return [[order[:4], order[4:8], order[8:]] for order in orders]


@given(st.text(max_size=5))
def test_the_first_of_the_cheapest_of_thirty_shuffled_deals_is_kept(seed: str) -> None:
    meetings = count_meetings([[(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12)]])
    deals = dealt_by_hand(Draw(seed, "round 2"))
    costs = [plan_penalty(deal, meetings) for deal in deals]
    expected = deals[costs.index(min(costs))]
    seating = dealt_seating(TWELVE, FOURS, meetings, Draw(seed, "round 2"))
    assert [list(table) for table in seating] == expected


def test_the_thirtieth_deal_still_counts_and_the_next_does_not() -> None:
    stream = Draw("seed", "round 2").part("dealt")
    orders = [stream.shuffled(TWELVE) for _ in range(31)]
    for deal, kept in ((orders[29], True), (orders[30], False)):
        tables = [deal[:4], deal[4:8], deal[8:]]
        together = count_meetings([tables])
        # Everybody has met everybody, save those whom this deal brings together.
        meetings = {pair: 1 for pair in combinations(TWELVE, 2) if pair not in together}
        seating = dealt_seating(TWELVE, FOURS, meetings, Draw("seed", "round 2"))
        assert ([list(table) for table in seating] == tables) == kept


def test_the_first_round_is_the_first_deal() -> None:
    seating = dealt_seating(TWELVE, FOURS, {}, Draw("seed", "round 1"))
    assert [list(table) for table in seating] == dealt_by_hand(Draw("seed", "round 1"))[0]


@pytest.mark.parametrize(
    ("players", "sizes", "words"),
    [
        ([1, 2, 3, 4], [3], "3 seats for 4 players"),
        ([1, 2, 3], [3, 3], "6 seats for 3 players"),
        ([1, 2, 2], [3], "listed twice"),
        ([1, 2, 3], [3, 0], "at least one seat"),
        ([1, 2, 3], [4, -1], "at least one seat"),
    ],
)
def test_tables_that_do_not_seat_everybody_once_are_refused(
    players: list[int], sizes: list[int], words: str
) -> None:
    with pytest.raises(ValueError, match=words):
        dealt_seating(players, sizes, {}, Draw("seed", "round 1"))


def test_no_players_need_no_tables() -> None:
    assert dealt_seating([], [], {}, Draw("seed", "round 1")) == ()
