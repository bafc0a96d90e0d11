"""The match record card of Age-Modified Swiss (sample scorecard, 7)."""

from collections.abc import Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.card import CardLine, cards
from tourneydesk.formats.age_swiss.chart import CHART, CHART_FROM, MOST_ROUNDS
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.present.cards import layout as cells
from tourneydesk.present.cards.card import CardColumn, Chart
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Choices, Written

_OUTCOMES = ("win", "draw", "loss")


def layout(event: Event) -> cells.Layout:
    """Games, match, round, opponent, running match points: the columns of the source, with only as
    many games as a match has.
    """
    games, own = most_games(event), rules(event.settings)
    return cells.Layout(
        key=text(
            "card-key-age" if games == 1 else "card-key-age-games", win=own.win, draw=own.draw
        ),
        columns=(
            *_game_columns(games),
            *(cells.box_to_tick(outcome, "match_outcome") for outcome in _OUTCOMES),
            cells.numbered("round"),
            *cells.opponent_columns(event),
            cells.column("match_points", 9.6, 11.3),
            cells.column("admin", 9.6, 11.3, spare=1),
        ),
        rows=_rows,
        note=text("card-note-running"),
        rules=_short_rules(event),
        chart=_chart(),
    )


def most_games(event: Event) -> int:
    """The most games that a match of this event has; a top cut may have matches of more."""
    own = rules(event.settings)
    return max(own.games, own.top_cut_games) if own.top_cut else own.games


def _game_columns(games: int) -> tuple[CardColumn, ...]:
    if games == 1:
        return (cells.letters("game_outcome", _letters()),)
    return tuple(
        cells.letters(f"game_{at}", _letters(), over="game_outcome") for at in range(1, games + 1)
    )


def _letters() -> tuple[str, ...]:
    return tuple(text(f"card-{outcome}-letter") for outcome in _OUTCOMES)


def _short_rules(event: Event) -> tuple[str, ...]:
    own = rules(event.settings)
    said = ["points", "pairing", "bye", "slip"] + (["ties"] if own.ties == "latest_loss" else [])
    said += ["cut"] if own.top_cut else []
    facts = {"win": own.win, "draw": own.draw, "loss": 0, "bye": own.bye, "cut": own.top_cut}
    return tuple(text(f"card-rule-{one}", event.format, **facts) for one in said)


def _chart() -> Chart:
    """Rounds by players (Appropriate Number of Swiss Rounds)."""
    first, rows = CHART_FROM, []
    for most, rounds in CHART:
        rows.append((text("card-chart-range", low=first, high=most), str(rounds)))
        first = most + 1
    rows.append((text("card-chart-more", low=first), str(MOST_ROUNDS)))
    heads = (text("card-chart-players"), text("card-chart-rounds"))
    return Chart(text("card-chart-how-many"), heads, tuple(rows))


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    games, letters = most_games(event), _letters()
    numbers = cells.numbers_of(event)
    return {
        player: [_row(event, numbers, line, _games(line, games, letters)) for line in lines]
        for player, lines in cards(event, records).items()
    }


def _row(event: Event, numbers: cells.Numbers, line: CardLine, games: list[Choices]) -> cells.Row:
    opponent = None if line.opponent is None else event.player(line.opponent)
    if line.outcome in ("bye", "missed"):
        name = text(f"card-{line.outcome}")
    else:
        name = "" if opponent is None else name_of(event, opponent.id)
    outcome = {"bye": "win", "missed": "loss"}.get(line.outcome, line.outcome)
    return (
        *games,
        *(cells.tick(outcome == box) for box in _OUTCOMES),
        cells.row_number(line.round),
        numbers.cell(opponent),
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
    marks = [(letter,) for letter in ringed[:games]] + [()] * max(0, games - len(ringed))
    return [Choices(letters, ringed=mark) for mark in marks]
