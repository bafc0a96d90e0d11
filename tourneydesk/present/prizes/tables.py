"""The prizes as tables, as a sheet and as JSON."""

from collections.abc import Iterable
from typing import Literal

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import Award
from tourneydesk.core.prizes import CENTS, EVERYBODY, Category, Prize
from tourneydesk.formats import format_of
from tourneydesk.present.messages import name_of, sentences, text
from tourneydesk.present.papers.rules import Rule
from tourneydesk.present.papers.sheet import Block, Sheet, block_of
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.words import (
    category_name,
    code_of,
    house_rules,
    left_over,
    line_words,
    money,
    place_words,
    pool_words,
    prize_lines,
    rule_of,
    why_award,
    won,
)
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.table import Column, Emphasis, Field, Row, Table, field, table_of

LEAST_NAME, LEAST_WHY = 14, 24
"""In characters."""

FIRST: Emphasis = "begins"
NEXT: Emphasis = ""
"""Of the first row of a category, and of the others."""

AwardKey = tuple[int, int]
"""The player, and the award's number."""


def prizes_table(event: Event) -> Table[Category]:
    """A row for each category that has prizes: ``for``, ``listed`` and the ``total`` of money."""
    offered = event.prizes
    totals = {category: 0 for category, _ in prize_lines(offered)}
    for prize in offered.prizes:
        totals[prize.category] += prize.amount
    listed = Column(text("head-prizes-listed"), wide=True, least=LEAST_WHY, id="listed")
    fields: list[Field[Category]] = [
        (
            Column(text("head-prizes-for"), id="for"),
            lambda category: category_name(category, event.format),
        ),
        (listed, lambda category: line_words(dict(prize_lines(offered))[category], offered)),
        (
            Column(text("head-prizes-total"), "number", id="total"),
            lambda category: money(totals[category], offered) if totals[category] else "",
        ),
    ]
    return table_of(fields, list(totals), lambda category: category)


def places_table(event: Event) -> Table[tuple[Category, int]]:
    """A row for each place that has prizes: ``for``, said once for a category, ``place`` and
    ``listed``.
    """
    offered = event.prizes
    columns = (
        Column(text("head-prizes-for"), id="for"),
        Column(text("head-place"), id="place"),
        Column(text("head-prizes-listed"), wide=True, least=LEAST_WHY, id="listed"),
    )
    rows: list[Row[tuple[Category, int]]] = []
    for category, places in prize_lines(offered):
        name, emphasis = category_name(category, event.format), FIRST
        for prizes in places:
            place = prizes[0].place
            cells = (name, place_words(place), pool_words(prizes, offered))
            rows.append(Row((category, place), cells, emphasis))
            name, emphasis = "", NEXT
    return Table(columns, tuple(rows))


def awards_table(event: Event, ids: Iterable[str] | None = None) -> Table[AwardKey]:
    """A row for each award, by place: ``place``, ``name``, ``won`` and ``why``, which is said once
    for those who share.
    """
    awards = list(enumerate(event_awards(event).awards))
    shared = [(award.pool, award.among, award.how) for _, award in awards]
    name = Column(text("head-name"), "name", wide=True, least=LEAST_NAME, id="name")

    def again(one: tuple[int, Award]) -> bool:
        """Whether the award is one of those that the row above begins."""
        return one[0] > 0 and shared[one[0]] == shared[one[0] - 1]

    why = Column(text("head-why"), wide=True, least=LEAST_WHY, id="why")
    fields: list[Field[tuple[int, Award]]] = [
        field("place", "text", lambda one: place_words(one[1].first, one[1].last)),
        (name, lambda one: name_of(event, one[1].player)),
        field("won", "text", lambda one: won(event, one[1])),
        (why, lambda one: "" if again(one) else why_award(event, one[1])),
    ]
    return table_of(
        fields,
        awards,
        lambda one: (one[1].player, one[0]),
        ids,
        lambda one: "" if again(one) else "begins",
    )


# Prizes and awards as plain data for JSON, in the shapes of docs/batch.md.

Plain = dict[str, object]


def prizes_shape(event: Event) -> Plain:
    """The prize list with its house rules."""
    offered = event.prizes
    return {
        "currency": offered.currency,
        "total": exact_amount(offered.total),
        "ties": "share" if offered.share else "order",
        "each": "one" if offered.one_each else "all",
        "withdrawn": offered.withdrawn,
        "rounding": "whole" if offered.whole else "cent",
        "prizes": [_prize(prize) for prize in offered.prizes],
    }


def awards_shape(event: Event) -> Plain:
    """Who would win what now, and what is left; prizes are numbers from 1 in the list."""
    found = event_awards(event)
    numbers = {prize: number for number, prize in enumerate(event.prizes.prizes, start=1)}
    return {
        "final": format_of(event).outlook(event).status == "finished",
        "awards": [_award(event, award, numbers) for award in found.awards],
        "paid": exact_amount(found.paid),
        "rounding": exact_amount(found.rounding),
        "unawarded": [numbers[prize] for prize in found.unawarded],
    }


def exact_amount(cents: int) -> int | float:
    """An amount in hundredths as a number with at most two decimal places."""
    return cents // CENTS if cents % CENTS == 0 else cents / CENTS


def _prize(prize: Prize) -> Plain:
    shape: Plain = {"place": prize.place}
    if prize.category != EVERYBODY:
        shape["for"] = _category(prize.category)
    shape |= {"amount": exact_amount(prize.amount)} if prize.amount else {"text": prize.text}
    return shape


def _category(category: Category) -> Plain:
    shape: Plain = {"kind": category.kind}
    if category.kind in ("rating", "age"):
        shape |= {"low": category.low, "high": category.high}
    if category.unrated:
        shape["unrated"] = True
    if category.value:
        shape["value"] = category.value
    if category.players:
        shape["players"] = list(category.players)
    if category.name:
        shape["name"] = category.name
    return shape


def _award(event: Event, award: Award, numbers: dict[Prize, int]) -> Plain:
    shape: Plain = {"player": award.player}
    if award.money:
        shape["amount"] = exact_amount(award.paid)
    else:
        shape["text"] = [prize.text for prize in award.pool]
    return shape | {
        "prizes": [numbers[prize] for prize in award.pool],
        "players": list(award.among),
        "places": [award.first, award.last],
        "code": code_of(award),
        "rule": rule_of(award),
        "why": why_award(event, award),
    }


# The prizes on paper: what is offered, or who has won, with room to sign for it.

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
