"""The pages of a sheet: which rows are on which page, and how high they are.

Rows are as high as the pages allow: as few pages as letters of the least size need, and as many
rows on one as on another. Lengths are in points.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import ceil

from tourneydesk.documents.drawing.fonts import break_lines
from tourneydesk.documents.drawing.shapes import MM
from tourneydesk.present.papers.sheet import Block, Reading, Sheet

HEADING, GAP, SIGN, FACT, NOTE = 22.0, 9.0, 38.0, 15.0, 9.5
NOTE_LINE = NOTE + 3
LEGEND_LINE = 12.5
BELOW_FACTS = 5.0
ABOVE_FOOT = 1.5 * MM
LEAST_ROWS = 3
"""The rows that are at least below every heading, and on the last page."""
GUTTER = 8 * MM
"""Between rows side by side."""
STRETCH = 1.3
"""How much higher than its letters need a row gets where the page has room."""
_EXACT, _HAIR = 0.005, 0.01


@dataclass(frozen=True, slots=True)
class Letters:
    """The sizes of letters that a sheet may have, and the usual height of its rows beside them."""

    least: float
    most: float
    pitch: float


LETTERS: dict[Reading, Letters] = {
    "wall": Letters(11, 28, 1.36),
    "form": Letters(11, 14, 2.15),
    "desk": Letters(10, 15, 1.5),
    "close": Letters(8.5, 13, 1.45),
}


def letters_of(sheet: Sheet) -> Letters:
    """The sizes of letters that this sheet may have; those of a poster are given."""
    usual = LETTERS[sheet.reading]
    if sheet.poster:
        return Letters(sheet.poster, sheet.poster, usual.pitch)
    return usual


def pitch_of(sheet: Sheet, block: Block) -> float:
    """The height of a row of this block beside the size of its letters."""
    return block.pitch or LETTERS[sheet.reading].pitch


@dataclass(frozen=True, slots=True)
class Run:
    """Groups of one block that stay together, from ``start`` to before ``stop``, and what follows
    them: lines of its notes, from ``note`` to before ``note_stop``, and its signature lines.
    """

    block: int
    start: int
    stop: int
    rows: int
    first: bool = False
    note: int = 0
    note_stop: int = 0
    signed: bool = False


Tall = Mapping[int, Mapping[int, float]]
"""The heights of rows that are higher than the others for a long name, by block and its row."""
Frame = list[Run]
"""What is below one another in a column of a page."""
_Atom = tuple[Run, ...]
"""Runs that stay together: what follows the first one has no heading of its own."""


@dataclass(frozen=True, slots=True)
class Pages:
    """The frames of each page, and the size of letters for which the rows are high enough."""

    pages: tuple[tuple[Frame, ...], ...]
    size: float


@dataclass(frozen=True, slots=True)
class _Height:
    """The height of an atom: ``rows`` grows with the size of letters, ``fixed`` does not;
    ``opening`` is that of its heading and heads, which ``begins`` says it always has.
    """

    rows: float
    fixed: float
    opening: float
    begins: bool


class Flow:
    """The blocks of a sheet as they flow through its pages.

    ``heads`` are the heights of the blocks' column heads, ``height`` and ``width`` those of a
    column of a page, ``legend`` is the height of what is at the bottom of every page.
    """

    def __init__(
        self,
        sheet: Sheet,
        heads: Sequence[float],
        height: float,
        width: float,
        legend: float,
        tall: Tall,
    ) -> None:
        self.sheet = sheet
        self.heads = heads
        self.notes = [
            [
                line
                for note in block.notes
                for line in break_lines(note, width - 8, NOTE, inside=True)
            ]
            for block in sheet.blocks
        ]
        self._height = height - ABOVE_FOOT - legend
        self._top = facts_height(sheet)
        self.tall = tall

    def pages(self, least: float, most: float) -> Pages:
        """The pages: first as few as rows for letters of the ``least`` size need, then rows as high
        as possible, for letters of ``most`` points, then rows shared out evenly.
        """
        flows = self._flows()
        heights = [[self._measured(atom) for atom in flow] for flow in flows]
        counts = [self._count(flow, least) or 1 for flow in heights]
        low, high = least, most

        def fits(size: float) -> bool:
            return all(
                0 < self._count(flow, size) <= count
                for flow, count in zip(heights, counts, strict=True)
            )

        if fits(high):
            low = high
        while high - low > _EXACT:
            middle = (low + high) / 2
            low, high = (middle, high) if fits(middle) else (low, middle)
        pages: list[tuple[Frame, ...]] = []
        across = self.sheet.across
        for flow, measured, count in zip(flows, heights, counts, strict=True):
            frames = self._frames(flow, self._evenly(measured, low, count * across))
            pages += [tuple(frames[at : at + across]) for at in range(0, len(frames), across)]
        return Pages(tuple(pages), low)

    def opening(self, at: int) -> float:
        """The height of the heading and the column heads of a block."""
        return (HEADING if self.sheet.blocks[at].heading else 0) + self.heads[at]

    def row_height(self, at: int, size: float) -> float:
        return pitch_of(self.sheet, self.sheet.blocks[at]) * size

    def _flows(self) -> list[list[_Atom]]:
        """The atoms of the whole sheet, or of each block by itself."""
        flows: list[list[_Atom]] = []
        for at, block in enumerate(self.sheet.blocks):
            if self.sheet.apart or not flows:
                flows.append([])
            runs = list(self._runs(at))
            if flows[-1] and not (block.heading or block.groups or block.notes):
                flows[-1][-1] += tuple(runs)
            else:
                flows[-1] += [(run,) for run in runs]
        return flows

    def _runs(self, at: int) -> Iterator[Run]:
        """A block in runs: its groups, the first and the last of them together so that no heading
        and no page has fewer than three rows; then notes that have no room beside the last.
        """
        block = self.sheet.blocks[at]
        sizes = [len(group) for group in block.groups]
        lines = len(self.notes[at])
        together = min(lines, LEAST_ROWS)
        start = 0
        for end in _ends(sizes, LEAST_ROWS if self.sheet.across == 1 else 1):
            last = end == len(sizes)
            yield Run(
                at,
                start,
                end,
                sum(sizes[start:end]),
                first=start == 0,
                note_stop=together if last else 0,
                signed=last and lines <= LEAST_ROWS and bool(block.signed),
            )
            start = end
        for note in range(together, lines):
            signed = note == lines - 1 and bool(block.signed)
            yield Run(at, start, start, 0, note=note, note_stop=note + 1, signed=signed)

    def _measured(self, atom: _Atom) -> _Height:
        tall = [self._tall_rows(run) for run in atom]
        rows = sum(
            (run.rows - len(high)) * self.row_height(run.block, 1)
            for run, high in zip(atom, tall, strict=True)
        )
        fixed = sum(
            (run.note_stop - run.note) * NOTE_LINE + (SIGN if run.signed else 0) + sum(high)
            for run, high in zip(atom, tall, strict=True)
        )
        first = atom[0]
        opening = self.opening(first.block)
        return _Height(rows, fixed + GAP * (len(atom) - 1), opening, first.first)

    def _tall_rows(self, run: Run) -> list[float]:
        """The heights of the rows of a run that are higher than the others."""
        tall = self.tall.get(run.block)
        if not tall:
            return []
        first = sum(map(len, self.sheet.blocks[run.block].groups[: run.start]))
        return [tall[row] for row in range(first, first + run.rows) if row in tall]

    def _room(self, frame: int) -> float:
        return self._height - (self._top if frame < self.sheet.across else 0)

    def _count(self, flow: Sequence[_Height], size: float) -> int:
        """The number of pages at this size; 0 if an atom has no room on any."""
        if any(one.rows * size + one.fixed + one.opening > self._height + _HAIR for one in flow):
            return 0
        return ceil(len(self._starts(flow, size)) / self.sheet.across)

    def _evenly(self, flow: Sequence[_Height], size: float, frames: int) -> list[int]:
        """Where frames start if the atoms are shared out evenly over so many."""
        for percent in range(100, 150, 2):
            starts = self._starts(flow, size, frames, percent / 100)
            if len(starts) <= frames:
                return starts
        return self._starts(flow, size)

    def _starts(
        self, flow: Sequence[_Height], size: float, frames: int = 0, fuller: float = 1
    ) -> list[int]:
        """The atoms with which frames start: as few frames as possible, or so many, each at most a
        bit ``fuller`` than the average of what is left.
        """
        starts: list[int] = []
        used = room = target = 0.0
        left = sum(one.rows * size + one.fixed + one.begins * one.opening for one in flow)
        for at, one in enumerate(flow):
            height = one.rows * size + one.fixed
            needed = height + (GAP + one.opening if one.begins else 0)
            if not starts or used + needed > room + _HAIR or used >= target - _HAIR:
                starts.append(at)
                used, room = one.opening, self._room(len(starts) - 1)
                rest = frames - len(starts) + 1
                target = left * fuller / rest + one.opening if frames and rest > 1 else room
                needed = height
            used += needed
            left -= height + one.begins * one.opening
        return starts

    @staticmethod
    def _frames(flow: Sequence[_Atom], starts: Sequence[int]) -> list[Frame]:
        ends = [*starts[1:], len(flow)]
        return [
            [run for atom in flow[start:end] for run in atom]
            for start, end in zip(starts, ends, strict=True)
        ]


def facts_height(sheet: Sheet) -> float:
    """The height of the facts above the first block."""
    return ceil(len(sheet.facts) / 2) * FACT + BELOW_FACTS if sheet.facts else 0


def _ends(sizes: Sequence[int], least: int) -> list[int]:
    """Where runs of groups of these sizes end: the first and the last have as many rows as there
    must be at least, if there are as many.
    """
    ends: list[int] = []
    rows = 0
    for at, size in enumerate(sizes, start=1):
        rows += size
        if ends or rows >= least:
            ends.append(at)
    while len(ends) > 1 and sum(sizes[ends[-2] :]) < least:
        del ends[-2]
    if not ends or ends[-1] != len(sizes):
        return [len(sizes)]
    return ends
