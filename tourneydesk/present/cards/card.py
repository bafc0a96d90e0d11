"""A record card as plain data: what is printed on it, and what a pen would add."""

from dataclasses import dataclass

from tourneydesk.present.cards.sizes import CardSize
from tourneydesk.present.sheets import Cell, Code, Stamp, Written

_EMPTY = Written("")


@dataclass(frozen=True, slots=True)
class CardColumn:
    """A column of a card: its code, its head (``short`` where there is no room), a head over
    several columns, and its cell when nothing is filled in.

    ``least`` and ``want`` are widths in millimeters. A column that ``grows`` takes the space that
    is left. Of the columns with a number in ``spare`` the lowest is left out first where a card is
    too narrow. A column that ``stacks`` may stand above the next one in one cell; ``both`` is
    their head.
    """

    code: str
    head: str
    least: float
    want: float
    short: str = ""
    over: str = ""
    over_short: str = ""
    blank: Cell = _EMPTY
    printed: bool = False
    grows: bool = False
    spare: int = 0
    stacks: bool = False
    both: str = ""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact in boxes at the head of a card: how many boxes there are, one for each character."""

    code: str
    label: str
    boxes: int


@dataclass(frozen=True, slots=True)
class Chart:
    """A small table for the back of a card, the most useful rows first."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class Back:
    """The back of a card: the chart, the rules in short, lines for notes, and the signature."""

    chart: Chart | None
    rules_title: str
    rules: tuple[str, ...]
    notes: str
    signature: str
    date: str
    digits: str


@dataclass(frozen=True, eq=False, slots=True)
class CardForm:
    """What is on the cards of an event before anyone plays; compared by identity.

    ``key`` is one line; ``key_list`` says the same in several short lines, where there is room
    beside the player information. ``rows`` are the cells of the printed column.
    """

    size: CardSize
    title: str
    event: str
    heading: str
    facts: tuple[Fact, ...]
    name: str
    key_head: str
    key: str
    key_list: tuple[str, ...]
    note: str
    columns: tuple[CardColumn, ...]
    rows: tuple[str, ...]
    back: Back | None = None


@dataclass(frozen=True, slots=True)
class Card:
    """A player's record card: its form and what fills it.

    ``values`` are those of the form's facts; ``place`` is the final place, in words. ``rows`` have
    a cell for each column of the form. ``page`` and ``page_short`` are patterns with ``{page}`` and
    ``{pages}``. ``code`` is None on a blank card.
    """

    form: CardForm
    values: tuple[str, ...]
    name: str
    place: str
    rows: tuple[tuple[Cell, ...], ...]
    code: Code | None
    stamp: Stamp
    page: str
    page_short: str

    @property
    def title(self) -> str:
        return self.form.title

    @property
    def columns(self) -> tuple[CardColumn, ...]:
        return self.form.columns
