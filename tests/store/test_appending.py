"""What is acknowledged is saved; what is not saved is never acknowledged."""

import os
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlite_utils import Database

from tests.builders.files import AT, code_of, names, new_event_file
from tests.store.programs import other_program
from tourneydesk.store import event_file
from tourneydesk.store.chain import START, first_break, make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile, examine

texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=300)


@settings(max_examples=15, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(steps=st.lists(st.tuples(texts, texts), min_size=1, max_size=6))
def test_any_texts_are_read_back_as_they_were(steps: list[tuple[str, str]], tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    path.unlink(missing_ok=True)
    with EventFile.create(path, *steps[0]) as file:
        for at, step in steps[1:]:
            file.append(at, step)
    assert [(entry.at, entry.step) for entry in EventFile.read(path)] == steps


def test_the_chain_can_be_checked_with_a_hash_tool(tmp_path: Path) -> None:
    first = make_entry(START, 1, "2025-06-01", "[]")
    second = make_entry(first.chain, 2, "Łódź", "a\nb\0c")
    text = f"{first.chain}\n2\n7\nŁódź\n5\na\nb\0c"
    (tmp_path / "text").write_bytes(text.encode())
    tool = shutil.which("sha256sum")
    assert tool is not None
    done = subprocess.run([tool, tmp_path / "text"], capture_output=True, text=True, check=True)
    assert done.stdout.split()[0] == second.chain
    assert first_break([first, second]) is None
    assert first_break([second]) == 1


@given(
    st.lists(st.tuples(texts, texts), min_size=2, max_size=2, unique=True), st.integers(1, 10**9)
)
def test_different_entries_have_different_chains(steps: list[tuple[str, str]], number: int) -> None:
    one, other = (make_entry(START, number, at, step) for at, step in steps)
    assert one.chain != other.chain


def test_a_lone_surrogate_changes_nothing(tmp_path: Path) -> None:
    with EventFile.open(new_event_file(tmp_path / "e.tourney")) as file:
        with pytest.raises(UnicodeEncodeError):
            file.append(AT, "\ud800")
        assert file.append(AT, "[]").number == 6


OUTSIDE = """
import sys
from pathlib import Path
from tests.builders.files import code_of
from tourneydesk.store.event_file import EventFile
path = Path(sys.argv[1])
print(code_of(path), len(EventFile.read(path)))
"""


def from_another_program(path: Path) -> list[str]:
    """What a second program gets: the code on opening, the number of entries on reading."""
    done = subprocess.run(
        [sys.executable, "-c", OUTSIDE, path],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    return done.stdout.split()


def test_a_second_program_is_refused_and_can_read(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        assert from_another_program(path) == ["file_in_use", "5"]  # also before the first append
        file.append(AT, "[]")
        assert code_of(path) == "file_in_use"
        assert len(EventFile.read(path)) == 6
        file.copy_to(tmp_path / "copy.tourney")
        assert examine(path) == ()
        # None of that dropped the lock.
        assert from_another_program(path) == ["file_in_use", "6"]
        file.append(AT, "[]")
    assert from_another_program(path) == ["sound", "7"]


def test_a_file_that_another_tool_reads_is_in_use(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with other_program() as tool:
        assert tool("start reading", path) == 5
        assert code_of(path) == "file_in_use"
        tool("stop reading", path)
        assert code_of(path) == "sound"


@pytest.mark.parametrize(
    "statement",
    [
        "UPDATE journal SET step = 'x' WHERE number = 2",
        "UPDATE OR REPLACE journal SET number = 1 WHERE number = 2",
        "DELETE FROM journal WHERE number = 5",
        "DELETE FROM journal",
        "INSERT INTO journal VALUES (7, '', '', '')",
        "INSERT INTO journal VALUES (NULL, '', '', '')",
        "INSERT OR REPLACE INTO journal VALUES (2, '', '', '')",
        "INSERT OR IGNORE INTO journal VALUES (9, '', '', '')",
        "INSERT INTO journal VALUES (2, '', '', '') ON CONFLICT DO UPDATE SET step = 'x'",
        "UPDATE head SET entries = 4",
        "UPDATE head SET entries = 6",
        "UPDATE head SET chain = 'x'",
        "UPDATE OR IGNORE head SET one = 2",
        "DELETE FROM head",
        "INSERT OR REPLACE INTO head VALUES (1, 0, '')",
        "INSERT INTO journal VALUES (6, 1.5, x'00', '')",
    ],
)
def test_history_cannot_be_rewritten_by_sql(statement: str, tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    db = sqlite3.connect(path)  # another program's settings
    with pytest.raises(sqlite3.IntegrityError):
        db.execute(statement)
    db.close()
    assert len(EventFile.read(path)) == 5


def test_a_full_disk_says_so_and_later_appends_work(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    opened: list[Database] = []
    open_locked = event_file.open_locked

    def watched(*given: Any) -> Any:
        db, *more = open_locked(*given)
        opened.append(db)
        return db, *more

    monkeypatch.setattr(event_file, "open_locked", watched)
    with EventFile.open(path) as file:
        (pages,) = opened[0].execute("PRAGMA page_count").fetchone()
        opened[0].execute(f"PRAGMA max_page_count={pages}").fetchone()
        with pytest.raises(FileTrouble) as caught:
            file.append(AT, "x" * 50_000)
        assert caught.value.code == "disk_full"
        assert len(EventFile.read(path)) == 5
        assert file.append(AT, "[]").number == 6  # a small one still fits
        opened[-1].execute(f"PRAGMA max_page_count={pages + 100}").fetchone()
        assert file.append(AT, "x" * 50_000).number == 7
    assert len(EventFile.read(path)) == 7
    assert names(tmp_path) == ["e.tourney"]


LIMITED = """
import os, resource, sys
from pathlib import Path
from tests.builders.files import AT
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.errors import FileTrouble
path = Path(sys.argv[1])
with EventFile.open(path) as file:
    resource.setrlimit(resource.RLIMIT_FSIZE, (30_000, resource.RLIM_INFINITY))
    for attempt in (lambda: file.append(AT, "x" * 50_000), lambda: file.append(AT, "y" * 50_000),
                    lambda: file.copy_to(path.with_name("copy.tourney"))):
        try:
            attempt()
        except FileTrouble as trouble:
            print(trouble.code)
        else:
            print("saved")
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    print(file.append(AT, "[]").number)
"""


def test_a_disk_that_takes_no_more_says_so_and_later_appends_work(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney", 6)
    assert path.stat().st_size < 30_000
    done = subprocess.run(
        [sys.executable, "-c", LIMITED, path],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    assert done.stdout.split() == ["disk_trouble", "disk_trouble", "saved", "7"], done.stderr
    assert len(EventFile.read(path)) == 7
    assert names(tmp_path) == ["copy.tourney", "e.tourney"]


def test_a_file_deleted_while_open_is_not_pretended_to_be_saved(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        path.unlink()
        for _ in range(2):
            with pytest.raises(FileTrouble) as caught:
                file.append(AT, "[]")
            assert caught.value.code == "file_gone"
        assert len(file.entries) == 5
        file.copy_to(tmp_path / "saved as.tourney")
    with EventFile.open(tmp_path / "saved as.tourney") as file:
        assert file.append(AT, "[]").number == 6
    assert names(tmp_path) == ["saved as.tourney"]


def test_a_file_replaced_while_open_is_not_pretended_to_be_saved(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    shutil.copyfile(path, tmp_path / "old")
    with EventFile.open(path) as file:
        (tmp_path / "old").replace(path)
        with pytest.raises(FileTrouble) as caught:
            file.append(AT, "[]")
        assert caught.value.code == "file_replaced"
    assert len(EventFile.read(path)) == 5


def test_a_file_moved_away_and_back_goes_on(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    with EventFile.open(path) as file:
        path.rename(tmp_path / "elsewhere")
        with pytest.raises(FileTrouble):
            file.append(AT, "[]")
        (tmp_path / "elsewhere").rename(path)
        assert file.append(AT, "[]").number == 6
    assert len(EventFile.read(path)) == 6


def test_a_file_lost_during_the_commit_is_not_pretended_to_be_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    looks = iter([None, FileTrouble("file_gone", path)])

    def look_once_more(_: EventFile) -> None:
        if trouble := next(looks, None):
            raise trouble

    monkeypatch.setattr(EventFile, "check_in_place", look_once_more)
    with EventFile.open(path) as file:
        for _ in range(2):
            with pytest.raises(FileTrouble) as caught:
                file.append(AT, "[]")
            assert caught.value.code == "file_gone"
        assert len(file.entries) == 5


def test_a_closed_file_says_so(tmp_path: Path) -> None:
    file = EventFile.open(new_event_file(tmp_path / "e.tourney"))
    file.close()
    file.close()
    with pytest.raises(FileTrouble) as caught:
        file.append(AT, "[]")
    assert caught.value.code == "file_closed"


def test_a_copy_is_equal_and_never_takes_the_place_of_a_file_in_use(tmp_path: Path) -> None:
    path, other = (
        new_event_file(tmp_path / "e.tourney"),
        new_event_file(tmp_path / "other.tourney", 2),
    )
    with EventFile.open(path) as file:
        with pytest.raises(FileTrouble) as caught:
            file.copy_to(other)
        assert caught.value.code == "file_exists"
        for target in (path, other):
            with EventFile.open(other), pytest.raises(FileTrouble) as caught:
                file.copy_to(target, replacing=True)
            assert caught.value.code == "file_in_use"
        file.copy_to(other, replacing=True)
        assert EventFile.read(other) == file.entries
        with pytest.raises(FileTrouble) as caught:
            file.copy_to(tmp_path, replacing=True)
        assert caught.value.code == "file_is_folder"
    assert names(tmp_path) == ["e.tourney", "other.tourney"]


def test_a_disk_without_hard_links_gets_new_files_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(self: Path, target: Path) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(Path, "hardlink_to", no_links)
    path = new_event_file(tmp_path / "e.tourney")
    assert len(EventFile.read(path)) == 5
    assert names(tmp_path) == ["e.tourney"]
    with pytest.raises(FileTrouble) as caught:
        EventFile.create(path, AT, "[]")
    assert caught.value.code == "file_exists"
