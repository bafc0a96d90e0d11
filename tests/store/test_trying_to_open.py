"""Whatever is not a sound event file of ours is refused in words, and left as it is."""

import os
import re
import shutil
import socket
import sqlite3
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

import pytest

from tests import message_files
from tests.builders.files import AT, code_of, names, new_event_file
from tests.message_files import ids
from tests.patience import SECONDS
from tourneydesk.cli import streams
from tourneydesk.core.reasons import Fact
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.page_folder import write_pages
from tourneydesk.present import messages
from tourneydesk.store.errors import _SQLITE_CODES, _SYSTEM_CODES, FileTrouble
from tourneydesk.store.event_file import EventFile, examine
from tourneydesk.store.output_files import _OF_PAPERS


def sql(*statements: str) -> Callable[[Path], None]:
    """What another program might do to the file."""

    def change(path: Path) -> None:
        new_event_file(path)
        db = sqlite3.connect(path, isolation_level=None)
        for statement in statements:
            db.execute(statement)
        db.close()

    return change


def rewritten(statement: str, trigger: str) -> Callable[[Path], None]:
    """The content changed behind a trigger's back, the trigger put back as it was."""

    def change(path: Path) -> None:
        new_event_file(path)
        db = sqlite3.connect(path, isolation_level=None)
        (text,) = db.execute("SELECT sql FROM sqlite_schema WHERE name = ?", (trigger,)).fetchone()
        db.execute(f"DROP TRIGGER {trigger}")
        db.execute(statement)
        db.execute(text)
        db.close()

    return change


def of_bytes(content: bytes) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        path.write_bytes(content)

    return change


def patched(at: int, content: bytes) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        new_event_file(path)
        with path.open("r+b") as file:
            file.seek(at)
            file.write(content)

    return change


def cut(keep: int) -> Callable[[Path], None]:
    def change(path: Path) -> None:
        new_event_file(path, 60)
        os.truncate(path, keep)

    return change


def other_database(path: Path) -> None:
    db = sqlite3.connect(path)
    db.execute("CREATE TABLE journal (number, at, step, chain)")
    db.close()


