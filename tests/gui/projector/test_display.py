"""The display from the keyboard: its stage, the clock, the pages in a folder."""

import os
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLineEdit

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.desk import rounds
from tourneydesk.desk.round_clock import Moment
from tourneydesk.gui import words
from tourneydesk.gui.display_stage import DisplayStage
from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.projector.settings import remembered
from tourneydesk.gui.rail import DISPLAY
from tourneydesk.gui.round_timer import RoundTimer
from tourneydesk.gui.window import Window

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo")


class Now:
    def __init__(self) -> None:
        self.seconds, self.boot = 1_000_000, "a"

    def __call__(self) -> Moment:
        running = 7 if self.boot == "b" else self.seconds
        return Moment(self.seconds, running, self.boot)


@pytest.fixture
def stage(keyboard: Keyboard) -> DisplayStage:
    keyboard.sit_down("us-swiss", *NAMES)
    keyboard.press(Key.Key_5, control=True)
    keyboard.until(lambda: keyboard.room.projector.showing.page is not None)
    return keyboard.room.display


@pytest.fixture
def projector(keyboard: Keyboard, stage: DisplayStage) -> Projector:
    return keyboard.room.projector


def now_of(timer: RoundTimer) -> Now:
    now = Now()
    timer._now = now
    return now


def test_the_stage_shows_what_the_room_would_see(keyboard: Keyboard, stage: DisplayStage) -> None:
    assert keyboard.room.stage == DISPLAY
    assert stage.now.text() == "Now: Round 1: tables"
    assert stage.where.text() == words.DISPLAY_OFF
    picture = stage.preview.picture
    assert picture is not None
    assert picture.page.kind == "tables"
    stage.next.click()
    assert stage.now.text() == "Now: Round 1: names"


def test_f5_shows_it_to_the_room_and_f5_takes_it_away(
    keyboard: Keyboard, stage: DisplayStage, projector: Projector
) -> None:
    keyboard.press(Key.Key_F5)
    assert projector.window is not None
    assert projector.window.isVisible()
    assert stage.turn.text() == words.DISPLAY_STOP
    assert remembered().on
    keyboard.press(Key.Key_F5)
    assert projector.window is None
    assert not remembered().on


def test_what_the_room_saw_is_shown_again_with_the_next_event(
    keyboard: Keyboard, projector: Projector, window: Window
) -> None:
    keyboard.press(Key.Key_F5)
    window.show_home()
    assert remembered().on
    keyboard.sit_down("strikes", *NAMES)
    keyboard.until(lambda: keyboard.room.projector.on)
    second = keyboard.room.projector.window
    assert second is not None
    second.close()
    assert not keyboard.room.projector.on
    assert not remembered().on


def test_every_choice_is_taken_and_remembered(
    keyboard: Keyboard, stage: DisplayStage, projector: Projector
) -> None:
    stage.choices.kinds["names"].click()
    stage.choices.seconds.setFocus()
    stage.choices.seconds.selectAll()
    keyboard.type("20\n")
    stage.choices.distance.setCurrentIndex(0)
    stage.choices.colours.setCurrentIndex(1)
    stage.choices.ratings.click()
    chosen = remembered()
    assert "names" not in chosen.kinds
    # What other formats show stays chosen.
    assert "ring" in chosen.kinds
    assert (chosen.seconds, chosen.distance, chosen.dark, chosen.ratings) == (20, 3, False, True)
    keyboard.until(lambda: not projector.showing.busy)
    assert [page.kind for page in projector.showing.pages] == ["tables", "standings"]


def test_seconds_that_make_no_sense_are_refused_with_a_reason(
    keyboard: Keyboard, stage: DisplayStage
) -> None:
    stage.choices.seconds.setFocus()
    stage.choices.seconds.selectAll()
    keyboard.type("0\n")
    assert stage.choices.seconds.text() == "12"
    assert "from 3 to 120" in keyboard.room.foot.message.text()


def test_a_message_is_shown_as_it_is_typed_to_the_end(
    keyboard: Keyboard, stage: DisplayStage, projector: Projector
) -> None:
    stage.message.setFocus()
    keyboard.type("Lunch\n")
    assert projector.showing.beside.message == "Lunch"


