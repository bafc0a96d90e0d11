"""A record card as plain data: its sizes, its layout, what is printed and what a pen adds."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Player
from tourneydesk.present.messages import has, text
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.sheets import Cell, Choices, Code, Digits, Stamp, Written

# The sizes of record cards, in millimeters (docs/paper.md has the formulas).


@dataclass(frozen=True, slots=True)
class CardSize:
    """A size of card in landscape: its parts from top to bottom, the boxes of its head, and how low
    a row may be: where rounds are planned, so that ten are on one side (``least_pitch``), and where
    none are (``open_pitch``). Type sizes are in points.
    """

    key: str
    width: float
    height: float
    margin: float
    head: float
    heads: float
    foot: float
    box_width: float
    box_height: float
    name_type: float
    least_pitch: float
    open_pitch: float
    key_beside: bool
    """Whether a key of several lines may stand beside the player information."""
    raised: float = 0
    """How far a code larger than usual may reach into the margin; the printer needs the rest."""

    @property
    def rows_height(self) -> float:
        """What the rows share if the code is no larger than the head."""
        return self.height - 2 * self.margin - self.head - self.heads - self.foot


THREE_BY_FIVE = CardSize("3x5", 127, 76.2, 4.5, 25.2, 7.6, 3.6, 4.45, 5.2, 11, 5.0, 5.0, False, 1.3)
FOUR_BY_SIX = CardSize("4x6", 152.4, 101.6, 6.35, 27.4, 8, 4.2, 4.85, 6, 13, 4.9, 6.0, True)
A6 = CardSize("a6", 148, 105, 6, 27.4, 8, 4.2, 4.85, 6, 13, 5.0, 6.0, True)
QUARTER_LETTER = CardSize("quarter", 139.7, 107.95, 6, 27.4, 8, 4.2, 4.85, 6, 13, 5.0, 6.0, True)
QUARTER_A4 = CardSize("quarter", 148.5, 105, 6, 27.4, 8, 4.2, 4.85, 6, 13, 5.0, 6.0, True)

SIZES = (THREE_BY_FIVE, FOUR_BY_SIX, A6, QUARTER_LETTER, QUARTER_A4)

FEWEST_ROWS, MOST_ROWS = 4, 10
"""On one side of a card."""


def capacity(size: CardSize, head: float | None = None, *, low: bool = True) -> int:
    """How many rows fit on a side under a head of this height (None = the usual one): of the
    lowest there are, or as low as they get where nobody knows how many are needed.
    """
    lost = 0 if head is None else head - size.head
    pitch = size.least_pitch if low else size.open_pitch
    fitting = int((size.rows_height - lost) / pitch + 1e-9)
    return max(FEWEST_ROWS, min(MOST_ROWS, fitting))


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


# What every format specifies about its record card, and columns that several formats use.

Row = tuple[Cell, ...]
Rows = Mapping[int, Sequence[Row]]
"""What has happened to each player so far, one row per round or game, by player id."""

MOST_BOXES = 10
"""The longest number that is written in boxes of its own in a row."""
BOX, LETTER = 4.1, 5.15
"""The least width of a box for a digit, and of a letter to circle, in millimeters."""
_HEAD_BOXES = 8
"""Boxes for a membership number if no player has one."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A format's record card. Its printed column contains the number of the round or game.

    ``key`` is the scorekeeping key in one line, ``key_list`` in several short ones, ``note`` what
    is said below the rows. ``usual`` is the number of rows where no rounds are planned. ``rules``
    and ``chart`` are for the back.
    """

    key: str
    columns: tuple[CardColumn, ...]
    rows: Callable[[Event, Mapping[int, Record]], Rows]
    key_list: tuple[str, ...] = ()
    note: str = ""
    usual: int = 10
    rules: tuple[str, ...] = ()
    chart: Chart | None = None


def column(
    code: str,
    least: float,
    want: float,
    *,
    over: str = "",
    blank: Cell | None = None,
    format_key: str = "",
    grows: bool = False,
    spare: int = 0,
) -> CardColumn:
    """A column, given the codes of its texts: ``card-CODE`` and ``card-CODE-short``."""
    return CardColumn(
        code,
        text(f"card-{code}", format_key),
        least,
        want,
        short=_short(code, format_key),
        over=text(f"card-{over}") if over else "",
        over_short=_short(over) if over else "",
        blank=blank or Written(""),
        grows=grows,
        spare=spare,
    )


def _short(code: str, format_key: str = "") -> str:
    """The shorter head of a column, if it has one."""
    short = f"card-{code}-short"
    return text(short, format_key) if has(short, format_key) else ""


def numbered(code: str, format_key: str = "") -> CardColumn:
    """The column with the number of the round or game."""
    head = text(f"card-{code}", format_key)
    return CardColumn(code, head, 7, 9.8, short=_short(code, format_key), printed=True)


def boxes(code: str, count: int, format_key: str = "") -> CardColumn:
    """A number in that many boxes, such as that of a table."""
    width = max(2, count) * BOX
    return column(code, width, width * 1.4, blank=Digits("", max(2, count)), format_key=format_key)


def letters(code: str, options: tuple[str, ...], *, over: str = "", spare: int = 0) -> CardColumn:
    """Letters or short words of which one is circled."""
    step = max(LETTER, max(map(len, options)) * 1.75 + 2.2)
    return column(
        code,
        step * len(options),
        step * len(options) * 1.08,
        over=over,
        blank=Choices(options),
        spare=spare,
    )


def box_to_tick(code: str, over: str) -> CardColumn:
    """A box to tick."""
    return column(code, 5.2, 8.2, over=over, blank=Choices(("",)))


def opponent_columns(event: Event) -> tuple[CardColumn, CardColumn]:
    """The opponent's number in boxes, and the name."""
    numbers = numbers_of(event)
    code = "opponent_member" if numbers.by_member else "opponent_number"
    count = numbers.boxes
    number = CardColumn(
        code,
        text(f"card-{code}"),
        count * BOX,
        max(count * BOX * 1.03, min(count, 4) * 6.0),
        short=_short(code),
        blank=numbers.cell(None),
        stacks=True,
        both=text(f"card-{code}-name"),
    )
    return number, column("opponent_name", 22, 28, grows=True)


