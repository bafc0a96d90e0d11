import pytest

from tourneydesk.core.sayings import Refused
from tourneydesk.core.settings import Bounds, Choice, Names, Several, Whole, chosen, defaults
from tourneydesk.present.messages import say

SETTINGS = (
    Choice("final", (True, False)),
    Choice("largest_table", (5, 4)),
    Whole("swiss_rounds", None, 1, 20, or_none=True),
    Whole("elimination_level", 35, 1, 10**6),
    Several("tiebreaks", ("solkoff",), ("solkoff", "median")),
    Bounds("age_groups", (11, 15), 1, 130, most=3),
    Names("age_group_names", most=4, longest=12),
)

RISING = "a rising list of 1 to 3 whole numbers from 1 to 130"
NAMES = "a list of 1 to 4 different names of 1 to 12 characters, or null"


def test_defaults_are_the_first_choices() -> None:
    assert defaults(SETTINGS) == {
        "final": True,
        "largest_table": 5,
        "swiss_rounds": None,
        "elimination_level": 35,
        "tiebreaks": ("solkoff",),
        "age_groups": (11, 15),
        "age_group_names": None,
    }


@pytest.mark.parametrize(
    ("key", "value", "works"),
    [
        ("final", 1, "true and false"),
        ("final", "true", "true and false"),
        ("largest_table", 6, "5 and 4"),
        ("largest_table", 5.0, "5 and 4"),
        ("swiss_rounds", 0, "1 to 20 or null"),
        ("swiss_rounds", True, "1 to 20 or null"),
        ("elimination_level", None, "1 to 1000000"),
        ("elimination_level", 2**63, "1 to 1000000"),
        ("tiebreaks", ["solkoff", "solkoff"], "a list of solkoff and median"),
        ("tiebreaks", "solkoff", "a list of solkoff and median"),
        ("tiebreaks", [["median"]], "a list of solkoff and median"),
        ("age_groups", [], RISING),
        ("age_groups", [15, 11], RISING),
        ("age_groups", [11, 11], RISING),
        ("age_groups", [11, True], RISING),
        ("age_groups", [0, 11], RISING),
        ("age_groups", [11, 131], RISING),
        ("age_groups", [1, 2, 3, 4], RISING),
        ("age_groups", 11, RISING),
        ("age_groups", None, RISING),
        ("age_group_names", [], NAMES),
        ("age_group_names", ["A", "A"], NAMES),
        ("age_group_names", ["A", 2], NAMES),
        ("age_group_names", ["A", " "], NAMES),
        ("age_group_names", ["A", "B\n"], NAMES),
        ("age_group_names", ["x" * 13], NAMES),
        ("age_group_names", "Young", NAMES),
    ],
)
def test_a_value_that_does_not_work_is_refused_with_those_that_do(
    key: str, value: object, works: str
) -> None:
    with pytest.raises(Refused) as refused:
        chosen(SETTINGS, {key: value})
    (problem,) = refused.value.problems
    assert problem.facts["setting"] == key
    assert say(problem).endswith(f"What works: {works}.")


def test_every_wrong_setting_is_named_at_once() -> None:
    with pytest.raises(Refused) as refused:
        chosen(SETTINGS, {"finale": True, "largest_table": 3, "final": False})
    assert [problem.code for problem in refused.value.problems] == [
        "unknown_setting",
        "unknown_value",
    ]


def test_values_that_work_are_taken_as_they_are() -> None:
    wanted = {
        "final": False,
        "swiss_rounds": None,
        "tiebreaks": ["median", "solkoff"],
        "age_groups": [9, 40],
        "age_group_names": ["Kids", "Teens", "Adults"],
    }
    assert chosen(SETTINGS, wanted) == {
        "final": False,
        "swiss_rounds": None,
        "tiebreaks": ("median", "solkoff"),
        "age_groups": (9, 40),
        "age_group_names": ("Kids", "Teens", "Adults"),
    }
