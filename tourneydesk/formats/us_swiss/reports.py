"""The report of a board: a winner, a draw, or players who did not play."""

from collections.abc import Mapping

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.reports import match_result
from tourneydesk.core.results import MatchResult


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}``, ``{"draw": true}`` or ``{"forfeit": [ids who did not play]}``.

    One absent: the other has an unplayed win; both absent: nothing for either. ``games`` may count
    the one game, if it agrees. Raises Refused.
    """
    result = match_result(raw, table)
    problems = cannot_report(table, result)
    if problems:
        raise Refused(*problems)
    # There is one game a board: its count adds nothing to the result.
    return MatchResult(result.winner, result.drawn, result.forfeited)


def cannot_report(table: Table, result: object) -> tuple[Problem, ...]:
    """What is impossible: anything but exactly one of winner, draw and absent players, all from
    this board.
    """
    facts = {"table": table.number}
    if not isinstance(result, MatchResult):
        return (Problem("winner_draw_or_forfeit", table.players, facts),)
    if (result.winner is not None) + result.drawn + bool(result.forfeited) != 1:
        return (Problem("winner_draw_or_forfeit", table.players, facts),)
    named = {result.winner, *result.forfeited, *result.won} - {None}
    if not named <= set(table.players) or len(set(result.forfeited)) < len(result.forfeited):
        return (Problem("winner_draw_or_forfeit", table.players, facts),)
    if result.forfeited and (result.won or result.drawn_games):
        return (Problem("no_games_in_forfeit", table.players, facts),)
    if not (result.won or result.drawn_games):
        return ()
    won = {player: count for player, count in result.won.items() if count}
    says = {result.winner: 1} if result.winner is not None else {}
    if won != says or result.drawn_games != int(result.drawn):
        return (Problem("games_say_otherwise", table.players, facts),)
    return ()
