"""The papers page: selecting, previewing, printing, saving as PDF."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.documents.reading import sizes, texts
from tests.gui.keyboard import Key, Keyboard
from tests.gui.printer import PaperTray
from tests.gui.work_gate import WorkGate
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.documents.papers import documents_of_format
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages import papers_page as papers_stage
from tourneydesk.gui.pages import print_controller as paper_jobs
from tourneydesk.gui.pages.paper_options import numbers_in
from tourneydesk.gui.pages.papers_page import PapersPage
from tourneydesk.gui.session.printers import PrinterTrouble
from tourneydesk.gui.widgets import page_parts
from tourneydesk.gui.widgets.document_list import DocumentRow
from tourneydesk.present import messages

SIX = ("Ann Archer", "Béla Bartók", "Cem Çelik", "Dora Dahl", "Eva Ek", "Finn Frost")
LETTER = (612.0, 792.0)


@pytest.fixture
def tray(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> PaperTray:
    made = PaperTray(tmp_path)
    monkeypatch.setattr(papers_stage, "printers", made.printers)
    monkeypatch.setattr(paper_jobs, "send", made.send)
    return made


@pytest.fixture
def page(keyboard: Keyboard, tray: PaperTray) -> PapersPage:
    """Round 1 of six is posted, and the papers are on show."""
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_4, control=True)
    assert keyboard.workspace.page == PageName.PAPERS
    # Which printers there are is asked beside the window too; then the pages may be made again.
    keyboard.until(keyboard.workspace.papers.print.isEnabled)
    ready(keyboard)
    return keyboard.workspace.papers


def ready(keyboard: Keyboard) -> None:
    keyboard.until(lambda: not keyboard.workspace.papers.busy)


def choose(keyboard: Keyboard, key: str) -> None:
    keyboard.workspace.papers.choose(key)
    ready(keyboard)


def row_of(page: PapersPage, key: str) -> DocumentRow:
    (row,) = [one for one in page.papers.rows if one.key == key]
    return row


def test_documents_are_listed_by_what_they_are_for_and_the_packet_is_shown(
    page: PapersPage,
) -> None:
    purposes = ("event", "pairing", "round", "results", "end", "safety")
    assert page.papers.headings == tuple(messages.text(f"papers-purpose-{p}") for p in purposes)
    keys = [row.key for row in page.papers.rows]
    order = ("check-in", "packet", "clock", "standings", "certificates", "hand")
    assert sorted(order, key=keys.index) == list(order)
    assert len(keys) == len(documents_of_format("us-swiss"))
    certificates = row_of(page, "certificates")
    assert certificates.state == "later"
    assert certificates.about == messages.text("papers-paper-before-end")
    assert page.key == "packet"
    assert page.preview.picture.image is not None
    assert page.preview.count.text() == messages.text("papers-page-of", page=1, pages=4)


def test_only_what_can_be_printed_now_is_offered(keyboard: Keyboard, tray: PaperTray) -> None:
    keyboard.new_event("US", "Event")
    keyboard.enter_players(*SIX)
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    shown = keyboard.workspace.papers
    assert shown.key == "check-in"
    assert row_of(shown, "tables").state == "later"
    choose(keyboard, "tables")
    assert messages.text("papers-paper-before-round") in shown.about.text()
    assert not shown.print.isEnabled()
    assert not shown.save.isEnabled()
    assert shown.preview.pages == ()


def test_control_p_twice_prints_the_round_whole(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    keyboard.workspace.go_to(1)
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    ((file, printer, copies),) = tray.jobs
    assert (printer, copies) == ("Back office", 1)
    assert sizes(file.read_bytes()) == [LETTER] * 4
    assert page.status.text() == messages.text(
        "papers-printed", paper=messages.text("paper-name-packet"), printer="Back office"
    )
    for key in ("packet", "tables", "slips"):
        assert row_of(page, key).about.startswith("Round 1: "), "with its parts"
        assert "rev. " in row_of(page, key).about


def test_a_choice_of_pages_and_copies_is_what_comes_out(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    page.options.pages.setText("2, 4")
    page.options.copies.setText("2")
    page.print.click()
    ready(keyboard)
    ((file, _, copies),) = tray.jobs
    assert copies == 2
    assert len(sizes(file.read_bytes())) == 4


@pytest.mark.parametrize("typed", ["", "0", "100", "1-2", "x"])
def test_copies_are_a_number_up_to_99(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage, typed: str
) -> None:
    page.options.copies.setText(typed)
    page.print.click()
    ready(keyboard)
    assert page.status.text() == messages.text("papers-not-copies", most=99)
    assert not page.print_controller.jobs.sending


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("7", messages.text("papers-no-such-page", page=7, pages=4)),
        (
            "two",
            messages.text(
                "papers-not-numbers", field=messages.text("papers-option-pages"), text="two"
            ),
        ),
    ],
)
def test_pages_that_are_not_there_are_said_and_nothing_is_printed(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage, typed: str, said: str
) -> None:
    page.options.pages.setText(typed)
    page.print.click()
    ready(keyboard)
    assert page.status.text() == said
    assert tray.jobs == []
    assert page.print.isEnabled()


def test_slips_of_some_tables_alone(keyboard: Keyboard, tmp_path: Path, page: PapersPage) -> None:
    choose(keyboard, "slips")
    page.options.tables.setText("2")
    page.options.tables.editingFinished.emit()
    ready(keyboard)
    page.save_to(tmp_path / "slip")
    ready(keyboard)
    (sheet,) = texts((tmp_path / "slip.pdf").read_bytes())
    table = keyboard.workspace.session.event.rounds[0].tables[1]
    for player in range(1, 7):
        name = keyboard.workspace.session.event.player(player).name
        assert (name in sheet) == (player in table.players)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("9", messages.text("paper-table-unknown", "us-swiss", tables=(9,), round=1)),
        (
            "nine",
            messages.text(
                "papers-not-numbers",
                field=messages.text("papers-option-tables", "us-swiss"),
                text="nine",
            ),
        ),
    ],
)
def test_tables_that_are_not_there_are_said_in_place(
    keyboard: Keyboard, page: PapersPage, typed: str, said: str
) -> None:
    choose(keyboard, "slips")
    page.options.tables.setText(typed)
    page.options.tables.editingFinished.emit()
    ready(keyboard)
    assert page.status.text() == said
    assert page.preview.pages == ()
    page.options.tables.setText("")
    page.options.tables.editingFinished.emit()
    ready(keyboard)
    assert len(page.preview.pages) == 1


def test_cards_of_some_players_on_card_stock(keyboard: Keyboard, page: PapersPage) -> None:
    choose(keyboard, "cards")
    page.options.players.setText("2-4")
    page.options.paper.setCurrentIndex(page.options.paper.findData("card"))
    page.options.paper.activated.emit(2)
    ready(keyboard)
    assert [(sheet.width, sheet.height) for sheet in page.preview.pages] == [(360, 216)] * 3
    assert {*page.options.offered.fields} == {"back"}, "one card of its size is on each sheet"
    choose(keyboard, "names")
    assert page.options.paper.currentData() == "letter", "a sheet has no room on a card"
    choose(keyboard, "cards")
    assert page.options.paper.currentData() == "card"
    page.options.players.setText("99")
    page.options.players.editingFinished.emit()
    ready(keyboard)
    assert page.status.text().startswith(messages.text("paper-player-unknown", numbers=(99,)))


def test_paper_and_printer_are_remembered(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    page.options.paper.setCurrentIndex(1)
    page.options.paper.activated.emit(1)
    page.options.printer.setCurrentIndex(0)
    page.options.printer.activated.emit(0)
    ready(keyboard)
    assert round(page.preview.pages[0].width) == 595
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_4, control=True)
    ready(keyboard)
    again = keyboard.workspace.papers
    assert again is not page
    assert again.options.paper.currentText() == "A4"
    assert again.options.printer.currentText() == "Front desk"


def test_pages_are_turned_by_key_and_follow_the_event(keyboard: Keyboard, page: PapersPage) -> None:
    assert page.preview.at == 0
    keyboard.press(Key.Key_PageDown)
    keyboard.press(Key.Key_PageDown)
    assert page.preview.count.text() == messages.text("papers-page-of", page=3, pages=4)
    ready(keyboard)
    before = page.preview.picture.image
    keyboard.workspace.session.session.take(PlayersAdded((Player(7, "Gus Gray"),)))
    ready(keyboard)
    assert page.preview.at == 2, "the page on show stays on show"
    assert page.preview.picture.image != before, "with the new revision"
    keyboard.press(Key.Key_PageUp)
    keyboard.press(Key.Key_PageUp)
    keyboard.press(Key.Key_PageUp)
    assert page.preview.at == 0


def test_z_shows_the_page_larger_and_whole_again(keyboard: Keyboard, page: PapersPage) -> None:
    whole = page.preview.picture.width()
    keyboard.type("z")
    ready(keyboard)
    assert page.preview.picture.width() > whole
    assert page.preview.zoom.text() == messages.text("papers-page-whole")
    image = page.preview.picture.image
    assert image is not None
    assert image.width() >= page.preview.picture.dots[0] - 1
    keyboard.type("Z")
    assert page.preview.picture.width() == whole


def test_a_printer_that_takes_nothing_is_said_and_nothing_is_lost(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    tray.trouble = PrinterTrouble("refused", "out of paper")
    page.print.click()
    ready(keyboard)
    assert page.status.text().startswith(
        messages.text("papers-printer-refused", printer="Back office")
    )
    assert page.status.text().endswith(
        messages.text(
            "papers-printer-said",
            text=messages.text("papers-printer-refused", printer="Back office"),
            said="out of paper",
        )
    )
    assert page.trail.last_printed("packet") is None
    tray.trouble = None
    page.print.click()
    ready(keyboard)
    assert len(tray.jobs) == 1


def test_a_printer_that_vanishes_while_printing_is_no_longer_offered_and_nothing_is_lost(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    tray.unplugged = "Back office"
    page.print.click()
    ready(keyboard)
    refused = messages.text("papers-printer-refused", printer="Back office")
    assert page.status.text() == refused
    assert page.trail.last_printed("packet") is None
    printer = page.options.printer
    assert [printer.itemText(at) for at in range(printer.count())] == ["Front desk"]
    tray.trouble = PrinterTrouble("gone")
    page.print.click()
    ready(keyboard)
    assert page.status.text() == messages.text("papers-printer-gone", printer="Front desk")
    tray.trouble = None
    page.print.click()
    ready(keyboard)
    assert [name for _, name, _ in tray.jobs] == ["Front desk"]


def test_without_a_printer_there_is_the_pdf(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_P, control=True)
    page = keyboard.workspace.papers
    ready(keyboard)
    assert page.status.text() == messages.text("papers-no-printer-advice")
    assert not page.print.isEnabled()
    monkeypatch.setattr(papers_stage, "place_for_pdf", lambda *_: tmp_path / "all.pdf")
    page.save.setFocus()
    keyboard.press(Key.Key_Return)
    ready(keyboard)
    assert len(sizes((tmp_path / "all.pdf").read_bytes())) == 4
    assert page.status.text() == messages.text(
        "papers-pdf-saved", paper=messages.text("paper-name-packet"), file="all.pdf"
    )


@pytest.mark.parametrize("reported_after", [page_parts.AT_FIRST, 0])
def test_what_came_of_an_order_stays_though_the_clock_moves_on(
    keyboard: Keyboard,
    monkeypatch: pytest.MonkeyPatch,
    page: PapersPage,
    tmp_path: Path,
    reported_after: int,
) -> None:
    """The preview is then made anew: that must not wipe out the sentence, however long it takes."""
    monkeypatch.setattr(page_parts, "AT_FIRST", reported_after)
    minutes = (f"10:{minute:02}" for minute in range(60))
    monkeypatch.setattr(papers_stage, "time_on_wall", lambda: next(minutes))
    page.save_to(tmp_path / "all.pdf")
    ready(keyboard)
    assert page.status.text() == messages.text(
        "papers-pdf-saved", paper=messages.text("paper-name-packet"), file="all.pdf"
    )
    page.print.click()
    ready(keyboard)
    assert page.status.text().startswith(
        messages.text(
            "papers-printed", paper=messages.text("paper-name-packet"), printer="Back office"
        )
    )
    choose(keyboard, "slips")
    assert page.status.text() == ""


def test_the_pdf_is_offered_under_a_name_that_every_system_takes(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, page: PapersPage
) -> None:
    offered: list[Path] = []
    monkeypatch.setattr(papers_stage, "place_for_pdf", lambda _, path: offered.append(path))
    page.save.click()
    assert [path.name for path in offered] == [
        messages.plain(
            "papers-pdf-name-of-round",
            event="Event",
            paper=messages.text("paper-name-packet"),
            round=1,
        )
        + ".pdf"
    ]


def test_a_file_that_cannot_be_written_is_said_and_left_as_it_was(
    keyboard: Keyboard, page: PapersPage, tmp_path: Path
) -> None:
    letter = tmp_path / "letter.pdf"
    letter.write_text("Dear Ann", encoding="utf-8")
    page.save_to(letter)
    ready(keyboard)
    assert letter.read_text(encoding="utf-8") == "Dear Ann"
    assert "letter.pdf" in page.status.text()
    assert page.trail.last_printed("packet") is None
    page.save_to(tmp_path / "nowhere" / "all.pdf")
    ready(keyboard)
    assert "doesn’t exist" in page.status.text()
    page.save_to(tmp_path / "all.pdf")
    ready(keyboard)
    assert len(sizes((tmp_path / "all.pdf").read_bytes())) == 4


def test_names_that_no_font_has_are_listed_before_printing(
    keyboard: Keyboard, tray: PaperTray
) -> None:
    keyboard.sit_down("us-swiss", "Ann", "ᚠᚢᚦᚨᚱᚲ", "Cy", "\U00012000 Di")
    keyboard.press(Key.Key_P, control=True)
    ready(keyboard)
    said = keyboard.workspace.papers.unprintable
    assert said.isVisible()
    assert "\U00012000 Di" in said.text()


def test_what_takes_long_says_so_and_esc_stops_it(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage, work_gate: WorkGate
) -> None:
    choose(keyboard, "names")
    work_gate.shut()
    page.papers.choose(page.papers.rows[0].key)
    page.print.click()
    assert page.stop_button.isVisible()
    longer, _ = messages.text("papers-making-longer", seconds="|").split("|")
    keyboard.until(lambda: page.status.text().startswith((messages.text("papers-making"), longer)))
    keyboard.press(Key.Key_Escape)
    work_gate.open()
    ready(keyboard)
    assert page.status.text() == messages.text("papers-making-stopped")
    assert tray.jobs == []
    assert not page.stop_button.isVisible()
    page.print.click()
    ready(keyboard)
    assert len(tray.jobs) == 1, "it can be asked for again"


def test_printing_can_be_stopped_between_pages(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    page.options.copies.setText("50")
    tray.after_page.shut()
    page.print.click()
    keyboard.until(lambda: "of 200" in page.status.text())
    page.stop_button.click()
    tray.after_page.open()
    ready(keyboard)
    assert page.status.text() == messages.text("papers-printing-stopped")
    assert tray.jobs == []


def test_numbers_are_read_as_people_type_them() -> None:
    assert numbers_in("9, 11-14") == (9, 11, 12, 13, 14)
    assert numbers_in(" 3 1 3 ") == (3, 1)
    assert numbers_in("2 – 4;7,") == (2, 3, 4, 7)
    assert numbers_in("") == ()
    for strange in ("a", "3-", "-3", "4-2", "1-999999", "1,,2x", "²"):
        assert numbers_in(strange) is None, strange


def test_leaving_in_the_middle_of_it_leaves_nothing_behind(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    choose(keyboard, "wall")
    page.papers.choose(page.papers.rows[0].key)
    keyboard.press(Key.Key_W, control=True)
    QApplication.processEvents()
    assert keyboard.window.workspace is None
