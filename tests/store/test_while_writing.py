"""What others see of a file while a program is writing it."""

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.builders.files import AT, names, new_event_file
from tests.patience import SECONDS
from tests.store.test_damage import hot
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile, examine

WRITER = """
import sys, time
from pathlib import Path
from tests.builders.files import AT
from tourneydesk.store.event_file import EventFile
with EventFile.open(Path(sys.argv[1])) as file:
    print("ready", flush=True)
    while True:
        print(file.append(AT, "x" * 700).number, flush=True)
        time.sleep(float(sys.argv[2]))
"""


class Acknowledged:
    """What another program has acknowledged so far."""

    def __init__(self, pipe: int) -> None:
        self.pipe = pipe
        self.number = 0

    def last(self) -> int:
        """The number of the last entry acknowledged, 0 before the first."""
        try:
            lines = os.read(self.pipe, 1 << 20).rpartition(b"\n")[0].split()
        except BlockingIOError:
            return self.number
        self.number = int(lines[-1]) if lines else self.number
        return self.number


@contextmanager
def writer(path: Path, pause: float) -> Iterator[Acknowledged]:
    """Another program that appends until the end of the block."""
    process = subprocess.Popen(
        [sys.executable, "-c", WRITER, path, str(pause)],
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    os.set_blocking(process.stdout.fileno(), False)
    try:
        acknowledged = Acknowledged(process.stdout.fileno())
        yield acknowledged
        acknowledged.last()
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


def test_reading_sees_every_acknowledged_entry_and_disturbs_nobody(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with writer(path, 0.001) as acknowledged:
        deadline = time.monotonic() + SECONDS
        reads = 0
        while reads < 25 or acknowledged.last() < 50:
            known = acknowledged.last()
            assert len(EventFile.read(path)) >= known
            reads += 1
            assert time.monotonic() < deadline
    with EventFile.open(path) as file:
        assert len(file.entries) >= acknowledged.number
    assert names(tmp_path) == ["e.tourney"]


def test_the_journal_may_go_at_any_moment_of_reading(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "e.tourney"
    journal = path.with_name("e.tourney-journal")
    left = hot(path, 7)
    with EventFile.open(path) as file:
        file.append(AT, "[]")
        entries = file.entries
    looks = 0
    went = True
    while went:
        journal.write_bytes(left)
        with monkeypatch.context() as patched:
            goes_before_look(journal, looks, patched)
            read = EventFile.read(path)
        # The step in the making is seen or left out; what was there before it is always seen.
        assert read in (entries[:7], entries), looks
        went = not journal.exists()
        journal.write_bytes(left)
        with monkeypatch.context() as patched:
            goes_before_look(journal, looks, patched)
            assert examine(path) == (), looks
        looks += 1
    assert looks > 10


def goes_before_look(journal: Path, number: int, patched: pytest.MonkeyPatch) -> None:
    """Deletes a journal, as its program does, before look ``number`` (from 0) at any file."""
    looks = count()

    def going(look: Any) -> Any:
        def looked(self: Path, *more: Any, **named: Any) -> Any:
            if next(looks) == number:
                journal.unlink()
            return look(self, *more, **named)

        return looked

    for name in ("lstat", "open", "stat"):
        patched.setattr(Path, name, going(getattr(Path, name)))


def test_copies_of_the_file_alone_hold_every_acknowledged_entry(tmp_path: Path) -> None:
    path, copy = new_event_file(tmp_path / "e.tourney"), tmp_path / "copy.tourney"
    lot = Random(6)
    whole = 0
    with writer(path, 0.02) as acknowledged:
        deadline = time.monotonic() + SECONDS
        while whole < 70 or acknowledged.last() <= 20:
            assert time.monotonic() < deadline
            time.sleep(lot.uniform(0, 0.04))
            known = acknowledged.last()
            shutil.copyfile(path, copy)
            # Copied in the very moment that a step was being written, it says so, and never passes
            # for an event with fewer entries.
            with suppress(FileTrouble):
                assert len(EventFile.read(copy)) >= known
                whole += 1
