"""Reads a federation's list of members: names, IDs, ratings, expiry, of up to a million people.

A list of players that somebody has checked is read by `player_list` or `grid`; here a cell that
makes no sense is left empty, a row without a name is left out, and nobody is asked.
"""

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import chain, islice
from pathlib import Path
from typing import TypeVar

from tourneydesk.core.name_search import small_letters
from tourneydesk.core.names import joined
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.lists.columns import (
    Columns,
    columns_by_content,
    columns_by_heading,
    guessed_fields,
)
from tourneydesk.desk.lists.decoding import decode
from tourneydesk.desk.lists.player_fields import (
    clean_birth,
    clean_expiry,
    clean_name,
    is_day_first,
    plain_text,
    rating_as_printed,
)
from tourneydesk.desk.lists.player_list import MOST_TITLES, bytes_of, heading_place
from tourneydesk.desk.lists.rows import Row, rows_of, separator_of
from tourneydesk.store.known_people import Person

MOST_BYTES = 150_000_000
MOST_MEMBERS = 1_000_000
_SAMPLE = 500
T = TypeVar("T")


def members_of(path: Path) -> Iterator[Person]:
    """The members in a list of any kind that `decoding` reads. Refused, here or later, if it cannot
    be read, is cut off, has no names, or is longer than MOST_MEMBERS.
    """
    decoded = decode(bytes_of(path, MOST_BYTES), MOST_BYTES)
    cut_off = [problem for problem in decoded.problems if problem.code == "list_cut_off"]
    if cut_off:
        raise Refused(*cut_off)
    text = decoded.text
    rows = (
        row
        for row in rows_of(text, separator_of(text), MOST_MEMBERS + MOST_TITLES)
        if isinstance(row, Row) and not row.blank
    )
    first = list(islice(rows, _SAMPLE))
    if not first:
        raise Refused(Problem("list_empty"))
    columns, begin = _columns(first)
    sample = [
        row.cell(place)
        for row in first[begin:]
        for field in ("birth date", "membership until")
        if (place := columns.places.get(field)) is not None
    ]
    return _members(chain(first[begin:], rows), columns, day_first=is_day_first(sample))


def _columns(rows: Sequence[Row]) -> tuple[Columns, int]:
    """The columns, and the index of the first row with a member. Refused without names."""
    place = heading_place(rows[:MOST_TITLES])
    if place is None:
        return columns_by_content([row.cells for row in rows]), 0
    try:
        return columns_by_heading(rows[place].cells), place + 1
    except Refused:
        columns = guessed_fields([row.cells for row in rows], place)
        if not {"name", "first name", "last name"} & set(columns.places):
            raise
        return columns, place + 1


def _members(rows: Iterator[Row], columns: Columns, *, day_first: bool) -> Iterator[Person]:
    @lru_cache(maxsize=20_000)
    def expiry(text: str) -> str | None:
        return _or_none(lambda: clean_expiry(text, day_first=day_first))

    @lru_cache(maxsize=50_000)
    def birth(text: str) -> str | None:
        return _or_none(lambda: clean_birth(text, day_first=day_first))

    @lru_cache(maxsize=20_000)
    def rating(text: str) -> tuple[int | None, int | None]:
        return _or_none(lambda: rating_as_printed(text)) or (None, None)

    @lru_cache(maxsize=20_000)
    def club(text: str) -> str | None:
        return _or_none(lambda: plain_text(text, "club"))

    places = columns.places
    named = [places.get(field) for field in ("name", "first name", "last name")]
    others = [
        places.get(field)
        for field in (
            *("member ID", "club", "rating", "second rating", "state"),
            *("membership until", "birth date"),
        )
    ]
    for row in rows:
        name, family = _name(*map(row.cell, named))
        if name is None:
            continue
        member, home, first, second, state, until, born = map(row.cell, others)
        number, games = rating(first)
        number2, games2 = rating(second)
        day = birth(born)
        yield Person(
            name,
            member[:200] or None,
            club(home),
            # Federations write 0 for nobody's rating.
            number or None,
            None if day is None else int(day[:4]),
            family,
            games if number else None,
            number2 or None,
            games2 if number2 else None,
            club(state),
            expiry(until),
            day,
        )


def _name(whole: str, given: str, family: str) -> tuple[str | None, str | None]:
    """The name as it is written, and the family name in it; (None, None) if there is none."""
    if whole:
        family, comma, given = (part.strip() for part in whole.partition(","))
        if not comma:
            return _or_none(lambda: clean_name(small_letters(whole))), None
    given, family = small_letters(given, "given"), small_letters(family, "family")
    name = _or_none(lambda: clean_name(joined(given, family)))
    known = name is not None and given and family and family in name
    return name, family if known else None


def _or_none(read: Callable[[], T]) -> T | None:
    try:
        return read()
    except Refused:
        return None
