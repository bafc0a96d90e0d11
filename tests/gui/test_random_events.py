"""The window under keys and clicks at random: no abort, no fault, and what is shown is kept.

TOURNEYDESK_GUI_EVENTS says how many events there are over the five formats together (a million for
`make nightly`; each is one key pressed or one click), TOURNEYDESK_GUI_SEED which ones. Many are
shared out among several windows, which can be tested beside each other.
"""

import os
import random
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QTableView, QWidget

from tests.gui.keyboard import Key, Keyboard
from tests.gui.work_gate import WorkGate
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.results import MatchResult, ScoreResult
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.round_page import RoundPage
from tourneydesk.gui.tasks import any_work

EVENTS = int(os.environ.get("TOURNEYDESK_GUI_EVENTS", "3000"))
PAINTED, HURRIED = 0.1, 0.2
MOST_IN_ONE = 20_000
"""So many events in one window; its history grows with them, and so does what each takes."""
IN_EACH = EVENTS // len(FORMATS)
SHARES = max(1, -(-IN_EACH // MOST_IN_ONE))
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

RESULTS = "1122000=dD789gGwW345tT"
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
    Key.Key_6,
    Key.Key_I,
    Key.Key_L,
    Key.Key_A,
    Key.Key_X,
    Key.Key_V,
    Key.Key_Return,
    Key.Key_D,
    Key.Key_E,
)


@pytest.fixture(autouse=True)
def no_dialogs(monkeypatch: pytest.MonkeyPatch) -> None:
    """A system dialog would wait for a user."""
    for asks in ("getOpenFileName", "getSaveFileName"):
        monkeypatch.setattr(QFileDialog, asks, lambda *_, **__: ("", ""))
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_, **__: "")


@pytest.mark.parametrize("share", range(SHARES))
@pytest.mark.parametrize("format_key", FORMATS)
def test_nothing_that_is_typed_or_clicked_breaks_the_window(
    keyboard: Keyboard, work_gate: WorkGate, format_key: str, share: int
) -> None:
    names = NAMES[: 5 if format_key == "risk-swiss" else 9]
    keyboard.sit_down(format_key, *names)
    hands = Hands(keyboard, work_gate, random.Random(f"{SEED} {share} {format_key}"), len(names))
    while hands.events < IN_EACH // SHARES:
        hands.do_something()
    hands.rest()
    assert len(keyboard.workspace.session.session.steps) > hands.events // 500, (
        "hardly anything happened"
    )
    # The draft is the one thing that is not kept.
    keyboard.workspace.next_round.discard()
    assert_shown_as_kept(keyboard)


