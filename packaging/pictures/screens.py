"""Every screen, with the keys that lead to it, for pictures and tests.

Each new screen needs a row here, which adds it to `make screens` and to the tests of layout,
accessible names and keyboard access.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from pictures.events import (
    before_round_1,
    damaged,
    finished,
    ready,
    running,
    with_issues,
    with_prizes,
)
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.desk.lists.grid import read_grid
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.players_page import TASKS
from tourneydesk.gui.screenshots import finish, settle, wait_briefly
from tourneydesk.gui.user_data.practice import delete_practice_event, practice_events
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of_format

Keys = tuple[str, ...]
"""A key each, such as ``Ctrl+3`` or ``F2``; after a space, a text typed letter by letter."""


@dataclass(frozen=True, slots=True)
class Screen:
    """A screen: its name, the event it shows (None: the home page), and the keys that lead to it.

    ``opens`` shows in the window what no keys lead to: a file changed by someone else. ``closes``
    leaves what the wizard would show again.
    """

    name: str
    event: Callable[[str], Session] | None
    keys: Keys
    opens: Callable[[Window], None] | None = None
    closes: Callable[[Window], None] | None = None


def screens_of_program() -> tuple[Screen, ...]:
    """The screens that are the same for every format, from the home page on."""
    new = "Ctrl+N"
    samples = _menu(messages.text("window-menu-file"), messages.text("samples-menu"))
    listed = (" Ann Archer", "Return", " Ben", "Return", " Ann Archer")
    return (
        Screen("home", None, ()),
        Screen("keys", None, ("Shift+F1",)),
        Screen("new-format", None, (new,)),
        Screen("new-details", None, (new, "Ctrl+Return")),
        Screen("new-nameless", None, (new, "Ctrl+Return", "Ctrl+Return")),
        Screen(
            "new-players",
            None,
            (new, "Ctrl+Return", " Open", "Ctrl+Return", *listed),
        ),
        Screen(
            "practice",
            None,
            _menu(messages.text("window-menu-file"), messages.text("safety-practice")),
        ),
        Screen("samples", None, samples),
        Screen("sample", None, (*samples, "Return"), closes=_forget_practice),
        Screen(
            "guide",
            None,
            _menu(messages.text("safety-menu-help"), messages.text("guide-menu")),
            closes=_forget_practice,
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
        Screen("import", None, (), _importing),
        Screen(
            "new-list",
            None,
            (),
            _listing,
            lambda window: window.wizard.players.importing.leave(),
        ),
    )


def screens_of_format(key: str) -> tuple[Screen, ...]:
    """The screens of an event of that format, and the wizard pages that depend on it; screens of
    the same event are adjacent, because its workspace takes longest to create.
    """
    begun = (
        "Ctrl+N",
        # A space would choose the format, and begin the next search.
        f" {messages.text('format-name', key).partition(' ')[0]}",
        "Ctrl+Return",
        f" {LONG}",
        "Ctrl+Return",
    )
    table = ("Ctrl+2", "Ctrl+G", " 1", "Return")
    enter, check_in, apart, byes = (_alt(messages.text(task)) for task in TASKS[:4])
    ring = bool(FORMATS[key].ring_kinds)
    bars = show_of_format(key).bars is not None
    views = ("Ctrl+3", *("Shift+Tab",) * (2 if FORMATS[key].groups is not None else 1))
    cards = ("Ctrl+Return",) if show_of_format(key).setting_cards else ()
    first_view = (*views, *("Left",) * 4)
    return (
        Screen("new-settings", None, (*begun, "Ctrl+Return")),
        *((Screen("new-cards", None, (*begun, *("Ctrl+Return",) * 2)),) if cards else ()),
        Screen("new-review", None, (*begun, *("Ctrl+Return",) * 2, *cards)),
        Screen("event", before_round_1, ("Ctrl+0",)),
        Screen("players", before_round_1, ("Ctrl+1",)),
        Screen("players-check-in", before_round_1, ("Ctrl+1", check_in, " a")),
        Screen("players-apart", before_round_1, ("Ctrl+1", apart, " a")),
        Screen("players-byes", before_round_1, ("Ctrl+1", byes)),
        Screen("players-change", before_round_1, ("Ctrl+1", enter, "Down", "Down", "F2")),
        Screen("players-add", before_round_1, ("Ctrl+1", "Ctrl+Shift+N")),
        Screen("players-absent", before_round_1, ("Ctrl+1", "Ctrl+R")),
        *((Screen("draft", before_round_1, ("Ctrl+D", "Tab", "Return")),) if ring else ()),
        Screen("players-late", running, ("Ctrl+1",)),
        Screen("standings-what-if", running, ("Ctrl+3", "T")),
        *((Screen("ring", running, ("Ctrl+2", "Ctrl+L")),) if ring else ()),
        *((Screen("round", running, ("Ctrl+2", "Ctrl+L")),) if ring else ()),
        *((Screen("round", running, ("Ctrl+2",)),) if not ring else ()),
        Screen("round-missing", running, ("Ctrl+2", _alt(messages.text("round-missing-only")))),
        Screen("round-corrected", running, ("Ctrl+2", "Ctrl+G", " 1", "Return", "F2")),
        Screen("round-entry", running, ("Ctrl+2", "Ctrl+G", *_entry(key))),
        *(
            (Screen("round-correction", running, (*table, "F2", " 0")),)
            if FORMATS[key].result is MatchResult and not ring
            else ()
        ),
        Screen("round-second-pass", running, ("Ctrl+2", _alt(messages.text("round-second-pass")))),
        Screen("papers", running, ("Ctrl+4",)),
        Screen("papers-packet", running, ("Ctrl+2", "Ctrl+P")),
        *((Screen("standings-out", running, ("Ctrl+2", " 1")),) if ring else ()),
        Screen("standings", ready, ("Ctrl+3",)),
        Screen("standings-crosstable", ready, (*first_view, "Right")),
        *((Screen("standings-chart", ready, (*first_view, *("Right",) * 2)),) if not ring else ()),
        *((Screen("standings-bars", ready, (*first_view, *("Right",) * 3)),) if bars else ()),
        Screen("display", ready, ("Ctrl+5",)),
        Screen("history", ready, ("Ctrl+6",)),
        Screen("round-why-not", ready, (*table, *_why_not())),
        Screen("card-large", ready, (*table, "Ctrl+Shift+I", "Tab", "Tab", "Return")),
        *((Screen("draft", ready, ("Ctrl+D",)),) if not ring else ()),
        *((Screen("draft-again", ready, ("Ctrl+D", "D")),) if not ring else ()),
        *((Screen("repair", with_issues, ("Ctrl+E",)),) if not ring else ()),
        *((Screen("repair-ring", running, ("Ctrl+E", "Down")),) if ring else ()),
        *(
            (
                Screen("prizes", with_prizes, ("Ctrl+7",)),
                Screen("prizes-list", before_round_1, ("Ctrl+7",)),
            )
            if show_of_format(key).in_points
            else ()
        ),
        Screen("standings-over", finished, ("Ctrl+3",)),
        Screen("standings-final", finished, (*first_view, "Right")),
    )


def _forget_practice(window: Window) -> None:
    """Other screens would show what was opened here."""
    window.show_home()
    settle()
    for path in practice_events("sample", "guide"):
        delete_practice_event(path)


def _damaged(window: Window) -> None:
    window.recovery.file_recovery.offer(damaged())


def _importing(window: Window) -> None:
    """A list with a bad cell, uncertain letters, and players who are there already or twice."""
    session = before_round_1(next(iter(FORMATS)))
    window.show_event(session, Path(f"{LONG}.tourney"))
    assert window.workspace is not None
    window.workspace.go_to(PageName.PLAYERS)
    data = _list_with(f"{session.event.players[0].name};1500;;;paid")
    window.workspace.players.importing.show_list("entries.csv", data, read_grid(data))


def _listing(window: Window) -> None:
    """The same for a new event."""
    for key in ("Ctrl+N", "Ctrl+Return", " Open", "Ctrl+Return"):
        press(window, key)
        settle()
    data = _list_with("Ann Lee;1500;;;paid")
    window.wizard.players.open_list("entries.csv", data, read_grid(data))


def _list_with(row: str) -> bytes:
    rows = ("Zoë Abalo;x;9;Rooks;", row, *("Chloé Ruiz;1300;41;Rooks;",) * 2)
    return "\n".join(("Name;Rating;Age;Club;Fee", *rows)).encode("cp1252")


LONG = "Spring Open of the Northern Federation of Game Clubs, Group A"
"""An event name long enough to fill its space."""


def walk(
    window: Window, screens: Iterable[tuple[str, Screen]], path: Path
) -> Iterator[tuple[str, Screen]]:
    """Visits screens using only their keys, and yields each while it is visible with its format
    (none for the program's screens). The window is already visible; ``path`` is the event's file
    name.
    """
    open_now: tuple[str, object] | None = None
    for key, screen in screens:
        event_key = (key, screen.event)
        if screen.event is None or event_key != open_now:
            window.show_home()
            settle()
            if screen.event is not None:
                window.show_event(screen.event(key), path)
            elif screen.opens is not None:
                screen.opens(window)
        open_now = event_key
        for one in screen.keys:
            press(window, one)
            settle()
        finish(window)
        yield key, screen
        if screen.closes is not None:
            screen.closes(window)


def press(window: Window, key: str) -> None:
    """Sends one key, or a text letter by letter, to the focused widget."""
    if key.startswith(" "):
        for letter in key[1:]:
            target = QApplication.focusWidget() or window
            for kind in (QKeyEvent.Type.KeyPress, QKeyEvent.Type.KeyRelease):
                none = Qt.KeyboardModifier.NoModifier
                QApplication.sendEvent(target, QKeyEvent(kind, 0, none, letter))
    else:
        # PySide6's type stubs do not know that a QKeySequence can be indexed.
        modifiers = QKeySequence(key)[0]  # type: ignore[index]
        target = QApplication.activePopupWidget() or QApplication.focusWidget() or window
        QTest.keyClick(target, modifiers.key(), modifiers.keyboardModifiers())
    QApplication.processEvents()
    while _pressed(QApplication.focusWidget()):
        wait_briefly()


def _pressed(target: QWidget | None) -> bool:
    """Whether it is a button still held down by a key: Qt shows it as pressed before its action
    runs.
    """
    return isinstance(target, QAbstractButton) and target.isDown()


def all_screens(formats: Sequence[str]) -> Iterator[tuple[str, Screen]]:
    """Every screen with its format; the program's screens come first, with no format."""
    yield from program_screens()
    yield from format_screens(formats)


def program_screens() -> Iterator[tuple[str, Screen]]:
    """The program's screens, with no format."""
    return (("", screen) for screen in screens_of_program())


def format_screens(formats: Sequence[str]) -> Iterator[tuple[str, Screen]]:
    """The screens of these formats, each with its format."""
    return ((key, screen) for key in formats for screen in screens_of_format(key))


def _alt(text: str) -> str:
    """The key of a choice: Alt and its mnemonic."""
    return f"Alt+{_letter(text)}"


def _menu(menu: str, item: str) -> Keys:
    """To a menu item by mnemonics."""
    return (_alt(menu), _letter(item))


def _letter(text: str) -> str:
    return text.partition("&")[2][:1].upper()


def _entry(key: str) -> Keys:
    """To a table that has not reported, with part of its result."""
    typed: dict[type[Result], Keys] = {
        BoardResult: (" 2", " 31", "Return"),
        ScoreResult: (" 17", "Return", " 9"),
    }
    return (" 2", "Return", *typed.get(FORMATS[key].result, (" g",)))


def _why_not() -> Keys:
    return ("Ctrl+Shift+I", " 1", "Return")
