"""Applies decisions as they were originally, and builds rounds from the lines of players."""

from collections.abc import Mapping
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.journal.replay import advance, opened
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.core.table_numbers import numbered
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.paper_rebuild.lines import Line, by_places, of_many


class EventBuilder:
    """Applies decisions one after another; each is a step."""

    def __init__(self, opening: d.EventOpened) -> None:
        first: d.Step = (opening,)
        self.steps: list[d.Step] = [first]
        self.event = opened(first)

    def take(self, *step: d.Decision) -> None:
        self.event = advance(self.event, step)
        self.steps.append(step)

    def follow(self, decision: d.Decision) -> None:
        """Applies a decision and what the format makes follow at once."""
        after = advance(self.event, (decision,))
        draw = Draw(after.seed, f"moment {after.moment}")
        self.take(decision, *format_of(after).follow(self.event, after, decision, draw))


def open_table(table: Table) -> Table:
    return replace(table, result=None, ended=None)


def paired_again(event: Event, on_paper: Round) -> Round:
    """The round with its reasons, if pairing it again gives what the cards show."""
    try:
        fmt = format_of(event)
        paired = fmt.propose(event, Draw(event.seed, f"round {on_paper.number}"))
        paired = numbered(fmt, event, paired)
    except Refused:
        return on_paper
    return paired if _content(paired) == _content(on_paper) else on_paper


def _content(posted: Round) -> tuple[object, ...]:
    """What a round has in common with its papers: kind, tables and byes, without reasons."""
    return posted.kind, _tables(posted), _byes(posted)


def _tables(posted: Round) -> list[tuple[object, ...]]:
    return [(table.number, table.seats) for table in posted.tables]


def _byes(posted: Round) -> list[tuple[object, ...]]:
    return sorted((bye.player, bye.points, bye.why) for bye in posted.byes)


# Builds rounds, tables and results from the lines of the players who sat there.


def round_of(
    format_key: str,
    round_number: int,
    kind: str,
    tables: Mapping[int, Mapping[int, Line]],
    byes: Mapping[int, Line],
) -> Round:
    """A round from the lines of its tables and byes, by player.

    ``ended`` of a table is the order of results, if the format depends on it.
    """
    return Round(
        round_number,
        kind,
        tuple(_table(format_key, *table) for table in sorted(tables.items())),
        tuple(
            Bye(player, Fraction(line.figures[0] or 0), line.outcome)
            for player, line in sorted(byes.items())
        ),
    )


def _table(format_key: str, table_number: int, lines: Mapping[int, Line]) -> Table:
    roles = FORMATS[format_key].code.roles
    lines = dict(sorted(lines.items(), key=lambda one: one[1].seat))
    seats = tuple(
        Seat(player, roles[line.seat] if roles else "seat") for player, line in lines.items()
    )
    order = max(line.order for line in lines.values())
    result = _many(format_key, lines) if of_many(format_key) else _two(lines)
    return Table(
        table_number,
        seats,
        result=result,
        ended=order if result is not None and order else None,
        void=any(line.outcome == "void" for line in lines.values()),
    )


def _two(lines: Mapping[int, Line]) -> MatchResult | None:
    outcomes = {player: line.outcome for player, line in lines.items()}
    games = next((line.figures for line in lines.values() if line.figures), None)
    won: dict[int, int] = {}
    drawn_games = 0
    if games is not None and len(lines) == 2:
        won = {player: int(line.figures[0] or 0) for player, line in lines.items()}
        drawn_games = int(games[2] or 0)
    match sorted(outcomes.values()):
        case ["lost", "won"]:
            winner = next(player for player, outcome in outcomes.items() if outcome == "won")
            return MatchResult(winner=winner, won=won, drawn_games=drawn_games)
        case ["drawn", "drawn"]:
            return MatchResult(drawn=True, won=won, drawn_games=drawn_games)
        case ["forfeit_lost", "forfeit_lost" | "forfeit_won"]:
            absent = (player for player, outcome in outcomes.items() if outcome == "forfeit_lost")
            return MatchResult(forfeited=tuple(sorted(absent)))
        case _:
            return None


def _many(format_key: str, lines: Mapping[int, Line]) -> Result | None:
    if any(line.outcome == "open" for line in lines.values()):
        return None
    withdrawn = tuple(player for player, line in lines.items() if line.outcome != "finished")
    finished = {player: line for player, line in lines.items() if player not in withdrawn}
    if not by_places(format_key):
        return ScoreResult(
            {player: Fraction(line.figures[0] or 0) for player, line in finished.items()}, withdrawn
        )
    return BoardResult(
        {player: int(line.figures[0] or 0) for player, line in finished.items()},
        {
            player: int(figure)
            for player, line in lines.items()
            if (figure := line.figures[1]) is not None
        },
        {
            player: int(figure)
            for player, line in lines.items()
            if (figure := line.figures[2]) is not None
        },
        withdrawn,
    )
