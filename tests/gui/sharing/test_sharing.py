"""An event is shared from the window: the page stays, the file follows, and it ends well."""

import sys
from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from tests.builders.shared import NOON
from tests.documents.reading import texts
from tests.gui.keyboard import Key, Keyboard
from tests.gui.projector.test_address import codes_in
from tests.gui.sharing.at_desks import another_window, choose, join, link, share, sharing_of
from tests.gui.sharing.conftest import LOOPBACK, RunningServer
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk import rounds
from tourneydesk.desk.networks import Interface
from tourneydesk.desk.sharing import serving
from tourneydesk.desk.sharing.addresses import free_port
from tourneydesk.desk.sharing.joining import join as join_by_link
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.gui.app.sharing import dialogs, head_desk
from tourneydesk.gui.app.sharing import dialogs as dialogs_dialogs
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.app.window_change import change_text_size
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.session import printers
from tourneydesk.gui.session.printers import Printers
from tourneydesk.present import messages
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.sharing.event_database import EventDatabase


def second_desk(window: Window, role: str = "scorekeeper") -> SharedSession:
    """Another desk without a window."""
    return join_by_link(link(window, role), "Desk 2", clock=lambda: NOON)


def note(window: Window, text: str) -> None:
    assert window.workspace is not None
    window.workspace.session.attempt(lambda session: session.take(NoteAdded(text)))


def test_the_page_stays_and_the_file_has_every_step_at_once(keyboard: Keyboard, file: Path) -> None:
    keyboard.window.open_event(file)
    workspace = keyboard.workspace
    workspace.go_to(PageName.STANDINGS)
    keyboard.window.menus["share-start"].trigger()
    keyboard.window.sharing.share_dialog.share()
    keyboard.until(lambda: keyboard.window.sharing.kind == "head")
    assert (keyboard.workspace, workspace.page) == (workspace, PageName.STANDINGS)
    note(keyboard.window, "here")
    with closing(second_desk(keyboard.window, "head")) as second:
        second.take(NoteAdded("there"))
        workspace.session.session.read_others()
        assert EventFile.read(file) == second.entries
    assert [entry.desk for entry in EventFile.read(file)[-2:]] == ["Head desk", "Desk 2"]


def test_a_result_typed_while_the_server_starts_is_shared_too(
    keyboard: Keyboard, file: Path
) -> None:
    keyboard.window.open_event(file)
    keyboard.window.menus["share-start"].trigger()
    keyboard.window.sharing.share_dialog.share()
    note(keyboard.window, "meanwhile")
    keyboard.until(lambda: keyboard.window.sharing.kind == "head")
    assert keyboard.workspace.session.steps[-1] == (NoteAdded("meanwhile"),)
    assert EventFile.read(file) == sharing_of(keyboard.window).session.entries


def test_after_stopping_the_event_goes_on_in_its_file(keyboard: Keyboard, file: Path) -> None:
    share(keyboard, file)
    assert "Head desk" in keyboard.window.windowTitle()
    note(keyboard.window, "shared")
    keyboard.window.menus["share-stop"].trigger()
    assert keyboard.window.sharing.kind == ""
    assert not keyboard.workspace.session.session.shared
    note(keyboard.window, "alone")
    assert [entry.desk for entry in EventFile.read(file)[-2:]] == ["Head desk", ""]
    assert not keyboard.window.menus["share-stop"].isEnabled()
    assert "Head desk" not in keyboard.window.windowTitle()


def test_the_status_bar_says_whether_the_event_is_shared(keyboard: Keyboard, file: Path) -> None:
    share(keyboard, file)
    message = keyboard.workspace.status_bar.message
    place = sharing_of(keyboard.window).invitation("viewer").place
    for _ in range(2):
        assert message.text() == messages.text("share-started", address=place)
        keyboard.window.menus["share-stop"].trigger()
        assert message.text() == messages.text("share-stopped")
        keyboard.window.menus["share-start"].trigger()
        keyboard.window.sharing.share_dialog.share()
        keyboard.until(lambda: keyboard.window.sharing.kind == "head")


