"""What lies beside a file: the journal of a step that was cut off, or a stranger's.

SQLite plays any ``NAME-journal`` back into NAME, whosever it is. So before a file is opened for
writing, that is rehearsed on copies in a scratch folder, and the file is opened only where the
outcome is a sound event and nothing is taken back that was acknowledged. Where there is no room
for copies, that is said; it says nothing about the file.
"""

import contextlib
import os
import shutil
import stat
from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path
from tempfile import mkdtemp
from typing import TypeVar

from tourneydesk.store.chain import Entry
from tourneydesk.store.connection import reading, run, writing
from tourneydesk.store.header import look
from tourneydesk.store.recovery.soundness import DAMAGE, findings, sound_entries
from tourneydesk.store.schema import SETTLE
from tourneydesk.store.trouble import FileTrouble, in_words

_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")

_PIECE = 1 << 20

_COARSEST_CLOCK = 2
"""Seconds to which some disks keep the time of a file (FAT); others keep parts of a second."""

OF_CONTENT = DAMAGE | {
    "file_empty",
    "file_not_event",
    "file_of_other_program",
    "file_too_new",
}
"""What can be wrong with a file because of what is in it; all else is wrong with its disk."""

Outcome = tuple[Entry, ...] | FileTrouble
T = TypeVar("T")


def cut_off(path: Path) -> bool:
    """Whether a journal with something in it lies beside the file: a step was cut off, or another
    program is writing one right now. Raises FileTrouble for what can only be a stranger's.
    """
    journal = beside(path, "-journal")
    log = beside(path, "-wal")
    # We never write a log; SQLite would mix it into the file.
    if os.path.lexists(log):
        raise FileTrouble("stray_journal", path, leftover=log.name)
    with in_words(path):
        try:
            if not stat.S_ISREG(journal.lstat().st_mode):
                raise FileTrouble("stray_journal", path, leftover=journal.name)
            with journal.open("rb") as opened:
                first = opened.read(1)
                size = opened.seek(0, os.SEEK_END)
                opened.seek(max(0, size - len(_JOURNAL_MAGIC)))
                tail = opened.read()
        except FileNotFoundError:  # there is none, or the other program is done
            return False
    # A journal that ends so names more files to look into and to delete; ours never does.
    if tail == _JOURNAL_MAGIC and size > len(_JOURNAL_MAGIC):
        raise FileTrouble("stray_journal", path, leftover=journal.name)
    return first not in (b"", b"\0")


def journal_lies_beside(path: Path) -> bool:
    """Whether anything lies where SQLite would look for a journal of the file."""
    return os.path.lexists(beside(path, "-journal"))


def clear_unfinished(path: Path) -> None:
    """Removes a journal that says nothing yet (see `cut_off`): SQLite would write over it."""
    with contextlib.suppress(OSError):
        beside(path, "-journal").unlink(missing_ok=True)


def rehearse(path: Path) -> bool:
    """Whether the last step was taken after the leftover was written, so that it stays
    (`let_stand`); else the leftover may be played back. FileTrouble where it must not be:
    ``stray_journal`` where the file is sound without it, else what is wrong.

    Such a step was acknowledged while the file had another name, where the leftover did not lie
    beside it: it was moved away and back, or has a second name (a hard link).
    """
    _, belongs, stands = _verdict(path)
    if not belongs:
        raise FileTrouble("stray_journal", path, leftover=beside(path, "-journal").name)
    return stands


def recovered(path: Path) -> tuple[Entry, ...]:
    """The entries of a file with a leftover beside it, read without changing either."""
    return _verdict(path)[0]


def let_stand(path: Path) -> None:
    """Removes a leftover that must not be played back, once the file is on the disk for good."""
    with in_words(path):
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        beside(path, "-journal").unlink(missing_ok=True)


def _verdict(path: Path) -> tuple[tuple[Entry, ...], bool, bool]:
    """The entries, whether the leftover belongs to the file, and whether the file has gone on
    since; FileTrouble if the file is damaged.
    """
    alone, played = outcomes(path)
    if isinstance(alone, FileTrouble):
        if isinstance(played, FileTrouble):
            raise played
        return played, True, False
    # The step that was cut off may stand whole already; it was never acknowledged. More than
    # that step no journal of this file would take back, however sound the outcome looks.
    if isinstance(played, tuple) and alone[: len(played)] == played:
        more = len(alone) - len(played)
        if more == 1 and _taken_later(alone[-1], path):
            return alone, True, True
        if more <= 1:
            return played, True, False
    return alone, False, False


