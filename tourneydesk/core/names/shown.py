"""A name as it is shown: given or family name first, and shorter where it does not fit."""

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Literal, get_args
from unicodedata import category

from tourneydesk.core.event import Event
from tourneydesk.core.names.parts import NameParts, is_particle, parts_of

NameOrder = Literal["given_first", "family_first", "family_capitals"]
"""How an event shows names: Kelly Park; Park, Kelly; or PARK, Kelly."""
NAME_ORDERS: tuple[NameOrder, ...] = get_args(NameOrder)

_JOINED = re.compile(r"^.* [eiy] ")
"""The first of two joined family names."""
ORDER_DETAIL = "name_order"
"""The detail of an event that says how it shows names."""

_NUMBERED = re.compile(r"(.*?)( \(\d+\))?", re.DOTALL)
"""A name, and the number of a player who has the same name as another."""


class ShownName(str):
    """A name as it is shown, which knows its parts: it can be shortened and found in a list.

    ``before``, the ``given`` names and ``after`` make the text; ``after`` ends with the ``number``
    of a player whose name another has too. ``listed`` has the family name first, as lists by name
    are sorted.
    """

    __slots__ = ("after", "before", "given", "listed", "number")
    before: str
    given: tuple[str, ...]
    after: str
    number: str
    listed: str

    def numbered(self, text: str) -> "ShownName":
        """This name with what the language puts behind it to tell it from an equal one."""
        if not text.startswith(self):
            return _made(text, NameParts(text), "", (), text, "")
        number = text[len(self) :]
        name = _made(text, NameParts(self.listed), self.before, self.given, self.after, number)
        name.listed = self.listed
        return name


@lru_cache(maxsize=20_000)
def shown_name(name: str, family: str | None = None, order: NameOrder = "given_first") -> ShownName:
    """A name in this order, given the family name if it was entered."""
    parts = parts_of(name, family)
    given = tuple(parts.given.split())
    suffix = f" {parts.suffix}" if parts.suffix else ""
    if not given and order != "family_capitals":
        return _made(name, parts, "", (), name, "")
    if parts.close:
        text = f"{parts.family} {parts.given}{suffix}" if parts.comma else name
        return _made(text, parts, "", (), text, "")
    if order == "given_first":
        if parts.family_first and not parts.comma:
            return _made(name, parts, f"{parts.family} ", given, suffix, "")
        after = f" {parts.family}{suffix}"
        text = f"{parts.given}{after}" if parts.comma else name
        return _made(text, parts, "", given, after, "")
    family_name = parts.family.upper() if order == "family_capitals" else parts.family
    before = f"{family_name}{suffix}{', ' if given else ''}"
    return _made(f"{before}{parts.given}", parts, before, given, "", "")


def name_in(event: Event, player: int) -> ShownName:
    """A player's name as the event shows names."""
    one = event.player(player)
    return shown_name(one.name, one.family, name_order(event))


def name_by_family(event: Event, player: int) -> ShownName:
    """A player's name for a list by name: the part that the list is sorted by comes first."""
    one, order = event.player(player), name_order(event)
    return shown_name(one.name, one.family, "family_first" if order == "given_first" else order)


def name_order(event: Event) -> NameOrder:
    """How the event shows names."""
    chosen = event.details.get(ORDER_DETAIL)
    return next((order for order in NAME_ORDERS if order == chosen), NAME_ORDERS[0])


def short_forms(name: str) -> Sequence[str]:
    """Shorter and shorter forms: one given name after the other as an initial, then the family name
    alone. None of them shortens the family name.
    """
    parts = _known(name)
    if not parts.given:
        return (name,)
    return _shorter(parts.before, parts.given, parts.after, parts.number)


@lru_cache(maxsize=20_000)
def _shorter(before: str, given: tuple[str, ...], after: str, number: str) -> tuple[str, ...]:
    initials = [word if is_particle(word) else _initial(word) for word in given]
    forms = (" ".join((*initials[:count], *given[count:])) for count in range(1, len(given) + 1))
    return (
        *(f"{before}{form}{after}{number}" for form in forms),
        f"{before.rstrip().removesuffix(',')}{after}".lstrip() + number,
    )


def longer_forms(name: str) -> list[str]:
    """The forms in which the first given name keeps some letters, fewest first."""
    parts = _known(name)
    if not parts.given:
        return []
    first, *others = parts.given
    initials = [word if is_particle(word) else _initial(word) for word in others]
    return [
        f"{parts.before}{' '.join([f'{first[:letters]}.', *initials])}{parts.after}{parts.number}"
        for letters in range(2, len(first))
    ]


def fitting(name: str, fits: Callable[[str], bool]) -> str:
    """The fullest form of a name that fits; the one with only the family name if none does. Of two
    joined family names (Ortega y Gasset) the last is better than both cut off.
    """
    if fits(name):
        return name
    form = name
    for form in short_forms(name):
        if fits(form):
            return form
    last = _JOINED.sub("", form)
    return last if fits(last) else form


def listed(name: str) -> str:
    """A name as lists by name are sorted: the family name first."""
    return _known(name).listed


def _known(name: str) -> ShownName:
    """A name with its parts, guessed and left in their order if it is only a text."""
    if isinstance(name, ShownName):
        return name
    found = _NUMBERED.fullmatch(name)
    person = found[1] if found else name
    parts = parts_of(person)
    if parts.comma and not parts.close:
        return shown_name(person, None, "family_first").numbered(name)
    return shown_name(person).numbered(name)


def _made(
    text: str, parts: NameParts, before: str, given: tuple[str, ...], after: str, number: str
) -> ShownName:
    name = ShownName(text)
    name.before, name.given, name.after, name.number = before, given, after, number
    name.listed = " ".join(filter(None, (parts.family, parts.given, parts.suffix)))
    return name


def _initial(word: str) -> str:
    """The first letter with its marks, and a period."""
    letters = takewhile(lambda letter: category(letter).startswith("M"), word[1:])
    return f"{word[:1]}{''.join(letters)}."
