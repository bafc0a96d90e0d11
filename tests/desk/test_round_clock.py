"""The round clock keeps right over pauses, sleep, a clock set anew and a restart."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tourneydesk.desk.round_clock import (
    Moment,
    RoundClock,
    add_minutes,
    clock_face,
    elapsed,
    moment_now,
    new_clock,
    pause,
    seconds_left,
    start,
    warning,
)

NOON = 1_700_000_000


def at(seconds: int, *, wall: int | None = None, boot: str = "a") -> Moment:
    return Moment(NOON + (seconds if wall is None else wall), 5_000 + seconds, boot)


@pytest.fixture
def clock() -> RoundClock:
    return start(new_clock(3, 50), at(0))


def test_it_runs_down_from_what_the_round_may_take(clock: RoundClock) -> None:
    assert (
        seconds_left(clock, at(0)),
        seconds_left(clock, at(60)),
        seconds_left(clock, at(3_001)),
    ) == (3_000, 2_940, -1)


def test_it_stands_still_until_it_is_started_and_while_it_is_paused(clock: RoundClock) -> None:
    assert seconds_left(new_clock(1, 50), at(900)) == 3_000
    paused = pause(clock, at(100))
    assert seconds_left(paused, at(9_000)) == 2_900
    assert seconds_left(start(paused, at(9_000)), at(9_010)) == 2_890


def test_a_second_press_of_start_changes_nothing(clock: RoundClock) -> None:
    assert start(clock, at(500)) == clock


def test_time_added_for_one_table_is_its_own(clock: RoundClock) -> None:
    longer = add_minutes(clock, 5, table=7)
    assert [seconds_left(longer, at(0), table) for table in (None, 6, 7)] == [3_000, 3_000, 3_300]
    assert add_minutes(longer, -5, table=7) == clock
    assert seconds_left(add_minutes(longer, 10), at(0), 7) == 3_900


def test_a_system_clock_set_anew_moves_nothing(clock: RoundClock) -> None:
    assert seconds_left(clock, at(60, wall=60 + 7_200)) == 2_940
    assert seconds_left(clock, at(60, wall=60 - 7_200)) == 2_940


def test_after_a_restart_the_wall_clock_tells_how_long_it_was(clock: RoundClock) -> None:
    restarted = Moment(NOON + 600, 40, "b")
    assert seconds_left(clock, restarted) == 2_400
    # The start of the machine may not be named: then its running clock has begun anew.
    unnamed = start(new_clock(3, 50), Moment(NOON, 5_000))
    assert seconds_left(unnamed, Moment(NOON + 600, 40)) == 2_400


def test_a_wall_clock_behind_after_a_restart_gives_no_time_back(clock: RoundClock) -> None:
    assert seconds_left(clock, Moment(NOON - 900, 40, "b")) == 3_000


@pytest.mark.parametrize("minutes", [0, -1, 1_441, 10**9])
def test_a_round_without_time_or_of_more_than_a_day_is_refused(minutes: int) -> None:
    with pytest.raises(ValueError, match="minutes"):
        new_clock(1, minutes)


@pytest.mark.parametrize(
    ("seconds", "face"),
    [(761, "12:41"), (3_900, "1:05:00"), (-30, "−0:30"), (0, "0:00"), (59, "0:59")],
)
def test_it_reads_like_a_clock(seconds: int, face: str) -> None:
    assert clock_face(seconds) == face


@pytest.mark.parametrize(
    ("seconds", "warned"),
    [(601, None), (600, 10), (301, 10), (300, 5), (1, 5), (0, 0), (-90, 0)],
)
def test_it_warns_at_ten_and_five_minutes_and_at_the_end(seconds: int, warned: int | None) -> None:
    assert warning(seconds) == warned


@given(
    st.lists(
        st.tuples(st.integers(0, 4_000), st.sampled_from(["start", "pause", "add"])), max_size=12
    )
)
def test_what_has_run_never_grows_less_whatever_is_pressed(presses: list[tuple[int, str]]) -> None:
    clock, moment, ran = new_clock(1, 50), 0, 0
    for later, press in presses:
        moment += later
        now = at(moment)
        clock = {
            "start": lambda c, n: start(c, n),
            "pause": lambda c, n: pause(c, n),
            "add": lambda c, n: add_minutes(c, 5),
        }[press](clock, now)
        assert elapsed(clock, now) >= ran
        ran = elapsed(clock, now)


def test_the_machine_s_clocks_go_on_together() -> None:
    first, second = moment_now(), moment_now()
    assert first.boot == second.boot
    assert 0 <= second.running - first.running <= 60
    assert second.wall > NOON


DAY, HOUR = 86_400, 3_600


@pytest.mark.parametrize("set_by", [-2 * HOUR, -HOUR, HOUR, DAY, -DAY, 20 * 365 * DAY])
def test_a_wall_clock_set_anew_between_any_two_presses_moves_nothing(set_by: int) -> None:
    clock = start(new_clock(1, 50), at(0))
    assert seconds_left(clock, at(600, wall=600 + set_by)) == 2_400
    paused = pause(clock, at(600, wall=600 + set_by))
    on = start(paused, at(900, wall=900 + set_by))
    # And back again while it runs.
    assert seconds_left(on, at(1_000)) == 2_300


def test_a_machine_that_sleeps_runs_the_clock_on_and_leaves_a_paused_one() -> None:
    forty = 40 * 60
    running = start(new_clock(1, 50), at(0))
    assert seconds_left(running, at(60 + forty)) == 3_000 - 60 - forty
    paused = pause(running, at(60))
    assert seconds_left(paused, at(60 + forty)) == 2_940
    # Also where the machine was shut down, its running clock begins anew, and the wall is wrong.
    assert seconds_left(paused, Moment(NOON - DAY, 3, "b")) == 2_940
    woken = start(paused, at(60 + forty))
    assert seconds_left(woken, at(70 + forty)) == 2_930


def test_another_machine_goes_by_the_wall() -> None:
    clock = start(new_clock(1, 50), at(0))
    elsewhere = Moment(NOON + 600, 900_000, "another")
    assert seconds_left(clock, elsewhere) == 2_400
    assert seconds_left(pause(clock, elsewhere), Moment(NOON, 1, "a third")) == 2_400


def test_neither_time_zones_nor_summer_time_are_part_of_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    # Where zones cannot be set for a program alone, it is asked in the machine's own.
    set_zone = getattr(time, "tzset", lambda: None)
    moments = []
    try:
        for zone in ("Pacific/Kiritimati", "Pacific/Pago_Pago", "Europe/Berlin", "Asia/Kathmandu"):
            monkeypatch.setenv("TZ", zone)
            set_zone()
            moments.append(moment_now())
    finally:
        monkeypatch.undo()
        set_zone()
    assert moments[-1].wall - moments[0].wall <= 60
    assert moments[-1].running - moments[0].running <= 60
