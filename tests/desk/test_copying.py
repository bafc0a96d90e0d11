"""Making a copy never stops, delays or splits a decision, whatever lies among the copies.

``TOURNEYDESK_FLIPS`` sets how many events go on among copies whose bits turn over (3 unless set).
"""

import os
import random
import sys
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path

import pytest

from tests.builders.desks import desk_of
from tests.builders.files import last_sound
from tests.patience import SECONDS
from tourneydesk.core.decisions import NoteAdded, TablesCalled
from tourneydesk.core.journal import codec
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.desk import session as session_module
from tourneydesk.desk.files import journals
from tourneydesk.desk.files.opening import create_event, open_event, open_for_reading, plan
from tourneydesk.desk.session import Change, Session
from tourneydesk.store import checkpoints, event_file
from tourneydesk.store import checkpoints as checkpoints_checkpoints
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import folder_of
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile

TURNS = int(os.environ.get("TOURNEYDESK_FLIPS", "3"))


def ring_of(path: Path, count: int) -> Session:
    desk = create_event(path, plan("dual-ring", "Day", "s", {"seating": "entered"}))
    for number in range(1, count + 1):
        players.enter(desk, {"name": f"P{number}"})
    return desk


def is_as_in_its_file(desk: Session, path: Path) -> bool:
    """Whether memory holds what the file holds, and the file is sound."""
    read = open_for_reading(path)
    return (read.event, read.steps) == (desk.event, desk.steps)


def turn_over_bits(path: Path, lot: random.Random) -> None:
    """Turns one to three bits over, half of the time near the beginning of a page."""
    content = bytearray(path.read_bytes())
    for _ in range(lot.randint(1, 3)):
        at = lot.randrange(len(content))
        if lot.random() < 0.5:
            at = at // 4096 * 4096 + lot.randrange(120)
        content[at] ^= 1 << lot.randrange(8)
    path.write_bytes(content)


def test_an_event_goes_on_whatever_bits_of_its_copies_turn_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(journals, "STEPS_PER_COPY", 2)  # more copies for each step
    lot = random.Random("bits")
    for turn in range(TURNS):
        path = tmp_path / f"{turn}.tourney"
        desk = ring_of(path, 3)
        for _ in range(20):
            wish = lot.random()
            if wish < 0.2 and len(desk.active_steps.steps) > 1:
                desk.undo()
            elif wish < 0.3 and desk.active_steps.undone:
                desk.redo()
            elif wish < 0.4 and desk.format.outlook(desk.event).status == "ready":
                rounds.pair(desk)
            else:
                desk.take(NoteAdded(f"Note {len(desk.steps)}"))
            if lot.random() < 0.3:
                desk.flush_copies()
                for copy in checkpoints.checkpoints(folder_of(path)):
                    turn_over_bits(copy.path, lot)
        desk.take(NoteAdded("What is copied on closing"))
        assert is_as_in_its_file(desk, path)
        desk.close()
        assert desk.copy_trouble is None
        newest = last_sound(folder_of(path))
        assert newest is not None
        assert EventFile.read(newest.path) == EventFile.read(path)
        open_event(path).close()


@pytest.mark.parametrize("wrong", [ZeroDivisionError, OSError, MemoryError, RecursionError])
def test_a_copy_that_fails_in_any_way_is_a_trouble_and_no_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: type[Exception]
) -> None:
    def fail(*_: object) -> None:
        raise wrong("on purpose")

    path = tmp_path / "day.tourney"
    desk = ring_of(path, 3)
    with monkeypatch.context() as patched:
        patched.setattr(checkpoints, "keep_entries", fail)
        rounds.pair(desk)
        desk.flush_copies()
        assert desk.copy_trouble is not None
        assert is_as_in_its_file(desk, path)
    desk.undo()
    desk.flush_copies()
    assert desk.copy_trouble is None
    desk.close()


def test_without_another_thread_copies_are_made_on_closing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_thread(*_: object) -> None:
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", no_thread)
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 3)
    rounds.pair(desk)
    desk.close()
    assert len(checkpoints.checkpoints(folder_of(path))) == 2


