"""The power may go at any moment: no acknowledged entry is lost, no file becomes unreadable.

The real `EventFile` creates an event, appends to it, copies it, crashes and recovers, on a disk
whose operations are recorded. From any moment on, what was not synced may be lost or torn
(tests/store/power_loss.py); then the real `EventFile` opens what is left.

``TOURNEYDESK_POWER_LOSSES`` sets how many losses are simulated (150 unless set).
"""

import os
import shutil
import tempfile
from pathlib import Path
from random import Random

import pytest

from tests.builders.files import AT
from tests.store.power_loss import Done, after_power_loss
from tests.store.watched_disk import Watched, watch
from tourneydesk.store import event_file
from tourneydesk.store.chain import Entry
from tourneydesk.store.database import DURABLE
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

LOSSES = int(os.environ.get("TOURNEYDESK_POWER_LOSSES", "150"))

pytestmark = [
    pytest.mark.skipif(os.name == "nt", reason="apsw's VFS over that of POSIX"),
    pytest.mark.timeout(3600),
]


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Watched:
    (tmp_path / "scratch").mkdir()
    (tmp_path / "event").mkdir()
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "scratch"))
    watched = watch(monkeypatch)
    watched.start(tmp_path / "event")
    return watched


def on_disk(folder: Path) -> dict[str, bytes]:
    return {str(one): one.read_bytes() for one in folder.iterdir()}


def put(folder: Path, files: dict[str, bytes]) -> None:
    """Makes the folder hold just these files."""
    for one in folder.iterdir():
        one.unlink()
    for name, content in files.items():
        Path(name).write_bytes(content)


def an_event(folder: Path, disk: Watched, lot: Random) -> list[Entry]:
    """What happens to an event: made, appended to, copied, closed, opened; each step is noted once
    it is acknowledged.
    """
    path = folder / "e.tourney"
    file = EventFile.create(path, AT, "[]")
    disk.did("ack", at=1)
    for turn in range(12):
        file.append(AT, "x" * lot.choice((3, 300, 300, 300, 9000)))
        disk.did("ack", at=len(file.entries))
        if turn % 5 == 2:
            file.copy_to(folder / "copy.tourney", replacing=True)
        if turn % 5 == 4:
            file.close()
            file = EventFile.open(path)
    entries = list(file.entries)
    file.close()
    return entries


def found(folder: Path) -> tuple[Entry, ...] | None:
    """What is read and opened after the loss, None where that is not sound or not the same."""
    path = folder / "e.tourney"
    if not path.exists():
        return ()
    try:
        seen = EventFile.read(path)
        with EventFile.open(path) as file:
            return file.entries if file.entries == seen else None
    except FileTrouble as trouble:
        # The name was made, and that is all: only before the first entry was acknowledged.
        return () if trouble.code == "file_empty" else None


def lost(disk: Watched, folder: Path, losses: int, seed: int) -> tuple[int, int]:
    """(losses of acknowledged entries or of the whole file, losses simulated)."""
    lot = Random(seed)
    bad = tried = 0
    while tried < losses:
        put(folder, {})
        disk.start(folder)
        entries = an_event(folder, disk, lot)
        story = list(disk.done)
        for _ in range(40):
            files, known = after_power_loss({}, story[: lot.randrange(len(story) + 1)], lot)
            put(folder, files)
            disk.start(folder)
            kept = found(folder)
            tried += 1
            if lot.random() < 0.3 and kept is not None:
                # The power goes once more, while the step that was cut off is being taken back.
                again = list(disk.done)
                files, _ = after_power_loss(files, again[: lot.randrange(len(again) + 1)], lot)
                put(folder, files)
                kept = found(folder)
                tried += 1
            good = (
                kept is not None
                and known <= len(kept) <= known + 1
                and list(kept) == entries[: len(kept)]
            )
            bad += not good
    return bad, tried


def test_no_acknowledged_entry_is_lost_when_the_power_goes(disk: Watched, tmp_path: Path) -> None:
    bad, tried = lost(disk, tmp_path / "event", LOSSES, seed=LOSSES)
    assert tried >= LOSSES
    assert bad == 0


NOT_ENOUGH = {
    "nothing synced": "PRAGMA synchronous=OFF",
    "too little synced": "PRAGMA synchronous=NORMAL",
    "the folder not synced": "PRAGMA synchronous=FULL",
}


@pytest.mark.parametrize("what", NOT_ENOUGH)
def test_the_simulation_finds_settings_that_lose(
    what: str, disk: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_file, "DURABLE", (*DURABLE, NOT_ENOUGH[what]))
    bad, tried = lost(disk, tmp_path / "event", 60, seed=2)
    assert bad > tried // 40


@pytest.mark.parametrize("synced", [True, False])
def test_a_new_event_is_there_once_it_is_acknowledged_because_its_folder_is_synced(
    synced: bool, disk: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    if not synced:
        monkeypatch.setattr("tourneydesk.store.replacing.sync_folder", lambda _: None)
    folder, lot = tmp_path / "event", Random(4)
    EventFile.create(folder / "e.tourney", AT, "[]").close()
    story, kept = list(disk.done), []
    for _ in range(25):
        put(folder, after_power_loss({}, story, lot)[0])
        kept.append(len(found(folder) or ()))
    assert (set(kept) == {1}) is synced


def test_a_copy_of_the_file_alone_holds_every_acknowledged_entry(
    disk: Watched, tmp_path: Path
) -> None:
    lot = Random(3)
    path, copy = tmp_path / "event" / "e.tourney", tmp_path / "copy.tourney"
    with EventFile.create(path, AT, "[]") as file:
        for _ in range(60):
            file.append(AT, "x" * lot.choice((3, 300, 9000)))
            shutil.copyfile(path, copy)
            assert EventFile.read(copy) == file.entries


def test_operations_are_lost_as_a_disk_would_lose_them() -> None:
    written = [Done("write", "/f/a", 0, b"x" * 1024), Done("sync", "/f/a")]
    for seed in range(30):
        files, _ = after_power_loss({"/f/a": b""}, written, Random(seed))
        assert files == {"/f/a": b"x" * 1024}
    unsynced = {
        after_power_loss({"/f/a": b""}, written[:1], Random(seed))[0]["/f/a"] for seed in range(60)
    }
    assert {b"", b"x" * 1024} < unsynced
    named = [Done("create", "/f/b"), Done("link", "/f/c", data=b"/f/b"), Done("sync", "/f")]
    assert set(after_power_loss({}, named, Random(1))[0]) == {"/f/b", "/f/c"}
