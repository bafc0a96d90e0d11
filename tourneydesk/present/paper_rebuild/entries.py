"""Codes as typed or scanned, line by line, each either read or refused with a reason.

A line begins with the digits of a card, slip or cover. A card's digits are followed, on the same
line or the next ones, by the player's identity: the lines of a square code (`people`), or just the
name. A slip's digits are followed by the lines of every player at the table, one after another.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tourneydesk.core.event import Player
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.present.paper_rebuild.codes import CARD, COVER, VERSION, decode
from tourneydesk.present.paper_rebuild.cover import Cover, cover_of
from tourneydesk.present.paper_rebuild.people import player_of
from tourneydesk.present.paper_rebuild.records import Record, SlipRecord, record_of, slip_record_of

Paper = Record | SlipRecord | Cover
"""The papers that a code can belong to."""

_LINES, _OLD_LINES = 6, 5
"""Lines about a player, in the current version and on cards of the first version."""
_LEAST_DIGITS = 16
_BETWEEN = " -–\u00a0\t"


@dataclass(frozen=True, slots=True)
class Entry:
    """A code starting at that line, counted from 1: its contents, or the problem with it;
    ``player`` identifies the player of a card, if that was entered, ``people`` the players at the
    table of a slip.
    """

    line: int
    digits: str
    paper: Paper | None
    problem: Problem | None = None
    player: Player | None = None
    people: tuple[Player, ...] = ()


def entries(lines: Sequence[str]) -> tuple[Entry, ...]:
    """Every code, in line order; lines that begin with # are comments."""
    return tuple(_entry(*one) for one in _codes(lines))


def _codes(lines: Sequence[str]) -> Iterator[tuple[int, str, list[str]]]:
    """The line number, the digits, and the lines about the player that came with them."""
    open_one: tuple[int, str, list[str]] | None = None
    for number, raw in enumerate(lines, start=1):
        line = raw.strip("\r\n\ufeff")
        digits, rest = _parted(line)
        if digits:
            if open_one is not None:
                yield open_one
            open_one = (number, digits, [rest] if rest else [])
        elif open_one is not None and len(open_one[2]) < _lines_about(open_one[1]):
            open_one[2].append(line.strip())
        elif line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip(), []
    if open_one is not None:
        yield open_one


def _parted(line: str) -> tuple[str, str]:
    """The digits at the beginning of a line and the rest; no digits if there are too few."""
    end = next(
        (
            at
            for at, sign in enumerate(line)
            if not (sign.isascii() and sign.isdigit()) and sign not in _BETWEEN
        ),
        len(line),
    )
    digits = line[:end].strip(_BETWEEN)
    if sum(sign.isdigit() for sign in digits) < _LEAST_DIGITS:
        return "", ""
    return digits, line[end:].strip()


def _lines_about(digits: str) -> int:
    """How many lines about players may follow a code."""
    match paper_of(digits):
        case Record() as record:
            return _LINES if record.head.version >= VERSION else _OLD_LINES
        case SlipRecord() as slip if slip.head.version >= VERSION:
            return _LINES * len(slip.players)
        case Cover() | SlipRecord():
            return 0
        case _:
            return _LINES


def _entry(number: int, digits: str, about: list[str]) -> Entry:
    match paper_of(digits):
        case Problem() as problem:
            return Entry(number, digits, None, problem)
        case Record() as record:
            return Entry(number, digits, record, None, _player(record.head.number, about))
        case SlipRecord() as slip:
            people = tuple(
                player
                for at, seated in enumerate(slip.players)
                if (player := _player(seated, about[at * _LINES : (at + 1) * _LINES])) is not None
            )
            return Entry(number, digits, slip, people=people)
        case cover:
            return Entry(number, digits, cover)


# All codes are read again after each new one; those read before are cached.
@lru_cache(maxsize=8192)
def paper_of(digits: str) -> Paper | Problem:
    """The contents of a code's digits, or why they cannot be read."""
    try:
        kind = decode(digits)[0].kind
        if kind == CARD:
            return record_of(digits)
        return cover_of(digits) if kind == COVER else slip_record_of(digits)
    except Refused as refused:
        return refused.problems[0]


def _player(number: int, about: Sequence[str]) -> Player | None:
    """The player described by the lines that came with a card; None if they give no name."""
    description = [line for line in about if not line.startswith("#")]
    if not description or not description[0]:
        return None
    try:
        player = player_of(number, "\n".join([*description, *[""] * (_LINES - len(description))]))
    except Refused:
        return Player(number, description[0][:60])
    return replace(player, name=player.name[:60])
