"""Rows are read out of a file that SQLite refuses, as SQLite wrote them; and whatever is damaged or
forged, reading ends.
"""

import os
import sqlite3
from contextlib import closing
from itertools import count
from pathlib import Path

import pytest

from tests.builders.files import AT, new_event_file
from tests.patience import SECONDS
from tests.store.faulty_calls import FaultyCalls
from tests.store.test_damage import hot
from tourneydesk.store import salvage as module
from tourneydesk.store.chain import Entry, chain_of
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.salvage import MOST_ENTRIES, salvage

PAGE = 4096
MAGIC = bytes.fromhex("d9d505f920a163d7")


def by_number(path: Path) -> list[Entry]:
    return sorted(salvage(path).rows, key=lambda row: row.number)


def without_its_first_page(path: Path) -> Path:
    """No SQLite reads such a file."""
    path.write_bytes(bytes(PAGE) + path.read_bytes()[PAGE:])
    return path


def lax(path: Path, heads: list[tuple[object, ...]], rows: list[tuple[object, ...]]) -> Path:
    """Tables as an event file has them, with any content, without their first page."""
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("CREATE TABLE journal (number INTEGER PRIMARY KEY, at, step, chain)")
        db.execute("CREATE TABLE head (one INTEGER PRIMARY KEY, entries, chain)")
        db.execute("BEGIN")
        db.executemany("INSERT INTO journal VALUES (?, ?, ?, ?)", rows)
        db.executemany("INSERT INTO head VALUES (?, ?, ?)", heads)
        db.execute("COMMIT")
    return without_its_first_page(path)


# Lengths at which a row goes from one page to several, or from one share of its own page to another
# (SQLite file format 1.6), and what is far from them.
BORDERS = (3957, 4477, 8049, 8569, 12141, 12661)
LENGTHS = sorted({0, 1, 50, 60_000, *(at + by for at in BORDERS for by in range(-12, 20))})


def test_steps_of_all_lengths_are_read_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    entries = chain_of([(AT, "x" * length) for length in LENGTHS])
    write_whole(path, entries)
    assert by_number(without_its_first_page(path)) == list(entries)


def test_many_rows_are_read_from_all_their_pages(tmp_path: Path) -> None:
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 300))
    found = salvage(path)
    assert (len(found.rows), found.claimed) == (300, 300)
    assert [row.number for row in by_number(path)] == list(range(1, 301))


def test_many_short_rows_on_a_page_are_all_read(tmp_path: Path) -> None:
    rows: list[tuple[object, ...]] = [(number, "", "", "") for number in range(1, 901)]
    assert len(salvage(lax(tmp_path / "e", [], rows)).rows) == 900


def test_a_disk_that_fails_takes_rows_away_but_raises_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "e.tourney"
    hot(path, 4)
    without_its_first_page(path)
    faulty = FaultyCalls(monkeypatch)
    for number in count(1):
        with faulty.failing(number, for_good=False):
            found = salvage(path)
        if not faulty.failed:
            break
        assert {*found.rows} <= {*salvage(path).rows}
    assert number > 3, "calls have failed"


def test_of_an_open_file_all_that_was_acknowledged_is_found(tmp_path: Path) -> None:
    with EventFile.open(new_event_file(tmp_path / "e.tourney", 4)) as file:
        os.truncate(file.path, 0)
        os.truncate(file.path, 9000)
        found = salvage(file.path)
    assert (found.rows, found.claimed) == (file.entries, 4)


@pytest.mark.parametrize("number", [1, 127, 128, 16_383, 16_384, MOST_ENTRIES])
def test_numbers_of_entries_up_to_a_million_are_read(number: int, tmp_path: Path) -> None:
    rows: list[tuple[object, ...]] = [(number, AT, "[]", "chain")]
    found = salvage(lax(tmp_path / "e", [(1, number, "chain")], rows))
    assert found.rows == (Entry(number, AT, "[]", "chain"),)
    assert found.claimed == number


