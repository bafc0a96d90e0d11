"""The prizes on paper: what is offered, or who has won, with room to sign for it."""

from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.messages import sentences, text
from tourneydesk.present.papers.rules import Rule
from tourneydesk.present.papers.sheet import Block, Sheet, block_of
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.house_rules import house_rules
from tourneydesk.present.prizes.tables import awards_table, places_table
from tourneydesk.present.prizes.why import left_over
from tourneydesk.present.prizes.words import category_name, line_words, money, prize_lines
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.table import Column, Row, Table

Shown = Literal["list", "winners"]
SHARES = {"for": 150, "place": 60, "listed": 300}
WINNER_SHARES = {"place": 56, "name": 170, "won": 78, "why": 240, "signature": 130}


def usual_shown(event: Event) -> Shown:
    """The winners once there are any, before that the list."""
    return "winners" if event_awards(event).awards else "list"


def prizes_sheet(event: Event, stamp: Stamp, shown: Shown, *, signed: bool = False) -> Sheet:
    """What is offered, by whom it can be won, or who wins what and why."""
    if shown == "list":
        rules = list(house_rules(event.prizes))
        if event.prizes.total:
            total = money(event.prizes.total, event.prizes)
            rules.insert(0, text("prize-in-all", total=total))
        block = block_of(places_table(event), SHARES, bold=("for",), notes=rules)
        return Sheet(text("prize-title-list"), (block,), stamp, "wall")
    table = awards_table(event)
    if signed:
        column = Column(text("head-signature"), wide=True, id="signature")
        rows = (Row(row.key, (*row.cells, ""), row.emphasis) for row in table.rows)
        table = Table((*table.columns, column), tuple(rows))
    over = format_of(event).outlook(event).status == "finished"
    title = text("prize-title-winners" if over else "prize-title-now")
    return Sheet(
        title,
        (_winners(event, table),),
        stamp,
        "desk",
        turned=True,
    )


def _winners(event: Event, table: Table[tuple[int, int]]) -> Block:
    return block_of(table, WINNER_SHARES, bold=("name", "won"), notes=left_over(event))


def prize_rules(event: Event) -> tuple[Rule, ...]:
    """The prizes and how they are awarded, for the rules sheet."""
    if not event.prizes:
        return ()
    lines = [
        text(
            "rules-prize-line",
            category=category_name(category, event.format),
            prizes=line_words(places, event.prizes),
        )
        for category, places in prize_lines(event.prizes)
    ]
    return (
        Rule("end", sentences(*lines), text("rules-setting")),
        Rule("end", sentences(*house_rules(event.prizes)), text("rules-prize-source")),
    )
