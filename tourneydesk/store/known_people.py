"""People from earlier events: a small separate database in the user's data folder.

It is a convenience and never required: if its file has any problem, nobody is found and nothing is
remembered. It may be deleted at any time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk.core.name_search import spellings
from tourneydesk.store.database import BEGIN, COMMIT, database

if TYPE_CHECKING:
    from sqlite_utils import Database

MOST_FOUND = 6
_PATIENCE = {"read": 0.05, "write": 5.0}
"""Seconds to wait for another program: short while the user types, long in the background."""

_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, "
    "name TEXT NOT NULL, member_id TEXT, club TEXT, rating INTEGER, born INTEGER, spelled TEXT)",
    "CREATE INDEX IF NOT EXISTS people_name ON people (name)",
)
_LATER = {
    "family": "TEXT",
    **dict.fromkeys(("provisional", "rating2", "provisional2"), "INTEGER"),
    **dict.fromkeys(("state", "expires", "birth"), "TEXT"),
}
"""Columns that files of earlier versions do not have."""
_COLUMNS = ("name", "member_id", "club", "rating", "born", *_LATER)
_NUMBERS = frozenset({"rating", "born", "provisional", "rating2", "provisional2"})
_SEARCHED = ("name", "member_id", "club", "spelled")
TOKENS = "unicode61 remove_diacritics 2"
"""Letters match without their marks, including letters with two marks, as in Vietnamese."""

_FIND = (
    "SELECT name, member_id, club, rating, born, {later} FROM people WHERE id IN "
    "(SELECT rowid FROM people_fts WHERE people_fts MATCH ?) ORDER BY name LIMIT ?"
)
_FORGET = (
    "DELETE FROM people WHERE name = ? AND member_id IS ? AND club IS ? AND rating IS ? "
    "AND born IS ?"
)
_KNOWN = (
    f"SELECT name, member_id, club, rating, born, {', '.join(_LATER)} FROM people WHERE key = ?"
)
_FORGET_KEY = "DELETE FROM people WHERE key = ?"
_KEEP = (
    f"INSERT INTO people (key, name, member_id, club, rating, born, spelled, {', '.join(_LATER)}) "
    f"VALUES ({', '.join('?' * (7 + len(_LATER)))}) "
    "ON CONFLICT (key) DO UPDATE SET name = excluded.name, spelled = excluded.spelled, "
    "family = CASE name WHEN excluded.name THEN coalesce(excluded.family, family) "
    "ELSE excluded.family END, "
    "provisional = CASE WHEN excluded.rating IS NULL THEN provisional "
    "ELSE excluded.provisional END, "
    "provisional2 = CASE WHEN excluded.rating2 IS NULL THEN provisional2 "
    "ELSE excluded.provisional2 END, "
    "rating2 = coalesce(excluded.rating2, rating2), state = coalesce(excluded.state, state), "
    "expires = coalesce(excluded.expires, expires), birth = coalesce(excluded.birth, birth), "
    "club = coalesce(excluded.club, club), rating = coalesce(excluded.rating, rating), "
    "born = coalesce(excluded.born, born)"
)

_TROUBLES = (sqlite3.Error, OSError, ValueError)


@dataclass(frozen=True, slots=True)
class Person:
    """A person who was entered in an event, or a member of a federation; ``born`` is the year,
    estimated from the age, ``family`` the part of the name that was entered as the family name.
    ``listed`` means found in the federation's list only.
    """

    name: str
    member_id: str | None = None
    club: str | None = None
    rating: int | None = None
    born: int | None = None
    family: str | None = None
    provisional: int | None = None
    rating2: int | None = None
    provisional2: int | None = None
    state: str | None = None
    expires: str | None = None
    birth: str | None = None
    listed: bool = False


def remember(path: Path, people: Iterable[Person]) -> bool:
    """Stores these people, replacing what was known; false if they cannot be stored."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _open_database(path, "write") as db:
            _prepare(db)
            db.execute(BEGIN)
            for person in people:
                _keep(db, person)
            db.execute(COMMIT)
    except _TROUBLES:
        return False
    return True


def forget(path: Path, person: Person) -> bool:
    """Deletes a person who was found; false if the file cannot be written."""
    try:
        with _open_database(path, "write") as db:
            db.execute(
                _FORGET, (person.name, person.member_id, person.club, person.rating, person.born)
            )
    except _TROUBLES:
        return False
    return True


