"""What was printed is recorded, and papers that changed since are offered."""

from dataclasses import replace
from pathlib import Path

import pytest

from tests.documents.reading import texts
from tests.gui.keyboard import Key, Keyboard
from tests.gui.printer import PaperTray
from tests.gui.test_papers import SIX, choose, ready, row_of
from tests.gui.test_papers import tray as tray
from tourneydesk.core.decisions import PairingsChanged, ResultRecorded
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.session.paper_trail import PaperTrail
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.gui.user_data.event_notes import Printed, PrintRecord, recall, save, stored_text
from tourneydesk.present import messages
from tourneydesk.present.papers.changes import PrintedContent

MEMORY = PrintRecord(
    (Printed("packet", "2026-11-21 10:30", 7),),
    (PrintedContent("slips", 1, {"1": "ab", "2": "cd"}, False),),
)


@pytest.fixture
def printed(keyboard: Keyboard, tray: PaperTray) -> Keyboard:
    """A real event whose first round is posted and printed."""
    keyboard.open_new("us-swiss", "Spring Open")
    keyboard.enter_players(*SIX)
    keyboard.pair()
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    assert len(tray.jobs) == 1
    return keyboard


def swap(keyboard: Keyboard) -> None:
    """By hand, the second players of tables 1 and 2 change places."""
    one, two, *others = keyboard.workspace.session.event.rounds[0].tables
    tables = (
        replace(one, seats=(one.seats[0], two.seats[1])),
        replace(two, seats=(two.seats[0], one.seats[1])),
    )
    keyboard.workspace.session.session.take(PairingsChanged(1, (*tables, *others)))
    ready(keyboard)


def test_changed_papers_are_offered_above_the_status_bar_and_printed_by_two_keys(
    printed: Keyboard, tray: PaperTray
) -> None:
    room = printed.workspace
    room.go_to(1)
    assert not room.changed_bar.isVisible()
    swap(printed)
    assert room.changed_bar.isVisible()
    lists = [messages.text("paper-name-tables", "us-swiss"), messages.text("paper-name-names")]
    slips = messages.text("papers-result-slips", slips=2)
    things = messages.listed([*lists, slips])
    assert room.changed_bar.text.text() == messages.text("papers-changed", things=things)
    printed.shift_control(Key.Key_P)
    ready(printed)
    assert room.page == PageName.PAPERS
    assert len(room.papers.preview.pages) == 3
    printed.shift_control(Key.Key_P)
    ready(printed)
    assert len(tray.jobs) == 2
    assert not room.changed_bar.isVisible()
    assert room.papers.key == "packet", "what has changed is no longer on the list"
    printed.shift_control(Key.Key_P)
    assert room.status_bar.message.text().endswith(messages.text("papers-nothing-changed"))


def test_of_slips_only_those_that_are_out_of_date_are_printed_again(
    printed: Keyboard, tray: PaperTray
) -> None:
    swap(printed)
    page = printed.workspace.papers
    printed.workspace.go_to(PageName.PAPERS)
    assert row_of(page, "tables").about == "Out of date: pairings changed"
    assert row_of(page, "slips").about == "Out of date: 2 slips changed"
    assert row_of(page, "standings").state == ""
    choose(printed, "slips")
    tables: list[object] = []
    page.print_controller.done.connect(lambda made: tables.append(made.request.how.tables))
    page.outdated.button.click()
    ready(printed)
    assert len(tray.jobs) == 2
    assert tables == [(1, 2)]
    assert page.options.tables.text() == "", "the next time, all slips are meant"
    assert not page.outdated.isVisible()
    assert printed.workspace.trail.changed.sheets == (("tables", 1), ("names", 1))
    assert not printed.workspace.trail.changed.slips


def test_undo_takes_the_offer_back(printed: Keyboard) -> None:
    swap(printed)
    assert printed.workspace.changed_bar.isVisible()
    printed.press(Key.Key_Z, control=True)
    ready(printed)
    assert not printed.workspace.changed_bar.isVisible()


def test_results_raise_no_offer(printed: Keyboard) -> None:
    table = printed.workspace.session.event.rounds[0].tables[0]
    result = MatchResult(winner=table.players[0])
    printed.workspace.session.session.take(ResultRecorded(1, 1, result))
    ready(printed)
    assert not printed.workspace.changed_bar.isVisible()


def test_what_was_printed_is_known_when_the_event_is_opened_again(
    printed: Keyboard, window: Window, tray: PaperTray
) -> None:
    path = printed.workspace.session.path
    swap(printed)
    window.open_event(path)
    ready(printed)
    assert printed.workspace.changed_bar.isVisible()
    last = printed.workspace.trail.last_printed("packet")
    assert last is not None
    assert last.revision < len(printed.workspace.session.session.steps)


def test_a_read_only_window_does_not_record_prints(
    printed: Keyboard,
) -> None:
    path = printed.workspace.session.path
    reading = QtSession(open_for_reading(path), path)
    trail, timer = PaperTrail(reading), RoundTimer(reading)
    trail.record((Printed("standings", "2026-11-21 10:30", 7),), ())
    assert trail.last_printed("standings") is not None, "it still knows itself"
    timer.start_or_pause()
    reading.announced.add(reading.event, frozenset((1,)))
    assert reading.announced.tables(reading.event) == {1}
    again = PaperTrail(printed.workspace.session)
    assert again.last_printed("standings") is None
    assert again.last_printed("packet") is not None
    for kind in ("printed", "clocks", "calls"):
        assert bool(stored_text(kind, path)) == (kind == "printed")
    for one in (trail, timer, again):
        one.leave()


def test_a_pdf_counts_as_printed(keyboard: Keyboard, tmp_path: Path) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    keyboard.workspace.papers.save_to(tmp_path / "all.pdf")
    ready(keyboard)
    swap(keyboard)
    assert keyboard.workspace.changed_bar.isVisible()
    keyboard.workspace.changed_bar.button.click()
    ready(keyboard)
    keyboard.workspace.papers.save_to(tmp_path / "changed.pdf")
    ready(keyboard)
    pages = texts((tmp_path / "changed.pdf").read_bytes())
    assert ["corrected" in page for page in pages] == [True, True, False]
    assert not keyboard.workspace.changed_bar.isVisible()


def test_print_records_are_kept_per_event(tmp_path: Path) -> None:
    event = tmp_path / "event.tourney"
    assert recall(event, "first") == PrintRecord()
    save(event, "first", MEMORY)
    assert recall(event, "first") == MEMORY
    assert recall(event, "another") == PrintRecord()
    assert recall(tmp_path / "other.tourney", "first") == PrintRecord()


def test_an_unusable_print_record_blocks_nothing(tmp_path: Path, own_home: Path) -> None:
    event = tmp_path / "event.tourney"
    save(event, "first", MEMORY)
    (file,) = (own_home / "data" / "tourneydesk" / "printed").glob("*.json")
    for broken in (
        "",
        "[]",
        '{"opening": "first"}',
        '{"opening": "first", "prints": 3, "said": 4}',
    ):
        file.write_text(broken, encoding="utf-8")
        assert recall(event, "first") == PrintRecord()
    file.unlink()
    file.mkdir()
    save(event, "first", MEMORY)
    assert recall(event, "first") == PrintRecord()
