"""What is chosen for papers: options, language, the organizer's own line; what is out of date."""

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QGridLayout, QLabel, QWidget

from tests.documents.reading import texts
from tests.gui.keyboard import Key, Keyboard
from tests.gui.printer import PaperTray
from tests.gui.test_papers import SIX, choose, ready, row_of
from tests.gui.test_papers import page as page
from tests.gui.test_papers import tray as tray
from tourneydesk.core.decisions import PlayerChanged, ResultRecorded
from tourneydesk.core.results import MatchResult
from tourneydesk.documents.printing import Option
from tourneydesk.gui.pages.paper_options import OfferedOptions, TickGroup
from tourneydesk.gui.pages.papers_page import PapersPage
from tourneydesk.gui.user_data.event_notes import EventFooter
from tourneydesk.gui.user_data.paper_choices import NAME, PaperChoices
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.present import messages
from tourneydesk.user_folders import data_folder

UP = Option("up", ("1", "2", "4"))
COLUMNS = Option("columns", ("place", "club", "points"), several=True, usual=("place", "points"))


def pick(page: PapersPage, option: str, value: str) -> None:
    """Chooses a value in a pick list, as its list does when it closes."""
    field = page.options.offered.fields[option]
    assert isinstance(field, ChoiceBox)
    field.setCurrentIndex(field.findData(value))
    field.activated.emit(field.currentIndex())


def picked(page: PapersPage, option: str) -> str:
    field = page.options.offered.fields[option]
    assert isinstance(field, ChoiceBox)
    return str(field.currentData())


def test_a_choice_is_what_comes_out_and_is_remembered_for_the_format(
    keyboard: Keyboard, page: PapersPage
) -> None:
    choose(keyboard, "numbers")
    assert len(page.preview.pages) == 3
    assert not page.options.usual.isVisible()
    pick(page, "up", "4")
    ready(keyboard)
    assert len(page.preview.pages) == 1
    page.papers.setFocus()
    keyboard.press(Key.Key_Tab)
    keyboard.press(Key.Key_Tab)
    assert keyboard.focus is page.options.offered.fields["up"], "after the tables"
    choose(keyboard, "cards")
    assert picked(page, "up") == "4", "of cards, where it is the default"
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_4, control=True)
    again = keyboard.workspace.papers
    choose(keyboard, "numbers")
    assert len(again.preview.pages) == 1, "in the next event, too"
    again.options.usual.click()
    ready(keyboard)
    assert len(again.preview.pages) == 3
    assert picked(again, "up") == "1"
    pick(again, "up", "2")
    assert PaperChoices("us-swiss").values("numbers", UP) == ("2",)
    assert PaperChoices("age-swiss").values("numbers", UP) == ("1",)


def test_a_player_who_was_chosen_is_not_remembered_for_the_next_event(own_home: Path) -> None:
    player = Option("player", ("all", "7"), remembered=False)
    choices = PaperChoices("us-swiss")
    choices.choose("schedule", player, ("7",))
    choices.choose("numbers", UP, ("4",))
    assert dict(choices.all) == {
        "schedule": (("player", ("7",)),),
        "numbers": (("up", ("4",)),),
    }
    assert dict(PaperChoices("us-swiss").all) == {"numbers": (("up", ("4",)),)}


def test_choices_that_cannot_be_read_or_saved_stop_nobody(
    own_home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    choices = PaperChoices("us-swiss")
    choices.choose("numbers", UP, ("4",))
    file = data_folder() / NAME
    for broken in ("", "[]", '{"us-swiss": 3}', '{"us-swiss": {"numbers": {"up": 4}}}'):
        file.write_text(broken, encoding="utf-8")
        assert PaperChoices("us-swiss").values("numbers", UP) == ("1",)
    file.write_text('{"us-swiss": {"numbers": {"up": ["9"]}}}', encoding="utf-8")
    assert PaperChoices("us-swiss").values("numbers", UP) == ("1",), "of another version"
    file.unlink()
    file.mkdir()
    choices.choose("numbers", UP, ("2",))
    assert choices.values("numbers", UP) == ("2",), "until the event is closed"


def test_lists_are_ticked_in_the_order_of_the_document_and_never_empty(
    dressed: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Option, "label", property(lambda self: self.key))
    monkeypatch.setattr(Option, "name", lambda _, value: value)
    around = QWidget()
    offered = OfferedOptions(QGridLayout(around), 0)
    chosen: list[tuple[str, tuple[str, ...]]] = []
    offered.chosen.connect(lambda option, values: chosen.append((option.key, values)))
    offered.offer((UP, COLUMNS), (("2",), COLUMNS.default))
    ticks = offered.fields["columns"]
    assert isinstance(ticks, TickGroup)
    assert ticks.accessibleName() == "columns"
    for value in ("club", "points", "place", "club"):
        ticks.boxes[value].click()
    assert chosen == [
        ("columns", ("place", "club", "points")),
        ("columns", ("place", "club")),
        ("columns", ("club",)),
    ]
    assert ticks.values == ("club",), "the last one stays"
    offered.offer((UP, COLUMNS), (("4",), ("club",)), ("Slips", "Standings"))
    shown = [one.text() for one in around.findChildren(QLabel) if not one.isHidden()]
    assert shown == ["Slips", "up", "Standings", "columns"]
    offered.offer((UP,), (("4",),))
    assert [*offered.fields] == ["up"]


def test_papers_are_in_their_own_language_and_the_window_is_not(
    keyboard: Keyboard, page: PapersPage, tmp_path: Path
) -> None:
    choose(keyboard, "standings")
    language = page.options.language
    assert language.currentText() == messages.text("papers-language-window")
    language.setCurrentIndex(language.findData("de"))
    language.activated.emit(language.currentIndex())
    ready(keyboard)
    page.save_to(tmp_path / "de.pdf")
    ready(keyboard)
    for sheet in texts((tmp_path / "de.pdf").read_bytes()):
        assert "Runde 1" in sheet
        assert "Round" not in sheet
    assert page.status.text() == "Standings saved as de.pdf."
    assert row_of(page, "standings").name == "Standings"
    session = keyboard.workspace.session
    won = MatchResult(winner=session.event.rounds[0].tables[0].players[0])
    session.session.take(ResultRecorded(1, 1, won))
    choose(keyboard, "filled-slips")
    page.options.tables.setText("2")
    page.options.tables.editingFinished.emit()
    ready(keyboard)
    nothing = messages.text("paper-nothing", name="Completed result slips")
    assert page.status.text() == nothing, "in the window’s language"
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_4, control=True)
    ready(keyboard)
    assert keyboard.workspace.papers.options.language.currentData() == "de"


