"""Every system call of the store fails once, and fails for good: what was acknowledged stays.

The real classes run on a disk whose calls are watched (tests/store/watched_disk.py). A first run
counts the calls of an operation; then each call in turn fails, once or from then on. Afterwards the
disk works again, and the file has to hold what was acknowledged; or the trouble was said.

``TOURNEYDESK_FAULTS`` sets how many faults are tried for each operation (15 unless set; all where
it is larger than there are). ``TOURNEYDESK_FAULTS_SEED`` draws others: in `make nightly` the date.
"""

import errno
import itertools
import os
import shutil
import tempfile
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.builders.files import AT, names, new_event_file
from tests.store.test_damage import hot
from tests.store.watched_disk import Watched, watch
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

FAULTS = int(os.environ.get("TOURNEYDESK_FAULTS", "15"))
SEED = os.environ.get("TOURNEYDESK_FAULTS_SEED", "faults")
OURS = {"e.tourney", "e.tourney-journal", "copy.tourney"}

pytestmark = pytest.mark.skipif(os.name == "nt", reason="apsw's VFS over that of POSIX")


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Watched:
    return watch(monkeypatch)


@dataclass
class Event:
    """An event in a folder: its file, where it is open, and what was acknowledged."""

    folder: Path
    file: EventFile | None = None
    acknowledged: tuple[Entry, ...] = ()
    copied: tuple[tuple[Entry, ...], ...] = field(default=((),))
    """What the copy may hold."""

    @property
    def path(self) -> Path:
        return self.folder / "e.tourney"

    @property
    def copy(self) -> Path:
        return self.folder / "copy.tourney"

    @property
    def opened(self) -> EventFile:
        assert self.file is not None
        return self.file


def create(event: Event) -> None:
    event.file = EventFile.create(event.path, AT, "[]")
    event.acknowledged = event.file.entries


def open_(event: Event) -> None:
    event.file = EventFile.open(event.path)
    assert event.file.entries == event.acknowledged


def append(event: Event) -> None:
    event.acknowledged += (event.opened.append(AT, "x" * 400),)


def append_much(event: Event) -> None:
    event.acknowledged += (event.opened.append(AT, "y" * 30_000),)


def copy(event: Event) -> None:
    # Where even removing it fails, a whole copy may be left, though nobody was told of it.
    event.copied = ((), event.acknowledged)
    event.opened.copy_to(event.copy)
    event.copied = (event.acknowledged,)


def replace(event: Event) -> None:
    before = event.copied
    event.copied = (*before, event.acknowledged)
    event.opened.copy_to(event.copy, replacing=True)
    event.copied = (event.acknowledged,)


def save_as(event: Event) -> None:
    """As the desk does it: a copy, which is then opened."""
    event.copied = ((), event.acknowledged)
    event.opened.copy_to(event.copy)
    EventFile.open(event.copy).close()
    event.copied = (event.acknowledged,)


def read(event: Event) -> None:
    assert EventFile.read(event.path) == event.acknowledged


def close(event: Event) -> None:
    event.opened.close()


def nothing(event: Event) -> None:
    pass


def there(event: Event) -> None:
    shutil.copyfile(event.folder.parent / "six.tourney", event.path)
    event.acknowledged = EventFile.read(event.path)


def there_cut_off(event: Event) -> None:
    for name in ("cut.tourney", "cut.tourney-journal"):
        shutil.copyfile(event.folder.parent / name, event.folder / name.replace("cut", "e"))
    event.acknowledged = EventFile.read(event.path)


def there_open(event: Event) -> None:
    there(event)
    open_(event)


def there_with_a_copy(event: Event) -> None:
    there_open(event)
    new_event_file(event.copy, 2)
    event.copied = (EventFile.read(event.copy),)


OPERATIONS: dict[str, tuple[Callable[[Event], None], Callable[[Event], None]]] = {
    "create": (nothing, create),
    "open": (there, open_),
    "open after a crash": (there_cut_off, open_),
    "read": (there, read),
    "read after a crash": (there_cut_off, read),
    "append": (there_open, append),
    "append much": (there_open, append_much),
    "copy": (there_open, copy),
    "copy over another": (there_with_a_copy, replace),
    "save as": (there_open, save_as),
    "close": (there_open, close),
}


def prepared(folder: Path) -> Path:
    (folder / "scratch").mkdir()
    new_event_file(folder / "six.tourney", 6)
    hot(folder / "cut.tourney", 7)
    return folder


