"""What may stand in a player's fields."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.sayings import Parts, parts
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.reasons import Fact, Refused
from tourneydesk.desk.lists.player_fields import (
    age_of_birth,
    check_player,
    clean_name,
    plain_text,
    whole_age,
    whole_rating,
)
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def refused(call: Callable[..., object], *values: object) -> str:
    with pytest.raises(Refused) as refusal:
        call(*values)
    return " ".join(say(problem) for problem in refusal.value.problems)


def why(call: Callable[..., object], *values: object) -> Parts:
    """The one problem that a value is refused for."""
    with pytest.raises(Refused) as refusal:
        call(*values)
    (problem,) = refusal.value.problems
    return parts(problem)


@pytest.mark.parametrize(
    ("raw", "kept"),
    [
        ("  Ann Lee ", "Ann Lee"),
        ("Jose\u0301", "José"),
        ("NULL", "NULL"),
        ("None", "None"),
        ("nan", "nan"),
        ("BYE", "BYE"),
        ("<b>Ann</b> && </para>", "<b>Ann</b> && </para>"),
        ("Robert'); DROP TABLE players;--", "Robert'); DROP TABLE players;--"),
        ("=1+1 Ann", "=1+1 Ann"),
        ("محمد علي", "محمد علي"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("👩\u200d👩\u200d👧 Lee", "👩\u200d👩\u200d👧 Lee"),
        ("🏳\ufe0f\u200d🌈", "🏳\ufe0f\u200d🌈"),
        ("🧑🏽\u200d🚀", "🧑🏽\u200d🚀"),
        ("Z" + "\u0335" * 50, "Z" + "\u0335" * 50),
        ("An\u200bn", "Ann"),
        ("A\u200dnn", "Ann"),
        ("\u202eAnn\u202c", "Ann"),
        ("\u2066Ann\u2069", "Ann"),
        ("\ufeffAnn", "Ann"),
        ("x" * 200, "x" * 200),
    ],
)
def test_a_name_is_kept_but_for_outer_blanks_and_what_nobody_sees(raw: object, kept: str) -> None:
    assert clean_name(raw) == kept


@pytest.mark.parametrize(
    ("raw", "code", "facts"),
    [
        ("", "name_missing", {}),
        ("  \t ", "name_missing", {}),
        (None, "name_missing", {}),
        ("...", "name_without_letters", {"value": "..."}),
        ("\u200b\u200d", "name_without_letters", {"value": "··"}),
        ("\u3164", "name_without_letters", {"value": "ㅤ"}),
        ("x" * 201, "too_long", {"field": "name", "length": 201, "most": 200}),
        ("x" * 10_000, "too_long", {"field": "name", "length": 10000, "most": 200}),
        (
            "e" + "\u0301\u0316" * 500_000,
            "too_long",
            {"field": "name", "length": 1000001, "most": 200},
        ),
        (
            "Ann\nLee",
            "control_character",
            {"field": "name", "value": "Ann·Lee"},
        ),
        (
            "Ann\0",
            "control_character",
            {"field": "name", "value": "Ann·"},
        ),
        (
            "Ann\u2028Lee",
            "control_character",
            {"field": "name", "value": "Ann·Lee"},
        ),
        ("Ann\ud800", "half_character", {"field": "name", "value": "Ann·"}),
        (["Ann"], "not_text", {"field": "name", "value": "[“Ann”]"}),
        (7, "not_text", {"field": "name", "value": "7"}),
    ],
    ids=lambda value: str(value)[:20].encode("ascii", "replace").decode(),
)
def test_a_name_that_cannot_be_is_refused(raw: object, code: str, facts: dict[str, Fact]) -> None:
    assert why(clean_name, raw) == (code, (), facts)


@pytest.mark.parametrize(
    ("raw", "rating"),
    [
        *[("1500", 1500), (1500, 1500), (" 1500 ", 1500), ("0", 0), ("4000", 4000)],
        *[("1500,0", 1500), ("1500.00", 1500), ("01500", 1500), ("0" * 5000 + "7", 7)],
        *[("", None), ("-", None), ("–", None), ("Unrated", None), ("unr.", None), (None, None)],
    ],
    ids=lambda value: str(value)[:10],
)
def test_a_rating_is_a_whole_number_or_nothing(raw: object, rating: int | None) -> None:
    assert whole_rating(raw) == rating


@pytest.mark.parametrize(
    ("raw", "code", "facts"),
    [
        ("1_500", "not_whole", {"field": "rating", "value": "1_500", "most": 4000}),
        ("1.500", "not_whole", {"field": "rating", "value": "1.500", "most": 4000}),
        ("2,000", "not_whole", {"field": "rating", "value": "2,000", "most": 4000}),
        ("1500,5", "not_whole", {"field": "rating", "value": "1500,5", "most": 4000}),
        ("١٥٠٠", "not_whole", {"field": "rating", "value": "١٥٠٠", "most": 4000}),
        ("１５００", "not_whole", {"field": "rating", "value": "１５００", "most": 4000}),
        ("NaN", "not_whole", {"field": "rating", "value": "NaN", "most": 4000}),
        ("inf", "not_whole", {"field": "rating", "value": "inf", "most": 4000}),
        (float("nan"), "not_whole", {"field": "rating", "value": "nan", "most": 4000}),
        (1500.5, "not_whole", {"field": "rating", "value": "1500.5", "most": 4000}),
        (True, "not_whole", {"field": "rating", "value": "true", "most": 4000}),
        ([1500], "not_whole", {"field": "rating", "value": "[1500]", "most": 4000}),
        ("-1", "rating_out_of_range", {"field": "rating", "value": "-1", "most": 4000}),
        (-1, "rating_out_of_range", {"field": "rating", "value": "-1", "most": 4000}),
        ("4001", "rating_out_of_range", {"field": "rating", "value": "4001", "most": 4000}),
        (4001, "rating_out_of_range", {"field": "rating", "value": "4001", "most": 4000}),
        (
            "9223372036854775808",
            "rating_out_of_range",
            {"field": "rating", "value": "9223372036854775808", "most": 4000},
        ),
        (
            2**63,
            "rating_out_of_range",
            {"field": "rating", "value": "a number of so many digits", "most": 4000},
        ),
        (
            10**5000,
            "rating_out_of_range",
            {"field": "rating", "value": "a number of so many digits", "most": 4000},
        ),
        (
            "9" * 5000,
            "rating_out_of_range",
            {"field": "rating", "value": "9" * 39 + "…", "most": 4000},
        ),
        (
            "0" * 130_000 + "x",
            "not_whole",
            {"field": "rating", "value": "0" * 39 + "…", "most": 4000},
        ),
    ],
    ids=lambda value: ascii(value)[:20] if value != 10**5000 else "5,001 digits",
)
def test_a_rating_that_cannot_be_is_refused(raw: object, code: str, facts: dict[str, Fact]) -> None:
    assert why(whole_rating, raw) == (code, (), facts)


def test_an_age_goes_from_0_to_130_and_a_year_is_no_age() -> None:
    assert [whole_age(raw) for raw in ("0", "130", 12, "", None)] == [0, 130, 12, None, None]
    assert refused(whole_age, "2011") == messages.text("age-out-of-range", value="2011", most=130)


@pytest.mark.parametrize(
    ("raw", "age"),
    [
        *[("2011", 15), (2011, 15), ("2026", 0), ("1896", 130), ("", None), ("-", None)],
        *[
            ("2011-05-30", 15),
            ("30.05.2011", 15),
            ("5/30/2011", 15),
            ("2011/00/00", 15),
            ("20110500", 15),
        ],
        ("2011-05-30 00:00:00", 15),
    ],
)
def test_an_age_follows_from_the_year_of_birth(raw: object, age: int | None) -> None:
    assert age_of_birth(raw, 2026) == age


@pytest.mark.parametrize(
    ("raw", "code", "facts"),
    [
        ("2027", "birth_in_future", {"value": "2027"}),
        ("01.01.2099", "birth_in_future", {"value": "01.01.2099"}),
        ("1895", "birth_too_long_ago", {"value": "1895", "most": 130}),
        ("30.05.11", "birth_unclear", {"value": "30.05.11"}),
        ("May", "birth_unclear", {"value": "May"}),
        ("２０１１", "birth_unclear", {"value": "２０１１"}),
        *(
            (day, "birth_unclear", {"value": day})
            for day in ("2010-02-30", "2010-13-01", "20100230", "31.04.2010")
        ),
    ],
)
def test_a_birth_date_that_cannot_be_is_refused(
    raw: object, code: str, facts: dict[str, Fact]
) -> None:
    assert why(age_of_birth, raw, 2026) == (code, (), facts)


def test_member_id_club_and_note_are_short_plain_text() -> None:
    assert plain_text(12345678, "member ID") == "12345678"
    assert plain_text(" - ", "member ID") is None
    assert plain_text(None, "club") is None
    assert refused(plain_text, "x" * 201, "club") == messages.text(
        "too-long", field="club", length=201, most=200
    )
    assert plain_text("x" * 2000, "note") == "x" * 2000
    assert refused(plain_text, "a\x07", "note").startswith(
        messages.text("control-character", field="note", value="a·")
    )


def test_every_field_that_cannot_be_is_named_at_once() -> None:
    assert check_player("Ann", "1500", 12) == PlayerFields("Ann", 1500, 12)
    sentence = refused(check_player, "", "many", "-3", "x" * 300)
    for part in ("No name", "“many”", "not -3", "member ID is too long"):
        assert part in sentence


@given(st.text() | st.integers() | st.floats() | st.none() | st.booleans() | st.binary())
def test_whatever_comes_is_a_clean_name_or_refused_in_words_that_can_be_printed(
    raw: object,
) -> None:
    try:
        name = clean_name(raw)
    except Refused as refusal:
        say(refusal.problems[0]).encode()
        return
    assert 1 <= len(name) <= 200
    assert unicodedata.is_normalized("NFC", name)
    assert not any(unicodedata.category(one) in ("Cc", "Cs", "Zl", "Zp") for one in name)
    assert clean_name(name) == name


@given(st.text(max_size=300) | st.integers() | st.floats())
def test_whatever_comes_is_a_rating_in_its_range_or_refused(raw: object) -> None:
    try:
        rating = whole_rating(raw)
    except Refused as refusal:
        say(refusal.problems[0]).encode()
        return
    assert rating is None or (type(rating) is int and 0 <= rating <= 4000)
