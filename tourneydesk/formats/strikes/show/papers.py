"""The card, the charts, the strikes sheet, the rules and the steps by hand."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of, standings_of
from tourneydesk.formats.strikes.meetings import OFTEN, penalty
from tourneydesk.formats.strikes.problems import ROUNDS_BY_LEVEL
from tourneydesk.formats.strikes.rounds import kind_in_turn
from tourneydesk.formats.strikes.settings import BY_PLACE, RANDOM, SPLIT, Rules, rules_of
from tourneydesk.formats.strikes.tables import CHARTED, table_sizes
from tourneydesk.formats.strikes.tally import Tally, places_at, strikes_at, tally
from tourneydesk.present.cards import card as cells
from tourneydesk.present.cards.card import CardColumn, Chart
from tourneydesk.present.drawings import Bar, BarsChart
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import enumerated, name_of, number, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.papers.by_hand import chart, sizes_text, still_in_order
from tourneydesk.present.papers.rules import OURS, SET, Rule, rule
from tourneydesk.present.papers.sheet import Block, Sheet, column, row, singles
from tourneydesk.present.sheets import Choices, Column, Digits, Opponents, Stamp, Written

# Strikes by place, as texts write them.

_SIZES = {5: "five", 4: "four", 3: "three", 2: "two"}


def _with_spaces(strikes: Sequence[int]) -> str:
    return " ".join(map(str, strikes))


def ladders(rules: Rules, join: Callable[[Sequence[int]], str] = _with_spaces) -> dict[str, str]:
    """The strikes from first to last place at a table of ``five``, ``four``, ``three``, ``two``."""
    return {name: join(rules.by_place[size]) for size, name in _SIZES.items()}


# Charts of accumulated strikes for going on by hand: tables, strikes, what meetings cost.

_FEWEST, _ROWS = 3, 34
_GROUPS = 3
_PLACES = 5


def charts(event: Event) -> Iterator[Block]:
    """Tables by players left, strikes by place, and the cost of a pair by times met."""
    rules, now = rules_of(event.settings), len(players_still_in(event))

    def tables(players: int) -> Iterator[str]:
        yield str(players)
        yield _sizes_text(table_sizes(players, RANDOM, rules)[0])
        groups = [_sizes_text(sizes) for sizes in table_sizes(players, SPLIT, rules)]
        yield from (*groups, *[""] * (_GROUPS - len(groups)))

    most = now + 2 if not event.rounds else now
    counts = range(most, max(_FEWEST, most - _ROWS) - 1, -1)
    yield chart(
        event,
        "hand_chart_tables",
        (
            ("hand_chart_players", 44, "center"),
            ("hand_chart_random", 90, "left"),
            *((f"hand_chart_group_{at}", 90, "left") for at in range(1, _GROUPS + 1)),
        ),
        (tuple(tables(players)) for players in counts),
    )
    sizes = [size for size in sorted(rules.by_place, reverse=True) if size <= rules.largest_table]
    yield chart(
        event,
        "hand_chart_strikes",
        (
            ("hand_chart_at_table", 70, "center"),
            *((f"card_place_{at}", 50, "center") for at in range(1, _PLACES + 1)),
        ),
        (
            (str(size), *map(str, rules.by_place[size]), *[""] * (_PLACES - size))
            for size in sizes
            if size > 2 or rules.works_with_two
        ),
    )
    times = range(OFTEN + 1)
    yield chart(
        event,
        "hand_chart_met",
        (("hand_chart_times", 70, "center"), ("hand_chart_cost", 50, "center")),
        ((f"{at}+" if at == OFTEN else str(at), str(penalty(at))) for at in times),
    )
    yield from still_in_order(event)


def _sizes_text(sizes: Sequence[int]) -> str:
    """``2 × 5, 1 × 4``."""
    return " + ".join(f"{sizes.count(size)} × {size}" for size in sorted({*sizes}, reverse=True))


# The strikes sheet: players still in, by group, with every round's strikes; then players out.

ACROSS = 10
"""The number of latest rounds shown in columns of their own."""


def strikes_sheet(event: Event, stamp: Stamp) -> Sheet:
    """Everybody's strikes, fewest first, in the groups of the round; players out last."""
    counted, rules = tally(event), rules_of(event.settings)
    latest = counted.rounds[-ACROSS:]
    strikes_of = {
        (posted.number, player): strikes
        for posted in latest
        for table in posted.tables
        for player, strikes in strikes_at(table, rules).items()
    }
    order = sorted(counted.strikes, key=lambda player: (counted.strikes[player], player))
    inside = [player for player in order if player not in counted.out_in]
    groups = event.current.groups if event.current is not None else {}
    blocks = [
        _block(heading, players, event, counted, strikes_of, out=False)
        for heading, players in _parts(inside, groups)
    ]
    out_players = sorted(
        counted.out_in, key=lambda out: (-counted.out_in[out], counted.strikes[out], out)
    )
    if out_players:
        blocks.append(
            _block(text("sheet-are-out"), out_players, event, counted, strikes_of, out=True)
        )
    level = (text("sheet-out-at"), str(rules.level))
    return Sheet(text("paper-name-strikes"), tuple(blocks), stamp, facts=(level,))


