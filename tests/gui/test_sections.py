"""A day of several sections in one window, from the door list to the rating report."""

import gc
import json
from contextlib import suppress
from pathlib import Path

import pytest
from dbfread import DBF
from pypdfium2 import PdfDocument
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from tests.builders.days import DETAILS, PLAYERS, day_of_four_sections, new_section
from tests.gui.keyboard import Key, Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.core.decisions import PlayerDropped, ResultRecorded
from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.day.moves import MoveRefused, plan_move
from tourneydesk.desk.event_details import change_details
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.players import enter
from tourneydesk.desk.practice import made_up_result
from tourneydesk.gui.app import open_event_note
from tourneydesk.gui.app.day.days import Days
from tourneydesk.gui.app.day.section_list import SectionList
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.user_data.recent import DAY, recent_events
from tourneydesk.present import messages
from tourneydesk.present.messages import say


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return day_of_four_sections(tmp_path)


@pytest.fixture
def days(window: Window, path: Path) -> Days:
    window.open_event(path)
    return window.days


def names_here(days: Days) -> list[str]:
    return [player.name for one in days.named for player in one.event.entered if player.checked_in]


def status(days: Days) -> list[str]:
    return [row.cells[1] for row in days.page.list.rows]


def press(place: object, text: str) -> None:
    """Presses the button with this text."""
    found = place.findChildren(QPushButton)  # type: ignore[attr-defined]
    (button,) = [one for one in found if one.text() == text and not one.isHidden()]
    button.click()


def play_round(window: Window) -> None:
    """Pairs and reports the next round of the section that is shown."""
    workspace = window.workspace
    assert workspace is not None
    session = workspace.session.session
    posted = rounds.pair(session)
    for table in posted.tables:
        result = made_up_result(session.event, table, Draw("s", f"table {table.number}"))
        session.take(ResultRecorded(posted.number, table.number, result))


def test_who_withdrew_is_not_missed_at_the_door(keyboard: Keyboard, days: Days) -> None:
    keyboard.type("zoe\n")
    expected = messages.text("people-here-of", here=1, all=17)
    assert days.page.header.note.text() == expected
    section = next(one.session for one in days.sections if one.session is not None)
    player = next(one.id for one in section.event.entered if not one.checked_in)
    section.session.take(PlayerDropped(player))
    days.page.refresh()
    assert days.page.header.note.text() == messages.text("people-here-of", here=1, all=16)
    absent = days.page.door.filters.buttons["absent"].text()
    assert absent.endswith("15"), absent