@pytest.mark.parametrize("number", [0, -1, MOST_ENTRIES + 1, 2**40, 2**62])
def test_a_number_that_no_entry_has_is_damage(number: int, tmp_path: Path) -> None:
    rows: list[tuple[object, ...]] = [(number, AT, "[]", "chain"), (5, AT, "[5]", "chain")]
    found = salvage(lax(tmp_path / "e", [(1, number, "chain")], rows))
    assert (found.rows, found.claimed) == ((Entry(5, AT, "[5]", "chain"),), 0)


def test_a_row_that_holds_something_else_is_left_out(tmp_path: Path) -> None:
    good = (9, AT, "[]", "chain")
    others: list[tuple[object, ...]] = [
        (1, None, "[]", "chain"),
        (2, AT, 7, "chain"),
        (3, AT, 2**50, "chain"),
        (4, AT, b"[]", "chain"),
        (5, AT, "[]", 0.5),
        (6, 1, "[]", "chain"),
    ]
    heads: list[tuple[object, ...]] = [(1, "9", "chain"), (2, 9, "chain")]
    found = salvage(lax(tmp_path / "e", heads, [*others, good]))
    assert (found.rows, found.claimed) == ((Entry(*good),), 0)


def test_a_table_of_another_program_has_no_rows_of_ours(tmp_path: Path) -> None:
    path = tmp_path / "other"
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("CREATE TABLE journal (number INTEGER PRIMARY KEY, at, step, chain, more, most)")
        db.execute("INSERT INTO journal VALUES (1, 'a', 'b', 'c', 'd', 'e')")
        db.execute("CREATE TABLE head (one INTEGER PRIMARY KEY, entries, chain, more)")
        db.execute("INSERT INTO head VALUES (1, 1, 'c', 'd')")
    assert salvage(path) == salvage(tmp_path / "nothing")


def test_a_row_whose_length_is_damaged_is_left_out(tmp_path: Path) -> None:
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 5))
    # The chain's serial type: 13 + 2 * 64 as a text, and two bytes more than the row has.
    content = bytearray(path.read_bytes())
    content[content.index(bytes([0x81, 0x0D]), content.index(b"step 4") - 400) + 1] += 4
    path.write_bytes(content)
    assert [row.number for row in by_number(path)] == [1, 2, 3, 4]


def test_a_row_with_a_lost_page_is_left_out_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    entries = chain_of([(AT, "a"), (AT, "b" * 30_000), (AT, "c")])
    write_whole(path, entries)
    os.truncate(path, path.stat().st_size - PAGE)
    assert by_number(without_its_first_page(path)) == [entries[0], entries[2]]


def test_a_last_page_that_is_cut_off_still_has_its_rows(tmp_path: Path) -> None:
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 5))
    content = path.read_bytes()
    leaf = content.index(b"NoteAdded") // PAGE
    path.write_bytes(content[: leaf * PAGE + PAGE - 3])
    assert 3 <= len(salvage(path).rows) <= 5


def test_a_forged_page_ends_and_stays_inside_the_page(tmp_path: Path) -> None:
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 5))
    good = by_number(path)
    content = bytearray(path.read_bytes())
    leaf = content.index(b"NoteAdded") // PAGE * PAGE
    content[leaf + 3 : leaf + 5] = b"\xff\xff"
    path.write_bytes(content)
    assert {*good} <= {*salvage(path).rows}


