"""The measures of a projector page: what can be read, how much fits, names in little space.

Letters as high as 1/200 of the distance can be read (AVIXA). Distances are measured in picture
heights: at 6, letters are 62 of 1080 pixels. An em is the size of these letters. Lengths are shares
of the picture's height unless they are said to be in em.
"""

import re
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from itertools import accumulate, pairwise
from math import ceil
from unicodedata import combining, east_asian_width, normalize

from tourneydesk.core.name_search import folded
from tourneydesk.core.names import fitting, listed, longer_forms
from tourneydesk.present.messages import text

Measure = Callable[[str, bool], float]
"""The width of a text in em, regular or bold."""

DISTANCES = (3, 4, 6, 8)
"""The distance of the farthest viewer, in picture heights."""
LETTER = Fraction(62, 6 * 1080)
"""An em for each picture height of distance."""
ASPECT = Fraction(16, 9)
ROW, TALL_ROW = Fraction(112, 100), Fraction(135, 100)
"""The height of a row in em, and with names in scripts that stack marks."""
SEAT_ROW, BETWEEN_TABLES = Fraction(117, 100), Fraction(3, 4)
"""The height of a row at a table of several, and the space between two such tables, in em."""
TITLE, LABEL, STRIP, TILE, NUMERAL = 1.07, 0.585, 0.54, 1.14, 2.24
"""Sizes of the title, of labels, of the page strip, of the number in a tile and of a table's large
number, in em.
"""
SIDE, GUTTER, PAD = Fraction(28, 720), Fraction(36, 720), Fraction(10, 720)
"""The margins, the space between two blocks of rows, and before a name on its band."""
BODY_TOP, HEADED_TOP, BODY_BOTTOM = Fraction(93, 720), Fraction(129, 720), Fraction(649, 720)
"""Where rows begin without and with headings, and where they end."""
COLOR, BESIDE_NAME, BETWEEN_COLUMNS = 1.1, 0.25, 0.5
"""The width of a color beside a name, the space after a name, and between columns, in em."""
MOST_BLOCKS = 4
_BREAKS = re.compile("[^\\S\u00a0\u202f]+")
"""Spaces but for those that keep words together, as in “10:00 AM”."""
_STACKED = ("\u0900", "\u109f"), ("\u1780", "\u17ff")
"""Ranges of scripts with marks above and below: Devanagari to Myanmar, and Khmer."""


