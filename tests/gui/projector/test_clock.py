"""The round clock from the keyboard, and through undo, crashes and other files."""

import os
from pathlib import Path

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk import rounds
from tourneydesk.desk.round_clock import Moment
from tourneydesk.desk.session import Session
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.present import messages


class Now:
    def __init__(self) -> None:
        self.seconds, self.boot = 1_000_000, "a"

    def __call__(self) -> Moment:
        running = 7 if self.boot == "b" else self.seconds
        return Moment(self.seconds, running, self.boot)


def now_of(timer: RoundTimer) -> Now:
    now = Now()
    timer.now = now
    return now


def test_f8_starts_and_pauses_and_the_status_bar_counts_down(
    keyboard: Keyboard, projector: Projector
) -> None:
    timer, foot = projector.timer, keyboard.workspace.status_bar
    now = now_of(timer)
    assert not foot.clock.isVisible()
    keyboard.press(Key.Key_F8)
    now.seconds += 61
    timer.tick()
    assert foot.clock.text() == "48:59 left"
    keyboard.press(Key.Key_F8)
    now.seconds += 600
    timer.tick()
    assert foot.clock.text() == messages.text("display-clock-stopped", time="48:59")
    assert foot.message.text() == messages.text("display-clock-paused", round=1, time="48:59")


def test_the_last_minutes_are_announced_and_the_time_goes_negative(
    projector: Projector,
) -> None:
    timer = projector.timer
    now = now_of(timer)
    timer.start_or_pause()
    said = {}
    for minutes in (39, 40, 45, 50):
        now.seconds = 1_000_000 + minutes * 60
        said[minutes] = (timer.warning_text, timer.status_text()[1])
    assert said == {
        39: ("", ""),
        40: ("Last 10 minutes", "attention"),
        45: ("Last 5 minutes", "attention"),
        50: ("Time!", "attention"),
    }
    now.seconds += 5
    assert timer.status_text()[0] == "▲ Time! 0:05 over"


def test_keys_add_time_for_everyone_and_for_the_current_table(
    keyboard: Keyboard, projector: Projector
) -> None:
    now_of(projector.timer)
    keyboard.press(Key.Key_F8, control=True)
    assert projector.timer.time == "55:00"
    assert keyboard.workspace.status_bar.message.text() == messages.text(
        "display-added", way="more", minutes=5
    )
    keyboard.shift(Key.Key_F8)
    assert keyboard.workspace.status_bar.message.text().endswith(
        messages.text("display-clock-no-table", "us-swiss")
    )
    keyboard.press(Key.Key_2, control=True)
    keyboard.workspace.round.tables.choose(2)
    keyboard.shift(Key.Key_F8)
    assert projector.timer.more_time == {2: 5}
    assert "board 2 (1:00:00)" in keyboard.workspace.status_bar.clock.text()