def test_stopping_with_other_desks_connected_asks_and_they_lose_nothing(
    keyboard: Keyboard, file: Path
) -> None:
    share(keyboard, file)
    window = keyboard.window
    with closing(second_desk(window, "head")) as second:
        window.menus["share-stop"].trigger()
        question = window.sharing.question
        assert question.text.text() == messages.text("share-ask-stop", count=1)
        keyboard.until(question.answers[0].hasFocus)
        keyboard.press(Key.Key_Escape)
        assert window.sharing.kind == "head"
        second.take(NoteAdded("at the last moment"))
        window.menus["share-stop"].trigger()
        keyboard.until(window.sharing.question.answers[0].hasFocus)
        keyboard.press(Key.Key_Return)
        assert window.sharing.kind == ""
        assert EventFile.read(file) == second.entries


def test_closing_the_window_or_the_event_asks_while_desks_are_connected(
    keyboard: Keyboard, file: Path
) -> None:
    share(keyboard, file)
    window = keyboard.window
    with closing(second_desk(window)):
        assert not window.close()
        window.sharing.question.reject()
        window.menus["window-close-event"].trigger()
        assert window.workspace is not None
        window.sharing.question.answers[0].click()
        assert window.workspace is None
        assert window.at_home


def test_another_text_size_goes_on_sharing_on_the_same_page(
    keyboard: Keyboard, file: Path, qtbot: QtBot
) -> None:
    share(keyboard, file)
    keyboard.workspace.go_to(PageName.STANDINGS)
    with closing(second_desk(keyboard.window, "head")) as second:
        new = change_text_size(150, keyboard.window)
        qtbot.addWidget(new)
        assert new.sharing.kind == "head"
        assert new.workspace is not None
        assert new.workspace.page == PageName.STANDINGS
        second.take(NoteAdded("still here"))
        new.workspace.session.session.read_others()
        assert new.workspace.session.steps[-1] == (NoteAdded("still here"),)
        assert EventFile.read(file) == second.entries
    new.sharing.ask_to_stop()
    note(new, "alone again")
    change_text_size(100, new).close()


