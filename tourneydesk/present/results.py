"""A table's result and a round's name in words and in figures, for every part of the interface."""

from dataclasses import replace
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Table
from tourneydesk.core.reasons import Problem
from tourneydesk.core.results import BoardResult, MatchResult, Result, ScoreResult
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import (
    enumerated,
    has,
    isolated_name,
    listed,
    name_of,
    number,
    say,
    text,
)


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


# What a round is called: its number, and its kind where that says something.


def round_name(event: Event, number: int, kind: str, drawn: int = 1) -> str:
    """The name of a round, posted or not, and how often it was drawn if that was more than once."""
    named = stage_name(event, number) or named_kind(event, kind)
    if drawn > 1:
        id = "head-round-kind-redrawn" if named else "head-round-redrawn"
    else:
        id = "head-round-kind" if named else "head-round"
    return text(id, round=number, kind=named, times=drawn)


def round_on_paper(event: Event, number: int, kind: str = "") -> str:
    """What papers call a round: its number, or what it is instead: the final, the ring. ``kind`` is
    that of a round that is still to be posted.
    """
    if stage := stage_name(event, number):
        return stage
    posted = event.round(number)
    own = f"paper-round-{kind if posted is None else posted.kind}"
    return text(own if has(own, event.format) else "paper-round", event.format, round=number)


def stage_name(event: Event, number: int) -> str:
    """What a round of a bracket is called, posted or to come, such as Semifinals; empty for another
    round.
    """
    matches = format_of(event).stage(event, number)
    return text("bracket-stage", matches=matches, players=2 * matches) if matches else ""


def kind_in_texts(event: Event, number: int) -> str:
    """The kind by which texts call a posted round; empty if they call it by its number, as they do
    the rounds of a bracket.
    """
    posted = event.round(number)
    return "" if posted is None or stage_name(event, number) else posted.kind


def named_kind(event: Event, kind: str) -> str:
    """The name of a kind of round; empty for the only kind of an ordinary round that the format
    makes: naming it would tell nothing.
    """
    fmt = format_of(event)
    ordinary = [one for one in fmt.kinds if one not in fmt.extra_kinds]
    return "" if ordinary == [kind] else text(f"kind-{kind}", event.format)


def extra_round(kind: str, format_key: str) -> str:
    """What a round that is not one of the numbered ones is called by itself, such as the Final;
    empty for an ordinary round.
    """
    if kind not in FORMATS[format_key].extra_kinds:
        return ""
    return text(f"paper-round-{kind}", format_key)


# A problem with a row of a list, preceded by the row.


def in_row(row: int, problem: Problem) -> str:
    """``Row 7: …``; no prefix if the problem is about the list as a whole (row 0)."""
    sentence = say(problem)
    return text("in-row", row=row, said=sentence) if row else sentence


# A result that a desk recorded or typed, in a few words: “board 9: 1–0”.


def recorded_words(event: Event, decision: d.Decision) -> str:
    """The table and the score, or the table alone where the score is not short; empty for anything
    but a result.
    """
    if not isinstance(decision, d.ResultDecision):
        return ""
    score = score_words(event, decision)
    facts = {"round": decision.round, "table": decision.table, "score": score}
    # Another round than the one that is played has the same tables.
    now = decision.round == len(event.rounds)
    id = ("desk-result" if now else "desk-result-in-round") if score else "desk-result-of"
    return text(id, event.format, **facts)


def score_words(event: Event, decision: d.Decision) -> str:
    """The score alone, as a list shows it; empty where it is not short."""
    if not isinstance(decision, d.ResultDecision):
        return ""
    if isinstance(decision, d.ResultCleared) or decision.result is None:
        return text("result-none")
    posted = event.round(decision.round)
    table = posted.table(decision.table) if posted is not None else None
    if table is None or not isinstance(decision.result, MatchResult):
        return ""
    return score_text(replace(table, result=decision.result))
