"""The table of actions: in the menus, on the shortcut sheet, and run by its keys."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMainWindow, QMenu, QWidget
from pytestqt.qtbot import QtBot

import tourneydesk.gui
from tests.gui.keyboard import Keyboard
from tests.message_files import messages
from tests.patience import MILLISECONDS
from tourneydesk.gui.app.menus import Menus
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.keys_page import key_groups
from tourneydesk.gui.widgets.actions import (
    ACTIONS,
    MENUS,
    SUBMENUS,
    Action,
    in_menus,
    keys_text,
    of_menus,
)
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.present import messages as speaking
from tourneydesk.present.messages.languages import known_languages

GUI = Path(tourneydesk.gui.__file__).parent
KEYS_OF_THE_PLATFORM = {
    *("Escape", "Return", "Enter", "Space", "Backspace", "Tab", "Home", "End"),
    *("Up", "Down", "Left", "Right", "PageUp", "PageDown"),
}
"""What these do in a list, a field or a dialog is the platform's custom, no shortcut."""
SHORTCUT = re.compile(r"F[0-9]+|(Ctrl|Alt|Shift|Meta)\+.+")
WITH_SEQUENCES = {
    "widgets/actions.py": "reads the table, and writes keys as the platform does",
    "app/menus.py": "gives the actions of the menus the keys of the table",
    "app/actions.py": "opens the handbook from a dialog, where the menus have no keys",
    "app/crash_dialog.py": "opens the handbook from a dialog, where the menus have no keys",
    "widgets/text_widgets.py": "leaves undo and redo to us where a field has none",
    "widgets/page_parts.py": "stops what takes long, in whatever the keyboard is",
    "wizard/wizard.py": "imports a list from any page of the wizard",
}
"""The files of `gui` that may make a sequence of keys, and why."""


WORKED_OUT = ("", "next", "end", "decide")
"""What an action needs whose reason depends on the event or on the desk."""


@pytest.mark.parametrize("language", [one.key for one in known_languages()])
def test_every_action_and_what_it_needs_have_their_messages(language: str) -> None:
    wanted = {name for one in ACTIONS for name in (one.name, one.where, one.on_sheet, one.written)}
    wanted |= {f"needs-{one.needs}" for one in ACTIONS if one.needs not in WORKED_OUT}
    assert wanted - {""} - messages(language).keys() == set()


def test_no_two_actions_have_the_same_name_or_key() -> None:
    assert [name for name, count in Counter(one.name for one in ACTIONS).items() if count > 1] == []
    everywhere = [key for one in of_menus() for key in one.keys]
    for page in {one.where for one in ACTIONS} - {*MENUS, *SUBMENUS}:
        # Where a message puts the keys in words, it says in which part of the page they work.
        here = [one for one in ACTIONS if one.where == page and not one.written]
        others = [key for one in here for key in one.keys if key not in _names()]
        clashing = [key for key, count in Counter([*everywhere, *others]).items() if count > 1]
        assert clashing == [], page


def _names() -> set[str]:
    return {one.name for one in ACTIONS}


def test_every_action_is_in_its_menu_or_among_the_keys_of_its_page(window: Window) -> None:
    headed = dict(key_groups())
    for one in ACTIONS:
        if in_menus(one):
            assert window.menus[one.name] in window.menus.under[one.where].actions(), one.name
            shown = headed[speaking.text("safety-keys-everywhere")]
        else:
            assert one.keys, one.name
            shown = headed[speaking.text(one.where)]
        name = speaking.text(one.on_sheet or one.name).replace("&", "")
        assert not one.keys or (keys_text(one), name) in shown


@pytest.mark.parametrize("one", [one for one in of_menus() if one.keys], ids=lambda one: one.name)
def test_an_action_of_the_menus_is_done_by_each_of_its_keys(qtbot: QtBot, one: Action) -> None:
    window, done = QMainWindow(), list[str]()
    qtbot.addWidget(window)
    does = {name: lambda name=name: done.append(name) for name in _names()}
    Menus(window, does, lambda _: None)
    with qtbot.waitActive(window, timeout=MILLISECONDS):
        window.show()
    for key in one.keys:
        # The stubs of PySide6 do not know that a sequence of keys can be indexed.
        held = QKeySequence(key)[0]  # type: ignore[index]
        QTest.keyClick(window, held.key(), held.keyboardModifiers())
    assert done == [one.name] * len(one.keys)


