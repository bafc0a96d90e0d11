"""The power may go at any moment: no acknowledged entry is lost, no file becomes unreadable.

``TOURNEYDESK_POWER_LOSSES`` sets how many losses are simulated (20,000 unless set; more at
night).
"""

import os
from random import Random

import apsw
import pytest

from tests.store.crash_vfs import CrashVFS, Disk, Done, after_power_loss
from tests.store.files import AT
from tourneydesk.store.chain import START, Entry, chained, first_break
from tourneydesk.store.schema import (
    APPEND,
    BUILD,
    CAREFUL,
    DURABLE,
    ENTRIES,
    HEAD,
    LET_GO,
    TAKE_LOCK,
)

LOSSES = int(os.environ.get("TOURNEYDESK_POWER_LOSSES", "20000"))
NAME = "/e.tourney"
VFS = CrashVFS("crash")


def connect(disk: Disk, durable: tuple[str, ...] = DURABLE) -> apsw.Connection:
    VFS.disk = disk
    db = apsw.Connection(NAME, flags=apsw.SQLITE_OPEN_READWRITE, vfs="crash")
    for statement in CAREFUL + durable + TAKE_LOCK:
        db.execute(statement).fetchall()
    return db


def empty() -> dict[str, bytes]:
    """An event file without entries, long on the disk."""
    disk = Disk({NAME: b""})
    db = connect(disk)
    with db:
        for statement in BUILD:
            db.execute(statement)
    for statement in LET_GO:
        db.execute(statement).fetchall()
    db.close()
    assert set(disk.files) == {NAME}
    return {NAME: bytes(disk.files[NAME])}


def append(disk: Disk, db: apsw.Connection, entries: list[Entry], count: int, lot: Random) -> None:
    """As EventFile appends: one transaction each, acknowledged once the commit is back."""
    for _ in range(count):
        last = entries[-1].chain if entries else START
        step = "x" * lot.choice((3, 300, 300, 300, 9000))
        entry = chained(last, len(entries) + 1, AT, step)
        db.execute("BEGIN")
        db.execute(APPEND, (entry.number, entry.at, entry.step, entry.chain))
        db.execute("COMMIT")
        entries.append(entry)
        disk.do(Done("ack", at=entry.number))


def found(files: dict[str, bytes]) -> tuple[Disk, tuple[Entry, ...] | None]:
    """What opening after the loss finds; None for a file that is not sound."""
    disk = Disk(files)
    try:
        db = connect(disk)
        entries = tuple(Entry(*row) for row in db.execute(ENTRIES))
        head = db.execute(HEAD).fetchall()
        sound = db.execute("PRAGMA quick_check").fetchall() == [("ok",)]
        db.close()
    except (apsw.Error, UnicodeDecodeError):
        return disk, None
    last = entries[-1].chain if entries else START
    if not sound or first_break(entries) is not None or head != [(len(entries), last)]:
        return disk, None
    return disk, entries


def lost(durable: tuple[str, ...], losses: int, seed: int) -> tuple[int, int]:
    """(losses of acknowledged entries or of the whole file, losses simulated)."""
    lot = Random(seed)
    start = empty()
    bad = tried = 0
    while tried < losses:
        disk = Disk(start)
        db = connect(disk, durable)
        entries: list[Entry] = []
        append(disk, db, entries, 12, lot)
        db.close()
        for _ in range(50):
            cut = lot.randrange(len(disk.done) + 1)
            files, acknowledged = after_power_loss(start, disk.done[:cut], lot)
            again, kept = found(files)
            tried += 1
            if lot.random() < 0.3 and kept is not None:
                # The power goes once more, while the cut-off step is being taken back.
                stop = lot.randrange(len(again.done) + 1)
                files, _ = after_power_loss(again.start, again.done[:stop], lot)
                _, kept = found(files)
                tried += 1
            good = (
                kept is not None
                and acknowledged <= len(kept) <= acknowledged + 1
                and list(kept) == entries[: len(kept)]
            )
            bad += not good
    return bad, tried


@pytest.mark.timeout(3600)
def test_no_acknowledged_entry_is_lost_when_the_power_goes() -> None:
    bad, tried = lost(DURABLE, LOSSES, seed=1)
    assert tried >= LOSSES
    assert bad == 0


NOT_ENOUGH = {
    "nothing synced": ("PRAGMA synchronous=OFF",),
    "the journal deleted, too little synced": (
        "PRAGMA locking_mode=NORMAL",
        "PRAGMA synchronous=NORMAL",
    ),
    "the journal deleted, its folder not synced": (
        "PRAGMA locking_mode=NORMAL",
        "PRAGMA synchronous=FULL",
    ),
}


@pytest.mark.parametrize("what", NOT_ENOUGH)
def test_the_simulation_finds_settings_that_lose(what: str) -> None:
    bad, tried = lost(DURABLE + NOT_ENOUGH[what], 500, seed=2)
    assert bad > tried // 20


def test_a_copy_of_the_file_alone_holds_every_acknowledged_entry() -> None:
    lot = Random(3)
    disk = Disk(empty())
    db = connect(disk)
    entries: list[Entry] = []
    for _ in range(300):
        append(disk, db, entries, 1, lot)
        # Copied by hand as it lies there now, the file beside it left behind.
        _, kept = found({NAME: bytes(disk.files[NAME])})
        assert kept == tuple(entries)
        VFS.disk = disk
    db.close()
