"""Checkpoints are made by themselves and never stand in the way."""

import subprocess
from pathlib import Path
from shutil import copytree

import pytest

from tourneydesk.cli.main import main
from tourneydesk.desk import players, rounds
from tourneydesk.desk.files.opening import (
    copy_event,
    create_event,
    open_event,
    open_for_reading,
    plan,
)
from tourneydesk.desk.session import Session
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.store.errors import FileTrouble


def ring_of(path: Path, count: int) -> Session:
    desk = create_event(path, plan("dual-ring", "Day", "s", {"seating": "entered"}))
    for number in range(1, count + 1):
        players.enter(desk, {"name": f"P{number}"})
    return desk


def labels(path: Path) -> list[tuple[int, str]]:
    return [(one.entries, one.label) for one in checkpoints(folder_of(path))]


def test_a_copy_is_kept_before_each_round_every_20_steps_and_on_closing(tmp_path: Path) -> None:
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 30)
    desk.flush_copies()
    assert labels(path) == [(21, "running")]
    rounds.pair(desk)
    desk.flush_copies()
    assert labels(path) == [(21, "running"), (31, "before-round-1")]
    desk.close()
    assert labels(path)[-1] == (32, "closed")
    assert len(open_for_reading(checkpoints(folder_of(path))[-1].path).steps) == 32


def test_after_a_crash_what_was_not_copied_counts_for_the_next_copy(tmp_path: Path) -> None:
    path = tmp_path / "day.tourney"
    ring_of(path, 15).close()
    desk = open_event(path)
    for number in range(16, 31):
        players.enter(desk, {"name": f"P{number}"})
    crashed = tmp_path / "crashed" / "day.tourney"
    crashed.parent.mkdir()
    copytree(folder_of(path), folder_of(crashed))
    copy_event(path, crashed)
    desk.close()
    desk = open_event(crashed)
    assert labels(crashed) == [(16, "closed")]
    for number in range(31, 36):
        players.enter(desk, {"name": f"P{number}"})
    desk.flush_copies()
    assert labels(crashed) == [(16, "closed"), (36, "running")]
    desk.close()


def test_looking_without_changing_makes_no_copy(tmp_path: Path) -> None:
    path = tmp_path / "day.tourney"
    ring_of(path, 3).close()
    before = labels(path)
    open_event(path).close()
    assert labels(path) == before


def test_a_copy_that_cannot_be_written_does_not_stop_the_round(tmp_path: Path) -> None:
    path = tmp_path / "day.tourney"
    folder_of(path).write_text("in the way")
    desk = ring_of(path, 4)
    rounds.pair(desk)
    assert len(desk.event.rounds) == 1
    desk.close()
    assert len(open_for_reading(path).steps) == 6


@pytest.mark.parametrize("command", ["check", "show", "batch"])
def test_a_damaged_file_is_refused_with_its_last_good_copy(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], command: str
) -> None:
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 4)
    rounds.pair(desk)
    desk.close()
    subprocess.run(["sed", "-i", "s/P3/Q3/", str(path)], check=True)
    assert main([command, str(path)]) == 1
    said = capfd.readouterr().err
    copy = checkpoints(folder_of(path))[-1].path
    assert str(copy) in said
    assert main(["check", str(copy)]) == 0


def test_save_as_carries_on_when_the_file_is_gone(tmp_path: Path) -> None:
    path, other = tmp_path / "day.tourney", tmp_path / "rescued.tourney"
    desk = ring_of(path, 4)
    rounds.pair(desk)
    event = desk.event
    path.unlink()
    with pytest.raises(FileTrouble):
        rounds.report(desk, 1, {"winner": 1})
    assert desk.event is event
    desk.save_as(other)
    rounds.report(desk, 1, {"winner": 1})
    assert open_for_reading(other).event == desk.event
    desk.close()
    assert not path.exists()


def test_save_as_never_writes_over_a_file(tmp_path: Path) -> None:
    taken = tmp_path / "taken.tourney"
    taken.write_text("precious")
    desk = ring_of(tmp_path / "day.tourney", 3)
    with pytest.raises(FileTrouble):
        desk.save_as(taken)
    assert taken.read_text() == "precious"
    rounds.pair(desk)
    assert open_for_reading(tmp_path / "day.tourney").event == desk.event
    desk.close()


def test_an_event_that_is_only_read_can_be_taken_over_under_another_name(tmp_path: Path) -> None:
    path = tmp_path / "day.tourney"
    ring_of(path, 3).close()
    desk = open_for_reading(path)
    with pytest.raises(FileTrouble):
        rounds.pair(desk)
    desk.save_as(tmp_path / "mine.tourney")
    rounds.pair(desk)
    desk.close()
    assert len(open_for_reading(tmp_path / "mine.tourney").event.rounds) == 1
    assert open_for_reading(path).event.rounds == ()
