"""The sheet of keys has exactly the keys that each page takes, and each of them does its action."""

import ast
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

import tourneydesk.gui
from tests.gui.keyboard import NONE, Keyboard
from tourneydesk.gui.app.handbook import HandbookWindow
from tourneydesk.gui.event.workspace import Workspace
from tourneydesk.gui.pages.keys_page import KeysPage
from tourneydesk.gui.pages.rebuild_page import RebuildPage
from tourneydesk.gui.pages.recovery_page import RecoveryPage
from tourneydesk.gui.widgets.actions import (
    ACTIONS,
    EVERYWHERE,
    Action,
    in_menus,
    only_if,
    sequences,
)
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.present.messages import text

GUI = Path(tourneydesk.gui.__file__).parent
BY_QT = {
    "keys-lists-move",
    "keys-home-choose",
    "keys-wizard-format",
    "keys-repair-choose",
    "keys-repair-tables",
}
"""Qt does these in any list, or among any buttons."""
BY_SHORTCUT = {"keys-stop", "keys-wizard-list", "keys-papers-print", "keys-prizes-save"}
"""Qt takes these: shortcuts of a button, of the menus or of work that goes on, Enter in a field."""
TYPED = {
    *("keys-match-first", "keys-match-second", "keys-match-draw", "keys-match-absent"),
    *(
        "keys-match-no-show",
        "keys-match-score",
        "keys-match-games",
        "keys-sheet-letter",
        "keys-sheet-place",
        "keys-sheet-withdrawn",
    ),
}
"""Results: letters and figures, typed like a text."""
OWN_KEYS = {
    "wizard/steps.py": "letters choose a format by its name",
    "pages/sheet_entry.py": "figures go from field to field",
    "pages/round_list.py": "Up and Down go from table to table, past the seats",
}
"""The files outside of `widgets` that handle keys without the table alone, and why."""
FIVE = ("Ann", "Bo", "Cy", "Di", "Ed")


def taking_keys(root: QWidget) -> Iterator[PageKeys]:
    for one in (root, *root.findChildren(QWidget)):
        if isinstance(one, PageKeys):
            yield one


def actions_of(root: QWidget) -> set[str]:
    return {name for one in taking_keys(root) for name in one.key_actions}


def workspace_pages(room: Workspace) -> list[tuple[QWidget, set[str]]]:
    """Each page, with the headings of the sheet under which its keys are."""
    round_ = {"keys-round", "keys-sheet", "ring-page"}
    return [
        (room.event_, {"event-stage", "keys-lists"}),
        (room.players, {"keys-players", "keys-import"}),
        (room.round, round_),
        (room.draft, {"keys-draft"}),
        (room.standings, {"window-standings", "keys-sheet", "keys-round", "keys-crosstable"}),
        (room.prizes, {"keys-prizes"}),
        (room.papers, {"keys-papers"}),
        (room.repair, {"keys-repair"}),
        (room.history, set()),
        (room.details_panel, {"keys-papers"}),
        (room.large, {"keys-papers"}),
    ]


def all_pages(keyboard: Keyboard, format_key: str) -> Iterator[tuple[QWidget, set[str]]]:
    window = keyboard.window
    yield window.home, {"keys-home"}
    yield window.wizard, {"keys-wizard", "keys-lists", "keys-import"}
    yield window.practice, {"keys-forms"}
    yield RecoveryPage(), {"keys-forms"}
    yield RebuildPage(), {"keys-forms"}
    yield KeysPage(), set()
    yield HandbookWindow(), {"keys-handbook"}
    keyboard.sit_down(format_key, *FIVE)
    keyboard.workspace.large.show_players((1,))
    QApplication.processEvents()
    yield from workspace_pages(keyboard.workspace)
    keyboard.workspace.projector.toggle()
    shown = keyboard.workspace.projector.window
    assert shown is not None
    yield shown, {"keys-display", "window-menu-view"}
    keyboard.workspace.projector.toggle()


def by_name() -> dict[str, Action]:
    return {one.name: one for one in ACTIONS}


@pytest.mark.parametrize("format_key", ["us-swiss", "risk-swiss", "dual-ring"])
def test_every_key_that_a_page_takes_is_on_the_sheet_under_its_name(
    keyboard: Keyboard, format_key: str
) -> None:
    for page, headings in all_pages(keyboard, format_key):
        taken = actions_of(page)
        where = {name: by_name()[name].where for name in taken}
        wrong = {name for name in taken if where[name] not in {EVERYWHERE, *headings}}
        assert wrong == set(), type(page).__name__


