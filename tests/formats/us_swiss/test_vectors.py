"""The worked examples of the sources, through the whole program; limits at both edges."""

import pytest

from tests.builders.us_swiss import boards, field, next_round
from tourneydesk.core.draw import Draw
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.formats.us_swiss.entrants import allotment, due


def test_29e5c_a_transposition_is_as_large_as_its_smaller_half() -> None:
    event = field(
        """
        2000 WB
        1980 BW
        1800 WB
        1500 BW
        """
    )
    assert boards(event) == ["2000–1500", "1800–1980"]


def test_29e5e_a_transposition_within_80_comes_before_a_smaller_interchange() -> None:
    event = field(
        """
        2050 WBW
        1870 BWB
        1850 WBW
        1780 BWB
        """
    )
    assert boards(event) == ["1780–2050", "1870–1850"]


def test_29e7_no_more_switches_than_look_ahead_calls_for() -> None:
    event = field(
        """
        2300 BWB
        2220 BWB
        2180 BBW
        2050 BWB
        2040 BWB
        1990 WBW
        1980 WBW
        1950 WBW
        """
    )
    assert boards(event) == ["2300–2040", "2220–1990", "2180–1980", "2050–1950"]


def test_29e7_after_round_1() -> None:
    event = field(
        """
        2210 B
        2200 B
        2150 W
        2120 B
        2080 B
        1920 W
        1900 B
        1830 B
        1820 W
        1790 B
        1500 B
        1350 x
        """
    )
    assert boards(event) == [
        "2210–1920",
        "2200–1820",
        "1830–2150",
        "2120–1790",
        "2080–1500",
        "1900–1350",
    ]


def test_29d2_two_come_down_who_have_met() -> None:
    event = field(
        """
        2200 W
        2100 B
        2000 B -1/2
        1900 W -1/2
        1800 B -1/2
        1700 W -1/2
        """,
        met=[(1, 2)],
    )
    found = boards(event)
    assert {frozenset(one.split("–")) for one in found} >= {
        frozenset({"2200", "2000"}),
        frozenset({"2100", "1900"}),
    }


def test_no_switch_is_made_beyond_the_limits() -> None:
    event = field(
        """
        2300 WB
        1950 BW
        1600 WB
        1250 BW
        """
    )
    assert {frozenset(one.split("–")) for one in boards(event)} == {
        frozenset({"2300", "1600"}),
        frozenset({"1950", "1250"}),
    }


@pytest.mark.parametrize(
    ("one", "other", "first"),
    [
        ("WBW", "B-W", "B"),
        ("WWBW", "-WBW", "B"),
        ("WWB", "WBW", "W"),
        ("WBWB", "BWWB", "W"),
        ("BW-BW", "BWB-W", "W"),
        # The larger imbalance comes first, even at the cost of a third color in a row (29E5f).
        ("BBWW", "WWBW", "W"),
        ("BWW", "WBWW", "W"),
        # With equal imbalances whoever would get a third color in a row gets the change.
        ("WBBWW", "BWWBW", "B"),
        ("BBWW", "WBBW", "B"),
        # When either way gives someone a third, the latest round in which they differed decides.
        ("WBWBWW", "BWWBWW", "W"),
    ],
)
def test_29e4_of_two_due_the_same(one: str, other: str, first: str) -> None:
    assert due(one) == due(other)
    assert allotment(one, other).first == first
    assert allotment(other, one).first == {"W": "B", "B": "W"}[first]


def test_29e4_with_the_same_colors_all_along_the_higher_ranked_gets_his_due() -> None:
    assert boards(field("2000 WB\n1900 WB")) == ["2000–1900"]
    assert boards(field("2000 BW\n1900 BW")) == ["1900–2000"]


def test_28r1_ten_players_in_round_1() -> None:
    event = field("\n".join(str(1510 - n) for n in range(10)), acceleration="added_score")
    assert boards(event) == ["1510–1508", "1507–1509", "1506–1505", "1502–1504", "1503–1501"]
    made = FORMAT.propose(event, Draw("s", "round 1"))
    quarters = [made.groups[player] for player in range(1, 11)]
    assert quarters == ["A1", "A1", "A2", "A2", "A2", "B1", "B1", "B1", "B2", "B2"]


def two_pairs(gap: int, first: str, second: str) -> str:
    """Four level players far apart, the lower two ``gap`` points apart."""
    return f"2400 {first}\n2000 {second}\n1500 {first}\n{1500 - gap} {second}"


@pytest.mark.parametrize(("gap", "switched"), [(79, True), (80, True), (81, False)])
def test_29e5a_alternation_is_worth_80_points_and_no_more(gap: int, switched: bool) -> None:
    found = boards(field(two_pairs(gap, "WB", "BW")))
    assert (f"2400–{1500 - gap}" in found) == switched
    assert ("2400–1500" in found) != switched


@pytest.mark.parametrize(("gap", "switched"), [(199, True), (200, True), (201, False)])
def test_29e5b_equalization_is_worth_200_points_and_no_more(gap: int, switched: bool) -> None:
    found = boards(field(two_pairs(gap, "WBW", "BWB")))
    assert (f"{1500 - gap}–2400" in found) == switched


@pytest.mark.parametrize(("gap", "switched"), [(10, True), (11, False)])
def test_the_limits_are_settings(gap: int, switched: bool) -> None:
    found = boards(field(two_pairs(gap, "WB", "BW"), alternation_limit=10))
    assert (f"2400–{1500 - gap}" in found) == switched
    found = boards(field(two_pairs(gap, "WBW", "BWB"), alternation_limit=5, equalisation_limit=10))
    assert (f"{1500 - gap}–2400" in found) == switched


def test_29e5f_a_third_color_is_avoided_by_a_switch_of_any_size() -> None:
    event = field(
        """
        2400 BWW
        2000 WBB
        1400 BWW
        1000 WBB
        """
    )
    assert {frozenset(one.split("–")) for one in boards(event)} == {
        frozenset({"2400", "1000"}),
        frozenset({"2000", "1400"}),
    }


def test_29e5g_unrated_players_are_switched_without_limit() -> None:
    event = field(
        """
        2000 WB
        1500 BW
        - WB
        - BW
        """
    )
    assert boards(event) == ["2000–P4", "P3–1500"]


@pytest.mark.parametrize(("gap", "switched"), [(80, True), (81, False)])
def test_29d_the_odd_player_is_switched_within_the_same_limits(gap: int, switched: bool) -> None:
    """The lowest of the three would leave two who are due the same color."""
    event = field(
        f"""
        2000 WB +1/2
        {1500 + gap} WB +1/2
        1500 BW +1/2
        1400 BW
        """
    )
    pairs = {frozenset(one.split("–")) for one in boards(event)}
    assert (frozenset({str(1500 + gap), "1400"}) in pairs) == switched
    assert (frozenset({"1500", "1400"}) in pairs) != switched


def test_round_1_meets_half_against_half_with_colors_in_turn() -> None:
    event = field("\n".join(str(2000 - 10 * n) for n in range(8)), first_colour="black")
    assert boards(event) == ["1960–2000", "1990–1950", "1940–1980", "1970–1930"]


def test_boards_stand_by_score_then_rank() -> None:
    event = next_round(field("\n".join(str(2000 - 10 * n) for n in range(8))), "½", "0-1")
    made = FORMAT.propose(event, Draw("s", "round 2"))
    tops = [max(event.player(p).rating or 0 for p in table.players) for table in made.tables]
    assert tops == [1990, 2000, 1960, 1940]
