"""An event of another desk is joined in the window; what is wrong is said where it is corrected."""

import os
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.builders.shared import NOON, first_round
from tests.gui.keyboard import Keyboard
from tests.gui.sharing.at_desks import another_window, join, link, share, sharing_of
from tests.gui.sharing.conftest import LOOPBACK
from tourneydesk.cli.arguments import join_request
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.sharing.addresses import links_of
from tourneydesk.gui.app.sharing import shared_event
from tourneydesk.gui.app.sharing.attempts import why_not
from tourneydesk.gui.app.sharing.dialogs import JoinDialog
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.app.window_change import change_text_size
from tourneydesk.gui.user_data.recent import joined_folder
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.sharing.connection import place_of


@pytest.fixture
def second(keyboard: Keyboard, file: Path, qtbot: QtBot) -> Iterator[Window]:
    """The window of another desk, while the first shares an event."""
    share(keyboard, file)
    with another_window(qtbot) as window:
        yield window


def shown(dialog: JoinDialog) -> dict[str, str]:
    """What the dialog says is wrong, by the field."""
    parts = {
        "address": dialog.address_row.error,
        "code": dialog.code_row.error,
        "desk": dialog.desk_row.error,
        "": dialog.trouble,
    }
    return {name: part.text() for name, part in parts.items() if not part.isHidden()}


def tried(
    keyboard: Keyboard, second: Window, address: str, code: str, desk: str = "D"
) -> JoinDialog:
    """The dialog after an attempt to join."""
    second.menus["share-join"].trigger()
    dialog = second.sharing.join_dialog
    for field, text in ((dialog.address, address), (dialog.code, code), (dialog.desk, desk)):
        field.setText(text)
    dialog.join.click()
    keyboard.until(lambda: not second.sharing.busy)
    return dialog


def test_a_joined_desk_has_the_whole_event_in_a_file_of_its_own(
    keyboard: Keyboard, second: Window
) -> None:
    join(keyboard, second, link(keyboard.window))
    assert second.workspace is not None
    session = second.workspace.session
    assert session.event == keyboard.workspace.session.event
    assert session.path.parent == joined_folder()
    keyboard.workspace.session.attempt(lambda one: one.take(NoteAdded("news")))
    session.session.read_others()
    assert EventFile.read(session.path) == sharing_of(keyboard.window).session.entries


def test_host_and_code_are_enough_and_the_code_may_be_typed_in_any_way(
    keyboard: Keyboard, second: Window
) -> None:
    for role in ("head", "scorekeeper", "viewer"):
        found = sharing_of(keyboard.window).invitation(role)
        code = found.shown_code.lower().replace("0", "o").replace("-", " ")
        dialog = tried(keyboard, second, found.place, code)
        assert shown(dialog) == {}
        assert second.workspace is not None
        assert second.workspace.session.session.role == role


def test_what_is_wrong_is_said_at_its_field(keyboard: Keyboard, second: Window) -> None:
    found = sharing_of(keyboard.window).invitation("viewer")
    wrong_code = "K7M-2QX-9TB-4HN-8WD"
    assert set(shown(tried(keyboard, second, found.place, wrong_code))) == {"code"}
    assert set(shown(tried(keyboard, second, f"{LOOPBACK}:1", found.code))) == {"address"}
    assert set(shown(tried(keyboard, second, "two words", found.code))) == {"address"}
    assert set(shown(tried(keyboard, second, "", found.code))) == {"address"}
    assert set(shown(tried(keyboard, second, found.place, ""))) == {"code"}
    short = shown(tried(keyboard, second, found.place, found.shown_code[:-4]))
    assert messages.text("server-code-wrong", count=12) in short["code"]  # nobody was asked
    assert set(shown(tried(keyboard, second, found.place, found.code, " "))) == {"desk"}
    assert second.sharing.kind == ""


def test_an_address_is_named_as_it_was_typed() -> None:
    for typed, named in (("10.0.0.7", "10.0.0.7 "), ("10.0.0.7:54101", "10.0.0.7:54101 ")):
        place = place_of(links_of(typed, "")[0])
        assert why_not(FileTrouble("server_unreachable", place)).startswith(named)


def test_the_command_line_joins_at_once_or_asks_for_what_it_does_not_give(
    keyboard: Keyboard, second: Window
) -> None:
    found = sharing_of(keyboard.window).invitation("viewer")
    address, code, desk = join_request(["join", found.place, "--desk", "Hall"], None)
    second.sharing.show_join_with(address, code, desk)
    dialog = second.sharing.join_dialog
    keyboard.until(dialog.code.hasFocus)
    assert (dialog.address.text(), dialog.desk.text()) == (found.place, "Hall")
    dialog.reject()
    second.sharing.show_join_with(*join_request(["join", found.link], None))
    keyboard.until(lambda: second.sharing.kind == "joined")
    assert join_request(["join"], None) == ("", "", "")


def test_a_pasted_line_fills_address_and_code(keyboard: Keyboard, second: Window) -> None:
    second.menus["share-join"].trigger()
    dialog = second.sharing.join_dialog
    dialog.address.setText(link(keyboard.window))
    assert dialog.code.text() == sharing_of(keyboard.window).invitation("scorekeeper").shown_code
    assert sharing_of(keyboard.window).invitation("scorekeeper").code not in dialog.address.text()


