"""Reads FIDE's tournament report file, TRF16 or TRF26, as what every player did.

Rows of any length and trailing blanks are accepted. What contradicts itself is refused by name,
round and line: a pairing that only one of the two players has, two winners of one game.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from tourneydesk.core.quoting import in_one_line
from tourneydesk.core.sayings import Fact, Problem, Refused

MOST_PLAYERS, MOST_ROUNDS = 9999, 99
_FIRST_ROUND, _ROUND = 91, 10
_LONGEST_LINE = _FIRST_ROUND + _ROUND * (MOST_ROUNDS + 1)
_SPACES = re.compile(r"\s+")
PLAYED = {"1": "won", "W": "won", "=": "drawn", "D": "drawn", "0": "lost", "L": "lost"}
FORFEITS = {"+": "forfeit_won", "-": "forfeit_lost"}
BYES = "HFUZ"
_AGREE = {
    ("won", "lost"),
    ("drawn", "drawn"),
    ("lost", "won"),
    ("forfeit_won", "forfeit_lost"),
    ("forfeit_lost", "forfeit_won"),
    ("forfeit_lost", "forfeit_lost"),
    ("open", "open"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """A player in a round: the opponent's starting rank and the color (``w`` or ``b``) with an
    outcome, or rank 0 with one of the letters of BYES.
    """

    opponent: int
    color: str
    outcome: str


@dataclass(frozen=True, slots=True)
class ReadPlayer:
    """A line of a player; ``cells`` has one for each round of the file."""

    rank: int
    name: str
    rating: int | None
    identity: str
    cells: tuple[Cell, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Report:
    """A whole file. ``fields`` are the lines of the tournament by tag; ``byes`` are requested ones
    by (rank, round) with their letter, ``prohibited`` pairs of ranks. ``win`` and ``draw`` are what
    they are worth, ``rounds`` how many are planned.
    """

    fields: Mapping[str, str]
    players: tuple[ReadPlayer, ...]
    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    rounds: int = 0
    byes: Mapping[tuple[int, int], str] = field(default_factory=dict)
    prohibited: tuple[tuple[int, int], ...] = ()

    @property
    def played(self) -> int:
        """The number of rounds in which somebody was paired."""
        paired = (
            at
            for player in self.players
            for at, cell in enumerate(player.cells, start=1)
            if cell.opponent or cell.outcome != "Z"
        )
        return max(paired, default=0)


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
    if not players:
        raise Refused(Problem("trf_no_players"))
    if len(players) > MOST_PLAYERS:
        raise Refused(Problem("trf_too_many_players", facts={"most": MOST_PLAYERS}))
    report = Report(
        fields,
        _all_rounds(players),
        win,
        draw,
        byes=byes,
        prohibited=tuple(prohibited),
    )
    _check(report)
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
    return ReadPlayer(rank, name, rating or None, line[57:68].strip(), tuple(cells), number)


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
    longest = max(len(player.cells) for player in players)
    absent = Cell(0, "", "Z")
    return tuple(
        replace(player, cells=player.cells + (absent,) * (longest - len(player.cells)))
        for player in sorted(players, key=lambda one: one.rank)
    )


def _check(report: Report) -> None:
    by_rank = {player.rank: player for player in report.players}
    if len(by_rank) < len(report.players):
        ranks = [player.rank for player in report.players]
        twice = next(rank for rank in ranks if ranks.count(rank) > 1)
        raise Refused(Problem("trf_rank_twice", facts={"rank": twice}))
    for player in report.players:
        for round_number, cell in enumerate(player.cells, start=1):
            if not cell.opponent:
                continue
            facts: dict[str, Fact] = {
                "name": player.name,
                "rank": cell.opponent,
                "round": round_number,
            }
            other = by_rank.get(cell.opponent)
            if other is None or other is player:
                raise Refused(Problem("trf_no_opponent", facts=facts))
            answer = other.cells[round_number - 1]
            facts["other"] = other.name
            if answer.opponent != player.rank:
                raise Refused(Problem("trf_one_sided", facts=facts))
            if (cell.outcome, answer.outcome) not in _AGREE:
                raise Refused(Problem("trf_two_results", facts=facts))
            if cell.color and cell.color == answer.color:
                raise Refused(Problem("trf_same_color", facts=facts))


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
