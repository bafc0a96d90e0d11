"""The match record card of Age-Modified Swiss (sample scorecard, 7)."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.card import CardLine, cards
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.present.cards.layout import (
    NUMBER_BOXES,
    Layout,
    Row,
    Rows,
    figure,
    head,
    number_of,
    numbered,
    row_number,
    running,
    tick,
)
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Digits, Written

GAMES = 5
_OUTCOMES = ("win", "draw", "loss")


def layout(event: Event) -> Layout:
    """Ten rows: games, match, round, opponent, running match points."""
    letters = _letters()
    return Layout(
        key=(text("card-key-age"), text("card-key-running")),
        columns=(
            *(head(f"game_{at}", 19, "game_outcome", Choices(letters)) for at in range(1, 6)),
            *(head(one, 15, "match_outcome", Choices(("",))) for one in _OUTCOMES),
            numbered("round", 17),
            head("number", 52, "opponents", Digits("", NUMBER_BOXES)),
            head("name", 80, "opponents"),
            head("match_points", 22),
            head("admin", 22),
        ),
        rows=_rows,
    )


def _letters() -> tuple[str, ...]:
    return tuple(text(f"card-{one}-letter") for one in _OUTCOMES)


def _rows(event: Event, records: Mapping[int, Record]) -> Rows:
    games, letters = rules(event.settings).games, _letters()
    return {
        player: [_row(event, line, _games(line, games, letters)) for line in lines]
        for player, lines in cards(event, records).items()
    }


def _row(event: Event, line: CardLine, games: list[Choices]) -> Row:
    other = None if line.opponent is None else event.player(line.opponent)
    if line.outcome in ("bye", "missed"):
        said = text(f"card-{line.outcome}")
    else:
        said = "" if other is None else other.name
    outcome = {"bye": "win", "missed": "loss"}.get(line.outcome, line.outcome)
    number = Digits("", NUMBER_BOXES) if other is None else number_of(other)
    return (
        *games,
        *(tick(outcome == one) for one in _OUTCOMES),
        row_number(line.round),
        number,
        Written(said),
        running("" if outcome == "open" else str(line.points)),
        figure(text("card-forfeit") if line.forfeit else ""),
    )


def _games(line: CardLine, games: int, letters: tuple[str, ...]) -> list[Choices]:
    """Letters to ring, a game a cell; games reported as counts stand won, drawn, lost."""
    ringed: list[int] = []
    if line.games is not None:
        won, lost, drawn = line.games
        ringed = [0] * won + [1] * drawn + [2] * lost
    elif games == 1 and line.opponent is not None and line.outcome in _OUTCOMES:
        ringed = [] if line.forfeit else [_OUTCOMES.index(line.outcome)]
    marks = [(one,) for one in ringed[:GAMES]] + [()] * max(0, GAMES - len(ringed))
    return [Choices(letters, ringed=mark) for mark in marks]
