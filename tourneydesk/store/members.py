"""A federation's list of members: one database in the user's data folder, replaced as a whole.

Like the people of earlier events (`store.known_people`), it is a convenience: if its file
has any problem, nobody is found. It may be deleted at any time.
"""

import os
import secrets
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, suppress
from dataclasses import astuple, dataclass, replace
from itertools import islice
from operator import attrgetter
from pathlib import Path

from tourneydesk.core.name_search import folded
from tourneydesk.store.known_people import TOKENS, Person, full_text_query, spelled
from tourneydesk.user_folders import data_folder

MOST_FOUND = 24
_BATCH = 2_000
_PATIENCE = 0.05
"""Seconds to wait for another program, as the user types."""

_FIELDS = (
    "name TEXT, member_id TEXT, club TEXT, rating INTEGER, born INTEGER, family TEXT, "
    "provisional INTEGER, rating2 INTEGER, provisional2 INTEGER, state TEXT, expires TEXT, "
    "birth TEXT"
)
_NAMES = ", ".join(field.split()[0] for field in _FIELDS.split(", "))
_SCHEMA = (
    "PRAGMA journal_mode = OFF",
    "PRAGMA synchronous = OFF",
    f"CREATE TABLE read_rows ({_FIELDS}, spelled TEXT)",
    f"CREATE TABLE members (id INTEGER PRIMARY KEY, {_FIELDS}, spelled TEXT)",
    "CREATE TABLE about (source TEXT, loaded TEXT, members INTEGER)",
    # The prefixes make one or two letters as fast as a whole name.
    "CREATE VIRTUAL TABLE words USING fts5 (name, member_id, spelled, content = 'members', "
    f"content_rowid = 'id', detail = none, prefix = '1 2 3', tokenize = '{TOKENS}')",
)
_IN_ORDER = (
    # Row numbers are in the order of names, so that a search reads only what it shows.
    f"INSERT INTO members ({_NAMES}, spelled) SELECT {_NAMES}, spelled FROM read_rows "
    "ORDER BY spelled, member_id",
    "DROP TABLE read_rows",
    "CREATE INDEX members_spelled ON members (spelled)",
    "INSERT INTO words (words) VALUES ('rebuild')",
    "INSERT INTO words (words) VALUES ('optimize')",
)
_FIND = (
    f"SELECT {_NAMES} FROM members WHERE id IN "
    "(SELECT rowid FROM words WHERE words MATCH ? ORDER BY rowid LIMIT ?) ORDER BY id"
)
_FIND_FAMILY = (
    f"SELECT {_NAMES} FROM members WHERE spelled >= ? AND spelled < ? ORDER BY spelled LIMIT ?"
)
_VALUES = attrgetter(*_NAMES.split(", "))
_TROUBLES = (sqlite3.Error, OSError, ValueError)


@dataclass(frozen=True, slots=True)
class MemberList:
    """The list that is loaded: the name of its file, the day it was loaded, how many members."""

    source: str
    loaded: str
    members: int


def replace_members(
    path: Path,
    people: Iterable[Person],
    source: str,
    loaded: str,
    progress: Callable[[int], object] = lambda _: None,
) -> MemberList:
    """Stores these members instead of those before; ``progress`` is called with how many so far.

    Raises OSError if they cannot be stored; the list before then stays.
    """
    try:
        return _replaced(path, people, MemberList(source, loaded, 0), progress)
    except sqlite3.Error as wrong:
        raise OSError(str(wrong)) from wrong


def _replaced(
    path: Path,
    people: Iterable[Person],
    about: MemberList,
    progress: Callable[[int], object],
) -> MemberList:
    path.parent.mkdir(parents=True, exist_ok=True)
    new = path.with_name(f"{path.stem}-{secrets.token_hex(8)}.new")
    try:
        with closing(sqlite3.connect(new, isolation_level=None)) as db:
            for statement in _SCHEMA:
                db.execute(statement)
            db.execute("BEGIN")
            count = 0
            for rows in _batches(people):
                db.executemany(f"INSERT INTO read_rows VALUES ({', '.join('?' * 13)})", rows)
                count += len(rows)
                progress(count)
            for statement in _IN_ORDER:
                db.execute(statement)
            about = replace(about, members=count)
            db.execute("INSERT INTO about VALUES (?, ?, ?)", astuple(about))
            db.execute("COMMIT")
        os.replace(new, path)  # noqa: PTH105  # Path.replace is the same
    finally:
        new.unlink(missing_ok=True)
    return about


def member_list(path: Path) -> MemberList | None:
    """The list that is loaded, None if there is none."""
    with suppress(*_TROUBLES), _open(path) as db:
        row = db.execute("SELECT source, loaded, members FROM about").fetchone()
        return MemberList(str(row[0]), str(row[1]), int(row[2])) if row else None
    return None


def find_members(path: Path, text: str, most: int = MOST_FOUND) -> list[Person]:
    """Members with words in their name or member ID that start with these, in order of names but
    family names that start with the text first; empty on any problem.
    """
    query = full_text_query(text)
    if not query:
        return []
    with suppress(*_TROUBLES), _open(path) as db:
        family = folded(text)
        rows = db.execute(_FIND_FAMILY, (family, f"{family}\U0010ffff", most)).fetchall()
        rows += db.execute(_FIND, (query, most)).fetchall()
        return [replace(Person(*row), listed=True) for row in dict.fromkeys(rows)][:most]
    return []


def _open(path: Path) -> "closing[sqlite3.Connection]":
    address = f"{path.resolve().as_uri()}?mode=ro"
    return closing(sqlite3.connect(address, uri=True, timeout=_PATIENCE, isolation_level=None))


def _batches(people: Iterable[Person]) -> Iterator[list[tuple[object, ...]]]:
    rows = ((*_VALUES(one), spelled(_shown(one))) for one in people)
    while batch := list(islice(rows, _BATCH)):
        yield batch


def _shown(person: Person) -> str:
    """The name with the family name first, as lists are sorted and people search."""
    given = person.name.removesuffix(person.family or "").strip()
    return f"{person.family} {given}" if person.family else person.name


# Where what belongs to the user and to no event is kept.


def members_file() -> Path:
    """The member list that is loaded, if any."""
    return data_folder() / "members.db"
