"""The table of all actions: what menus and keys can do, and the platform's names of keys.

To add an action, add a row here, its message, and its handler: for a menu in `gui.app.window` or
`gui.event.actions`, for a page in the page. Menus, buttons, tooltips, the keys of pages and the
shortcut sheet are built from this table.
"""

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Final, Literal

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from tourneydesk.present import messages
from tourneydesk.present.messages import text

# The keys with the same meaning on every page, and the platform's notation for keys.

_NATIVE = QKeySequence.SequenceFormat.NativeText
_NAMED: Mapping[str, str] = {
    "Return": "key-enter",
    "Enter": "key-enter",
    "Esc": "key-esc",
    "Space": "key-space",
    "Tab": "key-tab",
}
"""The keys that messages mention, by their names in Qt, with their messages."""
CHANGE = Qt.Key.Key_F2
REMOVE = Qt.Key.Key_Delete
RESTORE = Qt.Key.Key_Insert
FULL_SCREEN = Qt.Key.Key_F11
CONFIRM = "Ctrl+Return"
FINISH = "Ctrl+Shift+Return"
CHOOSE_LIST = "Alt+L"
DELETE_ENTRY = "Shift+Del"


def key_name(keys: str | Qt.Key) -> str:
    """A key or shortcut such as ``Ctrl+Shift+P`` in the notation of the platform and Qt's language;
    keys that messages mention have the same names here.
    """
    sequence = QKeySequence(keys)
    name = sequence.toString(_NATIVE)
    key = sequence.toString().rpartition("+")[2]
    if key not in _NAMED or sys.platform == "darwin":
        return name
    return name.removesuffix(QKeySequence(key).toString(_NATIVE)) + text(_NAMED[key])


def letter_key(label: str) -> str:
    """Alt with the label's mnemonic, the letter marked by ``&``; empty if the platform has none."""
    return QKeySequence.mnemonic(label).toString(_NATIVE)


Does = Callable[[], object]
KeyActions = Mapping[str, Does | tuple[Does, ...]]
"""What a page does for actions, by their names; one function for all keys, or one for each."""
PASS_ON: Final = "pass_on"
"""Returned by a function that leaves its key to whatever else takes it."""
Need = Literal[
    "",
    "event",
    "decide",
    "chosen-event",
    "second-folder",
    "undo",
    "redo",
    "next",
    "ring",
    "open",
    "day",
    "end",
    "shareable",
    "sharing",
    "joined",
    "question",
]
"""The condition for enabling an action: an open event, one where this desk may do more than record
results (``decide``), a selection at home, something to undo, …
"""

FILE, EDIT, EVENT = "window-menu-file", "window-menu-edit", "window-menu-event"
DAY = "day-menu"
VIEW, CLOCK, HELP = "window-menu-view", "display-menu-clock", "safety-menu-help"
EVERYWHERE = "safety-keys-everywhere"
MENUS = (FILE, EDIT, EVENT, DAY, VIEW, CLOCK, HELP)
"""The message keys of the menu titles, in order."""
SHARE = "share-menu"
SUBMENUS: Mapping[str, str] = {SHARE: FILE}
"""The message keys of the titles of menus inside a menu, and that menu; each is where its first
action is in the table.
"""


@dataclass(frozen=True, slots=True)
class Action:
    """An action. ``name`` is its id, and the key of the message that names it; ``where`` is the
    message key of its menu's title or, for a page's shortcut, of its section in the shortcut sheet.

    A key is a standard key of Qt, its portable text, the name of another action with the same keys,
    or ``&`` and the message whose mnemonic it is. ``written``: a message that spells out the keys.
    ``on_sheet``: its label in the shortcut sheet, if its menu label varies. ``button``: the text of
    its button, if that is shorter; ``tip`` explains it there. ``icon`` is for the name of its icon.
    ``repeats``: done again and again while the key is held down.
    """

    name: str
    where: str
    keys: tuple[str | Qt.Key, ...] = ()
    needs: Need = ""
    checkable: bool = False
    on_sheet: str = ""
    written: str = ""
    button: str = ""
    tip: str = ""
    icon: str = ""
    repeats: bool = False


