"""What lies beside a file: the journal of a step that was cut off, or a stranger's.

SQLite plays any ``NAME-journal`` back into NAME, whosever it is. So before a file is opened for
writing, that is rehearsed on copies in a scratch folder, and the file is opened only where the
outcome is a sound event and nothing is taken back that was acknowledged.
"""

import contextlib
import os
import shutil
from pathlib import Path
from tempfile import TemporaryDirectory

from tourneydesk.store.chain import Entry
from tourneydesk.store.connection import reading, writing
from tourneydesk.store.header import look
from tourneydesk.store.soundness import DAMAGE, findings, sound_entries
from tourneydesk.store.trouble import FileTrouble, in_words

_JOURNAL_MAGIC = bytes.fromhex("d9d505f920a163d7")

Outcome = tuple[Entry, ...] | FileTrouble


def cut_off(path: Path) -> bool:
    """Whether a journal with something in it lies beside the file: a step was cut off, or another
    program is writing one right now. Raises FileTrouble for what can only be a stranger's.
    """
    journal = _beside(path, "-journal")
    log = _beside(path, "-wal")
    # We never write a log; SQLite would mix it into the file.
    if os.path.lexists(log):
        raise FileTrouble("stray_journal", path, leftover=log.name)
    with in_words(path):
        if not os.path.lexists(journal):
            return False
        if not journal.is_file():
            raise FileTrouble("stray_journal", path, leftover=journal.name)
        try:
            with journal.open("rb") as opened:
                first = opened.read(1)
                size = opened.seek(0, os.SEEK_END)
                opened.seek(max(0, size - len(_JOURNAL_MAGIC)))
                tail = opened.read()
        except FileNotFoundError:  # the other program is done
            return False
    # A journal that ends so names more files to look into and to delete; ours never does.
    if tail == _JOURNAL_MAGIC and size > len(_JOURNAL_MAGIC):
        raise FileTrouble("stray_journal", path, leftover=journal.name)
    return first not in (b"", b"\0")


def rehearse(path: Path) -> tuple[Entry, ...]:
    """The entries that playing the leftover back would give; raises FileTrouble where it must not
    be played back: ``stray_journal`` where the file is sound without it, else what is wrong.
    """
    entries, belongs = _verdict(path)
    if not belongs:
        raise FileTrouble("stray_journal", path, leftover=_beside(path, "-journal").name)
    return entries


def recovered(path: Path) -> tuple[Entry, ...]:
    """The entries of a file with a leftover beside it, read without changing either."""
    return _verdict(path)[0]


def _verdict(path: Path) -> tuple[tuple[Entry, ...], bool]:
    """The entries, and whether the leftover belongs to the file; FileTrouble if it is damaged."""
    alone, played = _outcomes(path)
    if isinstance(alone, FileTrouble):
        if isinstance(played, FileTrouble):
            raise played
        return played, True
    # The step that was cut off may stand whole already; it was never acknowledged. More than
    # that step no journal of this file would take back, however sound the outcome looks.
    if (
        isinstance(played, tuple)
        and alone[: len(played)] == played
        and len(alone) <= len(played) + 1
    ):
        return played, True
    return alone, False


def recovered_findings(path: Path) -> tuple[FileTrouble, ...]:
    """Everything wrong with a file once its leftover is played back, or with the leftover."""
    try:
        rehearse(path)
    except FileTrouble as trouble:
        if trouble.code not in DAMAGE:
            return (trouble,)
    else:
        return ()
    with in_words(path), TemporaryDirectory(prefix="tourneydesk-") as scratch:
        copy = _copied(path, Path(scratch) / "both.tourney")
        try:
            _play_back(copy, path)
        except FileTrouble as trouble:
            return (trouble,)
        with reading(copy) as db:
            return findings(db, path)


def _outcomes(path: Path) -> tuple[Outcome, Outcome]:
    """What the file is alone, and what it becomes with the leftover played back."""
    with in_words(path), TemporaryDirectory(prefix="tourneydesk-") as scratch:
        played = _copied(path, Path(scratch) / "both.tourney")
        alone = Path(scratch) / "alone.tourney"
        shutil.copyfile(played, alone)
        return _outcome(alone, path, play=False), _outcome(played, path, play=True)


def _outcome(copy: Path, path: Path, play: bool) -> Outcome:
    try:
        if play:
            _play_back(copy, path)
        return entries_in(copy, path)
    except FileTrouble as trouble:
        return trouble


def entries_in(file: Path, path: Path) -> tuple[Entry, ...]:
    """The proved entries of ``file`` alone, with ``path`` in the words for what is wrong."""
    look(file, path)
    with in_words(path), reading(file) as db:
        return sound_entries(db, path)


def _play_back(copy: Path, path: Path) -> None:
    with in_words(path), writing(copy) as db:
        db.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def _copied(path: Path, copy: Path) -> Path:
    # The file first: a journal that its program empties meanwhile then only shows a torn copy,
    # and reading is tried again.
    shutil.copyfile(path, copy)
    journal = _beside(path, "-journal")
    with contextlib.suppress(FileNotFoundError):
        shutil.copyfile(journal, _beside(copy, "-journal"))
    return copy


def _beside(path: Path, ending: str) -> Path:
    # SQLite follows links first: the journal lies beside the real file.
    real = path.resolve()
    return real.with_name(real.name + ending)
