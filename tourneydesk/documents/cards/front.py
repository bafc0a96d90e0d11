"""The front of a record card, and texts that must stay whole."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import break_lines, width_of
from tourneydesk.documents.drawing.long_names import LINE, Lines, in_two
from tourneydesk.documents.drawing.shapes import (
    MM,
    PEN,
    Area,
    box,
    circle,
    cross,
    digits,
    fit_name,
    shorter,
    square,
    write,
    write_lines,
)
from tourneydesk.present.cards.card import Card, CardColumn, CardForm, CardSize
from tourneydesk.present.cards.geometry import Fitted, Plan, areas_of, groups_on_front, seat_boxes
from tourneydesk.present.drawings import Place
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Cell, Choices, Digits, Opponents, Written

# Texts of cards that must stay whole: heads in one or two lines, and names.

SMALL = 8.0
"""Labels and heads; nothing else on the front but the digits for typing is smaller."""
LEAST, WHOLE = 6.5, 3.5
"""The smallest type of a label; how small one may be before it is cut, in a language whose words
are very long.
"""
_TWO_LINES, _HEAD_LINE = 9.0, 9.0


def write_head(canvas: Canvas, words: tuple[str, str], area: Area) -> None:
    """The head of a column in one or two lines, the short one if the long one does not fit."""
    inner = area.inside(0.5, 0)
    most = 2 if area.height > 2 * _HEAD_LINE * 0.95 else 1
    lines, points = _fitted_head(words, inner.width, most)
    height = min(_HEAD_LINE, inner.height / len(lines))
    top = inner.y + inner.height / 2 + height * len(lines) / 2
    for at, line in enumerate(lines, 1):
        row = Area(inner.x, top - at * height, inner.width, height)
        write(canvas, row, line, points, align="center", least=WHOLE)


def _fitted_head(words: tuple[str, str], width: float, most: int) -> tuple[list[str], float]:
    """The lines of a head and their type size: as large as they fit, the long head first."""
    for one, points in (
        *((words[0], points) for points in (SMALL, 7.6, 7.2)),
        *((words[1], points) for points in (SMALL, 7.2, LEAST)),
        *((words[1] or words[0], points) for points in (LEAST, 6.0, 5.5, 4.5, WHOLE)),
    ):
        lines = break_lines(one, width, points)
        if lines and len(lines) <= most and all(width_of(line, points) <= width for line in lines):
            return lines, points
    return [words[1] or words[0]], SMALL


def write_name(canvas: Canvas, area: Area, name: str, size: float) -> None:
    """The player's name: one line, then shorter, then small lines: the family name is whole."""
    inner = Area(area.x + 2, area.y + 1, area.width - 4, area.height - 1)
    form = shorter(name, lambda one: width_of(one, size * 0.8, True) <= inner.width)
    write_lines(canvas, inner, fit_name(form, inner, size, bold=True, least=size * 0.6), bold=True)


def write_opponent(canvas: Canvas, area: Area, name: str, size: float) -> None:
    """An opponent's name: on one line, on two if the row is high enough, then shorter, then on more
    and smaller ones.
    """
    write_lines(canvas, area, _opponent_lines(area.width, area.height, name, size))


@lru_cache(maxsize=4096)
def _opponent_lines(width: float, height: float, name: str, size: float) -> Lines:
    if width_of(name, size) <= width:
        return Lines((name,), size)
    two = min(size, _TWO_LINES)
    if 2 * LINE * two <= height:
        lines = in_two(name, width, two, bold=False, condensed=False)
        if lines is not None and len(lines) == 2:
            return Lines(lines, two)
    form = shorter(name, lambda one: width_of(one, SMALL) <= width)
    size = size if width_of(form, size) <= width else SMALL
    return fit_name(form, Area(0, 0, width, height), size)


_TITLE, _FIGURE, _DIGIT, _LETTER, _NAME = 11.0, 10.0, 10.5, 9.0, 9.5
_LINE, _DIVIDER, _SEAT = 0.25 * MM, 0.2 * MM, 0.6 * MM
_WIDE, _HIGH, _LOW = 2.3 * MM, 2.6 * MM, 2.2 * MM
"""Half a pen circle: how wide around a letter, how high, and how low at most."""
_AROUND = 0.85 * MM


