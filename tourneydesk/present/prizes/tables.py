"""The tables of prizes: what is offered, and who wins what."""

from collections.abc import Iterable

from tourneydesk.core.event import Event
from tourneydesk.core.prize_awards import Award
from tourneydesk.core.prizes import Category
from tourneydesk.present.messages import name_of, text
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.why import why_award, won
from tourneydesk.present.prizes.words import (
    category_name,
    line_words,
    money,
    place_words,
    pool_words,
    prize_lines,
)
from tourneydesk.present.table import Column, Emphasis, Field, Row, Table, table_of
from tourneydesk.present.tables.fields import field

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
