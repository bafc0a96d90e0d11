"""From the codes of all cards back to the rounds that they tell of."""

from collections.abc import Iterable, Mapping
from fractions import Fraction

from tourneydesk.core.event import Bye, Round, Seat, Table
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.present.paper_lines import MANY, Line
from tourneydesk.present.paper_records import Record

_ROLES = {"us-swiss": ("white", "black"), "dual-ring": ("white", "black")}


def rounds_of(records: Iterable[Record]) -> tuple[Round, ...]:
    """Rounds, tables, results and byes as the cards have them, all of one format.

    ``ended`` is the order of results where the format goes by it. Whoever has no card is missing
    from his tables, whose results are then left out; so are those that two cards tell differently.
    """
    seats: dict[int, dict[int, dict[int, tuple[int, Line]]]] = {}
    byes: dict[int, list[Bye]] = {}
    kinds: dict[int, str] = {}
    format_key = ""
    for record in records:
        format_key = record.head.format
        for line in record.lines:
            kinds[line.round] = line.kind
            if line.table:
                at = seats.setdefault(line.round, {}).setdefault(line.table, {})
                at[line.seat] = (record.head.number, line)
            else:
                points = Fraction(line.figures[0] or 0)
                byes.setdefault(line.round, []).append(
                    Bye(record.head.number, points, line.outcome)
                )
    return tuple(
        Round(
            number,
            kinds[number],
            tuple(_table(format_key, *table) for table in sorted(seats.get(number, {}).items())),
            tuple(sorted(byes.get(number, ()), key=lambda bye: bye.player)),
        )
        for number in sorted(kinds)
    )


def _table(format_key: str, number: int, at: Mapping[int, tuple[int, Line]]) -> Table:
    lines = {player: line for _, (player, line) in sorted(at.items())}
    roles = _ROLES.get(format_key, ())
    seats = tuple(
        Seat(player, roles[line.seat] if roles else "seat") for player, line in lines.items()
    )
    order = max(line.order for line in lines.values())
    result = _many(format_key, lines) if format_key in MANY else _two(lines)
    return Table(
        number,
        seats,
        result=result,
        ended=order if result is not None and order else None,
        void=any(line.outcome == "void" for line in lines.values()),
    )


def _two(lines: Mapping[int, Line]) -> MatchResult | None:
    said = {player: line.outcome for player, line in lines.items()}
    games = next((line.figures for line in lines.values() if line.figures), None)
    won: dict[int, int] = {}
    drawn_games = 0
    if games is not None and len(lines) == 2:
        won = {player: int(line.figures[0] or 0) for player, line in lines.items()}
        drawn_games = int(games[2] or 0)
    match sorted(said.values()):
        case ["lost", "won"]:
            winner = next(player for player, outcome in said.items() if outcome == "won")
            return MatchResult(winner=winner, won=won, drawn_games=drawn_games)
        case ["drawn", "drawn"]:
            return MatchResult(drawn=True, won=won, drawn_games=drawn_games)
        case ["forfeit_lost", "forfeit_lost" | "forfeit_won"]:
            absent = (player for player, outcome in said.items() if outcome == "forfeit_lost")
            return MatchResult(forfeited=tuple(sorted(absent)))
        case _:
            return None


def _many(format_key: str, lines: Mapping[int, Line]) -> Result | None:
    if any(line.outcome == "open" for line in lines.values()):
        return None
    gone = tuple(player for player, line in lines.items() if line.outcome != "finished")
    in_it = {player: line for player, line in lines.items() if player not in gone}
    if format_key == "strikes":
        return ScoreResult(
            {player: Fraction(line.figures[0] or 0) for player, line in in_it.items()}, gone
        )
    return BoardResult(
        {player: int(line.figures[0] or 0) for player, line in in_it.items()},
        {player: int(it) for player, line in lines.items() if (it := line.figures[1]) is not None},
        {player: int(it) for player, line in lines.items() if (it := line.figures[2]) is not None},
        gone,
    )
