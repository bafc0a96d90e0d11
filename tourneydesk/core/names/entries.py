"""The names of a column as they fit: shortened no further than necessary, and no two alike."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.names.shown import longer_forms, short_forms


@dataclass(frozen=True, slots=True)
class Entry:
    """A name as it is written in a list: ``whole`` if nothing is left out, ``fits`` unless even the
    shortest form that tells it from the others is too wide.
    """

    text: str
    whole: bool
    fits: bool


def entries(names: Sequence[str], fits: Callable[[str], bool]) -> list[Entry]:
    """The names in the fullest forms that fit: whole, with initials, or the family name alone.

    Names that become equal keep letter after letter of their first given names until they differ
    (B. becomes Ba.); a family name is only alone if nobody else has it. It is never cut.
    """
    found = [_fullest(name, fits) for name in names]
    counts = Counter(entry.text for entry in found)
    equal: dict[str, list[int]] = {}
    for at, entry in enumerate(found):
        if counts[entry.text] > 1:
            equal.setdefault(entry.text, []).append(at)
    for group in equal.values():
        for at in group:
            if not found[at].whole:
                others = [names[other] for other in group if other != at]
                found[at] = _distinct(names[at], others, fits)
    return found


def _fullest(name: str, fits: Callable[[str], bool]) -> Entry:
    if fits(name):
        return Entry(name, whole=True, fits=True)
    form = name
    for form in short_forms(name):
        if fits(form):
            return Entry(form, whole=form == name, fits=True)
    return Entry(form, whole=form == name, fits=False)


def _distinct(name: str, others: Sequence[str], fits: Callable[[str], bool]) -> Entry:
    """The shortest form of a name that none of these others can have."""
    taken = {form for other in others if other != name for form in _forms(other)}
    form = name
    for form in _forms(name):
        if form not in taken and (len(form) < len(name) or form == name):
            break
    return Entry(form, whole=form == name, fits=fits(form))


def _forms(name: str) -> Iterator[str]:
    """All forms of a name but the family name alone, the shortest first."""
    short = short_forms(name)
    yield from reversed(short[:-1])
    yield from longer_forms(name)
    yield name