def _taken_later(entry: Entry, path: Path) -> bool:
    """Whether a step was taken after the leftover beside its file was last written. A step that was
    cut off was taken before. Not so where the leftover is gone: a program was writing that step.
    """
    with in_words(path), contextlib.suppress(ValueError, FileNotFoundError):
        taken = datetime.fromisoformat(entry.at)
        written = beside(path, "-journal").lstat().st_mtime
        clock = _COARSEST_CLOCK if written.is_integer() else 0
        return taken.tzinfo is not None and taken.timestamp() > written + clock
    return False


def recovered_findings(path: Path) -> tuple[FileTrouble, ...]:
    """Everything wrong with a file once its leftover is played back, or with the leftover."""
    try:
        rehearse(path)
    except FileTrouble as trouble:
        if trouble.code not in DAMAGE:
            return (trouble,)
    else:
        return ()
    return _on_copies(path, lambda folder: _findings_on_copy(path, folder))


def _findings_on_copy(path: Path, folder: Path) -> tuple[FileTrouble, ...]:
    copy = _copied(path, folder / "both.tourney")
    try:
        _play_back(copy, path)
        with in_words(path), reading(copy) as db:
            return findings(db, path)
    except FileTrouble as trouble:
        return (_of_content(trouble),)


def outcomes(path: Path) -> tuple[Outcome, Outcome]:
    """What the file is alone, and what it becomes with the leftover played back."""
    return _on_copies(path, lambda folder: _outcomes_in(path, folder))


def _outcomes_in(path: Path, folder: Path) -> tuple[Outcome, Outcome]:
    played = _copied(path, folder / "both.tourney")
    alone = folder / "alone.tourney"
    try:
        _copy(played, alone)
    except OSError as wrong:  # it was written a moment ago
        raise _NoRoom from wrong
    return _outcome(alone, path), _outcome(played, path)


def _outcome(copy: Path, path: Path) -> Outcome:
    """What a copy becomes, with what lies beside it played back."""
    try:
        _play_back(copy, path)
        return entries_in(copy, path)
    except FileTrouble as trouble:
        return _of_content(trouble)


def _of_content(trouble: FileTrouble) -> FileTrouble:
    """What is wrong with the content of a copy; _NoRoom where only the copy's disk is at fault."""
    if trouble.code not in OF_CONTENT:
        raise _NoRoom from trouble
    return trouble


class _NoRoom(Exception):
    """A scratch folder cannot be used; the file itself may be all right."""


def _on_copies(path: Path, work: Callable[[Path], T]) -> T:
    """What comes of working on copies in a scratch folder: the system's, or one beside the file.

    FileTrouble ``no_scratch_room`` where neither can be used.
    """
    for place in (None, path.resolve().parent):
        with contextlib.suppress(_NoRoom), _scratch(place) as folder:
            return work(folder)
    raise FileTrouble("no_scratch_room", path)


@contextlib.contextmanager
def _scratch(place: Path | None) -> Iterator[Path]:
    try:
        folder = mkdtemp(prefix=".tourneydesk-", dir=place)
    except OSError as wrong:
        raise _NoRoom from wrong
    try:
        yield Path(folder)
    finally:
        with contextlib.suppress(OSError):  # closing a folder may fail too
            shutil.rmtree(folder, ignore_errors=True)


def entries_in(file: Path, path: Path) -> tuple[Entry, ...]:
    """The proved entries of ``file`` alone, with ``path`` in the words for what is wrong."""
    look(file, path)
    with in_words(path), reading(file) as db:
        return sound_entries(db, path)


def _play_back(copy: Path, path: Path) -> None:
    with in_words(path), writing(copy) as db:
        run(db, (SETTLE,))


def _copied(path: Path, copy: Path) -> Path:
    # The file first: a journal that its program deletes meanwhile then only shows a torn copy,
    # and reading is tried again.
    with in_words(path):
        _copy(path, copy)
        with contextlib.suppress(FileNotFoundError):
            _copy(beside(path, "-journal"), beside(copy, "-journal"))
    return copy


def _copy(original: Path, copy: Path) -> None:
    """Copies a file into the scratch folder; OSError where it cannot be read, _NoRoom where the
    copy cannot be written.
    """
    unreadable: OSError | None = None
    with original.open("rb") as source:
        try:
            with copy.open("wb") as target:
                while unreadable is None:
                    try:
                        piece = source.read(_PIECE)
                    except OSError as wrong:
                        unreadable = wrong
                    else:
                        if not piece:
                            break
                        target.write(piece)
        except OSError as wrong:
            raise _NoRoom from wrong
    if unreadable is not None:
        raise unreadable


def beside(path: Path, ending: str) -> Path:
    """Where SQLite looks for the file of that ending that belongs to a file."""
    # SQLite follows links first: the journal lies beside the real file.
    real = path.resolve()
    return real.with_name(real.name + ending)