def test_an_event_is_joined_again_with_what_was_typed_before(
    keyboard: Keyboard, second: Window
) -> None:
    join(keyboard, second, link(keyboard.window))
    assert second.workspace is not None
    copy = second.workspace.session.path
    second.show_home()
    keyboard.workspace.session.attempt(lambda one: one.take(NoteAdded("meanwhile")))
    second.open_event(copy)
    assert second.workspace is None
    shown_code = sharing_of(keyboard.window).invitation("scorekeeper").shown_code
    assert second.sharing.join_dialog.code.text() == shown_code
    second.sharing.join_dialog.join.click()
    keyboard.until(lambda: second.sharing.kind == "joined" and not second.sharing.busy)
    assert second.workspace.session.path == copy
    assert EventFile.read(copy) == sharing_of(keyboard.window).session.entries
    if os.name == "posix":
        modes = {stat.S_IMODE(one.stat().st_mode) for one in joined_folder().glob("*.json")}
        assert modes == {0o600}
        assert stat.S_IMODE(joined_folder().stat().st_mode) == 0o700


def test_another_text_size_stays_joined(keyboard: Keyboard, second: Window, qtbot: QtBot) -> None:
    join(keyboard, second, link(keyboard.window))
    new = change_text_size(100, second)
    qtbot.addWidget(new)
    assert new.sharing.kind == "joined"
    assert new.workspace is not None
    keyboard.workspace.session.attempt(lambda one: one.take(NoteAdded("news")))
    new.workspace.session.session.read_others()
    assert EventFile.read(new.workspace.session.path) == new.workspace.session.entries
    assert new.workspace.session.steps[-1] == (NoteAdded("news"),)
    new.close()


def test_the_copy_can_be_read_without_the_other_desk(keyboard: Keyboard, second: Window) -> None:
    join(keyboard, second, link(keyboard.window))
    assert second.workspace is not None
    copy = second.workspace.session.path
    second.show_home()
    second.open_event(copy)
    second.sharing.join_dialog.read.click()
    assert second.workspace is not None
    assert second.workspace.session.read_only
    assert second.menus["share-continue"].isEnabled()


def test_a_copy_with_another_history_is_set_aside_and_the_desk_is_told(
    keyboard: Keyboard, second: Window
) -> None:
    join(keyboard, second, link(keyboard.window))
    assert second.workspace is not None
    copy = second.workspace.session.path
    second.show_home()
    with closing(open_event(copy, clock=lambda: NOON)) as alone:
        alone.take(NoteAdded("only here"))
        alone.take(NoteAdded("here, too"))
        mine = alone.entries
    said: list[str] = []
    second.show_home()
    second.sharing.changed.connect(
        lambda: (
            second.workspace
            and second.workspace.session.message.connect(lambda text, _: said.append(text))
        )
    )
    join(keyboard, second, link(keyboard.window))
    aside = copy.with_name(f"{copy.stem} – 1.tourney")
    assert EventFile.read(aside) == mine
    assert EventFile.read(copy) == sharing_of(keyboard.window).session.entries
    assert messages.text("join-aside", steps=2, file=str(aside)) in said[-1]


def test_a_laptop_whose_own_file_has_another_history_is_told_when_it_joins(
    keyboard: Keyboard, second: Window, tmp_path: Path
) -> None:
    """As the old head desk when it returns, or a desk that went on alone."""
    own = tmp_path / "own.tourney"
    write_whole(own, first_round())
    with closing(open_event(own, clock=lambda: NOON)) as alone:
        alone.take(NoteAdded("nobody else has this"))
        alone.take(NoteAdded("nor this"))
        before = alone.entries
    keyboard.workspace.session.attempt(lambda one: one.take(NoteAdded("at the new head desk")))
    second.open_event(own)
    join(keyboard, second, link(keyboard.window))
    assert second.workspace is not None
    keyboard.until(lambda: not second.copies.busy)
    card = second.workspace.backup_card
    assert card.isVisible()
    assert card.text.text() == messages.text("history-fork-file")
    said = second.workspace.history.forks.text().replace("\u200b", "")
    assert messages.text("file-fork", file=str(own), steps=2) in said
    assert EventFile.read(own) == before


@pytest.mark.parametrize("saved", [False, True])
def test_continuing_here_makes_an_event_of_its_own_that_says_so(
    keyboard: Keyboard,
    second: Window,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    saved: bool,
) -> None:
    join(keyboard, second, link(keyboard.window))
    before = EventFile.read(second.workspace.session.path) if second.workspace else ()
    assert second.menus["share-continue"].isEnabled()
    monkeypatch.setattr(shared_event, "events_folder", lambda name: tmp_path / "Documents" / name)

    def chosen(_: object, start: Path) -> Path:
        # The system's dialog would show any other folder instead of one that is not there.
        assert start.parent == tmp_path / "Documents" / "TourneyDesk"
        assert start.parent.is_dir()
        return tmp_path / "mine.tourney"

    monkeypatch.setattr(shared_event, "place_for_event", chosen)
    second.menus["window-save-as" if saved else "share-continue"].trigger()
    assert second.sharing.question.text.text() == messages.text("share-ask-continue")
    assert second.sharing.kind == "joined"
    second.sharing.question.answers[0].click()
    assert second.sharing.kind == ""
    assert second.workspace is not None
    assert second.workspace.session.path == tmp_path / "mine.tourney"
    (last,) = second.workspace.session.steps[-1]
    text = messages.text("share-continued-note", desk="Desk 2", step=len(before))
    assert last == NoteAdded(text)
    assert EventFile.read(tmp_path / "mine.tourney")[: len(before)] == before
    assert keyboard.window.sharing.kind == "head"


def test_continuing_here_where_a_file_is_already_keeps_the_event_joined(
    keyboard: Keyboard, second: Window, tmp_path: Path
) -> None:
    join(keyboard, second, link(keyboard.window))
    there = tmp_path / "there.tourney"
    there.write_text("something else")
    second.sharing.continue_here(there)
    assert second.sharing.kind == "joined"
    assert there.read_text() == "something else"