class Front:
    """Paints the fronts of cards of one form and plan."""

    def __init__(self, form: CardForm, plan: Plan) -> None:
        self.form, self.plan, self.size = form, plan, form.size
        self.name = _area(plan.name, self.size)
        self.code = _area(plan.code, self.size)
        self.foot = _area(plan.foot, self.size)
        self.strip = [_area(one, self.size) for one in plan.strip]
        self.facts = [
            (_whole([_area(one, self.size) for one in place.boxes]), len(place.boxes))
            for place in plan.facts
        ]
        # One list of areas for each column of the form that is printed.
        self.cells = [
            [
                (index, _area(part, self.size))
                for at, fitted in enumerate(plan.columns)
                for index, part in zip(
                    fitted.shows, areas_of(fitted, plan.cell(row, at)), strict=True
                )
            ]
            for row in range(len(plan.rows))
        ]
        note_width = min(width_of(form.note, SMALL), self.foot.width - 24 * MM)
        self.note = Area(self.foot.x, self.foot.y, note_width, self.foot.height)
        left = self.foot.width - note_width - 2 * MM
        self.page = Area(self.foot.right - left, self.foot.y, left, self.foot.height)
        self.said = [
            _said(column.over, column.head) if column.over else column.head
            for column in form.columns
        ]
        self.name_size = 8.5 if self.size.height < 90 else _NAME

    def paint_form(self, canvas: Canvas) -> None:
        """What is on the card before anyone plays."""
        form, plan, size = self.form, self.plan, self.size
        write(canvas, _area(plan.title, size), form.title, _TITLE, bold=True, least=WHOLE)
        if plan.event is not None:
            write(canvas, _area(plan.event, size), form.event, SMALL, align="right", least=LEAST)
        self._heading(canvas)
        for fact, place in zip(form.facts, plan.facts, strict=True):
            write(canvas, _area(place.label, size), fact.label, SMALL, least=WHOLE)
            for one in place.boxes:
                box(canvas, _area(one, size), _LINE)
        label = _area(plan.name_label, size)
        write(canvas, label, form.name, SMALL, least=WHOLE)
        canvas.setLineWidth(_LINE)
        canvas.line(self.name.x, self.name.y, self.name.right, self.name.y)
        self._key(canvas)
        self._table(canvas)
        for mark in plan.marks:
            area = _area(mark, size)
            canvas.rect(area.x, area.y, area.width, area.height, stroke=0, fill=1)
        write(canvas, self.note, form.note, SMALL, least=WHOLE)

    def paint(self, canvas: Canvas, card: Card, number: int, cards: int) -> None:
        """What one player's card adds."""
        self._head(canvas, card)
        for areas, cells in zip(self.cells, card.rows, strict=True):
            for index, area in areas:
                if not self.form.columns[index].printed:
                    self._fill(canvas, area, cells[index], self.said[index])
        if card.code is not None:
            square(canvas, self.code, card.code)
        self._strip(canvas, card)
        words = ""
        for pattern in (card.page, card.page_short):
            words = pattern.format(page=number, pages=cards)
            if width_of(words, SMALL) <= self.page.width:
                break
        write(canvas, self.page, words, SMALL, align="right", least=WHOLE)

    def _head(self, canvas: Canvas, card: Card) -> None:
        for (area, count), value in zip(self.facts, card.values, strict=True):
            if value:
                digits(canvas, area, value, count, _FIGURE)
        name = self.name
        if card.place:
            width = width_of(card.place, _FIGURE, True) + 3
            right = Area(name.right - width, name.y, width, name.height)
            write(canvas, right, card.place, _FIGURE, align="right", bold=True)
            name = Area(name.x, name.y, name.width - width - 4, name.height)
        if card.name:
            write_name(canvas, name, card.name, self.size.name_type)

    def _heading(self, canvas: Canvas) -> None:
        area = _area(self.plan.heading, self.size)
        words = self.form.heading
        label = self.plan.facts[0].label
        if self.plan.heading.y == label.y:
            # On one line with the label of the first fact, if there is room for both.
            words, area = f"{words} ·", Area(area.x, area.y, label.x * MM - area.x, area.height)
            if area.width <= 0:
                return
        write(canvas, area, words, SMALL, bold=True, least=WHOLE)

    def _key(self, canvas: Canvas) -> None:
        form, plan, size = self.form, self.plan, self.size
        if plan.key_list:
            for at, (place, words) in enumerate(
                zip(plan.key_list, (form.key_head, *form.key_list), strict=True)
            ):
                write(canvas, _area(place, size), words, SMALL, bold=at == 0, least=WHOLE)
        elif plan.key is not None:
            area = _area(plan.key, size)
            head = width_of(form.key_head, SMALL, True) + 4
            if head + width_of(form.key, SMALL) > area.width:
                head = 0
            write(canvas, area, form.key_head if head else "", SMALL, bold=True)
            rest = Area(area.x + head, area.y, area.width - head, area.height)
            write(canvas, rest, form.key, SMALL, least=WHOLE)

    def _table(self, canvas: Canvas) -> None:
        form, plan, size = self.form, self.plan, self.size
        _heads(canvas, form.columns, plan.columns, _area(plan.heads, size))
        top, bottom = _area(plan.heads, size).top, _area(plan.rows[-1], size).y
        left, right = plan.rows[0].x * MM, plan.rows[0].right * MM
        canvas.setLineWidth(_LINE)
        for row in plan.rows:
            y = _area(row, size).y
            canvas.line(left, y, right, y)
        for fitted in plan.columns[1:]:
            x = left + fitted.x * MM
            canvas.line(x, _area(plan.heads, size).y, x, bottom)
        for x in (left, right):
            canvas.line(x, top, x, bottom)
        for line in range(len(plan.rows)):
            for at, fitted in enumerate(plan.columns):
                if fitted.stacked:
                    upper = _area(areas_of(fitted, plan.cell(line, at))[0], size)
                    canvas.setLineWidth(_DIVIDER)
                    canvas.line(upper.x, upper.y, upper.right, upper.y)
        for label, areas in zip(form.rows, self.cells, strict=True):
            for index, area in areas:
                column = form.columns[index]
                if column.printed:
                    write(canvas, area.inside(0.6, 0), label, _FIGURE, align="center", least=WHOLE)
                else:
                    self._blank(canvas, area, column.blank)

    def _blank(self, canvas: Canvas, area: Area, cell: Cell) -> None:
        match cell:
            case Digits(_, count):
                _dividers(canvas, area, count)
            case Choices(options):
                for part, word in zip(area.columns(len(options)), options, strict=True):
                    write(canvas, part, word, _LETTER, align="center", least=WHOLE)
            case Opponents() as opponents:
                rect = _rect(area, self.size)
                seats = seat_boxes(opponents, rect)
                for seat, numbers in enumerate(seats):
                    first = _area(numbers[0], self.size)
                    if seat:
                        canvas.setLineWidth(_SEAT)
                        x = area.x + seat * area.width / opponents.seats
                        canvas.line(x, area.y, x, area.top)
                    whole = Area(first.x, first.y, first.width * len(numbers), first.height)
                    _dividers(canvas, whole, len(numbers))
                    _edges(canvas, whole, area, area.width / opponents.seats)

    def _fill(self, canvas: Canvas, area: Area, cell: Cell, head: str) -> None:
        match cell:
            case Written("") | Choices(ringed=(), crossed=()):
                return
            case Written(words, "left"):
                write_opponent(canvas, area.inside(1 * MM, 0), words, self.name_size)
            case Written(words, align, bold):
                inner = area.inside(0.8, 0)
                write(canvas, inner, words, _FIGURE, align=align, bold=bold, least=WHOLE)
            case Digits(number, count):
                if number:
                    digits(canvas, area, number, count, _DIGIT)
            case Choices(options, ringed, crossed):
                parts = area.columns(len(options))
                for at in ringed:
                    around = _around(parts[at], _text_width(options[at]))
                    circle(canvas, around, _said(head, options[at]), PEN)
                for at in crossed:
                    cross(canvas, parts[at], _said(head, options[at]), PEN)
            case Opponents() as opponents:
                self._opponents(canvas, area, opponents)

    def _opponents(self, canvas: Canvas, area: Area, cell: Opponents) -> None:
        seats = seat_boxes(cell, _rect(area, self.size))
        share = area.width / cell.seats
        for at, (numbers, number, name) in enumerate(
            zip(seats, cell.numbers, cell.names, strict=False)
        ):
            first = _area(numbers[0], self.size)
            whole = Area(first.x, first.y, first.width * len(numbers), first.height)
            digits(canvas, whole, number, len(numbers), _DIGIT)
            below = Area(area.x + at * share + 1.5, area.y, share - 2, whole.y - area.y)
            if below.height > 7.5 and width_of(name, SMALL) <= below.width:
                write(canvas, below, name, SMALL)

    def _strip(self, canvas: Canvas, card: Card) -> None:
        """The digits for typing, if there is no back, and when the card was printed."""
        lines, small = list(self.strip), self.plan.strip_type
        printed = card.stamp.printed
        if self.plan.event is None:
            printed = f"{card.stamp.event} · {printed}"
        if card.code is not None and groups_on_front(self.form, card.code):
            used = _code_lines(card.code.grouped, lines[0].width, small)
            for area, line in zip(lines, used, strict=False):
                write(canvas, area, line, small, least=small - 0.5)
            last = lines[len(used) - 1 : len(used)]
            taken = width_of(used[-1], small) + 8
            lines = lines[len(used) :]
            if not lines and last:
                rest = Area(last[0].x + taken, last[0].y, last[0].width - taken, last[0].height)
                lines = [rest]
        for area in lines[:1]:
            for words in (printed, card.stamp.printed, card.stamp.short):
                if words and width_of(words, small) <= area.width:
                    write(canvas, area, words, small)
                    break


