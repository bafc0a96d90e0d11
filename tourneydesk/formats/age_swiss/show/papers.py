"""The card, the charts, the rules and the steps by hand of an Age-Modified Swiss."""

from collections.abc import Iterator, Mapping

from tourneydesk.core.event import Event
from tourneydesk.formats.age_swiss.records import PLAYOFF, CardLine, Tally, cards, tallies
from tourneydesk.formats.age_swiss.settings import (
    CHART,
    CHART_FROM,
    MOST_ROUNDS,
    rules,
    starters,
    swiss_planned,
)
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut import bracket_of, cut_size, matches_in, next_kind
from tourneydesk.present.cards import card as cells
from tourneydesk.present.cards.card import CardColumn, Chart
from tourneydesk.present.hand_round import HandRound, pairs, players_still_in
from tourneydesk.present.messages import name_of, text, word_of
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.papers.by_hand import chart
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule
from tourneydesk.present.papers.sheet import Block
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


# Charts of Age-Modified Swiss for going on by hand: rounds, and who is in which age group.


def charts(event: Event) -> Iterator[Block]:
    """The chart of rounds before round 1; then everybody as they are paired: by match points, and
    among equals by age group, the oldest first; nothing once a bracket says who meets.
    """
    if not event.rounds:
        starts = (CHART_FROM, *(most + 1 for most, _ in CHART))
        cases = [
            (f"{start}–{most}", str(rounds))
            for start, (most, rounds) in zip(starts, CHART, strict=False)
        ]
        cases.append((f"{starts[-1]}+", str(MOST_ROUNDS)))
        yield chart(
            event,
            "hand_chart_rounds",
            (("hand_chart_players", 60, "right"), ("head_rounds", 60, "right")),
            cases,
        )
    if bracket_of(event) is not None:
        return
    own, records = rules(event.settings), tallies(event)

    def points(player: int) -> int:
        return records.get(player, Tally()).points

    def group(player: int) -> int:
        at = own.group_of(event.player(player))
        return -1 if at is None else at

    def group_name(player: int) -> str:
        at = group(player)
        return word_of(own.names[at], "ages", event.format) if at >= 0 else ""

    order = sorted(players_still_in(event), key=lambda one: (-points(one), -group(one), one))
    yield chart(
        event,
        "hand_chart_piles",
        (
            ("head_points", 40, "right"),
            ("head_age_group", 80, "left"),
            ("head_number", 30, "right"),
            ("head_name", 180, "left"),
            ("head_record", 60, "left"),
        ),
        (
            (
                str(points(player)),
                group_name(player),
                str(player),
                name_of(event, player),
                records.get(player, Tally()).text if event.rounds else "",
            )
            for player in order
        ),
    )


# The next round of Age-Modified Swiss by hand.


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, own = event.format, rules(event.settings)
    if next_round.kind == PLAYOFF:
        first = bracket_of(event) is None
        yield text("hand_cut_first" if first else "hand_cut_next", key, count=cut_size(event))
        for code in ("hand_cut_left", "hand_cut_draws"):
            yield text(code, key)
        return
    players = len(next_round.players) - len(next_round.requested_byes)
    names = tuple(reversed(own.names))
    yield text("hand_age_groups", key, groups=names)
    if next_round.round_number == 1:
        yield text("hand_first", key, players=players)
        if next_round.bye_count:
            yield text("hand_first_bye", key, bye=own.bye)
    else:
        yield text("hand_sort", key, players=players)
        yield text("hand_bye" if next_round.bye_count else "hand_no_bye", key, bye=own.bye)
        for code in ("hand_pair", "hand_down", "hand_lot", "hand_stuck"):
            yield text(code, key)
    yield text("hand_slips", key, tables=len(next_round.sizes))
    yield text("hand_points", key, win=own.win, draw=own.draw)
    rounds = swiss_planned(event)
    if rounds is not None:
        yield text("hand_planned", key, rounds=rounds)
    if own.top_cut:
        yield text("hand_cut_follows", key, count=own.top_cut)


def hand_round(event: Event) -> HandRound | None:
    """The next round: pairs of everybody, or the matches of the bracket, for which those who have
    not lost are listed while others still play.
    """
    if next_kind(event) != PLAYOFF:
        return pairs(event)
    bracket, number = bracket_of(event), len(event.rounds) + 1
    here = set(players_still_in(event))
    if bracket is None:
        best = [row.player for row in swiss_standings(event) if row.player in here]
        people = tuple(best[: cut_size(event)])
    else:
        people = tuple(
            player for player in bracket.seeds if player in here and bracket.lost_in(player) is None
        )
    return HandRound(number, PLAYOFF, people, ((2,) * matches_in(event, number),))


# The rules of Age-Modified Swiss for the rules sheet. docs/rules/age-swiss.md


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules(event.settings)
    groups = tuple(reversed(own.names[: len(own.bounds) + 1]))
    yield rule("seats", key, "groups", "basics", groups=groups)
    planned, players = swiss_planned(event), starters(event)
    if planned is not None:
        code, source = "rounds_set", SET
        if own.rounds is None:
            by_chart = players >= CHART_FROM
            code, source = ("rounds_chart", "rounds") if by_chart else ("rounds_ours", OURS)
        yield rule("seats", key, code, source, rounds=planned, players=players)
    yield rule("seats", key, "match", SET, games=own.games)
    yield rule("pairing", key, "first", "pairing:1")
    record = "record_literal" if own.literal_record else "record_points"
    yield rule("pairing", key, record, "pairing:3")
    yield rule("pairing", key, "odd", "pairing:3")
    if own.mixes_outermost:
        yield rule("pairing", key, "apart", "note")
    else:
        yield rule("pairing", key, "outermost", SET)
    yield rule("pairing", key, "down", "pairing:4")
    if own.keep_apart is not None:
        yield rule("pairing", key, "same_mark", SET, mark=own.keep_apart)
    yield rule("pairing", key, "rematch", OURS)
    yield rule("byes", key, "bye_first", "pairing:1", bye=own.bye)
    yield rule("byes", key, "bye_later", OURS)
    yield rule("byes", key, "missed", OURS)
    source = "pairing:6" if (own.win, own.draw) == (3, 1) else SET
    yield rule("results", key, "points", source, win=own.win, draw=own.draw)
    yield rule("ranking", key, "order", "winner")
    ties = OURS if own.ties == "opponents" else "pairing:8"
    yield rule("ranking", key, f"ties_{own.ties}", ties)
    if own.ties == "latest_loss":
        yield rule("ranking", key, "ties_unbeaten", OURS)
    if not own.top_cut:
        yield rule("end", key, "end", "pairing:8")
        return
    games = own.top_cut_games
    yield rule("end", key, "cut", SET, count=own.top_cut, games=games)
    for code in ("cut_bracket", "cut_ties", "cut_smaller", "cut_left", "cut_draws", "cut_places"):
        yield rule("end", key, code, OURS)
