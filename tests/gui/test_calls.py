"""Announced games are ticked once: for the organizer, the audience, and after a crash."""

from pathlib import Path

import pytest

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.results import MatchResult
from tourneydesk.gui.pages.ring_page import RingPanel
from tourneydesk.gui.user_data import event_notes
from tourneydesk.gui.user_data.event_notes import AnnouncedGames
from tourneydesk.present.drawings import RingDrawing

SIX = ("Ana", "Ben", "Cem", "Dora", "Eva", "Finn")


@pytest.fixture
def panel(keyboard: Keyboard) -> RingPanel:
    """A ring of six in the order of entry, on show; table 7, 3 against 5, has been called."""
    keyboard.sit_down("dual-ring", *SIX, settings={"seating": "entered"})
    keyboard.press(Key.Key_L, control=True)
    desk = keyboard.workspace.session.session
    desk.take(ResultRecorded(1, 3, MatchResult(winner=3)))
    assert keyboard.workspace.ring is not None
    return keyboard.workspace.ring


def on_projector(keyboard: Keyboard) -> RingDrawing:
    """The ring as the audience sees it."""
    showing = keyboard.workspace.projector.slideshow
    showing.watch("room", True)
    keyboard.until(lambda: not showing.busy)
    (page,) = [page for page in showing.pages if page.kind == "ring"]
    assert page.ring is not None
    return page.ring


def test_the_projector_calls_only_unannounced_games(keyboard: Keyboard, panel: RingPanel) -> None:
    assert [one.table for one in on_projector(keyboard).games if one.waiting] == [7]
    panel.calls.list.setFocus()
    panel.calls.list.choose(7)
    keyboard.type(" ")
    shown = on_projector(keyboard)
    assert not any(one.waiting for one in shown.games)
    assert not any(one.waits_for for one in shown.players)
    assert 7 in [one.table for one in shown.games]
    keyboard.type(" ")
    assert [one.table for one in on_projector(keyboard).games if one.waiting] == [7]


def test_a_tick_outlives_a_crash_and_goes_with_the_event_under_another_name(
    keyboard: Keyboard, panel: RingPanel, tmp_path: Path
) -> None:
    panel.calls.all_called.emit()
    event = keyboard.workspace.session.event
    path, opening = keyboard.workspace.session.path, keyboard.workspace.session.opening
    assert AnnouncedGames(path, opening).tables(event) == {7}
    assert not AnnouncedGames(path, "another event").tables(event), "in the same file"
    assert not AnnouncedGames(tmp_path / "other.tourney", opening).tables(event)
    keyboard.workspace.session.announced.continue_in(tmp_path / "other.tourney")
    assert AnnouncedGames(tmp_path / "other.tourney", opening).tables(event) == {7}


def test_another_game_of_the_same_number_is_to_be_called_again(
    keyboard: Keyboard, panel: RingPanel
) -> None:
    panel.calls.all_called.emit()
    keyboard.press(Key.Key_Z, control=True)
    desk = keyboard.workspace.session.session
    desk.take(ResultRecorded(1, 3, MatchResult(winner=4)))
    assert desk.event.rounds[0].table(7).players == (2, 4)
    assert [one.table for one in on_projector(keyboard).games if one.waiting] == [7]
    keyboard.press(Key.Key_Z, control=True)
    desk.take(ResultRecorded(1, 3, MatchResult(winner=3)))
    assert not any(one.waiting for one in on_projector(keyboard).games)


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"a": 1}', '[["x"]]', "[[1e999]]", "null"])
def test_what_was_damaged_is_forgotten(keyboard: Keyboard, panel: RingPanel, text: str) -> None:
    session = keyboard.workspace.session
    event_notes.store_text("calls", session.path, text, session.opening)
    assert not AnnouncedGames(session.path, session.opening).tables(session.event)


def test_an_unwritable_folder_does_not_block_announcing(
    keyboard: Keyboard, panel: RingPanel, own_home: Path
) -> None:
    (own_home / "data").mkdir(exist_ok=True)
    (own_home / "data" / "tourneydesk").mkdir(exist_ok=True)
    (own_home / "data" / "tourneydesk" / "calls").write_text("in the way")
    panel.calls.all_called.emit()
    assert keyboard.workspace.session.announced.tables(keyboard.workspace.session.event) == {7}


def test_the_calls_of_the_last_events_are_kept(tmp_path: Path, own_home: Path) -> None:
    for number in range(event_notes.EVENTS + 5):
        event_notes.store_text("calls", tmp_path / f"{number}.tourney", "[]")
    folder = own_home / "data" / "tourneydesk" / "calls"
    assert len(list(folder.glob("*.json"))) == event_notes.EVENTS