def rows_down(
    distance: int, *, headed: bool = True, message_lines: int = 0, stacked: bool = False
) -> int:
    """How many rows a page has below each other."""
    em, body = LETTER * distance, BODY_BOTTOM - (HEADED_TOP if headed else BODY_TOP)
    row = TALL_ROW if stacked else ROW
    return max(1, (body - message_lines * ROW * em) // (row * em))


def tables_down(distance: int, seats: int, message_lines: int = 0) -> int:
    """How many tables of this many seats a page has below each other."""
    em, body = LETTER * distance, BODY_BOTTOM - BODY_TOP
    table = (SEAT_ROW * seats + BETWEEN_TABLES) * em
    return max(1, (body - message_lines * ROW * em + BETWEEN_TABLES * em) // table)


def block_width(distance: int, blocks: int, aspect: Fraction = ASPECT) -> float:
    """The width in em of one of several blocks of rows side by side."""
    width = (aspect - 2 * SIDE - GUTTER * (blocks - 1)) / blocks
    return float(width / (LETTER * distance))


def tile_width(texts: Sequence[str], measure: Measure) -> float:
    """The width in em of the tiles for these table numbers."""
    return TILE * max((measure(text, True) for text in texts), default=0.0) + 0.5


def numeral_width(texts: Sequence[str], measure: Measure) -> float:
    """The width in em of the tile with a table's large number."""
    return max(2.7, NUMERAL * max((measure(text, True) for text in texts), default=0.0) + 0.4)


def color_width(texts: Sequence[str], measure: Measure) -> float:
    """The width in em of the colors beside names: in a ring a player has several."""
    return max(COLOR, max((measure(text, False) for text in texts), default=0.0) + 0.2)


def listed_name_width(
    distance: int, blocks: int, tile: float, color: float, aspect: Fraction = ASPECT
) -> float:
    """The width in em of a name in a list by name, beside a color and a tile of these widths."""
    pad = float(PAD / (LETTER * distance))
    beside = tile + color + BESIDE_NAME + pad
    return block_width(distance, blocks, aspect) - beside


def has_stacked_marks(text: str) -> bool:
    """Whether a text needs taller rows: two marks on one letter, or a script that stacks them."""
    if text.isascii():
        return False
    if any(first <= letter <= last for letter in text for first, last in _STACKED):
        return True
    marks = [combining(letter) > 0 for letter in normalize("NFD", text)]
    runs = accumulate(marks, lambda run, mark: run + 1 if mark else 0, initial=0)
    return max(runs) > 1


def estimated_width(text: str, bold: bool = False) -> float:
    """The average width of a text in em, where no font is at hand."""
    wide = sum(east_asian_width(letter) in "WF" for letter in text)
    return (len(text) - wide) * (0.57 if bold else 0.51) + wide


def wrapped(text: str, width: float, measure: Measure) -> tuple[str, ...]:
    """The lines of a bold text, none of them wider; a word that is wider is broken."""
    lines: list[str] = []
    for word in filter(None, _BREAKS.split(text)):
        longer = f"{lines[-1]} {word}" if lines else word
        if measure(longer, True) <= width:
            lines[-1:] = [longer]
            continue
        while measure(word, True) > width and len(word) > 1:
            fits = next(
                at
                for at in range(len(word) - 1, 0, -1)
                if at == 1 or measure(word[:at], True) <= width
            )
            lines.append(word[:fits])
            word = word[fits:]
        lines.append(word)
    return tuple(lines)


# Names in little space, and lists by name that everyone finds themselves in within two minutes.

CYCLE = 120
"""Seconds within which a list by name should be shown once."""
LEAST_SECONDS, SPARE_SECONDS = 8, 12
"""The least seconds of a page, and the most that it gets if there is time to spare."""
WHOLE = 0.9
"""The share of names that must not be shortened for another block of names side by side."""
PREFIX, LONGEST_PREFIX = 3, 4
"""The letters of a prefix if a family is on both pages, and the most that tell two names apart."""


def fitted_names(names: Sequence[str], width: float, measure: Measure) -> list[str]:
    """The names as they fit: whole, or with initials. Names that become equal get more letters of
    their given names, as far as these fit.
    """
    entries = [fitted_name(name, width, measure) for name in names]
    counts = Counter(entries)
    for at, (name, entry) in enumerate(zip(names, entries, strict=True)):
        if counts[entry] > 1 and entry != name:
            others = [other for other, same in zip(names, entries, strict=True) if same == entry]
            longer = [form for form in longer_forms(name) if measure(form, False) <= width]
            own = (
                form
                for form in longer
                if all(other == name or form not in longer_forms(other) for other in others)
            )
            entries[at] = next(own, entry)
    return entries


def fitted_name(name: str, width: float, measure: Measure) -> str:
    """The fullest form of a name that fits; the one with only the family name if none does."""
    return fitting(name, lambda form: measure(form, False) <= width)


def blocks_for(names: Sequence[str], widths: Mapping[int, float], measure: Measure) -> int:
    """The most blocks side by side in which nearly all names are whole and none become equal;
    ``widths`` has the width of a name for each number of blocks.
    """
    for blocks in sorted(widths, reverse=True):
        width = widths[blocks]
        entries = fitted_names(names, width, measure)
        whole = sum(
            entry == name and measure(name, False) <= width
            for entry, name in zip(entries, names, strict=True)
        )
        if whole >= WHOLE * len(names) and len(set(entries)) == len(set(names)):
            return blocks
    return 1


def block_numbers(count: int, down: int) -> range:
    """The numbers of blocks that this many rows can fill."""
    return range(1, min(MOST_BLOCKS, max(1, ceil(count / down))) + 1)


def page_ranges(pages: Sequence[Sequence[str]]) -> list[tuple[str, str]]:
    """For each page of names the shortest beginnings of its first and last family name that tell it
    from the pages beside it.
    """
    pages = [[listed(name) for name in page] for page in pages]
    firsts = [_prefix(page[0], before[-1]) for before, page in pairwise(pages)]
    lasts = [_prefix(page[-1], after[0]) for page, after in pairwise(pages)]
    if not pages:
        return []
    return [*zip([pages[0][0][:1], *firsts], [*lasts, pages[-1][-1][:1]], strict=True)]


def seconds_of(page_count: int, names: int) -> int:
    """How long each of these pages stays, given the most names on one: long enough to read it, and
    longer if the whole list still takes two minutes at most.
    """
    reading = max(LEAST_SECONDS, ceil(2 + names / 4))
    return max(reading, min(CYCLE // max(1, page_count), SPARE_SECONDS))


def cycle_note(names: Sequence[str], seconds: int) -> str:
    """What helps if showing all names takes longer than two minutes; empty if it does not."""
    if seconds <= CYCLE or len(names) < 2:
        return ""
    half = len(names) // 2
    (first, until), (since, last) = page_ranges([names[:half], names[half:]])
    return text(
        "screen-names-long",
        minutes=ceil(seconds / 60),
        first=first,
        until=until,
        since=since,
        last=last,
    )


def _prefix(name: str, other: str) -> str:
    """The shortest beginning of a name with which the other does not begin."""
    letters = folded(other)
    lengths = range(1, min(len(name), LONGEST_PREFIX) + 1)
    found = (name[:at] for at in lengths if not letters.startswith(folded(name[:at])))
    return next(found, name[:PREFIX]).rstrip(" ,")
