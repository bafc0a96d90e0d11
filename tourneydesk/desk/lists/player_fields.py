"""Limits of a player's fields and dates, whether from a list, a command or a form.

Each function takes a raw value (text of a cell, or a value from JSON), returns it clean, and raises
Refused if it is not valid.
"""

import re
import unicodedata
from collections.abc import Callable, Iterable
from datetime import date
from typing import TypeVar

from tourneydesk.core.names import is_part, joined
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.ratings import MOST_GAMES, age_on, parts_of_rating
from tourneydesk.core.reasons import Fact, Problem, Refused, as_entered, in_one_line

# Reads birth dates and the expiry of memberships as people and federations write them.
#
# Of a date with slashes or dashes, the month is first unless that is impossible or the list has
# the day first elsewhere; with dots the day is first.

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


MOST_RATING = 4000
MOST_CHARACTERS = {
    "name": 200,
    "family name": 200,
    "member ID": 200,
    "club": 200,
    "note": 2000,
    "age group": 40,
    "state": 40,
    "team": 200,
    "household": 200,
    "grade": 40,
    "e-mail": 200,
}

UNRATED = NOTHING | {"unrated", "unr", "unr.", "none", "nnn", "nnnn", "ur", "nr"}

T = TypeVar("T")

_WHOLE = re.compile(r"(-?)([0-9]+)(?:[.,]0{1,2})?", re.ASCII)
_NO_RATING = re.compile("0{3,}")
# Invisible letters: Hangul fillers and the empty Braille cell.
_BLANK_LETTERS = frozenset("\u115f\u1160\u3164\uffa0\u2800")
_JOINERS = frozenset("\u200c\u200d")
_NEVER_JOINED = ("LATIN", "GREEK", "CYRILLIC", "DIGIT")


def check_player(
    name: object,
    rating: object = None,
    age: object = None,
    member_id: object = None,
    club: object = None,
    note: object = None,
    age_group: object = None,
    house: object = None,
    family: object = None,
    *,
    provisional: object = None,
    rating2: object = None,
    provisional2: object = None,
    state: object = None,
    expires: object = None,
    team: object = None,
    household: object = None,
    grade: object = None,
    birth: object = None,
    email: object = None,
    day_first: object = False,
) -> PlayerFields:
    """A player's fields, clean; raises Refused with a problem for each invalid field.

    A rating may be text as printed; its games are then those of ``provisional``. ``day_first`` as
    in `dates`.
    """
    problems: list[Problem] = []

    def kept(read: Callable[[], T]) -> T | None:
        try:
            return read()
        except Refused as refused:
            problems.extend(refused.problems)
            return None

    first, games = kept(lambda: _rating_of_games(rating, provisional, "rating")) or (None, None)
    second, games2 = kept(lambda: _rating_of_games(rating2, provisional2, "second rating")) or (
        None,
        None,
    )
    fields = PlayerFields(
        kept(lambda: clean_name(name)) or "",
        first,
        kept(lambda: whole_age(age)),
        kept(lambda: plain_text(member_id, "member ID")),
        kept(lambda: plain_text(club, "club")),
        kept(lambda: plain_text(note, "note")),
        kept(lambda: plain_text(age_group, "age group")),
        kept(lambda: yes_or_no(house)) or False,
        kept(lambda: plain_text(family, "family name")),
        games,
        second,
        games2,
        kept(lambda: plain_text(state, "state")),
        kept(lambda: clean_expiry(expires, day_first=bool(day_first))),
        kept(lambda: plain_text(team, "team")),
        kept(lambda: plain_text(household, "household")),
        kept(lambda: plain_text(grade, "grade")),
        kept(lambda: clean_birth(birth, day_first=bool(day_first))),
        kept(lambda: plain_text(email, "e-mail")),
    )
    if fields.name and fields.family and not is_part(fields.name, fields.family):
        facts: dict[str, Fact] = {"value": quoted(fields.family), "name": quoted(fields.name)}
        problems.append(Problem("family_not_in_name", facts=facts))
    if problems:
        raise Refused(*problems)
    return fields


def clean_name(raw: object) -> str:
    """A name of 1 to 200 characters, composed (NFC), without invisible characters.

    Control characters are refused. Formatting characters (zero-width blanks, direction marks) are
    removed, except joiners inside emoji and inside words of scripts that use them.
    """
    if raw is None or (isinstance(raw, str) and not raw.strip()):
        raise Refused(Problem("name_missing"))
    text = clean_line(raw, "name")
    if not any(_is_visible(character) for character in text):
        raise Refused(Problem("name_without_letters", facts={"value": quoted(raw)}))
    return text


def name_of_parts(given: str | None, family: str | None) -> tuple[str, str | None]:
    """The name of these two parts, and the family name in it; None if one part has it all, as when
    a whole name was entered as one of them.
    """
    given, family = (given or "").strip(), (family or "").strip()
    name = joined(given, family)
    return name, family if given and family and is_part(name, family) else None


def plain_text(raw: object, field: str) -> str | None:
    """A member ID, club or note, cleaned like a name; None if empty."""
    if raw is None:
        return None
    if type(raw) is int and abs(raw) < 10**18:
        raw = str(raw)  # a member ID typed as a number
    text = clean_line(raw, field)
    return None if text.casefold() in NOTHING else text


