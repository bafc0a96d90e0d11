"""What a text promises a key will do, that key does, wherever the keyboard is on the page."""

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.gui.pages.sheet_entry import SheetEntry
from tourneydesk.present import messages

TEN = ("Ann", "Bo", "Cy", "Di", "Ed", "Flo", "Gus", "Hal", "Ivy", "Jo")
FORMATS = {"us-swiss": {}, "age-swiss": {"games_per_match": 3}, "risk-swiss": {}, "strikes": {}}


def first_result(keyboard: Keyboard) -> object:
    return keyboard.workspace.session.event.rounds[0].tables[0].result


def type_result(keyboard: Keyboard, turn: int) -> None:
    """A result at the first table: the same with every first turn, another with every second."""
    keyboard.press(Key.Key_G, control=True)
    keyboard.type("1\n")
    entry = keyboard.workspace.round.entry
    if not isinstance(entry, SheetEntry):
        keyboard.type("2" if turn else "1")
        return
    if keyboard.focus is keyboard.workspace.round.tables:
        entry.begin()
    for row, fields in enumerate(entry.fields):
        figures = [row + 1, 30 + row, 2] if len(fields) > 1 else [50 - row]
        for field, figure in zip(fields, figures, strict=True):
            field.setText(str(figure + (turn if field is fields[-1] and row == 0 else 0)))
    entry.finish()


def places(keyboard: Keyboard) -> dict[str, Callable[[], QWidget]]:
    """Wherever the keyboard can be on the page of a round."""
    page = keyboard.workspace.round
    found: dict[str, Callable[[], QWidget]] = {
        "list": lambda: page.tables,
        "finder": lambda: page.finder,
        "filter": lambda: page.all,
    }
    if isinstance(page.entry, SheetEntry):
        found["first figure"] = lambda: page.entry.fields[0][0]
        found["last figure"] = lambda: page.entry.fields[-1][-1]
    return found


@pytest.mark.parametrize("key", FORMATS)
def test_enter_changes_a_result_and_escape_keeps_it_wherever_the_keyboard_is(
    keyboard: Keyboard, key: str
) -> None:
    keyboard.sit_down(key, *TEN, settings=FORMATS[key])
    type_result(keyboard, 0)
    before = first_result(keyboard)
    assert before is not None
    turn = 0
    for focus in places(keyboard).values():
        for does, changes in ((Key.Key_Escape, False), (Key.Key_Return, True)):
            type_result(keyboard, 1 - turn)
            card = keyboard.workspace.round.card
            assert card.isVisible()
            assert card.change.shows_key
            assert card.keep.shows_key
            assert first_result(keyboard) == before, "nothing is written before Enter"
            focus().setFocus()
            QApplication.processEvents()
            keyboard.press(does)
            assert (first_result(keyboard) != before) == changes, (focus().accessibleName(), does)
            assert keyboard.workspace.round.reporting.pending is None
            if changes:
                turn, before = 1 - turn, first_result(keyboard)


def test_retyping_a_figure_withdraws_the_question_and_enter_moves_on(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("strikes", *TEN[:5])
    type_result(keyboard, 0)
    before = first_result(keyboard)
    type_result(keyboard, 1)
    assert keyboard.workspace.round.reporting.pending is not None
    entry = keyboard.workspace.round.entry
    assert isinstance(entry, SheetEntry)
    entry.fields[0][0].setFocus()
    keyboard.type("77")
    assert keyboard.workspace.round.reporting.pending is None
    assert entry.trouble.isHidden()
    keyboard.press(Key.Key_Return)
    assert first_result(keyboard) == before
    assert entry.fields[1][0].hasFocus()


@pytest.mark.parametrize("key", FORMATS)
def test_taking_a_result_back_is_confirmed_by_enter_only(keyboard: Keyboard, key: str) -> None:
    keyboard.sit_down(key, *TEN, settings=FORMATS[key])
    type_result(keyboard, 0)
    keyboard.workspace.round.tables.choose(1)
    keyboard.workspace.round.tables.setFocus()
    for _ in range(2):
        keyboard.press(Key.Key_Delete)
        assert first_result(keyboard) is not None
    keyboard.press(Key.Key_Return)
    assert first_result(keyboard) is None


@pytest.mark.parametrize("where", ["choices", "tables"])
def test_enter_does_a_repair_and_escape_leaves_it_from_both_lists(
    keyboard: Keyboard, where: str
) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.workspace.session.session.take(PlayerDropped(1))
    repair, repair_work = keyboard.workspace.repair, keyboard.workspace.repair_work
    for does, repaired in ((Key.Key_Escape, False), (Key.Key_Return, True)):
        keyboard.press(Key.Key_E, control=True)
        keyboard.until(lambda: not repair_work.busy and repair.choices.key is not None)
        assert repair.apply_button.text() == messages.text("repair-apply")
        getattr(repair, where).setFocus()
        steps = len(keyboard.workspace.session.session.steps)
        keyboard.press(does)
        assert (len(keyboard.workspace.session.session.steps) > steps) == repaired


def test_enter_posts_a_draft_and_escape_leaves_it(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di")
    for table in "12":
        keyboard.press(Key.Key_G, control=True)
        keyboard.type(f"{table}\n1")
    for does, posted in ((Key.Key_Escape, 1), (Key.Key_Return, 2)):
        keyboard.press(Key.Key_D, control=True)
        keyboard.until(lambda: keyboard.workspace.draft.tables.hasFocus())
        keyboard.press(does)
        assert len(keyboard.workspace.session.event.rounds) == posted


def test_delete_withdraws_and_insert_reinstates_as_the_buttons_say(keyboard: Keyboard) -> None:
    keyboard.sit_down("us-swiss", *TEN)
    keyboard.press(Key.Key_1, control=True)
    players = keyboard.workspace.players
    players.list.choose(3)
    players.list.setFocus()
    assert "Del" in players.withdraw.toolTip()
    keyboard.press(Key.Key_Delete)
    assert keyboard.workspace.session.event.player(3).dropped
    assert "Ins" in players.reinstate.toolTip()
    keyboard.press(Key.Key_Insert)
    assert not keyboard.workspace.session.event.player(3).dropped
