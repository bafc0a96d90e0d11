"""Copies of an event: rehearsals leave it alone, backups are proved, a stick may be pulled."""

from pathlib import Path

import pytest

from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import (
    copy_event,
    create_event,
    open_event,
    open_for_reading,
    plan,
    prove,
    second_copy,
)
from tourneydesk.desk.players import enter
from tourneydesk.desk.recovery import recovery_of
from tourneydesk.desk.session import Session
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.store.errors import FileTrouble


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "Spring Open #1.tourney"


def ring(path: Path, *names: str, seed: str = "seed", at: str = "2026-11-21T10:00") -> Session:
    desk = create_event(path, plan("dual-ring", "Spring Open", seed, {}), lambda: at)
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
    desk.flush_copies()
    proof = prove(path, desk.entries, scratch)
    assert proof is not None
    assert (proof.copy.name, proof.steps, proof.matches) == (
        "00004-before-round-1.tourney",
        4,
        True,
    )
    assert not scratch.exists()
    desk.close()


def test_a_backup_of_another_event_with_the_same_file_name_is_none_of_this_one(
    path: Path, tmp_path: Path
) -> None:
    ring(path, "Ann", "Bo", "Cy").close()
    path.rename(path.with_name("last week.tourney"))
    desk = ring(path, "Ann", "Bo", "Di", seed="this week")
    scratch = tmp_path / "scratch.tourney"
    assert prove(path, desk.entries, scratch) is None
    rounds.pair(desk)
    desk.flush_copies()
    proof = prove(path, desk.entries, scratch)
    assert proof is not None
    assert (proof.steps, proof.matches) == (4, True)
    desk.close()


def test_a_damaged_backup_and_a_missing_one_prove_nothing(path: Path, tmp_path: Path) -> None:
    desk = ring(path, "Ann", "Bo", "Cy")
    scratch = tmp_path / "scratch.tourney"
    assert prove(path, desk.entries, scratch) is None
    rounds.pair(desk)
    desk.flush_copies()
    spoilt(checkpoints(folder_of(path))[-1].path)
    with pytest.raises(FileTrouble, match="chain_broken"):
        prove(path, desk.entries, scratch)
    assert not scratch.exists()
    desk.close()


def test_a_copy_in_the_second_folder_holds_what_was_there_when_it_was_asked_for(
    path: Path, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    desk = ring(path, "Ann", "Bo", "Cy")
    copy = second_copy(path, desk.entries, stick, "running")
    enter(desk, {"name": "Di"})
    assert copy() == 4
    proof = prove(path, desk.entries, tmp_path / "scratch.tourney", stick)
    assert proof is not None
    assert (proof.steps, proof.matches) == (4, True)
    desk.close()


def test_a_stick_that_is_pulled_is_a_known_trouble(path: Path, tmp_path: Path) -> None:
    desk = ring(path, "Ann")
    copy = second_copy(path, desk.entries, tmp_path / "gone", "running")
    with pytest.raises(FileTrouble, match="folder_missing"):
        copy()
    desk.close()


@pytest.mark.parametrize("harm", ["a flipped bit", "cut short", "emptied", "gone"])
def test_last_weeks_copy_is_never_offered_for_a_damaged_file_of_the_same_name(
    path: Path, harm: str
) -> None:
    ring(path, *"ABCDEFGH", at="2026-11-14T10:00").close()
    path.unlink()
    desk = ring(path, "Ann", seed="this week")
    desk.close()
    content = path.read_bytes()
    at = content.index(b"Ann")
    match harm:
        case "a flipped bit":
            path.write_bytes(content[:at] + bytes([content[at] ^ 1]) + content[at + 1 :])
        case "cut short":
            path.write_bytes(content[:-100])
        case "emptied":
            path.write_bytes(b"")
        case _:
            path.unlink()
    with pytest.raises(FileTrouble) as trouble:
        open_event(path)
    found = recovery_of(trouble.value)
    assert found is not None
    assert {one.event.seed for one in found.choices} == {"this week"}


def test_the_second_folder_has_all_also_when_the_disk_of_the_event_is_gone(
    path: Path, tmp_path: Path
) -> None:
    stick = tmp_path / "stick"
    stick.mkdir()
    desk = ring(path, "Ann", "Bo", "Cy")
    entries = desk.entries
    path.unlink()
    copy = second_copy(path, desk.entries, stick, "closed")
    assert copy() == 4
    assert checkpoints(folder_of(path, stick))[-1].entries == len(entries)
    desk.close()


def test_a_copy_of_another_history_is_offered_after_those_of_the_files_own(path: Path) -> None:
    desk = ring(path, "Ann", "Bo")
    desk.close()
    older = path.read_bytes()
    desk = open_event(path)
    for name in "CDEFGH":
        enter(desk, {"name": name})
    desk.close()
    path.write_bytes(older)
    desk = open_event(path)
    enter(desk, {"name": "Instead"})
    desk.close()
    path.write_bytes(path.read_bytes().replace(b"Instead", b"Unstead"))
    found = recovery_of(FileTrouble("chain_broken", path))
    assert found is not None
    names = [[player.name for player in one.event.players] for one in found.choices]
    assert names == [["Ann", "Bo", "Instead"], ["Ann", "Bo"], ["Ann", "Bo", *"CDEFGH"]]
    assert [one.diverges for one in found.choices] == [False, False, True]
