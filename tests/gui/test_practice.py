"""Practice events: created, marked as such, and kept apart from real ones."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.desk.practice import MOST_PLAYERS
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.user_data.practice import LIFETIME, mark_of, practice_events, scratch_path
from tourneydesk.gui.user_data.recent import recent_events
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.user_folders import data_folder


def begun(keyboard: Keyboard, window: Window, key: str, players: int, rounds: int) -> None:
    """From the home screen: the page, the format, two figures, Enter."""
    window.home.practice.setFocus()
    keyboard.press(Key.Key_Return)
    window.practice.formats[key].click()
    for field, figure in ((window.practice.players, players), (window.practice.rounds, rounds)):
        field.setFocus()
        field.selectAll()
        keyboard.type(str(figure))
    keyboard.press(Key.Key_Return)
    keyboard.until(lambda: not window.practice.busy)


@pytest.mark.parametrize(("key", "rounds"), [*((key, 1) for key in FORMATS), ("strikes", 0)])
def test_every_format_can_be_practised_from_the_start_or_in_the_middle(
    keyboard: Keyboard, window: Window, key: str, rounds: int
) -> None:
    begun(keyboard, window, key, 10, rounds)
    event = keyboard.workspace.session.event
    assert (event.format, len(event.players), len(event.rounds)) == (key, 10, rounds)
    name = messages.text("safety-practice-name", format=text("format-name", key))
    assert window.windowTitle().startswith(name)
    assert window.band.isVisible()
    assert window.band.text.text() == messages.text("safety-marks-practice")
    assert keyboard.workspace.session.path.parent == data_folder() / "practice"
    assert recent_events() == []


def test_figures_that_do_not_work_are_said_in_place(keyboard: Keyboard, window: Window) -> None:
    begun(keyboard, window, "us-swiss", 1, 0)
    invalid = messages.text("safety-practice-players-invalid", most=MOST_PLAYERS)
    assert invalid in window.practice.trouble.text()
    assert keyboard.focus is window.practice.players
    keyboard.press(Key.Key_Escape)
    begun(keyboard, window, "risk-swiss", 3, 1)
    assert window.workspace is None
    assert window.practice.trouble.isVisible(), "three cannot sit at boards of four and five"
    assert practice_events() == []


def test_whoever_goes_away_while_it_is_made_is_not_called_back(
    keyboard: Keyboard, window: Window, work_gate: WorkGate
) -> None:
    window.show_practice()
    work_gate.shut()
    keyboard.press(Key.Key_Return)
    assert window.practice.busy
    keyboard.press(Key.Key_Escape)
    work_gate.open()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert window.workspace is None
    window.show_practice()
    assert window.practice.begin.isEnabled()


def test_whoever_makes_the_window_small_meanwhile_finds_it_made(
    keyboard: Keyboard, window: Window, work_gate: WorkGate
) -> None:
    window.show_practice()
    work_gate.shut()
    keyboard.press(Key.Key_Return)
    window.showMinimized()
    QApplication.processEvents()
    work_gate.open()
    window.showNormal()
    keyboard.until(lambda: window.workspace is not None)


def test_what_was_practised_before_can_be_gone_on_with(keyboard: Keyboard, window: Window) -> None:
    begun(keyboard, window, "dual-ring", 5, 0)
    first = keyboard.workspace.session.path
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Ann\n")
    window.show_practice()
    assert window.practice.before.isVisible()
    window.practice.before.setFocus()
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.session.path == first
    assert len(keyboard.workspace.session.event.players) == 6


def test_what_was_not_used_for_a_week_is_thrown_away_and_nothing_else(tmp_path: Path) -> None:
    old, new = (scratch_path("practice", name) for name in ("old", "new"))
    real = tmp_path / "real.tourney"
    for path in (old, new, real):
        path.write_text("event")
    checkpoints = old.with_name("old.checkpoints")
    checkpoints.mkdir()
    past = old.stat().st_mtime - LIFETIME - 60
    for path in (old, real):
        os.utime(path, (past, past))
    scratch_path("practice", "other")
    assert (old.exists(), checkpoints.exists()) == (False, False)
    assert (new.exists(), real.exists()) == (True, True)


def test_only_what_lies_in_the_scratch_folders_is_marked(tmp_path: Path) -> None:
    assert mark_of(scratch_path("practice", "a")) == "practice"
    assert mark_of(scratch_path("rehearsal", "a")) == "rehearsal"
    assert mark_of(tmp_path / "a.tourney") is None
    assert mark_of(Path("event.tourney")) is None


def test_a_practice_event_that_is_saved_elsewhere_is_a_real_one(
    keyboard: Keyboard, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun(keyboard, window, "dual-ring", 5, 0)
    kept = tmp_path / "kept.tourney"
    monkeypatch.setattr("tourneydesk.gui.app.window.place_for_event", lambda *_: kept)
    keyboard.shift_control(Key.Key_S)
    assert [event.path for event in recent_events()] == [str(kept)]
    assert not window.band.isVisible()
    assert window.contentsMargins().left() == 0
