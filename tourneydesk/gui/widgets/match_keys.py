"""Result keys of a table of two, and numbers as people type them."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Refused
from tourneydesk.formats import format_of
from tourneydesk.present.messages import current_language

Report = dict[str, object]


@dataclass(frozen=True, slots=True)
class KeySet:
    """The keys for the first player's win, the second's, and a draw; the first of each is shown."""

    first: str
    second: str
    draw: str


KEY_SETS: Mapping[str, KeySet] = {
    "own": KeySet("1", "2", "0=dD"),
    "us": KeySet("1", "0", "5½="),
    "letters": KeySet("wW", "lL", "dD="),
}
"""The sets to choose from: ours, and those of programs for US Chess."""
OWN_KEYS = KEY_SETS["own"]
_ABSENT: Mapping[str, Callable[[int, int], Report]] = {
    # No-shows have keys of their own, so that they are never mistyped as 1 or 2.
    "7": lambda first, _second: {"forfeit": [first]},
    "8": lambda _first, second: {"forfeit": [second]},
    "9": lambda first, second: {"forfeit": [first, second]},
}
SCORE_KEYS = {2: "3456", 3: "ABCXYZ"}
"""The keys of a match's final scores, by the number of games that win it."""


def report_of(key: str, table: Table, keys: KeySet = OWN_KEYS) -> Report | None:
    """The report that a key means at this table, or None."""
    if len(table.players) != 2 or not key:
        return None
    first, second = table.players
    if key in keys.first:
        return {"winner": first}
    if key in keys.second:
        return {"winner": second}
    if key in keys.draw:
        return {"draw": True}
    return _ABSENT[key](first, second) if key in _ABSENT else None


def takes(event: Event, posted: Round, table: Table, report: Report) -> bool:
    """Whether the format accepts such a report at all: a forfeit, the games of a match."""
    try:
        format_of(event).read_result(event, posted, table, report)
    except Refused:
        return False
    return True


def takes_forfeits(event: Event, posted: Round, table: Table) -> bool:
    return takes(event, posted, table, {"forfeit": [table.players[0]]})


def final_scores(event: Event, posted: Round, table: Table) -> dict[str, tuple[int, int]]:
    """The scores at which a match of several games ends, each with its key, ordered by the first
    player's success; empty if a table plays a single game.

    2–0, 2–1, 1–2 and 0–2 have digits; the six scores of a best of five have letters, because 7 to 9
    are forfeits: the first letters of the alphabet for the first player, the last for the second.
    """
    needed = 0
    while takes(event, posted, table, games_report(table, needed + 1, 0, 0)):
        needed += 1
    if needed < 2:
        return {}
    lost = range(needed)
    scores = [(needed, games) for games in lost] + [(games, needed) for games in reversed(lost)]
    return dict(zip(SCORE_KEYS.get(needed, ""), scores, strict=False))


def games_report(table: Table, won: int, lost: int, drawn: int) -> Report:
    """The report of a match that ended with this score; the leader has won."""
    first, second = table.players
    report: Report = {"games": {"won": {first: won, second: lost}, "drawn": drawn}}
    if won == lost:
        return {**report, "draw": True}
    return {**report, "winner": first if won > lost else second}


# Parses the numbers that people type, exactly.

_WHOLE = re.compile(r"[0-9]{1,10}", re.ASCII)
_DECIMAL = re.compile(r"([-−]?)([0-9]{1,10})(?:[.,]([0-9]{1,6}))?", re.ASCII)


def whole_number(text: str) -> int | None:
    """A whole number of 0 or more, or None."""
    text = text.strip()
    return int(text) if _WHOLE.fullmatch(text) else None


def exact_number(text: str) -> Fraction | None:
    """A number with at most six decimal places, with a point or comma; otherwise None."""
    found = _DECIMAL.fullmatch(text.strip())
    if found is None:
        return None
    sign, whole_part, places = found.groups()
    places = places or ""
    value = Fraction(int(whole_part + places), 10 ** len(places))
    return -value if sign else value


def as_typed(value: Fraction | int) -> str:
    """A number as typed in the current language: 12, 7.5 or 7,5, -3."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    sign, rest = ("-" if value < 0 else ""), abs(value)
    millionths = rest * 10**6
    digits = f"{millionths.numerator // millionths.denominator:07d}"
    return f"{sign}{digits[:-6]}{current_language().decimal}{digits[-6:]}".rstrip("0")
