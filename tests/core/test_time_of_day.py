"""A time of day is understood as people write it, and recorded in one form."""

import pytest

from tourneydesk.core.journal.dates import is_time_of_day, time_of_day


@pytest.mark.parametrize(
    ("typed", "recorded"),
    [
        ("10:00", "10:00"),
        ("9:30", "09:30"),
        ("14.30", "14:30"),
        ("14h30", "14:30"),
        ("10", "10:00"),
        ("10 am", "10:00"),
        ("2:30 PM", "14:30"),
        ("2:30\u202fPM", "14:30"),
        ("12 a.m.", "00:00"),
        ("12 p. m.", "12:00"),
        ("14:30 Uhr", "14:30"),
        (" 0:05 ", "00:05"),
        ("", ""),
        ("24:00", ""),
        ("10:60", ""),
        ("13 pm", ""),
        ("0 am", ""),
        ("10:0", ""),
        ("noon", ""),
        ("١٠:٠٠", ""),
    ],
)
def test_a_time_is_read_in_the_forms_in_which_it_is_written(typed: str, recorded: str) -> None:
    assert time_of_day(typed) == recorded
    assert is_time_of_day(recorded) == bool(recorded)


@pytest.mark.parametrize("text", ["9:30", "24:00", "10:00 AM", "10:00\n"])
def test_only_one_form_is_recorded(text: str) -> None:
    assert not is_time_of_day(text)
