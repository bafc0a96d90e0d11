"""People met before: a small database of its own, in the user's data folder.

It is a convenience, never a condition: whatever is wrong with its file, nobody is found and
nothing is remembered, and that is all. It may be deleted at any time.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk.store.library import database
from tourneydesk.store.schema import BEGIN, COMMIT

MOST_FOUND = 6
_PATIENCE = {"read": 0.05, "write": 5.0}
"""Seconds to wait for another program: hardly while somebody types, long beside the window."""

_SCHEMA = (
    "CREATE TABLE IF NOT EXISTS people (id INTEGER PRIMARY KEY, key TEXT NOT NULL UNIQUE, "
    "name TEXT NOT NULL, member_id TEXT, club TEXT, rating INTEGER, born INTEGER)",
    "CREATE INDEX IF NOT EXISTS people_name ON people (name)",
)
_SEARCHED = ("name", "member_id", "club")
_TOKENS = "unicode61 remove_diacritics 2"
"""Letters are found by their plain ones, also those with two marks, as in Vietnamese."""

_FIND = (
    "SELECT name, member_id, club, rating, born FROM people WHERE id IN "
    "(SELECT rowid FROM people_fts WHERE people_fts MATCH ?) ORDER BY name LIMIT ?"
)
_FORGET = (
    "DELETE FROM people WHERE name = ? AND member_id IS ? AND club IS ? AND rating IS ? "
    "AND born IS ?"
)
_FORGET_KEY = "DELETE FROM people WHERE key = ?"
_KEEP = (
    "INSERT INTO people (key, name, member_id, club, rating, born) VALUES (?, ?, ?, ?, ?, ?) "
    "ON CONFLICT (key) DO UPDATE SET name = excluded.name, "
    "club = coalesce(excluded.club, club), rating = coalesce(excluded.rating, rating), "
    "born = coalesce(excluded.born, born)"
)

if TYPE_CHECKING:
    from sqlite_utils import Database

_TROUBLES = (sqlite3.Error, OSError, ValueError)


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who was entered in an event; ``born`` is the year, as far as the age tells."""

    name: str
    member_id: str | None = None
    club: str | None = None
    rating: int | None = None
    born: int | None = None


def remember(path: Path, people: Iterable[Person]) -> bool:
    """Keeps what is known of them now, in place of what was; False where it cannot be kept."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with _opened(path, "write") as db:
            _prepare(db)
            db.execute(BEGIN)
            for person in people:
                _keep(db, person)
            db.execute(COMMIT)
    except _TROUBLES:
        return False
    return True


def forget(path: Path, person: Person) -> bool:
    """Keeps nothing more of somebody who was found; False where that cannot be written."""
    try:
        with _opened(path, "write") as db:
            db.execute(
                _FORGET, (person.name, person.member_id, person.club, person.rating, person.born)
            )
    except _TROUBLES:
        return False
    return True


def find(path: Path, text: str, most: int = MOST_FOUND) -> list[Person]:
    """People whose name, member ID or club has words that begin so; nobody where none can be."""
    wanted = _prefixes(text)
    if not wanted:
        return []
    found: list[Person] = []
    with suppress(*_TROUBLES):
        if path.is_file():
            with _opened(path, "read") as db:
                found = [_person(row) for row in db.execute(_FIND, (wanted, most)).fetchall()]
    return found


@contextmanager
def _opened(path: Path, mode: str) -> Iterator[Database]:
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
    if "people_fts" not in db.table_names():
        db.table("people").enable_fts(_SEARCHED, tokenize=_TOKENS, create_triggers=True)


def _keep(db: Database, person: Person) -> None:
    """One line a person: by member ID, else by name and year of birth."""
    name, born = person.name.casefold(), "" if person.born is None else str(person.born)
    bare, dated = f"name {name}", f"name {name} {born}"
    key = f"id {person.member_id}" if person.member_id else dated if born else bare
    # Who was known by less is the same person now that more is known.
    for less in {bare, dated} - {key}:
        db.execute(_FORGET_KEY, (less,))
    db.execute(_KEEP, (key, person.name, person.member_id, person.club, person.rating, person.born))


def _prefixes(text: str) -> str:
    """The words typed so far as a full-text query: every one must begin a word of the line."""
    words = "".join(sign if sign.isalnum() else " " for sign in text[:200]).split()
    return " ".join(f'"{word}"*' for word in words)


def _person(row: tuple[object, ...]) -> Person:
    """A row as it should be; a foreign value in it is taken for nothing."""
    name, member_id, club, rating, born = row
    if not isinstance(name, str):
        raise ValueError
    return Person(
        name,
        member_id if isinstance(member_id, str) else None,
        club if isinstance(club, str) else None,
        rating if isinstance(rating, int) else None,
        born if isinstance(born, int) else None,
    )
