"""The final report: what was played, who won, every place and every table."""

from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.sayings import Advice
from tourneydesk.formats import format_of
from tourneydesk.formats.age_swiss.standings import standings_by_group
from tourneydesk.present.event_text import result_text, what_now
from tourneydesk.present.papers.sheet import Block, Sheet, column, event_facts, row, singles
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.words import say, word


def final_report(event: Event, stamp: Stamp) -> Sheet:
    """Facts, the outcome in words, the standings (by age group too), each round's tables with
    their results and the draw that made them, the organizer's notes.
    """
    fmt = format_of(event)
    facts = (
        (word("sheet_format"), word(f"format_{event.format}")),
        *event_facts(event),
        (word("sheet_players"), str(len(event.players))),
        (word("sheet_rounds"), str(len(event.rounds))),
        (word("sheet_seed"), event.seed),
    )
    now = tuple(what_now(event, fmt.outlook(event)))
    blocks = [
        Block(word("sheet_outcome"), (), (), notes=now),
        standings_block(event, word("head_standings"), fmt.standings(event, None)),
    ]
    if event.format == "age-swiss":
        blocks += [
            standings_block(event, word("sheet_age_group", group=group), rows)
            for group, rows in standings_by_group(event).items()
            if rows
        ]
    blocks += [_round(event, posted) for posted in event.rounds]
    if event.notes:
        blocks.append(Block(word("sheet_notes"), (), (), notes=event.notes))
    signed = (word("sheet_signed_organizer"), word("sheet_signed_date"))
    blocks.append(Block("", (), (), signed=signed))
    return Sheet(word("paper_name_report"), tuple(blocks), stamp, "desk", facts)


def _round(event: Event, posted: Round) -> Block:
    kind = word(f"kind_{posted.kind}", event.format)
    columns = (
        column("card_table", 40, "right", bold=True),
        column("sheet_players", 240),
        column("card_result", 250),
    )
    rows = [
        row(columns, str(table.number), _seated(event, table), _result(event, table))
        for table in sorted(posted.tables, key=lambda one: one.number)
    ]
    rows += [
        row(columns, "", event.player(bye.player).name, word("sheet_bye", points=bye.points))
        for bye in posted.byes
    ]
    draw = word("sheet_draw", seed=posted.seed, label=posted.label, engine=posted.engine)
    return Block(
        word("head_round", round=posted.number, kind=kind),
        columns,
        singles(rows),
        notes=(draw,) if posted.seed else (),
    )


def _seated(event: Event, table: Table) -> str:
    return say(Advice("sheet_everyone", table.players), event)


def _result(event: Event, table: Table) -> str:
    if table.void:
        return word("table_void")
    return word("sheet_open") if table.result is None else result_text(event, table.result)
