"""The page for a file that cannot be opened: reached from everywhere, one key to continue."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLabel, QPushButton, QRadioButton

from tests.gui.keyboard import Key, Keyboard
from tests.gui.second_round import second_round
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.recovery import BACKUP, FILE
from tourneydesk.faults import log_fault
from tourneydesk.gui.app import actions as menu_actions
from tourneydesk.gui.app import recovery as recovering
from tourneydesk.gui.app import window as window_module
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.pages.recovery_page import RecoveryPage
from tourneydesk.gui.user_data.recent import remember
from tourneydesk.present import messages
from tourneydesk.store.chain import make_entry
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """Twelve players; the second round is posted and has three results that no backup has."""
    return second_round(tmp_path / "Spring Open.tourney", results=3)


def damaged(path: Path, step: int) -> Path:
    """One bit of that step changed."""
    entry = EventFile.read(path)[step - 1]
    data = bytearray(path.read_bytes())
    data[data.rindex(entry.step.encode()) + 3] ^= 1
    path.write_bytes(data)
    return path


def alone(path: Path) -> Path:
    """The file without its backups."""
    for one in path.with_suffix(".checkpoints").iterdir():
        one.unlink()
    return path


def page(keyboard: Keyboard, window: Window) -> RecoveryPage:
    keyboard.until(lambda: not window.recovery.busy)
    shown = window.recovery.file_recovery.page
    assert shown.isVisible()
    return shown


def by_argument(window: Window, path: Path) -> None:
    window.recovery.open(path)


def by_double_click(window: Window, path: Path) -> None:
    remember(path, "Spring Open", "us-swiss")
    window.show_home()
    window.home.recent.doubleClicked.emit(window.home.recent.model().index(0, 0))


def by_dialog(window: Window, path: Path) -> None:
    window.menus["window-open-event"].trigger()


@pytest.mark.parametrize("way", [by_argument, by_double_click, by_dialog])
def test_every_way_to_a_damaged_file_leads_to_the_same_page(
    keyboard: Keyboard,
    window: Window,
    spring: Path,
    monkeypatch: pytest.MonkeyPatch,
    way: Callable[[Window, Path], None],
) -> None:
    monkeypatch.setattr(menu_actions, "event_to_open", lambda *_: spring)
    way(window, damaged(spring, 5))
    shown = page(keyboard, window)
    assert (
        messages.text("chain-broken", name="Spring Open.tourney", number=5) in shown.heading.text()
    )
    assert shown.recoverable.text() == messages.text("recovery-whole", all=13)
    assert shown.open_button.text() == messages.text(f"recovery-open-{BACKUP}")


def test_enter_goes_on_in_a_new_file_and_says_so(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    good = open_for_reading(spring).event
    before = damaged(spring, 5).read_bytes()
    window.open_event(spring)
    page(keyboard, window)
    keyboard.press(Key.Key_Return)
    room = keyboard.workspace
    assert room.session.path.name == f"{messages.text('recovery-file', name='Spring Open')}.tourney"
    assert room.session.event == good
    assert spring.read_bytes() == before
    said = room.status_bar.message.text().replace("\u200b", "")
    assert (
        messages.text(
            "recovery-done",
            new="Spring Open recovered.tourney",
            name="Spring Open.tourney",
            missing=messages.text("recovery-complete"),
        )
        in said
    )


def test_up_and_down_choose_another_beginning_and_what_it_lacks_is_listed(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(damaged(spring, 10))
    shown = page(keyboard, window)
    kept = [(row.choice.source, row.choice.step_count) for row in shown.rows]
    assert kept == [(BACKUP, 13), (FILE, 9)]
    assert not shown.missing.isVisible()
    keyboard.press(Key.Key_Down)
    assert shown.chosen is shown.rows[1].choice
    first = shown.missing.model().index(0, 0).data(), shown.missing.model().index(0, 1).data()
    assert first == ("10", messages.text("step-posted", round=2))
    assert shown.open_button.text() == messages.text(f"recovery-open-{FILE}")
    keyboard.press(Key.Key_Return)
    assert len(keyboard.workspace.session.event.rounds) == 1
    tables = messages.text("recovery-tables", "us-swiss", tables=(1, 2, 3), round=2)
    posted = messages.text("recovery-other", step=messages.text("step-posted", round=2))
    assert messages.text("recovery-missing", parts=f"{tables}; {posted}") in (
        keyboard.workspace.status_bar.message.text()
    )


def test_a_second_recovery_never_writes_over_the_first(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    damaged(spring, 5)
    for name in ("Spring Open recovered.tourney", "Spring Open recovered 2.tourney"):
        window.open_event(spring)
        page(keyboard, window)
        keyboard.press(Key.Key_Return)
        assert keyboard.workspace.session.path.name == name


def test_where_the_folder_is_closed_it_goes_on_among_the_documents(
    keyboard: Keyboard,
    window: Window,
    spring: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    documents = tmp_path / "stick" / "events"
    monkeypatch.setattr(recovering, "documents_folder", lambda: documents)
    window.open_event(damaged(spring, 5))
    shown = page(keyboard, window)
    found = shown.recovery
    assert found is not None
    spring.unlink()
    for one in sorted(spring.parent.glob("Spring*/*")):
        one.unlink()
    (spring.parent / "Spring Open.checkpoints").rmdir()
    object.__setattr__(found, "path", tmp_path / "gone" / "Spring Open.tourney")
    keyboard.press(Key.Key_Return)
    assert (
        keyboard.workspace.session.path
        == documents / f"{messages.text('recovery-file', name='Spring Open')}.tourney"
    )


def test_what_cannot_be_written_is_said_on_the_page(
    keyboard: Keyboard,
    window: Window,
    spring: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(recovering, "documents_folder", lambda: spring / "no" / "folder")
    window.open_event(damaged(spring, 5))
    shown = page(keyboard, window)
    object.__setattr__(shown.recovery, "path", tmp_path / "gone" / "Spring Open.tourney")
    keyboard.press(Key.Key_Return)
    assert window.workspace is None
    assert shown.isVisible()
    assert shown.trouble.text()


def test_escape_leads_home_and_does_not_come_back(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(damaged(spring, 5))
    page(keyboard, window)
    keyboard.press(Key.Key_Escape)
    keyboard.until(lambda: not window.recovery.busy)
    assert window.at_home


def test_where_nothing_can_be_kept_the_cards_are_offered(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(damaged(alone(spring), 1))
    shown = page(keyboard, window)
    assert shown.rows == []
    assert messages.text("recovery-none") in shown.recoverable.text()
    assert not shown.open_button.isVisible()
    keyboard.press(Key.Key_Return)
    assert window.recovery.rebuild.isVisible()


def test_an_impossible_story_leads_to_the_page_too(
    keyboard: Keyboard, window: Window, tmp_path: Path, spring: Path
) -> None:
    entries = EventFile.read(spring)
    forged = make_entry(entries[-1].chain, len(entries) + 1, "", '[{"did":"Undone","step":3}]')
    path = tmp_path / "forged.tourney"
    write_whole(path, (*entries, forged))
    window.open_event(path)
    shown = page(keyboard, window)
    assert (
        messages.text("story-undo", name="forged.tourney", named=3, step=14) in shown.heading.text()
    )
    keyboard.press(Key.Key_Return)
    assert len(keyboard.workspace.session.session.steps) == 13


@pytest.mark.parametrize("where", ["open_event", "show_event"])
def test_a_fault_of_the_program_while_opening_is_said_and_written_down(
    keyboard: Keyboard,
    window: Window,
    spring: Path,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
) -> None:
    def fails(*_: object) -> None:
        raise IndexError("nobody thought of that")

    if where == "open_event":
        with monkeypatch.context() as patched:
            patched.setattr("tourneydesk.desk.files.opening.journal_of", fails)
            window.open_event(spring)
    else:
        monkeypatch.setattr(window, "show_event", fails)
        window.open_event(spring)
    shown = page(keyboard, window)
    assert messages.text("opening-failed", name="Spring Open.tourney") in shown.heading.text()
    log = log_fault(ValueError(), "")
    assert log is not None
    assert "nobody thought of that" in log.read_text(encoding="utf-8")


def test_everything_on_the_page_is_named_and_copied_as_text(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(damaged(alone(spring), 10))
    shown = page(keyboard, window)
    for one in (*shown.findChildren(QPushButton), *shown.findChildren(QRadioButton)):
        assert one.text() or one.accessibleName()
    text = shown.details()
    assert str(spring) in text
    assert messages.text("recovery-keeps", kept=9, all=13) in text
    assert messages.text("step-result", "us-swiss", table=3, round=2) in text


def test_the_page_fits_a_small_screen(keyboard: Keyboard, window: Window, spring: Path) -> None:
    window.resize(QSize(800, 600))
    window.open_event(damaged(spring, 10))
    shown = page(keyboard, window)
    assert window.width() <= 800
    for one in shown.findChildren(QLabel):
        if one.isVisible() and not one.wordWrap():
            assert one.width() >= one.sizeHint().width(), one.text()


def elsewhere(path: Path) -> None:
    """The file has one more step, as where another program does not keep to the lock."""
    entries = EventFile.read(path)
    last = entries[-1]
    more = make_entry(last.chain, last.number + 1, "2026", '[{"did":"NoteAdded","text":"theirs"}]')
    theirs = path.with_name("theirs.tourney")
    write_whole(theirs, (*entries, more))
    path.write_bytes(theirs.read_bytes())


def overwritten(path: Path) -> None:
    """Another program writes over the file, which stays the same file."""
    with path.open("r+b") as file:
        file.write(b"\0" * 20_000)


def places_of(room: Workspace, words_of_it: str) -> list[QLabel]:
    """Where on the page these words are read."""
    labels = room.findChildren(QLabel)
    return [one for one in labels if one.isVisible() and words_of_it in one.text()]


def test_after_another_program_wrote_enter_reloads_the_event(
    keyboard: Keyboard, window: Window, spring: Path
) -> None:
    window.open_event(spring)
    room = keyboard.workspace
    page = room.page
    elsewhere(spring)
    keyboard.type("1")
    assert room.file_card.isVisible()
    assert places_of(
        room, messages.text("written-elsewhere", name="Spring Open.tourney", steps=1)
    ) == [room.file_card.text]
    assert not room.file_card.save.isVisible()
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace is not room
    assert len(keyboard.workspace.session.session.steps) == 14
    assert keyboard.workspace.page == page
    assert "reloaded" in keyboard.workspace.status_bar.message.text()
    keyboard.type("1")
    assert not keyboard.workspace.file_card.isVisible()
    assert len(keyboard.workspace.session.session.steps) == 15


def test_after_a_file_was_written_over_save_as_comes_first(
    keyboard: Keyboard,
    window: Window,
    spring: Path,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    other = tmp_path / "Saved.tourney"
    offered: list[Path] = []

    def choose(_: object, start: Path) -> Path:
        offered.append(start)
        return other

    monkeypatch.setattr(window_module, "place_for_event", choose)
    window.open_event(spring)
    event = keyboard.workspace.session.event
    overwritten(spring)
    keyboard.type("1")
    card = keyboard.workspace.file_card
    assert card.isVisible()
    assert places_of(keyboard.workspace, "wrote over") == [card.text]
    assert card.save.property("look") == "next"
    assert card.reload.isVisible()
    keyboard.press(Key.Key_Return)
    assert offered[0].parent == spring.parent
    assert not offered[0].exists()
    assert keyboard.workspace.session.path == other
    assert not card.isVisible()
    assert keyboard.workspace.session.event == event
    assert open_for_reading(other).event == event
