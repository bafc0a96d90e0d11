"""The window over a long day: closing at any moment, thousands of rows, finished events."""

from pathlib import Path
from threading import Event

import pytest
from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.core import event as core
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.draw import Draw
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageKey, PageName
from tourneydesk.gui.pages.display_page import DisplayPage
from tourneydesk.gui.pages.draft_page import DraftPage
from tourneydesk.gui.pages.event_page import EventPage
from tourneydesk.gui.pages.players_page import PlayersPage
from tourneydesk.gui.pages.repairs_page import RepairPage
from tourneydesk.gui.pages.standings_page import StandingsPage
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.present import messages
from tourneydesk.present.table import Column, Row

FIVE = ("Ann", "Bo", "Cy", "Di", "Ed")


def test_an_event_closed_while_it_is_paired_stays_as_it_was(
    keyboard: Keyboard, window: Window, work_gate: WorkGate
) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*FIVE)
    desk = keyboard.workspace.session.session
    work_gate.shut()
    keyboard.workspace.status_bar.do_next()
    window.show_home()
    work_gate.open()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert not desk.event.rounds


def test_pages_are_created_only_when_visited(keyboard: Keyboard) -> None:
    """All of them at once take four times as long as the event itself."""
    keyboard.sit_down("us-swiss", "Ann", "Bo")
    seldom = {PlayersPage, EventPage, DraftPage, RepairPage, StandingsPage, DisplayPage}

    def pages() -> set[type]:
        return seldom & {type(one) for one in keyboard.workspace.findChildren(QWidget)}

    assert pages() == set()
    keyboard.press(Key.Key_3, control=True)
    assert pages() == {StandingsPage}


def test_asking_twice_pairs_once(
    keyboard: Keyboard, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    keyboard.new_event("RISK", "Boards")
    keyboard.enter_players(*FIVE)
    asked: list[object] = []
    draft_of = rounds.draft_of

    def watched(event: core.Event) -> rounds.Draft:
        asked.append(event)
        return draft_of(event)

    monkeypatch.setattr(rounds, "draft_of", watched)
    keyboard.workspace.status_bar.do_next()
    keyboard.workspace.status_bar.do_next()
    keyboard.until(lambda: len(keyboard.workspace.session.event.rounds) == 1)
    QThreadPool.globalInstance().waitForDone()
    assert len(asked) == 1


def test_only_the_latest_outcome_is_delivered(keyboard: Keyboard, work_gate: WorkGate) -> None:
    background = Background[object]()
    came: list[object] = []
    work_gate.shut()
    background.start(lambda: None, lambda _: came.append("first"))
    background.start(lambda: None, lambda _: came.append("second"))
    work_gate.open()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert came == ["second"]


def test_a_held_key_clicks_a_button_once(keyboard: Keyboard, window: Window) -> None:
    pressed: list[bool] = []
    window.home.open.clicked.disconnect()
    window.home.open.clicked.connect(lambda: pressed.append(True))
    window.home.open.setFocus()
    keyboard.hold("\n")
    assert len(pressed) == 1


def test_a_proposal_for_an_event_that_has_moved_on_is_refused(
    keyboard: Keyboard, window: Window, work_gate: WorkGate
) -> None:
    keyboard.new_event("Dual", "Ring")
    keyboard.enter_players(*FIVE)
    work_gate.shut()
    keyboard.workspace.status_bar.do_next()
    keyboard.enter_players("Late")
    work_gate.open()
    stale = messages.text("proposal-stale", round=1)
    keyboard.until(lambda: stale in keyboard.workspace.status_bar.message.text())
    assert not keyboard.workspace.session.event.rounds


def test_many_missing_tables_do_not_fill_the_status_bar(window: Window) -> None:
    opened = plan("dual-ring", "Large", "seed", {})
    desk = Session(MemoryJournal(), [(opened,)])
    desk.take(PlayersAdded(made_up_players(500, Draw("seed", "players"))))
    rounds.pair(desk)
    window.show_event(desk, Path("large.tourney"))
    assert window.workspace is not None
    assert len(window.workspace.status_bar.situation.text()) <= 220
    assert window.workspace.status_bar.height() < 200


def test_lines_keep_their_place_when_others_change(dressed: QApplication) -> None:
    lines: TableModel[int] = TableModel((Column("No."), Column("Name", wide=True)))
    view = TableView(lines, "Players")
    view.show_rows([Row(key, (str(key), "x")) for key in range(1, 6)])
    view.choose(4)
    resets: list[str] = []
    lines.modelReset.connect(lambda: resets.append("reset"))
    view.show_rows([Row(key, (str(key), "y" * key)) for key in range(1, 9)])
    assert (view.key, resets, lines.rowCount()) == (4, [], 8)
    view.show_rows([Row(key, (str(key), "z")) for key in (4, 2)])
    assert (view.key, resets) == (4, ["reset"])


@pytest.mark.parametrize("key", ["risk-swiss", "strikes", "dual-ring"])
def test_every_page_of_a_finished_event_can_be_shown(window: Window, key: str) -> None:

    desk = Session(MemoryJournal(), [(plan(key, "Played", "seed", {}),)])
    desk.take(PlayersAdded(made_up_players(13, Draw("seed", "players"))))
    play(desk)
    window.show_event(desk, Path("played.tourney"))
    assert window.workspace is not None
    pages: list[PageKey] = [*PageName, *range(1, len(desk.event.rounds) + 1)]
    for page in pages:
        window.workspace.go_to(page)
        assert window.workspace.page == page
    assert desk.format.outlook(desk.event).status == "finished"


def test_keep_alive_work_finishes_even_if_canceled(qtbot: QtBot) -> None:
    held, done = Event(), []
    line = QThreadPool()
    line.setMaxThreadCount(1)
    first, second = Background[object](line, keep_alive=True), Background[object](line)
    first.start(held.wait, print)
    for work in (first, second):
        work.start(lambda work=work: done.append(work), print)  # type: ignore[misc]  # mypy infers none with a default
        work.cancel()
    held.set()
    line.waitForDone()
    assert done == [first]
