"""Names in little space, and lists by name that everyone finds themselves in within two minutes."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import pairwise
from math import ceil

from tourneydesk.core.name_search import folded
from tourneydesk.core.names import fitting, listed, longer_forms
from tourneydesk.present.messages import text
from tourneydesk.present.projector.geometry import MOST_BLOCKS, Measure

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
