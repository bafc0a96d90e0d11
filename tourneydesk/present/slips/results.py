"""A table's reported result, as it would be written on its slip by pen."""

from collections.abc import Mapping, Sequence

from tourneydesk.core.event import Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult, withdrawn_in
from tourneydesk.present.messages import number, text
from tourneydesk.present.sheets import SlipField

TICK = "×"


def reported(fields: Sequence[SlipField], table: Table, player: int) -> tuple[tuple[str, ...], str]:
    """What a player would write in the fields, "" where they would write nothing, and a remark for
    what no field has room for.
    """
    match table.result:
        case None:
            return ("",) * len(fields), ""
        case MatchResult() as result:
            written, remark = _of_match(result, player, {field.key for field in fields})
        case BoardResult() as result:
            written, remark = _of_board(result, player), ""
        case ScoreResult() as result:
            written, remark = {}, ""
            if player in result.scores:
                written = {"score": number(result.scores[player])}
    if player in withdrawn_in(table.result):
        written["drops_out"] = TICK
    return tuple(written.get(field.key, "") for field in fields), remark


def _of_match(result: MatchResult, player: int, known: set[str]) -> tuple[dict[str, str], str]:
    """Who did not come is a remark; so is the outcome of a match whose games nobody counted."""
    if player in result.forfeited:
        return {}, text("card-forfeit")
    won = result.winner == player or bool(result.forfeited)
    outcome = "won" if won else "drew" if result.drawn else ""
    written = {outcome: TICK} if outcome else {}
    if result.won or result.drawn_games:
        written["games_won"] = str(result.won.get(player, 0))
        written["games_drawn"] = str(result.drawn_games)
    elif outcome and outcome not in known:
        return written, text(f"slip-{outcome}")
    return written, ""


def _of_board(result: BoardResult, player: int) -> dict[str, str]:
    figures: Sequence[tuple[str, Mapping[int, int]]] = (
        ("place", result.places),
        ("points", result.game_points),
        ("energy", result.energy),
    )
    return {key: str(values[player]) for key, values in figures if player in values}
