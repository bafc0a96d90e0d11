"""A clock that was written down is found again; what is no clock is none."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.desk.round_clock import Moment, RoundClock, clock_of, clock_text, seconds_left

moments = st.builds(Moment, st.integers(0, 10**10), st.integers(0, 10**9), st.text(max_size=40))
clocks = st.builds(
    RoundClock,
    st.integers(0, 99),
    st.integers(0, 86_400),
    st.integers(0, 10**6),
    st.none() | moments,
    st.dictionaries(st.integers(1, 999), st.integers(-86_400, 86_400), max_size=5),
)


@given(clocks)
def test_a_clock_comes_back_as_it_was(clock: RoundClock) -> None:
    assert clock_of(clock_text(clock)) == clock


@given(st.text(max_size=200))
def test_any_other_text_is_no_clock(text: str) -> None:
    assert clock_of(text) is None


@pytest.mark.parametrize(
    "text",
    [
        '{"round": 1, "length": 3000, "run": 0, "since": [1, 2], "extra": {}}',
        '{"round": 1, "length": 999999, "run": 0, "since": null, "extra": {}}',
        '{"round": 1, "length": 3000, "run": -5, "since": null, "extra": {}}',
        '{"round": 1, "length": 3000, "run": 0, "since": null, "extra": [1]}',
        '{"round": 1, "length": 1e999, "run": 0, "since": null, "extra": {}}',
        "[[[[" * 5000,
    ],
)
def test_a_clock_cut_short_or_changed_by_hand_is_none(text: str) -> None:
    assert clock_of(text) is None


def test_after_a_crash_the_clock_has_run_on() -> None:
    clock = RoundClock(3, 3000, 100, Moment(1_000_000, 500, "a"))
    found = clock_of(clock_text(clock))
    assert found is not None
    assert seconds_left(found, Moment(1_000_060, 560, "a")) == 2840
    # The machine was started again, or its running clock cannot be compared: the wall clock tells.
    assert seconds_left(found, Moment(1_000_060, 9_999, "b")) == 2840
