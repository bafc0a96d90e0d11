"""A list is imported as organizers have them: ugly, and corrected in the window."""

from collections.abc import Sequence
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.lists.grid import Choices, Grid, read_grid, with_answer, without_value
from tourneydesk.desk.lists.preview import ImportPreview, preview_list
from tourneydesk.desk.session import Session
from tourneydesk.gui.pages import import_page
from tourneydesk.gui.pages.import_page import ImportPage
from tourneydesk.gui.pages.import_table import STATUS, ways_out
from tourneydesk.gui.widgets.text_widgets import ChoiceBox
from tourneydesk.present import messages
from tourneydesk.present.messages import text

UGLY = """Spring Open 2026, entries

Surname;Given name;Rtg;age;USCF no;paid?
Quiñones;Mateo;1456;16;56778901;yes
Parkhurst;Kelly;1312;abc;66210934;
Åkerblad;Björn;1612;41;33442571;yes
;;;;;yes
Castellaw;Wren;1205;14;28834410;
Castellaw;Wren;1310;41;28834411;
Finch;Bartholomew;many;old;;
Holovatenko;Dmytro;1288;33;;
"""
"""Row 4 is the first with a player."""


@pytest.fixture
def preview(keyboard: Keyboard, tmp_path: Path) -> ImportPage:
    """The ugly list, in the encoding of an old Mac, before an event with one of its players."""
    path = tmp_path / "entries.csv"
    path.write_bytes(UGLY.encode("mac_roman"))
    return opened(keyboard, path, Player(1, "Björn Åkerblad", 1559, 41, "33442571"))


def opened(keyboard: Keyboard, path: Path, *players: Player) -> ImportPage:
    session = Session(MemoryJournal(), [(plan("us-swiss", "Event", "seed", {}),)])
    if players:
        session.take(PlayersAdded(players))
    keyboard.window.show_event(session, path.with_suffix(".tourney"))
    keyboard.press(Key.Key_1, control=True)
    page = keyboard.workspace.players
    page.import_from(path)
    keyboard.until(page.preview.isVisible)
    return page.preview


def status(page: ImportPage, line: int) -> str:
    (row,) = (row for row in page.table.rows if row.key == line)
    return row.cells[page.table.ids.index(STATUS)]


def cell(page: ImportPage, line: int, column: int) -> str:
    (row,) = (row for row in page.table.rows if row.key == line)
    return row.cells[page.table.ids.index(str(column))]


def answer(page: ImportPage, line: int, key: str, **args: object) -> None:
    """Selects a row, and presses the button of its card with this text."""
    page.table.choose(line)
    QApplication.processEvents()
    wanted = messages.text(key, **args)
    (found,) = (one for one in page.card.buttons if one.text() == wanted and one.isVisible())
    found.click()


def counts(page: ImportPage) -> list[int]:
    return [
        int(one.text().rpartition("\N{NO-BREAK SPACE}")[2]) for one in page.filters.buttons.values()
    ]


