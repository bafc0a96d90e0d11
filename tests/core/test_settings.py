from collections.abc import Mapping

import pytest

from tourneydesk.core.reasons import Refused
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

RISING = {"most": 3, "low": 1, "high": 130}
NAMES = {"most": 4, "longest": 12}
ROUNDS = {"low": "1", "high": "20"}
LEVEL = {"low": "1", "high": "1000000"}
SIZES = {"works": ("5", "4")}
TIEBREAKS = {"works": ("solkoff", "median")}


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
        ("final", 1, {"works": ("true", "false")}),
        ("final", "true", {"works": ("true", "false")}),
        ("largest_table", 6, SIZES),
        ("largest_table", 5.0, SIZES),
        ("swiss_rounds", 0, ROUNDS),
        ("swiss_rounds", True, ROUNDS),
        ("elimination_level", None, LEVEL),
        ("elimination_level", 2**63, LEVEL),
        ("tiebreaks", ["solkoff", "solkoff"], TIEBREAKS),
        ("tiebreaks", "solkoff", TIEBREAKS),
        ("tiebreaks", [["median"]], TIEBREAKS),
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
    key: str, value: object, works: Mapping[str, object]
) -> None:
    with pytest.raises(Refused) as refused:
        chosen(SETTINGS, {key: value})
    (problem,) = refused.value.problems
    assert problem.facts["setting"] == key
    assert problem.facts.items() >= works.items()
    shown = say(problem)
    for fact in works.values():
        assert all(str(one) in shown for one in (fact if isinstance(fact, tuple) else (fact,)))


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
