"""What SQLite and the system say becomes a known trouble, the right one for what to do about it."""

import errno
import sqlite3
from pathlib import Path

import pytest

from tourneydesk.store.errors import FileTrouble, as_file_trouble, display_name

HERE = Path("folder") / "e.tourney"


def trouble(wrong: Exception) -> FileTrouble:
    with pytest.raises(FileTrouble) as caught, as_file_trouble(HERE):
        raise wrong
    assert caught.value.path == HERE
    assert caught.value.facts == {"name": "e.tourney"}
    assert caught.value.__cause__ is wrong
    return caught.value


def of_sqlite(number: int | None) -> Exception:
    wrong = sqlite3.OperationalError("whatever it says")
    if number is not None:
        wrong.sqlite_errorcode = number
    return wrong


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (sqlite3.SQLITE_READONLY_DBMOVED, "file_gone"),
        (sqlite3.SQLITE_READONLY_DIRECTORY, "file_read_only"),
        (sqlite3.SQLITE_READONLY, "file_read_only"),
        (sqlite3.SQLITE_IOERR_SHORT_READ, "file_damaged"),
        (sqlite3.SQLITE_IOERR_READ, "disk_trouble"),
        (sqlite3.SQLITE_IOERR_FSYNC, "disk_trouble"),
        (sqlite3.SQLITE_BUSY_SNAPSHOT, "file_in_use"),
        (sqlite3.SQLITE_FULL, "disk_full"),
        (sqlite3.SQLITE_CANTOPEN_ISDIR, "folder_read_only"),
        (sqlite3.SQLITE_ERROR, "file_damaged"),
        (None, "file_damaged"),
    ],
)
def test_each_number_of_sqlite_has_its_trouble(number: int | None, code: str) -> None:
    assert trouble(of_sqlite(number)).code == code


@pytest.mark.parametrize(
    ("number", "code"),
    [
        (errno.ENOENT, "file_missing"),
        (errno.EACCES, "file_not_allowed"),
        (errno.EROFS, "folder_read_only"),
        (errno.EDQUOT, "disk_full"),
        (errno.EIO, "disk_trouble"),
        (errno.EMFILE, "disk_trouble"),
        (None, "disk_trouble"),
    ],
)
def test_each_number_of_the_system_has_its_trouble(number: int | None, code: str) -> None:
    wrong = OSError("no number") if number is None else OSError(number, "whatever it says")
    assert trouble(wrong).code == code


def test_a_bug_of_the_program_stays_one() -> None:
    for wrong in (sqlite3.ProgrammingError("the wrong thread"), ValueError("no number")):
        with pytest.raises(type(wrong)) as caught, as_file_trouble(HERE):
            raise wrong
        assert caught.value is wrong


def test_any_name_can_be_shown() -> None:
    assert display_name(Path("/")) == "/"
    assert display_name(HERE) == "e.tourney"
    assert display_name(Path("caf\udce9.tourney")) == "caf\ufffd.tourney"
    assert display_name(Path("\ud800.tourney")) == "?.tourney"


def test_a_trouble_in_a_log_says_what_it_is_about() -> None:
    one = FileTrouble("chain_broken", HERE, number=3)
    assert repr(one) == "FileTrouble('chain_broken', {'name': 'e.tourney', 'number': 3})"
    assert str(one) == "chain_broken"
