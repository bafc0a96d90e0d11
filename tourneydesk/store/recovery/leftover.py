"""Handles the journal next to a file: that of an interrupted step, or one from another
file.

SQLite rolls any ``NAME-journal`` back into NAME, even another file's. So before a file is opened
for writing, this is tried on copies in a scratch folder, and the file is opened only if the outcome
is a sound event and no acknowledged step is lost. If there is no room for copies, that is the
trouble reported; it shows nothing about the file.
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
"""Seconds to which some disks (FAT) round file times; others keep fractions of a second."""

OF_CONTENT = DAMAGE | {
    "file_empty",
    "file_not_event",
    "file_of_other_program",
    "file_too_new",
}
"""Troubles that a file's content can cause; all others come from its disk."""

Outcome = tuple[Entry, ...] | FileTrouble
T = TypeVar("T")


def cut_off(path: Path) -> bool:
    """Whether a journal with content exists next to the file: a step was interrupted, or another
    program is writing one now. Raises FileTrouble for a journal that cannot be ours.
    """
    journal = beside(path, "-journal")
    log = beside(path, "-wal")
    # We never write a log; SQLite would merge it into the file.
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
        except FileNotFoundError:  # no journal, or the other program is done
            return False
    # A journal with this ending names more files to read and delete; ours never has it.
    if tail == _JOURNAL_MAGIC and size > len(_JOURNAL_MAGIC):
        raise FileTrouble("stray_journal", path, leftover=journal.name)
    return first not in (b"", b"\0")


def journal_lies_beside(path: Path) -> bool:
    """Whether anything exists where SQLite would look for the file's journal."""
    return os.path.lexists(beside(path, "-journal"))


def clear_unfinished(path: Path) -> None:
    """Removes a journal without content (see `cut_off`), which SQLite would overwrite."""
    with contextlib.suppress(OSError):
        beside(path, "-journal").unlink(missing_ok=True)


def rehearse(path: Path) -> bool:
    """Whether the last step was taken after the leftover was written, so it must stay
    (`let_stand`); otherwise the leftover may be rolled back. FileTrouble if it must not be:
    ``stray_journal`` if the file is sound without it, else the file's own trouble.

    Such a step was acknowledged while the file had another name, without the leftover next to it:
    the file was moved away and back, or has a second name (a hard link).
    """
    _, belongs, stands = _verdict(path)
    if not belongs:
        raise FileTrouble("stray_journal", path, leftover=beside(path, "-journal").name)
    return stands


def recovered(path: Path) -> tuple[Entry, ...]:
    """The entries of a file with a leftover next to it, read without changing either."""
    return _verdict(path)[0]


def let_stand(path: Path) -> None:
    """Removes a leftover that must not be rolled back, once the file is durable on disk."""
    with in_words(path):
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        beside(path, "-journal").unlink(missing_ok=True)


def _verdict(path: Path) -> tuple[tuple[Entry, ...], bool, bool]:
    """The entries, whether the leftover belongs to the file, and whether the file has steps taken
    since; FileTrouble if the file is damaged.
    """
    alone, played = outcomes(path)
    if isinstance(alone, FileTrouble):
        if isinstance(played, FileTrouble):
            raise played
        return played, True, False
    # The interrupted step may be complete already; it was never acknowledged. No journal of this
    # file would roll back more than that step, however sound the outcome looks.
    if isinstance(played, tuple) and alone[: len(played)] == played:
        more = len(alone) - len(played)
        if more == 1 and _taken_later(alone[-1], path):
            return alone, True, True
        if more <= 1:
            return played, True, False
    return alone, False, False


def _taken_later(entry: Entry, path: Path) -> bool:
    """Whether a step was taken after the leftover next to its file was last written. An interrupted
    step was taken before. False if the leftover is gone: a program was writing that step.
    """
    with in_words(path), contextlib.suppress(ValueError, FileNotFoundError):
        taken = datetime.fromisoformat(entry.at)
        written = beside(path, "-journal").lstat().st_mtime
        clock = _COARSEST_CLOCK if written.is_integer() else 0
        return taken.tzinfo is not None and taken.timestamp() > written + clock
    return False


def recovered_findings(path: Path) -> tuple[FileTrouble, ...]:
    """Every problem of a file once its leftover is rolled back, or of the leftover."""
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
    """The file's content alone, and with the leftover rolled back."""
    return _on_copies(path, lambda folder: _outcomes_in(path, folder))


def _outcomes_in(path: Path, folder: Path) -> tuple[Outcome, Outcome]:
    played = _copied(path, folder / "both.tourney")
    alone = folder / "alone.tourney"
    try:
        _copy(played, alone)
    except OSError as wrong:  # we have just written it
        raise _NoRoom from wrong
    return _outcome(alone, path), _outcome(played, path)


def _outcome(copy: Path, path: Path) -> Outcome:
    """The content of a copy, with the journal next to it rolled back."""
    try:
        _play_back(copy, path)
        return entries_in(copy, path)
    except FileTrouble as trouble:
        return _of_content(trouble)


def _of_content(trouble: FileTrouble) -> FileTrouble:
    """A trouble of a copy's content; raises _NoRoom if only the copy's disk is at fault."""
    if trouble.code not in OF_CONTENT:
        raise _NoRoom from trouble
    return trouble


class _NoRoom(Exception):
    """A scratch folder is not usable; the file itself may be sound."""


def _on_copies(path: Path, work: Callable[[Path], T]) -> T:
    """The result of working on copies in a scratch folder: the system's, or one next to
    the file.

    FileTrouble ``no_scratch_room`` if neither is usable.
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
    """The verified entries of ``file``; troubles name ``path``."""
    look(file, path)
    with in_words(path), reading(file) as db:
        return sound_entries(db, path)


def _play_back(copy: Path, path: Path) -> None:
    with in_words(path), writing(copy) as db:
        run(db, (SETTLE,))


def _copied(path: Path, copy: Path) -> Path:
    # The file first: if its program deletes the journal meanwhile, the copy is only torn, and
    # reading is tried again.
    with in_words(path):
        _copy(path, copy)
        with contextlib.suppress(FileNotFoundError):
            _copy(beside(path, "-journal"), beside(copy, "-journal"))
    return copy


def _copy(original: Path, copy: Path) -> None:
    """Copies a file into the scratch folder; OSError if it cannot be read, _NoRoom if the copy
    cannot be written.
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
    """The path with this ending that SQLite uses for a file's journal or log."""
    # SQLite follows links first: the journal is next to the real file.
    real = path.resolve()
    return real.with_name(real.name + ending)