def test_f6_freezes_and_the_stage_says_so(keyboard: Keyboard, stage: DisplayStage) -> None:
    keyboard.press(Key.Key_F6)
    assert stage.freeze.isChecked()
    assert words.DISPLAY_FROZEN in stage.where.text()
    keyboard.press(Key.Key_F6)
    assert not stage.freeze.isChecked()


def test_every_control_of_the_stage_has_a_name(stage: DisplayStage) -> None:
    controls = [
        *stage.findChildren(QAbstractButton),
        *stage.findChildren(QLineEdit),
        *stage.findChildren(QComboBox),
    ]
    assert len(controls) > 20
    nameless = [
        type(one).__name__
        for one in controls
        if not one.accessibleName() and not (isinstance(one, QAbstractButton) and one.text())
    ]
    assert not nameless


# The clock


def test_f8_starts_and_pauses_and_the_foot_counts_down(
    keyboard: Keyboard, projector: Projector
) -> None:
    timer, foot = projector.timer, keyboard.room.foot
    now = now_of(timer)
    assert not foot.clock.isVisible()
    keyboard.press(Key.Key_F8)
    now.seconds += 61
    timer.look()
    assert foot.clock.text() == "48:59 left"
    keyboard.press(Key.Key_F8)
    now.seconds += 600
    timer.look()
    assert foot.clock.text() == "48:59, not running"
    assert foot.message.text() == "The clock of round 1 stands at 48:59."


def test_the_last_minutes_are_told_in_words_and_the_end_goes_below_nothing(
    projector: Projector,
) -> None:
    timer = projector.timer
    now = now_of(timer)
    timer.start_or_pause()
    said = {}
    for minutes in (39, 40, 45, 50):
        now.seconds = 1_000_000 + minutes * 60
        said[minutes] = (timer.warned, timer.told()[1])
    assert said == {
        39: ("", ""),
        40: ("Last 10 minutes", "attention"),
        45: ("Last 5 minutes", "attention"),
        50: ("Time is over", "attention"),
    }
    now.seconds += 5
    assert timer.told()[0] == "▲ −0:05, time is over"


def test_keys_give_more_time_to_all_and_to_the_table_at_hand(
    keyboard: Keyboard, projector: Projector
) -> None:
    now_of(projector.timer)
    keyboard.press(Key.Key_F8, control=True)
    assert projector.timer.time == "55:00"
    assert keyboard.room.foot.message.text() == "5 minutes more for all."
    keyboard.shift(Key.Key_F8)
    assert keyboard.room.foot.message.text().endswith(words.CLOCK_NO_TABLE)
    keyboard.press(Key.Key_2, control=True)
    keyboard.room.round.tables.choose(2)
    keyboard.shift(Key.Key_F8)
    assert projector.timer.more_time == {2: 5}
    assert "table 2 1:00:00" in keyboard.room.foot.clock.text()


def test_one_table_gets_more_time_on_the_stage(
    keyboard: Keyboard, stage: DisplayStage, projector: Projector
) -> None:
    clock = stage.clock
    clock.table.setFocus()
    keyboard.type("3\n")
    assert projector.timer.more_time == {3: 5}
    keyboard.type("9\n")
    assert words.CLOCK_TABLE_SLIP in keyboard.room.foot.message.text()
    clock.table.setText("3")
    clock.added.setText("-5")
    clock.add.click()
    assert projector.timer.more_time == {}


def test_minutes_of_a_round_are_set_and_refused(
    keyboard: Keyboard, stage: DisplayStage, projector: Projector
) -> None:
    minutes = stage.clock.minutes
    for typed, kept in (("25", 25), ("0", 25), ("x", 25), ("9999", 25)):
        minutes.setFocus()
        minutes.selectAll()
        keyboard.type(f"{typed}\n")
        assert (projector.timer.minutes, minutes.text()) == (kept, str(kept))
    projector.timer.start_or_pause()
    assert projector.timer.time == "25:00"


