"""Standings on paper, overall and by group; the report of an event."""

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Round
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present import messages
from tourneydesk.present.event_text import what_now
from tourneydesk.present.figures import figure_heads, figure_keys, group_standings, provisional_note
from tourneydesk.present.messages import enumerated, name_of, text
from tourneydesk.present.papers.sheet import Block, ListColumn, Sheet, block_of, event_facts, row
from tourneydesk.present.places import cut_of, explain_standings
from tourneydesk.present.rating_classes import CLASS_KEYS, class_key, class_name
from tourneydesk.present.ratings import rating_of, rating_text
from tourneydesk.present.results import round_on_paper, stage_name
from tourneydesk.present.sheets import Stamp, Written
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable, Column
from tourneydesk.present.tables.pairings import seats_table, tables_table
from tourneydesk.present.tables.standings import crossings, standings_table

MOST_ROUNDS = 10
"""The latest rounds that have a column; the crosstable has all."""
PITCH, POSTER_PITCH = 1.3, 1.2
"""The height of a row beside the size of its letters."""
_BOLD = ("place", "points")
_CENTERED = ("round", "record")


def standings_sheet(
    event: Event,
    stamp: Stamp,
    through: int | None = None,
    *,
    columns: Collection[str] | None = None,
    by: str = "all",
    poster: float = 0,
) -> Sheet:
    """The standings after a round (None = everything reported), best first: all together, or ``by``
    ``class``, ``club`` or ``ages``. ``columns`` are chosen from `columns_to_choose` (None = the
    usual ones). A ``poster`` in letters of that many points has places, names and points only.
    """
    rows = standings_of(event, through)
    if poster:
        ids: Sequence[str] = ("place", "name", "points")
    else:
        chosen = usual_columns(event) if columns is None else columns
        ids = _ids(event, rows, chosen, through)
    parts = _parts(event, rows, by, through)
    pitch = POSTER_PITCH if poster else PITCH
    blocks = tuple(
        replace(standings_block(event, heading, group, ids, through), pitch=pitch)
        for heading, group in parts
    )
    if by == "all" and blocks and not poster:
        blocks = (replace(blocks[0], ruled=_finalists(event, rows, through)), *blocks[1:])
    title = standings_title(event, through)
    return Sheet(
        title,
        blocks,
        stamp,
        "wall",
        turned=None,
        legend="" if poster else _legend(event, rows, ids, blocks, through),
        poster=poster,
        ranges="rows" if poster else "",
    )


def standings_by_age(event: Event, stamp: Stamp, through: int | None = None) -> Sheet:
    """The standings within each age group, the youngest group first."""
    return replace(standings_sheet(event, stamp, through, by="ages"), title=text("paper-name-ages"))


def standings_block(
    event: Event,
    heading: str,
    rows: Sequence[Standing],
    ids: Sequence[str] | None = None,
    through: int | None = None,
) -> Block:
    """One line per place, in these columns; bands join players of equal points."""
    if ids is None:
        ids = ("place", "number", "name", "points", *figure_keys(rows), "decisive", "out")
    with_rounds = any(id.startswith("round") for id in ids)
    table = standings_table(
        event, rows, ids, rounds=crossings(event) if with_rounds else None, through=through
    )
    columns = tuple(map(_column, table.columns))
    of_many = show_of(event).of_many
    places = of_many is not None and of_many.places
    in_places = {id for id in table.ids if places and (id == "decisive" or id[:5] == "round")}
    groups = tuple(
        (row(columns, *(_place(cell) if id in in_places else cell for id, cell in cells)),)
        for cells in (zip(table.ids, line.cells, strict=True) for line in table.rows)
    )
    notes = provisional_note(event) if groups else (text("sheet-no-players"),)
    return Block(heading, columns, groups, notes=tuple(notes), shaded=_bands(rows))


def _place(cell: str) -> str:
    """A place at a board as 1st, 2nd …"""
    code = f"card-place-{cell}"
    return text(code) if cell.isdecimal() and messages.has(code) else cell


