"""What is written over an open file is noticed before anything more is acknowledged."""

import os
import shutil
from collections.abc import Callable
from itertools import count
from pathlib import Path
from random import Random

import pytest

from tests.builders.files import AT, names, new_event_file, write_over
from tests.store.test_damage import hot
from tourneydesk.store import event_file
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.leftover_journal import entries_in
from tourneydesk.store.lock import Stamp


def backup(path: Path, lot: Random) -> None:
    """An older state of the same file."""
    write_over(path, path.with_name("backup").read_bytes())


def another(path: Path, lot: Random) -> None:
    write_over(path, path.with_name("another.tourney").read_bytes())


def same_size(path: Path, lot: Random) -> None:
    """Other bits somewhere after the header, and the file as long as before."""
    content = bytearray(path.read_bytes())
    for _ in range(100):
        content[100 + lot.randrange(len(content) - 100)] ^= 1 << lot.randrange(8)
    write_over(path, bytes(content))


def truncated(path: Path, lot: Random) -> None:
    os.truncate(path, lot.choice((0, 50, 4096, path.stat().st_size - 1)))


def garbage(path: Path, lot: Random) -> None:
    write_over(path, lot.randbytes(lot.choice((10, 5000, 60_000))))


def half(path: Path, lot: Random) -> None:
    """A copy that is still under way."""
    content = path.with_name("another.tourney").read_bytes()
    with path.open("r+b") as file:
        file.write(content[: lot.randrange(1, len(content))])


WAYS: tuple[Callable[[Path, Random], None], ...] = (
    backup,
    another,
    truncated,
    garbage,
    half,
    same_size,
)


@pytest.mark.parametrize("way", WAYS)
def test_nothing_is_acknowledged_into_a_file_that_was_written_over(
    way: Callable[[Path, Random], None], tmp_path: Path
) -> None:
    new_event_file(tmp_path / "another.tourney", 9)
    new_event_file(tmp_path / "backup")
    refused = 0
    for turn in range(8):
        path = Path(shutil.copyfile(tmp_path / "backup", tmp_path / f"e {turn}.tourney"))
        with EventFile.open(path) as file:
            file.append(AT, f"[{turn}]")
            way(path, Random(turn))
            ruined = path.read_bytes()
            if holds_the_same(path, file):
                continue
            refused += 1
            for _ in range(2):
                with pytest.raises(FileTrouble) as caught:
                    file.append(AT, "[]")
                assert caught.value.code == "file_overwritten"
            assert path.read_bytes() == ruined
            assert len(file.entries) == 6
            saved = tmp_path / f"saved {turn}.tourney"
            file.copy_to(saved)
            assert EventFile.read(saved) == file.entries
        assert path.read_bytes() == ruined
    assert refused >= 3


def holds_the_same(path: Path, file: EventFile) -> bool:
    """Whether every entry is as it was: a bit in unused space was flipped, say."""
    try:
        return entries_in(path, path) == file.entries
    except FileTrouble:
        return False


def test_a_file_that_was_only_touched_or_put_back_goes_on(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        os.utime(path)
        assert file.append(AT, "[]").number == 6
        good = path.read_bytes()
        write_over(path, b"nothing")
        with pytest.raises(FileTrouble):
            file.append(AT, "[]")
        write_over(path, good)
        assert file.append(AT, "[]").number == 7
    assert len(EventFile.read(path)) == 7
    assert names(tmp_path) == ["e.tourney"]


def test_a_file_written_over_during_the_commit_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    good = path.read_bytes()
    with EventFile.open(path) as file:
        looks, stamp = count(1), file.hold.stamp

        def and_written_over() -> Stamp:
            """Before the transaction, inside it, and the third time after the commit."""
            if next(looks) == 3:
                write_over(path, good)
            return stamp()

        monkeypatch.setattr(file.hold, "stamp", and_written_over)
        with pytest.raises(FileTrouble) as caught:
            file.append(AT, "[]")
        assert caught.value.code == "file_overwritten"
        assert len(file.entries) == 5


def test_a_file_written_over_just_before_the_transaction_is_noticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:

        def and_written_over(_: Path) -> bool:
            """The last look before the transaction. The last entry is as it was, another is not."""
            write_over(path, path.read_bytes().replace(b"step 3", b"step X"))
            return False

        monkeypatch.setattr(event_file, "has_journal", and_written_over)
        with pytest.raises(FileTrouble) as caught:
            file.append(AT, "[]")
        assert caught.value.code == "file_overwritten"
    assert b"step X" in path.read_bytes()
    with pytest.raises(FileTrouble):
        EventFile.read(path)


def test_the_journal_of_another_file_put_beside_an_open_one_is_not_played_back(
    tmp_path: Path,
) -> None:
    left = hot(tmp_path / "other.tourney", 7)
    path = new_event_file(tmp_path / "e.tourney", 30)
    with EventFile.open(path) as file:
        file.append(AT, "[]")
        good = path.read_bytes()
        journal = tmp_path / "e.tourney-journal"
        journal.write_bytes(left)
        with pytest.raises(FileTrouble) as caught:
            file.append(AT, "[]")
        assert caught.value.code == "stray_journal"
        assert (path.read_bytes(), journal.read_bytes()) == (good, left)
        journal.unlink()
        assert file.append(AT, "[]").number == 32
    assert len(EventFile.read(path)) == 32