def clean_line(raw: object, field: str, most: int | None = None) -> str:
    """Text on one line, composed (NFC) and without invisible characters; Refused otherwise.

    ``field`` is its name in a refusal; ``most`` counts characters, by default the field's own
    limit.
    """
    most = MOST_CHARACTERS[field] if most is None else most
    if not isinstance(raw, str):
        raise Refused(Problem("not_text", facts={"field": field, "value": quoted(raw)}))
    text = raw.strip()
    # Checked first, since composing a million marks takes minutes.
    if len(text) > 4 * most:
        raise _too_long(field, len(text), most)
    if text.isprintable() and unicodedata.is_normalized("NFC", text):
        if len(text) > most:
            raise _too_long(field, len(text), most)
        return text
    for character in text:
        if unicodedata.category(character) in ("Cc", "Zl", "Zp"):
            facts = {"field": field, "value": quoted(text)}
            raise Refused(Problem("control_character", facts=facts))
        if unicodedata.category(character) == "Cs":
            raise Refused(Problem("half_character", facts={"field": field, "value": quoted(text)}))
    text = unicodedata.normalize("NFC", _without_hidden(text)).strip()
    if len(text) > most:
        raise _too_long(field, len(text), most)
    return text


def whole_rating(raw: object) -> int | None:
    """A rating from 0 to 4000, as printed or a number; None for an unrated player."""
    return rating_as_printed(raw)[0]


def rating_as_printed(
    raw: object, games: object = None, field: str = "rating"
) -> tuple[int | None, int | None]:
    """A rating from 0 to 4000 and the games of a provisional one, from a number or text such as
    ``1100P12``; None and None for an unrated player. ``games`` counts if the text says none.
    """
    told = _whole(games, "games", MOST_GAMES, NOTHING)
    if isinstance(raw, str):
        # The supplements of US Chess mark some ratings with a star.
        number, printed_games = parts_of_rating(raw.strip().strip("*"))
        if len(number) < 20 and _NO_RATING.fullmatch(number):
            return None, None
        told = told if printed_games is None else printed_games
        try:
            rating = _whole(number, field, MOST_RATING, UNRATED)
        except Refused:
            # Quotes what was typed, not only its number.
            rating = _whole(raw, field, MOST_RATING, UNRATED)
    else:
        rating = _whole(raw, field, MOST_RATING, UNRATED)
    return rating, None if rating is None else told or None


def _rating_of_games(raw: object, games: object, field: str) -> tuple[int | None, int | None]:
    """As `rating_as_printed`; Refused if games are given without the rating that they made."""
    rating, played = rating_as_printed(raw, games, field)
    if rating is None and _whole(games, "games", MOST_GAMES, NOTHING):
        raise Refused(Problem("games_without_rating", facts={"field": field}))
    return rating, played


def whole_age(raw: object) -> int | None:
    """An age in whole years from 0 to 130; None if unknown."""
    return _whole(raw, "age", MOST_AGE, NOTHING)


def yes_or_no(raw: object) -> bool:
    """Whether a player is a house player; false if not given."""
    if raw is None or isinstance(raw, bool):
        return bool(raw)
    raise Refused(Problem("house_yes_or_no", facts={"value": quoted(raw)}))


def quoted(raw: object) -> str:
    """A value quoted for a message: one line, at most 40 characters, no invisible characters."""
    return in_one_line(raw) if isinstance(raw, str) else as_entered(raw)


def has_hidden_characters(text: str) -> bool:
    """Whether cleaning would remove invisible characters from this text."""
    return _without_hidden(text) != text


def _whole(raw: object, field: str, most: int, empty: frozenset[str]) -> int | None:
    if raw is None:
        return None
    code = "not_whole"
    if type(raw) is int:
        value, code = raw, ""
    elif isinstance(raw, str):
        text = raw.strip()
        if len(text) < 10 and text.casefold() in empty:
            return None
        match = _WHOLE.fullmatch(text)
        if match is not None:
            # Nine digits are enough to see that a number is out of range.
            value, code = int(match[1] + (match[2].lstrip("0")[:9] or "0")), ""
    if not code and 0 <= value <= most:
        return value
    if not code:
        code = f"{field}_out_of_range" if field in ("age", "games") else "rating_out_of_range"
    raise Refused(Problem(code, facts={"field": field, "value": quoted(raw), "most": most}))


def _too_long(field: str, length: int, most: int) -> Refused:
    facts: dict[str, Fact] = {"field": field, "length": length, "most": most}
    return Refused(Problem("too_long", facts=facts))


def _without_hidden(text: str) -> str:
    if text.isprintable():
        return text
    return "".join(
        character
        for place, character in enumerate(text)
        if unicodedata.category(character) != "Cf" or _joins(text, place)
    )


def _joins(text: str, place: int) -> bool:
    """Whether a joiner here changes how its neighbors are drawn."""
    if text[place] not in _JOINERS or not 0 < place < len(text) - 1:
        return False
    return all(
        unicodedata.category(side)[0] in "LMS"
        and not unicodedata.name(side, "").startswith(_NEVER_JOINED)
        for side in (text[place - 1], text[place + 1])
    )


def _is_visible(character: str) -> bool:
    category = unicodedata.category(character)
    return (category[0] in "LN" or category == "So") and character not in _BLANK_LETTERS