def tried(disk: Watched, parent: Path, name: str, *fault: Any) -> tuple[Event, str, list[str]]:
    """The event after an operation on a disk that fails, the trouble said, and the calls made."""
    folder = Path(parent, "event")
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir()
    before, operation = OPERATIONS[name]
    event, said = Event(folder), ""
    disk.start(parent)
    before(event)
    disk.fail(*fault)
    try:
        operation(event)
    except FileTrouble as trouble:
        said = trouble.code
    return event, said, list(disk.calls)


def goes_on(event: Event) -> None:
    """The next step is taken, or it is said why only a copy can go on."""
    assert event.opened.entries == event.acknowledged
    try:
        append(event)
    except FileTrouble as trouble:
        if trouble.code not in {"file_out_of_step", "file_closed"}:
            raise
        event.opened.copy_to(event.copy, replacing=True)
        event.copied = (event.acknowledged,)


def check(event: Event, said: str, more_may_lie: bool) -> None:
    """Whether everything acknowledged is in the file, and nothing else has happened to it."""
    if event.path.exists() or event.acknowledged:
        found = EventFile.read(event.path)
        known = len(event.acknowledged)
        assert found[:known] == event.acknowledged
        # A step that was said to have failed may be there all the same, but never two.
        assert len(found) <= known + bool(said), said
        with EventFile.open(event.path) as file:
            assert file.entries == found
            assert file.append(AT, "[]").number == len(found) + 1
    copied = EventFile.read(event.copy) if event.copy.exists() else ()
    assert copied in event.copied
    left = {name for name in names(event.folder) if name not in OURS}
    assert not left or (more_may_lie and all(one.startswith(".") for one in left))


@pytest.mark.parametrize("name", OPERATIONS)
def test_any_call_may_fail_and_what_was_acknowledged_stays(
    name: str, disk: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    prepared(tmp_path)
    monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "scratch"))
    event, said, calls = tried(disk, tmp_path, name, 10**9)
    assert said == ""
    goes_on_after = event.file is not None
    if event.file is not None:
        event.file.close()
    check(event, said, False)
    ways = list(
        itertools.product(
            range(len(calls)), (False, True), (errno.EIO, errno.ENOSPC), (False, True)
        )
    )
    Random(f"{SEED} {name}").shuffle(ways)
    for call, for_good, number, going_on in [(0, True, errno.EIO, False), *ways[:FAULTS]]:
        event, said, made_calls = tried(disk, tmp_path, name, call, for_good, number)
        where = (call, made_calls[call:][:1], for_good, number, going_on, said)
        try:
            if going_on and goes_on_after and event.file is not None:
                disk.heal()
                goes_on(event)
            if event.file is not None:
                event.file.close()  # while the disk fails, if it does so for good
            disk.heal()
            unlinked = made_calls[call:][:1] in (["unlink"], ["rmdir"], ["scandir"])
            if name == "create" and said and not (for_good or unlinked):
                assert not event.path.exists()
            check(event, said, for_good or unlinked)
        except Exception as wrong:
            raise AssertionError(f"{name}: {where}") from wrong
        assert said or call or not for_good or name == "close"


WRITES = frozenset({"sqlite write", "sqlite sync", "sqlite truncate"})


@pytest.mark.parametrize("for_good", [True, False])
def test_closing_after_a_failed_write_keeps_what_a_crash_would_keep(
    for_good: bool, disk: Watched, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tempfile, "tempdir", str(prepared(tmp_path) / "scratch"))
    journals = 0
    for point in itertools.count():
        # The disk takes no more writes, while files can still be deleted.
        event, said, calls = tried(
            disk, tmp_path, "append much", point, for_good, errno.EIO, WRITES
        )
        if not said:
            break
        left = files(event.folder)
        crashed = tmp_path / "crashed"
        shutil.rmtree(crashed, ignore_errors=True)
        crashed.mkdir()
        for name, content in left.items():
            (crashed / name).write_bytes(content)
        event.opened.close()
        if for_good:
            assert files(event.folder) == left, calls[point]
        disk.heal()
        assert EventFile.read(crashed / "e.tourney") == event.acknowledged
        journals += "e.tourney-journal" in left
        check(event, said, False)
    assert len(calls) >= 20
    assert journals > 0 or not for_good


def files(folder: Path) -> dict[str, bytes]:
    return {one.name: one.read_bytes() for one in folder.iterdir()}
