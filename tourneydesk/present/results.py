"""A table's result, in words and in figures, for every part of the interface."""

from fractions import Fraction

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.formats import format_of
from tourneydesk.present.messages import enumerated, isolated_name, listed, name_of, number, text


def outcome_text(event: Event, table: Table) -> str:
    """The outcome of a table: its result in words, that it was stopped, or that it has none yet; a
    game of a ring is in progress until then.
    """
    if table.running and format_of(event).ring_kinds:
        return text("result-running")
    return text("table-void") if table.void else result_text(event, table.result)


def result_text(event: Event, result: Result | None) -> str:
    """A result in one line: players in order of finish, the games of a match with the winner's
    first.
    """
    match result:
        case None:
            return text("result-none")
        case MatchResult():
            return _match(event, result)
        case BoardResult():
            order = sorted(result.places, key=lambda player: result.places[player])
            figures = [
                text(
                    "result-of-board",
                    place=result.places[one],
                    name=name_of(event, one),
                    points=result.game_points.get(one, 0),
                    energy=result.energy.get(one, 0),
                )
                for one in order
            ]
        case ScoreResult():
            order = sorted(result.scores, key=lambda player: (-result.scores[player], player))
            figures = [f"{isolated_name(event, one)} {number(result.scores[one])}" for one in order]
    withdrawn = [
        text("result-withdrawn", name=isolated_name(event, one)) for one in result.withdrawn
    ]
    return enumerated([*figures, *withdrawn])


def score_text(table: Table) -> str:
    """A result as written in a list, between two opponents or after all players of a table: 1 – 0,
    or that it is in; empty without a result.
    """
    if table.void:
        return text("score-stopped")
    match table.result:
        case None:
            return ""
        case MatchResult(drawn=True):
            return text("score-drawn")
        case MatchResult(winner=int(winner)):
            return text("score-first-won" if winner == table.players[0] else "score-second-won")
        case MatchResult(forfeited=(one,)):
            first = one != table.players[0]
            return text("score-first-by-forfeit" if first else "score-second-by-forfeit")
        case MatchResult():
            return text("score-forfeited")
        case _:
            return text("score-in")


def seat_result(table: Table, player: int, in_points: bool = False) -> str:
    """One player's result as a sign or figure: W, ½, a place, a score; WD for withdrawn, X and F
    for an unplayed game. ``in_points`` counts matches in points.
    """
    match table.result:
        case MatchResult() as result if result.forfeited:
            return text("cross-forfeit-lost" if player in result.forfeited else "cross-forfeit-won")
        case MatchResult() as result:
            halves = 1 if result.drawn else 2 if result.winner == player else 0
            if in_points:
                return number(Fraction(halves, 2))
            return text(("card_loss_letter", "card_draw_letter", "card_win_letter")[halves])
        case BoardResult() | ScoreResult() as result if player in result.withdrawn:
            return text("card-withdrawn")
        case BoardResult(places=places) if player in places:
            return str(places[player])
        case ScoreResult(scores=scores) if player in scores:
            return number(scores[player])
        case _:
            return ""


def _match(event: Event, result: MatchResult) -> str:
    if result.forfeited:
        absent = [isolated_name(event, player) for player in result.forfeited]
        return text("result-forfeit", names=listed(absent))
    if result.winner is None:
        outcome = text("result-drawn")
    else:
        outcome = text("result-won", name=isolated_name(event, result.winner))
    if not result.won and not result.drawn_games:
        return outcome
    won = [*sorted(result.won.values(), reverse=True), 0, 0][:2]
    games = [*won, result.drawn_games] if result.drawn_games else won
    return text("result-games", result=outcome, games="–".join(map(str, games)))
