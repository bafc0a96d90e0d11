"""One program at a time writes an event file, whatever else the process does with the file."""

import errno
import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from tests.builders.files import AT, code_of, names, new_event_file
from tests.store.programs import OtherProgram, other_program
from tourneydesk.store import event_file, lock
from tourneydesk.store.chain import make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.leftover_journal import has_journal


@pytest.fixture(scope="module")
def other() -> Iterator[OtherProgram]:
    with other_program() as program:
        yield program


def look_at(path: Path) -> None:
    """What a file dialog does with every file of a folder: opens it, reads its start, closes it."""
    path.open("rb").close()
    handle = os.open(path, os.O_RDWR)
    os.read(handle, 16)
    os.close(handle)


def refused(file: EventFile) -> FileTrouble:
    """The trouble that the next append runs into."""
    with pytest.raises(FileTrouble) as caught:
        file.append(AT, "[]")
    return caught.value


def test_the_lock_survives_whatever_else_the_process_does_with_the_file(
    tmp_path: Path, other: OtherProgram
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        look_at(path)
        EventFile.read(path)
        sqlite3.connect(path).close()
        assert other("open", path) == "file_in_use"
        file.append(AT, "[]")
        look_at(path)
        assert other("open", path) == "file_in_use"
        assert other("read", path) == 6
        assert file.append(AT, "[]").number == 7
    assert other("open", path) == 7
    assert code_of(path) == "file_in_use"
    look_at(path)
    other("close", path)
    assert code_of(path) == "sound"


def test_the_lock_is_on_the_file_and_not_on_its_name(tmp_path: Path, other: OtherProgram) -> None:
    folder = tmp_path / "folder"
    folder.mkdir()
    path = new_event_file(folder / "e.tourney")
    hard, soft = tmp_path / "hard.tourney", tmp_path / "soft.tourney"
    hard.hardlink_to(path)
    soft.symlink_to(path)
    with EventFile.open(path) as file:
        look_at(hard)
        assert other("open", hard) == "file_in_use"
        assert other("open", soft) == "file_in_use"
        folder.rename(tmp_path / "moved")
        moved = tmp_path / "moved" / "e.tourney"
        look_at(moved)
        assert other("open", moved) == "file_in_use"
        assert refused(file).code == "file_gone"
        (tmp_path / "moved").rename(folder)
        assert file.append(AT, "[]").number == 6
        path.rename(folder / "renamed.tourney")
        assert other("open", folder / "renamed.tourney") == "file_in_use"


def test_other_programs_that_speak_sqlite_are_kept_out_as_well(
    tmp_path: Path, other: OtherProgram
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path):
        look_at(path)
        assert other("sql", path) == "database is locked"
    assert other("sql", path) == []


def test_the_lock_goes_with_the_program_that_held_it(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with other_program() as program:
        assert program("open", path) == 5
        assert code_of(path) == "file_in_use"
        program.kill()
        assert code_of(path) == "sound"


def test_a_program_started_while_the_file_is_open_does_not_keep_the_lock(
    tmp_path: Path, other: OtherProgram
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path):
        child = subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE)
    try:
        assert other("open", path) == 5
        other("close", path)
    finally:
        child.communicate(b"\n")


def test_a_file_in_use_is_not_replaced_by_a_copy(tmp_path: Path, other: OtherProgram) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    new_event_file(tmp_path / "other.tourney", 2)
    with EventFile.open(path) as file:
        look_at(path)
        assert other("replace", path) == "file_in_use"
        assert file.append(AT, "[]").number == 6
    assert other("replace", path) is None
    assert other("read", path) == 2


def behind_the_lock(path: Path, entries: int = 1) -> None:
    """Writes as a program would that knows the file but not its lock (one on another computer
    that shares the folder, say).
    """
    *_, last = EventFile.read(path)
    db = sqlite3.connect(f"{path.as_uri()}?vfs=unix-none", uri=True, isolation_level=None)
    for number in range(last.number + 1, last.number + 1 + entries):
        last = make_entry(last.chain, number, "2025-06-01T11:30:00+00:00", "[]")
        db.execute(
            "INSERT INTO journal VALUES (?, ?, ?, ?)",
            (last.number, last.at, last.step, last.chain),
        )
    db.close()


@pytest.mark.skipif(os.name == "nt", reason="the name of SQLite's door without locks")
def test_steps_of_another_writer_are_never_overwritten(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        file.append(AT, "[]")
        behind_the_lock(path, 2)
        for _ in range(2):
            trouble = refused(file)
            assert trouble.code == "written_elsewhere"
            assert trouble.facts["steps"] == 2
            assert trouble.facts["at"] == "2025-06-01T11:30:00+00:00"
        assert len(file.entries) == 6
        file.copy_to(tmp_path / "mine.tourney")
    assert len(EventFile.read(tmp_path / "mine.tourney")) == 6
    with EventFile.open(path) as file:
        assert len(file.entries) == 8
        assert file.append(AT, "[]").number == 9


@pytest.mark.skipif(os.name == "nt", reason="the name of SQLite's door without locks")
def test_the_head_is_compared_inside_the_transaction(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:

        def written_just_then(_: Path) -> bool:
            """The last look before the transaction."""
            monkeypatch.setattr(event_file, "has_journal", has_journal)
            behind_the_lock(path)
            return False

        monkeypatch.setattr(event_file, "has_journal", written_just_then)
        assert refused(file).code == "written_elsewhere"
        assert refused(file).code == "written_elsewhere"
    assert len(EventFile.read(path)) == 6
    assert names(tmp_path) == ["e.tourney"]


@pytest.mark.skipif(os.name == "nt", reason="the name of SQLite's door without locks")
def test_the_head_is_enough_where_the_disk_shows_no_change(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        stamp = file.hold.stamp()
        monkeypatch.setattr(file.hold, "stamp", lambda: stamp)
        assert file.append(AT, "[]").number == 6
        behind_the_lock(path)
        assert refused(file).code == "written_elsewhere"
    assert len(EventFile.read(path)) == 7


def refusing(*numbers: int) -> Callable[..., None]:
    """A system call that a disk answers with these numbers, the last one from then on."""
    answers = list(numbers)

    def refuse(*_: object) -> None:
        number = answers.pop(0) if len(answers) > 1 else answers[0]
        raise OSError(number, os.strerror(number))

    return refuse


@pytest.mark.skipif(os.name == "nt", reason="the locks of POSIX")
def test_where_locks_of_a_descriptor_are_not_known_the_whole_file_is_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fcntl.fcntl", refusing(errno.EINVAL))
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        look_at(path)
        monkeypatch.setattr("tourneydesk.store.event_file.OPEN", {})
        assert code_of(path) == "file_in_use"
        look_at(path)
        assert code_of(path) == "file_in_use"
        assert file.append(AT, "[]").number == 6
    assert code_of(path) == "sound"


@pytest.mark.skipif(os.name == "nt", reason="the locks of POSIX")
@pytest.mark.parametrize("number", [errno.ENOLCK, errno.EOPNOTSUPP, errno.ENOSYS])
def test_a_disk_without_locks_says_so_and_the_file_can_be_read(
    number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    before = path.read_bytes()
    monkeypatch.setattr("fcntl.fcntl", refusing(number))
    monkeypatch.setattr("fcntl.flock", refusing(number))
    assert code_of(path) == "file_not_lockable"
    assert code_of(path, reading=True) == "sound"
    assert path.read_bytes() == before


@pytest.mark.parametrize(("busy", "code"), [(4, "sound"), (5, "file_in_use")])
def test_a_lock_that_is_let_go_within_moments_is_waited_for(
    busy: int, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    waited: list[float] = []
    answers = iter([BlockingIOError(errno.EAGAIN, "")] * busy)
    locks = lock.lock_at_once

    def busy_at_first(descriptor: int) -> None:
        if wrong := next(answers, None):
            raise wrong
        locks(descriptor)

    monkeypatch.setattr(lock, "lock_at_once", busy_at_first)
    monkeypatch.setattr("time.sleep", waited.append)
    assert code_of(path) == code
    assert len(waited) == 4
    assert 0.1 <= sum(waited) <= 0.3


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forked processes")
def test_a_forked_process_does_not_keep_the_lock(tmp_path: Path, other: OtherProgram) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    wait, go_on = os.pipe()
    with EventFile.open(path):
        child = os.fork()
        if child == 0:
            os.read(wait, 1)
            os._exit(0)
    try:
        assert other("open", path) == 5
        other("close", path)
    finally:
        os.write(go_on, b".")
        os.waitpid(child, 0)
        os.close(wait)
        os.close(go_on)


def test_open_and_closed_files_leave_no_descriptors(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    EventFile.open(path).close()
    if not Path("/proc/self/fd").is_dir():
        pytest.skip("a system that does not list descriptors")
    for _ in range(5):
        EventFile.open(path).close()
        with EventFile.open(path):
            assert code_of(path) == "file_in_use"
            EventFile.read(path)
    assert [name for name in open_here() if name.startswith(str(tmp_path))] == []


def open_here() -> list[str]:
    """The names of all files that are open in this process, by any of its threads."""
    opened: list[str] = []
    for descriptor in Path("/proc/self/fd").iterdir():
        with suppress(FileNotFoundError):  # closed just now
            opened.append(str(descriptor.readlink()))
    return opened