def test_no_decision_waits_for_a_copy_and_the_latest_is_made_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk of the copies hangs while the event goes on; then all is as it should be."""
    keep, made = checkpoints.keep_entries, []
    begun, free = threading.Event(), threading.Event()

    def hang(path: Path, entries: tuple[Entry, ...], label: str, second: Path | None) -> object:
        begun.set()
        assert free.wait(SECONDS)
        made.append((len(entries), label))
        return keep(path, entries, label, second)

    monkeypatch.setattr(checkpoints, "keep_entries", hang)
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 20)
    assert begun.wait(SECONDS)
    for number in range(50):
        players.enter(desk, {"name": f"Late {number}"})
    rounds.pair(desk)
    assert is_as_in_its_file(desk, path)
    assert made == []
    free.set()
    desk.close()
    # The first was begun; of those that waited only the last, and the one before the round.
    assert made == [(21, "running"), (71, "before-round-1"), (72, "closed")]
    assert [one.entries for one in checkpoints.checkpoints(folder_of(path))] == [21, 71, 72]


def test_saving_as_does_not_wait_for_copies_on_a_disk_that_no_longer_answers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep, free, done = checkpoints.keep_entries, threading.Event(), threading.Event()
    came_free: list[bool] = []

    def hang(path: Path, entries: tuple[Entry, ...], label: str, second: Path | None) -> object:
        came_free.append(free.wait(SECONDS))
        made = keep(path, entries, label, second)
        if (path.name, label) == ("day.tourney", "closed"):
            done.set()
        return made

    monkeypatch.setattr(checkpoints, "keep_entries", hang)
    path, rescued = tmp_path / "day.tourney", tmp_path / "rescued.tourney"
    desk = ring_of(path, 4)
    rounds.pair(desk)
    desk.save_as(rescued)
    desk.undo()
    assert is_as_in_its_file(desk, rescued)
    # Once the disk answers, the copies that were asked for are made all the same.
    free.set()
    assert done.wait(SECONDS)
    assert came_free == [True] * len(came_free)
    desk.close()
    assert [one.entries for one in checkpoints.checkpoints(folder_of(path))] == [5, 6]


def test_one_copy_is_made_at_a_time_also_where_no_thread_can_be_had_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As the interpreter ends: the thread still makes a copy, and two others wait for the rest."""
    begun, free, inside = threading.Event(), threading.Event(), list[str]()
    together: list[list[str]] = []

    class Awaited:
        """A lock that lets the copy under way go on as soon as somebody waits for it."""

        def __init__(self) -> None:
            self._lock = threading.Lock()

        def __enter__(self) -> None:
            if not self._lock.acquire(blocking=False):
                if begun.is_set():
                    free.set()
                self._lock.acquire()

        def __exit__(self, *_: object) -> None:
            self._lock.release()

    def keep(path: Path, entries: tuple[object, ...], label: str, second: Path | None) -> None:
        inside.append(label)
        together.append([*inside])
        begun.set()
        if label == "running":
            assert free.wait(SECONDS)
        inside.remove(label)

    def ended(*_: object) -> None:
        raise RuntimeError("cannot schedule new futures after interpreter shutdown")

    monkeypatch.setattr(checkpoints_checkpoints, "Lock", Awaited)
    monkeypatch.setattr(checkpoints, "keep_entries", keep)
    copies = checkpoints.Copier(tmp_path / "day.tourney")
    copies.request((), "running")
    assert begun.wait(SECONDS)
    with monkeypatch.context() as patched:
        patched.setattr(ThreadPoolExecutor, "submit", ended)
        copies.request((), "before-round-1")
        copies.request((), "closed")
    other = threading.Thread(target=copies.flush)
    other.start()
    copies.close()
    other.join()
    assert together == [["running"], ["before-round-1"], ["closed"]]
    assert inside == []
    assert copies.trouble is None


