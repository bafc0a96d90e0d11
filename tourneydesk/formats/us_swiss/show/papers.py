"""The card, the charts, the rules and the steps by hand of a US Chess Swiss."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.formats.us_swiss.acceleration import quarters_now
from tourneydesk.formats.us_swiss.entrants import NO_COLOR, due, lot_seed, ranked_ids
from tourneydesk.formats.us_swiss.records import Entry, records, score
from tourneydesk.formats.us_swiss.records import records as entries_of
from tourneydesk.formats.us_swiss.settings import Rules, pairs_by_second, rules_of
from tourneydesk.present.cards import card as cells
from tourneydesk.present.cards.card import Chart
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.papers.by_hand import MOST_NAMED, Head, chart, planned
from tourneydesk.present.papers.rules import OURS, SET, Part, Rule, rule
from tourneydesk.present.papers.sheet import Block
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.settings import value_help
from tourneydesk.present.sheets import Written

_RESULTS = (2, 1, 0)


def layout(event: Event) -> cells.Layout:
    """Round, board, color, opponent with rating, result, running score."""
    return cells.Layout(
        key=text("card-key-us"),
        columns=(
            cells.numbered("round"),
            cells.boxes("table_number", cells.table_boxes(event), event.format),
            cells.letters("color", _colors()),
            *cells.opponent_columns(event),
            cells.column("rating", 9, 11, spare=1),
            cells.letters("result", _results()),
            cells.column("score_so_far", 9.6, 11),
            cells.column("admin", 9.6, 13, spare=2),
        ),
        rows=_rows,
        note=text("card-note-us"),
        rules=tuple(
            text(f"card-rule-{one}", event.format)
            for one in ("points", "pairing", "colors", "bye", "slip")
        ),
        chart=_chart(),
    )


def _chart() -> Chart:
    """The rounds after which at most one player has a perfect score."""
    rows = tuple(
        (text("card-chart-range", low=2 ** (rounds - 1) + 1, high=2**rounds), str(rounds))
        for rounds in range(2, 9)
    )
    heads = (text("card-chart-players"), text("card-chart-rounds"))
    return Chart(text("card-chart-how-many"), heads, rows)


def _colors() -> tuple[str, ...]:
    return text("card-white-letter"), text("card-black-letter")


def _results() -> tuple[str, ...]:
    return tuple(number(Fraction(halves, 2)) for halves in _RESULTS)


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    entries = entries_of(event)
    numbers, boxes = cells.numbers_of(event), cells.table_boxes(event)
    return {
        player: _of_player(event, record, entries[player], numbers, boxes)
        for player, record in records.items()
    }


def _of_player(
    event: Event, record: Record, entries: Sequence[Entry], numbers: cells.Numbers, boxes: int
) -> list[cells.Row]:
    lines = {line.round: line for line in record.lines}
    last = len(entries)
    if event.player(record.head.number).dropped:
        last = max(lines, default=0)
    rows: list[cells.Row] = []
    halves = 0
    for at, entry in enumerate(entries[:last], start=1):
        halves += entry.halves
        line = lines.get(at)
        posted = event.rounds[at - 1]
        table = posted.table(line.table) if line is not None and line.table else None
        others = [] if table is None else [p for p in table.players if p != record.head.number]
        opponent = event.player(others[0]) if others else None
        rating = "" if opponent is None else rating_text(event, opponent.id)
        rows.append(
            (
                cells.row_number(at),
                cells.table_cell(None if table is None else table.number, boxes),
                cells.one_of(_colors(), None if line is None or not line.table else line.seat),
                numbers.cell(opponent),
                Written("" if opponent is None else name_of(event, opponent.id)),
                cells.figure(rating),
                cells.one_of(
                    _results(), None if entry.kind == "running" else _RESULTS.index(entry.halves)
                ),
                cells.running("" if entry.kind == "running" else number(Fraction(halves, 2))),
                cells.figure(_remark(entry)),
            )
        )
    return rows


def _remark(entry: Entry) -> str:
    if entry.kind in ("bye", "forfeit"):
        return text(f"card-{entry.kind}")
    return text("card-missed") if entry.kind == "absent" else ""


# Charts of a US Chess Swiss for going on by hand: everybody as they are paired, with the color
# that is due, and the quarters of an accelerated round.

_LETTERS = {"W": "card-white-letter", "B": "card-black-letter"}


def charts(event: Event) -> Iterator[Block]:
    """Everybody still in by score, and among equals by rank."""
    still_in, entries = set(players_still_in(event)), records(event)
    ranked = [one for one in ranked_ids(event, lot_seed(event, event.seed)) if one in still_in]
    accelerated = rules_of(event.settings).accelerated and len(event.rounds) < 2
    seated = ranked[: len(ranked) - len(ranked) % 2]
    quarter = quarters_now(event, seated, ranked) if accelerated else {}

    def color(history: str) -> str:
        return "".join(
            text(_LETTERS[one]) if one in _LETTERS else text("cell-color-none") for one in history
        )

    def cells(player: int) -> Iterator[str]:
        own = entries.get(player, ())
        history = "".join(entry.color or NO_COLOR for entry in own)
        yield number(Fraction(score(own), 2))
        if accelerated:
            yield quarter.get(player, "")
        yield from (str(player), name_of(event, player), rating_text(event, player))
        yield from (color(history), color(due(history)))

    group: Head = ("head_group", 40, "left")
    heads: list[Head] = [
        ("head_points", 40, "right"),
        *([group] if accelerated else []),
        ("head_number", 30, "right"),
        ("head_name", 180, "left"),
        ("head_rating", 44, "right"),
        ("head_colors", 60, "left"),
        ("head_due", 40, "center"),
    ]
    # The sort keeps the order of rank among equal scores.
    order = sorted(ranked, key=lambda player: -score(entries.get(player, ())))
    yield chart(event, "hand_chart_score_groups", heads, (tuple(cells(one)) for one in order))


# The next round of a US Chess Swiss by hand.


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, rules = event.format, rules_of(event.settings)
    players = len(next_round.players) - len(next_round.requested_byes)
    if next_round.requested_byes:
        names = tuple(name_of(event, player) for player in next_round.requested_byes[:MOST_NAMED])
        yield text("hand_asked", key, names=names)
    yield text("hand_sort", key, players=players)
    yield text("hand_bye" if next_round.bye_count else "hand_no_bye", key)
    if rules.accelerated and next_round.round_number <= 2:
        upper = (players - next_round.bye_count) // 2
        code = "hand_accelerated_first"
        if next_round.round_number == 2:
            adjusted = rules.acceleration == "adjusted_rating"
            code = "hand_accelerated_adjusted" if adjusted else "hand_accelerated_added"
        yield text(code, key, upper=upper, lower=players - next_round.bye_count - upper)
    yield text("hand_halves", key)
    if next_round.round_number == 1:
        yield text("hand_first_colour", key)
    else:
        for code in ("hand_odd", "hand_rematch", "hand_colours"):
            yield text(code, key)
        yield text(
            "hand_swap",
            key,
            alternation=rules.alternation_limit,
            equalisation=rules.equalization_limit,
        )
    yield text("hand_slips", key, tables=len(next_round.sizes))
    yield text("hand_points", key)
    yield from planned(event)


# The rules of a US Chess Swiss for the rules sheet. docs/rules/us-swiss.md

_TIEBREAKS: Mapping[str, str] = {
    "modified_median": "34E1",
    "solkoff": "34E2",
    "cumulative": "34E3",
    "median": "34E4",
    "result": "34E5",
    "most_blacks": "34E6",
    "kashdan": "34E7",
    "sonneborn_berger": "34E8",
    "cumulative_opposition": "34E9",
    "opposition_rating": "34E10",
    "coin": "34E13",
}


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules_of(event.settings)
    yield rule("seats", key, "numbers", "28A–28E")
    if pairs_by_second(event.settings):
        yield rule("seats", key, "second_rating", SET)
    yield rule("seats", key, "rounds", SET, rounds=own.rounds)
    yield rule("pairing", key, "rematch", "27A1")
    yield rule("pairing", key, "scores", "27A2")
    yield rule("pairing", key, "halves", "27A3", "29C1")
    yield rule("pairing", key, "odd", "29D")
    if own.keep_apart is not None:
        yield rule("pairing", key, "apart", SET, mark=own.keep_apart)
    if own.accelerated:
        adjusted = own.acceleration == "adjusted_rating"
        yield rule("pairing", key, "accelerated_first", "28R")
        code = "accelerated_adjusted" if adjusted else "accelerated_added"
        yield rule("pairing", key, code, "28R2" if adjusted else "28R1")
    yield from _color_rules(key, own)
    yield from _byes(event, own)
    yield from _ranking(key, own)
    yield rule("end", key, "end", "34E")
    yield rule("end", key, "end_early", OURS)


def _color_rules(key: str, own: Rules) -> Iterator[Rule]:
    yield rule("pairing", key, f"first_color_{own.first_color}", "29E2")
    yield rule("pairing", key, "equalize", "27A4", "27A5", "29E3")
    yield rule("pairing", key, "both_due", "29E4")
    limits = {"alternation": own.alternation_limit, "equalization": own.equalization_limit}
    yield rule("pairing", key, "switches", "29E5a", "29E5b", "29E5f", **limits)


def _byes(event: Event, own: Rules) -> Iterator[Rule]:
    byes: Part = "byes"
    key = event.format
    yield rule(byes, key, "bye", "28L", points=own.bye_points)
    if own.half_point_byes == 0:
        yield rule(byes, key, "no_half_byes", "22C")
    else:
        most = "none" if own.half_point_byes is None else own.half_point_byes
        last = "stand" if own.last_byes_stand else "free"
        yield rule(byes, key, "half_byes", "22C", most=most, last=last)
    yield rule(byes, key, "missed_half" if own.missed_halves else "missed_zero", "22C")
    yield rule("results", key, "unplayed", "29E1")
    if any(player.house for player in event.entered):
        yield rule(byes, key, "house", "28M")


def _ranking(key: str, own: Rules) -> Iterator[Rule]:
    """The tiebreaks in order, each with its rule number."""
    if not own.tiebreaks:
        yield rule("ranking", key, "no_tiebreaks", "34E")
        return
    yield rule("ranking", key, "order", "34E")
    for place, tiebreak in enumerate(own.tiebreaks, start=1):
        yield rule(
            "ranking",
            key,
            "tiebreak",
            _TIEBREAKS.get(tiebreak, OURS),
            number=place,
            name=text(f"setting_tiebreaks_{tiebreak}", key),
            help=value_help("tiebreaks", tiebreak, key),
        )


# Everybody's record: games won, lost and drawn.


def wins_losses_draws(event: Event, through: int | None) -> Mapping[int, str]:
    """Everybody's games after a round (None = now), forfeits included. A bye is no game."""
    texts = {}
    for player, entries in records(event, through).items():
        games = (entry.halves for entry in entries if entry.kind in ("played", "forfeit"))
        count = Counter(games)
        texts[player] = f"{count[2]}–{count[0]}–{count[1]}"
    return texts
