"""What cannot stand is quoted as it was entered."""

from fractions import Fraction

import pytest

from tourneydesk.core.reasons import as_entered, in_one_line


@pytest.mark.parametrize(
    ("value", "quoted"),
    [
        (None, "null"),
        (True, "true"),
        (7, "7"),
        ("7", "“7”"),
        (Fraction(7), "7.0"),
        (Fraction("0.1234567"), "0.1234567"),
        (Fraction(-3, 2), "-1.5"),
        (Fraction("1e-30"), "1E-30"),
        (2**63, "a number of so many digits"),
        (Fraction(10**30), "a number of so many digits"),
        ([1, "a", None], "[1, “a”, null]"),
        ({"a": 1}, "{…}"),
        ("two\nlines", "“two·lines”"),
    ],
)
def test_a_value_is_quoted_so_that_it_can_be_told_from_what_was_due(
    value: object, quoted: str
) -> None:
    assert as_entered(value) == quoted


@pytest.mark.parametrize("value", ["x" * 10**6, ["x" * 100] * 100, {"a": [1] * 999}])
def test_no_value_makes_a_sentence_long(value: object) -> None:
    assert len(as_entered(value)) < 50
    assert len(as_entered(10**5000)) < 50


def test_forty_characters_are_kept_whole() -> None:
    assert in_one_line("x" * 40) == "x" * 40
    assert in_one_line("x" * 41) == "x" * 39 + "…"