def _heads(
    canvas: Canvas, columns: Sequence[CardColumn], fitted: Sequence[Fitted], area: Area
) -> None:
    """Heads in two lines, or one below the head that several columns share."""
    canvas.setLineWidth(_LINE)
    canvas.line(area.x, area.top, area.right, area.top)
    canvas.line(area.x, area.y, area.right, area.y)
    middle = area.y + area.height / 2
    for over, group in groupby(fitted, lambda one: columns[one.shows[0]].over):
        parts = list(group)
        first, last = parts[0], parts[-1]
        left, right = area.x + first.x * MM, area.x + (last.x + last.width) * MM
        canvas.setLineWidth(_LINE)
        if first is not fitted[0]:
            canvas.line(left, area.y, left, area.top)
        if not over:
            for part in parts:
                x = area.x + part.x * MM
                if part is not first:
                    canvas.line(x, area.y, x, area.top)
                write_head(
                    canvas, _words(columns, part), Area(x, area.y, part.width * MM, area.height)
                )
            continue
        canvas.line(left, middle, right, middle)
        write_head(
            canvas,
            (over, columns[first.shows[0]].over_short),
            Area(left, middle, right - left, area.height / 2),
        )
        for part in parts:
            x = area.x + part.x * MM
            if part is not first:
                canvas.line(x, area.y, x, middle)
            below = Area(x, area.y, part.width * MM, area.height / 2)
            all_fit = all(
                width_of(columns[one.shows[0]].head, SMALL) < one.width * MM - 1 for one in parts
            )
            column = columns[part.shows[0]]
            write_head(canvas, (column.head if all_fit else column.short or column.head, ""), below)