def test_a_day_of_four_sections_is_run_in_one_window(
    keyboard: Keyboard, window: Window, days: Days, qtbot: QtBot, tmp_path: Path
) -> None:
    page = days.page
    assert len(page.door.table.rows) == 17
    # At the door: a few letters without the accent, and Enter.
    keyboard.type("zoe\n")
    assert names_here(days) == ["Zoë Berg"]
    # Two people of one name are told apart by their sections, and nobody is taken by mistake.
    keyboard.type("ann archer\n")
    assert names_here(days) == ["Zoë Berg"]
    twins = [row.cells for row in page.door.table.rows]
    assert [cells[:3] for cells in twins] == [
        ("square", "Ann Archer", "Open"),
        ("square", "Ann Archer", "Reserve"),
    ]
    keyboard.press(Key.Key_Down)
    keyboard.press(Key.Key_Return)
    assert names_here(days) == ["Ann Archer", "Zoë Berg"]
    assert page.undo.isVisible()
    page.undo.click()
    assert names_here(days) == ["Zoë Berg"]
    # Tables that do not overlap, on demand.
    assert messages.text("day-overlap-several", sections=tuple(PLAYERS)) in page.notes.text()
    window.menus["day-number-tables"].trigger()
    keyboard.press(Key.Key_Return)
    assert [one.event.first_table for one in days.named] == [1, 5, 9, 13]
    assert page.notes.isHidden()
    # One section after the other by keyboard; each keeps its page.
    keyboard.shift_control(Key.Key_PageDown)
    assert window.workspace is not None
    assert window.workspace.session.event.name == "Open"
    play_round(window)
    window.workspace.go_to(PageName.STANDINGS)
    keyboard.shift_control(Key.Key_PageDown)
    assert window.workspace.session.event.name == "Reserve"
    assert window.workspace.undo_name
    keyboard.shift_control(Key.Key_PageUp)
    assert window.workspace.page == PageName.STANDINGS
    # A player of the Open moves to the Reserve, late: their own game is over.
    days.show(1)
    play_round(window)
    days.show(0)
    window.workspace.go_to(PageName.PLAYERS)
    window.workspace.players.list.choose(3)
    press(window.workspace.players.buttons, messages.text("day-move"))
    question = window.workspace.players.question
    press(question, "Reserve")
    late = messages.text("day-move-late", source="Open", target="Reserve")
    assert late in question.text
    press(question, messages.text("day-move-do"))
    moved = messages.text("day-moved-withdrawn", name="Cy Cole", source="Open", target="Reserve")
    assert moved in window.workspace.status_bar.message.text()
    reserve = days.named[1].event
    assert (reserve.players[-1].name, reserve.players[-1].joined) == ("Cy Cole", 1)
    for at in (0, 1, 2, 3):
        days.show(at)
        play_round(window)
    # The list of sections says how far each is.
    days.show(-1)
    assert status(days)[1] == messages.text("progress-ready", round=3)
    assert status(days)[3] == messages.text("progress-ready", round=2)
    # One rating report for the three sections that have one.
    window.menus["day-report"].trigger()
    dialog = window.exporting
    assert messages.text("day-report-sections", sections=("Open", "Reserve", "Novice")) in (
        dialog.about.text()
    )
    assert not dialog.export.isEnabled()
    for one in days.sections[:3]:
        assert one.session is not None
        change_details(one.session.session, DETAILS)
    assert dialog.export.isEnabled()
    dialog.write(tmp_path / "report")
    qtbot.waitUntil(lambda: not dialog.busy, timeout=MILLISECONDS)
    sections = [row["S_SEC_NAME"] for row in DBF(tmp_path / "report" / "TSEXPORT.DBF")]
    assert sections == ["Open", "Reserve", "Novice"]
    assert len(list(DBF(tmp_path / "report" / "TDEXPORT.DBF"))) == 13
    dialog.close()
    # Closing releases every section.
    window.show_home()
    for name in PLAYERS:
        open_event(tmp_path / f"{name}.tourney").close()
    (recent,) = [one for one in recent_events() if one.format == DAY]
    assert (recent.name, recent.progress.players) == ("Saturday", 18)


def test_a_detail_of_the_report_is_saved_in_every_section_that_has_none_of_its_own(
    window: Window, days: Days
) -> None:
    own = days.sections[1].session
    assert own is not None
    change_details(own.session, {"time_control": "G/90"})
    window.menus["day-report"].trigger()
    dialog = window.exporting
    field = dialog.rows["time_control"].field
    field.setText("G/60;d5")  # type: ignore[attr-defined]
    field.editingFinished.emit()  # type: ignore[attr-defined]
    events = [one.event.details.get("time_control") for one in days.named]
    assert events == ["G/60;d5", "G/90", "G/60;d5", None]
    assert dialog.rows["section"].isHidden()
    dialog.close()


