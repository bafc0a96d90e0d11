"""Handles the journal next to a file: that of an interrupted step, or one from another file.

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
from tourneydesk.store.database import SETTLE, reading, run, writing
from tourneydesk.store.errors import FileTrouble, as_file_trouble
from tourneydesk.store.header import check_header
from tourneydesk.store.soundness import DAMAGE, findings, sound_entries

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


def has_leftover(path: Path) -> bool:
    """Whether a journal with content exists next to the file: a step was interrupted, or another
    program is writing one now. Raises FileTrouble for a journal that cannot be ours.
    """
    journal = companion(path, "-journal")
    log = companion(path, "-wal")
    # We never write a log; SQLite would merge it into the file.
    if os.path.lexists(log):
        raise FileTrouble("stray_journal", path, leftover=log.name)
    with as_file_trouble(path):
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


def has_journal(path: Path) -> bool:
    """Whether anything exists where SQLite would look for the file's journal."""
    return os.path.lexists(companion(path, "-journal"))


def remove_empty_journal(path: Path) -> None:
    """Removes a journal without content (see `has_leftover`), which SQLite would overwrite."""
    with contextlib.suppress(OSError):
        companion(path, "-journal").unlink(missing_ok=True)


def rehearse(path: Path) -> bool:
    """Whether the last step was taken after the leftover was written, so it must stay
    (`discard_leftover`); otherwise the leftover may be rolled back. FileTrouble if it must not be:
    ``stray_journal`` if the file is sound without it, else the file's own trouble.

    Such a step was acknowledged while the file had another name, without the leftover next to it:
    the file was moved away and back, or has a second name (a hard link).
    """
    _, belongs, file_is_newer = _verdict(path)
    if not belongs:
        raise FileTrouble("stray_journal", path, leftover=companion(path, "-journal").name)
    return file_is_newer


def recovered_entries(path: Path) -> tuple[Entry, ...]:
    """The entries of a file with a leftover next to it, read without changing either."""
    return _verdict(path)[0]


def discard_leftover(path: Path) -> None:
    """Removes a leftover that must not be rolled back, once the file is durable on disk."""
    with as_file_trouble(path):
        handle = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
        companion(path, "-journal").unlink(missing_ok=True)


def _verdict(path: Path) -> tuple[tuple[Entry, ...], bool, bool]:
    """The entries, whether the leftover belongs to the file, and whether the file has steps taken
    since; FileTrouble if the file is damaged.
    """
    alone, rolled_back = outcomes(path)
    if isinstance(alone, FileTrouble):
        if isinstance(rolled_back, FileTrouble):
            raise rolled_back
        return rolled_back, True, False
    # The interrupted step may be complete already; it was never acknowledged. No journal of this
    # file would roll back more than that step, however sound the outcome looks.
    if isinstance(rolled_back, tuple) and alone[: len(rolled_back)] == rolled_back:
        extra = len(alone) - len(rolled_back)
        if extra == 1 and _step_is_newer(alone[-1], path):
            return alone, True, True
        if extra <= 1:
            return rolled_back, True, False
    return alone, False, False


def _step_is_newer(entry: Entry, path: Path) -> bool:
    """Whether a step was taken after the leftover next to its file was last written. An interrupted
    step was taken before. False if the leftover is gone: a program was writing that step.
    """
    with as_file_trouble(path), contextlib.suppress(ValueError, FileNotFoundError):
        taken_at = datetime.fromisoformat(entry.time)
        written_at = companion(path, "-journal").lstat().st_mtime
        precision = _COARSEST_CLOCK if written_at.is_integer() else 0
        return taken_at.tzinfo is not None and taken_at.timestamp() > written_at + precision
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
    copy = _copy_with_journal(path, folder / "both.tourney")
    try:
        _play_back(copy, path)
        with as_file_trouble(path), reading(copy) as db:
            return findings(db, path)
    except FileTrouble as trouble:
        return (_content_trouble(trouble),)


def outcomes(path: Path) -> tuple[Outcome, Outcome]:
    """The file's content alone, and with the leftover rolled back."""
    return _on_copies(path, lambda folder: _outcomes_in(path, folder))


def _outcomes_in(path: Path, folder: Path) -> tuple[Outcome, Outcome]:
    rolled_back = _copy_with_journal(path, folder / "both.tourney")
    alone = folder / "alone.tourney"
    try:
        _copy(rolled_back, alone)
    except OSError as error:  # we have just written it
        raise _NoRoom from error
    return _outcome(alone, path), _outcome(rolled_back, path)


def _outcome(copy: Path, path: Path) -> Outcome:
    """The content of a copy, with the journal next to it rolled back."""
    try:
        _play_back(copy, path)
        return entries_in(copy, path)
    except FileTrouble as trouble:
        return _content_trouble(trouble)


def _content_trouble(trouble: FileTrouble) -> FileTrouble:
    """A trouble of a copy's content; raises _NoRoom if only the copy's disk is at fault."""
    if trouble.code not in OF_CONTENT:
        raise _NoRoom from trouble
    return trouble


class _NoRoom(Exception):
    """A scratch folder is not usable; the file itself may be sound."""


def _on_copies(path: Path, work: Callable[[Path], T]) -> T:
    """The result of working on copies in a scratch folder: the system's, or one next to the file.

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
    except OSError as error:
        raise _NoRoom from error
    try:
        yield Path(folder)
    finally:
        with contextlib.suppress(OSError):  # closing a folder may fail too
            shutil.rmtree(folder, ignore_errors=True)


def entries_in(file: Path, path: Path) -> tuple[Entry, ...]:
    """The verified entries of ``file``; troubles name ``path``."""
    check_header(file, path)
    with as_file_trouble(path), reading(file) as db:
        return sound_entries(db, path)


def _play_back(copy: Path, path: Path) -> None:
    with as_file_trouble(path), writing(copy) as db:
        run(db, (SETTLE,))


def _copy_with_journal(path: Path, copy: Path) -> Path:
    # The file first: if its program deletes the journal meanwhile, the copy is only torn, and
    # reading is tried again.
    with as_file_trouble(path):
        _copy(path, copy)
        with contextlib.suppress(FileNotFoundError):
            _copy(companion(path, "-journal"), companion(copy, "-journal"))
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
                    except OSError as error:
                        unreadable = error
                    else:
                        if not piece:
                            break
                        target.write(piece)
        except OSError as error:
            raise _NoRoom from error
    if unreadable is not None:
        raise unreadable


def companion(path: Path, ending: str) -> Path:
    """The path with this ending that SQLite uses for a file's journal or log."""
    # SQLite follows links first: the journal is next to the real file.
    real = path.resolve()
    return real.with_name(real.name + ending)
