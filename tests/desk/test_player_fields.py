"""What may stand in a player's fields."""

import unicodedata
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.core.sayings import Refused
from tourneydesk.desk.lists.player_fields import (
    PlayerFields,
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
    ("raw", "sentence"),
    [
        ("", "The name is missing. Write the player's name."),
        ("  \t ", "The name is missing. Write the player's name."),
        (None, "The name is missing. Write the player's name."),
        ("...", "The name “...” has no letter or digit. Write the player's name."),
        ("\u200b\u200d", "The name “··” has no letter or digit. Write the player's name."),
        ("\u3164", "The name “\u3164” has no letter or digit. Write the player's name."),
        ("x" * 201, "The name has 201 characters; at most 200 fit. Shorten it."),
        ("x" * 10_000, "The name has 10,000 characters; at most 200 fit. Shorten it."),
        (
            "e" + "\u0301\u0316" * 500_000,
            "The name has 1,000,001 characters; at most 200 fit. Shorten it.",
        ),
        (
            "Ann\nLee",
            "The name “Ann·Lee” holds a line break or a control character. Write it on one line.",
        ),
        (
            "Ann\0",
            "The name “Ann·” holds a line break or a control character. Write it on one line.",
        ),
        (
            "Ann\u2028Lee",
            "The name “Ann·Lee” holds a line break or a control character. Write it on one line.",
        ),
        ("Ann\ud800", "The name “Ann·” holds half of a character. Type it again."),
        (["Ann"], "The name must be text, not [“Ann”]."),
        (7, "The name must be text, not 7."),
    ],
    ids=lambda value: str(value)[:20].encode("ascii", "replace").decode(),
)
def test_a_name_that_cannot_be_is_refused_in_a_sentence(raw: object, sentence: str) -> None:
    assert refused(clean_name, raw) == sentence


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
    ("raw", "said"),
    [
        ("1_500", "The rating “1_500” is not a whole number."),
        ("1.500", "The rating “1.500” is not a whole number."),
        ("2,000", "The rating “2,000” is not a whole number."),
        ("1500,5", "The rating “1500,5” is not a whole number."),
        ("١٥٠٠", "The rating “١٥٠٠” is not a whole number."),
        ("１５００", "The rating “１５００” is not a whole number."),
        ("NaN", "The rating “NaN” is not a whole number."),
        ("inf", "The rating “inf” is not a whole number."),
        (float("nan"), "The rating “nan” is not a whole number."),
        (1500.5, "The rating “1500.5” is not a whole number."),
        (True, "The rating “true” is not a whole number."),
        ([1500], "The rating “[1500]” is not a whole number."),
        ("-1", "The rating cannot be -1."),
        (-1, "The rating cannot be -1."),
        ("4001", "The rating cannot be 4001."),
        (4001, "The rating cannot be 4001."),
        ("9223372036854775808", "The rating cannot be 9223372036854775808."),
        (2**63, "The rating cannot be a number of so many digits."),
        (10**5000, "The rating cannot be a number of so many digits."),
        ("9" * 5000, "The rating cannot be " + "9" * 39 + "…."),
        ("0" * 130_000 + "x", "The rating “" + "0" * 39 + "…” is not a whole number."),
    ],
    ids=lambda value: ascii(value)[:20] if value != 10**5000 else "5,001 digits",
)
def test_a_rating_that_cannot_be_is_refused_in_a_sentence(raw: object, said: str) -> None:
    sentence = refused(whole_rating, raw)
    assert sentence.startswith(said)
    assert "Write" in sentence
    assert "4000" in sentence


def test_an_age_goes_from_0_to_130_and_a_year_is_no_age() -> None:
    assert [whole_age(raw) for raw in ("0", "130", 12, "", None)] == [0, 130, 12, None, None]
    assert refused(whole_age, "2011") == messages.text("age-out-of-range", value="2011", most=130)


@pytest.mark.parametrize(
    ("raw", "age"),
    [
        *[("2011", 15), (2011, 15), ("2026", 0), ("1896", 130), ("", None), ("-", None)],
        *[("2011-05-30", 15), ("30.05.2011", 15), ("5/30/2011", 15), ("2011/00/00", 15)],
        ("2011-05-30 00:00:00", 15),
    ],
)
def test_an_age_follows_from_the_year_of_birth(raw: object, age: int | None) -> None:
    assert age_of_birth(raw, 2026) == age


@pytest.mark.parametrize(
    ("raw", "said"),
    [
        ("2027", "The birth date “2027” is still to come."),
        ("01.01.2099", "The birth date “01.01.2099” is still to come."),
        ("1895", "The birth date “1895” is more than 130 years ago."),
        ("30.05.11", "The birth date “30.05.11” cannot be made out."),
        ("May", "The birth date “May” cannot be made out."),
        ("２０１１", "The birth date “２０１１” cannot be made out."),
    ],
)
def test_a_birth_date_that_cannot_be_is_refused_in_a_sentence(raw: object, said: str) -> None:
    assert refused(age_of_birth, raw, 2026).startswith(said)


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
    for part in ("name is missing", "“many”", "age cannot be -3", "member ID has 300"):
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
