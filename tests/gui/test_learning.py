"""Sample events and the guided first event, from the home page."""

from pathlib import Path

import pytest

from tests.gui.keyboard import Key, Keyboard
from tests.gui.printer import PaperTray
from tourneydesk.desk.practice import STEPS
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.learning_notes import KEYS, GuideNote, SampleNote
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages import papers_page as papers_stage
from tourneydesk.gui.pages import print_controller as paper_jobs
from tourneydesk.gui.screenshots import finish
from tourneydesk.gui.user_data.practice import mark_of
from tourneydesk.gui.user_data.recent import recent_events, remember
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.present import messages


def guide(window: Window) -> GuideNote:
    assert isinstance(window.learning.note, GuideNote)
    return window.learning.note


def began(keyboard: Keyboard, window: Window) -> None:
    """From the home page."""
    window.home.first_guide.setFocus()
    keyboard.press(Key.Key_Space)
    keyboard.until(lambda: window.workspace is not None)


@pytest.mark.parametrize("key", FORMATS)
def test_a_sample_opens_as_a_marked_copy_and_each_try_leads_somewhere(
    keyboard: Keyboard, window: Window, key: str
) -> None:
    window.home.first_samples.setFocus()
    keyboard.press(Key.Key_Space)
    card = next(one for one in window.learning.samples.cards.cards if one.key == key)
    card.setFocus()
    keyboard.press(Key.Key_Space)
    finish(window)
    workspace, note = keyboard.workspace, window.learning.note
    assert (workspace.session.event.format, mark_of(workspace.session.path)) == (key, "sample")
    assert window.band.text.text() == messages.text("safety-marks-sample")
    assert recent_events() == []
    assert isinstance(note, SampleNote)
    assert note.isVisible()
    assert note.heading.text() == messages.text("sample-title", key)
    for one in note.tries:
        before = shown(window)
        one.click()
        finish(window)
        assert shown(window) != before, one.text()
    note.leave.click()
    assert not note.isVisible()


def shown(window: Window) -> tuple[object, ...]:
    workspace = window.workspace
    assert workspace is not None
    ring = workspace.ring is not None and workspace.ring.isVisible()
    table = workspace.round.tables.number
    return workspace.page, table, ring, workspace.projector.on, window.focusWidget()


def test_samples_and_the_guide_are_beside_the_events_once_there_are_some(
    window: Window, tmp_path: Path
) -> None:
    home = window.home
    first, beside = (home.first_guide, home.first_samples), (home.steps.guide, home.samples)
    assert [one.isVisible() for one in (*first, *beside)] == [True, True, False, False]
    remember(tmp_path / "event.tourney", "Event", "strikes")
    window.show_home()
    assert [one.isVisible() for one in (*first, *beside)] == [False, False, True, True]
    home.steps.guide.click()
    assert window.workspace is not None
    window.show_home()
    home.samples.click()
    assert window.learning.samples.isVisible()


def test_every_sample_opened_is_a_new_copy(window: Window) -> None:
    paths = []
    for _ in range(2):
        window.learning.show_samples()
        window.learning.samples.cards.cards[0].click()
        assert window.workspace is not None
        paths.append(window.workspace.session.path)
    assert len(set(paths)) == 2


def test_a_sample_that_cannot_be_written_is_said_on_its_page(
    window: Window, own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> Path:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("tourneydesk.gui.pages.samples_page.scratch_path", full)
    window.learning.show_samples()
    window.learning.samples.cards.cards[0].click()
    assert window.learning.samples.trouble.isVisible()
    window.show_home()
    window.learning.start_guide()
    assert window.home.trouble.isVisible()


def test_the_guide_is_done_by_keyboard_and_notices_each_step(
    keyboard: Keyboard, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tray = PaperTray(tmp_path)
    monkeypatch.setattr(papers_stage, "printers", tray.printers)
    monkeypatch.setattr(paper_jobs, "send", tray.send)
    began(keyboard, window)
    done, note = [], guide(window)

    def did() -> None:
        finish(window)
        done.append(note.step)

    did()
    note.show_me.click()
    for name in ("Luis", "Sofie"):
        keyboard.type(f"{name}\n")
    did()
    keyboard.press(Key.Key_R, control=True)
    keyboard.until(lambda: bool(keyboard.workspace.session.event.rounds))
    did()
    keyboard.type("1")
    did()
    keyboard.type("2")
    did()
    note.show_me.click()
    keyboard.press(Key.Key_F2)
    keyboard.type("2")
    assert note.step == "correct", "the change is not confirmed"
    keyboard.press(Key.Key_Return)
    did()
    keyboard.press(Key.Key_3, control=True)
    did()
    slideshow = keyboard.workspace.projector.slideshow
    slideshow.turning.blockSignals(True)
    keyboard.press(Key.Key_F5)
    did()
    assert slideshow.page is not None
    assert slideshow.page.kind == "standings"
    for _ in range(2):
        keyboard.press(Key.Key_P, control=True)
        finish(window)
    assert len(tray.jobs) == 1
    assert tuple(done) == STEPS
    assert note.step is None
    assert note.heading.text() == messages.text("guide-over")
    note.go_home.click()
    assert window.at_home
    assert window.home.first_guide.text() == messages.text("guide-start")


def test_the_guide_can_be_left_and_resumed(keyboard: Keyboard, window: Window) -> None:
    began(keyboard, window)
    path = keyboard.workspace.session.path
    guide(window).leave.click()
    assert not guide(window).isVisible()
    window.menus["guide-menu"].trigger()
    assert guide(window).isVisible()
    keyboard.workspace.go_to(1)
    window.show_home()
    assert window.home.first_guide.text() == messages.text("guide-resume")
    began(keyboard, window)
    assert keyboard.workspace.session.path == path
    assert guide(window).step == "check-in"


def test_the_guide_takes_no_focus_and_no_other_button(keyboard: Keyboard, window: Window) -> None:
    began(keyboard, window)
    assert not guide(window).isAncestorOf(keyboard.focus)
    assert window.band.text.text() == messages.text("safety-marks-guide")
    keyboard.press(Key.Key_3, control=True)
    keyboard.press(Key.Key_1, control=True)
    assert guide(window).step == "check-in", "what is opened early counts when its step has come"
    assert keyboard.workspace.status_bar.next.isEnabled()


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_each_step_is_a_sentence_with_the_key_to_press(language: str) -> None:
    facts = {"table": 1, "names": "Ann", "save": "SAVE", "check-in": "TAB"}
    with messages.in_language(language):
        for step, action in KEYS.items():
            key = action_key(action)
            assert key
            assert key in messages.text(f"guide-{step}", "us-swiss", key=key, **facts)
