"""A lost event is rebuilt in the window, from a scanner or the keyboard."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QThreadPool, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication

from tests.builders.desks import desk_of
from tests.desk.papers import cards, cover, tables
from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.core.event import Event
from tourneydesk.desk.paper_rebuild.scans import CodeLines, lines_of
from tourneydesk.desk.practice import play
from tourneydesk.documents.cards.sheets import card_sheets
from tourneydesk.documents.drawing.page import LETTER
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages import rebuild_page
from tourneydesk.gui.pages.rebuild_page import RebuildPage
from tourneydesk.gui.session.paper_trail import paper_thread
from tourneydesk.present import messages
from tourneydesk.present.cards.deck import cards as deck_of_cards
from tourneydesk.present.paper_rebuild.codes import grouped
from tourneydesk.present.paper_rebuild.records import code_of, records
from tourneydesk.present.sheets import stamp


@pytest.fixture
def lost() -> Event:
    desk = desk_of("us-swiss", 6)
    play(desk, 2)
    return desk.event


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    path = tmp_path / "again.tourney"
    monkeypatch.setattr("tourneydesk.gui.pages.rebuild_page.place_for_event", lambda *_: path)
    return path


def opened(keyboard: Keyboard, window: Window) -> RebuildPage:
    window.home.rebuild.setFocus()
    keyboard.press(Key.Key_Return)
    assert keyboard.focus is window.recovery.rebuild.code
    return window.recovery.rebuild


def scan(keyboard: Keyboard, page: RebuildPage, lines: list[str]) -> None:
    """A scanner fills the field in one go and presses Enter after each line."""
    for line in lines:
        page.code.setText(line)
        keyboard.press(Key.Key_Return)


def settled(keyboard: Keyboard, page: RebuildPage) -> list[str]:
    """What the list says is missing, when that is worked out."""
    keyboard.until(lambda: not page.busy)
    return [line.cells[0] for line in page.missing.rows]


def test_scanned_codes_are_counted_and_the_event_is_created(
    keyboard: Keyboard, window: Window, lost: Event, place: Path
) -> None:
    page = opened(keyboard, window)
    scan(keyboard, page, [cover(lost), *cards(lost)[: 4 * 6]])
    assert page.so_far.text() == messages.text(
        "paper-so-far", format=messages.text("us-swiss-format-name"), cards=4, players=6, rounds=2
    )
    assert any(
        messages.text("paper-cards-missing", players=(5, 6)) in said
        for said in settled(keyboard, page)
    )
    scan(keyboard, page, cards(lost)[4 * 6 :])
    assert settled(keyboard, page) == [messages.text("rebuild-all-there")]
    keyboard.press(Key.Key_Return, control=True)
    keyboard.until(lambda: window.workspace is not None)
    assert tables(keyboard.workspace.session.event) == tables(lost)
    assert keyboard.workspace.session.path == place


def test_a_slip_of_the_finger_stays_in_the_field_with_what_to_compare(
    keyboard: Keyboard, window: Window, lost: Event
) -> None:
    page = opened(keyboard, window)
    scan(keyboard, page, [cover(lost)])
    right = grouped(code_of(records(lost)[1]))
    wrong = right[:7] + ("5" if right[7] != "5" else "6") + right[8:]
    keyboard.type(f"{wrong}\n")
    assert page.code.selectedText() == wrong
    assert "group 2" in page.trouble.text()
    assert "0 of 6 players" in page.so_far.text()
    keyboard.type(f"{right}\n")
    assert messages.text("rebuild-name-wanted", name="Player 1") in page.trouble.text()
    keyboard.type("Zoë\n")
    assert page.trouble.text() == messages.text("rebuild-card-read", name="Zoë")
    assert "1 of 6 players" in page.so_far.text()
    page.remove_last.setFocus()
    keyboard.press(Key.Key_Return)
    assert "0 of 6 players" in page.so_far.text()


def test_without_a_cover_the_name_is_asked_for(
    keyboard: Keyboard, window: Window, lost: Event, place: Path
) -> None:
    page = opened(keyboard, window)
    assert not page.name.isVisible()
    scan(keyboard, page, cards(lost))
    assert page.name.isVisible()
    assert any(
        messages.text("paper-no-cover-with-settings") in said for said in settled(keyboard, page)
    )
    page.name.setFocus()
    keyboard.type("Spring Open")
    keyboard.press(Key.Key_Return, control=True)
    keyboard.until(lambda: window.workspace is not None)
    assert keyboard.workspace.session.event.name == "Spring Open"
    assert any(
        messages.text("paper-no-cover-with-settings") in note
        for note in keyboard.workspace.session.event.notes
    )


def test_codes_can_come_from_a_file(
    keyboard: Keyboard, window: Window, lost: Event, tmp_path: Path
) -> None:
    page = opened(keyboard, window)
    codes = tmp_path / "codes.txt"
    codes.write_text("\n".join([cover(lost), *cards(lost)]), encoding="utf-8")
    page.add_files([codes])
    assert settled(keyboard, page) == [messages.text("rebuild-all-there")]
    assert page.trouble.text() == messages.text(
        "rebuild-file-read", papers=messages.text("rebuild-papers", count=7), file="codes.txt"
    )
    page.add_files([tmp_path / "none.txt"])
    settled(keyboard, page)
    assert "none.txt" in page.trouble.text()


def test_files_added_while_others_are_read_are_read_after_them(
    keyboard: Keyboard,
    window: Window,
    lost: Event,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    page = opened(keyboard, window)
    lines = [cover(lost), *cards(lost)]
    first, second = tmp_path / "first.txt", tmp_path / "second.txt"
    first.write_text("\n".join(lines[:3]), encoding="utf-8")
    second.write_text("\n".join(lines[3:]), encoding="utf-8")
    drawing = []

    def watched(paths: Sequence[Path]) -> CodeLines:
        drawing.append(paper_thread().activeThreadCount())
        return lines_of(paths)

    monkeypatch.setattr(rebuild_page, "lines_of", watched)
    page.add_files([first])
    page.add_files([second])
    page.create_event.click()
    assert messages.text("rebuild-reading") in page.trouble.text()
    assert settled(keyboard, page) == [messages.text("rebuild-all-there")]
    assert drawing == [1, 1], "PDFium may be used by one thread at a time"


def test_nothing_is_created_of_nothing_and_esc_goes_home(
    keyboard: Keyboard, window: Window
) -> None:
    page = opened(keyboard, window)
    keyboard.press(Key.Key_Return, control=True)
    assert messages.text("rebuild-nothing") in page.trouble.text()
    keyboard.press(Key.Key_Escape)
    assert window.home.isVisible()


def test_whoever_goes_away_while_it_is_made_is_not_called_back(
    keyboard: Keyboard, window: Window, work_gate: WorkGate, lost: Event, place: Path
) -> None:
    page = opened(keyboard, window)
    scan(keyboard, page, [cover(lost), *cards(lost)])
    work_gate.shut()
    keyboard.press(Key.Key_Return, control=True)
    keyboard.press(Key.Key_Escape)
    work_gate.open()
    QThreadPool.globalInstance().waitForDone()
    QApplication.processEvents()
    assert window.workspace is None
    window.recovery.rebuild_from_cards()
    assert page.create_event.isEnabled()


def drag_enter_event(*what: Any) -> QDragEnterEvent:
    """Something is dragged over a place near the corner, which Qt names by fractions since 6.12."""
    event: Any = QDragEnterEvent
    try:
        return event(QPointF(5, 5), *what)  # type: ignore[no-any-return]
    except TypeError:
        return event(QPoint(5, 5), *what)  # type: ignore[no-any-return]


def test_scans_dropped_on_the_page_are_read(
    keyboard: Keyboard, window: Window, lost: Event, tmp_path: Path
) -> None:
    deck = tmp_path / "deck.pdf"
    at = stamp(lost, None, "now", 9, "0a1b2c3d4e5f60718293")
    deck.write_bytes(card_sheets(deck_of_cards(lost, at), LETTER))
    empty = tmp_path / "empty.png"
    Image.new("L", (200, 200), 255).save(empty)
    page = opened(keyboard, window)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(deck)), QUrl.fromLocalFile(str(empty))])
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    entering = drag_enter_event(copy, data, left, none)
    page.dragEnterEvent(entering)
    assert entering.isAccepted()
    page.dropEvent(QDropEvent(QPointF(5, 5), copy, data, left, none))
    said = settled(keyboard, page)
    assert page.trouble.text() == messages.text(
        "rebuild-file-read",
        papers=messages.text("rebuild-papers", count=6),
        file="deck.pdf and empty.png",
    )
    assert "6 of 6 players" in page.so_far.text()
    assert any(messages.text("scan-nothing-read", file="empty.png") in one for one in said)


def test_the_page_says_what_is_certain_and_then_what_is_open(
    keyboard: Keyboard, window: Window, place: Path
) -> None:
    desk = desk_of("strikes", 9)
    play(desk, 1)
    event = desk.event
    page = opened(keyboard, window)
    scan(keyboard, page, [cover(event), *cards(event, [4])])
    said = settled(keyboard, page)
    assert said[0] == messages.text("open-certain", players=9, tables=2, results=1)
    assert said[1] == messages.text("open-missing", count=1)
    table = event.rounds[0].table_of(4)
    assert table is not None
    assert said[2].startswith(f"Round 1, table {table.number} (")
    keyboard.press(Key.Key_Return, control=True)
    keyboard.until(lambda: window.workspace is not None)
    assert messages.text("items-open", count=1) in keyboard.workspace.status_bar.situation.text()