def test_sections_that_cannot_be_opened_are_named_with_their_way_out(
    window: Window, path: Path
) -> None:
    folder = path.parent
    (folder / "Reserve.tourney").rename(folder / "elsewhere.tourney")
    lock = open_event(folder / "Novice.tourney")
    window.open_event(path)
    days = window.days
    assert [one.name for one in days.named] == ["Open", "Side"]
    missing, in_use = days.page.cards
    assert missing.isVisible()
    trouble = messages.text("file-missing", name="Reserve.tourney")
    assert trouble in [one.text() for one in missing.findChildren(type(days.page.notes))]
    lock.close()
    press(in_use, messages.text("window-try-again"))
    assert [one.name for one in days.named] == ["Open", "Novice", "Side"]
    (missing,) = days.page.cards
    with pytest.MonkeyPatch.context() as patch:
        found = folder / "elsewhere.tourney"
        patch.setattr("tourneydesk.gui.app.day.days.event_to_add", lambda *_: found)
        press(missing, messages.text("day-find-file"))
    assert [one.name for one in days.named] == ["Open", "Reserve", "Novice", "Side"]
    assert days.page.cards == []
    listed = json.loads(path.read_text())["sections"]
    assert listed[1] == "elsewhere.tourney"


def test_a_section_that_cannot_be_opened_can_be_taken_out_and_is_not_deleted(
    window: Window, path: Path
) -> None:
    damaged = path.parent / "Side.tourney"
    damaged.write_bytes(damaged.read_bytes()[:5000])
    window.open_event(path)
    (card,) = window.days.page.cards
    press(card, messages.text("day-remove"))
    assert window.days.page.cards == []
    assert len(json.loads(path.read_text())["sections"]) == 3
    assert damaged.exists()


def test_a_list_that_is_none_is_said_at_home(window: Window, path: Path) -> None:
    path.write_text("{}")
    window.open_event(path)
    assert window.at_home
    said = window.home.trouble.text().replace("\u200b", "")
    assert said == messages.text("day-damaged", name=path.name)