def test_first_pages_arrive_for_what_can_be_printed_while_the_page_is_visible(
    keyboard: Keyboard, page: PapersPage
) -> None:
    keyboard.workspace.go_to(1)
    assert not page.thumbnails.busy, "nobody sees them"
    pictures = page.papers.documents.pictures
    keyboard.press(Key.Key_4, control=True)
    keyboard.until(lambda: not page.thumbnails.busy and not page.busy)
    possible = {row.key for row in page.papers.rows if row.state != "later"}
    assert {"packet", "cards", "wall"} <= possible
    assert {*pictures} == possible - {"filled-slips"}
    assert all(max(one.width(), one.height()) <= 60 for one in pictures.values())
    assert 28 >= pictures["names"].width() < pictures["names"].height()
    made = pictures["wall"]
    choose(keyboard, "wall")
    assert pictures["wall"] is not made, "the preview’s own, which is of now"


def test_what_is_out_of_date_says_so_and_is_printed_again(
    keyboard: Keyboard, tray: PaperTray, page: PapersPage
) -> None:
    session = keyboard.workspace.session
    first, second, *_ = session.event.rounds[0].tables
    session.session.take(ResultRecorded(1, 1, MatchResult(winner=first.players[0])))
    for key in ("wall", "slips"):
        choose(keyboard, key)
        page.print.click()
        ready(keyboard)
    choose(keyboard, "wall")
    assert row_of(page, "wall").state == ""
    assert not page.outdated.isVisible()
    session.session.take(ResultRecorded(1, 1, MatchResult(drawn=True)))
    session.session.take(PlayerChanged(session.event.player(second.players[0])))
    ready(keyboard)
    row = row_of(page, "wall")
    assert row.state == "attention"
    assert row.about == "Out of date: 1 result changed and 1 player changed"
    assert page.outdated.isVisible()
    assert page.outdated.text.text() == row.about
    page.outdated.button.click()
    ready(keyboard)
    assert len(tray.jobs) == 3
    assert row_of(page, "wall").state == ""
    assert not page.outdated.isVisible()


def test_the_line_of_the_organizer_is_on_the_papers_of_its_event(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    keyboard.sit_down("us-swiss", *SIX)
    keyboard.press(Key.Key_0, control=True)
    field = keyboard.workspace.event_.footer
    field.text.setFocus()
    keyboard.type("  Lakeshore   Bank\n")
    assert keyboard.workspace.session.footer.text == field.text.text() == "Lakeshore Bank"
    keyboard.press(Key.Key_4, control=True)
    ready(keyboard)
    document = keyboard.workspace.papers.print_controller.pages
    assert document is not None
    assert document.request.how.footer == "Lakeshore Bank"
    path, other = tmp_path / "a.tourney", tmp_path / "b.tourney"
    footer = EventFooter(path, "fall")
    footer.choose("A\nline")
    assert EventFooter(path, "fall").text == "A line"
    assert EventFooter(path, "spring").text == "", "another event in the same file"
    footer.continue_in(other)
    assert EventFooter(other, "fall").text == "A line"


def test_a_field_of_the_document_before_chooses_nothing(program: QApplication) -> None:
    """It takes keys until Qt frees it, such as while its list is still open."""
    around = QWidget()
    offered = OfferedOptions(QGridLayout(around), 0)
    chosen: list[Option] = []
    offered.chosen.connect(lambda option, _: chosen.append(option))
    several = replace(UP, key="columns", several=True)
    offered.offer((UP, several), (("1",), ("1",)))
    pick_list, ticks = offered.fields.values()
    assert isinstance(pick_list, ChoiceBox)
    assert isinstance(ticks, TickGroup)
    pick_list.activated.emit(0)
    ticks.changed.emit()
    assert chosen == [UP, several]
    offered.offer((), ())
    pick_list.activated.emit(0)
    ticks.changed.emit()
    assert chosen == [UP, several]
