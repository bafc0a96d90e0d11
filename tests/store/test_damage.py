"""Damage is found on opening, or nothing that counts has changed.

``TOURNEYDESK_BIT_FLIPS`` sets how many bits are flipped, each in a fresh copy (600 unless set).
"""

import os
import sqlite3
import tempfile
from contextlib import closing
from datetime import datetime
from pathlib import Path
from random import Random

import pytest

from tests.builders.files import AT, code_of, new_event_file
from tourneydesk.store import leftover_journal
from tourneydesk.store.chain import Entry, at_desk
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile, examine
from tourneydesk.store.leftover_journal import entries_in
from tourneydesk.store.soundness import DAMAGE

FLIPS = int(os.environ.get("TOURNEYDESK_BIT_FLIPS", "600"))
WORDS_OF_HEADER = {"file_not_event", "file_of_other_program", "file_too_new", "file_empty"}


def with_long_steps(path: Path) -> Path:
    new_event_file(path, 40)
    with EventFile.open(path) as file:
        for number in range(12):
            file.append(AT, f"[{number}]" * 900)
    return path


def found(path: Path) -> str:
    """What opening says; never anything but a known trouble."""
    try:
        entries_in(path, path)
    except FileTrouble as trouble:
        code = trouble.code
    else:
        return "sound"
    assert code in DAMAGE | WORDS_OF_HEADER
    return code


