"""Opening what is not an event, lists to import, recent events, pictures."""

from pathlib import Path
from threading import Event

import pytest

from tests.gui.keyboard import Key, Keyboard
from tests.patience import SECONDS
from tourneydesk.desk.files.opening import create_event, open_event, open_for_reading, plan
from tourneydesk.desk.players import enter
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.screenshots import take, take_display
from tourneydesk.gui.user_data.recent import recent_events, remember
from tourneydesk.gui.widgets import file_dialogs
from tourneydesk.present import messages
from tourneydesk.store import checkpoints
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import folder_of
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.user_folders import data_folder


@pytest.fixture
def event_file(tmp_path: Path) -> Path:
    path = tmp_path / "Spring Open #1 50%.tourney"
    desk = create_event(path, plan("dual-ring", "Spring Open", "seed", {}))
    for name in ("Ann", "Bo", "Cy"):
        enter(desk, {"name": name})
    desk.close()
    return path


def damaged(path: Path) -> Path:
    data = bytearray(path.read_bytes())
    at = data.find(b"Ann")
    data[at : at + 3] = b"Eve"
    path.write_bytes(data)
    return path


def test_a_damaged_file_is_named_on_the_home_screen(window: Window, event_file: Path) -> None:
    window.open_event(damaged(event_file))
    assert window.workspace is None
    assert "is damaged" in window.home.trouble.text()
    assert "Spring Open #1 50%" in window.home.trouble.text()


def test_a_damaged_file_is_opened_again_with_what_its_backups_have(
    keyboard: Keyboard, window: Window, event_file: Path
) -> None:
    window.open_event(event_file)
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Di\n")
    keyboard.press(Key.Key_W, control=True)
    window.open_event(damaged(event_file))
    keyboard.until(lambda: not window.recovery.busy)
    assert window.recovery.file_recovery.page.isVisible()
    keyboard.press(Key.Key_Return)
    names = [player.name for player in keyboard.workspace.session.event.players]
    assert names == ["Ann", "Bo", "Cy", "Di"]


@pytest.mark.parametrize(
    ("content", "code"),
    [(b"", "file-empty"), (b"no event at all\n" * 99, "file-not-event"), (None, "file-missing")],
)
def test_what_is_no_event_is_refused_in_words(
    window: Window, tmp_path: Path, content: bytes | None, code: str
) -> None:
    path = tmp_path / "other.tourney"
    if content is not None:
        path.write_bytes(content)
    window.open_event(path)
    assert window.workspace is None
    assert messages.text(code, name="other.tourney") in window.home.trouble.text()


def test_a_folder_is_refused_in_words(window: Window, tmp_path: Path) -> None:
    window.open_event(tmp_path)
    assert "is a folder" in window.home.trouble.text()


def test_an_event_open_elsewhere_can_be_looked_at_but_not_changed(
    keyboard: Keyboard, window: Window, event_file: Path
) -> None:
    elsewhere = open_event(event_file)
    try:
        window.open_event(event_file)
        assert (
            messages.text("file-in-use", name="Spring Open #1 50%.tourney")
            in window.home.trouble.text()
        )
        window.home.read.setFocus()
        keyboard.press(Key.Key_Return)
        assert [player.name for player in keyboard.workspace.session.event.players] == [
            "Ann",
            "Bo",
            "Cy",
        ]
        keyboard.shift_control(Key.Key_N)
        keyboard.type("Di\n")
        assert len(keyboard.workspace.session.event.players) == 3
        card = keyboard.workspace.file_card
        assert card.isVisible()
        assert (
            messages.text("file-read-only", name="Spring Open #1 50%.tourney") in card.text.text()
        )
        assert not keyboard.workspace.status_bar.message.isVisible()
        assert keyboard.workspace.players.form.name.text() == "Di"
    finally:
        elsewhere.close()