def _parts(players: Sequence[int], groups: Mapping[int, str]) -> list[tuple[str, list[int]]]:
    """Players by the group of the round, those without one last; one part where the round has
    none.
    """
    names = sorted({groups[player] for player in players if player in groups})
    if not names:
        return [(text("sheet-are-in"), list(players))]
    parts = [
        (
            text("sheet-group", group=name),
            [player for player in players if groups.get(player) == name],
        )
        for name in names
    ]
    rest = [player for player in players if player not in groups]
    return [*parts, (text("sheet-no-group"), rest)] if rest else parts


def _block(
    heading: str,
    players: Sequence[int],
    event: Event,
    counted: Tally,
    strikes_of: Mapping[tuple[int, int], Fraction],
    *,
    out: bool,
) -> Block:
    latest = counted.rounds[-ACROSS:]
    columns = (
        column("head_number", 34, "right"),
        column("head_name", 160, bold=True),
        *(
            Column(text("sheet-round-short", number=posted.number), 32, blank=Written("", "right"))
            for posted in latest
        ),
        column("head_strikes", 50, "right", bold=True),
        *([column("head_out", 80)] if out else []),
    )
    rows = []
    for player in players:
        figures = []
        for posted in latest:
            strikes = strikes_of.get((posted.number, player))
            missed = posted.number in counted.missed.get(player, ())
            figures.append(
                text("cross-missed") if missed else "" if strikes is None else number(strikes)
            )
        out_cells = [text("cell-round", round=counted.out_in[player])] if out else []
        rows.append(
            row(
                columns,
                str(player),
                name_of(event, player),
                *figures,
                number(counted.strikes[player]),
                *out_cells,
            )
        )
    return Block(heading, columns, singles(rows), notes=() if rows else (text("sheet-no-players"),))


# Everyone's strikes as bars that grow towards the line at which a player is out.


def bars(event: Event) -> BarsChart:
    """The strikes of everyone in the standings, those of the latest round apart."""
    counted, rules = tally(event), rules_of(event.settings)
    latest = counted.rounds[-1] if counted.rounds else None
    added = {
        player: strikes
        for table in (latest.tables if latest is not None else ())
        for player, strikes in strikes_at(table, rules).items()
    }
    if latest is not None:
        missed = (player for player, rounds in counted.missed.items() if latest.number in rounds)
        added.update(dict.fromkeys(missed, rules.last_place))
    return BarsChart(
        latest.number if latest is not None else 0,
        rules.level,
        tuple(
            Bar(
                row.player,
                name_of(event, row.player),
                row.points - (now := min(added.get(row.player, Fraction(0)), row.points)),
                now,
                row.player in counted.out_in,
            )
            for row in standings_of(event)
        ),
    )


_CHART_FROM, _MOST_CHART = 6, 30


