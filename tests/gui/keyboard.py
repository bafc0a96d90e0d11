"""Types into the window as a person does: every key goes where the focus is."""

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from tests.patience import MILLISECONDS
from tourneydesk.core.decisions import PlayersAdded
from tourneydesk.core.event import Player
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import create_event, plan
from tourneydesk.desk.session import Session
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.workspace import Workspace

Key = Qt.Key
CONTROL = Qt.KeyboardModifier.ControlModifier
NONE = Qt.KeyboardModifier.NoModifier


class Keyboard:
    def __init__(self, qtbot: QtBot, window: Window) -> None:
        self.qtbot = qtbot
        self.window = window

    @property
    def workspace(self) -> Workspace:
        assert self.window.workspace is not None, "no event is open"
        return self.window.workspace

    @property
    def focus(self) -> QWidget:
        focus = QApplication.focusWidget()
        assert focus is not None, "nothing has the keyboard"
        return focus

    def type(self, text: str) -> None:
        """Each letter as a key; QTest aborts on letters beyond ASCII, so these go by themselves."""
        for letter in text:
            if letter == "\n":
                self.press(Key.Key_Return)
            elif letter.isascii():
                QTest.keyClick(self.focus, letter)  # type: ignore[call-overload]  # a char, says Qt
            else:
                QApplication.sendEvent(self.focus, QKeyEvent(QEvent.Type.KeyPress, 0, NONE, letter))
        QApplication.processEvents()

    def press(self, key: Qt.Key, *, control: bool = False) -> None:
        QTest.keyClick(self.focus, key, CONTROL if control else NONE)
        QApplication.processEvents()

    def shift_control(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus, key, CONTROL | Qt.KeyboardModifier.ShiftModifier)

    def shift(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus, key, Qt.KeyboardModifier.ShiftModifier)
        QApplication.processEvents()

    def alt(self, key: Qt.Key) -> None:
        QTest.keyClick(self.focus, key, Qt.KeyboardModifier.AltModifier)
        QApplication.processEvents()

    def hold(self, letter: str, times: int = 20) -> None:
        """A key held down: one press, then repeats that say so."""
        key = Key.Key_Return if letter == "\n" else Qt.Key(ord(letter.upper()))
        text = "\r" if letter == "\n" else letter
        for turn in range(times):
            target = self.focus
            QApplication.sendEvent(
                target, QKeyEvent(QEvent.Type.KeyPress, key, NONE, text, turn > 0)
            )
            QApplication.processEvents()

    def pair(self) -> None:
        """Ctrl+R, and until the round is posted."""
        rounds = len(self.workspace.session.event.rounds)
        self.press(Key.Key_R, control=True)
        self.until(lambda: len(self.workspace.session.event.rounds) == rounds + 1)

    def reopen(self) -> None:
        """Ctrl+Z where that takes a posted round or a winner back, and Enter to the question."""
        self.press(Key.Key_Z, control=True)
        question = self.workspace.status_bar.question
        assert question.isVisible(), "undo did not ask"
        self.press(Key.Key_Return)

    def until(self, so: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(so, timeout=MILLISECONDS)

    def new_event(self, format_name: str, name: str) -> None:
        """Ctrl+N, the format by its first letters, the name, and on to the end."""
        self.press(Key.Key_N, control=True)
        self.type(f"{format_name}\n{name}")
        while self.window.wizard.flow.page != "review":
            self.go_on()
        self.press(Key.Key_Return)

    def open_new(self, format_key: str, name: str) -> None:
        """Opens an event in a new file, where the wizard of `new_event` is not what is tested."""
        path = Path.home() / f"{name}.tourney"
        create_event(path, plan(format_key, name, "seed", {})).close()
        self.window.open_event(path)

    def go_on(self, pages: int = 1) -> None:
        """Ctrl+Enter: on to the next page of the wizard."""
        for _ in range(pages):
            self.press(Key.Key_Return, control=True)

    def sit_down(
        self, format_key: str, *names: str, settings: Mapping[str, object] | None = None
    ) -> None:
        """At an event with these players whose first round has just been paired, in memory."""
        desk = Session(MemoryJournal(), [(plan(format_key, "Event", "seed", settings or {}),)])
        desk.take(
            PlayersAdded(tuple(Player(n, name, age=9 + n) for n, name in enumerate(names, start=1)))
        )
        rounds.pair(desk)
        self.window.show_event(desk, Path("event.tourney"))

    def enter_players(self, *names: str) -> None:
        for name in names:
            self.type(f"{name}\n")


def result_at(keyboard: Keyboard, number: int, round_number: int = 1) -> object:
    """What a table of the open event has reported."""
    posted = keyboard.workspace.session.event.round(round_number)
    assert posted is not None
    table = posted.table(number)
    assert table is not None
    return table.result


def turn_wheel(widget: QWidget, by: int) -> None:
    """The mouse wheel over a widget; where it is refused the widget around it gets it, as Qt does
    with what comes from the system.
    """
    over: QWidget | None = widget
    while over is not None:
        at = QPointF(over.rect().center())
        turned = QWheelEvent(
            at,
            QPointF(over.mapToGlobal(at.toPoint())),
            QPoint(),
            QPoint(0, by),
            Qt.MouseButton.NoButton,
            NONE,
            Qt.ScrollPhase.NoScrollPhase,
            False,
        )
        taken = QApplication.sendEvent(over, turned) and turned.isAccepted()
        over = None if taken or over.isWindow() else over.parentWidget()