class Hands:
    """Hands over the keyboard and the mouse, that of a child mostly.

    How long work in the background takes is up to chance, not to the machine: it is done before the
    next thing that they do or, when they are in a hurry, a few things later.
    """

    def __init__(
        self, keyboard: Keyboard, gate: WorkGate, chance: random.Random, players: int
    ) -> None:
        self.keyboard = keyboard
        self.gate = gate
        self.chance = chance
        self.players = players
        self.events = 0
        # It leads to other events and home; the day would be over at the first click.
        keyboard.workspace.sidebar.switcher.setEnabled(False)

    def do_something(self) -> None:
        if self.chance.random() >= HURRIED:
            self.rest()
        self.gate.shut()
        does = (self.result, self.text, self.move, self.control, self.held, self.click, self.sense)
        if self.keyboard.workspace.page == PageName.DRAFT:
            self.chance.choices((*does, self.draft, self.drag), (1, 2, 8, 2, 1, 2, 1, 24, 4))[0]()
        else:
            self.chance.choices(does, (12, 4, 8, 3, 1, 2, 2))[0]()

    def rest(self) -> None:
        """Until nothing is worked on in the background."""
        self.gate.open()
        self.keyboard.until(lambda: not any_work())

    def result(self) -> None:
        self.press(self.chance.choice(RESULTS))

    def text(self) -> None:
        self.press(self.chance.choice(TEXTS))

    def move(self) -> None:
        key = self.chance.choice(MOVES)
        self.press("\n" if key in (Key.Key_Return, Key.Key_Enter) else "", key)

    def control(self) -> None:
        self.shortcut(self.chance.choice(WITH_CONTROL))

    def held(self) -> None:
        letter = self.chance.choice(RESULTS)
        for turn in range(3):
            self.press(letter, repeats=turn > 0)

    def click(self) -> None:
        seen = [one for one in self.keyboard.workspace.findChildren(QWidget) if one.isVisible()]
        target = self.chance.choice(seen)
        across, down = (self.chance.randrange(most + 1) for most in target.size().toTuple())
        QTest.mouseClick(target, Qt.MouseButton.LeftButton, NONE, QPoint(across, down))
        self._done()

    def draft(self) -> None:
        """What is done to a draft by keys."""
        self.press(self.chance.choice("sssslllrrd "))
        if self.chance.random() < 0.5:
            self.press("", self.chance.choice((Key.Key_Right, Key.Key_Down, Key.Key_Up)))

    def drag(self) -> None:
        """From anywhere in the draft to anywhere."""
        target = self.keyboard.workspace.draft.tables.viewport()
        at = [
            QPoint(*(self.chance.randrange(most + 1) for most in target.size().toTuple()))
            for _ in range(2)
        ]
        QTest.mousePress(target, Qt.MouseButton.LeftButton, NONE, at[0])
        QTest.mouseMove(target, at[1])
        QTest.mouseRelease(target, Qt.MouseButton.LeftButton, NONE, at[1])
        self._done()

    def sense(self) -> None:
        """What an organizer would do now, so that the day goes on."""
        desk = self.keyboard.workspace.session
        event, outlook = desk.event, desk.outlook
        if outlook.status == "waiting" and outlook.needs:
            number = self.chance.choice(outlook.needs)
            table = event.rounds[-1].table(number)
            self.shortcut(Key.Key_2)
            self.shortcut(Key.Key_G)
            seats = len(table.seats) if table is not None else 0
            self.type(f"{number}\n{self.report(seats)}")
        elif not event.rounds and len(event.players) > self.players:
            self.shortcut(Key.Key_Z)
        elif outlook.status == "finished":
            # A day that is over goes on: results are taken back, and typed anew.
            for _ in range(self.chance.randrange(1, 5)):
                self.shortcut(Key.Key_Z)
                self.press("\n", Key.Key_Return)
        elif self.chance.random() < 0.5:
            self.shortcut(Key.Key_D)
        else:
            self.shortcut(Key.Key_R)

    def report(self, seats: int) -> str:
        """Keys that make a report."""
        chance, result = self.chance, self.keyboard.workspace.session.format.result
        if result is MatchResult:
            return chance.choice("120")
        if result is ScoreResult:
            return "".join(f"{chance.randrange(99)}\n" for _ in range(seats))
        places = chance.sample(range(1, seats + 1), seats)
        return "".join(f"{place}{chance.randrange(50)}\n{seats}\n" for place in places)

    def type(self, letters: str) -> None:
        for letter in letters:
            self.press(letter)

    def press(self, letter: str, key: Qt.Key = Key.Key_unknown, *, repeats: bool = False) -> None:
        """A key as the system sends it; QTest has none beyond ASCII."""
        if letter == "\n":
            letter, key = "\r", Key.Key_Return
        target = QApplication.focusWidget() or self.keyboard.window
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            QApplication.sendEvent(target, QKeyEvent(kind, key, NONE, letter, repeats))
        self._done()

    def shortcut(self, key: Qt.Key) -> None:
        """A key with Ctrl, through the window's shortcuts."""
        QTest.keyClick(QApplication.focusWidget() or self.keyboard.window, key, CONTROL)
        self._done()

    def _done(self) -> None:
        self.events += 1
        # Laying out and painting take most of the time: as under quick fingers, once for several.
        if self.chance.random() < PAINTED:
            QApplication.processEvents()
        # A desktop gives the keyboard back to a window when a list that dropped from it closes;
        # the platform without a screen does not, and no shortcut would be heard from then on.
        if QApplication.activeWindow() is None:
            self.keyboard.window.activateWindow()


def assert_shown_as_kept(keyboard: Keyboard) -> None:
    """A window that opens what was written shows what this one shows, word for word."""
    desk = keyboard.workspace.session.session
    steps = [codec.decode(codec.encode(step)) for step in desk.steps]
    assert replay(steps) == desk.event
    shown = all_that_is_shown(keyboard)
    keyboard.window.show_home()
    keyboard.window.show_event(Session(MemoryJournal(), steps), Path("event.tourney"))
    assert all_that_is_shown(keyboard) == shown


def all_that_is_shown(keyboard: Keyboard) -> list[object]:
    room = keyboard.workspace
    # Which columns a page has room for depends on the drawer, which this window has open or not.
    room.details_panel.set_open(False)
    room.go_to(PageName.PLAYERS)
    room.players.tasks[0].click()
    QApplication.processEvents()
    # What is searched for, filtered and sorted is this window's own.
    room.players.players.clear()
    room.players.players.filters.buttons["all"].click()
    shown: list[object] = [sorted(lines_of(room.players.list))]
    for number in range(1, len(room.session.event.rounds) + 1):
        room.go_to(number)
        room.round.all.click()
        discard_unfinished(room.round)
        shown.append((room.round.title.text(), lines_of(room.round.tables)))
    room.go_to(PageName.STANDINGS)
    room.standings.group.setCurrentIndex(0)
    QApplication.processEvents()
    shown += [
        lines_of(room.standings.places),
        room.status_bar.situation.text(),
        room.status_bar.next.text(),
    ]
    return shown


def discard_unfinished(page: RoundPage) -> None:
    """What is typed and not recorded is in the rows of this window only."""
    for number in dict.fromkeys(row.key for row in page.tables.rows):
        page.tables.choose(number)
        page.entry.reset()


def lines_of(view: QTableView) -> list[tuple[str, ...]]:
    model = view.model()
    return [
        tuple(str(model.index(row, at).data()) for at in range(model.columnCount()))
        for row in range(model.rowCount())
    ]