def sparse(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(20 * 2**30)


def pipe(path: Path) -> None:
    os.mkfifo(path)


def link_to_pipe(path: Path) -> None:
    os.mkfifo(path.with_name("pipe"))
    path.symlink_to("pipe")


def listening(path: Path) -> None:
    here = Path.cwd()
    os.chdir(path.parent)  # the address of a socket has to be short
    try:
        with socket.socket(socket.AF_UNIX) as one:
            one.bind(path.name)
    finally:
        os.chdir(here)


CASES: dict[str, tuple[str, Callable[[Path], None]]] = {
    "nothing": ("file_missing", lambda path: None),
    "a folder": ("file_is_folder", Path.mkdir),
    "a pipe": ("file_not_regular", pipe),
    "a socket": ("file_not_regular", listening),
    "a link to a pipe": ("file_not_regular", link_to_pipe),
    "a link to a device": ("file_not_regular", lambda path: path.symlink_to("/dev/zero")),
    "a link to a folder": ("file_is_folder", lambda path: path.symlink_to(".")),
    "a link to itself": ("file_missing", lambda path: path.symlink_to(path.name)),
    "a link to nothing": ("file_missing", lambda path: path.symlink_to("nowhere")),
    "no bytes": ("file_empty", of_bytes(b"")),
    "one byte": ("file_not_event", of_bytes(b"S")),
    "a text": ("file_not_event", of_bytes("Łódź\n".encode() * 400)),
    "zeros": ("file_not_event", of_bytes(bytes(8192))),
    "a header and no more": ("file_damaged", of_bytes(b"SQLite format 3\0")),
    "20 GB of nothing": ("file_not_event", sparse),
    "another program's": ("file_of_other_program", other_database),
    "a newer one": ("file_too_new", sql("PRAGMA user_version=2")),
    "an older one than the first": ("file_altered", sql("PRAGMA user_version=0")),
    "a write-ahead log": ("file_altered", sql("PRAGMA journal_mode=WAL")),
    "another trigger": (
        "file_altered",
        sql("CREATE TRIGGER t AFTER INSERT ON journal BEGIN DELETE FROM head; END"),
    ),
    "a view": ("file_altered", sql("CREATE VIEW v AS SELECT * FROM journal")),
    "a virtual table": ("file_altered", sql("CREATE VIRTUAL TABLE v USING fts5(x)")),
    "an index": ("file_altered", sql("CREATE INDEX i ON journal (at)")),
    "a trigger less": ("file_altered", sql("DROP TRIGGER journal_no_delete")),
    "another column": ("file_altered", sql("ALTER TABLE journal ADD COLUMN more TEXT")),
    "a table renamed": ("file_altered", sql("ALTER TABLE journal RENAME TO log")),
    "a step changed": (
        "chain_broken",
        rewritten("UPDATE journal SET step = '[]' WHERE number = 3", "journal_no_change"),
    ),
    "a time changed": (
        "chain_broken",
        rewritten("UPDATE journal SET at = 'now' WHERE number = 5", "journal_no_change"),
    ),
    "a step in the middle gone": (
        "chain_broken",
        rewritten("DELETE FROM journal WHERE number = 3", "journal_no_delete"),
    ),
    "the last step gone": (
        "head_disagrees",
        rewritten("DELETE FROM journal WHERE number = 5", "journal_no_delete"),
    ),
    "the head set back": (
        "head_disagrees",
        rewritten("UPDATE head SET entries = 4", "head_follows"),
    ),
    "no head": ("file_damaged", rewritten("DELETE FROM head", "head_stays")),
    "cut inside the header": ("file_damaged", cut(60)),
    "cut to one page": ("file_damaged", cut(4096)),
    "cut by one page": ("file_damaged", cut(16384)),
    "garbage for a page": ("file_damaged", patched(4096, b"\xa5" * 4096)),
}


@pytest.mark.skipif(os.name == "nt", reason="pipes, sockets and links of POSIX")
@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize("what", CASES)
def test_what_is_no_sound_event_file_is_refused_and_left_alone(what: str, tmp_path: Path) -> None:
    expected, make = CASES[what]
    path = tmp_path / "Open.tourney"
    make(path)
    small = path.is_file() and path.stat().st_size < 1_000_000
    before = (names(tmp_path), path.read_bytes() if small else b"")
    assert code_of(path) == expected
    assert code_of(path, reading=True) == expected
    assert examine(path)[0].code == expected
    assert before == (names(tmp_path), path.read_bytes() if small else b"")


def test_a_file_that_is_gone_is_named(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "Open.tourney")
    with EventFile.open(path) as file:
        path.unlink()
        with pytest.raises(FileTrouble) as caught:
            file.append(AT, "[]")
    assert caught.value.facts["name"] == "Open.tourney"


def test_a_check_names_everything_that_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "Open.tourney"
    rewritten("UPDATE journal SET step = '[]' WHERE number = 3", "journal_no_change")(path)
    db = sqlite3.connect(path, isolation_level=None)
    (text,) = db.execute("SELECT sql FROM sqlite_schema WHERE name = 'head_follows'").fetchone()
    for statement in ("DROP TRIGGER head_follows", "UPDATE head SET entries = 4", text):
        db.execute(statement)
    db.close()
    assert [one.code for one in examine(path)] == ["chain_broken", "head_disagrees"]
    assert examine(new_event_file(tmp_path / "sound.tourney")) == ()


@pytest.mark.parametrize(
    "name",
    [
        "50% off #1? & more.tourney",
        "Łódź – 大会.tourney",
        "a b'c\"d.tourney",
        "x" * 239 + ".tourney",
    ],
)
def test_any_name_that_the_disk_takes_works(name: str, tmp_path: Path) -> None:
    path = tmp_path / "Turniej #2?" / name
    path.parent.mkdir()
    new_event_file(path, 3)
    with EventFile.open(path) as file:
        file.append(AT, "[]")
        copy = path.with_name("copy of " + name[-100:])
        file.copy_to(copy)
    assert len(EventFile.read(copy)) == len(EventFile.read(path)) == 4
    assert names(path.parent) == sorted([name, copy.name])
    assert names(tmp_path) == ["Turniej #2?"]


def test_a_name_of_bytes_that_are_no_text_works(tmp_path: Path) -> None:
    path = tmp_path / os.fsdecode(b"caf\xe9.tourney")
    assert len(EventFile.read(new_event_file(path, 2))) == 2
    assert "\udce9" not in str(FileTrouble("file_missing", path).facts["name"])


NO_NAMES = (
    ("x" * 300, "name_too_long"),
    ("a\0b", "name_not_possible"),
    ("\ud800.tourney", "name_not_possible"),
)


def test_a_name_that_no_disk_takes_is_refused(tmp_path: Path) -> None:
    for name, code in NO_NAMES:
        assert code_of(tmp_path / name) == code
        with pytest.raises(FileTrouble):
            EventFile.create(tmp_path / name, AT, "[]")
    with pytest.raises(FileTrouble) as caught:
        EventFile.create(tmp_path / "no folder" / "e.tourney", AT, "[]")
    assert caught.value.code == "folder_missing"
    assert names(tmp_path) == []


def test_a_link_to_an_event_file_is_that_file(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "real.tourney")
    (tmp_path / "there").mkdir()
    link = tmp_path / "there" / "link.tourney"
    link.symlink_to(path)
    with EventFile.open(link) as file:
        assert code_of(path) == "file_in_use"
        file.append(AT, "[]")
    assert len(EventFile.read(path)) == 6
    assert names(tmp_path / "there") == ["link.tourney"]


READ_ONLY = """
import os, sqlite3, sys
import urllib.parse  # while everything can still be read: Python itself may lie in root's home
from pathlib import Path
from tests.builders.files import code_of
from tourneydesk.store.database import database
database(sqlite3.connect(":memory:"))  # loads the library
if os.geteuid() == 0:  # who may do everything would find nothing closed
    os.setuid(65534)
print(*(code_of(Path(name), reading=how == "read") for how, name in
        zip(sys.argv[1::2], sys.argv[2::2])))
"""


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_what_may_only_be_read_can_be_read_and_says_so() -> None:
    # A folder of its own: pytest's are closed to the other user that root becomes here.
    folder = Path(tempfile.mkdtemp())
    try:
        folder.chmod(0o755)
        path = new_event_file(folder / "e.tourney")
        path.chmod(0o444)
        shut = folder / "shut"
        shut.mkdir()
        inside = new_event_file(shut / "e.tourney")
        inside.chmod(0o666)
        shut.chmod(0o555)
        secret = new_event_file(folder / "secret.tourney")
        secret.chmod(0)
        asked: list[str | Path] = [
            "open",
            path,
            "read",
            path,
            "open",
            inside,
            "read",
            inside,
            "read",
            secret,
        ]
        done = subprocess.run(
            [sys.executable, "-c", READ_ONLY, *asked],
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": str(Path.cwd())},
        )
        expected = "file_read_only sound folder_read_only sound file_not_allowed"
        assert done.stdout.split() == expected.split(), done.stderr
    finally:
        shut.chmod(0o755)
        shutil.rmtree(folder)


def test_every_trouble_has_words() -> None:
    keeping = Path(EventFile.open.__code__.co_filename).parent.rglob("*.py")
    others = (write_pages.__code__.co_filename, open_event.__code__.co_filename, streams.__file__)
    files = (*keeping, *(Path(name) for name in others))
    source = "".join(path.read_text(encoding="utf-8") for path in files)
    said = {*re.findall(r'FileTrouble\(\s*"(\w+)"', source)}
    said |= {*_SQLITE_CODES.values(), *_SYSTEM_CODES.values(), *_OF_PAPERS.values()}
    # Some belong to a page of their own, which has the words.
    files_said = set(message_files.messages("en", "files"))
    assert ids(said) <= message_files.messages("en").keys()
    assert ids(said) >= files_said
    facts: dict[str, Fact] = {"number": 3, "found": 1, "expected": 2, "leftover": "e-journal"}
    facts |= {"steps": 2, "at": AT, "most": 400}
    for code in files_said - {"output-not-taken"}:  # standard output has no name
        assert "e.tourney" in messages.text(code, name="e.tourney", **facts)
