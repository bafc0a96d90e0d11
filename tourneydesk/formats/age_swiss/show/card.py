"""The match record card of Age-Modified Swiss (sample scorecard, 7)."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.card import CardLine, cards
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Digits, Written

GAMES = 5
_OUTCOMES = ("win", "draw", "loss")


def layout(event: Event) -> cells.Layout:
    """Ten rows: games, match, round, opponent, running match points."""
    letters = _letters()
    return cells.Layout(
        key=(text("card-key-age"), text("card-key-running")),
        columns=(
            *(cells.head(f"game_{at}", 19, "game_outcome", Choices(letters)) for at in range(1, 6)),
            *(cells.head(outcome, 15, "match_outcome", Choices(("",))) for outcome in _OUTCOMES),
            cells.numbered("round", 17),
            cells.head("number", 52, "opponents", Digits("", cells.NUMBER_BOXES)),
            cells.head("name", 80, "opponents"),
            cells.head("match_points", 22),
            cells.head("admin", 22),
        ),
        rows=_rows,
    )


def _letters() -> tuple[str, ...]:
    return tuple(text(f"card-{outcome}-letter") for outcome in _OUTCOMES)


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    games, letters = rules(event.settings).games, _letters()
    return {
        player: [_row(event, line, _games(line, games, letters)) for line in lines]
        for player, lines in cards(event, records).items()
    }


def _row(event: Event, line: CardLine, games: list[Choices]) -> cells.Row:
    opponent = None if line.opponent is None else event.player(line.opponent)
    if line.outcome in ("bye", "missed"):
        name = text(f"card-{line.outcome}")
    else:
        name = "" if opponent is None else name_of(event, opponent.id)
    outcome = {"bye": "win", "missed": "loss"}.get(line.outcome, line.outcome)
    number = Digits("", cells.NUMBER_BOXES) if opponent is None else cells.number_of(opponent)
    return (
        *games,
        *(cells.tick(outcome == box) for box in _OUTCOMES),
        cells.row_number(line.round),
        number,
        Written(name),
        cells.running("" if outcome == "open" else str(line.points)),
        cells.figure(text("card-forfeit") if line.forfeit else ""),
    )


def _games(line: CardLine, games: int, letters: tuple[str, ...]) -> list[Choices]:
    """Letters to ring, one game per cell; games reported as counts come as won, drawn, lost."""
    ringed: list[int] = []
    if line.games is not None:
        won, lost, drawn = line.games
        ringed = [0] * won + [1] * drawn + [2] * lost
    elif games == 1 and line.opponent is not None and line.outcome in _OUTCOMES:
        ringed = [] if line.forfeit else [_OUTCOMES.index(line.outcome)]
    marks = [(letter,) for letter in ringed[:GAMES]] + [()] * max(0, GAMES - len(ringed))
    return [Choices(letters, ringed=mark) for mark in marks]
