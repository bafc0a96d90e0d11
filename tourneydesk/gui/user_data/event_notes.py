"""Small texts about events that are not part of them: footers, logos, announced games.

Each is found again by the path of its event, and some only for the event that has the same opening:
a later event may be in the same file.
"""

import json
from base64 import b64decode, b64encode
from contextlib import suppress
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from cattrs import Converter
from PySide6.QtCore import QObject, Signal

from tourneydesk.core.event import Event
from tourneydesk.gui.user_data.preferences import write_text
from tourneydesk.present.papers.changes import PrintedContent
from tourneydesk.user_folders import data_folder, noted_path

EVENTS = 50
"""The number of events per kind whose texts are kept."""


class EventNote(QObject):
    """Something of the organizer's about one event, as one text. ``saves`` says whether it is also
    stored, which only the window that writes the event does. One that ``stays_with_event`` is also
    found after the file has been moved.
    """

    kind: str
    stays_with_event = False
    changed = Signal()

    def __init__(self, path: Path, opening: str, *, saves: bool = True) -> None:
        """``opening``: distinguishes the event from an earlier one in the same file."""
        super().__init__()
        self._path = path
        self._opening = opening
        self._saves = saves
        moved = self.stays_with_event and not has_text(self.kind, path, opening)
        self.read(
            text_of_moved(self.kind, opening) if moved else stored_text(self.kind, path, opening)
        )

    def read(self, text: str) -> None:
        """Takes what was stored; nothing of a text that is empty or damaged."""
        raise NotImplementedError

    def written(self) -> str:
        """What is stored."""
        raise NotImplementedError

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path = path
        self._saves = True
        self._save()

    def note_changed(self) -> None:
        """Stores a change and says so."""
        self._save()
        self.changed.emit()

    def _save(self) -> None:
        if self._saves:
            store_text(self.kind, self._path, self.written(), self._opening)


def stored_text(kind: str, event: Path, opening: str = "") -> str:
    """The text of that kind for an event; empty if none can be read, or if it was stored with
    another opening.
    """
    try:
        text = _file(kind, event).read_text(encoding="utf-8")
    except (OSError, ValueError):
        return ""
    if not opening:
        return text
    stored_opening, _, rest = text.partition("\n")
    return rest if stored_opening == opening else ""


def text_of_moved(kind: str, opening: str) -> str:
    """The latest text of that kind stored with this opening, wherever the event's file was then:
    it may have been moved or renamed since. Empty if there is none.
    """
    first = f"{opening}\n"
    found: list[tuple[float, str]] = []
    with suppress(OSError):
        for file in (data_folder() / kind).glob("*.json"):
            with suppress(OSError, ValueError), file.open(encoding="utf-8", newline="") as lines:
                if lines.readline(len(first)) == first:
                    found.append((file.stat().st_mtime, lines.read()))
    return max(found)[1] if found else ""


def has_text(kind: str, event: Path, opening: str) -> bool:
    """Whether a text of that kind, maybe an empty one, is stored for an event in this place."""
    try:
        with _file(kind, event).open(encoding="utf-8") as lines:
            return lines.readline(len(opening) + 1).rstrip("\n") == opening
    except (OSError, ValueError):
        return False


def store_text(kind: str, event: Path, text: str, opening: str = "") -> None:
    """Replaces the text; a failed write never interrupts the tournament."""
    with suppress(OSError, ValueError):
        file = _file(kind, event)
        write_text(file, f"{opening}\n{text}" if opening else text)
        all_kept = sorted(file.parent.glob("*.json"), key=lambda one: one.stat().st_mtime)
        for old in all_kept[:-EVENTS]:
            old.unlink()


def _file(kind: str, event: Path) -> Path:
    name = sha256(noted_path(event).encode("utf-8", "surrogatepass")).hexdigest()[:24]
    return data_folder() / kind / f"{name}.json"


# The line that an organizer has on the foot of an event's papers, in the user's data.

FOOTER = "footers"
MAX_LENGTH = 120


class EventFooter(QObject):
    """The line of one event; empty without one. ``saves`` says whether it is also stored, which
    only the window that writes the event does.
    """

    changed = Signal()

    def __init__(self, path: Path, opening: str, *, saves: bool = True) -> None:
        """``opening``: distinguishes the event from an earlier one in the same file."""
        super().__init__()
        self._path, self._opening, self._saves = path, opening, saves
        self.text = one_line(stored_text(FOOTER, path, opening))

    def choose(self, text: str) -> None:
        """Takes this line from now on; none if it is empty."""
        text = one_line(text)
        if text != self.text:
            self.text = text
            self._save()
            self.changed.emit()

    def continue_in(self, path: Path) -> None:
        """The event continues in another file, which this window writes."""
        self._path, self._saves = path, True
        self._save()

    def _save(self) -> None:
        if self._saves:
            store_text(FOOTER, self._path, self.text, self._opening)


