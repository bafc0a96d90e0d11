"""Two windows on one server: a round typed on both, conflicts, undo, roles and a lost server."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from tests.builders.shared import first_round
from tests.gui.keyboard import Key, Keyboard, result_at
from tests.gui.sharing.at_desks import share, sharing_of
from tests.gui.sharing.conftest import RunningServer
from tests.patience import MILLISECONDS
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.sharing.journal import SharedJournal
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.session import desk_link
from tourneydesk.gui.widgets.question_card import Question
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.sharing.no_driver import ConnectedDesk
from tourneydesk.store.sharing.server import Server

HEAD = "Head desk"


class Desk:
    """A window, with the keyboard in it whenever something is typed there."""

    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self.qtbot, self.window = qtbot, window
        self.keyboard = Keyboard(qtbot, window)

    @property
    def workspace(self) -> Workspace:
        return self.keyboard.workspace

    @property
    def question(self) -> Question:
        return self.workspace.other_desks.question

    def sit(self) -> Keyboard:
        """The keyboard, once this window is the active one."""
        if not self.window.isActiveWindow():
            with self.qtbot.waitActive(self.window, timeout=MILLISECONDS):
                self.window.activateWindow()
        return self.keyboard

    def type_at(self, table: int, key: str) -> None:
        """Goes to a table and types a result there."""
        keyboard = self.sit()
        self.workspace.round.tables.choose(table)
        self.workspace.round.tables.setFocus()
        keyboard.type(key)

    def result(self, table: int) -> object:
        return result_at(self.keyboard, table)

    def waits_for(self, steps: int) -> None:
        self.keyboard.until(lambda: len(self.workspace.session.steps) >= steps)

    @contextmanager
    def unaware(self) -> Iterator[None]:
        """What others record is not read inside this ``with``."""
        assert self.workspace.following.link is not None
        self.workspace.following.link.timer.blockSignals(True)
        yield
        self.workspace.following.link.timer.blockSignals(False)
        self.workspace.following.link.timer.start(0)


class Hall:
    """The head desk and, once it has joined, another desk."""

    def __init__(self, qtbot: QtBot, window: Window, file: Path) -> None:
        self.qtbot = qtbot
        self.head = Desk(qtbot, window)
        share(self.head.keyboard, file)

    def join(self, role: str = "scorekeeper", name: str = "Desk 2") -> Desk:
        window = Window(at_home=False)
        window.setUpdatesEnabled(False)
        window.resize(1366, 768)
        self.qtbot.addWidget(window)
        window.show()
        invited = sharing_of(self.head.window).invitation(role)
        answers: list[Exception | None] = []
        place = f"{invited.host}:{invited.port}"
        window.sharing.join(place, invited.code, name, answers.append)
        desk = Desk(self.qtbot, window)
        desk.keyboard.until(lambda: bool(answers))
        assert answers == [None]  # why it did not join is said at once, not after a long wait
        assert window.sharing.kind == "joined"
        return desk


@pytest.fixture
def hall(window: Window, qtbot: QtBot, tmp_path: Path, server: RunningServer) -> Iterator[Hall]:
    """An event of eight players whose first round is posted, shared from the window, which is
    closed without a question: the server may still take a desk that has left for a connected one.
    """
    path = tmp_path / "open.tourney"
    write_whole(path, first_round())
    yield Hall(qtbot, window, path)
    window.sharing.leave()


def winner(desk: Desk, table: int, seat: int) -> MatchResult:
    seated = desk.workspace.session.event.rounds[0].table(table)
    assert seated is not None
    return MatchResult(winner=seated.players[seat])


def test_a_round_is_typed_on_both(hall: Hall) -> None:
    head, other = hall.head, hall.join()
    begun = len(head.workspace.session.steps)
    head.type_at(1, "1")
    other.type_at(2, "2")
    head.type_at(3, "0")
    other.type_at(4, "1")
    for desk in (head, other):
        desk.waits_for(begun + 4)
        results = [desk.result(table) for table in range(1, 5)]
        assert results == [
            winner(desk, 1, 0),
            winner(desk, 2, 1),
            MatchResult(drawn=True),
            winner(desk, 4, 0),
        ]
    assert head.workspace.status_bar.others.text() == "Desk 2: board 4: 1–0"
    assert other.workspace.status_bar.others.text() == f"{HEAD}: board 3: ½–½"
    assert head.workspace.session.entries == other.workspace.session.entries
    other.window.close()


def test_who_comes_second_keeps_theirs_or_corrects_it(hall: Hall) -> None:
    head, other = hall.head, hall.join()
    with other.unaware():
        head.type_at(1, "1")
        head.type_at(2, "1")
        other.type_at(1, "2")
        assert HEAD in other.question.text
        assert "0–1" in other.question.text
        assert text("desk-answer-with", key="Ctrl+J") in other.question.text
        assert other.workspace.round.tables.number == 3
        other.keyboard.type("1")  # meant for the next table
        assert other.result(3) == winner(other, 3, 0)
    assert other.result(1) == winner(other, 1, 0)
    other.sit().press(Key.Key_J, control=True)
    assert other.keyboard.focus is other.question.buttons[0]
    other.keyboard.press(Key.Key_Escape)
    assert other.question.isHidden()
    assert other.result(1) == winner(other, 1, 0)
    with other.unaware():
        head.type_at(4, "1")
        other.type_at(4, "2")
    before = other.keyboard.focus
    QTest.mouseClick(other.question.buttons[1], Qt.MouseButton.LeftButton)
    assert other.result(4) == winner(other, 4, 1)
    assert other.keyboard.focus is before  # for the next result
    head.keyboard.until(lambda: head.result(4) == winner(head, 4, 1))
    other.window.close()


@contextmanager
def server_gone(server: RunningServer, *desks: Desk) -> Iterator[None]:
    """The server is killed, and started again at the end: not by the window."""
    sessions = [desk.workspace.session for desk in desks]
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sharing_of(desks[0].window), "restart", lambda: False)
        Server.stop(server, "immediate")
        try:
            desks[0].keyboard.until(lambda: all(session.lost is not None for session in sessions))
            yield
        finally:
            Server.start(server)
        desks[0].keyboard.until(lambda: all(session.lost is None for session in sessions))


def test_what_is_typed_while_the_server_is_gone_is_asked_about_when_it_is_back(
    hall: Hall, server: RunningServer
) -> None:
    head, other = hall.head, hall.join()
    begun = len(head.workspace.session.steps)
    card = other.workspace.desk_card
    with server_gone(server, head, other):
        assert card.isVisible()
        other.type_at(1, "1")
        assert other.workspace.round.tables.number == 2  # on to the next one
        other.keyboard.type("2")
        assert other.result(1) is None is other.result(2)
        assert "not recorded" in score_shown(other, 1)
        assert "board 2: 0–1" in card.text
        head.type_at(1, "0")
        assert len(head.workspace.session.steps) == begun
        # Pairing, players and settings wait for the server.
        assert not other.workspace.status_bar.next.isEnabled() or other.result(1) is None
    head.keyboard.until(head.question.isVisible)
    # The head desk is not connected to itself.
    assert head.workspace.status_bar.message.text() == text("desk-back-here")
    head.question.buttons[0].click()
    assert head.result(1) == MatchResult(drawn=True)
    other.waits_for(begun + 1)
    other.keyboard.until(other.question.isVisible)
    other.question.buttons[0].click()  # record both
    assert other.result(2) == winner(other, 2, 1)
    assert other.result(1) == MatchResult(drawn=True)
    assert HEAD in other.question.text
    assert "1–0" in other.question.text
    other.question.buttons[1].click()
    assert other.result(1) == winner(other, 1, 0)
    assert not other.workspace.session.pending
    assert card.isHidden()
    assert other.question.isHidden()
    other.window.close()


def test_an_entry_is_a_conflict_as_soon_as_another_desk_was_first(
    hall: Hall, server: RunningServer
) -> None:
    head, other = hall.head, hall.join()
    with server_gone(server, head, other):
        other.type_at(1, "1")
        head.type_at(1, "0")
    for desk in (head, other):
        desk.keyboard.until(desk.question.isVisible)
    assert other.question.buttons[0].text() == text("desk-record")
    head.question.buttons[0].click()
    other.keyboard.until(lambda: other.question.buttons[0].text() == text("desk-keep-theirs"))
    assert HEAD in other.question.text
    other.sit().press(Key.Key_J, control=True)
    other.keyboard.press(Key.Key_Escape)  # later
    assert other.workspace.session.pending
    other.workspace.desk_card.review.click()
    assert HEAD in other.question.text
    other.question.buttons[1].click()
    assert other.result(1) == winner(other, 1, 0)
    assert not other.workspace.session.pending
    other.window.close()


def test_what_another_desk_records_as_well_is_no_longer_asked_about(
    hall: Hall, server: RunningServer
) -> None:
    head, other = hall.head, hall.join()
    with server_gone(server, head, other):
        for table in (1, 2, 3):
            other.type_at(table, "1")
    other.keyboard.until(other.question.isVisible)
    head.type_at(1, "1")
    other.keyboard.until(lambda: len(other.workspace.session.pending) == 2)
    assert "board 1" not in other.question.text
    assert "board 3: 1–0" in other.question.text
    head.type_at(2, "1")
    asked = text("desk-record-it", what="board 3: 1–0")
    other.keyboard.until(lambda: asked in other.question.text)
    head.type_at(3, "1")
    other.keyboard.until(other.question.isHidden)
    assert other.workspace.desk_card.isHidden()
    other.window.close()


def test_several_entries_recorded_together_are_all_named(hall: Hall, server: RunningServer) -> None:
    head, other = hall.head, hall.join()
    with server_gone(server, head, other):
        other.type_at(1, "1")
        other.type_at(2, "0")
    other.keyboard.until(other.question.isVisible)
    other.question.buttons[0].click()
    assert "board 1: 1–0, board 2: ½–½" in other.workspace.status_bar.message.text()
    other.window.close()


def test_a_conflict_that_nobody_has_decided_is_kept_when_the_server_is_lost(
    hall: Hall, server: RunningServer
) -> None:
    head, other = hall.head, hall.join()
    with other.unaware():
        head.type_at(1, "1")
        other.type_at(1, "2")
    assert other.question.isVisible()
    with server_gone(server, head, other):
        assert other.question.isHidden()
        assert "board 1: 0–1" in other.workspace.desk_card.text
        assert score_shown(other, 1) == "1–0"  # what is recorded
    other.keyboard.until(other.question.isVisible)
    assert HEAD in other.question.text
    assert "0–1" in other.question.text
    other.question.buttons[1].click()  # correct it
    assert other.result(1) == winner(other, 1, 1)
    assert not other.workspace.session.pending
    other.window.close()


def test_a_conflict_that_nobody_has_decided_is_asked_about_after_joining_again(hall: Hall) -> None:
    head, other = hall.head, hall.join()
    with other.unaware():
        head.type_at(2, "1")
        other.type_at(2, "2")
    other.window.close()
    again = hall.join()
    assert len(again.workspace.session.pending) == 1
    assert "board 2" in again.question.text
    again.question.buttons[0].click()  # keep theirs
    assert again.result(2) == winner(again, 2, 0)
    assert not again.workspace.session.pending
    again.window.close()


@pytest.mark.parametrize("role", ["scorekeeper", "viewer"])
def test_a_desk_is_told_that_the_head_desk_stopped_sharing_and_joins_again(
    hall: Hall, role: str
) -> None:
    head, other = hall.head, hall.join(role)
    other.keyboard.until(lambda: other.workspace.desk_card.head == HEAD)
    assert head.window.sharing.head is not None
    head.window.sharing.head.stop()
    card = other.workspace.desk_card
    other.keyboard.until(lambda: text("sharing-ended", name=HEAD) in card.text)
    assert card.join_again.isVisible()
    if role == "scorekeeper":
        other.type_at(1, "1")
        assert "board 1: 1–0" in card.text
    card.join_again.click()
    dialog = other.window.sharing.join_dialog
    assert dialog.isVisible()
    assert dialog.address.text()
    other.keyboard.until(dialog.code.hasFocus)
    assert dialog.code.selectedText() == dialog.code.text() != ""
    dialog.reject()
    other.window.close()


@pytest.mark.parametrize("role", ["scorekeeper", "viewer"])
def test_what_was_typed_without_a_connection_is_offered_after_joining_again(
    hall: Hall, server: RunningServer, role: str
) -> None:
    other = hall.join()
    with server_gone(server, hall.head):
        other.keyboard.until(lambda: other.workspace.session.lost is not None)
        other.type_at(1, "1")
        other.window.close()
    again = hall.join(role)
    assert len(again.workspace.session.pending) == 1
    if role == "viewer":
        assert again.workspace.desk_card.isVisible()
        again.workspace.desk_card.review.click()
        again.question.buttons[1].click()  # discard
        assert again.result(1) is None
    else:
        again.question.buttons[0].click()
        assert again.result(1) == winner(again, 1, 0)
    assert not again.workspace.session.pending
    assert again.workspace.desk_card.isHidden()
    again.window.close()


def test_going_on_alone_takes_along_what_was_typed_without_a_connection(
    hall: Hall, server: RunningServer, tmp_path: Path
) -> None:
    other = hall.join()
    with server_gone(server, hall.head):
        other.keyboard.until(lambda: other.workspace.session.lost is not None)
        other.type_at(1, "1")
        other.window.sharing.continue_here(tmp_path / "mine.tourney")
        assert not other.workspace.session.shared
        assert other.result(1) == winner(other, 1, 0)
        other.window.close()


def score_shown(desk: Desk, table: int) -> str:
    tables = desk.workspace.round.tables
    row = next(row for row in tables.rows if row.key == table)
    return row.cells[tables.ids.index("score")]


def test_a_scorekeeper_sees_what_only_the_head_desk_may_do(hall: Hall) -> None:
    other = hall.join()
    for table in range(1, 5):
        other.type_at(table, "1")
    bar = other.workspace.status_bar
    assert not bar.next.isEnabled()
    assert bar.why_not == text("desk-not-head")
    other.workspace.go_to(PageName.PLAYERS)
    players = other.workspace.players
    players.list.choose(1)
    assert not players.buttons.withdraw.isEnabled()
    assert not players.import_.isEnabled()
    assert players.buttons.check_in.isEnabled()
    other.workspace.go_to(PageName.EVENT)
    assert not other.workspace.event_.fields["name"].isEnabled()
    other.window.close()


@pytest.mark.parametrize("role", ["scorekeeper", "viewer"])
def test_papers_display_timer_and_prizes_work_at_a_joined_desk(hall: Hall, role: str) -> None:
    other = hall.join(role)
    workspace, keyboard = other.workspace, other.keyboard
    steps = workspace.session.entries
    workspace.go_to(PageName.PAPERS)
    keyboard.until(lambda: not workspace.papers.busy)
    assert workspace.papers.preview.pages
    workspace.go_to(PageName.PRIZES)
    assert workspace.prizes.editor.isEnabled() is False
    workspace.go_to(PageName.DISPLAY)
    workspace.projector.toggle()
    assert workspace.projector.on
    timer = workspace.projector.timer
    timer.set_minutes(30)
    timer.start_or_pause()
    assert timer.running
    assert workspace.status_bar.clock.isVisible()
    hall.head.type_at(1, "1")
    keyboard.until(lambda: other.result(1) == winner(other, 1, 0))
    assert timer.running
    assert workspace.projector.on
    workspace.projector.toggle()
    # All of it is about this laptop; nothing is recorded.
    assert workspace.session.entries[: len(steps)] == steps
    assert len(workspace.session.entries) == len(steps) + 1
    other.window.close()


def test_the_window_says_what_is_wrong_with_the_desks(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    head, other = hall.head, hall.join()
    shown, theirs = (desk.workspace.following.concern_card for desk in (head, other))
    head.keyboard.until(lambda: len(desks_seen(head)) == len(desks_seen(other)) == 2)
    assert shown.isHidden()
    desks = tuple(
        replace(one, clock_ahead=600.0) if one.name == "Desk 2" else one for one in desks_seen(head)
    )
    for card in (shown, theirs):
        card.show_desks(desks)
        assert card.isVisible()
        assert "10 minutes" in card.about.text()
        card.close_button.click()
        card.show_desks(desks)
        assert card.isHidden()
    # It is news again once it had been put right.
    shown.show_desks(desks_seen(head))
    shown.show_desks(desks)
    assert shown.isVisible()
    second_head = replace(desks_seen(other)[0], name="Hall 2", role="head")
    theirs.show_desks((*desks_seen(other), second_head))
    assert theirs.isHidden()
    shown.show_desks((*desks_seen(other), second_head))
    assert "Hall 2" in shown.about.text()
    assert "minutes" not in shown.about.text()
    other.window.close()


def desks_seen(desk: Desk) -> tuple[ConnectedDesk, ...]:
    link = desk.workspace.following.link
    return () if link is None else link.desks


@pytest.mark.parametrize("role", ["scorekeeper", "viewer"])
def test_the_windows_title_has_the_desks_role(hall: Hall, role: str) -> None:
    other = hall.join(role)
    assert f"Desk 2: {text(f'share-role-{role}')}" in other.window.windowTitle()
    assert f"{HEAD}: " not in hall.head.window.windowTitle()
    other.window.close()


def test_a_viewer_only_watches(hall: Hall) -> None:
    other = hall.join("viewer", "Screen")
    other.type_at(1, "1")
    assert other.result(1) is None
    assert "only watch" in other.workspace.round.entry.trouble.text()
    hall.head.type_at(1, "1")
    other.keyboard.until(lambda: other.result(1) == winner(other, 1, 0))
    other.window.close()


def test_the_head_desk_undoes_anothers_step_after_being_asked(hall: Hall) -> None:
    head, other = hall.head, hall.join()
    other.type_at(1, "1")
    head.keyboard.until(lambda: head.result(1) is not None)
    assert head.workspace.undo_name.startswith("Desk 2: ")
    head.sit().press(Key.Key_Z, control=True)
    assert head.question.isVisible()
    assert head.result(1) is not None
    head.keyboard.press(Key.Key_Return)
    assert head.result(1) is None
    other.window.close()


def test_a_desk_undoes_its_own_step_although_others_recorded_since(hall: Hall) -> None:
    head, other = hall.head, hall.join()
    other.type_at(1, "1")
    head.type_at(2, "1")
    other.keyboard.until(lambda: other.result(2) is not None)
    other.sit().press(Key.Key_Z, control=True)
    assert other.result(1) is None
    assert other.result(2) == winner(other, 2, 0)
    other.window.close()


def test_a_desk_whose_own_connection_is_cut_goes_on_by_itself(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(desk_link, "AGAIN", 20)
    other = hall.join()
    journal = other.workspace.session.session.journal
    assert isinstance(journal, SharedJournal)
    with other.unaware():  # it would notice before it types
        journal.database.close()
        other.type_at(1, "1")
        assert other.workspace.session.pending
    other.keyboard.until(other.question.isVisible)
    other.question.buttons[0].click()
    hall.head.keyboard.until(lambda: hall.head.result(1) == winner(hall.head, 1, 0))
    other.window.close()


class ToldWatch:
    """A watch that tells what the test says."""

    def __init__(self, _address: str, *callbacks: Callable[..., object]) -> None:
        self.news, self.lost, self.back, self.desks = callbacks

    def close(self) -> None:
        """There is no thread to end."""


def test_news_that_were_on_their_way_when_the_event_was_left_connect_nothing(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    watches: list[ToldWatch] = []

    def watch(*told: Any) -> ToldWatch:
        watches.append(ToldWatch(*told))
        return watches[-1]

    monkeypatch.setattr(desk_link, "EventWatch", watch)
    other = hall.join()
    shared = other.workspace.session.session
    following = other.workspace.following.link
    assert following is not None
    assert isinstance(shared, SharedSession)
    journal = shared.journal
    assert isinstance(journal, SharedJournal)
    shared.go_offline(FileTrouble("server_lost", Path("server")))
    watches[-1].back()
    watches[-1].news()
    following.leave()
    QCoreApplication.processEvents()
    assert not journal.database.connected
    assert not following.timer.isActive()
    other.window.close()
