"""Drafts of programs that have ended are removed; nothing else is, and nobody waits for it."""

import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.builders.files import names
from tourneydesk.store.replacing import OLD, new_draft, remove_draft, remove_leftovers


@pytest.fixture
def ended() -> int:
    """The number of a program that has ended."""
    done = subprocess.Popen([sys.executable, "-c", ""])
    done.wait()
    return done.pid


NOW = 1_800_000_000


@pytest.fixture
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(time, "time", lambda: NOW)


def aged(path: Path, seconds: float) -> Path:
    path.touch()
    os.utime(path, (NOW - seconds, NOW - seconds))
    return path


@pytest.mark.skipif(os.name == "nt", reason="there no program is asked whether it has ended")
def test_drafts_of_programs_that_have_ended_are_removed(tmp_path: Path, ended: int) -> None:
    here, other = os.getpid(), os.getppid()
    for name in (f".{ended}-1.tourney-new", f".{ended}-22.tourney-new-journal"):
        (tmp_path / name).touch()
    kept = [f".{here}-1.tourney-new", f".{other}-1.tourney-new", ".9999999999-1.tourney-new"]
    kept += [f"{ended}-1.tourney-new", f".{ended}.tourney-new", f".{ended}-1.tourney-newer"]
    for name in kept:
        (tmp_path / name).touch()
    remove_leftovers(tmp_path)
    assert names(tmp_path) == sorted(kept)


@pytest.mark.usefixtures("no_time_passes")
def test_a_draft_that_is_an_hour_old_is_removed_whosever_it_is(tmp_path: Path) -> None:
    old = aged(tmp_path / f".{os.getpid()}-1.tourney-new", OLD + 60)
    young = aged(tmp_path / f".{os.getpid()}-2.tourney-new", OLD - 60)
    event = aged(tmp_path / "e.tourney", OLD * 9)
    remove_leftovers(tmp_path)
    assert (old.exists(), young.exists(), event.exists()) == (False, True, True)


@pytest.mark.skipif(os.name == "nt", reason="there no program is asked whether it has ended")
def test_a_program_that_may_not_be_asked_has_not_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "kill", refused)
    (tmp_path / ".1-1.tourney-new").touch()
    remove_leftovers(tmp_path)
    assert names(tmp_path) == [".1-1.tourney-new"]


@pytest.mark.usefixtures("no_time_passes")
def test_what_cannot_be_removed_stops_nothing(tmp_path: Path) -> None:
    for number in range(5):
        old = tmp_path / f".{os.getpid()}-{number}.tourney-new"
        if number != 2:
            old.mkdir()
        aged(old, OLD + 60)
    remove_leftovers(tmp_path)
    assert len(names(tmp_path)) == 4
    remove_leftovers(tmp_path / "nowhere")


def test_a_new_draft_is_nobody_elses_and_goes_with_its_journal(tmp_path: Path) -> None:
    first = new_draft(tmp_path / "e.tourney")
    number = int(first.name.partition("-")[2].partition(".")[0])
    taken = tmp_path / f".{os.getpid()}-{number + 1}.tourney-new"
    taken.write_text("left")
    second = new_draft(tmp_path / "e.tourney")
    assert second not in (first, taken)
    assert taken.read_text() == "left"
    assert first.read_bytes() == second.read_bytes() == b""
    first.with_name(first.name + "-journal").touch()
    for draft in (first, second, taken, taken):
        remove_draft(draft)
    assert names(tmp_path) == []
