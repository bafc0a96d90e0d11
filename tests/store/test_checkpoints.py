"""Checkpoints are proved copies, sorted by age, a bounded number, and never mixed up."""

import os
from pathlib import Path

import pytest

from tests.store.files import AT, made, names
from tourneydesk.store.checkpoints import KEPT, checkpoints, folder_of, keep, last_good, restore
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.trouble import FileTrouble


def test_checkpoints_lie_beside_the_file_newest_last(tmp_path: Path) -> None:
    path = made(tmp_path / "Open.tourney", 2)
    with EventFile.open(path) as file:
        keep(file, "before-round-2")
        file.append(AT, "[]")
        keep(file, "closed")
        entries = file.entries
    assert names(tmp_path) == ["Open.checkpoints", "Open.tourney"]
    assert names(tmp_path / "Open.checkpoints") == [
        "00002-before-round-2.tourney",
        "00003-closed.tourney",
    ]
    last = last_good(folder_of(path))
    assert last is not None
    assert (last[0].label, last[1]) == ("closed", entries)


def test_a_damaged_file_has_its_last_good_checkpoint(tmp_path: Path) -> None:
    path = made(tmp_path / "Open.tourney", 2)
    with EventFile.open(path) as file:
        keep(file, "before-round-1")
        file.append(AT, "[]")
        damaged = keep(file, "results-20")
        entries = file.entries
    for gone in (path, damaged.path):
        os.truncate(gone, 5000)
    found = last_good(folder_of(path))
    assert found is not None
    assert found[0].label == "before-round-1"
    with pytest.raises(FileTrouble):
        restore(found[0].path, path)
    rescued = tmp_path / "rescued.tourney"
    assert restore(found[0].path, rescued) == EventFile.read(rescued) == entries[:2]
    assert last_good(tmp_path / "nowhere") is None


def test_every_round_and_a_few_others_are_kept(tmp_path: Path) -> None:
    with EventFile.open(made(tmp_path / "Open.tourney", 1)) as file:
        for number in range(1, 12):
            keep(file, f"before-round-{number}")
            file.append(AT, "[]")
            keep(file, "results")
        file.append(AT, "[]")
        keep(file, "before-round-11")  # undone and posted again
        kept = [one.label for one in checkpoints(folder_of(file.path))]
        newest = checkpoints(folder_of(file.path))[-1]
        assert (newest.label, newest.entries) == ("before-round-11", len(file.entries))
    assert kept.count("results") == KEPT
    assert [kept.count(f"before-round-{number}") for number in range(1, 12)] == [1] * 11


def test_a_second_folder_has_its_own(tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    with EventFile.open(made(tmp_path / "Open.tourney")) as file:
        made_there = keep(file, "closed", stick)
        assert EventFile.read(made_there.path) == file.entries
        with pytest.raises(FileTrouble) as caught:
            keep(file, "closed", tmp_path / "pulled")
    assert caught.value.code == "folder_missing"
    assert names(stick) == ["Open.checkpoints"]
    assert "Open.checkpoints" not in names(tmp_path)


def test_checkpoints_of_another_event_of_that_name_are_put_aside(tmp_path: Path) -> None:
    path = made(tmp_path / "Open.tourney", 9)
    with EventFile.open(path) as file:
        keep(file, "closed")
    path.unlink()
    with EventFile.create(path, AT, '[{"did":"EventOpened","name":"next year"}]') as file:
        keep(file, "before-round-1")
        found = last_good(folder_of(path))
        assert found is not None
        assert found[1] == file.entries
    assert names(folder_of(path)) == ["00001-before-round-1.tourney", "other"]
    assert names(folder_of(path) / "other") == ["1-00009-closed.tourney"]


def test_a_past_that_was_left_is_put_aside(tmp_path: Path) -> None:
    path = made(tmp_path / "Open.tourney", 3)
    with EventFile.open(path) as file:
        back_to = keep(file, "before-round-1")
        file.append(AT, '["left"]')
        file.append(AT, '["left"]')
        keep(file, "results-20")
    path.unlink()
    restore(back_to.path, path)
    with EventFile.open(path) as file:
        file.append(AT, '["instead"]')
        keep(file, "closed")
    assert [one.label for one in checkpoints(folder_of(path))] == ["before-round-1", "closed"]


def test_a_label_that_would_be_a_path_is_a_bug_of_the_caller(tmp_path: Path) -> None:
    with (
        EventFile.open(made(tmp_path / "Open.tourney")) as file,
        pytest.raises(ValueError, match="label"),
    ):
        keep(file, "../../elsewhere")