def test_what_cannot_be_done_now_says_why(keyboard: Keyboard, window: Window) -> None:
    assert disabled(window) == {
        **{one.name: speaking.text("needs-event") for one in of_menus() if one.needs},
        **{one.name: speaking.text("needs-day") for one in of_menus() if one.needs == "day"},
        "safety-rehearse": speaking.text("needs-chosen-event"),
    }
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di")
    assert disabled(window) == {
        "safety-no-second-folder": speaking.text("needs-second-folder"),
        "window-redo": speaking.text("needs-redo"),
        "ring-show": speaking.text("needs-ring"),
        "desk-answer": speaking.text("needs-question"),
        "share-start": speaking.text("needs-shareable"),
        "share-stop": speaking.text("needs-sharing"),
        "share-continue": speaking.text("needs-joined"),
        "end-menu": speaking.text("ends-by-rounds"),
        **{one.name: speaking.text("needs-day") for one in of_menus() if one.needs == "day"},
    }
    assert all(menu.toolTipsVisible() for menu in window.menus.under.values())


def test_a_right_click_on_the_players_offers_what_the_buttons_below_do(keyboard: Keyboard) -> None:
    keyboard.new_event("US", "Event")
    keyboard.enter_players("Ann", "Bo", "Cy")
    page = keyboard.workspace.players
    assert page.list.choose(2)
    menu = menu_of(page.list)
    shown = [one for one in page.buttons.in_menu if one.isVisible()]
    assert [one.text() for one in menu.actions()] == [one.text() for one in shown]
    offered = {one.text(): one for one in menu.actions()}
    assert offered[page.withdraw.text()].isEnabled()
    assert not offered[page.reinstate.text()].isEnabled()
    assert page.reinstate.accessibleDescription() in offered[page.reinstate.text()].toolTip()
    offered[page.withdraw.text()].trigger()
    assert [one.name for one in keyboard.workspace.session.event.players if one.dropped] == ["Bo"]
    menu.close()


def menu_of(view: QWidget) -> QMenu:
    """The menu that a right click opens there."""
    at = QPoint(5, 5)
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, at, view.mapToGlobal(at))
    QApplication.sendEvent(view, event)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def disabled(window: Window) -> dict[str, str]:
    """The actions that are disabled, with what their tooltips say; the others have none."""
    said = {}
    for name in (one.name for one in of_menus()):
        action = window.menus[name]
        if action.isEnabled():
            assert not action.toolTip().startswith("<qt>"), name
        else:
            said[name] = action.toolTip().removeprefix("<qt>").removesuffix("</qt>")
    return said


def test_the_button_of_an_action_names_its_keys_or_says_why_it_cannot(
    keyboard: Keyboard, window: Window
) -> None:
    keyboard.sit_down("us-swiss", "Ann", "Bo", "Cy", "Di")
    room = keyboard.workspace
    keyed = []
    for page in (window.home, window.wizard, window.practice, room, room.draft, room.repair):
        for one in page.findChildren(ActionButton):
            if one.isEnabled() and one.action.keys:
                keyed.append(one)
                assert keys_text(one.action) in one.accessibleDescription(), one.text()
                assert one.toolTip() == f"<qt>{one.accessibleDescription()}</qt>"
    assert len(keyed) > 20
    keyboard.new_event("US", "Event")
    room = keyboard.workspace
    button = room.status_bar.next
    assert not button.isEnabled()
    assert button.accessibleDescription() == room.status_bar.situation.text()


def test_a_button_says_what_its_action_needs(qtbot: QtBot) -> None:
    button = ActionButton("ring-show")
    qtbot.addWidget(button)
    button.allow(False)
    assert button.accessibleDescription() == speaking.text("needs-ring")
    button.allow()
    assert button.accessibleDescription() == keys_text(button.action)


def test_keys_stand_in_the_table_and_nowhere_else() -> None:
    literal, sequences = set(), set()
    for path in sorted(GUI.rglob("*.py")):
        name = path.relative_to(GUI).as_posix()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if makes_sequence(node):
                sequences.add(name)
            literal |= {(name, key) for key in keys_in(node)}
    assert {place for place in literal if place[0] != "widgets/actions.py"} == set()
    assert sequences == WITH_SEQUENCES.keys()


def makes_sequence(node: ast.AST) -> bool:
    match node:
        case ast.Name(id="QKeySequence" | "QShortcut"):
            return True
        case ast.Attribute(attr="setShortcut" | "setShortcuts"):
            return True
    return False


def keys_in(node: ast.AST) -> Iterator[str]:
    """The keys that are named here, other than those of the platform."""
    match node:
        case ast.Attribute(value=ast.Attribute(attr="Key"), attr=str(name)) if name.startswith(
            "Key_"
        ):
            key = name.removeprefix("Key_")
        case ast.Constant(value=str(text)) if SHORTCUT.fullmatch(text):
            key = text
        case _:
            return
    if key not in KEYS_OF_THE_PLATFORM:
        yield key


def test_the_keys_of_the_platform_are_names_of_qt() -> None:
    assert all(hasattr(Qt.Key, f"Key_{name}") for name in KEYS_OF_THE_PLATFORM)
