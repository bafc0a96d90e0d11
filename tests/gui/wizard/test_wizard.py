"""The wizard by keyboard: from the home page to an event, forward and back."""

import random
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from tests.gui.conftest import ALL_SEEN
from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.forms.settings_preview import SketchView
from tourneydesk.gui.session.new_event import STEPS, Answers
from tourneydesk.gui.tasks import any_work
from tourneydesk.gui.user_data.people import AddressBook
from tourneydesk.gui.user_data.recent import recent_events
from tourneydesk.gui.widgets.table_view import TableView
from tourneydesk.gui.widgets.text_widgets import Field, TextArea
from tourneydesk.gui.wizard.wizard import Wizard
from tourneydesk.present import messages
from tourneydesk.present.preview import Bands, Ring, Sketch, Tables
from tourneydesk.present.shows import sketch_of
from tourneydesk.shipped import shipped

MOST_ACTIONS, MOST_CLICKS = 8, 9
MODULE = "tourneydesk.gui.wizard"


@pytest.fixture
def wizard(keyboard: Keyboard, window: Window) -> Wizard:
    """The wizard on its first page, as Ctrl+N brings it up."""
    keyboard.press(Key.Key_N, control=True)
    return window.wizard


class Counted(Keyboard):
    """Counts what a person does: a key with or without Ctrl, or one thing typed."""

    actions = 0

    def type(self, text: str) -> None:
        self.actions += 1
        super().type(text)

    def press(self, key: Qt.Key, *, control: bool = False, shift: bool = False) -> None:
        self.actions += 1
        if control and shift:
            super().shift_control(key)
        else:
            super().press(key, control=control)

    def alt(self, key: Qt.Key) -> None:
        self.actions += 1
        super().alt(key)


LISTS = [
    ("R", "risk-18.csv", "risk-swiss"),
    ("Ag", "age-34.csv", "age-swiss"),
    ("D", "ring-10.csv", "dual-ring"),
    ("Ac", "strikes-26.csv", "strikes"),
    ("U", "chess-40.csv", "us-swiss"),
]
"""The first letters of a format, a list of players, and the format's key."""


@pytest.mark.parametrize(("letters", "sample", "key"), LISTS)
def test_a_list_is_in_a_posted_round_within_eight_actions(
    keyboard: Keyboard,
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
    letters: str,
    sample: str,
    key: str,
) -> None:
    person = Counted(keyboard.qtbot, window)
    monkeypatch.setattr(f"{MODULE}.players_step.list_to_import", lambda *_: shipped_list(sample))
    person.press(Key.Key_N, control=True)
    person.type(letters)
    person.press(Key.Key_Return)
    person.type("Spring Open")
    person.alt(Key.Key_L)
    person.actions += 1  # the file is chosen in the system's own dialog
    person.until(window.wizard.players.importing.isVisible)
    person.press(Key.Key_Return, control=True, shift=True)
    person.pair()
    assert person.actions <= MOST_ACTIONS
    assert_list_is_paired(person, sample, key)


@pytest.mark.parametrize(("letters", "sample", "key"), LISTS[::4])
def test_a_first_event_starts_with_the_letters_of_a_card(
    keyboard: Keyboard, window: Window, letters: str, sample: str, key: str
) -> None:
    keyboard.type(f"{letters}\nSpring Open")
    assert window.wizard.flow.answers.format == key
    assert window.wizard.details.name.text() == "Spring Open"


@pytest.mark.parametrize(("letters", "sample", "key"), LISTS)
def test_a_list_is_in_a_posted_round_within_nine_clicks(
    keyboard: Keyboard,
    window: Window,
    monkeypatch: pytest.MonkeyPatch,
    letters: str,
    sample: str,
    key: str,
) -> None:
    monkeypatch.setattr(f"{MODULE}.players_step.list_to_import", lambda *_: shipped_list(sample))
    wizard, cards = window.wizard, window.home.formats.cards
    clicks = 1  # typing the name
    for button in (
        next(card for card in cards if card.key == key),
        wizard.next,
        wizard.players.choose,
        wizard.players.importing.take,
        wizard.create_now,
    ):
        keyboard.until(button.isEnabled)
        assert button.isVisible()
        QTest.mouseClick(button, Qt.MouseButton.LeftButton)
        clicks += 1
        if button in cards:
            keyboard.type("Spring Open")
        if button is wizard.players.choose:
            clicks += 2  # the file and Open in the system's own dialog
            keyboard.until(wizard.players.importing.isVisible)
    QTest.mouseClick(keyboard.workspace.status_bar.next, Qt.MouseButton.LeftButton)
    keyboard.until(lambda: bool(keyboard.workspace.session.event.rounds))
    assert clicks + 1 <= MOST_CLICKS
    assert_list_is_paired(keyboard, sample, key)


