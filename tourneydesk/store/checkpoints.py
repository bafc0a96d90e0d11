"""Checkpoints: proved copies of an event, kept beside its file or in a second folder.

Each is named by how many entries it holds and by what it is, ``00042-before-round-3.tourney``; so
they sort by age in any window. As a journal only grows, a newer checkpoint holds all that an older
one does; older ones are kept in case the newer are damaged.
"""

import contextlib
import re
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.store.chain import Entry
from tourneydesk.store.connection import reading
from tourneydesk.store.event_file import EventFile, copy_entries, held
from tourneydesk.store.header import look
from tourneydesk.store.schema import HEAD
from tourneydesk.store.trouble import FileTrouble, in_words
from tourneydesk.store.whole import write_whole

KEPT = 6
"""How many checkpoints are kept besides the newest before each round."""

_ROUND = "before-round-"
_NAME = re.compile(r"(\d{5,})-([a-z0-9-]+)\.tourney")
_OTHER = "other"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A copy: how many entries it should hold, and what it is (``before-round-3``, ``closed``)."""

    path: Path
    entries: int
    label: str


def folder_of(path: Path, second: Path | None = None) -> Path:
    """Where the checkpoints of an event file lie: ``NAME.checkpoints`` beside it, or in a second
    folder such as a stick.
    """
    name = path.stem if path.suffix == ".tourney" else path.name
    return (second or path.parent) / f"{name}.checkpoints"


def checkpoints(folder: Path) -> tuple[Checkpoint, ...]:
    """The checkpoints in a folder, newest last; none where there is no such folder."""
    with in_words(folder):
        names = [one.name for one in folder.iterdir()] if folder.is_dir() else []
    found = [
        Checkpoint(folder / name, int(match[1]), match[2])
        for name in names
        if (match := _NAME.fullmatch(name))
    ]
    return tuple(sorted(found, key=lambda one: (one.entries, one.label)))


def keep(file: EventFile, label: str, second: Path | None = None) -> Checkpoint:
    """A new checkpoint of an open event file; see `keep_entries`."""
    return keep_entries(file.path, file.entries, label, second)


def keep_entries(
    path: Path, entries: tuple[Entry, ...], label: str, second: Path | None = None
) -> Checkpoint:
    """A new checkpoint of these entries of an event file, proved; older ones beyond the bound are
    removed. The file itself is not looked at, so this may run on any thread.

    ``label`` is lower-case letters, digits and strokes. FileTrouble if it cannot be written; the
    others are there as before then. Copies of another event of that name, or of a past that was
    left by going back to a checkpoint, are moved to a folder ``other`` and never removed.
    """
    folder = folder_of(path, second)
    made = Checkpoint(folder / f"{len(entries):05}-{label}.tourney", len(entries), label)
    if not _NAME.fullmatch(made.path.name):
        raise ValueError(f"{label!r} is no label for a checkpoint")
    if not folder.parent.is_dir():
        raise FileTrouble("folder_missing", folder)
    with in_words(folder):
        folder.mkdir(exist_ok=True)
    copy_entries(entries, made.path, replacing=True)
    _tidy(folder, made, entries)
    return made


def last_good(folder: Path) -> tuple[Checkpoint, tuple[Entry, ...]] | None:
    """The newest checkpoint that is sound, with its entries; None if there is none."""
    for one in reversed(checkpoints(folder)):
        try:
            entries = EventFile.read(one.path)
        except FileTrouble:
            continue
        if len(entries) == one.entries:
            return one, entries
    return None


def restore(checkpoint: Path, path: Path) -> tuple[Entry, ...]:
    """A new event file from a checkpoint, proved equal to it; an existing file is never touched."""
    entries = EventFile.read(checkpoint)
    write_whole(path, entries)
    return entries


def _tidy(folder: Path, made: Checkpoint, entries: tuple[Entry, ...]) -> None:
    """Puts strangers aside and removes the oldest; what cannot be removed stays."""
    ours: list[Checkpoint] = []
    for one in checkpoints(folder):
        if one == made or _is_past(one, entries):
            ours.append(one)
        else:
            _put_aside(one)
    rounds = {one.label: one for one in ours if one.label.startswith(_ROUND)}
    others = [one for one in ours if one.label not in rounds]
    kept = {one.path for one in (*rounds.values(), *others[-KEPT:])}
    for one in ours:
        if one.path not in kept:
            with contextlib.suppress(OSError):
                one.path.unlink()


def _is_past(one: Checkpoint, entries: tuple[Entry, ...]) -> bool:
    """Whether a checkpoint holds the beginning of these entries.

    Equal chains say that all before is equal too, so its head is enough. One that cannot be read
    tells nothing and stays.
    """
    try:
        if held(one.path) is not None:
            return True
        look(one.path)
        with in_words(one.path), reading(one.path) as db:
            number, chain = db.execute(HEAD).fetchone()
    except (FileTrouble, TypeError):
        return True
    return bool(number <= len(entries) and entries[number - 1].chain == chain)


def _put_aside(one: Checkpoint) -> None:
    aside = one.path.parent / _OTHER
    with contextlib.suppress(OSError):
        aside.mkdir(exist_ok=True)
        turn = 1
        while (free := aside / f"{turn}-{one.path.name}").exists():
            turn += 1
        one.path.rename(free)