def _words(columns: Sequence[CardColumn], fitted: Fitted) -> tuple[str, str]:
    column = columns[fitted.shows[0]]
    if fitted.stacked:
        return column.both, column.short
    return column.head, column.short


@lru_cache(maxsize=256)
def _said(label: str, value: str) -> str:
    """What a pen mark says: in which column it is, and which word it is on."""
    return text("label-value", label=label, value=value) if value else label


@lru_cache(maxsize=4096)
def _around(area: Area, text_width: float) -> Area:
    """The place of a pen circle around a letter or word in the middle of an area."""
    width = 2 * min(max(_WIDE, text_width / 2 + _AROUND), area.width / 2 + 0.3 * MM)
    height = 2 * max(_LOW, min(_HIGH, area.height / 2 - 0.3 * MM))
    x, y = area.x + area.width / 2, area.y + area.height / 2
    return Area(x - width / 2, y - height / 2, width, height)


@lru_cache(maxsize=256)
def _text_width(word: str) -> float:
    return width_of(word, _LETTER)


@lru_cache(maxsize=2048)
def _code_lines(digits_in_groups: str, width: float, points: float) -> list[str]:
    groups = digits_in_groups.split(" ")
    space = width_of(" ", points)
    per_line = max(1, int((width + space) / width_of("00000 ", points)))
    return [" ".join(groups[start : start + per_line]) for start in range(0, len(groups), per_line)]


def _dividers(canvas: Canvas, area: Area, count: int) -> None:
    canvas.setLineWidth(_DIVIDER)
    for part in area.columns(count)[1:]:
        canvas.line(part.x, area.y, part.x, area.top)


def _edges(canvas: Canvas, area: Area, cell: Area, share: float) -> None:
    """Closes boxes that are narrower or lower than their part of a cell."""
    canvas.setLineWidth(_DIVIDER)
    if area.width < share - 0.5:
        canvas.line(area.right, area.y, area.right, area.top)
    if area.y > cell.y + 0.5:
        canvas.line(area.x, area.y, area.right, area.y)


def _whole(areas: Sequence[Area]) -> Area:
    first, last = areas[0], areas[-1]
    return Area(first.x, first.y, last.right - first.x, first.height)


def _area(rect: Place, size: CardSize) -> Area:
    """A rectangle of the geometry, in millimeters from the top, as points from below."""
    return Area(
        rect.x * MM, (size.height - rect.y - rect.height) * MM, rect.width * MM, rect.height * MM
    )


def _rect(area: Area, size: CardSize) -> Place:
    return Place(area.x / MM, size.height - area.top / MM, area.width / MM, area.height / MM)
