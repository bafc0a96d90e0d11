"""The file in which a joined desk keeps all that it has seen, so that it can go on alone."""

from dataclasses import dataclass
from itertools import takewhile
from pathlib import Path

from tourneydesk.desk.session import Change, Session
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.event_file import EventFile, copy_entries

_MOST = 100
_MOST_APPENDED = 20
"""Steps that are appended one by one; for more, the file is written anew."""
_IN_USE = "file_in_use"
_NOT_IN_NAMES = '<>:"/\\|?*'
_LONGEST_NAME = 60


@dataclass(frozen=True, slots=True)
class SetAside:
    """A copy with another history than the server's: where it is now, and how many of its steps the
    server does not have.
    """

    path: Path
    steps: int


class LocalCopy:
    """An ordinary event file that follows a session. A copy that cannot be written stops nobody:
    `trouble` says why, and the next step tries again.
    """

    def __init__(self, session: Session, file: EventFile, aside: SetAside | None) -> None:
        self.path = file.path
        self.aside = aside
        self.trouble: FileTrouble | None = None
        self._session = session
        self._file: EventFile | None = file
        self._closed = False
        session.watch(self._follow)
        session.watch_reading(self._write)

    @classmethod
    def keep(cls, session: Session, folder: Path) -> "LocalCopy":
        """Keeps a copy in this folder from now on, in the file of an earlier time if that is a part
        of the server's history. FileTrouble if there can be none.
        """
        with as_file_trouble(folder):
            folder.mkdir(parents=True, exist_ok=True)
        aside = None
        for path in _names(session, folder):
            try:
                aside = _set_aside(path, session.entries)
                return cls(session, _file(path, session.entries), aside)
            except FileTrouble as trouble:
                # Another window of this laptop has joined the event, too.
                if trouble.code != _IN_USE:
                    raise
        raise FileTrouble(_IN_USE, folder)

    def close(self) -> None:
        """Releases the file."""
        self._closed = True
        if self._file is not None:
            self._file.close()

    def _follow(self, _change: Change) -> None:
        # Of many steps each would be synced, which takes a minute for some thousands.
        if not self._session.reading:
            self._write()

    def _write(self) -> None:
        if self._closed:
            return
        entries = self._session.entries
        try:
            file, self._file = self._file, None
            if file is None or len(entries) - len(file.entries) > _MOST_APPENDED:
                if file is not None:
                    file.close()
                self.aside = _set_aside(self.path, entries) or self.aside
                file = _file(self.path, entries)
            self._file = file
            for entry in entries[len(file.entries) :]:
                file.append(entry.at, entry.step)
        except FileTrouble as trouble:
            self.trouble = trouble
        else:
            self.trouble = None


def _names(session: Session, folder: Path) -> list[Path]:
    """What the file can be called. The name at the beginning stays when the event's changes."""
    first = session.entries[0].chain[:8]
    cleaned = "".join(
        "-" if sign in _NOT_IN_NAMES or not sign.isprintable() else sign
        for sign in session.event.name
    )
    known = sorted(folder.glob(f"* {first}.tourney"))
    stem = f"{cleaned[:_LONGEST_NAME].strip(' .')} {first}"
    if known:
        stem = known[0].stem
    more = [folder / f"{stem} {number}.tourney" for number in range(2, _MOST)]
    return [folder / f"{stem}.tourney", *more]


def _file(path: Path, entries: tuple[Entry, ...]) -> EventFile:
    """The file with these entries, opened."""
    if not path.exists():
        return EventFile.new(path, entries)
    if EventFile.read(path) != entries:
        copy_entries(entries, path, replacing=True)
    return EventFile.open(path)


def _set_aside(path: Path, entries: tuple[Entry, ...]) -> SetAside | None:
    """Moves a file away that is not a part of this history; FileTrouble if it is in use."""
    if not path.exists():
        return None
    try:
        with EventFile.open(path) as file:
            stored = file.entries
    except FileTrouble as trouble:
        if trouble.code == _IN_USE:
            raise
        stored = ()
    both = zip(stored, entries, strict=False)
    common = sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], both))
    if stored and common == len(stored):
        return None
    away = next(
        one
        for number in range(1, 10_000)
        if not (one := path.with_name(f"{path.stem} – {number}{path.suffix}")).exists()
    )
    with as_file_trouble(path):
        path.rename(away)
    return SetAside(away, len(stored) - common)
