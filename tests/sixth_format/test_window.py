"""The example in the real window: from the wizard to the winner, and every screen there is."""

from collections.abc import MutableMapping
from pathlib import Path
from typing import cast

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from pictures.screens import format_screens, walk
from tests.gui.conftest import dressed, keyboard, no_network, own_home, program, window
from tests.gui.keyboard import Key, Keyboard
from tests.gui.test_renamed_formats import look
from tests.sixth_format.registered import KEY
from tourneydesk.core.format import Format
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.practice_page import PracticePage
from tourneydesk.present import messages
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.pages import projector_pages

__all__ = ["dressed", "keyboard", "no_network", "own_home", "program", "window"]
NAMES = ("Ann Archer", "Béla Bartók", "Cem Çelik", "Dora Dahl", "Eva Ek")


def test_five_play_by_keyboard_from_the_wizard_to_the_winner(keyboard: Keyboard) -> None:
    keyboard.new_event("Round", "Club Night")
    keyboard.enter_players(*NAMES)
    session = keyboard.workspace.session
    assert session.format.key == KEY
    for number in range(1, 6):
        assert keyboard.workspace.status_bar.next.text() == f"Pair round {number}"
        keyboard.pair()
        for table in session.event.rounds[-1].tables:
            # Whoever was entered first wins; one game is drawn.
            drawn = number == 1 and table.number == 2
            keyboard.type("0" if drawn else "1" if table.players[0] < table.players[1] else "2")
        assert not session.event.rounds[-1].missing
    assert session.outlook.status == "finished"
    keyboard.reopen()
    assert session.outlook.status == "waiting"
    keyboard.press(Key.Key_Y, control=True)
    assert session.outlook.status == "finished"
    keyboard.press(Key.Key_R, control=True)
    assert keyboard.workspace.page == PageName.STANDINGS
    assert "Ann Archer" in keyboard.workspace.standings.winners.text
    pages = projector_pages(session.event, DisplayOptions())
    kinds = [page.kind for page in pages]
    assert kinds == ["names", "tables", "standings", "final", "final"]
    assert pages[1].title == messages.text("screen-tables", round=5)


def test_what_is_refused_is_said_in_the_window(keyboard: Keyboard) -> None:
    keyboard.sit_down(KEY, *NAMES)
    late = messages.text("too-late", KEY, players=5)
    keyboard.press(Key.Key_1, control=True)
    keyboard.workspace.players.add_button.click()
    keyboard.enter_players("Late")
    assert late in " ".join(map(str, look(keyboard.window)))


@pytest.mark.usefixtures("dressed")
def test_every_screen_is_shown(qtbot: QtBot, window: Window, tmp_path: Path) -> None:
    seen = {}
    for _, screen in walk(window, format_screens((KEY,)), tmp_path / "event.tourney"):
        seen[screen.name] = str(look(window))
        assert QApplication.activeModalWidget() is None
    assert len(seen) > 20
    name = messages.text("format-name", KEY)
    assert name in seen["new-review"]
    assert name in seen["event"]
    assert "of the Berger table" in seen["draft-again"]
    assert "(1 point)" in seen["repair"]


@pytest.mark.usefixtures("dressed")
def test_one_format_more_asks_for_no_higher_window(monkeypatch: pytest.MonkeyPatch) -> None:
    six = PracticePage().minimumSizeHint().height()
    with monkeypatch.context() as without:
        without.delitem(cast(MutableMapping[str, Format], FORMATS), KEY)
        assert PracticePage().minimumSizeHint().height() == six
