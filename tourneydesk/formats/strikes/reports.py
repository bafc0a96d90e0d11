"""Reads a table's scores."""

from collections.abc import Mapping

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.reports import by_player, exact, only_keys, players_of
from tourneydesk.core.results import ScoreResult


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> ScoreResult:
    """``{"scores": {"id": number}, "withdrawn": [ids]}``: a score for everyone who did not leave.

    Raises Refused naming players who have neither a score nor left, or both.
    """
    only_keys(raw, ("scores", "withdrawn"))
    scores = by_player(raw, "scores", table)
    withdrawn = players_of(raw, "withdrawn", table)
    facts = {"table": table.number}
    both = tuple(player for player in withdrawn if player in scores)
    if both:
        raise Refused(Problem("score_of_withdrawn", both, facts))
    neither = tuple(
        player for player in table.players if player not in scores and player not in withdrawn
    )
    if neither:
        raise Refused(Problem("score_missing", neither, facts))
    return ScoreResult(
        {
            player: exact(scores[player], "Score", player)
            for player in table.players
            if player in scores
        },
        tuple(player for player in table.players if player in withdrawn),
    )