def columns_to_choose(event: Event) -> tuple[str, ...]:
    """The columns of the standings that can be chosen in this event."""
    fmt, show = format_of(event), show_of(event)
    possible = {
        "number": True,
        "rating": show.rated or any(rating_text(event, one.id) for one in event.entered),
        "age": any(one.age is not None for one in event.entered),
        "ages": fmt.groups is not None,
        "club": any(one.club for one in event.entered),
        "record": show.record is not None,
        "opponents_wins": show.opponents_wins is not None,
        "rounds": True,
        "tiebreaks": True,
        "decisive": show.decisive is not None,
        "out": fmt.knocks_out,
    }
    return tuple(id for id, exists in possible.items() if exists)


def usual_columns(event: Event) -> tuple[str, ...]:
    """The columns of the standings unless others are chosen."""
    show = show_of(event)
    rare = {"age", "club", "opponents_wins", *(() if show.rated else ("rating",))}
    if show.of_many is not None:
        rare.add("number")
    if show.ring is not None:
        rare.add("rounds")
    return tuple(id for id in columns_to_choose(event) if id not in rare)


def column_name(event: Event, id: str) -> str:
    """What a column of the standings, or several of a kind, are called."""
    codes = {
        "ages": "head-age-group",
        "record": "head-record",
        "rounds": "standings-columns-rounds",
        "tiebreaks": "standings-columns-tiebreaks",
    }
    return text(codes.get(id, f"head-{id}"), event.format)


def groupings(event: Event) -> tuple[str, ...]:
    """By what the standings of this event can be divided; ``all`` is not at all."""
    possible = {
        "all": True,
        "class": show_of(event).rated,
        "club": any(one.club for one in event.entered),
        "ages": format_of(event).groups is not None,
    }
    return tuple(key for key, exists in possible.items() if exists)


def standings_title(event: Event, through: int | None) -> str:
    """What these standings are: after a round, so far, or final."""
    current = event.current
    if through is not None or current is None:
        played = event.round(through) if through else None
        if played is None:
            return text("paper-name-standings")
        return _after(event, played.number, played.kind)
    if format_of(event).outlook(event).status == "finished":
        return text("sheet-standings-final")
    if current.missing:
        if stage := stage_name(event, current.number):
            return text("sheet-standings-so-far-stage", stage=stage)
        if current.kind in format_of(event).extra_kinds:
            return text(f"sheet-standings-so-far-{current.kind}")
        if current.kind in format_of(event).ring_kinds:
            return text("sheet-standings-so-far-ring")
        return text("sheet-standings-so-far", round=current.number)
    return _after(event, current.number, current.kind)


def _after(event: Event, number: int, kind: str) -> str:
    if stage := stage_name(event, number):
        return text("sheet-standings-after-stage", stage=stage)
    if kind in format_of(event).extra_kinds:
        return text(f"sheet-standings-after-{kind}")
    return text("sheet-standings-after", round=number)


def _ids(
    event: Event, rows: Sequence[Standing], chosen: Collection[str], through: int | None
) -> tuple[str, ...]:
    """The columns in their order; tiebreaks are beside the points that they come after."""
    count = _rounds(event, through)
    fmt = format_of(event)
    # The column that decides already says what happened in a final, unless that is a bracket.
    extra = {
        one.number
        for one in event.rounds
        if one.kind in fmt.extra_kinds and not fmt.stage(event, one.number)
    }
    latest = range(max(1, count - MOST_ROUNDS + 1), count + 1)
    by_choice = {
        "rounds": [
            f"round{at}" for at in latest if at not in extra or show_of(event).decisive is None
        ],
        "tiebreaks": list(figure_keys(rows)),
    }
    many = show_of(event).of_many is not None
    last = ("points", "tiebreaks") if many else ("tiebreaks", "points")
    before = ("number", "rating", "age", "ages", "club", "record", "rounds", "opponents_wins")
    ids = ["place", "name"]
    for id in (*before, *last, "decisive", "out"):
        if id == "points" or id in chosen:
            ids += by_choice.get(id, [id])
    return tuple(ids)


def _rounds(event: Event, through: int | None) -> int:
    """The rounds that have a column, in a ring the most games of a player."""
    if not format_of(event).ring_kinds:
        return len(event.rounds[:through])
    return max((len(cells) for cells in crossings(event).values()), default=0)