def layout(event: Event) -> cells.Layout:
    """Table, round, opponents, score, place, strikes, running strikes; two rows more than rounds
    are expected at this level of strikes.
    """
    rules = rules_of(event.settings)
    sizes = range(rules.largest_table, 2, -1)
    return cells.Layout(
        key=text(f"card-key-strikes-{rules.largest_table}", **ladders(rules)),
        key_list=(
            *(text(f"card-key-strikes-of-{size}", **ladders(rules)) for size in sizes),
            text("card-key-strikes-ties"),
            text("card-key-strikes-out", level=rules.level),
        ),
        columns=(
            cells.boxes("table_number", cells.table_boxes(event), event.format),
            cells.numbered("round"),
            _opponents(event, rules),
            cells.column("score", 11, 16),
            cells.letters("place_circled", _places(event)),
            cells.column("strikes", 10.5, 12),
            cells.column("strikes_so_far", 10.5, 12),
        ),
        rows=_rows,
        note=text("card-note-strikes", level=rules.level),
        usual=_usual(rules),
        rules=tuple(
            text(f"card-rule-{one}", event.format, level=rules.level)
            for one in ("places", "ties", "out", "seating", "end")
        )
        + _last_round(event, rules),
        chart=_chart(event, rules),
    )


def _usual(rules: Rules) -> int:
    level = min(ROUNDS_BY_LEVEL, key=lambda known: abs(known - rules.level))
    expected = ROUNDS_BY_LEVEL[level] + 2
    return expected if rules.rounds is None else min(expected, rules.rounds)


def _last_round(event: Event, rules: Rules) -> tuple[str, ...]:
    if rules.rounds is None:
        return ()
    return (text("card-rule-last-round", event.format, rounds=rules.rounds),)


def _places(event: Event) -> tuple[str, ...]:
    most = rules_of(event.settings).largest_table
    return tuple(text(f"card-place-{at}") for at in range(1, most + 1))


def _opponents(event: Event, rules: Rules) -> CardColumn:
    seats, boxes = rules.largest_table - 1, cells.player_boxes(event)
    width = seats * boxes * cells.BOX
    return cells.column(
        "opponent_numbers", width, width * 1.5, blank=Opponents((), (), seats, boxes), grows=True
    )


def _chart(event: Event, rules: Rules) -> Chart:
    """Tables by players left (both charts of the source), the small fields first."""
    most = min(CHARTED, _MOST_CHART, max(_CHART_FROM, len(event.players)))
    rows = tuple(
        (str(players), _sizes(players, RANDOM, rules), _sizes(players, SPLIT, rules))
        for players in range(_CHART_FROM, most + 1)
    )
    heads = (text("card-chart-left"), text("card-chart-random"), text("card-chart-split"))
    return Chart(text("card-chart-tables"), heads, rows)


def _sizes(players: int, kind: str, rules: Rules) -> str:
    groups = table_sizes(players, kind, rules)
    return " · ".join(" ".join(map(str, group)) for group in groups)


def _rows(event: Event, records: Mapping[int, Record]) -> cells.Rows:
    rows: dict[int, list[cells.Row]] = {player: [] for player in records}
    totals = [tally(event, posted.number).strikes for posted in event.rounds]
    scores = {
        (line.round, player): line for player, record in records.items() for line in record.lines
    }
    rules = rules_of(event.settings)
    boxes = cells.table_boxes(event)
    shapes = {column.code: column.blank for column in layout(event).columns}
    others, places_options = shapes["opponent_numbers"], shapes["place_circled"]
    assert isinstance(others, Opponents)
    assert isinstance(places_options, Choices)
    for posted, total in zip(event.rounds, totals, strict=True):
        places: dict[int, int] = {}
        strikes: dict[int, Fraction] = {}
        for table in posted.tables:
            places |= places_at(table)
            strikes |= strikes_at(table, rules)
        tables = {player: table for table in posted.tables for player in table.players}
        for player in records:
            line = scores.get((posted.number, player))
            if line is None:
                continue
            if not line.table:
                rows[player].append(
                    _bye(
                        posted, cells.table_cell(None, boxes), number(total[player]), places_options
                    )
                )
                continue
            met = [other for other in tables[player].players if other != player]
            score = line.figures[0] if line.figures else None
            place = places.get(player)
            rows[player].append(
                (
                    cells.table_cell(line.table, boxes),
                    cells.row_number(posted.number),
                    Opponents(
                        tuple(str(other) for other in met),
                        tuple(name_of(event, other) for other in met),
                        others.seats,
                        others.boxes,
                    ),
                    cells.figure("" if score is None else number(score)),
                    cells.one_of(places_options.options, None if place is None else place - 1),
                    cells.figure(number(strikes[player]) if player in strikes else ""),
                    cells.running("" if line.outcome == "open" else number(total[player])),
                )
            )
    return rows


