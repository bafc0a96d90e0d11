"""The final report: what was played, who won, every place and every table."""

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.results import withdrawn_in
from tourneydesk.core.sayings import Advice
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.event_text import result_text, what_now
from tourneydesk.present.figures import group_standings
from tourneydesk.present.messages import number, say, text
from tourneydesk.present.papers.sheet import (
    Block,
    Group,
    Sheet,
    column,
    event_facts,
    row,
    singles,
)
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.sheets import Column, Stamp
from tourneydesk.present.show import OfMany, Places
from tourneydesk.present.shows import show_of


def final_report(event: Event, stamp: Stamp) -> Sheet:
    """Facts, the outcome in words, the standings (by age group too), each round's tables with
    their results and the draw that made them, the organizer's notes.
    """
    fmt = format_of(event)
    facts = (
        (text("sheet-format"), text("format-name", event.format)),
        *event_facts(event),
        (text("sheet-players"), str(len(event.entered))),
        (text("sheet-rounds"), str(len(event.rounds))),
        (text("sheet-seed"), event.seed),
    )
    now = tuple(what_now(event, fmt.outlook(event)))
    blocks = [
        Block(text("sheet-outcome"), (), (), notes=now),
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
    blocks.append(Block("", (), (), signed=signed))
    return Sheet(text("paper-name-report"), tuple(blocks), stamp, "desk", facts)


def _round(event: Event, posted: Round) -> Block:
    """A round's tables with their results, its byes, and the draw that made it."""
    kind = text(f"kind-{posted.kind}", event.format)
    many = show_of(event).of_many
    columns, groups = _of_many(event, posted, many) if many else _of_two(event, posted)
    notes = [
        text("bye-line", name=event.player(bye.player).name, points=bye.points)
        for bye in posted.byes
    ]
    if posted.seed:
        draw = {"seed": posted.seed, "label": posted.label, "engine": posted.engine}
        notes.append(text("sheet-draw", **draw))
    heading = text("head-round", round=posted.number, kind=kind)
    return Block(heading, columns, groups, marked=1, notes=tuple(notes))


def _of_two(event: Event, posted: Round) -> tuple[tuple[Column, ...], tuple[Group, ...]]:
    """A row a table: who played, and the result in words."""
    columns = (
        column("card_table", 40, "right", bold=True),
        column("sheet_players", 240),
        column("card_result", 250),
    )
    rows = [
        row(columns, str(table.number), _seated(event, table), _result(event, table))
        for table in _tables(posted)
    ]
    return columns, singles(rows)


def _of_many(
    event: Event, posted: Round, many: OfMany
) -> tuple[tuple[Column, ...], tuple[Group, ...]]:
    """A row a player in finishing order, the rows of a table together."""
    columns = (
        column("card_table", 46, "centre", bold=True),
        column("sheet_place", 46, "right", bold=True),
        column("sheet_number_short", 36, "right"),
        column("slip_player", 220),
        *(column(code, 70, "right") for code in many.figures),
    )
    groups = []
    for table in _tables(posted):
        places, known = many.finished(table)
        order = sorted(table.players, key=lambda one: places.get(one, len(table.players) + 1))
        groups.append(
            tuple(
                row(
                    columns,
                    str(table.number),
                    _place(table, places, player),
                    str(player),
                    event.player(player).name,
                    *(number(figure) for figure in known[player]),
                    *[""] * (len(many.figures) - len(known[player])),
                )
                for player in order
            )
        )
    return columns, tuple(groups)


def _place(table: Table, places: Places, player: int) -> str:
    if player in withdrawn_in(table.result):
        return text("card-withdrawn")
    return str(places[player]) if player in places else ""


def _tables(posted: Round) -> list[Table]:
    return sorted(posted.tables, key=lambda one: one.number)


def _seated(event: Event, table: Table) -> str:
    return say(Advice("sheet_everyone", table.players), event)


def _result(event: Event, table: Table) -> str:
    if table.void:
        return text("table-void")
    return text("sheet-open") if table.result is None else result_text(event, table.result)
