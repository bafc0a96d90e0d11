"""Reading waits for a program that is writing, and not for one that is not."""

import os
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.builders.files import new_event_file
from tourneydesk.store import event_file
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

PAUSES = len(event_file.PAUSES)


class Pauses:
    """Counts the pauses between two attempts; what others do meanwhile is told to ``then``."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.count = 0
        self.then: Callable[[int], object] = lambda count: None
        monkeypatch.setattr(time, "sleep", self._pause)

    def _pause(self, seconds: float) -> None:
        assert 0 < seconds < 1
        self.count += 1
        self.then(self.count)


@pytest.fixture
def pauses(monkeypatch: pytest.MonkeyPatch) -> Pauses:
    return Pauses(monkeypatch)


def torn(path: Path) -> bytes:
    """A file half written; what it will be in the end."""
    new_event_file(path, 40)
    content = path.read_bytes()
    os.truncate(path, len(content) - 4096)
    return content


def touched(path: Path, count: int) -> None:
    os.utime(path, (count, count))


@pytest.mark.parametrize("last", range(1, PAUSES))
def test_a_file_that_is_being_written_is_read_once_it_is_whole(
    tmp_path: Path, pauses: Pauses, last: int
) -> None:
    path = tmp_path / "e.tourney"
    whole = torn(path)

    def then(count: int) -> None:
        if count == last:
            path.write_bytes(whole)
        touched(path, count)

    pauses.then = then
    assert len(EventFile.read(path)) == 40
    assert pauses.count == last


def test_a_step_that_begins_while_the_file_is_read_is_waited_for_however_slow_its_program_is(
    tmp_path: Path, pauses: Pauses
) -> None:
    """Its journal shows it, when the file's time does not: the clocks of disks are coarse."""
    path = tmp_path / "e.tourney"
    journal = path.with_name("e.tourney-journal")
    whole = torn(path)
    touched(path, 1)

    def then(count: int) -> None:
        if count == 2:
            journal.write_bytes(bytes([1] * 600))
        elif count == 3:
            path.write_bytes(whole)
            journal.unlink()

    pauses.then = then
    assert len(EventFile.read(path)) == 40
    assert pauses.count == 3


def test_a_file_that_nobody_writes_is_damaged_after_the_second_look(
    tmp_path: Path, pauses: Pauses
) -> None:
    path = tmp_path / "e.tourney"
    torn(path)
    with pytest.raises(FileTrouble) as caught:
        EventFile.read(path)
    assert (caught.value.code, pauses.count) == ("file_damaged", 2)


def test_a_file_that_is_written_without_end_is_given_up(tmp_path: Path, pauses: Pauses) -> None:
    path = tmp_path / "e.tourney"
    torn(path)
    pauses.then = lambda count: touched(path, count)
    with pytest.raises(FileTrouble) as caught:
        EventFile.read(path)
    assert (caught.value.code, pauses.count) == ("file_damaged", PAUSES)


def test_what_is_no_event_is_said_at_once(tmp_path: Path, pauses: Pauses) -> None:
    path = tmp_path / "e.tourney"
    path.write_text("a shopping list" * 99)
    with pytest.raises(FileTrouble) as caught:
        EventFile.read(path)
    assert (caught.value.code, pauses.count) == ("file_not_event", 0)