@pytest.mark.parametrize("code", ["file_not_lockable", "disk_trouble"])
def test_a_new_place_that_cannot_be_held_is_left_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    path, other = tmp_path / "day.tourney", tmp_path / "other.tourney"
    desk = ring_of(path, 3)
    looked_at = open_for_reading(path)
    rehearsed = desk_of("dual-ring", 3)

    def refused(path: Path) -> None:
        raise FileTrouble(code, path)

    for one in (desk, looked_at, rehearsed):
        with monkeypatch.context() as patched:
            patched.setattr(event_file, "lock_file", refused)
            with pytest.raises(FileTrouble) as trouble:
                one.save_as(other)
        assert trouble.value.code == code
        assert not other.exists()
        one.save_as(other)
        one.close()
        other.unlink()


def test_a_new_file_that_another_program_has_opened_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = tmp_path / "other.tourney"
    desk = ring_of(tmp_path / "day.tourney", 3)

    def in_use(path: Path) -> None:
        raise FileTrouble("file_in_use", path)

    with monkeypatch.context() as patched:
        patched.setattr(event_file, "lock_file", in_use)
        with pytest.raises(FileTrouble):
            desk.save_as(other)
    assert open_for_reading(other).event == desk.event
    desk.close()


def test_a_watcher_that_fails_neither_stops_the_others_nor_the_decision(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    faults: list[object] = []
    monkeypatch.setattr(sys, "excepthook", lambda kind, *_: faults.append(kind))
    path = tmp_path / "day.tourney"
    desk, heard = ring_of(path, 2), list[Change]()

    def fail(_: Change) -> None:
        raise ZeroDivisionError

    desk.watch(fail)
    desk.watch(heard.append)
    players.enter(desk, {"name": "P3"})
    desk.undo()
    assert (len(heard), faults) == (2, [ZeroDivisionError] * 2)
    assert is_as_in_its_file(desk, path)
    desk.close()


@pytest.mark.parametrize("text", ["[]", "no step", '[{"did":"NoteAdded","text":"other"}]'])
def test_nothing_is_written_that_would_not_be_read_back_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 2)
    before = (desk.event, path.read_bytes())
    with monkeypatch.context() as patched:
        patched.setattr(codec, "encode", lambda _: text)
        for change in (lambda: players.enter(desk, {"name": "P3"}), desk.undo):
            with pytest.raises(Refused) as refused:
                change()
            assert refused.value.problems[0].code == "not_possible"
    assert (desk.event, path.read_bytes()) == before
    desk.undo()
    assert is_as_in_its_file(desk, path)
    desk.close()


def test_half_a_character_is_refused_before_it_is_written(tmp_path: Path) -> None:
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 2)
    before = (desk.event, path.read_bytes())
    with pytest.raises(Refused) as refused:
        desk.take(NoteAdded("\ud800"))
    assert refused.value.problems[0].code == "not_possible"
    assert (desk.event, path.read_bytes()) == before
    desk.close()


def test_looking_at_a_copy_never_fails_whatever_bits_of_it_turn_over(
    tmp_path: Path,
) -> None:
    path = tmp_path / "day.tourney"
    ring_of(path, 3).close()
    (copy,) = checkpoints.checkpoints(folder_of(path))
    entries, sound, lot = EventFile.read(path), copy.path.read_bytes(), random.Random("flips")
    found = set()
    for _ in range(50 * TURNS):
        turn_over_bits(copy.path, lot)
        found.add(checkpoints.is_beginning(copy, entries))
        copy.path.write_bytes(sound)
    assert found == {True, False}


def test_no_step_is_written_that_would_make_the_file_too_long_to_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(session_module, "MOST_STEPS", 4)
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 3)
    for change in (lambda: players.enter(desk, {"name": "P4"}), desk.undo):
        with pytest.raises(Refused) as refused:
            change()
        assert refused.value.problems[0].code == "too_many_steps"
    assert is_as_in_its_file(desk, path)
    desk.close()


def test_what_follows_from_a_decision_is_checked_like_the_decision_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "day.tourney"
    desk = ring_of(path, 3)
    wrong = replace(desk.format, follow=lambda *_: (TablesCalled(1, ()),))
    monkeypatch.setattr(session_module, "format_of", lambda _: wrong)
    with pytest.raises(Refused):
        players.enter(desk, {"name": "P4"})
    assert is_as_in_its_file(desk, path)
    desk.close()
