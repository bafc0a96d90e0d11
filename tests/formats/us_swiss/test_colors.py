"""US Chess 29E3 to 29E5: who of two has White, step by step down the rule."""

import pytest

from tourneydesk.formats.us_swiss.entrants import OTHER, allotment

CASES = [
    ("", "", "", "no_colors", 0),
    ("--", "--", "", "no_colors", 0),
    # Due colors differ, or only one has one.
    ("W", "B", "B", "both_due", 0),
    ("WB", "BW", "W", "both_due", 0),
    ("W", "-", "B", "one_due", 0),
    ("B", "-", "W", "one_due", 0),
    # Both due the same: who is further out of balance gets it.
    ("WW", "-W", "B", "larger_imbalance", 0),
    ("BB", "B-", "W", "larger_imbalance", 0),
    # Then nobody gets a color a third time in a row.
    ("BWW", "WBW", "B", "spares_a_third", 0),
    ("WBB", "BWB", "W", "spares_a_third", 0),
    # Then colors alternate from the last round in which they differed.
    ("BWB", "B--", "W", "last_differed", 3),
    ("WBW", "W--", "B", "last_differed", 3),
    ("B-", "-B", "B", "last_differed", 2),
    ("B--", "-B-", "B", "last_differed", 2),
    # Then rank decides.
    ("WB", "WB", "", "higher_rank", 0),
]


@pytest.mark.parametrize(("one", "other", "first", "code", "number"), CASES)
def test_the_first_step_of_the_rule_that_tells_them_apart_decides(
    one: str, other: str, first: str, code: str, number: int
) -> None:
    for made, color in (
        (allotment(one, other), first),
        (allotment(other, one), OTHER[first]),
    ):
        assert (made.first, made.code, made.round) == (color, code, number)


@pytest.mark.parametrize(
    ("one", "other", "counts"),
    [
        ("", "", (0, 0, 0)),
        ("W", "B", (0, 0, 0)),
        ("WW", "-W", (0, 1, 0)),
        ("WB", "WB", (0, 0, 1)),
        ("BBWW", "WWBW", (0, 0, 1)),
        ("BWW", "BWW", (1, 1, 0)),
    ],
)
def test_what_the_colors_cost_is_counted(
    one: str, other: str, counts: tuple[int, int, int]
) -> None:
    for made in (allotment(one, other), allotment(other, one)):
        assert (made.third, made.equalization, made.alternation) == counts
