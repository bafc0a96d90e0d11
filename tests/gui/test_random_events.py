"""The window under keys and clicks at random: no abort, no fault, and what is shown is kept.

TOURNEYDESK_GUI_EVENTS says how many events there are over the five formats together (50000 for the
long run; each is one key pressed or one click), TOURNEYDESK_GUI_SEED which ones.
"""

import os
import random
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QWidget

from tests.gui.keyboard import Key, Keyboard
from tourneydesk.core import codec
from tourneydesk.core.replay import replay
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.memory import MemoryJournal
from tourneydesk.formats import FORMATS
from tourneydesk.gui.lines import LinesView
from tourneydesk.gui.rail import STANDINGS

EVENTS = int(os.environ.get("TOURNEYDESK_GUI_EVENTS", "20000"))
SEED = os.environ.get("TOURNEYDESK_GUI_SEED", "1")
NAMES = (
    "Ann",
    "Béla & Bo",
    "<b>Cy</b>",
    "عبد الله",
    "山田太郎",
    "D" * 200,
    "%s {0}",
    "Gus",
    "Ås 2",
)

NONE = Qt.KeyboardModifier.NoModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier

RESULTS = "1122000=dD789gGwW345"
TEXTS = "abz -.,5µéع山😀<&%{\\"
MOVES = (
    Key.Key_Return,
    Key.Key_Return,
    Key.Key_Enter,
    Key.Key_Escape,
    Key.Key_Tab,
    Key.Key_Backtab,
    Key.Key_Up,
    Key.Key_Down,
    Key.Key_Left,
    Key.Key_Home,
    Key.Key_End,
    Key.Key_PageUp,
    Key.Key_PageDown,
    Key.Key_F2,
    Key.Key_Delete,
    Key.Key_Insert,
    Key.Key_Backspace,
    Key.Key_Space,
)
# Not those that close the event or ask for a file; the tests of files have these.
WITH_CONTROL = (
    *(Key.Key_R,) * 4,
    *(Key.Key_2,) * 4,
    *(Key.Key_G,) * 3,
    Key.Key_Z,
    Key.Key_Y,
    Key.Key_1,
    Key.Key_3,
    Key.Key_I,
    Key.Key_A,
    Key.Key_X,
    Key.Key_V,
    Key.Key_Return,
)


@pytest.fixture(autouse=True)
def no_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A dialog of the system's own would wait for somebody."""
    for asks in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asks, lambda *_, **__: ("", ""))


@pytest.mark.parametrize("format_key", FORMATS)
def test_nothing_that_is_typed_or_clicked_breaks_the_window(
    keyboard: Keyboard, format_key: str
) -> None:
    keyboard.sit_down(format_key, *NAMES[: 5 if format_key == "risk-swiss" else 9])
    chance = random.Random(f"{SEED} {format_key}")
    events = EVENTS // len(FORMATS)
    does = random_events(keyboard)
    for _ in range(events):
        chance.choices(does, (10, 4, 7, 4, 1, 2))[0](chance)
    keyboard.until(lambda: not keyboard.room.foot._pairing.busy)
    assert_shown_as_kept(keyboard)


def random_events(keyboard: Keyboard) -> list[Callable[[random.Random], None]]:
    """What can happen, each by chance."""

    def result(chance: random.Random) -> None:
        press(Key.Key_unknown, chance.choice(RESULTS))

    def text(chance: random.Random) -> None:
        press(Key.Key_unknown, chance.choice(TEXTS))

    def move(chance: random.Random) -> None:
        key = chance.choice(MOVES)
        press(key, "\r" if key in (Key.Key_Return, Key.Key_Enter) else "")

    def control(chance: random.Random) -> None:
        # Through the window's shortcuts, as a key of a keyboard goes.
        target = QApplication.focusWidget() or keyboard.window
        QTest.keyClick(target, chance.choice(WITH_CONTROL), CONTROL)

    def held(chance: random.Random) -> None:
        letter = chance.choice(RESULTS)
        for turn in range(3):
            press(Key.Key_unknown, letter, repeats=turn > 0)

    def click(chance: random.Random) -> None:
        seen = [one for one in keyboard.room.findChildren(QWidget) if one.isVisible()]
        target = chance.choice(seen)
        place = QPoint(chance.randrange(target.width() + 1), chance.randrange(target.height() + 1))
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, NONE, place)

    def press(key: Qt.Key, letter: str = "", repeats: bool = False) -> None:
        target = QApplication.focusWidget() or keyboard.window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, key, NONE, letter, repeats))

    def then_go_on(does: Callable[[random.Random], None]) -> Callable[[random.Random], None]:
        def both(chance: random.Random) -> None:
            does(chance)
            QApplication.processEvents()

        return both

    return [then_go_on(does) for does in (result, text, move, control, held, click)]


def assert_shown_as_kept(keyboard: Keyboard) -> None:
    """A window that opens what was written shows what this one shows, word for word."""
    desk = keyboard.room.desk.desk
    steps = [codec.decode(codec.encode(step)) for step in desk.steps]
    assert replay(steps) == desk.event
    shown = all_that_is_shown(keyboard)
    keyboard.window.show_home()
    keyboard.window.show_event(Desk(MemoryJournal(), steps), Path("event.tourney"))
    assert all_that_is_shown(keyboard) == shown


def all_that_is_shown(keyboard: Keyboard) -> list[object]:
    room = keyboard.room
    room.go_to(0)
    shown: list[object] = [lines_of(room.players.list)]
    for number in range(1, len(room.desk.event.rounds) + 1):
        room.go_to(number)
        room.round.all.click()
        shown.append((room.round._title.text(), lines_of(room.round.tables)))
    room.go_to(STANDINGS)
    shown += [lines_of(room.standings.places), room.foot.now.text(), room.foot.next.text()]
    return shown


def lines_of(view: LinesView) -> list[tuple[str, ...]]:
    model = view.model()
    return [
        tuple(str(model.index(row, at).data()) for at in range(model.columnCount()))
        for row in range(model.rowCount())
    ]
