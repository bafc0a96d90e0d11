"""Reads the report of a table and refuses impossible ones."""

from collections.abc import Mapping

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.core.reports import match_result
from tourneydesk.core.results import MatchResult, Result
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules

CARD = 5
"""The number of games of a match that fit on the player's card (Age-Modified Swiss, sample
card).
"""


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}``, ``{"draw": true}`` or ``{"forfeit": [ids who did not play]}``, optionally
    with the games of a played match; raises Refused.
    """
    result = match_result(raw, table)
    problems = report_problems(event, posted, table, result)
    if problems:
        raise Refused(*problems)
    return result


def report_problems(
    event: Event, posted: Round, table: Table, result: Result
) -> tuple[Problem, ...]:
    """What is impossible: a winner from another table, games that do not add up to this result, or
    a draw in a top cut.
    """
    if not isinstance(result, MatchResult):
        return (Problem("match_result_unclear", table.players),)
    outcomes = (result.winner is not None) + result.drawn + bool(result.forfeited)
    named = {*result.forfeited, *result.won, *({result.winner} - {None})}
    if outcomes != 1 or not named <= set(table.players):
        return (Problem("match_result_unclear", table.players),)
    chosen, playoff = rules(event.settings), posted.kind == PLAYOFF
    if result.drawn and playoff:
        return (Problem("cut_needs_winner", table.players, {"table": table.number}),)
    return _games(chosen.top_cut_games if playoff else chosen.games, table, result)


def _games(most: int, table: Table, result: MatchResult) -> tuple[Problem, ...]:
    """Best of 3 ends at 2 wins, best of 5 at 3. Whoever leads when time is up has won (our
    reading), so fewer are possible; drawn games may be replayed, as far as the card has room.
    """
    first, second = table.players
    won, lost, drawn = result.won.get(first, 0), result.won.get(second, 0), result.drawn_games
    if not won + lost + drawn:
        return ()
    facts: dict[str, Fact] = {"table": table.number, "won": won, "lost": lost, "drawn": drawn}
    need = (most + 1) // 2
    room = 1 if most == 1 else CARD
    if max(won, lost) > need or won + lost + drawn > room or min(won, lost) == need:
        code = "one_game_a_match" if most == 1 else "too_many_games"
        return (Problem(code, table.players, {**facts, "games": most, "wins": need}),)
    leader = first if won > lost else second if lost > won else None
    if result.forfeited or leader != result.winner:
        return (Problem("games_do_not_fit", table.players, facts),)
    return ()
