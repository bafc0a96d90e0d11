"""People met before: found by the beginnings of words, and never in the way."""

import os
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from tourneydesk.store.known_people import Person, find, forget, remember

ADA = Person("Ada Lovelace", "12345678", "Turing Club", 1850, 1990)
BO = Person("Bo Søndergård", rating=900, born=2014)


@pytest.fixture
def book(tmp_path: Path) -> Path:
    path = tmp_path / "of the user" / "data" / "people.db"
    assert remember(path, [ADA, BO])
    return path


@pytest.mark.parametrize(
    "typed", ["ada", "Lov", "lo ad", "1234", "turing lovelace", "ADA L", 'Lovelace, "Ada"']
)
def test_somebody_is_found_by_the_beginnings_of_words(book: Path, typed: str) -> None:
    assert find(book, typed) == [ADA]


@pytest.mark.parametrize("typed", ["Søn", "bo sondergard"[:2], "gård", '"', "*", "a OR b", "NEAR("])
def test_odd_letters_break_nothing(book: Path, typed: str) -> None:
    assert find(book, typed) in ([], [BO])


def test_the_family_name_is_kept_and_files_without_it_get_it(book: Path) -> None:
    with closing(sqlite3.connect(book)) as old, old:
        old.execute("ALTER TABLE people DROP COLUMN family")
    assert find(book, "ada") == [ADA]
    gabriel = Person("Gabriel García Márquez", family="García Márquez")
    assert remember(book, [gabriel])
    assert find(book, "garcia gab") == [gabriel]
    assert find(book, "ada") == [ADA]


def test_a_known_family_name_stands_while_the_name_does(book: Path) -> None:
    gabriel = Person("Gabriel García Márquez", "77", family="García Márquez")
    assert remember(book, [gabriel, Person("Gabriel García Márquez", "77", club="Macondo")])
    assert find(book, "gab") == [replace(gabriel, club="Macondo")]
    assert remember(book, [Person("Gabriel Márquez", "77")])
    assert find(book, "gab") == [Person("Gabriel Márquez", "77", "Macondo")]


def test_marks_over_letters_need_not_be_typed(book: Path) -> None:
    remember(book, [Person("José Núñez")])
    assert [one.name for one in find(book, "jose nun")] == ["José Núñez"]


def test_the_latest_rating_stands_and_nothing_known_is_lost(book: Path) -> None:
    remember(book, [Person("Ada King", "12345678", rating=1900)])
    assert find(book, "ada") == [Person("Ada King", "12345678", "Turing Club", 1900, 1990)]
    assert find(book, "lovelace") == []


def test_two_of_one_name_stay_two_where_their_years_tell_them_apart(book: Path) -> None:
    remember(book, [Person("Bo Søndergård", born=1980)])
    assert len(find(book, "bo")) == 2


def test_more_known_about_somebody_takes_the_place_of_less(book: Path) -> None:
    for person in (Person("Cy"), Person("Cy", born=2000), Person("Cy", "77", born=2000)):
        remember(book, [person])
        assert find(book, "cy") == [person]


def test_what_only_the_replaced_entry_knew_is_kept(book: Path) -> None:
    """The one with a year of birth, then the one with a member ID replaces what was known."""
    known = Person("Ana de la Cruz", None, "Rooks", 1500, None, "de la Cruz")
    remember(book, [known])
    remember(book, [Person("Ana de la Cruz", born=2000)])
    assert find(book, "ana") == [replace(known, born=2000)]
    remember(book, [Person("Ana de la Cruz", "77", rating=1600, born=2000)])
    fuller = replace(known, member_id="77", rating=1600, born=2000)
    assert find(book, "ana") == [fuller]
    remember(book, [Person("Eva Ruiz", family="Ruiz"), Person("EVA RUIZ", "78")])
    assert find(book, "eva") == [Person("EVA RUIZ", "78")]


def test_a_broken_book_finds_nobody_and_keeps_nobody_from_anything(book: Path) -> None:
    book.write_bytes(b"not a database at all" * 100)
    assert find(book, "ada") == []
    assert remember(book, [ADA]) is False


