"""Recovery after a crash, from a damaged file, and tests of backups."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtWidgets import QLabel, QWidget

from tests.gui.keyboard import Key, Keyboard
from tests.gui.second_round import second_round
from tourneydesk.desk.files.opening import create_event, open_for_reading, plan
from tourneydesk.desk.players import enter
from tourneydesk.gui.app.open_event_note import left_open
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.session.second_folder import choose_second_folder, second_folder
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.gui.user_data.recent import recent_events
from tourneydesk.gui.widgets.text_widgets import Button
from tourneydesk.present import messages
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.user_folders import data_folder

ROOT = Path(__file__).parent.parent.parent
KILLED = """
import os, signal, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from tourneydesk.desk import rounds
from tourneydesk.gui.app.window import Window
app = QApplication([])
window = Window()
window.open_event(Path(sys.argv[1]))
desk = window.workspace.session.session
for number in (1, 2, 4):
    table = desk.event.rounds[-1].table(number)
    rounds.report(desk, number, {"winner": table.players[0]})
window.workspace.round.tables.choose(int(sys.argv[2]))
window.notes.write()
os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """Twelve players, the second round just posted."""
    return second_round(tmp_path / "Spring Open.tourney", results=0)


def killed(path: Path, table: int) -> None:
    """Another program opens the event, records three results and is killed in the middle."""
    ended = subprocess.run(
        [sys.executable, "-c", KILLED, str(path), str(table)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(ROOT), "QT_QPA_PLATFORM": "offscreen"},
        check=False,
    )
    assert ended.returncode == -signal.SIGKILL


def texts(part: QWidget) -> list[str]:
    return [one.text() for one in part.findChildren(QLabel)]


def status_text(keyboard: Keyboard) -> str:
    """The status bar's text, without line-break opportunities."""
    return keyboard.workspace.status_bar.message.text().replace("\u200b", "")


def is_back(said: str, steps: int, step: str) -> bool:
    """Whether that says that the event is back with so many steps, whenever the last one was."""
    before, after = messages.text(
        "safety-recovered-at",
        event="Spring Open",
        steps=messages.text("safety-steps", count=steps),
        time="|",
        step=step,
    ).split("|")
    return said.startswith(before) and said.endswith(after)


def filled(window: Window) -> list[Button]:
    buttons = window.home.findChildren(Button)
    return [one for one in buttons if one.isVisible() and one.property("look") == "next"]


def find_crashed_event(keyboard: Keyboard, window: Window) -> None:
    window.recovery.find_crashed_event()
    keyboard.until(lambda: not window.recovery.busy)


@pytest.mark.skipif(sys.platform == "win32", reason="kills in the manner of POSIX")
@pytest.mark.parametrize(("table", "back_at"), [(3, 3), (4, 5)])
def test_after_a_crash_one_key_returns_to_the_same_or_next_missing_table(
    keyboard: Keyboard, window: Window, spring: Path, table: int, back_at: int
) -> None:
    killed(spring, table)
    find_crashed_event(keyboard, window)
    told = window.home.trouble.text()
    assert (
        messages.text(
            "safety-crashed-round", "us-swiss", event="Spring Open", round=2, done=3, all=6
        )
        in told
    )
    assert filled(window) == [window.home.continue_button]
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 2
    assert keyboard.workspace.round.tables.number == back_at
    steps = len(keyboard.workspace.session.session.steps)
    assert is_back(
        status_text(keyboard), steps, messages.text("step-result", "us-swiss", table=4, round=2)
    )
    table_4 = keyboard.workspace.session.event.rounds[-1].table(4)
    assert table_4 is not None
    assert table_4.result is not None


