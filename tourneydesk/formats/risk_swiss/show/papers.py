"""The card, the charts, the rules and the steps by hand of RISK 2210."""

from collections.abc import Iterator, Mapping

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.formats import format_of
from tourneydesk.formats.risk_swiss.plan import (
    LARGEST,
    SEMI_FINAL,
    SEMI_FINAL_BOARDS,
    SEMI_FINALISTS,
    fewest_boards,
    next_boards,
    rounds_for,
    semi_final_comes,
    semi_final_of,
    swiss_planned,
)
from tourneydesk.formats.risk_swiss.points import match_points
from tourneydesk.formats.risk_swiss.settings import POINTS, rules
from tourneydesk.present.cards import card as cells
from tourneydesk.present.cards.card import Chart
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import enumerated, listed, text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.papers.by_hand import chart, sizes_text, still_in_order
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule
from tourneydesk.present.papers.sheet import Block

# Match points by place and what the standings rank by, as texts say them.


def points_by_place(event: Event) -> dict[str, int | str]:
    """What the places earn: ``first`` to ``fifth``, and ``four`` for those of a board of four."""
    points = rules(event.settings).points
    places = zip(("first", "second", "third", "fourth", "fifth"), points, strict=True)
    return {**dict(places), "four": enumerated(points[:4])}


def ranked_by(event: Event) -> tuple[str, ...]:
    """The figures that rank players, in order, by their names."""
    keys = ("points", *rules(event.settings).tiebreaks)
    return tuple(text(f"level-{key}") for key in keys)


# Charts of RISK 2210 Swiss for going on by hand: boards, rounds, match points.

_FEWER, _MORE = 16, 6
"""How many fewer or more players than now are in the chart."""
_BOARDS_A_ROUND, _ROUNDS = 5, 4
_PLACES = 5


def charts(event: Event) -> Iterator[Block]:
    """Boards by players left, rounds by boards, match points by place."""
    sanctioned, now = rules(event.settings).sanctioned, len(players_still_in(event))
    cases = []
    for players in range(max(3, now - _FEWER), now + _MORE + 1):
        boards = fewest_boards(players, sanctioned)
        if boards is None:
            cases.append((str(players), "–", *[""] * 3))
        else:
            sizes = (str(boards.sizes.count(size) or "") for size in (5, 4, 3))
            cases.append((str(players), str(boards.boards), *sizes))
    heads = ("hand_chart_boards", "hand_chart_of_five", "hand_chart_of_four", "hand_chart_of_three")
    shown = heads if not sanctioned else heads[:3]
    yield chart(
        event,
        "hand_chart_tables",
        (("hand_chart_players", 60, "center"), *((code, 60, "center") for code in shown)),
        (case[: len(shown) + 1] for case in cases),
    )
    if not event.rounds:
        ends = [at * _BOARDS_A_ROUND for at in range(1, _ROUNDS + 1)]
        yield chart(
            event,
            "hand_chart_rounds",
            (("hand_chart_boards", 60, "center"), ("hand_chart_swiss_rounds", 60, "center")),
            ((f"{end - _BOARDS_A_ROUND + 1}–{end}", str(rounds_for(end))) for end in ends),
        )
    yield chart(
        event,
        "hand_chart_points",
        (("head_place", 60, "center"), ("card_match_points", 60, "center")),
        [
            *(
                (text(f"card-place-{at}"), str(match_points(event, at)))
                for at in range(1, _PLACES + 1)
            ),
            (text("card-withdrawn"), "0"),
        ],
    )
    yield from still_in_order(event)


def layout(event: Event) -> cells.Layout:
    """The columns of the source: table, finishing place, round, game points, energy, points."""
    return cells.Layout(
        key=text("card-key-risk", **points_by_place(event)),
        key_list=(
            *(
                text(f"card-key-risk-{at}", points=match_points(event, at))
                for at in range(1, _PLACES + 1)
            ),
            text("card-key-risk-out"),
        ),
        columns=(
            cells.boxes("table_number", cells.table_boxes(event), event.format),
            cells.letters("finishing_place", places()),
            cells.numbered("round"),
            cells.column("game_points", 14, 20),
            cells.column("energy", 14, 20),
            cells.column("match_points", 14, 20),
        ),
        rows=_rows,
        note=text("card-note-running"),
        rules=_short_rules(event),
        chart=_chart(),
    )


def _short_rules(event: Event) -> tuple[str, ...]:
    own = rules(event.settings)
    semi_final = ("semi-final",) if own.final and own.semi_final else ()
    final = (*semi_final, "final") if own.final else ()
    said = ("boards", "write", "leave", "pairing", *final)
    return tuple(text(f"card-rule-{one}", event.format, seats=own.finalists) for one in said)


def _chart() -> Chart:
    """Swiss rounds by boards (Basics, the second chart)."""
    rows = tuple(
        (text("card-chart-range", low=5 * at - 4, high=5 * at), str(rounds_for(5 * at)))
        for at in range(1, 7)
    )
    heads = (text("card-chart-boards"), text("card-chart-rounds"))
    return Chart(text("card-chart-how-many"), heads, rows)


def places() -> tuple[str, ...]:
    """1st to 5th and withdrawn, one of them to ring."""
    return (*(text(f"card-place-{at}") for at in range(1, _PLACES + 1)), text("card-withdrawn"))


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    boxes = cells.table_boxes(event)
    return {player: _of_player(event, record, boxes) for player, record in records.items()}