def test_a_book_of_another_shape_finds_nobody(tmp_path: Path) -> None:
    path = tmp_path / "people.db"
    with closing(sqlite3.connect(path)) as other, other:
        other.execute("CREATE TABLE people (what)")
    assert find(path, "ada") == []
    assert remember(path, [ADA]) is False


@pytest.mark.skipif(not hasattr(os, "geteuid"), reason="permissions as on Unix")
def test_a_folder_where_a_file_stands_is_no_matter(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    assert remember(tmp_path / "data" / "people.db", [ADA]) is False
    assert find(tmp_path / "data" / "people.db", "ada") == []


def test_a_locked_book_finds_somebody_or_nobody_but_does_not_wait(book: Path) -> None:
    holder = sqlite3.connect(book, isolation_level=None)
    holder.execute("BEGIN EXCLUSIVE")
    assert find(book, "ada") == []
    holder.execute("ROLLBACK")
    holder.close()
    assert find(book, "ada") == [ADA]


def test_a_book_that_may_only_be_read_still_finds(book: Path) -> None:
    book.chmod(0o444)
    assert find(book, "ada") == [ADA]


def test_somebody_forgotten_is_found_no_more_and_the_others_stay(tmp_path: Path) -> None:
    path = tmp_path / "people.db"
    ann, bo = Person("Ann Archer", rating=1500), Person("Ann Brook", "B2", born=1990)
    remember(path, [ann, bo])
    assert forget(path, ann)
    assert find(path, "ann") == [bo]
    assert forget(path, bo)
    assert find(path, "ann") == []
    assert not forget(tmp_path / "nowhere" / "people.db", ann)


def test_letters_with_two_marks_are_found_by_their_plain_ones(book: Path) -> None:
    nguyen = Person("Nguyễn Thị Bưởi")
    remember(book, [nguyen])
    assert find(book, "nguyen") == find(book, "thi buoi") == [nguyen]


def test_what_another_program_put_for_a_value_is_taken_for_nothing(book: Path) -> None:
    with closing(sqlite3.connect(book)) as other, other:
        other.execute(
            "UPDATE people SET member_id = x'00', club = x'01', rating = 'high', born = x'02' "
            "WHERE name LIKE 'Ada%'"
        )
    other.close()
    assert find(book, "ada") == [Person("Ada Lovelace")]
    with closing(sqlite3.connect(book)) as other, other:
        other.execute("UPDATE people SET name = x'00' WHERE rating = 'high'")
        other.execute("INSERT INTO people_fts (people_fts) VALUES ('rebuild')")
    other.close()
    assert find(book, "bo") == [BO]


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("lukasz zolc", "Łukasz Żółć"),
        ("mueller", "Gerd Müller"),
        ("muller", "Gerd Müller"),
        ("müll", "Gerd Mueller"),
        ("obrien", "Pat O’Brien"),
        ("o'brien", "Pat OBrien"),
        ("sonder", "Bo Søndergård"),
    ],
)
def test_letters_that_are_written_in_other_ways_are_found(
    tmp_path: Path, typed: str, name: str
) -> None:
    path = tmp_path / "people.db"
    remember(path, [Person(name), Person("Somebody Else")])
    assert [one.name for one in find(path, typed)] == [name]


def test_a_book_of_an_earlier_version_gets_its_spellings(tmp_path: Path) -> None:
    path = tmp_path / "people.db"
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(
            "CREATE TABLE people (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, "
            "name TEXT NOT NULL, member_id TEXT, club TEXT, rating INTEGER, born INTEGER)"
        )
        db.execute("INSERT INTO people (key, name) VALUES ('name łukasz żak', 'Łukasz Żak')")
    db.close()
    assert find(path, "lukasz") == []
    assert remember(path, [Person("Bo")])
    assert find(path, "lukasz") == [Person("Łukasz Żak")]
    assert find(path, "bo") == [Person("Bo")]