@pytest.mark.skipif(sys.platform == "win32", reason="kills in the manner of POSIX")
def test_after_a_crash_the_offer_can_be_put_aside(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    killed(spring, 3)
    find_crashed_event(keyboard, window)
    window.home.not_now.click()
    assert not window.home.trouble.isVisible()
    assert window.home.continue_button not in filled(window)
    keyboard.press(Key.Key_N, control=True)
    window.show_home()
    window.recovery.refresh_offer()
    keyboard.until(lambda: not window.recovery.busy)
    assert not window.home.trouble.isVisible(), "it is not offered again"


def test_a_properly_closed_event_is_not_offered(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(spring)
    assert list((data_folder() / "open").glob("*.json"))
    keyboard.press(Key.Key_W, control=True)
    assert list((data_folder() / "open").iterdir()) == []
    find_crashed_event(keyboard, window)
    assert not window.home.trouble.isVisible()
    assert filled(window) == [window.home.go_on]


def test_an_event_open_in_another_running_window_has_not_ended(
    window: Window, spring: Path
) -> None:
    window.open_event(spring)
    assert left_open() is None


def write_note(path: Path, page: PageKey = PageName.PLAYERS, table: int = 0) -> None:
    folder = data_folder() / "open"
    folder.mkdir(parents=True)
    note = json.dumps({"path": str(path), "name": "Open", "stage": page, "table": table})
    (folder / "left.json").write_text(note, encoding="utf-8")


@pytest.mark.parametrize("number", [-1, 0, 1_000_000, 1_000_300])
def test_a_note_of_before_pages_had_names_leads_to_where_the_day_stands(
    keyboard: Keyboard, window: Window, spring: Path, number: int
) -> None:
    write_note(spring, number, table=2)
    find_crashed_event(keyboard, window)
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == 2
    assert left_open() is None


@pytest.mark.parametrize("page", [PageName.PLAYERS, 1, 2, PageName.STANDINGS])
def test_the_page_visible_before_is_shown_again(
    keyboard: Keyboard, window: Window, spring: Path, page: PageKey
) -> None:
    write_note(spring, page, table=2)
    find_crashed_event(keyboard, window)
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.page == page
    assert left_open() is None


def test_where_it_is_is_noted_after_a_pause_and_not_at_each_key(
    window: Window, spring: Path
) -> None:
    window.open_event(spring)
    note = next((data_folder() / "open").glob("*.json"))
    before = note.read_text()
    for number in (2, 3, 4):
        window.workspace.round.tables.choose(number)
    assert note.read_text() == before
    window.notes.timer.timeout.emit()
    assert '"stage": 2, "table": 4' in note.read_text()


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"path": 1}', '{"path": "a", "stage": "x"}'])
def test_a_note_that_cannot_be_read_is_no_note(text: str) -> None:
    folder = data_folder() / "open"
    folder.mkdir(parents=True)
    (folder / "one.json").write_text(text, encoding="utf-8")
    assert left_open() is None


def test_a_program_started_with_the_event_that_was_open_goes_where_it_was_left(
    keyboard: Keyboard, window: Window, spring: Path, tmp_path: Path
) -> None:
    write_note(spring, page=1, table=3)
    window.recovery.open(spring)
    assert (keyboard.workspace.page, keyboard.workspace.round.tables.number) == (1, 3)
    assert is_back(status_text(keyboard), 10, messages.text("step-posted", round=2))
    window.show_home()
    window.recovery.open(spring)
    assert keyboard.workspace.page == 2
    assert "is back" not in status_text(keyboard)


def test_another_event_opened_after_a_crash_ends_the_matter(
    window: Window, spring: Path, tmp_path: Path
) -> None:
    write_note(tmp_path / "other.tourney")
    window.recovery.open(spring)
    window.show_home()
    assert left_open() is None


def test_the_offer_survives_a_visit_to_the_wizard(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    write_note(spring)
    find_crashed_event(keyboard, window)
    keyboard.press(Key.Key_N, control=True)
    keyboard.press(Key.Key_Escape)
    keyboard.until(lambda: not window.recovery.busy)
    assert window.home.continue_button.isVisible()
    window.open_event(spring)
    window.show_home()
    assert not window.home.continue_button.isVisible()
    assert left_open() is None


def test_one_key_continues_a_damaged_file_from_its_copy(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    good = open_for_reading(spring).event
    spring.write_bytes(spring.read_bytes()[:6000])
    damaged = spring.read_bytes()
    window.open_event(spring)
    keyboard.until(lambda: not window.recovery.busy)
    keyboard.press(Key.Key_Return)
    room = keyboard.workspace
    assert room.session.path == spring.with_name(
        f"{messages.text('recovery-file', name='Spring Open')}.tourney"
    )
    assert room.session.event == good
    assert spring.read_bytes() == damaged
    assert messages.text(
        "recovery-done",
        new="Spring Open recovered.tourney",
        name="Spring Open.tourney",
        missing=messages.text("recovery-perhaps"),
    ) in status_text(keyboard)


def test_what_was_open_and_is_damaged_leads_to_its_copy_too(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    write_note(spring)
    spring.write_bytes(b"")
    find_crashed_event(keyboard, window)
    keyboard.press(Key.Key_Escape)
    keyboard.until(lambda: not window.recovery.busy)
    assert window.at_home, "whoever leaves the page is not led back to it"
    find_crashed_event(keyboard, window)
    keyboard.until(lambda: not window.recovery.busy)
    keyboard.press(Key.Key_Return)
    assert len(keyboard.workspace.session.event.rounds) == 2


def test_the_backup_test_reports_its_outcome(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(spring)
    window.menus["safety-prove"].trigger()
    keyboard.until(lambda: not window.copies.busy)
    steps = len(keyboard.workspace.session.session.steps)
    assert messages.text(
        "safety-proved-all",
        copy="00010-closed.tourney",
        steps=messages.text("safety-steps", count=10),
    ) in status_text(keyboard)
    keyboard.type("1")
    window.menus["safety-prove"].trigger()
    keyboard.until(lambda: not window.copies.busy)
    assert f"({steps} of {steps + 1} changes)" in status_text(keyboard)
    assert not list((data_folder() / "proof").iterdir())


def test_a_backup_that_does_not_work_says_so(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(spring)
    checkpoints(folder_of(spring))[-1].path.write_bytes(b"")
    window.menus["safety-prove"].trigger()
    keyboard.until(lambda: not window.copies.busy)
    assert messages.text(
        "safety-proved-damaged", why=messages.text("file-empty", name="00010-closed.tourney")
    ) in status_text(keyboard)


def test_copies_go_to_the_second_folder_and_trouble_with_it_is_said_quietly(
    keyboard: Keyboard,
    window: Window,
    spring: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    monkeypatch.setattr("tourneydesk.gui.app.copies.folder_for_copies", lambda *_: stick)
    window.open_event(spring)
    assert not window.menus["safety-no-second-folder"].isEnabled()
    window.menus["safety-second-folder"].trigger()
    keyboard.until(lambda: not window.copies.busy)
    there = folder_of(spring, stick)
    steps = len(keyboard.workspace.session.session.steps)
    assert [one.entries for one in checkpoints(there)] == [steps]
    assert not keyboard.workspace.backup_card.isVisible()
    stick.rename(tmp_path / "pulled")
    keyboard.workspace.go_to(2)
    keyboard.type("112201")
    keyboard.pair()
    keyboard.until(lambda: not window.copies.busy)
    assert str(stick) in keyboard.workspace.backup_card.text.text().replace("\u200b", "")
    assert keyboard.workspace.backup_card.isVisible()
    assert len(keyboard.workspace.session.event.rounds) == 3, "nothing else is held up"
    (tmp_path / "pulled").rename(stick)
    keyboard.type("1")
    window.show_home()
    keyboard.until(lambda: len(checkpoints(there)) == 2)
    assert second_folder() == stick
    window.open_event(spring)
    window.menus["safety-no-second-folder"].trigger()
    assert second_folder() is None
    assert not window.menus["safety-no-second-folder"].isEnabled()


def test_preferences_are_kept_and_a_spoilt_file_of_them_is_forgotten() -> None:
    prefer("second_folder", "here")
    prefer("other", "x")
    assert preferred("second_folder") == "here"
    prefer("second_folder", "")
    assert (preferred("second_folder"), preferred("other")) == ("", "x")
    (data_folder() / "preferences.json").write_text("[", encoding="utf-8")
    assert preferred("other") == ""
    choose_second_folder(Path("there"))
    assert second_folder() == Path("there").absolute()


def test_a_rehearsal_is_marked_and_leaves_the_event_alone(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    before = spring.read_bytes()
    window.open_event(spring)
    window.show_home()
    window.home.rehearse.setFocus()
    keyboard.press(Key.Key_Return)
    room = keyboard.workspace
    assert room.session.path != spring
    assert window.windowTitle() == messages.text(
        "safety-marked-titles-rehearsal", event="Spring Open"
    )
    assert window.band.isVisible()
    assert window.band.text.text() == messages.text("safety-marks-rehearsal")
    keyboard.type("111111")
    keyboard.pair()
    assert len(room.session.event.rounds) == 3
    window.show_home()
    assert spring.read_bytes() == before
    assert [event.path for event in recent_events()] == [str(spring)]


def test_what_the_file_menu_cannot_do_now_is_disabled(window: Window, spring: Path) -> None:
    menus = window.menus
    doing = (
        menus["safety-rehearse"],
        menus["safety-prove"],
        menus["safety-second-folder"],
        menus["safety-no-second-folder"],
    )
    assert [one.isEnabled() for one in doing] == [False, False, False, False]
    window.open_event(spring)
    assert [one.isEnabled() for one in doing] == [True, True, True, False]
    window.show_home()
    assert [one.isEnabled() for one in doing] == [True, False, False, False]
    window.show_new()
    assert not menus["safety-rehearse"].isEnabled()


def test_an_open_event_is_rehearsed_from_the_menu_as_it_stands(
    keyboard: Keyboard, window: Window, tmp_path: Path
) -> None:
    path = tmp_path / "Open.tourney"
    desk = create_event(path, plan("dual-ring", "Open", "seed", {}))
    enter(desk, {"name": "Ann"})
    desk.close()
    window.open_event(path)
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Bo\n")
    window.menus["safety-rehearse"].trigger()
    assert [player.name for player in keyboard.workspace.session.event.players] == ["Ann", "Bo"]
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Cy\n")
    assert len(keyboard.workspace.session.event.players) == 3
    assert len(open_for_reading(path).event.players) == 2
    assert keyboard.workspace.session.path != path