ACTIONS: tuple[Action, ...] = (
    Action("window-new-event", FILE, ("Ctrl+N",), button="window-home-new"),
    Action("day-new", FILE, tip="day-new-tip"),
    Action("window-open-event", FILE, ("Ctrl+O",), button="window-home-open"),
    Action("window-save-as", FILE, ("Ctrl+Shift+S",), "event"),
    Action("export-menu", FILE, ("Ctrl+Shift+E",), "event", tip="export-tip"),
    Action("share-start", SHARE, needs="shareable"),
    Action("share-stop", SHARE, needs="sharing"),
    Action("share-join", SHARE),
    Action("share-continue", SHARE, needs="joined"),
    Action("phones-menu", SHARE, needs="open", tip="phones-tip"),
    Action("samples-menu", FILE, button="samples-button", tip="samples-hint"),
    Action("safety-practice", FILE, button="safety-home-practice"),
    Action(
        "safety-rehearse",
        FILE,
        needs="chosen-event",
        button="safety-home-rehearse",
        tip="safety-rehearse-tip",
    ),
    Action("rebuild-menu", FILE, button="rebuild-home", tip="rebuild-tip"),
    Action("safety-prove", FILE, needs="event"),
    Action("safety-second-folder", FILE, needs="event"),
    Action("safety-no-second-folder", FILE, needs="second-folder"),
    Action("window-close-event", FILE, ("Ctrl+W",), "open"),
    Action("window-quit", FILE, ("Ctrl+Q",)),
    Action("window-undo", EDIT, ("Ctrl+Z",), "undo"),
    Action("window-redo", EDIT, ("Ctrl+Shift+Z", "Ctrl+Y"), "redo"),
    Action("desk-answer", EDIT, ("Ctrl+J",), "question"),
    Action("window-see-standings", EVENT, ("Ctrl+R",), "next", on_sheet="safety-keys-next"),
    Action(
        "draft-look-first",
        EVENT,
        ("Ctrl+D",),
        "decide",
        button="draft-look-first-button",
        tip="draft-look-first-tip",
    ),
    Action("repair-menu", EVENT, ("Ctrl+E",), "decide", tip="repair-tip"),
    Action("end-menu", EVENT, needs="end", tip="end-tip"),
    Action("window-go-to-table", EVENT, ("Ctrl+G",), "event"),
    Action("event-go-to", EVENT, ("Ctrl+0",), "event"),
    Action("window-go-to-players", EVENT, ("Ctrl+1",), "event"),
    Action("window-go-to-round", EVENT, ("Ctrl+2",), "event"),
    Action("window-go-to-standings", EVENT, ("Ctrl+3",), "event"),
    Action(
        "prizes-go-to", EVENT, ("Ctrl+7",), "event", button="prizes-button", tip="prizes-button-tip"
    ),
    Action("display-go-to", EVENT, ("Ctrl+5",), "event"),
    Action("history-go-to", EVENT, ("Ctrl+6",), "event"),
    Action("papers-go-to", EVENT, ("Ctrl+4",), "event"),
    Action("papers-print-packet", EVENT, ("Ctrl+P",), "event"),
    Action(
        "papers-print-changed",
        EVENT,
        ("Ctrl+Shift+P",),
        "event",
        button="papers-print-changed-press",
    ),
    Action("day-go-to", DAY, ("Ctrl+8",), "day"),
    Action("day-next", DAY, ("Ctrl+Shift+PgDown",), "day"),
    Action("day-previous", DAY, ("Ctrl+Shift+PgUp",), "day"),
    Action("day-add-file", DAY, needs="day"),
    Action("day-add-new", DAY, needs="day"),
    Action("day-number-tables", DAY, needs="day"),
    Action("day-report", DAY, needs="day", tip="day-report-tip"),
    Action("ring-show", VIEW, ("Ctrl+L",), "ring", button="ring-shown"),
    Action("display-projector", VIEW, ("F5",), "event", button="display-start"),
    Action("display-freeze", VIEW, ("F6",), "event"),
    Action("window-show-why", VIEW, ("Ctrl+I",), "event", checkable=True),
    Action("safety-ask-why-not", VIEW, ("Ctrl+Shift+I",), "event"),
    Action("display-clock-turn", CLOCK, ("F8",), "event", button="display-clock-start"),
    Action("display-clock-more-all", CLOCK, ("Ctrl+F8",), "event"),
    Action("display-clock-more-table", CLOCK, ("Shift+F8",), "event"),
    Action("guide-menu", HELP, button="guide-start", tip="guide-tip"),
    Action("handbook-open", HELP, ("F1",)),
    Action("safety-keys", HELP, ("Shift+F1",)),
    Action("window-about", HELP),
    Action("keys-back", EVERYWHERE, ("Esc",), button="papers-card-back"),
    Action(
        "keys-stop",
        EVERYWHERE,
        ("Esc",),
        written="keys-while-working",
        button="papers-stop-printing",
    ),
    Action("keys-lists-move", "keys-lists", ("Up", "Down", "PgUp", "PgDown", "Home", "End")),
    Action("keys-date-open", "keys-lists", ("F4",)),
    Action("keys-ticks-move", "keys-lists", ("Alt+Up", "Alt+Down"), repeats=True),
    Action("keys-home-open", "keys-home", ("Return",)),
    Action("keys-home-choose", "keys-home", ("Up", "Down")),
    Action("keys-home-format", "keys-home", ("Left", "Right", "A – Z")),
    Action("keys-home-remove", "keys-home", (REMOVE,)),
    Action("keys-wizard-format", "keys-wizard", ("Up", "Down", "A – Z")),
    Action("keys-wizard-next", "keys-wizard", (CONFIRM,), button="wizard-next"),
    Action("keys-wizard-create", "keys-wizard", (FINISH,), button="wizard-create"),
    Action("keys-wizard-line", "keys-wizard", ("Return",)),
    Action("keys-wizard-back", "keys-wizard", ("Esc",), button="wizard-back"),
    Action("keys-wizard-list", "keys-wizard", (CHOOSE_LIST,), button="wizard-choose-file"),
    Action("keys-forms-go-on", "keys-forms", ("Return",)),
    Action("keys-forms-create", "keys-forms", (CONFIRM,)),
    Action("keys-forms-open", "keys-forms", ("Return",), written="keys-in-list"),
    Action("keys-event-line", "event-stage", ("Return",)),
    Action("keys-event-forget", "event-stage", ("Esc",)),
    Action("keys-players-add", "keys-players", ("Ctrl+Shift+N",), button="people-add"),
    Action("keys-players-enter", "keys-players", ("Return",)),
    Action("keys-players-empty", "keys-players", ("Esc",)),
    Action("keys-players-forget", "keys-players", (REMOVE,), written="keys-in-suggestions"),
    Action("keys-players-change", "keys-players", (CHANGE,), button="people-edit"),
    Action("keys-players-drop", "keys-players", (REMOVE,), button="people-drop"),
    Action("keys-players-delete", "keys-players", (DELETE_ENTRY,), button="people-delete-entry"),
    Action("keys-players-return", "keys-players", (RESTORE,), button="people-return"),
    Action("keys-players-here", "keys-players", ("Space",), button="people-turn-here"),
    Action("keys-players-sort", "keys-players", ("S",)),
    Action("keys-players-task-enter", "keys-players", ("&people-task-enter",)),
    Action("keys-players-task-check-in", "keys-players", ("&people-task-check-in",)),
    Action("keys-players-task-apart", "keys-players", ("&people-task-apart",)),
    Action("keys-players-task-byes", "keys-players", ("&people-task-byes",)),
    Action("keys-import-tick", "keys-import", ("Space",)),
    Action("keys-import-edit", "keys-import", ("Return", CHANGE)),
    Action("keys-round-table", "keys-round", ("Return",), written="keys-number"),
    Action("keys-round-correct", "keys-round", (CHANGE,)),
    Action("keys-round-turn", "keys-round", ("Ctrl+PgUp", "Ctrl+PgDown")),
    Action("keys-round-take-back", "keys-round", (REMOVE,)),
    Action("keys-round-leave", "keys-round", ("Esc",)),
    Action("keys-round-fold", "keys-round", ("Left",)),
    Action("keys-round-unfold", "keys-round", ("Right",)),
    Action("keys-round-all", "keys-round", ("&round-all-tables",)),
    Action("keys-round-missing", "keys-round", ("&round-missing-only",)),
    Action("keys-round-reported", "keys-round", ("&round-reported-only",)),
    Action("keys-round-second-pass", "keys-round", ("&round-second-pass",)),
    Action("keys-round-call-all", "keys-round", ("A",)),
    Action("keys-ring-step", "ring-page", ("Left", "Up", "Right", "Down"), repeats=True),
    Action("keys-ring-pick", "ring-page", ("Space",)),
    Action("keys-ring-let-go", "ring-page", ("Esc",)),
    Action("keys-ring-tick", "ring-page", ("Space",), written="keys-in-list"),
    Action("keys-draft-choose", "keys-draft", ("Left", "Right"), repeats=True),
    Action(
        "keys-draft-swap",
        "keys-draft",
        ("S",),
        button="draft-swap",
        tip="draft-swap-tip",
        icon="arrow-left-right",
    ),
    Action(
        "keys-draft-lock",
        "keys-draft",
        ("Space", "L"),
        button="draft-lock",
        tip="draft-lock-tip",
        icon="lock",
    ),
    Action(
        "keys-draft-again",
        "keys-draft",
        ("R",),
        button="draft-pair-again",
        tip="draft-pair-again-tip",
        icon="refresh-cw",
    ),
    Action(
        "keys-draft-draw",
        "keys-draft",
        ("D",),
        button="draft-draw-again",
        tip="draft-draw-again-tip",
        icon="dices",
    ),
    Action("keys-draft-post", "keys-draft", ("Return",)),
    Action("keys-draft-post-anywhere", "keys-draft", (CONFIRM,)),
    Action(
        "keys-draft-discard",
        "keys-draft",
        (REMOVE,),
        button="draft-discard",
        tip="draft-discard-tip",
        icon="trash-2",
    ),
    Action("keys-draft-leave", "keys-draft", ("Esc",)),
    Action(
        "keys-standings-try",
        "window-standings",
        ("T",),
        button="standings-try-result",
        tip="standings-try-tip",
    ),
    Action("keys-standings-correct", "window-standings", ("Return", CHANGE)),
    Action("keys-standings-forget", "window-standings", (REMOVE, "Backspace")),
    Action("keys-standings-leave", "window-standings", ("Esc",)),
    Action("keys-prizes-save", "keys-prizes", ("Return",), button="prizes-save"),
    Action("keys-prizes-remove", "keys-prizes", (REMOVE,), button="prizes-remove"),
    Action("keys-prizes-leave", "keys-prizes", ("Esc",)),
    Action("keys-crosstable-open", "keys-crosstable", ("Return",)),
    Action("keys-chart-player", "keys-crosstable", ("Left", "Up", "Right", "Down"), repeats=True),
    Action("keys-papers-turn", "keys-papers", ("PgUp", "PgDown"), repeats=True),
    Action(
        "keys-papers-larger",
        "keys-papers",
        ("Z",),
        button="papers-page-larger",
        tip="papers-page-zoom-tip",
    ),
    Action("keys-papers-move", "keys-papers", ("Left", "Right"), repeats=True),
    Action("keys-papers-printing", "keys-papers", ("Return",)),
    Action("keys-papers-print", "keys-papers", ("papers-print-packet",), button="papers-print"),
    Action("keys-papers-save", "keys-papers", ("S",), button="papers-save-pdf"),
    Action("keys-papers-card", "keys-papers", ("Return", "Space"), written="keys-on-card"),
    Action("keys-repair-choose", "keys-repair", ("Up", "Down")),
    Action("keys-repair-take", "keys-repair", ("Return",), button="repair-apply"),
    Action(
        "keys-repair-started",
        "keys-repair",
        ("Space",),
        button="repair-mark-started",
        tip="repair-mark-started-tip",
    ),
    Action("keys-repair-tables", "keys-repair", ("Tab",)),
    Action("keys-repair-leave", "keys-repair", ("Esc",)),
    Action("keys-match-first", "keys-match", ("1",)),
    Action("keys-match-second", "keys-match", ("2",)),
    Action("keys-match-draw", "keys-match", ("0", "=", "D")),
    Action("keys-match-absent", "keys-match", ("7", "8", "9")),
    Action("keys-match-no-show", "keys-match", ("N",)),
    Action("keys-match-score", "keys-match", ("3 – 6", "A – Z")),
    Action("keys-match-games", "keys-match", ("G",)),
    Action("keys-sheet-place", "keys-sheet", ("1", "5"), written="keys-places"),
    Action("keys-sheet-letter", "keys-sheet", ("A", "E"), written="keys-places"),
    Action("keys-sheet-withdrawn", "keys-sheet", ("W",)),
    Action("keys-sheet-part", "keys-sheet", ("Space", "/")),
    Action("keys-sheet-next", "keys-sheet", ("Return",)),
    Action("keys-sheet-record", "keys-sheet", (CONFIRM,), button="round-record"),
    Action(
        "keys-display-turn",
        "keys-display",
        ("Left", "Up", "PgUp", "Right", "Down", "PgDown"),
        repeats=True,
    ),
    Action("keys-display-stay", "keys-display", ("Space",)),
    Action("keys-display-full", "keys-display", (FULL_SCREEN,)),
    Action("keys-display-leave", "keys-display", ("Esc",)),
    Action("keys-handbook-find", "keys-handbook", ("Ctrl+F",)),
    Action("keys-handbook-best", "keys-handbook", ("Return",), written="keys-in-search"),
    Action("keys-handbook-back", "keys-handbook", ("Alt+Left",)),
    Action("keys-handbook-forward", "keys-handbook", ("Alt+Right",)),
    Action("keys-handbook-leave", "keys-handbook", ("Esc",)),
)
_BY_NAME = {action.name: action for action in ACTIONS}


