"""Reads birth dates and the expiry of memberships as people and federations write them.

Of a date with slashes or dashes, the month is first unless that is impossible or the list has the
day first elsewhere; with dots the day is first.
"""

import re
from collections.abc import Iterable
from datetime import date

from tourneydesk.core.ratings import age_on
from tourneydesk.core.reasons import Fact, Problem, Refused, as_entered, in_one_line

MOST_AGE = 130
NOTHING = frozenset({"", "-", "–", "—", "n/a"})
_NO_EXPIRY = NOTHING | {"life", "lifetime", "life member", "non-member", "none", "0", "00000000"}

_TIME = re.compile(r"[ T]00:00(?::00)?$", re.ASCII)
_YEAR = re.compile(r"[0-9]{4}", re.ASCII)
_YEAR_FIRST = re.compile(r"([0-9]{4})([-/.])([0-9]{1,2})(?:\2([0-9]{1,2}))?", re.ASCII)
_DIGITS = re.compile(r"([0-9]{4})([0-9]{2})([0-9]{2})", re.ASCII)
_YEAR_LAST = re.compile(r"([0-9]{1,2})([-/.])([0-9]{1,2})\2([0-9]{4}|[0-9]{2})", re.ASCII)


def is_day_first(cells: Iterable[str]) -> bool:
    """Whether a date among these can only be read with the day before the month."""
    return any(
        int(found[1]) > 12 >= int(found[3])
        for cell in cells
        if len(cell) < 40 and (found := _YEAR_LAST.fullmatch(_TIME.sub("", cell.strip())))
    )


def clean_birth(raw: object, *, day_first: bool = False) -> str | None:
    """A birth date as 2010-05-17, or 2010 if only the year is given, as also by 2010-00-00; None if
    empty. Refused for a day that no calendar has.
    """
    text = _text(raw)
    if text.casefold() in NOTHING:
        return None
    year = _year(text)
    if year is None:
        raise Refused(Problem("birth_unclear", facts={"value": _quoted(raw)}))
    day = None if _YEAR.fullmatch(text) else _day(text, day_first)
    if day is None and not _leaves_out_parts(text):
        raise Refused(Problem("birth_unclear", facts={"value": _quoted(raw)}))
    return year if day is None else day.isoformat()


def clean_expiry(raw: object, *, day_first: bool = False) -> str | None:
    """The last day of a membership as 2026-11-30; None if empty or for life. A month alone ends on
    its last day, a year alone in December.
    """
    text = _text(raw)
    if text.casefold() in _NO_EXPIRY:
        return None
    day = _day(f"{text}-12" if _YEAR.fullmatch(text) else text, day_first)
    if day is None:
        raise Refused(Problem("expiry_unclear", facts={"value": _quoted(raw)}))
    return day.isoformat()


def age_of_birth(raw: object, year: int) -> int | None:
    """The age reached in ``year`` by someone born in that year or on that date (our reading)."""
    birth = clean_birth(raw)
    return None if birth is None else checked_age(birth, str(year), raw)


def checked_age(birth: str, day: str, raw: object = None) -> int:
    """The age on a day; Refused for a birth after it, or too long ago to be one."""
    age = age_on(birth, day)
    if 0 <= age <= MOST_AGE:
        return age
    facts: dict[str, Fact] = {"value": _quoted(birth if raw is None else raw)}
    if age < 0:
        raise Refused(Problem("birth_in_future", facts=facts))
    raise Refused(Problem("birth_too_long_ago", facts={**facts, "most": MOST_AGE}))


def _leaves_out_parts(text: str) -> bool:
    """Whether a date has no month or day, or a zero in its place."""
    found = _DIGITS.fullmatch(text) or _YEAR_FIRST.fullmatch(text) or _YEAR_LAST.fullmatch(text)
    parts = (part for part in found.groups() if part) if found is not None else ()
    return found is None or any(part.isdecimal() and int(part) == 0 for part in parts)


def _year(text: str) -> str | None:
    """The year of a date, if it has four digits: the rest may be missing."""
    whole = _YEAR.fullmatch(text) or _DIGITS.fullmatch(text)
    found = whole or _YEAR_FIRST.fullmatch(text) or _YEAR_LAST.fullmatch(text)
    year = "" if found is None else text[-4:] if found.re is _YEAR_LAST else text[:4]
    return year if year.isdecimal() and int(year) else None


def _day(text: str, day_first: bool) -> date | None:
    """The day that a text names, the last one of a month without day; None if it is no date."""
    if found := _YEAR_FIRST.fullmatch(text):
        year, month = int(found[1]), int(found[3])
        days = [int(found[4])] if found[4] else [31, 30, 29, 28]
    elif found := _DIGITS.fullmatch(text):
        year, month, *days = map(int, found.groups())
    elif found := _YEAR_LAST.fullmatch(text):
        first, second, year = int(found[1]), int(found[3]), int(found[4])
        year += 2000 if len(found[4]) == 2 else 0
        day_first = (day_first or found[2] == "." or first > 12) and second <= 12
        month, days = (second, [first]) if day_first else (first, [second])
    else:
        return None
    return next((one for one in (_date(year, month, last) for last in days) if one), None)


def _date(year: int, month: int, day: int) -> date | None:
    try:
        return date(year, month, day)
    except ValueError:
        return None


def _text(raw: object) -> str:
    if type(raw) is int and 0 <= raw < 10**8:
        return str(raw)
    if raw is None:
        return ""
    text = raw.strip() if isinstance(raw, str) else "?"
    return _TIME.sub("", text) if len(text) < 40 else "?"


def _quoted(raw: object) -> str:
    return in_one_line(raw) if isinstance(raw, str) else as_entered(raw)
