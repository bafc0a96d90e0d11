"""The source's own ten players, and its example of player 3."""

import pytest

from tests.builders.dual_ring import played, ring, running, stopped, why
from tourneydesk.core.reasons import Reason
from tourneydesk.present import messages
from tourneydesk.present.messages import say

TEN = """
Player 1 plays black against player 10, and white against player 2.
Player 2 plays black against player 1, and white against player 3.
Player 3 plays black against player 2, and white against player 4.
Player 4 plays black against player 3, and white against player 5.
Player 5 plays black against player 4, and white against player 6.
Player 6 plays black against player 5, and white against player 7.
Player 7 plays black against player 6, and white against player 8.
Player 8 plays black against player 7, and white against player 9.
Player 9 plays black against player 8, and white against player 10.
Player 10 plays black against player 9, and white against player 1.
""".strip().splitlines()


def test_the_ring_of_ten_is_the_list_of_the_source() -> None:
    games = running(ring(10)).values()
    assert len(games) == 10
    for line in TEN:
        player, above, below = (
            int(word.strip(",.")) for word in line.split() if word.strip(",.").isdigit()
        )
        assert (above, player) in games
        assert (player, below) in games


@pytest.mark.parametrize(("table", "winner"), [(2, 2), (3, 4)])
def test_when_3_is_out_2_meets_4_with_white_so_that_both_keep_one_of_each(
    table: int, winner: int
) -> None:
    event = played(ring(10), f"{table}: {winner} wins")
    assert running(event)[11] == (2, 4)
    assert stopped(event) == [5 - table]
    loss, color = why(event, 11)
    assert loss.players == (2, 4, 3, winner)
    assert loss.facts == {"table": table}
    assert say(color, event) == messages.text(
        "white-as-before", "dual-ring", player1="P2", player2="P3"
    )


@pytest.mark.parametrize(("table", "winner"), [(2, 2), (3, 4)])
def test_as_in_the_example_2_has_black_against_4(table: int, winner: int) -> None:
    event = played(ring(10, gap_colours="as_in_example"), f"{table}: {winner} wins")
    assert running(event)[11] == (4, 2)
    assert why(event, 11)[1].code == "lower_place_black"


@pytest.mark.parametrize("colors", ["one_of_each", "as_in_example"])
@pytest.mark.parametrize(
    ("line", "called"),
    [
        ("10: 10 wins", (10, 2)),
        ("1: 2 wins", (10, 2)),
        ("9: 9 wins", (9, 1)),
        ("10 leaves", (9, 1)),
    ],
)
def test_across_the_seam_both_ways_of_coloring_agree(
    colors: str, line: str, called: tuple[int, int]
) -> None:
    # The one before the gap sits higher there, so he has White either way.
    assert running(played(ring(10, gap_colours=colors), line))[11] == called


def test_as_in_the_example_the_lower_place_takes_black_at_every_gap() -> None:
    event = played(ring(6, gap_colours="as_in_example"), "2: 2 wins", "7: 4 wins", "6: 6 wins")
    # 3 out: 4-2. 2 out: 4-1. 1 out: 4 and 6 are neighbors across the place of 1; 5 is between
    # them on the other side.
    assert [t.players for t in event.rounds[0].tables[6:]] == [(4, 2), (4, 1), (6, 4)]
    assert running(event) == {4: (4, 5), 5: (5, 6), 9: (6, 4)}


def test_each_first_game_says_that_the_two_are_neighbors() -> None:
    event = ring(3)
    assert why(event, 1) == [
        Reason("ring_neighbours", "Dual Ring, Setup", (1, 2), {"white_place": 1, "black_place": 2})
    ]
    assert [why(event, table)[0].code for table in (2, 3)] == ["ring_neighbours", "ring_closes"]
