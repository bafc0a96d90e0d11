"""Every screen there is, each with the keys that lead to it: for pictures and for tests.

A screen that is new gets a line here; then it is in `tourneydesk demo` and in the tests of what
fits, what is named and what the keyboard reaches.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, Qt, QThreadPool, QTimer
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from tourneydesk.core.results import BoardResult, Result, ScoreResult
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.pages.players.page import TASKS
from tourneydesk.gui.pictures.events import damaged, early, over, ready, running, with_issues
from tourneydesk.present import messages

Keys = tuple[str, ...]
"""One key each, such as ``Ctrl+3`` or ``F2``; after a blank, a text typed letter by letter."""
WAIT = 5
"""Milliseconds between two looks whether all is drawn."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: its name, the event it shows (None: the home screen), the keys that lead to it.

    ``opens`` shows in the window what no keys lead to: what somebody else did to a file.
    """

    name: str
    event: Callable[[str], Session] | None
    keys: Keys
    opens: Callable[[Window], None] | None = None


def screens_of_program() -> tuple[Screen, ...]:
    """Those that are the same whatever is played, from the home screen on."""
    new = "Ctrl+N"
    listed = (" Ann Archer", "Return", " Ben", "Return", " Ann Archer")
    return (
        Screen("home", None, ()),
        Screen("keys", None, ("F1",)),
        Screen("new-format", None, (new,)),
        Screen("new-details", None, (new, "Ctrl+Return")),
        Screen("new-nameless", None, (new, "Ctrl+Return", "Ctrl+Return")),
        Screen(
            "new-players",
            None,
            (new, "Ctrl+Return", " Open", "Ctrl+Return", "Ctrl+Return", *listed),
        ),
        Screen(
            "practice",
            None,
            _menu(messages.text("window-menu-file"), messages.text("safety-practice")),
        ),
        Screen(
            "practice-slip",
            None,
            (
                *_menu(messages.text("window-menu-file"), messages.text("safety-practice")),
                "Tab",
                " 1",
                "Return",
            ),
        ),
        Screen(
            "rebuild",
            None,
            _menu(messages.text("window-menu-file"), messages.text("rebuild-menu")),
        ),
        Screen(
            "rebuild-codes",
            None,
            (
                *_menu(messages.text("window-menu-file"), messages.text("rebuild-menu")),
                " no code",
                "Return",
            ),
        ),
        Screen("recovery", None, ("Down",), _damaged),
    )


def screens_of_format(key: str) -> tuple[Screen, ...]:
    """Those of an event of that format, and the pages of the wizard that differ with it; those of
    the same event follow one another, for its room takes longest to make.
    """
    begun = (
        "Ctrl+N",
        f" {messages.text('format-name', key)}",
        "Ctrl+Return",
        f" {LONG}",
        "Ctrl+Return",
    )
    table = ("Ctrl+2", "Ctrl+G", " 1", "Return")
    enter, check_in, apart, byes = (_alt(messages.text(task)) for task in TASKS[:4])
    ring = bool(FORMATS[key].ring_kinds)
    return (
        Screen("new-settings", None, begun),
        Screen("new-review", None, (*begun, *("Ctrl+Return",) * 2)),
        Screen("event", early, ("Ctrl+0",)),
        Screen("players", early, ("Ctrl+1",)),
        Screen("players-check-in", early, ("Ctrl+1", check_in, " a")),
        Screen("players-apart", early, ("Ctrl+1", apart, " a")),
        Screen("players-byes", early, ("Ctrl+1", byes)),
        Screen("players-change", early, ("Ctrl+1", enter, "Tab", "Down", "Down", "F2")),
        Screen("players-absent", early, ("Ctrl+1", "Ctrl+R")),
        *((Screen("draft", early, ("Ctrl+D", "Tab", "Return")),) if ring else ()),
        Screen("players-late", running, ("Ctrl+1",)),
        Screen("standings-what-if", running, ("Ctrl+3", " t")),
        *((Screen("ring", running, ("Ctrl+2", "Ctrl+L")),) if ring else ()),
        *((Screen("round", running, ("Ctrl+2", "Ctrl+L")),) if ring else ()),
        *((Screen("round", running, ("Ctrl+2",)),) if not ring else ()),
        Screen("round-missing", running, ("Ctrl+2", _alt(messages.text("round-missing-only")))),
        Screen("round-corrected", running, ("Ctrl+2", "Ctrl+G", " 1", "Return", "F2")),
        Screen("round-entry", running, ("Ctrl+2", "Ctrl+G", *_entry(key))),
        Screen("round-second-pass", running, ("Ctrl+2", _alt(messages.text("round-second-pass")))),
        Screen("papers", running, ("Ctrl+4",)),
        Screen("papers-packet", running, ("Ctrl+2", "Ctrl+P")),
        Screen("standings", ready, ("Ctrl+3",)),
        Screen("display", ready, ("Ctrl+5",)),
        Screen("history", ready, ("Ctrl+6",)),
        Screen("round-why-not", ready, (*table, *_why_not())),
        Screen("card-large", ready, (*table, *("Shift+Tab",) * 3, "Return")),
        *((Screen("draft", ready, ("Ctrl+D",)),) if not ring else ()),
        *((Screen("draft-again", ready, ("Ctrl+D", "D")),) if not ring else ()),
        *((Screen("repair", with_issues, ("Ctrl+E",)),) if not ring else ()),
        *((Screen("repair-ring", running, ("Ctrl+E", "Down")),) if ring else ()),
        Screen("standings-over", over, ("Ctrl+3",)),
    )


def _damaged(window: Window) -> None:
    window.ways_back.recovering.offer(damaged())


LONG = "Spring Open of the Northern Federation of Game Clubs, Group A"
"""A name of an event that takes its room."""


def walk(window: Window, formats: Sequence[str], path: Path) -> Iterator[tuple[str, Screen]]:
    """Goes to every screen by its keys alone, and gives it with its format (none for those of the
    program) while it is on show. The window is shown already; ``path`` is what the event is called.
    """
    open_now: tuple[str, object] | None = None
    for key, screen in all_screens(formats):
        wanted = (key, screen.event)
        if screen.event is None or wanted != open_now:
            window.show_home()
            settle()
            if screen.event is not None:
                window.show_event(screen.event(key), path)
            elif screen.opens is not None:
                screen.opens(window)
        open_now = wanted
        for one in screen.keys:
            press(window, one)
            settle()
        while window.room is not None and window.room.drawing:
            _wait_a_little()
            settle()
        yield key, screen


def press(window: Window, key: str) -> None:
    """One key, or a text letter by letter, to whatever has the keyboard."""
    if key.startswith(" "):
        for letter in key[1:]:
            target = QApplication.focusWidget() or window
            for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
                none = Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(target, QKeyEvent(kind, 0, none, letter))
    else:
        # The stubs of PySide6 do not know that a sequence of keys can be indexed.
        held = QKeySequence(key)[0]  # type: ignore[index]
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or window
        QTest.keyClick(target, held.key(), held.keyboardModifiers())
    QApplication.processEvents()
    while _pressed(QApplication.focusWidget()):
        _wait_a_little()


def _pressed(target: QWidget | None) -> bool:
    """Whether it is a button that a key of the keyboard still holds down: Qt shows that to the eye
    before anything follows.
    """
    return isinstance(target, QAbstractButton) and target.isDown()


def settle() -> None:
    """Until nothing is being worked out beside the window, and what was closed is gone."""
    QApplication.processEvents()
    # What is to be deleted waits for the program's own loop, which does not run here.
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    while QThreadPool.globalInstance().activeThreadCount():
        _wait_a_little()
    for _ in range(3):
        QApplication.processEvents()


def _wait_a_little() -> None:
    """Leaves the processor to whatever is being worked out."""
    loop = QEventLoop()
    QTimer.singleShot(WAIT, loop.quit)
    loop.exec()


def all_screens(formats: Sequence[str]) -> Iterator[tuple[str, Screen]]:
    """Every screen with the format it is of, those of the program first, under no format."""
    yield from (("", screen) for screen in screens_of_program())
    for key in formats:
        yield from ((key, screen) for screen in screens_of_format(key))


def _alt(text: str) -> str:
    """The key of a choice: Alt and the letter that is marked in it."""
    return f"Alt+{_letter(text)}"


def _menu(menu: str, item: str) -> Keys:
    """To an item of a menu by the letters that are marked in them."""
    return (_alt(menu), _letter(item))


def _letter(text: str) -> str:
    return text.partition("&")[2][:1].upper()


def _entry(key: str) -> Keys:
    """To a table that is still to report, and some of its result."""
    typed: dict[type[Result], Keys] = {
        BoardResult: (" 2", " 31", "Return"),
        ScoreResult: (" 17", "Return", " 9"),
    }
    return (" 2", "Return", *typed.get(FORMATS[key].result, (" g",)))


def _why_not() -> Keys:
    return ("Ctrl+Shift+I", " 1", "Return")