def test_an_event_that_can_only_be_read_goes_on_from_the_button_on_its_card(
    keyboard: Keyboard,
    window: Window,
    event_file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    mine = tmp_path / "mine.tourney"
    monkeypatch.setattr("tourneydesk.gui.app.window.place_for_event", lambda *_: mine)
    window.open_for_reading(event_file)
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Di\n")
    card, form = keyboard.workspace.file_card, keyboard.workspace.players.form
    assert card.save.isVisible()
    assert not card.reload.isVisible()
    # Whoever types on is not led away from the field.
    assert keyboard.focus is form.name
    card.save.setFocus()
    keyboard.press(Key.Key_Space)
    assert keyboard.workspace.session.path == mine
    assert not card.isVisible()
    form.name.setFocus()
    keyboard.press(Key.Key_Return)
    assert [player.name for player in open_for_reading(mine).event.players][3:] == ["Di"]


def test_another_place_that_takes_no_copy_is_said_in_the_status_bar(
    keyboard: Keyboard, window: Window, event_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is wrong with the event's own file there, so its card stays away."""

    def full(self: EventFile, path: Path) -> None:
        raise FileTrouble("disk_full", path)

    monkeypatch.setattr(
        "tourneydesk.gui.app.window.place_for_event",
        lambda *_: event_file.with_name("other.tourney"),
    )
    monkeypatch.setattr(EventFile, "copy_to", full)
    window.open_event(event_file)
    keyboard.shift_control(Key.Key_S)
    assert "other.tourney" in keyboard.workspace.status_bar.message.text()
    assert not keyboard.workspace.file_card.isVisible()


def test_a_list_is_looked_at_and_then_entered_whole(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("name,rating\nAnn,1500\nBo,\n<b>Cy</b>,1700\n", encoding="utf-8")
    keyboard.new_event("Dual", "Ring")
    players = keyboard.workspace.players
    monkeypatch.setattr("tourneydesk.gui.pages.players_page.list_to_import", lambda *_: path)
    players.import_.setFocus()
    keyboard.press(Key.Key_Return)
    keyboard.until(players.preview.isVisible)
    assert not keyboard.workspace.session.event.players
    keyboard.press(Key.Key_Return)
    assert [one.name for one in keyboard.workspace.session.event.players] == [
        "Ann",
        "Bo",
        "<b>Cy</b>",
    ]
    assert len(keyboard.workspace.session.session.steps) == 2


def test_a_file_that_is_not_a_list_is_refused_in_the_status_bar(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.workspace.players.import_from(tmp_path / "nowhere.csv")
    keyboard.until(lambda: "nowhere.csv" in keyboard.workspace.status_bar.message.text())


def test_recent_events_come_latest_first_and_each_once(tmp_path: Path) -> None:
    for name in ("a", "b", "a"):
        remember(tmp_path / f"{name}.tourney", name, "strikes")
    assert [event.name for event in recent_events()] == ["a", "b"]


def test_recent_events_of_one_name_are_told_apart_by_their_files(
    window: Window, tmp_path: Path
) -> None:
    for file in ("Open", "Open (recovered)", "Club"):
        remember(tmp_path / f"{file}.tourney", file.partition(" ")[0], "strikes")
    window.home.refresh()
    names = [line.cells[1] for line in window.home.recent.rows]
    assert names == [
        "Club",
        messages.text("window-recent-twin", name="Open", file="Open (recovered).tourney"),
        messages.text("window-recent-twin", name="Open", file="Open.tourney"),
    ]
    # The same file name elsewhere: the folder tells them apart.
    remember(tmp_path / "usb" / "Club.tourney", "Club", "strikes")
    window.home.refresh()
    names = [line.cells[1] for line in window.home.recent.rows]
    assert names[:2] == [
        messages.text("window-recent-twin", name="Club", file=str(folder))
        for folder in (tmp_path / "usb", tmp_path)
    ]


@pytest.mark.parametrize("text", ["", "{", "[1]", '{"a": 1}', "[" * 9000, '[{"path": 1}]'])
def test_a_list_of_recent_events_that_cannot_be_read_is_forgotten(text: str) -> None:
    data_folder().mkdir(parents=True)
    (data_folder() / "recent.json").write_text(text, encoding="utf-8")
    assert recent_events() == []


def test_the_home_folder_of_a_test_is_its_own(own_home: Path) -> None:
    assert own_home in data_folder().parents


def test_pictures_are_made_of_every_main_screen_and_change_nothing(
    dressed: object, event_file: Path, tmp_path: Path
) -> None:
    before = event_file.read_bytes()
    event = open_for_reading(event_file).event
    taken = [
        *take(event_file, tmp_path),
        *take_display(event, tmp_path, f"{event_file.stem}-display"),
    ]
    assert [path.name.removeprefix(event_file.stem) for path in taken] == [
        "-event.png",
        "-players.png",
        "-standings.png",
        "-prizes.png",
        "-display.png",
        "-history.png",
        "-display-clock.png",
    ]
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in taken)
    assert event_file.read_bytes() == before
    assert recent_events() == []


def test_dialogs_that_are_cancelled_choose_nothing(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(
            f"tourneydesk.gui.widgets.file_dialogs.QFileDialog.{name}", lambda *_, **__: ("", "")
        )
    assert file_dialogs.event_to_open(window, Path()) is None
    assert file_dialogs.list_to_import(window, Path()) is None
    assert file_dialogs.place_for_event(window, Path()) is None


@pytest.fixture
def rescued(
    keyboard: Keyboard,
    window: Window,
    event_file: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Path:
    """Where the event is saved to: a player is typed whose file is gone."""
    path = tmp_path / "rescued.tourney"
    monkeypatch.setattr("tourneydesk.gui.app.window.place_for_event", lambda *_: path)
    window.open_event(event_file)
    event_file.unlink()
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Di\n")
    return path


def test_when_the_file_is_gone_save_as_carries_on(keyboard: Keyboard, rescued: Path) -> None:
    assert len(keyboard.workspace.session.event.players) == 3
    assert (
        messages.text("file-gone", name="Spring Open #1 50%.tourney")
        in keyboard.workspace.file_card.text.text()
    )
    assert not keyboard.workspace.players.form.trouble.isVisible()
    assert not keyboard.workspace.status_bar.message.isVisible()
    keyboard.shift_control(Key.Key_S)
    assert keyboard.workspace.session.path == rescued
    assert keyboard.workspace.players.form.name.text() == "Di"
    keyboard.press(Key.Key_Return)
    assert len(keyboard.workspace.session.event.players) == 4
    assert rescued.exists()


def test_whoever_has_left_the_card_about_the_file_keeps_the_keyboard(
    keyboard: Keyboard, rescued: Path
) -> None:
    elsewhere = keyboard.workspace.players.form.club
    elsewhere.setFocus()
    keyboard.shift_control(Key.Key_S)
    assert not keyboard.workspace.file_card.isVisible()
    assert keyboard.focus is elsewhere


def test_a_copy_that_cannot_be_made_stops_nothing_and_is_told_as_soon_as_it_has_failed(
    keyboard: Keyboard, window: Window, event_file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers, copy = Event(), checkpoints.keep_entries

    def slow_disk(path: Path, entries: tuple[Entry, ...], label: str, second: Path | None) -> None:
        answers.wait(SECONDS)
        copy(path, entries, label, second)

    monkeypatch.setattr(checkpoints, "keep_entries", slow_disk)
    window.open_event(event_file)
    folder_of(event_file).rename(event_file.with_name("elsewhere"))
    folder_of(event_file).write_text("in the way")
    keyboard.pair()
    card = keyboard.workspace.backup_card
    assert not card.isVisible()
    answers.set()
    keyboard.until(card.isVisible)
    assert "not backed up" in card.text.text()
    assert card.elsewhere.isVisible()


def test_a_last_copy_that_cannot_be_made_is_said_once_the_event_is_closed(
    keyboard: Keyboard, window: Window, event_file: Path
) -> None:
    window.open_event(event_file)
    keyboard.shift_control(Key.Key_N)
    keyboard.type("Di\n")
    folder_of(event_file).rename(event_file.with_name("elsewhere"))
    folder_of(event_file).write_text("in the way")
    keyboard.press(Key.Key_W, control=True)
    keyboard.until(window.home.late.isVisible)
    assert event_file.name in window.home.late.text()
    assert (
        messages.text(
            "last-copy-failed",
            name="Spring Open #1 50%.tourney",
            why=messages.text("file-exists", name="Spring Open #1 50%.checkpoints"),
        )
        in window.home.late.text()
    )
    assert window.home.late.text().count("wasn’t made") == 1
    window.show_home()
    assert not window.home.late.isVisible()