def _column(column: Column) -> ListColumn:
    base = column.id.rstrip("123456789")
    if base == "name":
        return ListColumn(text("head-player"), 100, blank=Written(""), fills=True)
    align = "center" if base in _CENTERED else column.align
    blank = Written("", align, bold=base in _BOLD)
    return ListColumn(column.head, 52, blank=blank)


def _bands(rows: Sequence[Standing]) -> tuple[bool, ...]:
    """Gray and white by turns for players of equal points, else row by row."""
    groups: list[int] = []
    for at, one in enumerate(rows):
        new = at > 0 and one.points != rows[at - 1].points
        groups.append(groups[-1] + new if groups else 0)
    if groups and groups[-1] > len(rows) * 0.6:
        return tuple(at % 2 == 0 for at in range(len(rows)))
    return tuple(group % 2 == 0 for group in groups)


def _finalists(event: Event, rows: Sequence[Standing], through: int | None) -> int:
    """How many rows are above the line of the final: those who played in it or in the bracket that
    ends with it, or who would.
    """
    current, extra = event.current, format_of(event).extra_kinds
    if through is None and current is not None and current.kind in extra:
        rounds = [posted for posted in event.rounds if posted.kind in extra]
        finalists = {
            player for posted in rounds for table in posted.tables for player in table.players
        }
        count = len(finalists)
        return count if {one.player for one in rows[:count]} == finalists else 0
    if through is not None:
        return 0
    cut = cut_of(explain_standings(event, rows))
    return 0 if cut is None else cut[0]


def _parts(
    event: Event, rows: Sequence[Standing], by: str, through: int | None
) -> list[tuple[str, Sequence[Standing]]]:
    """The standings in parts with their headings; places count within each part."""
    if by == "ages":
        return [
            (text("sheet-age-group", event.format, group=name), group)
            for name, group in group_standings(event, through).items()
        ]
    if by not in ("class", "club"):
        return [("", rows)]
    parts: dict[tuple[object, str], list[Standing]] = {}
    for one in rows:
        parts.setdefault(_part(event, one.player, by), []).append(one)
    return [(key[1], _placed(parts[key])) for key in sorted(parts, key=_order)]


def _order(part: tuple[object, str]) -> tuple[bool, str]:
    return part[0] is None, str(part[0])


def _part(event: Event, player: int, by: str) -> tuple[object, str]:
    """What a player's part is sorted by, None for the last, and its heading."""
    entry = event.player(player)
    if by == "club":
        return entry.club or None, entry.club or text("sheet-no-club")
    rating = rating_of(event, player).number
    key = class_key(rating)
    at = CLASS_KEYS.index(key)
    return None if rating is None else f"{at:02}", class_name(key)


def _placed(rows: Sequence[Standing]) -> list[Standing]:
    """The same rows with their places among themselves; equal places stay equal."""
    placed: list[Standing] = []
    for at, one in enumerate(rows):
        shared = at > 0 and one.place == rows[at - 1].place
        place = placed[-1].place if shared else at + 1
        placed.append(one if one.place == UNRANKED else replace(one, place=place))
    return placed


def _legend(
    event: Event,
    rows: Sequence[Standing],
    ids: Sequence[str],
    blocks: Sequence[Block],
    through: int | None,
) -> str:
    """What decides the order, and what the cells of rounds mean."""
    return messages.sentences(*_legend_parts(event, rows, ids, blocks, through)) if rows else ""


def _legend_parts(
    event: Event,
    rows: Sequence[Standing],
    ids: Sequence[str],
    blocks: Sequence[Block],
    through: int | None,
) -> Iterator[str]:
    keys = figure_keys(rows)
    heads = [figure_heads(event, ())[0], *(_tiebreak(event, key) for key in keys)]
    current = event.current
    final = (
        through is None
        and current is not None
        and current.kind in format_of(event).extra_kinds
        and (not current.missing or bool(format_of(event).stage(event, current.number)))
    )
    code = "sheet-order-final" if final and messages.has("sheet-order-final", event.format) else ""
    if final and current is not None and messages.has(f"sheet-order-{current.kind}", event.format):
        code = "" if current.missing else f"sheet-order-{current.kind}"
    yield text(code or "sheet-order", event.format, keys=_in_words(heads))
    for key, head in zip(keys, heads[1:], strict=True):
        if messages.has(f"counts-{key}"):
            yield text("label-value", label=head, value=text(f"counts-{key}"))
    if any(id.startswith("round") for id in ids):
        many = show_of(event).of_many is not None
        yield text("sheet-legend-rounds" if many else "sheet-legend-games", event.format)
        played = _rounds(event, through)
        if played > MOST_ROUNDS:
            yield text("sheet-legend-latest", rounds=played - MOST_ROUNDS)
    if any(block.ruled for block in blocks):
        own = "" if current is None or through else f"sheet-legend-{current.kind}"
        legend = own if own and messages.has(own, event.format) else "sheet-legend-final"
        yield text(legend, event.format, count=blocks[0].ruled)


