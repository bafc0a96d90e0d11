"""Codes as they were typed or scanned, line after line, each read or refused in words.

A line begins with the digits of a card, slip or cover. After a card's digits, on the same line or
the next ones, stands who the player is: the five lines of a square code, or just the name.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from tourneydesk.core.event import Player
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.present.paper_codes import CARD, COVER, read
from tourneydesk.present.paper_cover import Cover, cover_of
from tourneydesk.present.paper_records import Record, Seating, player_of, record_of, seating_of

Paper = Record | Seating | Cover
"""What a code can be of."""

_LINES = 5
_LEAST_DIGITS = 16
_BETWEEN = " -–\u00a0\t"


@dataclass(frozen=True, slots=True)
class Entry:
    """A code from the line of that number, from 1: what it says, or the problem with it;
    ``player`` says who the player of a card is, where that was entered.
    """

    line: int
    digits: str
    said: Paper | None
    problem: Problem | None = None
    player: Player | None = None


def entries(lines: Sequence[str]) -> tuple[Entry, ...]:
    """Every code, in the order of the lines; lines that begin with # are remarks."""
    return tuple(_entry(*one) for one in _codes(lines))


def _codes(lines: Sequence[str]) -> Iterator[tuple[int, str, list[str]]]:
    """Line number, digits, and the lines about the player that came with them."""
    open_one: tuple[int, str, list[str]] | None = None
    for number, raw in enumerate(lines, start=1):
        line = raw.strip("\r\n\ufeff")
        digits, rest = _parted(line)
        if digits:
            if open_one is not None:
                yield open_one
            open_one = (number, digits, [rest] if rest else [])
        elif open_one is not None and len(open_one[2]) < _LINES:
            open_one[2].append(line.strip())
        elif line.strip() and not line.lstrip().startswith("#"):
            yield number, line.strip(), []
    if open_one is not None:
        yield open_one


def _parted(line: str) -> tuple[str, str]:
    """The digits at the beginning of a line and what follows; no digits where they are too few."""
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


def _entry(number: int, digits: str, about: list[str]) -> Entry:
    said = _read(digits)
    if isinstance(said, Problem):
        return Entry(number, digits, None, said)
    if isinstance(said, Record):
        return Entry(number, digits, said, None, _player(said.head.number, about))
    return Entry(number, digits, said)


# Codes are read again after each that comes; those read before cost nothing.
@lru_cache(maxsize=8192)
def _read(digits: str) -> Paper | Problem:
    try:
        kind = read(digits)[0].kind
        if kind == CARD:
            return record_of(digits)
        return cover_of(digits) if kind == COVER else seating_of(digits)
    except Refused as refused:
        return refused.problems[0]


def _player(number: int, about: Sequence[str]) -> Player | None:
    """The player by the lines that came with a card; None where they say no name."""
    said = [line for line in about if not line.startswith("#")]
    if not said or not said[0]:
        return None
    try:
        player = player_of(number, "\n".join([*said, *[""] * (_LINES - len(said))]))
    except Refused:
        return Player(number, said[0][:60])
    return replace(player, name=player.name[:60])
