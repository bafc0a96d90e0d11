"""Checkpoints are proved copies, sorted by age, a bounded number, and never mixed up."""

import errno
import os
from pathlib import Path

import pytest

from tests.builders.files import AT, keep, last_sound, names, new_event_file
from tests.store.programs import other_program
from tourneydesk.store.checkpoints import (
    MOST_KEPT,
    Fork,
    checkpoints,
    folder_of,
    forks,
    is_beginning,
    read_copy,
    restore,
)
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile


def test_checkpoints_lie_beside_the_file_newest_last(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "Open.tourney", 2)
    with EventFile.open(path) as file:
        keep(file, "before-round-2")
        file.append(AT, "[]")
        closed = keep(file, "closed")
        entries = file.entries
    assert names(tmp_path) == ["Open.checkpoints", "Open.tourney"]
    assert names(tmp_path / "Open.checkpoints") == [
        "00002-before-round-2.tourney",
        "00003-closed.tourney",
    ]
    last = checkpoints(folder_of(path))[-1]
    assert last == closed
    assert (last.label, read_copy(last.path)) == ("closed", entries)


def test_a_damaged_file_has_its_last_good_checkpoint(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "Open.tourney", 2)
    with EventFile.open(path) as file:
        keep(file, "before-round-1")
        file.append(AT, "[]")
        damaged = keep(file, "results-20")
        entries = file.entries
    for gone in (path, damaged.path):
        os.truncate(gone, 5000)
    found = last_sound(folder_of(path))
    assert found is not None
    assert found.label == "before-round-1"
    with pytest.raises(FileTrouble):
        restore(found.path, path)
    rescued = tmp_path / "rescued.tourney"
    assert restore(found.path, rescued) == EventFile.read(rescued) == entries[:2]
    assert last_sound(tmp_path / "nowhere") is None


def test_every_round_and_a_few_others_are_kept(tmp_path: Path) -> None:
    with EventFile.open(new_event_file(tmp_path / "Open.tourney", 1)) as file:
        for number in range(1, 12):
            keep(file, f"before-round-{number}")
            file.append(AT, "[]")
            keep(file, "results")
        file.append(AT, "[]")
        keep(file, "before-round-11")  # undone and posted again
        kept = [one.label for one in checkpoints(folder_of(file.path))]
        newest = checkpoints(folder_of(file.path))[-1]
        assert (newest.label, newest.entries) == ("before-round-11", len(file.entries))
    assert kept.count("results") == MOST_KEPT
    assert [kept.count(f"before-round-{number}") for number in range(1, 12)] == [1] * 11


def test_a_second_folder_has_its_own(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    with EventFile.open(new_event_file(tmp_path / "Open.tourney")) as file:
        made_there = keep(file, "closed", stick)
        assert EventFile.read(made_there.path) == file.entries
        with pytest.raises(FileTrouble) as caught:
            keep(file, "closed", tmp_path / "pulled")
    assert caught.value.code == "folder_missing"
    assert names(stick) == ["Open.checkpoints"]
    assert "Open.checkpoints" not in names(tmp_path)


NEXT_YEAR = '[{"did":"EventOpened","name":"next year"}]'


def test_events_with_one_file_name_share_a_folder_and_keep_their_copies(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "Open.tourney", 9)
    with EventFile.open(path) as file:
        before = keep(file, "closed")
        entries = file.entries
    path.unlink()
    with EventFile.create(path, AT, NEXT_YEAR) as file:
        for number in range(2, 40):
            file.append(AT, "[]")
            keep(file, "closed" if number % 2 else "running")
        assert EventFile.read(before.path) == entries
        ours = [one for one in checkpoints(folder_of(path)) if is_beginning(one, file.entries)]
        assert len(ours) == MOST_KEPT
        assert forks(folder_of(path), file.entries) == ()


def test_a_copy_never_takes_the_place_of_another(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "Open.tourney", 1)
    with EventFile.open(path) as file:
        keep(file, "closed")
    path.unlink()
    with EventFile.create(path, AT, NEXT_YEAR) as file:
        second, again = keep(file, "closed"), keep(file, "closed")
        assert second == again
        assert EventFile.read(second.path) == file.entries
    assert names(folder_of(path)) == ["00001-closed.2.tourney", "00001-closed.tourney"]


def test_a_copy_that_another_program_has_open_stays(tmp_path: Path) -> None:
    with (
        EventFile.open(new_event_file(tmp_path / "Open.tourney", 3)) as file,
        other_program() as other,
    ):
        opened = keep(file, "running").path
        assert other("open", opened) == 3
        for _ in range(MOST_KEPT + 1):
            file.append(AT, "[]")
            keep(file, "running")
        assert other("append", opened) == 4
        assert EventFile.read(opened)[:3] == file.entries[:3]


def test_a_copy_that_cannot_be_removed_stays_and_the_next_one_is_made(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object, **__: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    with EventFile.open(new_event_file(tmp_path / "Open.tourney", 1)) as file:
        for _ in range(MOST_KEPT):
            keep(file, "running")
            file.append(AT, "[]")
        with monkeypatch.context() as patch:
            patch.setattr(Path, "unlink", refused)
            assert EventFile.read(keep(file, "running").path) == file.entries
        assert len(checkpoints(folder_of(file.path))) == MOST_KEPT + 1
        file.append(AT, "[]")
        keep(file, "running")
        assert len(checkpoints(folder_of(file.path))) == MOST_KEPT


def test_a_history_that_was_left_is_a_fork_and_stays(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "Open.tourney", 3)
    with EventFile.open(path) as file:
        back_to = keep(file, "before-round-1")
        file.append(AT, '["left"]')
        file.append("later", '["left"]')
        left = keep(file, "running")
    path.unlink()
    restore(back_to.path, path)
    with EventFile.open(path) as file:
        assert forks(folder_of(path), file.entries) == (Fork(left.path, 3, 5, "later"),)
        for _ in range(30):
            file.append(AT, '["instead"]')
            keep(file, "running")
        assert forks(folder_of(path), file.entries) == (Fork(left.path, 3, 5, "later"),)


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", b"x" * 9000, None])
def test_what_is_no_copy_stands_in_nobodys_way(tmp_path: Path, content: bytes | None) -> None:
    with EventFile.open(new_event_file(tmp_path / "Open.tourney")) as file:
        folder = folder_of(file.path)
        folder.mkdir()
        in_the_way = folder / "00005-closed.tourney"
        if content is None:
            os.mkfifo(in_the_way)
        else:
            in_the_way.write_bytes(content)
        assert EventFile.read(keep(file, "closed").path) == file.entries
        assert forks(folder, file.entries) == ()
    assert len(names(folder)) == 2


def test_a_label_that_would_be_a_path_is_a_bug_of_the_caller(tmp_path: Path) -> None:
    with (
        EventFile.open(new_event_file(tmp_path / "Open.tourney")) as file,
        pytest.raises(ValueError, match="label"),
    ):
        keep(file, "../../elsewhere")