def of_menus() -> list[Action]:
    """The menus' actions, in menu order."""
    return [action for action in ACTIONS if in_menus(action)]


def in_menus(action: Action) -> bool:
    """Whether an action is in a menu, and not only a key of a page."""
    return action.where in MENUS or action.where in SUBMENUS


def menu_titles(action: Action) -> tuple[str, ...]:
    """The message keys of the menus on the way to an action, the outermost first."""
    return tuple(filter(None, (SUBMENUS.get(action.where), action.where)))


def action_of(name: str) -> Action:
    """The action with this name."""
    return _BY_NAME[name]


def action_key(name: str) -> str:
    """The first key of an action, in the platform's notation; empty if it has none."""
    keys = _BY_NAME[name].keys
    return _key(keys[0]) if keys else ""


def keys_text(action: Action) -> str:
    """All keys of an action, in the platform's notation; empty if it has none."""
    names = [_key(key) for key in action.keys]
    if action.written:
        keys = messages.enumerated(names)
        return messages.text(action.written, key=names[0], last=names[-1], keys=keys)
    return messages.enumerated([*filter(None, names)])


def do_key(event: QKeyEvent, actions: KeyActions) -> bool:
    """Does the action that has the key pressed; whether there is one. A key held down does it once,
    unless it repeats. Shift makes no difference, unless an action has the key with Shift.
    """
    held = event.modifiers().value & ~Qt.KeyboardModifier.KeypadModifier.value
    key = Qt.Key.Key_Return if event.key() == Qt.Key.Key_Enter else event.key()
    for modifiers in dict.fromkeys((held, held & ~Qt.KeyboardModifier.ShiftModifier.value)):
        for name, does in actions.items():
            codes = _codes(name)
            if key | modifiers not in codes:
                continue
            if event.isAutoRepeat() and not _BY_NAME[name].repeats:
                event.accept()
                return True
            one = does[codes.index(key | modifiers)] if isinstance(does, tuple) else does
            if one() != PASS_ON:
                event.accept()
                return True
    return False


def only_if(possible: Callable[[], bool], does: Does) -> Does:
    """Does an action only while it is possible; otherwise its key is passed on."""
    return lambda: does() if possible() else PASS_ON


def sequences(name: str) -> list[QKeySequence]:
    """The keys of an action for Qt."""
    return [QKeySequence(key) for key in _BY_NAME[name].keys]


@cache
def _codes(name: str) -> tuple[int, ...]:
    # PySide6's type stubs do not know that a QKeySequence can be indexed.
    return tuple(keys[0].toCombined() for keys in sequences(name))  # type: ignore[index]


def _key(key: str | Qt.Key) -> str:
    if isinstance(key, Qt.Key):
        return key_name(key)
    if key.startswith("&"):
        return letter_key(messages.text(key[1:]))
    return action_key(key) if key in _BY_NAME else key_name(key) or key