def find(path: Path, text: str, most: int = MOST_FOUND) -> list[Person]:
    """People with words in their name, member ID or club that start with these; empty on any
    problem.
    """
    query = full_text_query(text)
    if not query:
        return []
    with suppress(*_TROUBLES), _open_database(path, "read") as db:
        known = db.table("people").columns_dict
        later = ", ".join(one if one in known else "NULL" for one in _LATER)
        search = _FIND.format(later=later)
        return [_person(row) for row in db.execute(search, (query, most)).fetchall()]
    return []


@contextmanager
def _open_database(path: Path, mode: str) -> Iterator[Database]:
    address = str(path) if mode == "write" else f"{path.resolve().as_uri()}?mode=ro"
    inner = sqlite3.connect(
        address, uri=mode == "read", timeout=_PATIENCE[mode], isolation_level=None
    )
    db = database(inner)
    try:
        yield db
    finally:
        db.close()


def _prepare(db: Database) -> None:
    for statement in _SCHEMA:
        db.execute(statement)
    if "spelled" not in db.table("people").columns_dict:
        _add_spellings(db)
    known = db.table("people").columns_dict
    for name, kind in _LATER.items():
        if name not in known:
            db.execute(f"ALTER TABLE people ADD COLUMN {name} {kind}")
    if "people_fts" not in db.table_names():
        db.table("people").enable_fts(_SEARCHED, tokenize=TOKENS, create_triggers=True)


def _add_spellings(db: Database) -> None:
    """Adds the column for names in plain letters to a file of an earlier version."""
    db.execute("ALTER TABLE people ADD COLUMN spelled TEXT")
    if "people_fts" in db.table_names():
        db.table("people").disable_fts()
    for id, name in db.execute("SELECT id, name FROM people").fetchall():
        db.execute("UPDATE people SET spelled = ? WHERE id = ?", (spelled(str(name)), id))


def spelled(name: str) -> str:
    """A name in plain letters, in each way to write it."""
    return " ".join(spellings(name))


def _keep(db: Database, person: Person) -> None:
    """One row per person: by member ID, else by name and year of birth."""
    name, born = person.name.casefold(), "" if person.born is None else str(person.born)
    undated_key, dated_key = f"name {name}", f"name {name} {born}"
    key = f"id {person.member_id}" if person.member_id else dated_key if born else undated_key
    # A row with fewer details is the same person: it is replaced, and what only it knew is kept.
    for weaker_key in dict.fromkeys((dated_key, undated_key)):
        if weaker_key != key:
            for row in db.execute(_KNOWN, (weaker_key,)).fetchall():
                person = _completed(person, _person(row))
            db.execute(_FORGET_KEY, (weaker_key,))
    facts = (person.name, person.member_id, person.club, person.rating, person.born)
    later = (getattr(person, name) for name in _LATER)
    db.execute(_KEEP, (key, *facts, spelled(person.name), *later))


def _completed(person: Person, known: Person) -> Person:
    """A person with what was known and is not said now; a family name is part of one name only."""
    return replace(
        person,
        club=person.club if person.club is not None else known.club,
        rating=person.rating if person.rating is not None else known.rating,
        provisional=person.provisional if person.rating is not None else known.provisional,
        rating2=person.rating2 if person.rating2 is not None else known.rating2,
        provisional2=person.provisional2 if person.rating2 is not None else known.provisional2,
        state=person.state if person.state is not None else known.state,
        expires=person.expires if person.expires is not None else known.expires,
        birth=person.birth if person.birth is not None else known.birth,
        born=person.born if person.born is not None else known.born,
        family=known.family
        if person.family is None and person.name == known.name
        else person.family,
    )


def full_text_query(text: str) -> str:
    """The typed words as a full-text query: each must begin a word of the row."""
    ways = (text[:200], *spellings(text[:200]))
    queries = dict.fromkeys(" ".join(f'"{word}"*' for word in _words(way)) for way in ways)
    return " OR ".join(f"({query})" for query in queries if query)


def _words(text: str) -> list[str]:
    return "".join(sign if sign.isalnum() else " " for sign in text).split()


def _person(row: tuple[object, ...]) -> Person:
    """A person from a row; values of the wrong type become None."""
    values = dict(zip(_COLUMNS, row, strict=True))
    if not isinstance(values["name"], str):
        raise ValueError
    good = {
        name: value
        for name, value in values.items()
        if isinstance(value, int if name in _NUMBERS else str)
    }
    return Person(**good)  # type: ignore[arg-type]  # by _NUMBERS
