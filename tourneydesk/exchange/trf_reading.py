"""Reads FIDE's tournament report file, TRF16 or TRF26, as what every player did.

Rows of any length and trailing blanks are accepted. What contradicts itself is refused by name,
round and line: a pairing that only one of the two players has, two winners of one game.
"""

import re
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.journal.dates import DATES
from tourneydesk.core.ratings import is_birth
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.exchange.report import ABSENT, BYES, MOST_ROUNDS, Cell, ReadPlayer, Report, check

_FIRST_ROUND, _ROUND = 91, 10
_LONGEST_LINE = _FIRST_ROUND + _ROUND * (MOST_ROUNDS + 1)
_SPACES = re.compile(r"\s+")
PLAYED = {"1": "won", "W": "won", "=": "drawn", "D": "drawn", "0": "lost", "L": "lost"}
FORFEITS = {"+": "forfeit_won", "-": "forfeit_lost"}


_DETAILS = {
    "022": "city",
    "032": "country",
    "042": "begin",
    "052": "end",
    "102": "chief_td",
    "112": "assistant_td",
    "122": "time_control",
}


def read_trf(text: str) -> Report:
    """Reads a file; Refused for one without players, or that contradicts itself."""
    fields: dict[str, str] = {}
    players: list[ReadPlayer] = []
    byes: dict[tuple[int, int], str] = {}
    prohibited: list[tuple[int, int]] = []
    win, draw = Fraction(1), Fraction(1, 2)
    for number, line in enumerate(text.splitlines(), start=1):
        tag, rest = line[:3], line[4:].strip()
        match tag:
            case "001":
                players.append(_player(line[:_LONGEST_LINE].expandtabs(1), number))
            case "240":
                kind, round_number, *ranks = [*rest.split(), "", ""]
                byes |= {
                    (int(rank), int(round_number)): kind
                    for rank in ranks
                    if rank.isdecimal() and round_number.isdecimal() and kind in BYES
                }
            case "260":
                prohibited += _pairs([int(one) for one in rest.split()[2:] if one.isdecimal()])
            case "162" | "XXS":
                worth = dict(re.findall(r"\b([WD])\s*=?\s*(\d+(?:\.\d+)?)", line[3:]))
                win, draw = Fraction(worth.get("W", win)), Fraction(worth.get("D", draw))
            case _ if tag not in fields:
                fields[tag] = rest
    details = {key: fields[tag] for tag, key in _DETAILS.items() if fields.get(tag)}
    dates = {key: details[key].replace("/", "-") for key in DATES if key in details}
    report = Report(
        fields.get("012", ""),
        {**details, **dates},
        _all_rounds(players),
        win,
        draw,
        byes=byes,
        prohibited=tuple(prohibited),
    )
    check(report)
    planned = (_number(fields.get(tag, "")) or 0 for tag in ("142", "XXR"))
    return replace(report, rounds=min(max(*planned, report.played), MOST_ROUNDS))


def _player(line: str, number: int) -> ReadPlayer:
    rank = _number(line[4:8])
    if not rank:
        raise Refused(Problem("trf_no_rank", facts={"line": number}))
    printable = "".join(letter if letter.isprintable() else " " for letter in line[14:47])
    name = _SPACES.sub(" ", printable).strip()
    cells = [
        _cell(line[at : at + 8].ljust(8), number, (at - _FIRST_ROUND) // _ROUND + 1)
        for at in range(_FIRST_ROUND, len(line.rstrip()), _ROUND)
    ]
    if len(cells) > MOST_ROUNDS:
        raise Refused(Problem("trf_too_many_rounds", facts={"line": number, "most": MOST_ROUNDS}))
    rating = _number(line[48:52])
    identity, birth = line[57:68].strip(), _birth(line[69:79].strip())
    return ReadPlayer(rank, name, rating or None, identity, tuple(cells), birth=birth)


def _birth(text: str) -> str | None:
    """A day of birth, or only its year; None if neither can be read."""
    day, year = text.replace("/", "-"), text[:4]
    return next((one for one in (day, year) if is_birth(one)), None)


def _cell(text: str, line: int, round_number: int) -> Cell:
    opponent, color, result = text[:4].strip(), text[5].lower(), text[7].upper()
    rank = 0 if not opponent else _number(opponent)
    known = result in (*PLAYED, *FORFEITS, *BYES, " ")
    facts: dict[str, Fact] = {"line": line, "round": round_number}
    wrong = Refused(Problem("trf_cell", facts={**facts, "text": in_one_line(text.strip())}))
    if rank is None or not known or color not in "wb- ":
        raise wrong
    if not rank:
        # A forfeit win without an opponent is a full point for somebody who was not paired.
        return Cell(0, "", {"+": "F", "-": "Z", " ": "Z"}.get(result, result))
    outcome = {**PLAYED, **FORFEITS, " ": "open"}.get(result)
    if outcome is None:
        raise wrong
    return Cell(rank, color.strip("- "), outcome)


def _all_rounds(players: list[ReadPlayer]) -> tuple[ReadPlayer, ...]:
    """The players by rank, each with a cell for every round."""
    longest = max((len(player.cells) for player in players), default=0)
    absent = Cell(0, "", ABSENT)
    return tuple(
        replace(player, cells=player.cells + (absent,) * (longest - len(player.cells)))
        for player in sorted(players, key=lambda one: one.rank)
    )


def _pairs(ranks: list[int]) -> list[tuple[int, int]]:
    return [
        (min(one, other), max(one, other))
        for at, one in enumerate(ranks)
        for other in ranks[at + 1 :]
        if one != other
    ]


def _number(text: str) -> int | None:
    text = text.strip()
    return int(text) if text.isascii() and text.isdecimal() else None
