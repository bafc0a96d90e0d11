"""Copies of an event: rehearsals leave it alone, backups are proved, a stick may be pulled."""

from pathlib import Path

import pytest

from tourneydesk.desk import rounds
from tourneydesk.desk.copies import copy_event, prove, second_copy
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.keeping import last_good_copy
from tourneydesk.desk.opening import create_event, open_event, open_for_reading, plan
from tourneydesk.desk.players import enter
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.store.trouble import FileTrouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Spring Open #1.tourney"


def ring(path: Path, *names: str) -> Desk:
    desk = create_event(path, plan("dual-ring", "Spring Open", "seed", {}))
    for name in names:
        enter(desk, {"name": name})
    return desk


def spoilt(path: Path) -> None:
    path.write_bytes(path.read_bytes().replace(b"Ann", b"Eve"))


def test_a_rehearsal_holds_all_and_the_original_keeps_every_byte(path: Path) -> None:
    ring(path, "Ann", "Bo", "Cy").close()
    before = path.read_bytes()
    copy = path.with_name("copy.tourney")
    assert copy_event(path, copy) == 4
    desk = open_event(copy)
    rounds.pair(desk)
    desk.close()
    assert path.read_bytes() == before
    assert open_for_reading(path).event.rounds == ()
    assert len(open_for_reading(copy).event.rounds) == 1


def test_an_event_that_is_open_is_copied_as_it_stands_and_stays_held(path: Path) -> None:
    desk = ring(path, "Ann", "Bo", "Cy")
    copy = path.with_name("copy.tourney")
    copy_event(path, copy)
    with pytest.raises(FileTrouble):
        open_event(path)
    enter(desk, {"name": "Di"})
    desk.close()
    assert len(open_for_reading(copy).event.players) == 3
    assert len(open_for_reading(path).event.players) == 4


def test_a_rehearsal_is_never_written_over_a_file(path: Path) -> None:
    ring(path, "Ann").close()
    taken = path.with_name("taken.tourney")
    taken.write_text("precious")
    with pytest.raises(FileTrouble):
        copy_event(path, taken)
    assert taken.read_text() == "precious"


def test_a_backup_that_works_is_proved_step_by_step(path: Path, tmp_path: Path) -> None:
    desk = ring(path, "Ann", "Bo", "Cy")
    rounds.pair(desk)
    scratch = tmp_path / "scratch.tourney"
    proof = prove(path, desk.steps, scratch)
    assert proof is not None
    assert (proof.copy.name, proof.steps, proof.same) == ("00004-before-round-1.tourney", 4, True)
    assert not scratch.exists()
    desk.close()


def test_a_backup_of_another_event_is_told_from_this_one(path: Path, tmp_path: Path) -> None:
    ring(path, "Ann", "Bo", "Cy").close()
    other = ring(tmp_path / "other.tourney", "Ann", "Bo", "Di")
    proof = prove(path, other.steps, tmp_path / "scratch.tourney")
    assert proof is not None
    assert not proof.same
    other.close()


def test_a_damaged_backup_and_a_missing_one_prove_nothing(path: Path, tmp_path: Path) -> None:
    desk = ring(path, "Ann", "Bo", "Cy")
    scratch = tmp_path / "scratch.tourney"
    assert prove(path, desk.steps, scratch) is None
    rounds.pair(desk)
    spoilt(checkpoints(folder_of(path))[-1].path)
    with pytest.raises(FileTrouble, match="chain_broken"):
        prove(path, desk.steps, scratch)
    assert not scratch.exists()
    desk.close()


def test_a_copy_in_the_second_folder_holds_what_was_there_when_it_was_asked_for(
    path: Path, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    desk = ring(path, "Ann", "Bo", "Cy")
    copy = second_copy(path, stick, "running")
    assert copy is not None
    enter(desk, {"name": "Di"})
    assert copy() == 4
    proof = prove(path, desk.steps, tmp_path / "scratch.tourney", stick)
    assert proof is not None
    assert (proof.steps, proof.same) == (4, True)
    desk.close()


def test_a_stick_that_is_pulled_is_a_known_trouble(path: Path, tmp_path: Path) -> None:
    desk = ring(path, "Ann")
    copy = second_copy(path, tmp_path / "gone", "running")
    assert copy is not None
    with pytest.raises(FileTrouble, match="folder_missing"):
        copy()
    desk.close()
    assert second_copy(path, tmp_path, "running") is None, "nobody holds it any more"


@pytest.mark.parametrize("harm", ["bytes", "emptied", "overwritten", "deleted", "cut"])
def test_whatever_happened_to_a_file_its_last_good_copy_is_found(path: Path, harm: str) -> None:
    ring(path, "Ann", "Bo", "Cy").close()
    match harm:
        case "bytes":
            spoilt(path)
        case "emptied":
            path.write_bytes(b"")
        case "overwritten":
            path.write_text("a shopping list, long enough to be a file of its own\n" * 9)
        case "deleted":
            path.unlink()
        case _:
            path.write_bytes(path.read_bytes()[:5000])
    with pytest.raises(FileTrouble) as trouble:
        open_event(path)
    found = last_good_copy(trouble.value)
    assert found is not None
    assert found["steps"] == 4


def test_the_newer_of_two_copies_is_taken_wherever_it_lies(path: Path, tmp_path: Path) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    desk = ring(path, "Ann", "Bo", "Cy")
    rounds.pair(desk)
    copy = second_copy(path, stick, "running")
    assert copy is not None
    copy()
    trouble = FileTrouble("file_damaged", path)
    here, there = last_good_copy(trouble), last_good_copy(trouble, stick)
    assert here is not None
    assert there is not None
    assert (here["steps"], there["steps"]) == (4, 5)
    assert str(stick) in str(there["copy"])
    desk.close()


def test_a_file_that_is_only_in_use_offers_no_copy(path: Path) -> None:
    ring(path, "Ann").close()
    assert last_good_copy(FileTrouble("file_in_use", path)) is None