def _tiebreak(event: Event, key: str) -> str:
    """The whole name of a tiebreak, whose heading may be shorter."""
    whole = f"setting-tiebreaks-{key}"
    return text(whole) if messages.has(whole) else figure_heads(event, (key,))[1]


def _in_words(heads: Sequence[str]) -> str:
    """The first, then the second …; abbreviations without their period, which ends the sentence."""
    return enumerated([head.rstrip(".") for head in heads], "list-then")


# The report of an event, final or so far: what was played, who won, every place and table.


def final_report(event: Event, stamp: Stamp) -> Sheet:
    """Facts, the outcome in words, the standings (also by age group), each round's tables with
    their results and the draw that made them, and the organizer's notes.
    """
    fmt = format_of(event)
    facts = (
        (text("sheet-format"), text("format-name", event.format)),
        *event_facts(event),
        (text("sheet-players"), str(len(event.entered))),
        (text("sheet-rounds"), str(len(event.rounds))),
        (text("sheet-seed"), event.seed),
    )
    outlook = fmt.outlook(event)
    over = outlook.status == "finished"
    now = tuple(what_now(event, outlook))
    blocks = [
        Block(text("sheet-outcome" if over else "sheet-outcome-so-far"), (), (), notes=now),
        standings_block(event, text("head-standings"), standings_of(event)),
    ]
    blocks += [
        standings_block(event, text("sheet-age-group", event.format, group=group), rows)
        for group, rows in group_standings(event).items()
        if rows
    ]
    blocks += [_round(event, posted) for posted in event.rounds]
    if event.notes:
        blocks.append(Block(text("sheet-notes"), (), (), notes=event.notes))
    signed = (text("sheet-signed-organizer"), text("sheet-signed-date"))
    # With the last block, so that no page holds the signature alone.
    blocks[-1] = replace(blocks[-1], signed=signed)
    title = text("sheet-report-final" if over else "sheet-report-so-far")
    return Sheet(title, tuple(blocks), stamp, "desk", facts)


def _round(event: Event, posted: Round) -> Block:
    """A round's tables with their results, its byes, and the draw that made it."""
    of_many = show_of(event).of_many
    tables = sorted(posted.tables, key=lambda one: one.number)
    table: AnyTable
    if of_many is None:
        table = tables_table(event, posted, ("table", "players", "outcome"), tables=tables)
    else:
        ids = ("table", "place", "number", "name", *of_many.figures)
        table = seats_table(event, posted, ids, tables=tables, finished=True)
    notes = [
        text("bye-line", name=name_of(event, bye.player), points=bye.points) for bye in posted.byes
    ]
    if posted.seed:
        draw = {"seed": posted.seed, "label": posted.label, "rules": _rules(event, posted.engine)}
        notes.append(text("sheet-draw", **draw))
    shares = {"table": 46, "place": 46, "number": 36, "name": 220, "players": 300, "outcome": 190}
    return block_of(
        table,
        {**shares, **dict.fromkeys(of_many.figures if of_many else (), 70)},
        round_on_paper(event, posted.number),
        bold=("table", "place"),
        marked=1,
        notes=notes,
    )


def _rules(event: Event, engine: str) -> str:
    """The pairing rules of an engine (a format's key and a version) in words; unknown ones as they
    are.
    """
    key, _, version = engine.rpartition(" ")
    if key != format_of(event).engine.rpartition(" ")[0]:
        return engine
    return text("sheet-draw-rules", format=text("format-name", event.format), version=version)
