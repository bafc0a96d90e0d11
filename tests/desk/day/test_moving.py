"""A player moves from one section to another; a cut in between loses nobody."""

import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest

from tests.builders.days import new_day, new_section
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.attendance import check_in, fix_table, request_bye
from tourneydesk.desk.day import moves
from tourneydesk.desk.day.moves import (
    can_forget_move,
    finish_move,
    move_player,
    open_move,
    plan_move,
)
from tourneydesk.desk.day.sections import Day, open_day, people_in_several, write_day
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.store.errors import FileTrouble


class Cut(Exception):
    """The power is gone."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    first = new_section(tmp_path, "Open", ["Ann Archer#11111111", "Bo Berg", "Cy Cole", "Di Day"])
    second = new_section(tmp_path, "Reserve", ["Ed Ek", "Flo Fox"])
    strikes = new_section(tmp_path, "Strikes", ["Gus Gray", "Hal Hunt", "Ina Ito"], "strikes")
    return new_day(tmp_path, first, second, strikes)


@pytest.fixture
def day(path: Path) -> Iterator[Day]:
    opened = open_day(path)
    yield opened
    opened.close()


def session(day: Day, at: int) -> Session:
    found = day.sections[at].session
    assert found is not None
    return found


def inside(event: Event) -> list[str]:
    return [event.player(one).name for one in active(event, format_of(event).leavings(event))]


def move(day: Day, source: int, player: int, target: int) -> moves.MovePlan:
    return move_player(day, day.sections[source].path, player, day.sections[target].path)[0]


def test_before_round_1_the_entry_moves_with_all_that_is_known_of_the_player(day: Day) -> None:
    check_in(session(day, 0), (1,))
    fix_table(session(day, 0), 1, 7)
    request_bye(session(day, 0), ByeRequest(1, 2, Fraction(1, 2)))
    plan = move(day, 0, 1, 1)
    assert (plan.leaves, plan.enters, plan.new_player) == ("deleted", "added", 3)
    new = session(day, 1).event
    assert new.player(3).member_id == "11111111"
    assert new.player(3).checked_in
    assert new.fixed_tables == {3: 7}
    assert new.bye_requests == (ByeRequest(3, 2, Fraction(1, 2)),)
    assert inside(session(day, 0).event) == ["Bo Berg", "Cy Cole", "Di Day"]
    assert [len(session(day, at).steps) for at in (0, 1)] == [5 + 3 + 1, 3 + 1]


def test_later_the_player_withdraws_and_enters_late(day: Day) -> None:
    for at in (0, 1):
        rounds.pair(session(day, at))
    plan = move(day, 0, 2, 1)
    assert (plan.leaves, plan.enters) == ("withdrawn", "late")
    assert plan.running in (1, 2)
    assert session(day, 1).event.player(3).joined == 1
    assert inside(session(day, 0).event) == ["Ann Archer", "Cy Cole", "Di Day"]


def test_who_comes_back_is_reinstated_and_not_entered_twice(day: Day) -> None:
    rounds.pair(session(day, 0))
    move(day, 0, 1, 1)
    plan = move(day, 1, 3, 0)
    assert (plan.leaves, plan.enters, plan.new_player) == ("deleted", "reinstated", 1)
    assert len(session(day, 0).event.players) == 4
    assert "Ann Archer" in inside(session(day, 0).event)


def test_requests_that_the_other_format_does_not_know_are_named(day: Day) -> None:
    request_bye(session(day, 0), ByeRequest(1, 2, Fraction(1, 2)))
    plan = plan_move(session(day, 0).event, session(day, 2).event, 1)
    assert plan.left_behind == ("bye",)


def test_a_move_that_one_section_does_not_allow_changes_neither(day: Day, path: Path) -> None:
    new_section(path.parent, "Ring", ["Jo Jay", "Kim Koe", "Lee Low"], "dual-ring")
    before = path.read_bytes(), [session(day, at).steps for at in range(3)]
    for source, player, target in ((0, 9, 1), (0, 1, 0)):
        with pytest.raises(Refused):
            move(day, source, player, target)
    with pytest.raises(Refused):
        move_player(day, day.sections[0].path, 1, path.parent / "Ring.tourney")
    assert (path.read_bytes(), [session(day, at).steps for at in range(3)]) == before


def test_nobody_leaves_a_section_that_is_only_read(day: Day, path: Path) -> None:
    day.close()
    read = open_day(path, open_for_reading)
    writable = open_day(path)
    mixed = replace(writable, sections=(read.sections[0], *writable.sections[1:]))
    before = session(mixed, 1).steps
    with pytest.raises(FileTrouble) as trouble:
        move(mixed, 0, 1, 1)
    assert trouble.value.code == "file_read_only"
    assert session(mixed, 1).steps == before
    writable.close()


def test_a_member_who_is_in_the_other_section_is_not_entered_there_again(day: Day) -> None:
    move(day, 0, 1, 1)
    session(day, 0).undo()
    with pytest.raises(Refused) as refused:
        move(day, 0, 1, 1)
    assert refused.value.problems[0].code == "member_entered"
    assert [one.places for one in people_in_several(day.events)] == [((0, 1), (1, 3))]


@pytest.mark.parametrize("played", [False, True])
@pytest.mark.parametrize("cut_at", range(5))
def test_a_power_cut_at_any_point_of_a_move_loses_nobody_and_the_rest_is_offered(
    path: Path, monkeypatch: pytest.MonkeyPatch, cut_at: int, played: bool
) -> None:
    day = open_day(path)
    if played:
        rounds.pair(session(day, 0))
    writes: list[str] = []

    def cutting(what: str, write: object) -> object:
        def one(*arguments: object, **more: object) -> object:
            if len(writes) == cut_at:
                raise Cut
            writes.append(what)
            return write(*arguments, **more)  # type: ignore[operator]

        return one

    monkeypatch.setattr(moves, "write_day", cutting("list", write_day))
    for at in (0, 1):
        one = session(day, at)
        monkeypatch.setattr(one, "take", cutting(f"section {at}", one.take))
    if cut_at < 4:
        with pytest.raises(Cut):
            move(day, 0, 1, 1)
    else:
        move(day, 0, 1, 1)
    assert writes == ["list", "section 1", "section 0", "list"][:cut_at]
    monkeypatch.undo()
    day.close()
    day = open_day(path)
    there = [at for at, event in enumerate(day.events) if "Ann Archer" in inside(event)]
    assert there == [[0], [0], [0, 1], [1], [1]][cut_at]
    unfinished = open_move(day)
    assert (unfinished is not None) == (cut_at == 2)
    assert can_forget_move(day) == (cut_at in (1, 3))
    finish_move(day)
    day.close()
    day = open_day(path)
    assert day.file.move is None
    there = [at for at, event in enumerate(day.events) if "Ann Archer" in inside(event)]
    assert there == [[0], [0], [1], [1], [1]][cut_at]
    assert people_in_several(day.events) == ()
    day.close()


KILLED = """
import os, sys
from pathlib import Path
from tourneydesk.desk.day.moves import move_player
from tourneydesk.desk.day.sections import open_day
day = open_day(Path(sys.argv[1]))
source = day.sections[0].session
source.take = lambda *_: os._exit(9)
move_player(day, day.sections[0].path, 1, day.sections[1].path)
"""


def test_a_program_killed_inside_a_move_leaves_the_player_in_both_and_says_so(path: Path) -> None:
    ended = subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    assert ended.returncode == 9
    day = open_day(path)
    assert all(one.session is not None for one in day.sections)
    unfinished = open_move(day)
    assert unfinished is not None
    assert (unfinished.note.player, unfinished.note.new_player) == (1, 3)
    assert [one.certain for one in people_in_several(day.events)] == [True]
    finish_move(day)
    assert "Ann Archer" not in inside(session(day, 0).event)
    assert "Ann Archer" in inside(session(day, 1).event)
    day.close()


def test_an_interrupted_move_asked_for_again_is_finished_and_no_other_is_begun_before(
    path: Path,
) -> None:
    subprocess.run([sys.executable, "-c", KILLED, str(path)], check=False)
    day = open_day(path)
    with pytest.raises(Refused) as refused:
        move(day, 0, 2, 1)
    assert [one.code for one in refused.value.problems] == ["move_unfinished"]
    plan = move(day, 0, 1, 1)
    assert (plan.leaves, plan.new_player) == ("deleted", 3)
    assert "Ann Archer" not in inside(session(day, 0).event)
    assert len(session(day, 1).event.players) == 3, "entered once"
    day.close()
    day = open_day(path)
    assert day.file.move is None
    move(day, 0, 2, 1)
    day.close()


def test_a_move_is_left_noted_while_one_of_its_sections_cannot_be_opened(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    day = open_day(path)

    def cut(*_: object) -> None:
        raise Cut

    monkeypatch.setattr(session(day, 0), "take", cut)
    with pytest.raises(Cut):
        move(day, 0, 1, 1)
    monkeypatch.undo()
    day.close()
    reserve = path.parent / "Reserve.tourney"
    reserve.rename(path.parent / "away")
    day = open_day(path, open_for_reading)
    assert open_move(day) is None
    assert not can_forget_move(day)
    (path.parent / "away").rename(reserve)
    day = open_day(path, open_for_reading)
    assert open_move(day) is not None
