"""Where everything on a card is, in millimeters; its columns and its code.

The code is in the upper right corner and four marks are at the corners of the rows, at the same
places on all cards of a form whose codes are of usual length. docs/paper.md has the formulas.
"""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from tourneydesk.present.cards.card import CardColumn, CardForm, CardSize
from tourneydesk.present.drawings import Place
from tourneydesk.present.sheets import Code, Opponents

# How the columns of a card share its width.

STACKED_PITCH = 8.2
"""The lowest row, in millimeters, whose cell has room for a number above a name."""


@dataclass(frozen=True, slots=True)
class Fitted:
    """A column as it is printed: which columns of the form it shows (two where a number stands
    above a name), from where, and how wide, in millimeters from the left edge of the table.
    """

    shows: tuple[int, ...]
    x: float
    width: float

    @property
    def stacked(self) -> bool:
        return len(self.shows) > 1


def fits_side_by_side(columns: Sequence[CardColumn], width: float) -> bool:
    """Whether all columns that cannot be spared fit in a width, none above another."""
    return sum(column.least for column in columns if not column.spare) <= width


def fit(columns: Sequence[CardColumn], width: float, pitch: float) -> tuple[Fitted, ...]:
    """The columns of a card in its width.

    Where they do not fit, a number is put above the name beside it if the rows are high enough;
    then spare columns are left out; at last all are narrowed alike.
    """
    shown: list[tuple[int, ...]] = [(at,) for at in range(len(columns))]
    if _least(columns, shown) > width and pitch >= STACKED_PITCH:
        shown = _stack(columns, shown)
    spare = sorted((column.spare, at) for at, column in enumerate(columns) if column.spare)
    while _least(columns, shown) > width and spare:
        _, at = spare.pop(0)
        shown = [group for group in shown if at not in group]
    widths = _widths(columns, shown, width)
    fitted, x = [], 0.0
    for group, wide in zip(shown, widths, strict=True):
        fitted.append(Fitted(tuple(group), x, wide))
        x += wide
    return tuple(fitted)