def assert_list_is_paired(keyboard: Keyboard, sample: str, key: str) -> None:
    event = keyboard.workspace.session.event
    assert (event.format, event.name, len(event.rounds)) == (key, "Spring Open", 1)
    assert len(event.players) == int(sample.partition("-")[2].removesuffix(".csv"))


def shipped_list(name: str) -> Path:
    return Path(str(shipped(f"samples/{name}")))


def test_a_format_is_chosen_by_arrows_letters_or_a_click(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    assert wizard.format.chosen.key == next(iter(FORMATS))
    keyboard.press(Key.Key_Down)
    assert wizard.flow.answers.format == wizard.format.cards[1].key
    keyboard.type("Acc")
    assert wizard.flow.answers.format == "strikes"
    keyboard.type("d")
    assert wizard.flow.answers.format == "dual-ring"
    QTest.mouseClick(wizard.format.cards[-1], Qt.MouseButton.LeftButton)
    assert wizard.flow.answers.format == wizard.format.cards[-1].key


def test_an_event_needs_a_name_and_says_so_there(keyboard: Keyboard, wizard: Wizard) -> None:
    keyboard.go_on(2)
    assert wizard.flow.page == "details"
    error = wizard.details.rows["name"].error
    assert "Type a name" in error.text()
    assert keyboard.focus is wizard.details.name
    keyboard.type("Open")
    assert not error.isVisible()
    keyboard.go_on()
    assert wizard.flow.page == "players"


def test_going_back_keeps_answers_and_the_event_gets_the_changed_ones(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    keyboard.type("Acc\nOpen\n")
    keyboard.type("Town Hall")
    keyboard.go_on()
    keyboard.type("Ann\nBo\nCy\nDi")
    keyboard.go_on()
    keyboard.type("\n\n")  # the largest table and what two can play stay as they are
    keyboard.type("\n")
    keyboard.press(Key.Key_A, control=True)
    keyboard.type("47")
    keyboard.go_on()
    for _ in STEPS[1:]:
        keyboard.press(Key.Key_Escape)
    assert wizard.flow.page == "format"
    keyboard.type("Dual")
    keyboard.go_on(3)
    assert [field.key for field in wizard.settings.settings] == [
        setting.key for setting in FORMATS["dual-ring"].settings
    ]
    assert not wizard.settings.expected.isVisible()
    keyboard.press(Key.Key_Down)
    assert wizard.flow.answers.chosen_settings["seating"] == "rating"
    for _ in range(3):
        keyboard.press(Key.Key_Escape)
    keyboard.type("Acc")
    keyboard.go_on()
    keyboard.type("Autumn Open")
    keyboard.go_on(3)
    assert "Town Hall" in wizard.review.text.text()
    keyboard.press(Key.Key_Return)
    event = keyboard.workspace.session.event
    assert (event.format, event.name) == ("strikes", "Autumn Open")
    assert event.settings["elimination_level"] == 47
    assert event.details["venue"] == "Town Hall"
    assert [player.name for player in event.players] == ["Ann", "Bo", "Cy", "Di"]
    assert keyboard.workspace.page == PageName.PLAYERS


def test_leaving_the_wizard_asks_before_it_discards_what_was_typed(
    keyboard: Keyboard, window: Window, wizard: Wizard
) -> None:
    keyboard.type("Dual\nOpen")
    keyboard.press(Key.Key_Escape)
    keyboard.press(Key.Key_Escape)
    assert wizard.leaving.isVisible()
    keyboard.press(Key.Key_Escape)
    assert not wizard.leaving.isVisible()
    assert wizard.flow.answers.name == "Open"
    QTest.mouseClick(wizard.cancel, Qt.MouseButton.LeftButton)
    wizard.leaving.buttons[1].setFocus()
    keyboard.press(Key.Key_Return)
    assert window.home.isVisible()
    assert wizard.flow.answers == Answers()
    keyboard.press(Key.Key_N, control=True)
    keyboard.press(Key.Key_Escape)
    assert window.home.isVisible(), "nothing was typed"


def test_another_page_keeps_the_answers_and_an_event_made_clears_them(
    keyboard: Keyboard, window: Window, wizard: Wizard
) -> None:
    keyboard.type("Dual\nOpen")
    window.show_practice()
    keyboard.press(Key.Key_N, control=True)
    assert wizard.flow.answers.name == "Open"
    keyboard.go_on(4)
    keyboard.press(Key.Key_Return)
    assert keyboard.workspace.session.event.name == "Open"
    assert wizard.flow.answers == Answers()
    keyboard.press(Key.Key_N, control=True)
    keyboard.go_on()
    assert wizard.details.name.text() == ""


def test_settings_preview_updates_with_every_key(keyboard: Keyboard, wizard: Wizard) -> None:
    keyboard.type("R\nOpen")
    keyboard.go_on(2)
    leads_to = wizard.settings.preview
    assert leads_to.sentence.text() == messages.text(
        "boards-then-final",
        players=18,
        boards=messages.listed(
            [messages.text("of-boards", count=2, size=4), messages.text("of-size", count=2, size=5)]
        ),
        rounds=messages.text("swiss-rounds-one"),
        final="five",
    )
    assert leads_to.sketch.sketch == Tables((5, 5, 4, 4), final=5)
    keyboard.type("11")
    assert "withdraw 1 for 10" in leads_to.sentence.text()
    assert leads_to.sentence.property("look") == "attention"
    assert not leads_to.sketch.isVisible()
    keyboard.press(Key.Key_Backspace)
    keyboard.type("0\n3")
    assert leads_to.sentence.text() == messages.text(
        "boards-then-final",
        players=10,
        boards=messages.text("of-boards", count=2, size=5),
        rounds=messages.text("swiss-rounds-many", rounds=3),
        final="five",
    )
    keyboard.type("x")
    assert "1 to 999" in leads_to.sentence.text()
    keyboard.go_on()
    assert wizard.flow.page == "settings"
    field = next(one for one in wizard.settings.settings if one.key == "swiss_rounds")
    assert keyboard.focus is field.widget
    assert "1 to 999" in field.widget.accessibleDescription()


def test_settings_and_seed_are_the_events(keyboard: Keyboard, wizard: Wizard) -> None:
    keyboard.type("Acc\nStrikes")
    keyboard.go_on(2)
    keyboard.type("\n4\n")
    wizard.settings.seed.setFocus()
    keyboard.type("my seed\n")
    assert wizard.flow.page == "review"
    assert "Largest table: 4" in wizard.review.text.text()
    keyboard.press(Key.Key_Return)
    event = keyboard.workspace.session.event
    assert (event.seed, event.settings["largest_table"]) == ("my seed", 4)


def test_an_existing_file_is_not_overwritten(
    keyboard: Keyboard, window: Window, wizard: Wizard, tmp_path: Path
) -> None:
    taken = tmp_path / "taken.tourney"
    taken.write_text("here")
    keyboard.type("R\nOpen")
    wizard.details.file.setText(str(taken))
    keyboard.go_on(3)
    keyboard.press(Key.Key_Return)
    assert window.workspace is None
    assert wizard.flow.page == "details"
    assert keyboard.focus is wizard.details.file
    assert "already exists" in wizard.details.file_row.error.text()
    assert wizard.details.name.text() == "Open"
    assert taken.read_text() == "here"


def test_bad_rows_are_named_and_left_out_only_when_the_button_says_so(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    keyboard.type("D\nRing")
    keyboard.go_on()
    assert wizard.next.text() == messages.text("wizard-next-without-players")
    keyboard.type("name,rating\nAnn,1500\nBo,1600\nCy,9999")
    assert wizard.next.text() == "Continue without 1 row"
    assert "Row 4" in str(wizard.players.preview.problems.model().index(0, 0).data())
    keyboard.press(Key.Key_Backspace)
    assert wizard.next.text() == messages.text("wizard-next")
    assert "3 players" in wizard.players.consequence.text()
    keyboard.go_on(2)
    keyboard.press(Key.Key_Return)
    names = [(player.name, player.rating) for player in keyboard.workspace.session.event.players]
    assert names == [("Ann", 1500), ("Bo", 1600), ("Cy", 999)]


def test_a_list_from_a_file_is_previewed_as_in_an_event_and_then_in_the_box(
    keyboard: Keyboard, wizard: Wizard, tmp_path: Path
) -> None:
    path = tmp_path / "<b>list.csv"
    path.write_bytes("name,rating,fee\r\nEva,1500,5\r\nJosé,x,5\r\n".encode("cp1252"))
    open_list(keyboard, wizard, path, typed="Ann\nBo")
    page = wizard.players.importing
    assert "<b>list.csv" in page.header.title.text()
    assert "Windows-1252" in page.notes.text()
    assert [row.outcome for row in page.preview.rows] == ["add", "fix"]
    assert listed_names(wizard) == ["Ann", "Bo"]
    keyboard.go_on()  # there is a row to fix
    assert page.isVisible()
    assert page.table.key == 3
    QTest.mouseClick(page.card.buttons[0], Qt.MouseButton.LeftButton)  # without the rating
    keyboard.go_on()
    assert wizard.next.isVisible()
    assert listed_names(wizard) == ["Eva", "José"]
    text = wizard.players.text
    assert text.toPlainText() == "Name\tRating\tNote\nEva\t1500\t\nJosé\t\tRating: x\n"
    assert keyboard.focus is text
    text.setPlainText(text.toPlainText().replace("José\t", "José\t1400"))
    assert [one.rating for one in wizard.flow.answers.players] == [1500, 1400]


def test_typed_rows_are_fixed_on_the_page_of_every_list(keyboard: Keyboard, wizard: Wizard) -> None:
    keyboard.type("D\nRing")
    keyboard.go_on()
    keyboard.type("Ann\nBo")
    assert not wizard.players.fix_rows.isVisible()
    wizard.players.text.setPlainText("Rating;Wer\n1500;Ann\n1600;Bo\n")
    assert listed_names(wizard) == []
    QTest.mouseClick(wizard.players.fix_rows, Qt.MouseButton.LeftButton)
    page = wizard.players.importing
    assert page.header.title.text() == messages.text("import-typed-heading")
    page.table.picked.emit(1, "name")
    QTest.mouseClick(page.take, Qt.MouseButton.LeftButton)
    assert listed_names(wizard) == ["Ann", "Bo"]
    assert not wizard.players.fix_rows.isVisible()


def test_leaving_the_preview_keeps_what_was_typed(
    keyboard: Keyboard, wizard: Wizard, tmp_path: Path
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("name\nEva\nFinn\n", encoding="utf-8")
    open_list(keyboard, wizard, path, typed="Ann\nBo")
    keyboard.press(Key.Key_Escape)
    assert wizard.next.isVisible()
    assert listed_names(wizard) == ["Ann", "Bo"]


def test_players_are_those_of_one_reading(
    keyboard: Keyboard, wizard: Wizard, tmp_path: Path
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("name\nEva\n", encoding="utf-8")
    open_list(keyboard, wizard, path)
    path.write_text("name\nFinn\n", encoding="utf-8")
    keyboard.go_on()
    assert listed_names(wizard) == ["Eva"]


def test_players_with_more_text_than_the_box_holds_are_refused(
    keyboard: Keyboard, wizard: Wizard, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("name\nEva\nFinn\n", encoding="utf-8")
    open_list(keyboard, wizard, path)
    monkeypatch.setattr(TextArea, "MAX_LENGTH", 10)
    keyboard.go_on()
    assert messages.text("list-too-big", most=0) in wizard.players.importing.trouble.text()
    assert listed_names(wizard) == []


def test_what_a_file_replaced_comes_back_by_undo(
    keyboard: Keyboard, wizard: Wizard, tmp_path: Path
) -> None:
    path = tmp_path / "list.csv"
    path.write_text("name\nEva\nFinn\n", encoding="utf-8")
    open_list(keyboard, wizard, path, typed="Ann\nBo")
    keyboard.go_on()
    assert listed_names(wizard) == ["Eva", "Finn"]
    wizard.players.text.undo()
    assert listed_names(wizard) == ["Ann", "Bo"]


def test_an_answered_step_is_a_button_that_leads_back_and_a_later_one_is_not(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    keyboard.type("Acc\nOpen")
    keyboard.go_on()
    keyboard.type("Ann\nBo\nCy\nDi")
    steps = wizard.steps.step
    shown = [page for page, step in steps.items() if step.back.isVisible()]
    assert shown == ["format", "details"]
    steps["details"].back.click()
    assert wizard.flow.page == "details"
    assert wizard.details.name.hasFocus()
    assert [page for page, step in steps.items() if step.back.isVisible()] == ["format"]
    assert len(wizard.flow.answers.players) == 4


def test_the_players_of_a_new_event_are_known_in_the_next_one(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    keyboard.type("D\nRing")
    keyboard.go_on()
    keyboard.type("First name;Last name\nAna;de la Cruz\nBo;Diaz")
    keyboard.shift_control(Key.Key_Return)
    workspace = keyboard.workspace
    keyboard.until(lambda: not wizard.book.saving.busy)
    other = replace(workspace.session.event, players=())
    found = AddressBook().find("cruz", other)
    assert [(one.name, one.family) for one in found] == [("Ana de la Cruz", "de la Cruz")]


def open_list(keyboard: Keyboard, wizard: Wizard, path: Path, typed: str = "") -> None:
    """Opens a list on the page of the players, with this typed before."""
    keyboard.type("D\nRing")
    keyboard.go_on()
    keyboard.type(typed)
    wizard.players.read_file(path)
    assert not wizard.next.isEnabled()
    keyboard.go_on()
    assert wizard.flow.page == "players"
    keyboard.until(wizard.players.importing.isVisible)


def listed_names(wizard: Wizard) -> list[str]:
    return [one.name for one in wizard.flow.answers.players]


def test_text_that_is_not_a_list_is_reported_and_kept(
    keyboard: Keyboard, wizard: Wizard, tmp_path: Path
) -> None:
    keyboard.type("D\nRing")
    keyboard.go_on()
    keyboard.type("Ann\nBo")
    wizard.players.read_file(tmp_path / "nowhere.csv")
    keyboard.until(lambda: "nowhere.csv" in wizard.players.trouble.text())
    assert wizard.players.text.toPlainText() == "Ann\nBo"


def test_thousands_of_pasted_rows_are_read_in_the_background(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    keyboard.type("D\nRing")
    keyboard.go_on()
    wizard.players.text.setPlainText("\n".join(f"Player {number}" for number in range(3000)))
    assert wizard.players.busy
    keyboard.until(lambda: wizard.next.isEnabled())
    assert wizard.players.consequence.text().startswith("3000 players")


def test_every_page_has_its_question_and_names_every_control(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    questions = []
    keyboard.type("R\nOpen")
    keyboard.press(Key.Key_Escape)
    for _ in STEPS:
        questions.append(wizard.question.text())
        nameless = [
            widget
            for widget in wizard.findChildren(QWidget)
            if widget.isVisible()
            and isinstance(widget, Field | TextArea | TableView)
            and not widget.accessibleName()
        ]
        assert nameless == []
        if wizard.flow.page != "review":
            keyboard.go_on()
    assert len(set(questions)) == len(STEPS)


SKETCHES = [
    *map(sketch_of, FORMATS),
    Tables((5,) * 1000, final=5),
    Tables((3,)),
    Ring(3),
    Ring(5000),
    Bands(tuple(f"A very long name of group {at} " * 3 for at in range(10)), (500,) * 10),
]


@pytest.mark.parametrize("sketch", SKETCHES)
@pytest.mark.parametrize("size", [(20, 20), (120, 60), (500, 300)])
def test_every_sketch_is_drawn_at_any_size(
    dressed: QApplication, sketch: Sketch, size: tuple[int, int]
) -> None:
    view = SketchView(sketch)
    view.resize(*size)
    picture = view.grab().toImage()
    colours = {
        picture.pixel(x, y)
        for x in range(0, picture.width(), 2)
        for y in range(0, picture.height(), 2)
    }
    assert len(colours) > 2


@pytest.mark.parametrize("seed", range(10 if ALL_SEEN else 1))
def test_keys_at_random_break_no_wizard(
    keyboard: Keyboard, window: Window, monkeypatch: pytest.MonkeyPatch, seed: int
) -> None:
    bugs: list[BaseException] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, wrong, trace: bugs.append(wrong))
    for name in ("getOpenFileName", "getSaveFileName"):
        dialog = f"tourneydesk.gui.widgets.file_dialogs.QFileDialog.{name}"
        monkeypatch.setattr(dialog, lambda *_, **__: ("", ""))
    chance = random.Random(seed)
    keys = [Key.Key_Return, Key.Key_Tab, Key.Key_Up, Key.Key_Down, Key.Key_Backspace]
    keys += [Key.Key_Escape, Key.Key_Space, Key.Key_PageDown]
    for _ in range(300):
        if QApplication.focusWidget() is None or window.home.isVisible():
            window.show_new()
        match chance.randrange(3):
            case 0:
                keyboard.press(chance.choice(keys))
            case 1:
                keyboard.press(Key.Key_Return, control=True)
            case _:
                keyboard.type(chance.choice("aR1,.9;é山<&"))
    keyboard.until(lambda: not any_work())
    assert not bugs


def test_a_thousand_players_are_entered_in_the_background(
    keyboard: Keyboard, wizard: Wizard, window: Window, work_gate: WorkGate
) -> None:
    keyboard.type("Acc\nLarge\n")
    keyboard.go_on()
    rows = "\n".join(f"Player {number}" for number in range(1, 1001))
    wizard.players.text.setPlainText(rows)
    keyboard.until(lambda: not wizard.players.busy)
    keyboard.go_on(2)
    assert wizard.flow.page == "review"
    work_gate.shut()
    keyboard.press(Key.Key_Return)
    assert window.workspace is None, "the window goes on answering meanwhile"
    assert wizard.next.text() == messages.text("safety-creating")
    keyboard.press(Key.Key_Escape)
    work_gate.open()
    keyboard.until(lambda: window.workspace is not None)
    assert len(keyboard.workspace.session.event.players) == 1000
    assert wizard.flow.page == "format"
    assert wizard.cancel.isVisibleTo(wizard)


def test_a_large_event_that_comes_when_another_is_open_waits_among_the_recent_ones(
    keyboard: Keyboard, wizard: Wizard, window: Window, work_gate: WorkGate
) -> None:
    keyboard.type("Acc\nLarge\n")
    keyboard.go_on()
    wizard.players.text.setPlainText("\n".join(f"P {number}" for number in range(1, 400)))
    keyboard.until(lambda: not wizard.players.busy)
    keyboard.go_on(2)
    work_gate.shut()
    keyboard.press(Key.Key_Return)
    window.show_home()
    work_gate.open()
    keyboard.until(lambda: not wizard.creating.busy)
    assert window.workspace is None
    assert [event.name for event in recent_events()] == ["Large"]


def test_unwritable_path_is_reported_for_a_large_event_too(
    keyboard: Keyboard, wizard: Wizard, window: Window, tmp_path: Path
) -> None:
    keyboard.type("Acc\nLarge\n")
    taken = tmp_path / "taken.tourney"
    taken.write_text("precious")
    wizard.details.file.setText(str(taken))
    keyboard.go_on()
    wizard.players.text.setPlainText("\n".join(f"P {number}" for number in range(1, 400)))
    keyboard.until(lambda: not wizard.players.busy)
    keyboard.go_on(2)
    keyboard.press(Key.Key_Return)
    keyboard.until(lambda: not wizard.creating.busy)
    assert wizard.flow.page == "details"
    error = wizard.details.file_row.error.text()
    assert messages.text("file-exists", name="taken.tourney") in error
    assert taken.read_text() == "precious"


def test_a_page_scrolls_inside_not_together_with_the_longest_one(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    wizard.window().resize(1000, 560)
    keyboard.go_on()
    areas = wizard.findChildren(QScrollArea)
    outer = next(one for one in areas if one.isAncestorOf(wizard.question))
    keyboard.until(lambda: wizard.details.isVisible())
    assert outer.verticalScrollBar().maximum() == 0
    height = wizard.players.minimumSizeHint().height()
    assert wizard.details.minimumSizeHint().height() < height


def test_the_example_and_the_second_column_are_those_of_the_format(
    keyboard: Keyboard, wizard: Wizard
) -> None:
    text, key = wizard.players.text, "wizard-type-players-hint"
    wizard.enter_with("age-swiss")
    keyboard.type("Camp")
    keyboard.go_on()
    assert text.placeholderText() == messages.text(key, "age-swiss") != messages.text(key)
    keyboard.type("Ann,9\nBo,41")
    assert [one.age for one in wizard.flow.answers.players] == [9, 41]
    wizard.enter_with("us-swiss")
    keyboard.go_on()
    assert text.placeholderText() == messages.text(key)
    assert [one.age for one in wizard.flow.answers.players] == [None, None]