@pytest.mark.timeout(SECONDS)
def test_cells_that_all_lead_to_the_same_long_text_are_not_all_followed(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    entries = chain_of([(AT, "x" * (4477 + 5000 * 4092))])
    write_whole(path, entries)
    content = bytearray(path.read_bytes())
    leaf = content.index(b"xxxx") // PAGE * PAGE
    content[leaf + 3 : leaf + 5] = (1700).to_bytes(2)
    content[leaf + 8 : leaf + 8 + 2 * 1700] = content[leaf + 8 : leaf + 10] * 1700
    path.write_bytes(content)
    assert salvage(without_its_first_page(path)).rows == entries


def test_an_overflow_page_that_leads_to_itself_ends(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    entries = chain_of([(AT, "a"), (AT, "b" * 30_000)])
    write_whole(path, entries)
    content = bytearray(path.read_bytes())
    page = content.rindex(b"b") // PAGE
    content[page * PAGE : page * PAGE + 4] = (page + 1).to_bytes(4)
    path.write_bytes(content)
    assert by_number(without_its_first_page(path))[0] == entries[0]


def journal_of(pages: dict[int, bytes], sector: int) -> bytes:
    """A rollback journal as SQLite's section 3 has it: a header that fills a sector, then pages."""
    header = MAGIC + b"".join(one.to_bytes(4) for one in (len(pages), 1, 9, sector, PAGE))
    parts = [number.to_bytes(4) + page + b"sum!" for number, page in pages.items()]
    return header.ljust(sector, b"\0") + b"".join(parts)


def paged(path: Path) -> dict[int, bytes]:
    content = path.read_bytes()
    return {at // PAGE + 1: content[at : at + PAGE] for at in range(0, len(content), PAGE)}


@pytest.mark.parametrize("sector", [512, 4096, 65_536])
def test_what_a_leftover_journal_would_put_back_is_found(sector: int, tmp_path: Path) -> None:
    before = paged(new_event_file(tmp_path / "e.tourney", 60))
    entries = EventFile.read(tmp_path / "e.tourney")
    path = tmp_path / "cut.tourney"
    path.write_bytes(bytes(PAGE * len(before)))
    journal = path.with_name("cut.tourney-journal")
    journal.write_bytes(journal_of(before, sector))
    assert (by_number(path), salvage(path).claimed) == (list(entries), 60)
    # A page whose checksum is cut off is not put back, nor is anything once the step is done.
    leaf = {2: next(page for page in before.values() if b"step 9" in page)}
    journal.write_bytes(journal_of(leaf, sector))
    assert salvage(path).rows != ()
    journal.write_bytes(journal_of(leaf, sector)[:-1])
    assert salvage(path).rows == ()
    journal.write_bytes(bytes(28) + journal_of(before, sector)[28:])
    assert salvage(path).rows == ()


def test_the_journal_that_sqlite_leaves_is_read(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    hot(path, 7)
    assert salvage(path).claimed == 7
    path.write_bytes(bytes(path.stat().st_size))
    assert by_number(path) == list(EventFile.read(new_event_file(tmp_path / "same.tourney", 7)))


def test_rows_of_the_file_and_of_the_journal_are_both_found(tmp_path: Path) -> None:
    older = paged(new_event_file(tmp_path / "older", 4))
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 6))
    expected = by_number(path)
    link = tmp_path / "link.tourney"
    link.symlink_to(path)
    path.with_name("e.tourney-journal").write_bytes(journal_of(older, 512))
    for one in (path, link):
        assert by_number(one) == expected
        assert salvage(one).claimed == 4  # as it would be put back


def test_a_journal_that_cannot_be_read_takes_no_rows_away(tmp_path: Path) -> None:
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 6))
    expected = salvage(path)
    journal = path.with_name("e.tourney-journal")
    for content in (b"", b"notes", MAGIC, MAGIC + bytes(5000), MAGIC + b"\xff" * 9000):
        journal.write_bytes(content)
        assert salvage(path) == expected
    journal.unlink()
    journal.mkdir()
    assert salvage(path) == expected


@pytest.mark.parametrize("beside", [False, True])
def test_what_is_too_large_is_not_read(
    beside: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = without_its_first_page(new_event_file(tmp_path / "e.tourney", 6))
    expected = salvage(path)
    large = path
    if beside:
        large = path.with_name("e.tourney-journal")
        large.write_bytes(journal_of(paged(path), 512) + bytes(PAGE))
    monkeypatch.setattr(module, "MOST_BYTES", large.stat().st_size)
    assert salvage(path) == expected
    monkeypatch.setattr(module, "MOST_BYTES", large.stat().st_size - 1)
    nothing = salvage(tmp_path / "nothing")
    assert salvage(path) == (expected if beside else nothing)
    assert nothing.rows == ()
