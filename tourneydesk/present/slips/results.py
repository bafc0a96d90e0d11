"""A table's reported result, as it would be written on its slip by pen."""

from collections.abc import Sequence
from dataclasses import replace

from tourneydesk.core.event import Table
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult, withdrawn_in
from tourneydesk.present.messages import number
from tourneydesk.present.sheets import Cell, Choices, Column, Written

_WON, _DRAWN, _LOST = range(3)
_LEFT = "×"


def reported(columns: Sequence[Column], table: Table, player: int) -> tuple[Cell, ...]:
    """A player's cells in the columns to fill in on the slip; left blank if nothing is reported."""
    cells = [column.blank for column in columns]
    match table.result:
        case None:
            return tuple(cells)
        case MatchResult() as result:
            _match(cells, result, player)
        case BoardResult() as result:
            _board(cells, result, player)
        case ScoreResult() as result:
            if player in result.scores:
                cells[0] = _figure(number(result.scores[player]))
    if player in withdrawn_in(table.result) and isinstance(table.result, ScoreResult):
        cells[-1] = _figure(_LEFT)
    return tuple(cells)


def _match(cells: list[Cell], result: MatchResult, player: int) -> None:
    if result.forfeited:
        outcome = _LOST if player in result.forfeited else _WON
    elif result.drawn:
        outcome = _DRAWN
    else:
        outcome = _WON if result.winner == player else _LOST
    if isinstance(cells[0], Choices):
        cells[0] = replace(cells[0], ringed=(outcome,))
    elif result.won or result.drawn_games:
        cells[0] = _figure(str(result.won.get(player, 0)))
        cells[1] = _figure(str(result.drawn_games))


def _board(cells: list[Cell], result: BoardResult, player: int) -> None:
    places = cells[0]
    if isinstance(places, Choices):
        last = len(places.options) - 1
        place = result.places[player] - 1 if player in result.places else last
        cells[0] = replace(places, ringed=(place,))
    for column, figures in ((1, result.game_points), (2, result.energy)):
        if player in figures:
            cells[column] = _figure(str(figures[player]))


def _figure(text: str) -> Written:
    return Written(text, "center", bold=True)