def test_every_key_on_the_sheet_is_taken_on_a_page(keyboard: Keyboard) -> None:
    taken = {"keys-players-forget"}  # while names are suggested; `test_letters` does it
    for format_key in ("us-swiss", "risk-swiss", "dual-ring"):
        for page, _ in all_pages(keyboard, format_key):
            # A filter's text ends with a count.
            buttons = page.findChildren(QAbstractButton)
            labels = {one.text().partition("\N{NO-BREAK SPACE}")[0] for one in buttons}
            taken |= actions_of(page)
            taken |= {
                one.name
                for one in ACTIONS
                for key in one.keys
                if isinstance(key, str) and key.startswith("&") and text(key[1:]) in labels
            }
    on_sheet = {one.name for one in ACTIONS if not in_menus(one)}
    assert on_sheet - taken == BY_QT | BY_SHORTCUT | TYPED


@pytest.mark.parametrize("format_key", ["us-swiss", "risk-swiss", "dual-ring"])
def test_each_key_on_the_sheet_does_its_action_where_it_is_taken(
    keyboard: Keyboard, format_key: str
) -> None:
    for page, _ in all_pages(keyboard, format_key):
        for part in taking_keys(page):
            done: list[str] = []
            names = [*part.key_actions]
            part.key_actions = {name: recorder(done, name) for name in names}
            # What the menus have too, their shortcuts would do here.
            for name in (one for one in names if not in_menus(by_name()[one])):
                for keys in sequences(name):
                    press(part, keys)
                    assert done == [name], (type(part).__name__, keys.toString())
                    done.clear()


def recorder(done: list[str], name: str) -> Callable[[], None]:
    return lambda: done.append(name)


def press(part: QWidget, keys: QKeySequence) -> None:
    # The stubs of PySide6 do not know that a sequence of keys can be indexed.
    held = keys[0]  # type: ignore[index]
    event = QKeyEvent(QEvent.Type.KeyPress, held.key(), held.keyboardModifiers())
    QApplication.sendEvent(part, event)


def test_no_page_handles_keys_of_its_own() -> None:
    own = set()
    for path in GUI.rglob("*.py"):
        name = path.relative_to(GUI).as_posix()
        source = path.read_text(encoding="utf-8")
        if "keyPressEvent" not in source and "Key_" not in source:
            continue
        for node in ast.walk(ast.parse(source)):
            named = isinstance(node, ast.FunctionDef) and node.name == "keyPressEvent"
            coded = isinstance(node, ast.Attribute) and node.attr.startswith("Key_")
            if (named or coded) and not name.startswith("widgets/"):
                own.add(name)
    assert own == OWN_KEYS.keys()


class Page(PageKeys, QWidget):
    """A page with nothing in it."""


def test_a_key_held_down_does_once_what_does_not_repeat(qtbot: QtBot) -> None:
    page, done = Page(), list[str]()
    qtbot.addWidget(page)
    page.on_keys({name: recorder(done, name) for name in ("keys-draft-swap", "keys-ring-step")})
    for key in (Qt.Key.Key_S, Qt.Key.Key_Right):
        for again in (False, True, True):
            event = QKeyEvent(QEvent.Type.KeyPress, key, NONE, "", again)
            QApplication.sendEvent(page, event)
            assert event.isAccepted()
    assert done == ["keys-draft-swap", *["keys-ring-step"] * 3]


def test_shift_matters_only_where_an_action_has_it(qtbot: QtBot) -> None:
    page, done = Page(), list[str]()
    qtbot.addWidget(page)
    names = ("keys-players-drop", "keys-players-delete", "keys-draft-swap")
    page.on_keys({name: recorder(done, name) for name in names})
    for key in ("Del", "Shift+Del", "Shift+S", "Ctrl+S"):
        press(page, QKeySequence(key))
    assert done == ["keys-players-drop", "keys-players-delete", "keys-draft-swap"]


def test_a_key_that_is_passed_on_goes_to_what_is_around(qtbot: QtBot) -> None:
    around, done, possible = Page(), list[str](), [False]
    inside = Page(around)
    qtbot.addWidget(around)
    around.on_keys({"keys-back": lambda: done.append("around")})
    inside.on_keys({"keys-back": only_if(lambda: possible[0], lambda: done.append("inside"))})
    press(inside, QKeySequence("Esc"))
    possible[0] = True
    press(inside, QKeySequence("Esc"))
    assert done == ["around", "inside"]