def _of_player(event: Event, record: Record, boxes: int) -> list[cells.Row]:
    rows: list[cells.Row] = []
    points = 0
    for line in record.lines:
        place, game_points, energy = line.figures or (None, None, None)
        if place is not None and line.kind == "swiss":
            points += match_points(event, int(place))
        rows.append(
            (
                cells.table_cell(line.table, boxes),
                cells.one_of(places(), _ringed(line)),
                cells.row_number(text("card-final") if line.kind == "final" else line.round),
                cells.figure("" if game_points is None else str(game_points)),
                cells.figure("" if energy is None else str(energy)),
                cells.running("" if line.outcome == "open" else str(points)),
            )
        )
    return rows


def _ringed(line: Line) -> int | None:
    if line.outcome == "open":
        return None
    return int(line.figures[0] or 0) - 1 if line.outcome == "finished" else _PLACES


# The next round of RISK 2210 by hand.


def hand_round(event: Event) -> HandRound | None:
    """The boards of the next round, of the semi-final, or the final."""
    kind = format_of(event).outlook(event).next_kind
    if kind is None:
        return None
    players, round_number = players_still_in(event), len(event.rounds) + 1
    if kind == SEMI_FINAL:
        seats = min(SEMI_FINALISTS[1], len(players))
        sizes = (seats - seats // SEMI_FINAL_BOARDS, seats // SEMI_FINAL_BOARDS)
        return HandRound(round_number, kind, players, (sizes,))
    if kind == "final":
        seats = rules(event.settings).finalists
        return (
            HandRound(round_number, kind, players, ((min(seats, len(players)),),))
            if players
            else None
        )
    try:
        return HandRound(round_number, kind, players, (next_boards(event).sizes,))
    except Refused:
        return None


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, players = event.format, len(next_round.players)
    sizes = sizes_text(event, next_round.sizes)
    if next_round.kind == SEMI_FINAL:
        yield text("hand_take", key, players=players)
        yield _rank(event)
        yield text("hand_semi_final_seat", key, sizes=sizes)
        yield text("hand_semi_final_places", key, size=rules(event.settings).finalists)
        for code in ("hand_slips", "hand_report"):
            yield text(code, key)
        return
    if next_round.kind == "final":
        yield text("hand_take", key, players=players)
        after_semi_final = semi_final_of(event) is not None
        yield text("hand_final_after_semi_final", key) if after_semi_final else _rank(event)
        for code in ("hand_final_seat", "hand_final_places"):
            yield text(code, key, size=next_round.seat_count)
        yield text("hand_report", key)
        return
    yield text("hand_take", key, players=players)
    yield text("hand_shuffle" if next_round.round_number == 1 else "hand_sort", key)
    deal = "hand_deal_first" if next_round.round_number == 1 else "hand_deal"
    yield text(deal, key, sizes=sizes)
    for code in ("hand_slips", "hand_report"):
        yield text(code, key)
    yield text("hand_points", key, **points_by_place(event))
    planned = swiss_planned(event)
    if planned is not None:
        final = rules(event.settings).final
        code = "hand_planned" if final else "hand_planned_alone"
        if semi_final_comes(event):
            code = "hand_planned_semi_final"
        yield text(code, key, rounds=planned)


def _rank(event: Event) -> str:
    """How everyone is ranked for the final."""
    own = rules(event.settings)
    if own.tiebreaks_of_source:
        return text("hand_final_rank", event.format)
    return text("hand_final_rank_set", event.format, keys=ranked_by(event))


# The rules of RISK 2210 Swiss for the rules sheet. docs/rules/risk-swiss.md


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules(event.settings)
    if own.sanctioned:
        yield rule("seats", key, "boards", "basics")
    else:
        yield rule("seats", key, "boards_of_three", OURS)
    sizes = _sizes(event)
    if sizes:
        source = "basics" if own.boards is None else SET
        facts = {"players": sum(sizes), "sizes": listed(sizes_text(event, sizes))}
        yield rule("seats", key, "fewest" if own.boards is None else "boards_set", source, **facts)
    planned = swiss_planned(event)
    if planned is not None:
        by_chart = own.swiss_rounds is None
        code, source = ("rounds", "basics") if by_chart else ("rounds_set", SET)
        yield rule("seats", key, code, source, rounds=planned)
    yield rule("pairing", key, "first", "recording:1")
    yield rule("pairing", key, "later", "recording:3")
    yield rule("pairing", key, "mixing", OURS)
    if own.keep_apart is not None:
        yield rule("pairing", key, "apart", SET, mark=own.keep_apart)
    if own.new_opponents_first:
        yield rule("pairing", key, "new_opponents", OURS)
    yield rule("byes", key, "withdrawn", "recording:5")
    yield rule("byes", key, "not_seated", OURS)
    yield rule("results", key, "report", "recording:2")
    as_written = own.points == POINTS
    yield rule(
        "results", key, "points", "recording:5" if as_written else SET, **points_by_place(event)
    )
    if own.k_value is not None:
        yield rule("results", key, "rating", "basics", k=own.k_value)
    if own.tiebreaks_of_source:
        yield rule("ranking", key, "order", "recording:2")
    else:
        yield rule("ranking", key, "order_set", SET, keys=ranked_by(event))
    yield rule("ranking", key, "lot", OURS)
    if own.final and own.semi_final:
        yield rule("end", key, "semi_final", SET, seats=own.finalists)
    if own.final:
        source = "recording:6" if own.finalists == LARGEST else SET
        code = "final_board" if own.semi_final else "final"
        yield rule("end", key, code, SET if own.semi_final else source, seats=own.finalists)
        yield rule("end", key, "after_both" if own.semi_final else "after_final", OURS)
    else:
        yield rule("end", key, "no_final", SET)


def _sizes(event: Event) -> tuple[int, ...]:
    """The boards of round 1, played or to come; empty if the players cannot be seated."""
    if event.rounds:
        return tuple(len(table.players) for table in event.rounds[0].tables)
    try:
        return tuple(next_boards(event).sizes)
    except Refused:
        return ()
