"""The report of an event, final or so far: what was played, who won, every place and table."""

from dataclasses import replace

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.event_text import what_now
from tourneydesk.present.figures import group_standings
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.papers.sheet import Block, Sheet, block_of, event_facts
from tourneydesk.present.papers.standings import standings_block
from tourneydesk.present.round_names import round_on_paper
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import AnyTable
from tourneydesk.present.tables.pairings import seats_table, tables_table


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
