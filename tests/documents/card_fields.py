"""The places of a card to fill in by pen, each with a name."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from tourneydesk.present.cards.card import Card, CardForm
from tourneydesk.present.cards.geometry import (
    Fitted,
    Plan,
    areas_of,
    groups_on_front,
    modules_of,
    plan,
    seat_boxes,
)
from tourneydesk.present.drawings import Place
from tourneydesk.present.sheets import Cell, Choices, Code, Digits, Opponents

FieldKind = Literal["digit", "circle", "tick", "text"]
"""A box for one character, a letter or word to circle, a box to cross, or words and figures."""


@dataclass(frozen=True, slots=True)
class Field:
    """A place to fill in by pen: ``round-3.table.1`` is the first digit of the table in row 3,
    ``round-3.game_1.W`` a letter to circle.
    """

    name: str
    kind: FieldKind
    place: Place


def plan_of(form: CardForm, code: Code | None) -> Plan:
    """The places on a card with this code (None = no code yet)."""
    return plan(form, 0 if code is None else modules_of(code), groups_on_front(form, code))


def fields(card: Card) -> tuple[Field, ...]:
    """All places of a card to fill in, from top to bottom."""
    form, places = card.form, plan_of(card.form, card.code)
    found: list[Field] = []
    for fact, place in zip(form.facts, places.facts, strict=True):
        found += [Field(f"{fact.code}.{at}", "digit", box) for at, box in enumerate(place.boxes, 1)]
    found.append(Field("name", "text", places.name))
    for row in range(len(places.rows)):
        for at, fitted in enumerate(places.columns):
            found += _of_cell(form, row, fitted, places.cell(row, at))
    return tuple(found)


def _of_cell(form: CardForm, row: int, fitted: Fitted, place: Place) -> Iterator[Field]:
    for index, area in zip(fitted.shows, areas_of(fitted, place), strict=True):
        column = form.columns[index]
        if not column.printed:
            prefix = f"round-{row + 1}.{column.code}"
            yield from (
                Field(f"{prefix}{suffix}", kind, rect)
                for suffix, kind, rect in _in_cell(column.blank, area)
            )


def _in_cell(cell: Cell, area: Place) -> Iterator[tuple[str, FieldKind, Place]]:
    match cell:
        case Digits(_, count):
            yield from ((f".{at}", "digit", box) for at, box in enumerate(area.columns(count), 1))
        case Choices((only,)):
            yield only, "tick", area
        case Choices(options):
            steps = area.columns(len(options))
            yield from (
                (f".{word}", "circle", step) for word, step in zip(options, steps, strict=True)
            )
        case Opponents() as opponents:
            for seat, numbers in enumerate(seat_boxes(opponents, area), 1):
                yield from ((f".{seat}.{at}", "digit", box) for at, box in enumerate(numbers, 1))
        case _:
            yield "", "text", area
