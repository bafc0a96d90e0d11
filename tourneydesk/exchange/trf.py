"""FIDE's tournament report file, TRF16 and TRF26: written and read.

A player's starting rank is the place by rating; TRF has no other number for a player.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.event import Event, Player, Round
from tourneydesk.core.journal.dates import DATES
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.ratings import is_birth
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.core.standings import UNRANKED
from tourneydesk.exchange.content import opponents
from tourneydesk.exchange.report import ABSENT, BYES, MOST_ROUNDS, Cell, ReadPlayer, Report, check
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import records
from tourneydesk.present.show import Scoring
from tourneydesk.present.shows import show_of

_NAME, _ID, _ROUND, _FIRST_ROUND = 33, 11, 10, 91
_RESULTS = {
    "won": "1",
    "drawn": "=",
    "lost": "0",
    "forfeit_won": "+",
    "forfeit_lost": "-",
    "open": " ",
}
_ABSENT = "0000 - Z"
VERSIONS = ("16", "26")


def trf(event: Event, version: str = "16") -> bytes:
    """The event as a TRF of that version; lines end with CR and LF.

    Rounds without a result so far have the pairing and a blank result.
    """
    return "".join(f"{line}\r\n" for line in _lines(event, version)).encode()


def _lines(event: Event, version: str) -> Iterator[str]:
    ranks = starting_ranks(event)
    yield from _header(event, version)
    yield from _players(event, ranks)
    if version == "26":
        yield from _requested_byes(event, ranks)
        yield from _prohibited(event, ranks)
    else:
        yield f"XXR {_planned(event)}"
        win, draw, _ = _scoring(event)
        if (win, draw) != (1, Fraction(1, 2)):
            yield f"XXS W={_points(win).strip()} D={_points(draw).strip()}"


def starting_ranks(event: Event) -> dict[int, int]:
    """Each player's starting rank from 1: by rating, unrated players last, then by number."""
    ordered = sorted(event.entered, key=lambda one: (-(one.rating or 0), one.id))
    return {player.id: rank for rank, player in enumerate(ordered, start=1)}


def _header(event: Event, version: str) -> Iterator[str]:
    details = event.details
    rated = sum(player.rating is not None for player in event.entered)
    fields = [
        ("012", event.name),
        ("022", details.get("city", "")),
        ("032", details.get("country", "")),
        ("042", details.get("begin", "").replace("-", "/")),
        ("052", details.get("end", "").replace("-", "/")),
        ("062", str(len(event.entered))),
        ("072", str(rated)),
        ("082", "0"),
        ("092", "Individual: Swiss-System"),
        ("102", details.get("chief_td", "")),
        ("112", details.get("assistant_td", "")),
        ("122", details.get("time_control", "")),
    ]
    yield from (f"{tag} {_line(text)}" for tag, text in fields if text)
    begin = details.get("begin", "")
    if begin and begin == details.get("end") and event.rounds:
        day = begin[2:].replace("-", "/")
        dates = "".join(f"{day:<{_ROUND}}" for _ in _swiss_rounds(event))
        yield f"{'132':<{_FIRST_ROUND}}{dates}".rstrip()
    if version == "26":
        yield f"142 {_planned(event)}"
        win, draw, lost = _scoring(event)
        if (win, draw, lost) != (1, Fraction(1, 2), 0):
            yield f"162  W{_points(win)}    D{_points(draw)}    L{_points(lost)}"
        yield "182 TourneyDesk"


def _players(event: Event, ranks: Mapping[int, int]) -> Iterator[str]:
    standings = {row.player: row for row in standings_of(event)}
    past = records(event)
    for player in sorted(event.entered, key=lambda one: ranks[one.id]):
        row = standings.get(player.id)
        place = row.place if row is not None and row.place != UNRANKED else len(ranks)
        points = _points(row.points if row is not None else Fraction(0))
        fixed = (
            f"001 {ranks[player.id]:>4}      {_name(player):<{_NAME}} "
            f"{player.rating or '':>4}     {_identity(player):>{_ID}} {_birth(player):10} "
            f"{points} {place:>4}"
        )
        rounds = _rounds(event, player, past[player.id].lines, ranks)
        yield f"{fixed:<{_FIRST_ROUND}}{'  '.join(rounds)}".rstrip()