def test_the_next_round_has_its_full_time_again(keyboard: Keyboard, projector: Projector) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    now.seconds += 1000
    for table in (1, 2, 3):
        rounds.report(keyboard.room.desk.desk, table, {"draw": True})
    rounds.pair(keyboard.room.desk.desk)
    assert projector.timer.told() == ("50:00, not running", "quiet")


def test_the_clock_stands_still_once_the_last_table_is_in(
    keyboard: Keyboard, projector: Projector
) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    now.seconds += 600
    for table in (1, 2):
        rounds.report(keyboard.room.desk.desk, table, {"draw": True})
    assert projector.timer.told() == ("40:00 left", "")
    rounds.report(keyboard.room.desk.desk, 3, {"draw": True})
    assert projector.timer.told() == ("40:00, not running", "quiet")


def test_after_a_crash_the_clock_has_run_on(keyboard: Keyboard, projector: Projector) -> None:
    now = now_of(projector.timer)
    projector.timer.start_or_pause()
    projector.timer.add(5, 2)
    # Nothing is closed: the program is simply gone, and another one opens the same file.
    after = Now()
    after.seconds = now.seconds + 300
    again = RoundTimer(keyboard.room.desk, after)
    assert (again.time, again.more_time) == ("45:00", {2: 5})
    after.boot = "b"
    assert again.time == "45:00"
    again.leave()


def test_a_clock_file_that_was_damaged_is_no_clock(
    keyboard: Keyboard, projector: Projector, own_home: Path
) -> None:
    projector.timer.start_or_pause()
    (kept,) = own_home.rglob("clocks/*.json")
    kept.write_bytes(b"\xff{")
    again = RoundTimer(keyboard.room.desk)
    assert again.told() == ("", "")


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
    keyboard.until(lambda: keyboard.window.room is not None)
    keyboard.press(Key.Key_F8)
    assert words.CLOCK_NO_ROUND in keyboard.room.foot.message.text()
    assert keyboard.room.projector.timer.clock is None


# Pages in a folder


@pytest.fixture
def hurried(projector: Projector) -> Projector:
    """Nothing is gathered: a test waits for each writing."""
    projector.copy._gathering.setInterval(0)
    return projector


def written(keyboard: Keyboard, projector: Projector) -> None:
    keyboard.until(lambda: not projector.copy.busy)


def test_pages_are_written_into_a_folder_after_each_result(
    keyboard: Keyboard, stage: DisplayStage, hurried: Projector, tmp_path: Path
) -> None:
    folder = tmp_path / "pages"
    folder.mkdir()
    hurried.copy.choose(folder)
    written(keyboard, hurried)
    assert "1 – 0" not in (folder / "tables.html").read_text(encoding="utf-8")
    assert stage.folder_told.text().startswith("Written to")
    posted = keyboard.room.desk.event.rounds[0]
    rounds.report(keyboard.room.desk.desk, 1, {"winner": posted.tables[0].players[0]})
    written(keyboard, hurried)
    assert "1 – 0" in (folder / "tables.html").read_text(encoding="utf-8")
    hurried.copy.choose(None)
    assert remembered().folder == ""


def test_a_stick_that_is_gone_is_told_once_and_again_when_it_was_back(
    keyboard: Keyboard, stage: DisplayStage, hurried: Projector, tmp_path: Path
) -> None:
    folder = tmp_path / "stick"
    said: list[str] = []
    keyboard.room.desk.said.connect(lambda text, _: said.append(text))
    hurried.showing.change(replace(hurried.showing.settings, folder=str(folder)))
    written(keyboard, hurried)
    for result in ({"draw": True}, {"draw": True}):
        rounds.report(keyboard.room.desk.desk, 1, result)
        written(keyboard, hurried)
        keyboard.room.desk.desk.undo()
        written(keyboard, hurried)
    assert len(said) == 1
    assert not folder.exists()
    assert stage.folder_told.property("look") == "attention"
    folder.mkdir()
    rounds.report(keyboard.room.desk.desk, 1, {"draw": True})
    written(keyboard, hurried)
    assert stage.folder_told.property("look") == "quiet"
