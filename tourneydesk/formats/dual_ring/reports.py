"""The report of a table: a winner or a draw, nothing else."""

from collections.abc import Mapping

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.reports import match_result, only_keys
from tourneydesk.core.results import MatchResult


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}`` or ``{"draw": true}``; raises Refused for a forfeit (a player who does not
    play is withdrawn), for counts of games, and for what `match_result` refuses.
    """
    report = {key: raw[key] for key in raw if key not in ("forfeit", "games") or raw[key]}
    if "forfeit" in report:
        raise Refused(Problem("no_forfeits", table.players, {"table": table.number}))
    if "games" in report:
        raise Refused(Problem("one_game_a_table", table.players, {"table": table.number}))
    only_keys(report, ("winner", "draw"))
    return match_result(report, table)


def cannot_report(table: Table, result: object) -> tuple[Problem, ...]:
    """Why a table cannot have this result: it has one, it was stopped, or no winner is named."""
    facts = {"table": table.number}
    if table.void:
        return (Problem("game_was_stopped", table.players, facts),)
    if table.result is not None:
        return (Problem("result_stands", table.players, facts),)
    if not isinstance(result, MatchResult):
        return (Problem("winner_or_draw", table.players, facts),)
    if result.forfeited:
        return (Problem("no_forfeits", table.players, facts),)
    if result.won or result.drawn_games:
        return (Problem("one_game_a_table", table.players, facts),)
    if result.drawn == (result.winner is not None):
        return (Problem("winner_or_draw", table.players, facts),)
    if result.winner is not None and result.winner not in table.players:
        return (Problem("winner_or_draw", table.players, facts),)
    return ()