def _birth(player: Player) -> str:
    """``2010/05/17``, or ``2010/00/00`` where only the year is known."""
    return "" if player.birth is None else f"{player.birth.replace('-', '/')}/00/00"[:10]


def _rounds(
    event: Event, player: Player, lines: Sequence[Line], ranks: Mapping[int, int]
) -> list[str]:
    by_round = {line.round: line for line in lines}
    return [
        _game(by_round[posted.number], player, ranks) if posted.number in by_round else _ABSENT
        for posted in _swiss_rounds(event)
    ]


def _swiss_rounds(event: Event) -> list[Round]:
    """The rounds that the report has: it knows no bracket after them, whose matches bring no
    points; the places are those after it.
    """
    extra = format_of(event).extra_kinds
    return [posted for posted in event.rounds if posted.kind not in extra]


def _scoring(event: Event) -> Scoring:
    """Points for a win, a draw and a loss in this event."""
    show = show_of(event)
    return show.scoring if show.own_scoring is None else show.own_scoring(event)


def _game(line: Line, player: Player, ranks: Mapping[int, int]) -> str:
    if not line.table:
        return f"0000 - {_bye(line)}"
    if line.outcome not in _RESULTS:
        return _ABSENT
    (opponent,) = opponents(line, player.id)
    return f"{ranks[opponent]:>4} {'wb'[line.seat]} {_RESULTS[line.outcome]}"


def _bye(line: Line) -> str:
    points = Fraction(line.figures[0] or 0)
    if line.outcome == "odd":
        return "U"
    if not points:
        return "Z"
    return "H" if points == Fraction(1, 2) else "F"


def _requested_byes(event: Event, ranks: Mapping[int, int]) -> Iterator[str]:
    """Byes requested for rounds that are not posted yet."""
    for request in sorted(event.bye_requests, key=lambda one: (one.round, ranks[one.player])):
        if request.round > len(event.rounds):
            kind = {Fraction(0): "Z", Fraction(1, 2): "H"}.get(request.points, "F")
            yield f"240 {kind} {request.round:03} {ranks[request.player]:>4}"


def _prohibited(event: Event, ranks: Mapping[int, int]) -> Iterator[str]:
    for first, second in sorted(event.forbidden):
        if first in ranks and second in ranks:
            yield f"260 001 {_planned(event):03} {ranks[first]:>4} {ranks[second]:>4}"


def _planned(event: Event) -> int:
    fmt = format_of(event)
    planned = fmt.outlook(event).rounds_planned or 0
    planned -= sum(fmt.stage(event, number) > 0 for number in range(1, planned + 1))
    return max(planned, len(_swiss_rounds(event)))


def _name(player: Player) -> str:
    given = given_name(player)
    name = f"{family_name(player)}, {given}" if given else family_name(player)
    return _line(name)[:_NAME]


def _identity(player: Player) -> str:
    """The member id where it fits: an id cut short would be another player's."""
    member = _line(player.member_id or "")
    return member if len(member) <= _ID else ""


def _line(text: str) -> str:
    return " ".join(text.split())


def _points(points: Fraction | int) -> str:
    return f"{float(points):4.1f}"


# Reads FIDE's tournament report file, TRF16 or TRF26, as what every player did.
#
# Rows of any length and trailing blanks are accepted. What contradicts itself is refused by name,
# round and line: a pairing that only one of the two players has, two winners of one game.

_FIRST_ROUND_AT, _ROUND_WIDTH = 91, 10
_LONGEST_LINE = _FIRST_ROUND_AT + _ROUND_WIDTH * (MOST_ROUNDS + 1)
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
        _cell(
            line[at : at + 8].ljust(8),
            number,
            (at - _FIRST_ROUND_AT) // _ROUND_WIDTH + 1,
        )
        for at in range(_FIRST_ROUND_AT, len(line.rstrip()), _ROUND_WIDTH)
    ]
    if len(cells) > MOST_ROUNDS:
        raise Refused(Problem("trf_too_many_rounds", facts={"line": number, "most": MOST_ROUNDS}))
    rating = _number(line[48:52])
    identity, birth = line[57:68].strip(), _birth_date(line[69:79].strip())
    return ReadPlayer(rank, name, rating or None, identity, tuple(cells), birth=birth)


def _birth_date(text: str) -> str | None:
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