def test_the_players_page_makes_no_preview_before_a_list_is_read(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo")
    keyboard.press(Key.Key_1, control=True)
    page = keyboard.workspace.players
    assert page.isVisible()
    assert page.findChildren(ImportPage) == []


def test_an_organizer_imports_an_ugly_list_and_loses_nobody(
    keyboard: Keyboard, preview: ImportPage
) -> None:
    assert preview.encoding.currentData() == "Mac Roman"
    assert cell(preview, 6, 0) == "Åkerblad"
    assert counts(preview) == [8, 3, 2]
    assert [box.currentText() for box in preview.table.pickers.choices] == [
        text(f"import-field-{field}")
        for field in ("last-name", "first-name", "rating", "age", "member-id", "ignore")
    ]
    assert "paid?" in preview.notes.text()
    # The keyboard begins at the first bad cell: typed over, refused, typed again.
    assert keyboard.focus is preview.table
    assert (preview.table.key, preview.table.column_id) == (5, "3")
    keyboard.press(Key.Key_Return)
    keyboard.type("x1\n")
    assert preview.editor.reason.isVisible()
    keyboard.press(Key.Key_Escape)
    assert cell(preview, 5, 3) == "abc"
    keyboard.press(Key.Key_Return)
    keyboard.type("19\n")
    assert not preview.editor.isVisible()
    assert status(preview, 5) == text("import-status-add")
    # A row without a name is left out by Space, and comes back.
    preview.table.choose(7)
    keyboard.type(" ")
    assert status(preview, 7) == text("import-status-skip")
    keyboard.type(" ")
    assert status(preview, 7) == text("import-status-fix")
    keyboard.type(" ")
    # Bad values are imported as empty, with a note.
    answer(preview, 10, "import-without", field="rating")
    assert status(preview, 10) == text("import-status-fix")
    answer(preview, 10, "import-without", field="age")
    answer(preview, 6, "import-update")
    answer(preview, 9, "import-two-people")
    assert counts(preview) == [8, 0, 0]
    count = text("count-players", count=6)
    assert preview.take.text() == text("import-and-update", players=count, updates=1)
    preview.take.click()
    assert not preview.isVisible()
    entered = keyboard.workspace.session.event.players
    assert [(one.name, one.rating, one.age, one.note) for one in entered] == [
        ("Björn Åkerblad", 1612, 41, None),
        ("Mateo Quiñones", 1456, 16, None),
        ("Kelly Parkhurst", 1312, 19, None),
        ("Wren Castellaw", 1205, 14, None),
        ("Wren Castellaw", 1310, 41, None),
        ("Bartholomew Finch", None, None, note("rating", "many") + "; " + note("age", "old")),
        ("Dmytro Holovatenko", 1288, 33, None),
    ]
    assert len(keyboard.workspace.session.session.steps) == 3


def test_a_cell_that_is_emptied_already_is_not_offered_to_be_emptied_again() -> None:
    grid = read_grid(b"Name;Age\nAnn;abc\n")
    choices = with_answer(without_value(Choices(), (2, 1), "age: abc"), 2, "update")
    shown = preview_list(grid, choices, (Player(1, "Ann", note="x" * 1_995),), 2026)
    ways = ways_out(shown.row(2), shown)
    assert [way.text for way in ways] == [text("import-edit-cell"), text("import-leave-out")]


def note(field: str, value: str) -> str:
    return text("label-value", label=text(f"import-field-{field}"), value=value)


def test_columns_encodings_and_filters_are_chosen_and_nothing_is_lost_on_leaving(
    keyboard: Keyboard, preview: ImportPage
) -> None:
    preview.filters.buttons["fix"].click()
    assert [row.key for row in preview.table.rows] == [5, 7, 10]
    # A row that is fixed keeps its place until the filter is chosen again.
    answer(preview, 5, "import-without", field="age")
    assert [row.key for row in preview.table.rows] == [5, 7, 10]
    preview.filters.buttons["check"].click()
    assert [row.key for row in preview.table.rows] == [6, 9]
    preview.filters.buttons["all"].click()
    preview.encoding.setCurrentIndex(preview.encoding.findData("Windows-1252"))
    preview.encoding.activated.emit(0)
    assert cell(preview, 6, 0) != "Åkerblad"
    preview.encoding.setCurrentIndex(preview.encoding.findData("Mac Roman"))
    preview.encoding.activated.emit(0)
    box = preview.table.pickers.choices[5]
    box.setFocus()
    keyboard.type(text("import-field-club"))
    assert "paid?" not in preview.notes.text()
    assert preview.preview is not None
    assert preview.preview.fields[5] == "club"
    preview.buttons.empty_all.click()
    assert counts(preview)[1] == 1
    # The event's undo, while the list is open, is seen by the list.
    keyboard.workspace.session.undo()
    assert status(preview, 6) == text("import-status-add")
    preview.table.setFocus()
    keyboard.press(Key.Key_Escape)
    assert preview.isVisible()
    assert keyboard.focus is preview.question.buttons[0]
    keyboard.press(Key.Key_Escape)
    assert cell(preview, 6, 0) == "Åkerblad"
    preview.cancel.click()
    preview.question.buttons[0].click()
    assert not preview.isVisible()
    assert keyboard.workspace.session.event.players == ()


def test_the_open_list_of_a_narrow_column_shows_every_field_whole(
    dressed: QApplication, preview: ImportPage
) -> None:
    box = min(preview.table.pickers.choices, key=ChoiceBox.width)
    box.showPopup()
    room = box.view().viewport().width()
    widest = box.view().sizeHintForColumn(0)
    box.hidePopup()
    assert box.width() < widest <= room


def test_another_list_replaces_a_changed_one_only_after_asking(
    keyboard: Keyboard, preview: ImportPage, tmp_path: Path
) -> None:
    page = keyboard.workspace.players
    other = tmp_path / "other.csv"
    other.write_text("name\nEva\nFinn\n")
    preview.buttons.empty_all.click()
    changed = counts(preview)
    page.import_from(other)
    keyboard.until(preview.question.isVisible)
    assert counts(preview) == changed
    # One button is filled at a time.
    assert preview.take.property("look") == ""
    preview.question.buttons[1].click()
    assert counts(preview) == changed
    assert preview.take.property("look") == "next"
    page.import_from(other)
    keyboard.until(preview.question.isVisible)
    preview.question.buttons[0].click()
    assert counts(preview) == [2, 0, 0]
    assert not preview.question.isVisible()
    # Nothing has been decided about this one.
    page.import_from(tmp_path / "entries.csv")
    keyboard.until(lambda: counts(preview)[0] == 8)
    preview.buttons.empty_all.click()
    preview.leave()
    preview.question.buttons[0].click()
    page.import_from(other)
    keyboard.until(preview.isVisible)
    assert not preview.question.isVisible()
    assert counts(preview) == [2, 0, 0]


def test_a_list_with_unknown_headings_asks_for_the_column_of_the_names(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    path = tmp_path / "entries.csv"
    path.write_text("Imię;Punkty\nAnn;1500\nBo;1400\n", encoding="utf-8")
    preview = opened(keyboard, path)
    assert keyboard.focus is preview.table.pickers.choices[0]
    assert text("import-no-name-column") in preview.notes.text()
    assert not preview.take.isEnabled()
    keyboard.type(text("import-field-name"))
    assert preview.take.text() == text("people-import-all", players=text("count-players", count=2))
    preview.headed.click()
    assert counts(preview)[0] == 3
    preview.cancel.click()
    keyboard.press(Key.Key_Return)
    assert not preview.isVisible()


def test_a_list_imported_again_updates_everyone_at_once(keyboard: Keyboard, tmp_path: Path) -> None:
    path = tmp_path / "entries.csv"
    path.write_text("Name;Rating\nAnn;1510\nBo;1400\nCy;1300\nAnn;9\n", encoding="utf-8")
    preview = opened(keyboard, path, Player(1, "Ann", 1500), Player(2, "Bo", 1400, 12))
    assert preview.take.text() == text("people-import-all", players=text("count-players", count=1))
    assert preview.buttons.update_all.text() == text("import-update-all", count=2)
    preview.buttons.update_all.click()
    assert preview.buttons.update_all.isHidden()
    assert [row.outcome for row in preview.preview.rows] == ["update", "update", "add", "skip"]
    preview.take.click()
    entered = keyboard.workspace.session.event.players
    assert [(one.rating, one.age) for one in entered] == [(1510, None), (1400, 12), (1300, None)]


def test_names_saved_in_the_wrong_encoding_are_put_right_by_a_button(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    path = tmp_path / "entries.csv"
    path.write_text("Name;Club\nJosÃ©;ZoÃ«\nAnn;\n", encoding="utf-8")
    preview = opened(keyboard, path)
    said = text("import-garbled", found="JosÃ©", meant="José", rows=1)
    assert said in preview.notes.text()
    preview.fix_letters.click()
    assert [cell(preview, 2, at) for at in (0, 1)] == ["José", "Zoë"]
    assert said not in preview.notes.text()
    assert preview.fix_letters.isHidden()


def test_a_decision_reads_a_list_of_a_thousand_again_once_and_choosing_a_row_not_at_all(
    keyboard: Keyboard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "entries.csv"
    rows = (f"Player {at};{1000 + at};{at};SK" for at in range(1000))
    path.write_text("\n".join(("Name;Rating;ID;Club", *rows)), encoding="utf-8")
    preview = opened(keyboard, path)
    assert preview.table.findChildren(ChoiceBox) == preview.table.pickers.choices
    readings: list[Choices] = []

    def counted(
        grid: Grid, choices: Choices, entered: Sequence[Player], year: int
    ) -> ImportPreview:
        readings.append(choices)
        return preview_list(grid, choices, entered, year)

    monkeypatch.setattr(import_page, "preview_list", counted)
    preview.table.setFocus()
    preview.table.choose(500)
    assert readings == []
    keyboard.type(" ")
    assert status(preview, 500) == text("import-status-skip")
    assert len(readings) == 1


def test_a_bad_value_loses_nobody_who_is_imported_without_a_look(
    keyboard: Keyboard, tmp_path: Path
) -> None:
    path = tmp_path / "entries.csv"
    path.write_text(
        "Name;Rating;Quick;Expires;Born\n"
        "Ann;1100P12;1340/5;2026-11-30;2010-05-17\nBo;many;x;soon;1066\n;1500;;;\n",
        encoding="utf-8",
    )
    preview = opened(keyboard, path)
    assert [status(preview, line) for line in (3, 4)] == [text("import-status-fix")] * 2
    players = text("count-players", count=2)
    rest = text("people-import-rest", players=players)
    assert preview.take.text() == text("import-with-gaps", text=rest, count=1)
    preview.take.click()
    ann, bo = keyboard.workspace.session.event.players
    assert (ann.rating, ann.provisional, ann.rating2, ann.birth) == (1100, 12, 1340, "2010-05-17")
    assert (bo.name, bo.rating, bo.rating2, bo.expires, bo.birth, bo.age) == ("Bo", *[None] * 5)
    assert bo.note is not None
    assert all(value in bo.note for value in ("many", "x", "soon", "1066"))