def test_a_file_that_cannot_be_written_stops_nobody_and_can_be_saved_elsewhere(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    share(keyboard, file)
    with monkeypatch.context() as patch:

        def full(self: EventFile, at: str, step: str) -> None:
            raise FileTrouble("file_read_only", self.path)

        patch.setattr(EventFile, "append", full)
        note(keyboard.window, "acknowledged")
        card = keyboard.workspace.file_card
        keyboard.until(card.isVisible)
        assert keyboard.workspace.session.steps[-1] == (NoteAdded("acknowledged"),)
    elsewhere = tmp_path / "elsewhere.tourney"
    keyboard.workspace.session.save_as(elsewhere, keyboard.window.sharing.save_as)
    assert keyboard.window.sharing.kind == "head"
    note(keyboard.window, "more")
    assert EventFile.read(elsewhere) == sharing_of(keyboard.window).session.entries
    assert not card.isVisible()


def test_a_lost_server_and_a_full_disk_together_leave_the_event_open_in_its_file(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share(keyboard, file)
    sharing = sharing_of(keyboard.window)
    monkeypatch.setattr(sharing, "restart", lambda: False)
    sharing.session.go_offline(FileTrouble("server_lost", file))
    keyboard.workspace.session.attempt(lambda session: rounds.report(session, 1, {"winner": 1}))
    [entry] = keyboard.workspace.session.pending
    said: list[str] = []
    keyboard.workspace.session.message.connect(lambda text, _look: said.append(text))

    def full(self: EventFile, at: str, step: str) -> None:
        raise FileTrouble("disk_full", self.path)

    with monkeypatch.context() as patch:
        patch.setattr(EventFile, "append", full)
        keyboard.workspace.desk_card.go_on.click()
        keyboard.window.sharing.question.answers[0].click()
    assert not keyboard.workspace.session.shared
    # Nothing typed is forgotten: it is offered when the event is shared again.
    assert sharing.session.pending == (entry,)
    assert said[-1] == messages.text("disk_full", name=file.name)


def test_what_went_into_the_file_alone_is_not_offered_again_when_it_is_shared(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share(keyboard, file)
    sharing = sharing_of(keyboard.window)
    monkeypatch.setattr(sharing, "restart", lambda: False)
    sharing.session.go_offline(FileTrouble("server_lost", file))
    keyboard.workspace.session.attempt(lambda session: rounds.report(session, 1, {"winner": 1}))
    assert list(file.parent.glob("*.pending"))
    keyboard.workspace.desk_card.go_on.click()
    question = keyboard.window.sharing.question
    # It ends for every desk: the card's “Continue here…” asks first.
    assert keyboard.workspace.session.shared
    question.reject()
    assert keyboard.workspace.session.shared
    keyboard.workspace.desk_card.go_on.click()
    keyboard.window.sharing.question.answers[0].click()
    table = keyboard.workspace.session.event.rounds[0].table(1)
    assert table is not None
    assert table.result is not None
    assert not list(file.parent.glob("*.pending"))


def test_a_server_that_does_not_start_says_why_and_the_event_goes_on(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(folder: Path, *_: object) -> None:
        raise FileTrouble("server_not_started", folder, log=str(tmp_path / "log"))

    monkeypatch.setattr(serving, "start_server", broken)
    keyboard.window.open_event(file)
    keyboard.window.menus["share-start"].trigger()
    dialog = keyboard.window.sharing.share_dialog
    dialog.share()
    keyboard.until(lambda: not dialog.trouble.isHidden())
    assert str(tmp_path / "log") in dialog.trouble.text().replace("\u200b", "")
    assert dialog.start.isEnabled()
    dialog.reject()
    note(keyboard.window, "in the file")
    assert len(EventFile.read(file)) == 4


def test_without_the_extra_sharing_and_joining_say_what_to_install(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    said = messages.text("desks-not-installed", name="tourneydesk[desks]")
    keyboard.window.open_event(file)
    keyboard.window.menus["share-start"].trigger()
    share_dialog = keyboard.window.sharing.share_dialog
    share_dialog.share()
    assert said in share_dialog.trouble.text().replace("\u200b", "")
    share_dialog.reject()
    join(keyboard, keyboard.window, "postgresql://viewer:code@127.0.0.1:1/tourneydesk")
    assert said in keyboard.window.sharing.join_dialog.trouble.text().replace("\u200b", "")


def test_a_port_that_another_program_uses_is_left_to_it(server: RunningServer) -> None:
    assert free_port(LOOPBACK, server.port) != server.port


def test_a_desk_without_a_name_is_told_at_the_field(keyboard: Keyboard, file: Path) -> None:
    keyboard.window.open_event(file)
    keyboard.window.menus["share-start"].trigger()
    dialog = keyboard.window.sharing.share_dialog
    dialog.desk.setText("  ")
    dialog.share()
    keyboard.until(lambda: dialog.start.isEnabled())
    assert not dialog.desk_row.error.isHidden()


def test_a_server_that_stopped_is_started_again(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share(keyboard, file)
    sharing = sharing_of(keyboard.window)
    monkeypatch.setattr(sharing, "restart", lambda: True)
    said: list[str] = []
    keyboard.workspace.session.message.connect(lambda text, _look: said.append(text))
    sharing.session.go_offline(FileTrouble("server_lost", file))
    keyboard.until(lambda: messages.text("share-restarted") in said)
    sharing.session.go_online()


def test_a_change_that_cannot_have_happened_is_said_at_once_and_the_file_goes_on_without_it(
    keyboard: Keyboard, file: Path
) -> None:
    share(keyboard, file)
    before = EventFile.read(file)
    # By a program that isn't ours: the server's list of decisions allows a result.
    with closing(EventDatabase.open(link(keyboard.window))) as other:
        other.append(f"{NOON} Desk 2", '[{"did":"ResultCleared","round":7,"table":1}]')
    card = keyboard.workspace.desk_card
    keyboard.until(card.isVisible)
    said = messages.text("desk-step-wrong", desk="Desk 2", step=len(before) + 1)
    assert said in card.text.replace("\u200b", "")
    assert EventFile.read(file) == before
    card.go_on.click()
    keyboard.window.sharing.question.answers[0].click()
    assert not keyboard.workspace.session.shared
    note(keyboard.window, "without it")
    assert EventFile.read(file)[:-1] == before
    keyboard.window.menus["share-start"].trigger()
    keyboard.window.sharing.share_dialog.share()
    keyboard.until(lambda: keyboard.window.sharing.kind == "head")
    keyboard.window.sharing.share_dialog.accept()
    assert EventFile.read(file)[:-1] == before


@pytest.mark.parametrize("alone", [False, True])
def test_a_file_whose_sharing_never_ended_says_so_and_loses_nothing(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch, alone: bool
) -> None:
    share(keyboard, file)
    window = keyboard.window
    with closing(second_desk(window, "head")) as second:
        second.take(NoteAdded("only the server has it"))
        steps = second.entries
    # As if the program had ended here: nobody has written the file or stopped the server.
    assert window.sharing.head is not None
    sharing = window.sharing.head.hand_over()
    assert sharing is not None
    monkeypatch.setattr(sharing, "write", lambda: 0)
    sharing.session.close()
    sharing.session_of_file().close()
    window.notes.forget()
    window.workspace, workspace = None, window.workspace
    assert workspace is not None
    workspace.leave()
    monkeypatch.setattr("tourneydesk.gui.app.sharing.shared_event.left_server", lambda _: file)
    window.open_event(file)
    question = window.sharing.question
    assert question.isVisible()
    question.answers[int(alone)].click()
    keyboard.until(lambda: EventFile.read(file) == steps)
    assert window.sharing.kind == ("" if alone else "head")
    assert keyboard.workspace.session.entries == steps


def test_an_event_that_went_on_elsewhere_is_closed_by_an_answer(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tourneydesk.gui.app.sharing.shared_event.left_server", lambda _: file)
    keyboard.window.open_event(file)
    question = keyboard.window.sharing.question
    assert question.note is not None
    assert question.note.text() == messages.text("share-about-left")
    assert question.answers[2].text() == messages.text("share-close-event")
    question.answers[2].click()
    assert keyboard.window.workspace is None
    assert keyboard.window.at_home


@pytest.mark.parametrize("only_file", [False, True])
def test_a_left_server_that_does_not_start_is_asked_about_until_the_file_alone_is_chosen(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch, only_file: bool
) -> None:
    def broken(folder: Path, *_: object) -> None:
        raise FileTrouble("server_not_started", folder, log="log")

    monkeypatch.setattr(serving, "start_server", broken)
    monkeypatch.setattr("tourneydesk.gui.app.sharing.shared_event.left_server", lambda _: file)
    window = keyboard.window
    window.open_event(file)
    for _ in range(2):
        window.sharing.question.answers[1].click()
        keyboard.until(lambda: window.sharing.question.isVisible())
    if only_file:
        window.sharing.question.answers[2].click()
        note(window, "knowingly")
        assert len(EventFile.read(file)) == 4
    else:
        window.sharing.question.reject()
        assert window.workspace is None


def test_an_event_closed_while_the_server_starts_is_not_shared(
    keyboard: Keyboard, file: Path, server: RunningServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    removed: list[bool] = []
    monkeypatch.setattr(RunningServer, "remove", lambda _: removed.append(True))
    keyboard.window.open_event(file)
    keyboard.window.menus["share-start"].trigger()
    keyboard.window.sharing.share_dialog.share()
    head = keyboard.window.sharing.head
    assert head is not None
    keyboard.window.show_home()
    keyboard.until(lambda: not head.busy)
    assert removed == [True]
    assert keyboard.window.sharing.kind == ""
    monkeypatch.undo()
    server.remove()


def test_sharing_and_joining_need_no_mouse(keyboard: Keyboard, file: Path, qtbot: QtBot) -> None:
    window = keyboard.window
    window.open_event(file)
    choose(keyboard, Key.Key_F, Key.Key_H, Key.Key_S)
    keyboard.until(window.sharing.share_dialog.desk.hasFocus)
    keyboard.type("Hall\n")
    keyboard.until(lambda: window.sharing.kind == "head")
    found = sharing_of(window).invitation("scorekeeper")
    keyboard.until(window.sharing.share_dialog.close_button.hasFocus)
    keyboard.press(Key.Key_Return)
    assert not window.sharing.share_dialog.isVisible()
    with another_window(qtbot) as second:
        choose(keyboard, Key.Key_F, Key.Key_H, Key.Key_J)
        keyboard.until(second.sharing.join_dialog.address.hasFocus)
        keyboard.type(found.place)
        keyboard.press(Key.Key_Tab)
        keyboard.type(found.shown_code.lower())
        keyboard.press(Key.Key_Tab)
        keyboard.type("Door\n")
        keyboard.until(lambda: second.sharing.kind == "joined")
        assert second.workspace is not None
        assert second.workspace.session.session.desk == "Door"
        assert second.workspace.session.session.role == "scorekeeper"


def test_the_dialog_says_what_is_wrong_with_the_desks_and_with_the_address(
    keyboard: Keyboard, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share(keyboard, file)
    window = keyboard.window
    dialog = window.sharing.share_dialog
    with closing(second_desk(window)):
        dialog.show_desks()
        assert dialog.concerns.text() == ""
    own = sharing_of(window).session.desk
    with closing(second_desk(window, "head")):
        dialog.show_desks()
        assert "Desk 2" in dialog.concerns.text()
        assert own in dialog.concerns.text()
    monkeypatch.setattr(head_desk, "is_own", lambda host: False)
    dialog.show_desks()
    gone = messages.text("serve-address-gone", host=LOOPBACK)
    assert gone in dialog.concerns.text().replace("\u200b", "")


def test_the_dialog_shows_address_and_code_of_each_role_and_who_is_connected(
    keyboard: Keyboard, file: Path
) -> None:
    share(keyboard, file)
    window = keyboard.window
    dialog = window.sharing.share_dialog
    for role in ("viewer", "head", "scorekeeper"):
        dialog.role.buttons[role].click()
        invited = sharing_of(window).invitation(role)
        shown = dialog.address.text(), dialog.code.text()
        assert [one.replace("\u200b", "") for one in shown] == [invited.place, invited.shown_code]
        picture = QImage(QSize(400, 400), QImage.Format.Format_RGB32)
        picture.fill(0xFFFFFF)
        dialog.qr.resize(dialog.qr.sizeHint())
        dialog.qr.render(picture)
        assert codes_in(picture) == [invited.link]
    assert dialog.desks.text() == messages.text("share-nobody")
    with closing(second_desk(window)):
        dialog.show_desks()
        assert "Desk 2" in dialog.desks.text()
        assert messages.text("share-role-scorekeeper") in dialog.desks.text()


def test_sharing_again_proposes_the_address_that_other_desks_know(
    keyboard: Keyboard, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "tourneydesk.conf").write_text(
        "port = 54100\nlisten_addresses = '127.0.0.1, 10.0.0.7'\n"
    )
    monkeypatch.setattr("tourneydesk.gui.app.sharing.shared_event.left_server", lambda _: tmp_path)
    for hosts, proposed in ((("10.9.9.9", "10.0.0.7"), "10.0.0.7"), (("10.9.9.9",), "10.9.9.9")):
        networks = [Interface(f"eth{number}", "", host) for number, host in enumerate(hosts)]
        monkeypatch.setattr(dialogs, "interfaces", lambda networks=networks: networks)
        keyboard.window.open_event(file)
        keyboard.window.sharing.show_share()
        assert keyboard.window.sharing.share_dialog.host.chosen.address == proposed
        keyboard.window.sharing.share_dialog.reject()


def test_the_join_sheet_is_printed_or_saved_where_there_is_no_printer(
    keyboard: Keyboard, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    share(keyboard, file)
    window = keyboard.window
    sent: list[bytes] = []
    found = [Printers(("Front desk",), "Front desk"), Printers((), "")]
    monkeypatch.setattr(printers, "printers", lambda: found.pop(0))
    monkeypatch.setattr(printers, "send", lambda pdf, *_: sent.append(pdf))
    saved = tmp_path / "sheet.pdf"
    monkeypatch.setattr(dialogs_dialogs, "place_for_pdf", lambda *_: saved)
    window.sharing.show_share()
    dialog = window.sharing.share_dialog
    for said in ("Front desk", "sheet.pdf"):
        dialog.print_sheet.click()
        keyboard.until(lambda: not dialog.printing.busy)
        assert said in dialog.printed.text()
    for pdf in (sent[0], saved.read_bytes()):
        (page,) = texts(pdf)
        for role in ("scorekeeper", "head", "viewer"):
            assert sharing_of(window).invitation(role).shown_code in page
    dialog.accept()
