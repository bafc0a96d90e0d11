"""The columns of a sheet at one size of letters, and names in columns too narrow.

Lengths are in points; a unit width is that of a text at a size of one point.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from tourneydesk.core.names import ShownName, entries
from tourneydesk.documents.drawing.fonts import (
    width_of,
)
from tourneydesk.documents.drawing.long_names import LINE, Lines, in_two, lead_of, outlier
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.present.papers.sheet import Block, ListColumn, Noted
from tourneydesk.present.sheets import Cell, Column, Written

PAD = 1 * MM
HEAD_SIZE, POSTER_HEAD_SIZE = 9.0, 14.0
UNDER_SIZE, UNDER_HEIGHT = 9.0, 1.06
"""The small line under a name: its letters, smaller in a low row, and its height beside them."""
_APART = 0.06
"""More room on both sides of figures, beside the size of letters."""
_MARKS = 0.15
"""Room for marks below the second line, above the small one."""
BESIDE = 0.8
"""A smaller figure beside a text."""
_BESIDE_GAP = 0.35
"""Between a text and what is beside it, at a size of one point."""
_MOST_TEXT = 0.3
"""Of the line: how much a column takes that is as wide as its cells."""
_SMALL = 0.72
"""Letters of texts too long for a line."""
_FEW = 0.05
"""The share of texts too long for a line that leaves the others their size."""
_GROWS = 0.6
"""How much wider than its cells a column of figures gets, as a share, if names leave room."""


@dataclass(frozen=True, slots=True)
class SetColumn:
    """A column at its place in the line, with ``pad`` on both sides of its cells; ``lines`` has the
    lines of its names and long texts, by row, None where a cell is written as it is; ``under`` is
    the height of the small line below them.
    """

    column: Column
    x: float
    width: float
    size: float
    pad: float
    lines: tuple[Lines | None, ...] | None = None
    under: float = 0


@dataclass(frozen=True, slots=True)
class Fit:
    """How well columns fit: whether all figures are whole, how many ``names`` there are, how many
    of them are ``shortened`` or need a second line, and the ``outliers`` that fit in no form.
    """

    roomy: bool
    names: int = 0
    shortened: int = 0
    outliers: frozenset[str] = frozenset()


class MeasuredColumns:
    """The columns of blocks with the same heads, measured once for all sizes."""

    def __init__(self, blocks: Sequence[Block], *, condensed: bool) -> None:
        self.columns = blocks[0].columns
        self.condensed = condensed
        self._rows = [row for block in blocks for group in block.groups for row in group]
        self._under = any(isinstance(cell, Noted) and cell.under for cell in _cells(self._rows))
        self._measured = [self._measure(at) for at in range(len(self.columns))]

    def fit(self, size: float, width: float, pitch: float) -> Fit:
        """How these columns fit into a line."""
        widths = self._widths(size, width)
        names = shortened = 0
        outliers: set[str] = set()
        for measured, room in zip(self._measured, widths, strict=True):
            if not measured.names:
                continue
            names += len(measured.names)
            at_size = _size_of(measured.column, size)
            inner = room - 2 * self._pad(measured.column, size)
            if measured.widest * at_size <= inner:
                continue
            bold, lead = _is_bold(measured.column), _is_lead(measured.column)
            forms = self._entries(measured, at_size, inner, pitch)
            for (text, whole, fits), name in zip(forms, measured.names, strict=True):
                shortened += not whole or self.unit(text, bold, lead) * at_size > inner
                if not fits:
                    outliers.add(name)
        return Fit(self._is_roomy(size, width), names, shortened, frozenset(outliers))

    def set(self, size: float, area_x: float, width: float, pitch: float) -> list[SetColumn]:
        """The columns at this size, with the lines of their cells."""
        widths = self._widths(size, width)
        smaller = self._has_long_texts(size, widths)
        x, columns = area_x, []
        for at, (measured, room) in enumerate(zip(self._measured, widths, strict=True)):
            at_size = _size_of(measured.column, size)
            pad = self._pad(measured.column, size)
            inner = room - 2 * pad
            lines: tuple[Lines | None, ...] | None = None
            if measured.names and measured.widest * at_size > inner:
                lines = self._name_lines(at, measured, at_size, inner, pitch)
            elif measured.wraps and (smaller or measured.widest * at_size > inner):
                lines = self._text_lines(at, at_size, inner, pitch, smaller=smaller)
            under = self._below(measured)
            columns.append(SetColumn(measured.column, x, room, at_size, pad, lines, under))
            x += room
        return columns

    def _below(self, measured: "_Measured") -> float:
        """The height of the small line under names, if there is one."""
        return UNDER_SIZE * UNDER_HEIGHT if measured.names and self._under else 0.0

    def _measure(self, at: int) -> "_Measured":
        column = self.columns[at]
        cells = [row[at] for row in self._rows]
        head = max(
            (width_of(word, 1, condensed=self.condensed) for word in column.head.split()),
            default=0.0,
        )
        names = tuple(
            cell.text
            for cell in cells
            if isinstance(cell, Written) and isinstance(cell.text, ShownName)
        )
        shared = not isinstance(column, ListColumn)
        fills = shared or (isinstance(column, ListColumn) and column.fills)
        widest = max((self._unit(column, cell) for cell in cells), default=0.0)
        return _Measured(
            column, head, widest, names if fills else (), fills and not names, fills, shared
        )

    def _unit(self, column: Column, cell: Cell) -> float:
        if not isinstance(cell, Written):
            return 0.0
        lead = isinstance(column, ListColumn) and column.lead
        unit = self.unit(cell.text, cell.bold, lead)
        if isinstance(cell, Noted) and cell.beside:
            beside = width_of(cell.beside, BESIDE, condensed=self.condensed)
            unit += _BESIDE_GAP + beside
        return unit

    def unit(self, text: str, bold: bool, lead: bool) -> float:
        """The unit width of a text of a column."""
        if lead:
            family, rest = lead_of(text)
            return width_of(family, 1, True, self.condensed) + (
                width_of(rest, 1, condensed=self.condensed) if rest else 0
            )
        return width_of(text, 1, bold, self.condensed)

    def _least(self, measured: "_Measured", size: float, width: float) -> float:
        """What a column needs at least."""
        column = measured.column
        head_size = POSTER_HEAD_SIZE if self.condensed else HEAD_SIZE
        pad = self._pad(column, size)
        head = measured.head * head_size + 2 * pad
        if measured.fills:
            return head
        at_size = _size_of(column, size)
        content = measured.widest * at_size + 2 * pad
        if isinstance(column.blank, Written):
            content = min(content, width * _MOST_TEXT)
        return max(head, content, column.least * MM if isinstance(column, ListColumn) else 0)

    def _widths(self, size: float, width: float) -> list[float]:
        if any(measured.shared for measured in self._measured):
            return list(_shared_widths(width, tuple(self.columns)))
        leasts = [self._least(measured, size, width) for measured in self._measured]
        filling = [
            (at, max(1, measured.column.share))
            for at, measured in enumerate(self._measured)
            if measured.fills
        ]
        if not filling:
            return [least * width / max(sum(leasts), 0.01) for least in leasts]
        fixed = sum(least for least, m in zip(leasts, self._measured, strict=True) if not m.fills)
        room = max(width - fixed, 0.0)
        whole = sum(share for _, share in filling)
        needed = max(self._needed(at, size) / share for at, share in filling) * whole
        growing = [
            at
            for at, measured in enumerate(self._measured)
            if not measured.fills and isinstance(measured.column.blank, Written)
        ]
        growth = sum(leasts[at] for at in growing) * _GROWS
        given = min(max(room - needed, 0.0), growth)
        widths = list(leasts)
        for at in growing:
            widths[at] *= 1 + (given / growth * _GROWS if growth else 0)
        for at, share in filling:
            widths[at] = (room - given) * share / whole
        over = sum(widths) / width
        return [one / over for one in widths] if over > 1.0001 else widths

    def _needed(self, at: int, size: float) -> float:
        """The width at which no cell of a column that fills the line is shortened."""
        measured = self._measured[at]
        return measured.widest * _size_of(measured.column, size) + 2.5 * self._pad(
            measured.column, size
        )

    def _pad(self, column: Column, size: float) -> float:
        """The room on both sides of the cells of a column: more on a poster, beside a line, and
        around words, which would else touch the figures beside them.
        """
        pad = 2 * PAD if self.condensed else PAD
        if not isinstance(column, ListColumn) or column.fills:
            return pad
        words = isinstance(column.blank, Written) and column.blank.align == "left"
        return pad + (PAD if column.edge or words else _APART * size)

    def _is_roomy(self, size: float, width: float) -> bool:
        """Whether the figures are whole and the names have some room besides."""
        if any(measured.shared for measured in self._measured):
            return True
        leasts = [self._least(measured, size, width) for measured in self._measured]
        names = [at for at, measured in enumerate(self._measured) if measured.fills]
        least_name = 4.5 * size
        return sum(leasts) + sum(max(0.0, least_name - leasts[at]) for at in names) <= width

    def _entries(
        self, measured: "_Measured", size: float, room: float, pitch: float
    ) -> list[tuple[str, bool, bool]]:
        """For each name its form, whether it is whole, and whether it fits."""
        bold, lead = _is_bold(measured.column), _is_lead(measured.column)
        two = self._has_two_lines(size, pitch)

        def fits(form: str) -> bool:
            if self.unit(form, bold, lead) * size <= room:
                return True
            return two and in_two(form, room, size, bold or lead, self.condensed) is not None

        return [(one.text, one.whole, one.fits) for one in entries(measured.names, fits)]

    def _has_two_lines(self, size: float, pitch: float) -> bool:
        under = UNDER_SIZE * UNDER_HEIGHT + _MARKS * size if self._under else 0
        return 2 * LINE * size + under <= pitch

    def _name_lines(
        self, at: int, measured: "_Measured", size: float, room: float, pitch: float
    ) -> tuple[Lines | None, ...]:
        forms = iter(self._entries(measured, size, room, pitch))
        bold, lead = _is_bold(measured.column), _is_lead(measured.column)
        lines: list[Lines | None] = []
        for row in self._rows:
            cell = row[at]
            if not isinstance(cell, Written) or not isinstance(cell.text, ShownName):
                lines.append(None)
                continue
            text, _, fits = next(forms)
            if self.unit(text, bold, lead) * size <= room:
                lines.append(Lines((text,), size))
            elif fits:
                two = in_two(text, room, size, bold or lead, self.condensed)
                lines.append(Lines(two or (text,), size))
            else:
                height = pitch - self._below(measured)
                lines.append(outlier(text, room, size, height, bold or lead, self.condensed))
        return tuple(lines)

    def _has_long_texts(self, size: float, widths: Sequence[float]) -> bool:
        """Whether a column has so many texts too long for a line that all texts beside one another
        become smaller.
        """
        for at, (measured, width) in enumerate(zip(self._measured, widths, strict=True)):
            if not measured.wraps:
                continue
            column = measured.column
            room = width - 2 * self._pad(column, size)
            cells = [row[at] for row in self._rows]
            long = sum(self._unit(column, cell) * _size_of(column, size) > room for cell in cells)
            if long > _FEW * len(cells):
                return True
        return False

    def _text_lines(
        self, at: int, size: float, room: float, pitch: float, *, smaller: bool
    ) -> tuple[Lines | None, ...]:
        """The texts of a column, on two lines of smaller letters where they need them; with
        ``smaller`` all are in these letters.
        """
        column = self.columns[at]
        bold = _is_bold(column)
        small = min(size * _SMALL, pitch / 2 / LINE)
        lines: list[Lines | None] = []
        for row in self._rows:
            cell = row[at]
            fits = self._unit(column, cell) * size <= room
            if not isinstance(cell, Written) or not cell.text.strip() or (fits and not smaller):
                lines.append(None)
                continue
            broken = in_two(cell.text, room, small, bold, self.condensed)
            if broken is None:
                lines.append(outlier(cell.text, room, small, pitch, bold, self.condensed))
            else:
                lines.append(Lines(broken, small))
        return tuple(lines)


@dataclass(frozen=True, slots=True)
class _Measured:
    """A column: the unit width of its head's longest word and of its widest cell, its names if they
    may be shortened, and how it gets its width.
    """

    column: Column
    head: float
    widest: float
    names: tuple[str, ...]
    wraps: bool
    fills: bool
    shared: bool


def _cells(rows: Sequence[Sequence[Cell]]) -> list[Cell]:
    return [cell for row in rows for cell in row]


def _size_of(column: Column, size: float) -> float:
    if not isinstance(column, ListColumn):
        return size
    scaled = size * column.scale
    return min(scaled, max(column.most, size)) if column.most else scaled


def _is_bold(column: Column) -> bool:
    return isinstance(column.blank, Written) and column.blank.bold


def _is_lead(column: Column) -> bool:
    return isinstance(column, ListColumn) and column.lead


@lru_cache(maxsize=256)
def _shared_widths(width: float, columns: tuple[Column, ...]) -> tuple[float, ...]:
    """By the columns' shares, but each has room for the longest word of its head; the others give
    of what they have to spare.
    """
    whole = sum(column.share for column in columns)
    wide = [width * column.share / whole for column in columns]
    least = [
        2 * PAD + max((width_of(word, HEAD_SIZE) for word in column.head.split()), default=0)
        for column in columns
    ]
    pairs = list(zip(wide, least, strict=True))
    lacking = sum(max(0, needs - has) for has, needs in pairs)
    spare = sum(max(0, has - needs) for has, needs in pairs)
    if not 0 < lacking < spare:
        return tuple(wide)
    return tuple(max(has, needs) - max(0, has - needs) * lacking / spare for has, needs in pairs)