@dataclass(frozen=True, slots=True)
class Numbers:
    """How opponents are written down: by membership number where players have numbers that fit in
    boxes, else by player number; in as many boxes as the longest needs.
    """

    by_member: bool
    boxes: int

    def cell(self, player: Player | None) -> Digits:
        """An opponent's number in its boxes; the player number of one without membership number is
        marked.
        """
        if player is None:
            return Digits("", self.boxes)
        if self.by_member:
            return Digits(player.member_id or f"#{player.id}", self.boxes)
        return Digits(str(player.id), self.boxes)


def numbers_of(event: Event) -> Numbers:
    """How the opponents of an event are written down."""
    longest, by_player = _longest_member(event), player_boxes(event)
    if 0 < longest <= MOST_BOXES:
        return Numbers(True, max(longest, by_player))
    return Numbers(False, by_player)


def player_boxes(event: Event) -> int:
    """As many boxes as the highest player number needs."""
    return max(2, len(str(len(event.players))))


def member_boxes(event: Event) -> int:
    """As many boxes as the longest membership number needs."""
    return _longest_member(event) or _HEAD_BOXES


def table_boxes(event: Event) -> int:
    """As many boxes as the highest number of a table needs."""
    highest = max((table.number for posted in event.rounds for table in posted.tables), default=0)
    return max(2, len(str(max(highest, event.first_table + len(event.players) // 2))))


def _longest_member(event: Event) -> int:
    return max((len(player.member_id or "") for player in event.players), default=0)


def figure(value: str) -> Written:
    """A figure in the middle of its cell, as if written by pen."""
    return Written(value, "center")


def running(value: str) -> Written:
    """A running total."""
    return Written(value, "center", bold=True)


def row_number(number: int | str) -> Written:
    """The number of a round or game."""
    label = number if isinstance(number, str) else text("card-row-number", number=number)
    return Written(label, "center")


def tick(ticked: bool) -> Choices:
    """A box to tick."""
    return Choices(("",), crossed=(0,) if ticked else ())


def one_of(options: tuple[str, ...], ringed: int | None) -> Choices:
    """Words of which one is circled."""
    return Choices(options, ringed=() if ringed is None else (ringed,))


def table_cell(number: int | None, boxes: int) -> Digits:
    """The number of a table in boxes."""
    return Digits("" if number is None else str(number), boxes)