def _bye(posted: Round, table: Digits, total: str, places: Choices) -> cells.Row:
    return (
        table,
        cells.row_number(posted.number),
        Written(text("card-bye")),
        cells.figure(""),
        places,
        cells.figure("0"),
        cells.running(total),
    )


# The next round of accumulated strikes by hand.

FEWEST = 3


def hand_round(event: Event) -> HandRound | None:
    """The tables of the next round, group by group."""
    players = players_still_in(event)
    if format_of(event).outlook(event).next_kind is None or len(players) < FEWEST:
        return None
    groups = table_sizes(len(players), kind_in_turn(event), rules_of(event.settings))
    bye_count = len(players) - sum(map(sum, groups))
    return HandRound(len(event.rounds) + 1, kind_in_turn(event), players, groups, bye_count)


def steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round."""
    key, level = event.format, int(rules_of(event.settings).level)
    if format_of(event).outlook(event).status == "finished":
        yield text("hand_playoff", key)
        return
    yield text("hand_take", key, players=len(next_round.players), level=level)
    if next_round.bye_count:
        yield text("hand_bye", key)
    if len(next_round.groups) > 1:
        groups = tuple(
            text(
                "hand-group-of", group=f"G{at}", tables=sizes_text(event, sizes), players=sum(sizes)
            )
            for at, sizes in enumerate(next_round.groups, start=1)
        )
        yield text("hand_split", key, groups=groups)
    else:
        yield text("hand_random", key, sizes=sizes_text(event, next_round.sizes))
    yield text("hand_meet", key)
    yield text("hand_slips", key, tables=len(next_round.sizes))
    one_table = len(next_round.sizes) == 1
    ending = "hand_end_one_table" if one_table else "hand_end_more_tables"
    yield text("hand_strikes", key, **ladders(rules_of(event.settings)))
    for code in ("hand_out", "hand_end", ending):
        yield text(code, key, level=level)
    limit = rules_of(event.settings).rounds
    if limit is not None:
        yield text("hand_end_last_round", key, rounds=limit)


# The rules of accumulated strikes for the rules sheet. docs/rules/strikes.md

_LARGEST_IN_CHART = 50
_LARGER_TABLES = 5


def rules_of_event(event: Event) -> Iterator[Rule]:
    """Every rule, as this event's settings have it."""
    key, own = event.format, rules_of(event.settings)
    yield rule("seats", key, "tables", "chart", largest=own.largest_table)
    if len(event.entered) > _LARGEST_IN_CHART:
        yield rule("seats", key, "tables_large", OURS)
    yield from _five_left(key, own)
    yield rule("pairing", key, "kinds", "rounds")
    yield rule("pairing", key, "split", "rounds")
    yield rule("pairing", key, "line", OURS)
    yield rule("pairing", key, "met", "met")
    yield rule("pairing", key, *(("search", OURS) if own.optimized else ("dealt", "met")))
    yield rule("byes", key, "late", OURS, last=own.last_place)
    if own.re_entry:
        yield rule("byes", key, "re_entry", SET)
    yield rule("byes", key, "leaves", OURS)
    as_written, facts = own.by_place == BY_PLACE, ladders(own, enumerated)
    yield rule("results", key, "strikes", "strikes" if as_written else SET, **facts)
    if own.works_with_two:
        yield rule("results", key, "strikes_of_two", OURS if as_written else SET, **facts)
    yield rule("results", key, "ties", "ties")
    yield rule("results", key, "level", "level", level=own.level)
    yield rule("ranking", key, "ranking", OURS)
    for code in ("one", "two_one_table", "two_tables"):
        yield rule("end", key, code, "end")
    yield rule("end", key, "more_tables", OURS)
    if own.works_with_two:
        yield rule("end", key, "deciding", "end")
    if own.rounds is not None:
        yield rule("end", key, "last_round", SET, rounds=own.rounds)


def _five_left(key: str, own: Rules) -> Iterator[Rule]:
    """What happens with five left in a game for at most four."""
    if own.largest_table == _LARGER_TABLES:
        return
    if own.three_and_two:
        yield rule("seats", key, "five_tables", "five")
    else:
        yield rule("byes", key, "five_bye", "five")
        yield rule("byes", key, "five_bye_once", OURS)