@pytest.mark.timeout(3600)
def test_every_flipped_bit_that_matters_is_found(tmp_path: Path) -> None:
    path = with_long_steps(tmp_path / "e.tourney")
    good, entries = path.read_bytes(), EventFile.read(path)
    lot = Random(4)
    # Every bit of the header once in a while, then anywhere.
    places = [lot.randrange(100 * 8) for _ in range(FLIPS // 6)]
    places += [lot.randrange(len(good) * 8) for _ in range(FLIPS - len(places))]
    codes: dict[str, int] = {}
    for place in places:
        bad = bytearray(good)
        bad[place // 8] ^= 1 << place % 8
        path.write_bytes(bad)
        code = found(path)
        codes[code] = codes.get(code, 0) + 1
        if code == "sound":
            assert entries_in(path, path) == entries, f"bit {place} changed the event unseen"
            if codes["sound"] % 4 == 0:  # and it can be worked with
                with EventFile.open(path) as file:
                    file.append(AT, "[]")
                assert EventFile.read(path)[:-1] == entries
    assert codes["chain_broken"] > FLIPS // 10


@pytest.mark.parametrize("value", [None, 7, b"x"], ids=["nothing", "a number", "bytes"])
@pytest.mark.parametrize("column", ["at", "step", "chain"])
def test_what_should_be_a_text_and_is_none_is_damage(
    column: str, value: object, tmp_path: Path
) -> None:
    path = new_event_file(tmp_path / "e.tourney", 3)
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        table, *triggers = (
            sql
            for (sql,) in db.execute(
                "SELECT sql FROM sqlite_schema WHERE tbl_name = 'journal' ORDER BY type"
            )
        )
        for trigger in triggers:
            db.execute(f"DROP TRIGGER {trigger.split()[2]}")
        db.execute("PRAGMA writable_schema=ON")
        lax = table.replace("TEXT NOT NULL", "").replace(" STRICT", "")
        db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'journal'", [lax])
        db.execute("PRAGMA writable_schema=RESET")
        db.execute(f"UPDATE journal SET {column} = ? WHERE number = 2", [value])
        db.execute("PRAGMA writable_schema=ON")
        db.execute("UPDATE sqlite_schema SET sql = ? WHERE name = 'journal'", [table])
        db.execute("PRAGMA writable_schema=RESET")
        for trigger in triggers:
            db.execute(trigger)
    assert found(path) == "file_damaged"
    damaged, broken = examine(path)
    assert (damaged.code, broken.code, broken.facts["number"]) == (
        "file_damaged",
        "chain_broken",
        2,
    )


@pytest.mark.timeout(3600)
def test_every_cut_is_found(tmp_path: Path) -> None:
    path = with_long_steps(tmp_path / "e.tourney")
    good = path.read_bytes()
    lot = Random(5)
    lengths = {*range(0, len(good), 4096), 1, 99, 100, 101, len(good) - 1}
    lengths |= {lot.randrange(len(good)) for _ in range(FLIPS // 6)}
    for length in sorted(lengths):
        path.write_bytes(good[:length])
        assert (found(path) if length else code_of(path)) != "sound", length
    path.write_bytes(good + bytes(5000))
    assert found(path) == "sound"


def hot(path: Path, steps: int) -> bytes:
    """The journal of a step that was cut off in a file of that many steps; the file is then as the
    cut left it, half written.
    """
    new_event_file(path, steps)
    db = sqlite3.connect(path, isolation_level=None)
    db.execute("PRAGMA cache_spill=1")
    db.execute("PRAGMA cache_size=2")
    db.execute("BEGIN")
    for number in range(steps + 1, steps + 40):
        db.execute("INSERT INTO journal VALUES (?, '', ?, '')", (number, "x" * 3000))
    journal = path.with_name(path.name + "-journal")
    left, half = journal.read_bytes(), path.read_bytes()
    db.close()
    path.write_bytes(half)
    journal.write_bytes(left)
    return left


def test_a_step_that_was_cut_off_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    hot(path, 7)
    before = path.read_bytes()
    assert len(EventFile.read(path)) == 7
    assert examine(path) == ()
    assert path.read_bytes() == before
    with EventFile.open(path) as file:
        assert len(file.entries) == 7
        file.append(AT, "[]")
    assert len(EventFile.read(path)) == 8


def test_a_file_that_sqlite_cannot_open_is_damaged_whatever_lies_beside_it(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    content = bytearray(path.read_bytes())
    content[16:18] = (3).to_bytes(2)  # no page has that size
    path.write_bytes(content)
    path.with_name("e.tourney-journal").write_bytes(b"notes" * 200)
    (one,) = examine(path)
    assert (one.code, one.path, one.facts["name"]) == ("file_damaged", path, "e.tourney")
    assert code_of(path) == code_of(path, reading=True) == "file_damaged"


@pytest.mark.parametrize("scratch", ["the system's", "beside the file"])
@pytest.mark.parametrize(
    ("old", "new", "code"),
    [(b'"step 9"', b'"step 8"', "chain_broken"), (None, b"\xa5" * 4096, "file_damaged")],
)
def test_damage_under_a_step_that_was_cut_off_is_found_and_nothing_is_changed(
    tmp_path: Path,
    old: bytes | None,
    new: bytes,
    code: str,
    scratch: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if scratch == "beside the file":
        monkeypatch.setattr(tempfile, "tempdir", str(tmp_path / "nowhere"))
    path = tmp_path / "e.tourney"
    hot(path, 90)
    content = path.read_bytes()
    leaf = content.index(b'"step 9"') // 4096 * 4096
    old = old or content[leaf : leaf + 4096]
    path.write_bytes(content.replace(old, new))
    before = {one.name: one.read_bytes() for one in tmp_path.iterdir()}
    first = examine(path)[0]
    assert (first.code, first.facts["name"]) == (code, "e.tourney")
    assert code_of(path) == code_of(path, reading=True) == code
    assert {one.name: one.read_bytes() for one in tmp_path.iterdir()} == before


def continued(folder: Path, written: float, at: str = AT) -> tuple[Path, bytes, tuple[Entry, ...]]:
    """A file with a step after the one that was cut off, whose journal, written at that time, lies
    beside it again; with that journal and all entries.
    """
    path = folder / "e.tourney"
    left = hot(path, 7)
    with EventFile.open(path) as file:
        file.append(at, "[]")
        entries = file.entries
    journal = path.with_name("e.tourney-journal")
    journal.write_bytes(left)
    os.utime(journal, (written, written))
    return path, left, entries


@pytest.mark.parametrize(
    ("seconds", "kept"), [(60, 8), (3, 8), (0.5, 8), (2, 7), (0, 7), (-0.5, 7), (-60, 7)]
)
@pytest.mark.parametrize("desk", ["", "Desk 2"])
def test_a_step_taken_under_another_name_after_the_cut_is_not_taken_back(
    tmp_path: Path, seconds: float, kept: int, desk: str
) -> None:
    written = datetime.fromisoformat(AT).timestamp() - seconds
    path, left, entries = continued(tmp_path, written, at_desk(AT, desk))
    journal = path.with_name("e.tourney-journal")
    before = path.read_bytes()
    assert EventFile.read(path) == entries[:kept]
    assert examine(path) == ()
    assert (path.read_bytes(), journal.read_bytes()) == (before, left)
    with EventFile.open(path) as file:
        assert file.entries == entries[:kept]
        file.append(AT, "[1]")
    assert EventFile.read(path)[:-1] == entries[:kept]
    assert not journal.exists()


def test_a_leftover_that_goes_while_it_is_looked_at_was_of_a_step_being_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, _, entries = continued(tmp_path, 0)
    journal = path.with_name("e.tourney-journal")
    real = leftover_journal.outcomes

    def gone(asked: Path) -> tuple[leftover_journal.Outcome, leftover_journal.Outcome]:
        found = real(asked)
        journal.unlink()
        return found

    monkeypatch.setattr(leftover_journal, "outcomes", gone)
    assert EventFile.read(path) == entries[:7]


def test_the_cut_off_journal_of_another_file_is_not_played_back(tmp_path: Path) -> None:
    left = hot(tmp_path / "other.tourney", 7)
    path = new_event_file(tmp_path / "e.tourney", 30)
    good = path.read_bytes()
    journal = tmp_path / "e.tourney-journal"
    journal.write_bytes(left)
    with pytest.raises(FileTrouble) as caught:
        EventFile.open(path)
    assert caught.value.code == "stray_journal"
    assert caught.value.facts["leftover"] == "e.tourney-journal"
    assert (path.read_bytes(), journal.read_bytes()) == (good, left)
    assert len(EventFile.read(path)) == 30
    assert [one.code for one in examine(path)] == ["stray_journal"]
    journal.unlink()
    assert code_of(path) == "sound"


def test_a_file_with_a_leftover_is_named_itself_and_not_a_copy_of_it(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    content = bytearray(path.read_bytes())
    content[68] ^= 1
    path.write_bytes(content)
    path.with_name("e.tourney-journal").write_bytes(b"notes" * 200)
    with pytest.raises(FileTrouble) as caught:
        EventFile.read(path)
    assert caught.value.code == "file_of_other_program"
    assert (caught.value.path, caught.value.facts["name"]) == (path, "e.tourney")


def test_an_older_journal_of_the_same_file_takes_nothing_back(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    hot(path, 7)
    with EventFile.open(path):
        pass
    old = hot(tmp_path / "old.tourney", 7)
    with EventFile.open(path) as file:
        for _ in range(4):
            file.append(AT, "[]")
    path.with_name("e.tourney-journal").write_bytes(old)
    assert code_of(path) == "stray_journal"
    assert len(path.with_name("e.tourney-journal").read_bytes()) == len(old)


@pytest.mark.parametrize("ending", ["-journal", "-wal"])
def test_strange_things_beside_the_file_are_left_alone(ending: str, tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    beside = path.with_name(path.name + ending)
    beside.mkdir()
    assert code_of(path) == "stray_journal"
    beside.rmdir()
    # The end of a journal that names more files, to be looked into and deleted.
    beside.write_bytes(b"my notes" + bytes.fromhex("d9d505f920a163d7"))
    assert code_of(path) == "stray_journal"
    assert beside.exists()


def test_an_emptied_journal_goes_with_the_next_opening(tmp_path: Path) -> None:
    path = new_event_file(tmp_path / "e.tourney")
    path.with_name("e.tourney-journal").touch()
    EventFile.open(path).close()
    assert not path.with_name("e.tourney-journal").exists()
