"""Dates on papers are written as people read them in the language of the papers."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.builders.desks import desk_of
from tourneydesk.desk.event_details import change_details
from tourneydesk.documents.drawing.fonts import missing_letters
from tourneydesk.present.messages import date_and_time, dates_in, in_language
from tourneydesk.present.messages.languages import language_keys
from tourneydesk.present.papers.sheet import event_facts
from tourneydesk.present.sheets import stamp

WRITTEN = {
    "en": ("Nov 2, 2026", "November 2, 2026", "Nov 2, 2026, 2:41\u202fPM"),
    "de": ("02.11.2026", "2. November 2026", "02.11.2026, 14:41"),
    "es": ("2 nov 2026", "2 de noviembre de 2026", "2 nov 2026, 14:41"),
}


@pytest.mark.parametrize("key", WRITTEN)
def test_a_date_and_a_time_are_written_as_the_language_does(key: str) -> None:
    short, long, with_time = WRITTEN[key]
    with in_language(key):
        assert dates_in("2026-11-02") == short
        assert dates_in("2026-11-02", "long") == long
        assert dates_in("2026-11-02 – 2026-11-02") == f"{short} – {short}"
        assert date_and_time("2026-11-02 14:41") == with_time


@given(st.text(st.characters(exclude_categories=["Nd"])))
def test_what_is_no_date_stays_as_it_was_typed(typed: str) -> None:
    assert dates_in(typed) == typed == date_and_time(typed)


@pytest.mark.parametrize("typed", ["2026-02-30", "12026-11-02", "2026-11-022", "0000-01-01"])
def test_figures_that_only_look_like_a_date_stay(typed: str) -> None:
    assert dates_in(typed) == typed


@given(st.dates(), st.times())
def test_every_date_can_be_printed_in_every_language(day: object, time: object) -> None:
    for key in language_keys():
        with in_language(key):
            written = date_and_time(f"{day} {str(time)[:5]}")
            assert str(day) not in written
            assert not missing_letters(written)


def test_the_stamp_and_the_facts_of_a_paper_have_dates_as_the_language_does() -> None:
    desk = desk_of("us-swiss", 4)
    change_details(desk, {"date": "2026-11-02", "venue": "Hall 2026-11-02"})
    for key, (short, _, with_time) in WRITTEN.items():
        with in_language(key):
            assert with_time in stamp(desk.event, 1, "2026-11-02 14:41", 3, "ab" * 32).printed
            facts = [value for _, value in event_facts(desk.event)]
            assert facts == ["Hall 2026-11-02", short]