def test_a_new_day_begins_with_the_open_event_and_takes_files_and_new_sections(
    keyboard: Keyboard, window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second = new_section(tmp_path, "Open"), new_section(tmp_path, "Reserve")
    window.open_event(first)
    module = "tourneydesk.gui.app.day.days"
    monkeypatch.setattr(f"{module}.place_for_day", lambda *_: tmp_path / "Saturday")
    window.menus["day-new"].trigger()
    days = window.days
    assert [one.name for one in days.named] == ["Open"]
    monkeypatch.setattr(f"{module}.event_to_add", lambda *_: second)
    window.menus["day-add-file"].trigger()
    assert window.workspace is not None
    assert window.workspace.session.event.name == "Reserve"
    window.menus["day-add-file"].trigger()
    assert window.workspace is None
    assert messages.text("day-section-twice", name="Reserve") in days.page.message.text()
    window.menus["day-add-new"].trigger()
    keyboard.type("Acc\nBlitz")
    while window.wizard.flow.page != "review":
        keyboard.go_on()
    keyboard.press(Key.Key_Return)
    assert [one.name for one in days.named] == ["Open", "Reserve", "Blitz"]
    sections = json.loads((tmp_path / "Saturday.tourneyday").read_text())["sections"]
    assert sections[:2] == ["Open.tourney", "Reserve.tourney"]
    assert len(sections) == 3


def test_the_wizard_of_a_new_section_is_left_back_to_the_day(
    keyboard: Keyboard, window: Window, days: Days
) -> None:
    window.menus["day-add-new"].trigger()
    keyboard.press(Key.Key_Escape)
    assert window.pages.currentWidget() is days.page
    assert len(days.named) == 4


def test_a_crash_comes_back_to_the_section_and_page_that_were_shown(
    window: Window, days: Days, qtbot: QtBot, path: Path
) -> None:
    days.show(1)
    assert window.workspace is not None
    window.workspace.go_to(PageName.STANDINGS)
    window.notes.write()
    (file,) = (open_event_note._folder()).glob("*.json")  # noqa: SLF001
    note = json.loads(file.read_text())
    window.show_home()
    file.write_text(json.dumps(note))  # as a program that was killed leaves it
    window.recovery.find_crashed_event()
    assert window.home.trouble.text() == messages.text("day-crashed", name="Saturday")
    window.home.continue_button.click()
    assert window.workspace.session.event.name == "Reserve"
    assert window.workspace.page == PageName.STANDINGS
    assert len(days.named) == 4


def test_a_section_of_another_format_that_is_over_refuses_a_move_in_its_own_words(
    window: Window, days: Days
) -> None:
    days.show(3)
    with suppress(Refused):
        while True:
            play_round(window)
    days.show(0)
    assert window.workspace is not None
    window.workspace.go_to(PageName.PLAYERS)
    window.workspace.players.list.choose(3)
    press(window.workspace.players.buttons, messages.text("day-move"))
    press(window.workspace.players.question, "Side")
    open_event, side = days.named[0].event, days.named[3].event
    with pytest.raises(MoveRefused) as refused:
        plan_move(open_event, side, 3)
    words = messages.sentences(*(say(one, side) for one in refused.value.problems))
    assert words in window.workspace.status_bar.message.text()
    assert [len(one.event.entered) for one in days.named] == [4, 4, 4, 5]


def test_a_move_that_was_cut_off_is_offered_to_be_finished(window: Window, path: Path) -> None:
    folder = path.parent
    session = open_event(folder / "Reserve.tourney")
    enter(session, {"name": "Cy Cole", "member_id": "11111113"})
    session.close()
    row = json.loads(path.read_text())
    row["move"] = {"from": "Open.tourney", "player": 3, "to": "Reserve.tourney", "as": 5}
    path.write_text(json.dumps(row))
    window.open_event(path)
    question = window.days.page.question
    heading = messages.text(
        "day-move-open-heading", name="Cy Cole", source="Open", target="Reserve"
    )
    assert heading in question.text
    same = messages.text("day-same-person", name="Cy Cole", sections=("Open", "Reserve"))
    assert same in window.days.page.notes.text()
    press(question, messages.text("day-move-finish"))
    assert [one.name for one in window.days.named[0].event.entered] == [
        "Ann Archer",
        "Zoë Berg",
        "Di Day",
    ]
    assert "move" not in json.loads(path.read_text())
    assert same not in window.days.page.notes.text()


def test_a_section_saved_as_another_file_stays_in_the_day(
    window: Window, days: Days, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    days.show(0)
    new = path.parent / "Open (2).tourney"
    monkeypatch.setattr("tourneydesk.gui.app.window.place_for_event", lambda *_: new)
    window.menus["window-save-as"].trigger()
    assert json.loads(path.read_text())["sections"][0] == "Open (2).tourney"
    assert days.sections[0].path == new


def test_papers_of_all_sections_are_one_and_each_section_knows_that_they_were_printed(
    keyboard: Keyboard, window: Window, days: Days, tmp_path: Path
) -> None:
    for at in (1, 0):
        days.show(at)
        play_round(window)
    workspace = window.workspace
    assert workspace is not None
    workspace.go_to(PageName.PAPERS)
    papers = workspace.papers
    papers.choose("packet")
    assert papers.options.sections.isVisibleTo(papers)
    keyboard.until(lambda: not papers.busy)
    alone = len(papers.preview.pages)
    papers.options.sections.setCurrentIndex(1)
    papers.options.sections.activated.emit(1)
    keyboard.until(lambda: not papers.busy)
    assert len(papers.preview.pages) > alone
    for name in ("Novice", "Side"):
        assert name in papers.unprintable.text()
    assert papers.options.round.isHidden()
    papers.save_to(tmp_path / "packets.pdf")
    keyboard.until(lambda: not papers.busy)
    titles = [one.get_title() for one in PdfDocument(tmp_path / "packets.pdf").get_toc()]
    packet = messages.text("paper-name-packet")
    expected = [
        messages.text("day-paper", section=one, paper=packet) for one in ("Open", "Reserve")
    ]
    assert [one for one in titles if packet in one] == expected
    for at in (0, 1):
        trail = days.workspace_of(days.sections[at]).trail
        assert trail.last_printed("packet") is not None
    papers.choose("cards")
    assert not papers.options.sections.isVisibleTo(papers)


def headings(days: Days, at: int) -> list[str]:
    workspace = days.sections[at].workspace
    assert workspace is not None
    return [page.heading or page.event_name for page in workspace.projector.slideshow.pages]


def test_one_display_shows_the_chosen_sections_in_turn_each_under_its_name(
    keyboard: Keyboard, window: Window, days: Days
) -> None:
    for at in (0, 1):
        days.show(at)
        play_round(window)
    session = days.sections[1].session
    assert session is not None
    change_details(session.session, {"section": "Under 1600"})
    for at in (2, 3):
        section = days.sections[at]
        days.display.show_in_turn(section, False)
    days.show(-1)
    days.display.toggle()
    one, other = (days.sections[at].workspace for at in (0, 1))
    assert one is not None
    assert other is not None
    for workspace in (one, other):
        # No page turns by itself, however long this takes.
        workspace.projector.slideshow.turning.blockSignals(True)
    shown = one.projector.own_window
    assert shown is not None
    keyboard.until(lambda: not one.projector.slideshow.busy)
    for _ in one.projector.slideshow.pages:
        assert other.projector.own_window is None
        one.projector.slideshow.next_page()
    # The next section has the same window, from its first page on.
    assert other.projector.own_window is shown
    keyboard.until(lambda: not other.projector.slideshow.busy)
    assert shown.slideshow is other.projector.slideshow
    assert all(text.startswith("Under 1600") for text in headings(days, 1))
    for _ in other.projector.slideshow.pages:
        other.projector.slideshow.next_page()
    assert one.projector.own_window is shown
    # F5 in any section stops the one display.
    days.show(1)
    assert other.projector.on
    keyboard.press(Key.Key_F5)
    assert not one.projector.on


def test_a_round_that_is_posted_is_on_the_display_at_once(
    keyboard: Keyboard, window: Window, days: Days
) -> None:
    days.show(0)
    keyboard.press(Key.Key_F5)
    days.show(1)
    assert window.workspace is not None
    assert window.workspace.projector.own_window is None
    keyboard.press(Key.Key_1, control=True)
    keyboard.pair()
    assert window.workspace.projector.own_window is not None
    window.show_home()


def test_a_closed_day_leaves_nothing_behind(window: Window, days: Days) -> None:
    days.show(0)
    days.show(-1)
    days.page.door.ticked.emit((0, 1))
    window.show_home()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    left = [type(one).__name__ for one in gc.get_objects()]
    assert [one for one in left if one in ("DayPage", "OpenSection")] == []


def test_an_event_opened_alone_has_no_menu_no_list_and_no_button_of_a_day(
    window: Window, path: Path
) -> None:
    window.open_event(path.parent / "Open.tourney")
    assert window.workspace is not None
    window.workspace.go_to(PageName.PLAYERS)
    assert not window.menus.under["day-menu"].menuAction().isVisible()
    assert window.workspace.players.buttons.move_to.isHidden()
    assert window.workspace.sidebar.findChild(SectionList) is None
    window.open_event(path)
    assert window.menus.under["day-menu"].menuAction().isVisible()
    window.show_home()
    assert not window.menus.under["day-menu"].menuAction().isVisible()


def test_a_change_that_another_program_made_reloads_only_its_section(
    window: Window, days: Days
) -> None:
    days.show(2)
    before = [one.session for one in days.sections]
    assert window.workspace is not None
    window.recovery.reload()
    assert window.workspace.session.event.name == "Novice"
    after = [one.session for one in days.sections]
    assert [one is other for one, other in zip(before, after, strict=True)] == [
        True,
        True,
        False,
        True,
    ]