def _stack(columns: Sequence[CardColumn], shown: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    stacked: list[tuple[int, ...]] = []
    for group in shown:
        if stacked and columns[stacked[-1][-1]].stacks:
            stacked[-1] = (*stacked[-1], *group)
        else:
            stacked.append(group)
    return stacked


def _least(columns: Sequence[CardColumn], shown: Sequence[tuple[int, ...]]) -> float:
    return sum(max(columns[at].least for at in group) for group in shown)


def _widths(
    columns: Sequence[CardColumn], shown: Sequence[tuple[int, ...]], width: float
) -> list[float]:
    least = [max(columns[at].least for at in group) for group in shown]
    want = [max(columns[at].want for at in group) for group in shown]
    room = width - sum(least)
    if room <= 0:
        return [one * width / sum(least) for one in least]
    wishes = [max(0.0, more - one) for more, one in zip(want, least, strict=True)]
    given = min(1.0, room / sum(wishes)) if sum(wishes) else 0.0
    widths = [one + wish * given for one, wish in zip(least, wishes, strict=True)]
    left = width - sum(widths)
    growing = [any(columns[at].grows for at in group) for group in shown]
    shares = [float(grows) for grows in growing] if any(growing) else widths
    return [one + left * share / sum(shares) for one, share in zip(widths, shares, strict=True)]


# How large a card's code is printed, known before it is drawn.

LEAST_SIDE, LEAST_MODULE, MOST_SIDE = 22.0, 0.5, 34.0
"""In millimeters. Only codes of version 13 and more, whose names have hundreds of bytes, have
smaller modules: at least four rows are left on the smallest card.
"""
QUIET = 4
"""The white space around the code, in modules (ISO/IEC 18004, 6.3.8)."""

WORDS = (
    *(16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627),
    *(669, 714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812),
    *(1914, 1992, 2102, 2216, 2334),
)
"""Data codewords of versions 1 to 40 at level M (ISO/IEC 18004, table 7)."""
_RANGES = ((1, 9), (10, 26), (27, 40))
"""Versions whose counts of characters are equally long."""


def version_of(code: Code) -> int:
    """The version of the smallest symbol at level M.

    Raises ValueError if the code is too long for any.
    """
    for first, last in _RANGES:
        words = -(-bits_of(code, last) // 8)
        version = bisect_left(WORDS, words) + 1
        if version <= last:
            # A longer count of characters never makes the symbol smaller than the step before.
            return max(version, first)
    raise ValueError("the code is too long for a symbol")


def counts_of(version: int) -> tuple[int, int]:
    """The bits that say how many digits, and how many bytes, a symbol has (7.4.1, table 3)."""
    return (10, 8) if version <= 9 else (12, 16) if version <= 26 else (14, 16)


def modules_of(code: Code) -> int:
    """The modules along a side of the smallest symbol at level M.

    Raises ValueError if the code is too long for any.
    """
    return modules_in(version_of(code))


def modules_in(version: int) -> int:
    """The modules along a side of a symbol of this version."""
    return 17 + 4 * version


def side_of(modules: int) -> float:
    """The side of a code in millimeters, without the white space around it."""
    return min(MOST_SIDE, max(LEAST_SIDE, LEAST_MODULE * modules))


def bits_of(code: Code, version: int) -> int:
    """Bits of the digits, and of the text that follows them after a line feed, in a symbol of this
    version.
    """
    numeric, bytewise = counts_of(version)
    digits = len(code.digits)
    bits = 4 + numeric + digits // 3 * 10 + (0, 4, 7)[digits % 3]
    if code.more:
        bits += 4 + bytewise + 8 * len(code.bytes_after_digits)
    return bits


MARK = 1.3
"""The side of a corner mark."""
_TITLE, _LABEL, _KEY = 4.2, 3.1, 3.0
_BESIDE = 31.5
"""The width of a key of several lines."""
_STRIP_TYPES, _STRIP_LINES, _STRIP_LINE = (6.0, 5.5, 5.0), 2, 0.353
"""Type in points of the digits below the head, the largest that needs so many lines; and the height
of a line in millimeters beside it.
"""
_GROUP = 6 * 0.572 - 0.31
"""The width of five digits and a space, in ems."""
_POINT = 25.4 / 72
_APART = 3.0
_INSET = 0.3
"""From the margin to the middle of a line, so that none is outside."""
_LEAST_BOX = 4.0


@dataclass(frozen=True, slots=True)
class FactPlace:
    """A fact at the head: its label, and its boxes; one box if there is no room for all."""

    label: Place
    boxes: tuple[Place, ...]


@dataclass(frozen=True, slots=True)
class Plan:
    """The parts of a card's front. ``event`` and ``key_list`` are empty where there is no room;
    ``strip`` are the lines of small type below the head, ``strip_type`` in points.
    """

    code: Place
    title: Place
    event: Place | None
    heading: Place
    facts: tuple[FactPlace, ...]
    name_label: Place
    name: Place
    key: Place | None
    key_list: tuple[Place, ...]
    strip: tuple[Place, ...]
    strip_type: float
    heads: Place
    columns: tuple[Fitted, ...]
    rows: tuple[Place, ...]
    foot: Place
    marks: tuple[Place, ...]

    def cell(self, row: int, column: int) -> Place:
        """A cell of the table, by its place among those printed."""
        line, fitted = self.rows[row], self.columns[column]
        return Place(line.x + fitted.x, line.y, fitted.width, line.height)


def groups_on_front(form: CardForm, code: Code | None) -> int:
    """How many groups of digits are on the front; a card with a back has them there."""
    return 0 if code is None or form.back is not None else -(-len(code.digits) // 5)


@dataclass(frozen=True, slots=True)
class Strip:
    """The digits below the head: their type in points, and how many lines there are."""

    type: float
    lines: int

    @property
    def line_height(self) -> float:
        return self.type * _STRIP_LINE


def strip_of(size: CardSize, modules: int, groups: int) -> Strip:
    """The digits in the largest type at which they do not make the head higher, else the smallest;
    at least two lines, for the time of printing.
    """
    strips = [Strip(one, -(-groups // _groups_a_line(size, modules, one))) for one in _STRIP_TYPES]
    chosen = next((one for one in strips if one.lines <= _STRIP_LINES), strips[-1])
    return replace(chosen, lines=max(_STRIP_LINES, chosen.lines))


def _groups_a_line(size: CardSize, modules: int, points: float) -> int:
    """How many groups of digits fit on a line."""
    width = _left_width(size, modules) - 2
    return int((width + 0.26 * points * _POINT) / (_GROUP * points * _POINT))


def head_height(size: CardSize, modules: int, groups: int) -> float:
    """The head grows for a code, or digits, longer than usual."""
    side = side_of(modules)
    raised = min(max(0.0, side + _quiet(modules) - size.head), size.raised)
    strip = strip_of(size, modules, groups)
    text = _texts_height(size) + strip.line_height * strip.lines + 0.2
    return max(size.head, side + _quiet(modules) - raised, text)


def table_width(size: CardSize) -> float:
    """The width that the columns share."""
    return size.width - 2 * size.margin - 2 * _INSET


def plan(form: CardForm, modules: int, groups: int) -> Plan:
    """The places on a card, given the modules of its code and its groups of digits."""
    size, margin = form.size, form.size.margin
    side = side_of(modules)
    raised = min(max(0.0, side + _quiet(modules) - size.head), size.raised)
    left = _left_width(size, modules)
    beside = size.key_beside and len(form.key_list) > 1
    own = left - _BESIDE - 2.5 if beside else left
    text_left, y = margin + 0.1, margin + _TITLE + 0.2
    heading = Place(text_left, y, own, _LABEL)
    if beside:
        y += _LABEL - 0.1
    facts = tuple(_facts(form, own, y, 0 if beside else _width(form.heading, 9.6) + 3))
    y += _LABEL + size.box_height + 0.4
    name_height = size.name_type * 1.22 * _POINT
    name_label = Place(text_left, y, _width(form.name, 8) + 2, name_height)
    name = Place(name_label.right, y, own - name_label.width, name_height)
    y += name_height + 0.4
    key = None if beside else Place(text_left, y, left, _KEY)
    head = head_height(size, modules, groups)
    table_top = margin + head
    small = strip_of(size, modules, groups)
    line = small.line_height
    strip_top = table_top - 0.2 - small.lines * line
    strip = tuple(
        Place(text_left, strip_top + at * line, left - 0.1, line) for at in range(small.lines)
    )
    title_width = _width(form.title, 12.2)
    event = None
    if not beside and left - title_width > 26:
        event = Place(margin + title_width + 3, margin + 0.2, left - title_width - 3, _TITLE - 0.2)
    left_edge, width = margin + _INSET, table_width(size)
    rows_top = table_top + size.heads
    count = len(form.rows)
    pitch = (size.height - margin - size.foot - rows_top) / count
    rows = tuple(Place(left_edge, rows_top + at * pitch, width, pitch) for at in range(count))
    bottom = rows[-1].bottom
    left_mark, right_mark = margin + 0.1, size.width - margin - MARK - 0.1
    return Plan(
        Place(size.width - margin - side - 0.05, margin + 0.05 - raised, side, side),
        Place(text_left, margin + 0.4, own if event is None else title_width, _TITLE - 0.4),
        event,
        heading,
        facts,
        name_label,
        name,
        key,
        tuple(_key_list(form, margin + left - _BESIDE, strip_top)) if beside else (),
        strip,
        small.type,
        Place(left_edge, table_top, width, size.heads),
        fit(form.columns, width, pitch),
        rows,
        Place(margin + MARK + 1, bottom + 0.5, width - 2 * MARK - 2, size.foot - 0.8),
        (
            Place(left_mark, table_top, MARK, MARK),
            Place(right_mark, table_top, MARK, MARK),
            Place(left_mark, bottom + 0.6, MARK, MARK),
            Place(right_mark, bottom + 0.6, MARK, MARK),
        ),
    )


def areas_of(fitted: Fitted, place: Place) -> tuple[Place, ...]:
    """The parts of a cell: one, or the number above the name."""
    if not fitted.stacked:
        return (place,)
    upper = max(place.height * 0.52, 4.0)
    return (
        Place(place.x, place.y, place.width, upper),
        Place(place.x, place.y + upper, place.width, place.height - upper),
    )


def seats_of(cell: Opponents, place: Place, room_for_names: float) -> tuple[Place, ...]:
    """The areas of the numbers of several opponents; names stand below where a row is higher than
    ``room_for_names``.
    """
    high = place.height if place.height < room_for_names else max(4.2, place.height * 0.5)
    return Place(place.x, place.y, place.width, high).columns(cell.seats)


ROOM_FOR_NAMES = 7.6


def seat_boxes(cell: Opponents, place: Place) -> tuple[tuple[Place, ...], ...]:
    """The boxes of each opponent's number."""
    wide = min(6.5, place.width / cell.seats / cell.boxes)
    return tuple(
        Place(seat.x, seat.y, wide * cell.boxes, seat.height).columns(cell.boxes)
        for seat in seats_of(cell, place, ROOM_FOR_NAMES)
    )


def _facts(form: CardForm, room: float, y: float, heading: float) -> Iterator[FactPlace]:
    """The first fact follows the heading on its line. Where there is little room, labels become
    smaller, then the heading is left out; a number that is too long takes one box.
    """
    size, x = form.size, form.size.margin + _INSET
    inset, apart, widths = _fact_widths(form, room, heading)
    for at, (fact, width) in enumerate(zip(form.facts, widths, strict=True)):
        box = min(size.box_width, width / fact.boxes)
        top = y + _LABEL
        boxes = Place(x, top, fact.boxes * box, size.box_height).columns(fact.boxes)
        if box < _LEAST_BOX:
            boxes = (Place(x, top, width, size.box_height),)
        beside = inset if at == 0 else 0
        yield FactPlace(Place(x + beside, y, width - beside, _LABEL), boxes)
        x += width + apart


def _fact_widths(form: CardForm, room: float, heading: float) -> tuple[float, float, list[float]]:
    """The width of the heading, the space between facts, and the width of each."""
    for inset, apart, points in (
        (heading, _APART, 8.0),
        (heading * 0.82, 2.0, 6.6),
        (0.0, 2.0, 6.6),
    ):
        labels = [_width(fact.label, points) for fact in form.facts]
        labels[0] += inset
        boxes = [fact.boxes * form.size.box_width for fact in form.facts]
        widths = [max(pair) for pair in zip(labels, boxes, strict=True)]
        if sum(widths) + apart * (len(widths) - 1) <= room:
            return inset, apart, widths
    others = sum(widths[1:]) + apart * (len(widths) - 1)
    return 0.0, apart, [room - others, *widths[1:]]


def _key_list(form: CardForm, x: float, bottom: float) -> Iterator[Place]:
    top, count = form.size.margin, len(form.key_list) + 1
    height = min(3.4, (bottom - top) / count)
    for at in range(count):
        yield Place(x, top + at * height, _BESIDE, height)


def _texts_height(size: CardSize) -> float:
    name = size.name_type * 1.22 * _POINT
    return _TITLE + 0.2 + _LABEL + size.box_height + 0.4 + name + 0.4 + _KEY


def _left_width(size: CardSize, modules: int) -> float:
    return size.width - 2 * size.margin - side_of(modules) - max(2.3, _quiet(modules) + 0.2)


def _quiet(modules: int) -> float:
    return QUIET * side_of(modules) / modules if modules else 2.0


def _width(words: str, points: float) -> float:
    """About how wide a line is, without measuring its letters."""
    return len(words) * points * _POINT * 0.54


def shown(columns: Sequence[Fitted]) -> set[int]:
    """Which columns of the form are printed."""
    return {at for fitted in columns for at in fitted.shows}