def test_extra_time_for_one_table_is_added_on_the_page(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    clock = page.clock
    clock.table.setFocus()
    keyboard.type("3\n")
    assert projector.timer.more_time == {3: 5}
    keyboard.type("9\n")
    assert (
        messages.text("display-clock-table-invalid", "us-swiss")
        in keyboard.workspace.status_bar.message.text()
    )
    clock.table.setText("3")
    clock.added.setText("-5")
    clock.add.click()
    assert projector.timer.more_time == {}


def test_minutes_of_a_round_are_set_and_refused(
    keyboard: Keyboard, page: DisplayPage, projector: Projector
) -> None:
    now_of(projector.timer)
    minutes = page.clock.minutes
    for typed, kept in (("25", 25), ("0", 25), ("x", 25), ("9999", 25)):
        minutes.setFocus()
        minutes.selectAll()
        keyboard.type(f"{typed}\n")
        assert (projector.timer.minutes, minutes.text()) == (kept, str(kept))
    projector.timer.start_or_pause()
    assert projector.timer.time == "25:00"


def test_the_usual_time_is_the_formats_and_another_is_remembered_for_it(
    keyboard: Keyboard,
) -> None:
    def minutes(format_key: str) -> int:
        keyboard.sit_down(format_key, *(f"Player {number}" for number in range(1, 11)))
        return keyboard.workspace.projector.timer.minutes

    assert (minutes("risk-swiss"), minutes("strikes")) == (150, 50)
    minutes("risk-swiss")
    keyboard.workspace.projector.timer.set_minutes(120)
    assert (minutes("risk-swiss"), minutes("strikes")) == (120, 50)


def test_the_next_round_has_its_full_time_again(keyboard: Keyboard, projector: Projector) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    now.seconds += 1000
    for table in (1, 2, 3):
        rounds.report(keyboard.workspace.session.session, table, {"draw": True})
    rounds.pair(keyboard.workspace.session.session)
    assert projector.timer.status_text() == ("50:00 (not started)", "quiet")


def test_the_clock_stops_when_the_last_table_reports(
    keyboard: Keyboard, projector: Projector
) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    now.seconds += 600
    for table in (1, 2):
        rounds.report(keyboard.workspace.session.session, table, {"draw": True})
    assert projector.timer.status_text() == ("40:00 left", "")
    rounds.report(keyboard.workspace.session.session, 3, {"draw": True})
    assert projector.timer.status_text() == ("40:00 (paused)", "quiet")


def test_after_a_crash_the_clock_has_run_on(keyboard: Keyboard, projector: Projector) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    projector.timer.add(5, 2)
    # Nothing is closed: the program is simply gone, and another one opens the same file.
    after = Now()
    after.seconds = now.seconds + 300
    again = RoundTimer(keyboard.workspace.session, after)
    assert (again.time, again.more_time) == ("45:00", {2: 5})
    after.boot = "b"
    assert again.time == "45:00"
    again.leave()


def test_another_event_in_the_same_file_does_not_take_over_the_clock(
    keyboard: Keyboard, projector: Projector
) -> None:
    projector.timer.start_or_pause()
    keyboard.workspace.session.opening = "another event"
    again = RoundTimer(keyboard.workspace.session, Now())
    assert again.status_text() == ("", "")
    again.leave()


def test_a_clock_file_that_was_damaged_is_no_clock(
    keyboard: Keyboard, projector: Projector, own_home: Path
) -> None:
    projector.timer.start_or_pause()
    (kept,) = own_home.rglob("clocks/*.json")
    kept.write_bytes(b"\xff{")
    again = RoundTimer(keyboard.workspace.session)
    assert again.status_text() == ("", "")


def test_the_clocks_of_the_last_events_are_kept(projector: Projector, own_home: Path) -> None:
    projector.timer.start_or_pause()
    (kept,) = own_home.rglob("clocks/*.json")
    for number in range(60):
        old = kept.with_name(f"{number:024}.json")
        old.write_text("{}", encoding="utf-8")
        os.utime(old, (number, number))
    projector.timer.add(1)
    left = {path.name for path in kept.parent.iterdir()}
    assert len(left) == 50
    assert kept.name in left


def test_a_clock_needs_a_round(keyboard: Keyboard) -> None:
    keyboard.new_event("us", "Open")
    keyboard.until(lambda: keyboard.window.workspace is not None)
    keyboard.press(Key.Key_F8)
    assert messages.text("display-clock-no-round") in keyboard.workspace.status_bar.message.text()
    assert keyboard.workspace.projector.timer.clock is None


def ready_for_round_two(keyboard: Keyboard) -> None:
    for table in (1, 2, 3):
        rounds.report(keyboard.workspace.session.session, table, {"draw": True})


def test_removing_a_result_resumes_the_clock_as_if_it_never_stopped(
    keyboard: Keyboard, projector: Projector
) -> None:
    now, desk = now_of(projector.timer), keyboard.workspace.session.session
    projector.timer.start_or_pause()
    ready_for_round_two(keyboard)
    now.seconds += 90
    assert projector.timer.time == "50:00"
    desk.undo()
    assert projector.timer.status_text() == ("48:30 left", "")
    # Whoever paused it by hand keeps it so.
    projector.timer.start_or_pause()
    desk.redo()
    now.seconds += 90
    desk.undo()
    assert projector.timer.status_text() == ("48:30 (paused)", "quiet")


def in_round_two(keyboard: Keyboard, projector: Projector) -> tuple[RoundTimer, Session, Now]:
    """The clock of the second round runs, after that of the first."""
    timer, desk = projector.timer, keyboard.workspace.session.session
    now = now_of(timer)
    timer.start_or_pause()
    ready_for_round_two(keyboard)
    rounds.pair(desk)
    timer.start_or_pause()
    return timer, desk, now


def test_a_round_taken_back_while_its_clock_runs_takes_the_clock_with_it(
    keyboard: Keyboard, projector: Projector
) -> None:
    timer, desk, now = in_round_two(keyboard, projector)
    now.seconds += 60
    desk.undo()
    assert timer.status_text() == ("", "")
    assert not timer.running
    # The same tables again: they have been playing all the while.
    now.seconds += 60
    desk.redo()
    assert timer.status_text() == ("48:00 left", "")
    # Other tables: a round of its own.
    desk.undo()
    desk.undo()
    rounds.report(desk, 3, {"winner": 6})
    rounds.pair(desk)
    assert timer.status_text() == ("50:00 (not started)", "quiet")
    assert timer.clock is not None
    assert timer.clock.round == 2


def test_an_undone_round_can_be_timed_again_manually(
    keyboard: Keyboard, projector: Projector
) -> None:
    timer, desk, now = in_round_two(keyboard, projector)
    desk.undo()
    desk.undo()
    timer.start_or_pause()
    now.seconds += 30
    assert (timer.time, timer.clock and timer.clock.round) == ("49:30", 1)


def test_the_clock_of_a_round_that_the_file_does_not_have_is_not_shown(
    keyboard: Keyboard, projector: Projector
) -> None:
    projector.timer.start_or_pause()
    ready_for_round_two(keyboard)
    rounds.pair(keyboard.workspace.session.session)
    # The program is gone, and an older copy of the event is opened in the place of the file.
    keyboard.workspace.session.session.undo()
    again = RoundTimer(keyboard.workspace.session, Now())
    assert again.status_text() == ("", "")
    rounds.pair(keyboard.workspace.session.session)
    assert again.status_text() == ("50:00 (not started)", "quiet")
    again.leave()


def test_a_copy_under_another_name_has_the_clock_at_once(
    keyboard: Keyboard, projector: Projector, tmp_path: Path
) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    projector.timer.add(5, 2)
    keyboard.workspace.session.save_as(tmp_path / "copy.tourney")
    # Nothing is pressed any more: the program is simply gone.
    after = Now()
    after.seconds = now.seconds + 300
    again = RoundTimer(keyboard.workspace.session, after)
    assert (again.time, again.more_time) == ("45:00", {2: 5})
    again.leave()