def one_line(text: str) -> str:
    """A text as one line, no longer than a foot has room for."""
    return " ".join(text.split())[:MAX_LENGTH]


# An event's logo: a picture beside the event, in the user's data.
#
# It changes nothing in the tournament and may be large, so it is not a step of the journal. It is
# found again by the place of the event's file or, after that has been moved, by the event's
# opening.

LOGO = "logos"


class EventLogo(EventNote):
    """The logo of one event, as the bytes of a picture; empty without one."""

    kind = LOGO
    stays_with_event = True
    picture = b""

    def choose(self, picture: bytes) -> None:
        """Takes this picture from now on; none if it is empty."""
        if picture != self.picture:
            self.picture = picture
            self.note_changed()

    def read(self, text: str) -> None:
        with suppress(ValueError):
            self.picture = b64decode(text, validate=True)

    def written(self) -> str:
        return b64encode(self.picture).decode("ascii")


# Which games of a ring were announced: ticked by the organizer, stored beside the event.
#
# It affects no pairing, so it is not a step of the journal; like the clock it is stored in the
# user's data, so that nobody announces a game twice after a crash.

Call = tuple[int, ...]
"""A table with its players: after an undo another game may have the same number."""
ANNOUNCED = "calls"


class AnnouncedGames(EventNote):
    """The announced games of one event."""

    kind = ANNOUNCED
    _calls: frozenset[Call] = frozenset()

    def tables(self, event: Event) -> frozenset[int]:
        """The tables of the current round that were announced."""
        tables = event.current.tables if event.current is not None else ()
        return frozenset(one.number for one in tables if (one.number, *one.players) in self._calls)

    def toggle(self, event: Event, table: int) -> None:
        """Marks that table as announced, or removes the mark."""
        self._set_calls(self._calls ^ _calls(event, frozenset((table,))))

    def add(self, event: Event, tables: frozenset[int]) -> None:
        """Marks those tables as announced."""
        self._set_calls(self._calls | _calls(event, tables))

    def read(self, text: str) -> None:
        with suppress(ValueError, TypeError, RecursionError, OverflowError):
            rows = json.loads(text)
            self._calls = frozenset(tuple(int(number) for number in row) for row in rows)

    def written(self) -> str:
        return json.dumps(sorted(self._calls))

    def _set_calls(self, calls: frozenset[Call]) -> None:
        if calls != self._calls:
            self._calls = calls
            self.note_changed()


def _calls(event: Event, tables: frozenset[int]) -> frozenset[Call]:
    seated = event.current.tables if event.current is not None else ()
    return frozenset((one.number, *one.players) for one in seated if one.number in tables)


# What was printed of an event, stored in the user's data folder, one file per event.

PRINTED = "printed"
_CONVERTER = Converter(detailed_validation=False)


@dataclass(frozen=True, slots=True)
class Printed:
    """A document, when it was last printed (as text) and at which revision of the event; the
    ``round`` that it is about, or how many rounds it has the results of, 0 if it has none.
    """

    key: str
    at: str
    revision: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class PrintRecord:
    """Everything printed of an event: when, and its content."""

    prints: tuple[Printed, ...] = ()
    content: tuple[PrintedContent, ...] = ()


def recall(event: Path, opening: str) -> PrintRecord:
    """What was printed; empty if it cannot be read, or if the file belongs to another event.

    ``opening`` distinguishes events: it is a hash of the first step.
    """
    try:
        row = json.loads(stored_text(PRINTED, event))
        if row["opening"] != opening:
            return PrintRecord()
        return PrintRecord(
            _CONVERTER.structure(row["prints"], tuple[Printed, ...]),
            _CONVERTER.structure(row["said"], tuple[PrintedContent, ...]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return PrintRecord()


def save(event: Path, opening: str, memory: PrintRecord) -> None:
    """Saves what was printed. A failed write never blocks printing."""
    row = {
        "opening": opening,
        "prints": _CONVERTER.unstructure(memory.prints),
        "said": _CONVERTER.unstructure(memory.content),
    }
    store_text(PRINTED, event, json.dumps(row))


# No-shows whom the organizer keeps in, by player and the round that they missed, stored beside
# the event: it changes no pairing, so it is not a step of the journal.

KEPT_PLAYERS = "no-shows"
Missed = tuple[int, int]
"""A player and the round that they missed."""


def kept_players(path: Path, opening: str) -> frozenset[Missed]:
    """Those of the event at this path with this opening; empty if none can be read."""
    try:
        rows = json.loads(stored_text(KEPT_PLAYERS, path, opening))
        return frozenset((int(player), int(round_number)) for player, round_number in rows)
    except (ValueError, TypeError, RecursionError, OverflowError):
        return frozenset()


def store_kept_players(path: Path, opening: str, kept: frozenset[Missed]) -> None:
    """Replaces those of the event."""
    store_text(KEPT_PLAYERS, path, json.dumps(sorted(kept)), opening)
