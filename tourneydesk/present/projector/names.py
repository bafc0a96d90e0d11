"""Names in little space, and lists by name that everyone finds themselves in within two minutes."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise, takewhile
from math import ceil
from unicodedata import category

from tourneydesk.core.names.folding import folded
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
_PARTICLES = re.compile("al|bin|das?|de[ilnr]?|di|dos?|du|el|ibn|l[ae]|van|von|y")
_NUMBERED = re.compile(r"(.*?)( \(\d+\))?", re.DOTALL)
"""A name, and the number of a player who has the same name as another."""


def fitted_names(names: Sequence[str], width: float, measure: Measure) -> list[str]:
    """The names as they fit: whole, or with initials. Names that become equal get more letters of
    their given names, as far as these fit.
    """
    entries = [fitted_name(name, width, measure) for name in names]
    counts = Counter(entries)
    for at, (name, entry) in enumerate(zip(names, entries, strict=True)):
        if counts[entry] > 1 and entry != name:
            others = [other for other, same in zip(names, entries, strict=True) if same == entry]
            longer = [form for form in _longer(name) if measure(form, False) <= width]
            own = (
                form
                for form in longer
                if all(other == name or form not in _longer(other) for other in others)
            )
            entries[at] = next(own, entry)
    return entries


def fitted_name(name: str, width: float, measure: Measure) -> str:
    """The fullest form of a name that fits; the one with only the family name if none does."""
    if measure(name, False) <= width:
        return name
    forms = [*_forms(name)]
    return next((form for form in forms if measure(form, False) <= width), forms[-1])


def blocks_for(names: Sequence[str], widths: Mapping[int, float], measure: Measure) -> int:
    """The most blocks side by side in which nearly all names are whole and none become equal;
    ``widths`` has the width of a name for each number of blocks.
    """
    for blocks in sorted(widths, reverse=True):
        entries = fitted_names(names, widths[blocks], measure)
        whole = sum(entry == name for entry, name in zip(entries, names, strict=True))
        if whole >= WHOLE * len(names) and len(set(entries)) == len(set(names)):
            return blocks
    return 1


def block_numbers(count: int, down: int) -> range:
    """The numbers of blocks that this many rows can fill."""
    return range(1, min(MOST_BLOCKS, max(1, ceil(count / down))) + 1)


def page_ranges(pages: Sequence[Sequence[str]]) -> list[tuple[str, str]]:
    """For each page of names the shortest beginnings of its first and last name that tell it from
    the pages beside it.
    """
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


def _forms(name: str) -> Iterator[str]:
    """Shorter and shorter forms: one given name after the other as an initial, then the family name
    alone. The family name comes before a comma, or is the last word.
    """
    before, given, after = _parted(name)
    for count in range(1, len(given) + 1):
        short = [
            word if _PARTICLES.fullmatch(word) else _initial(word) if at < count else word
            for at, word in enumerate(given)
        ]
        yield f"{before}{' '.join(short)}{after}"
    number = _split(name)[1]
    family = (before or after.removesuffix(number)).strip(" ,")
    yield f"{family}{number}"


def _longer(name: str) -> list[str]:
    """The forms in which the first given name keeps some letters, fewest first."""
    before, given, after = _parted(name)
    if not given:
        return []
    initials = [word if _PARTICLES.fullmatch(word) else _initial(word) for word in given[1:]]
    return [
        f"{before}{' '.join([f'{given[0][:letters]}.', *initials])}{after}"
        for letters in range(2, len(given[0]))
    ]


def _initial(word: str) -> str:
    """The first letter with its marks, and a period."""
    letters = takewhile(lambda letter: category(letter).startswith("M"), word[1:])
    return f"{word[:1]}{''.join(letters)}."


def _parted(name: str) -> tuple[str, list[str], str]:
    """What is before the given names, the given names, and what is after them."""
    person, after = _split(name)
    _, comma, given = person.partition(",")
    if comma and given.strip():
        return person[: len(person) - len(given.lstrip())], given.split(), after
    *words, last = person.split() or [person]
    return "", words, f" {last}{after}" if words else f"{last}{after}"


def _prefix(name: str, other: str) -> str:
    """The shortest beginning of a name with which the other does not begin."""
    letters = folded(other)
    lengths = range(1, min(len(name), LONGEST_PREFIX) + 1)
    found = (name[:at] for at in lengths if not letters.startswith(folded(name[:at])))
    return next(found, name[:PREFIX]).rstrip(" ,")


def _split(name: str) -> tuple[str, str]:
    """The name as it was entered, and the number behind it if another has the same name."""
    found = _NUMBERED.fullmatch(name)
    return (found[1], found[2] or "") if found else (name, "")
