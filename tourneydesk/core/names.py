"""Names: given and family name, the order of lists, and how a name is shown where room is short.

A player has one name, as it was entered (`Player.name`), and may have a family name
(`Player.family`), which is a part of that name. The given name is never stored: it is the rest, so
that the two cannot contradict each other. Without an entered family
name it is what is before a comma, or else a guess by the script and the words. A name that cannot
be split is a family name by itself.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import Literal, get_args
from unicodedata import category

from tourneydesk.core.event import Event, Player
from tourneydesk.core.name_search import folded


def _words(text: str) -> frozenset[str]:
    return frozenset(text.split())


_COMMA = re.compile("[,،，、]")
_PARTICLES = _words(
    """abu al bin bint binti da das de del della den der di dos du el ibn la las le lo los san st
    st. ten ter van vom von zu zum zur"""
)
"""Words that begin a family name when they are before its last word, in any case."""
_LOWER_PARTICLES = _words(
    "'t af ap av ben do e op y ã דה בן בר בת фон де بن ابن بنت آل أبو ابو عبد"
)
"""The same, if written in lower case or in a script without case; others may be given names."""
_JOINING = _words("e i y")
"""Words between the two halves of a family name: Ortega y Gasset."""
_SUFFIX = re.compile(
    r"((?i:jr|sr|jun|sen|junior|senior)|[IVX]{2,4}|[^\W\d_][^\w.]*)\.?|#?\d+\.?|\(.*\)"
)
"""What follows a name: Jr., III, an initial as in Tamil names, a number, a remark in brackets."""
_VIETNAMESE = _words(
    """Bùi Đặng Đinh Đỗ Dương Hồ Hoàng Huỳnh Lê Lý Mai Ngô Nguyễn Phạm Phan Trần Trịnh Trương Võ
    Vũ"""
)
"""Family names, which Vietnamese writes first."""
_VIETNAMESE_MIDDLE = _words("van thi")
_GIVEN_ELSEWHERE = "Mai"
"""A Vietnamese family name that is a given name in other languages."""
_VIETNAMESE_LETTER = re.compile("[đĐ\u031b\u0309\u0323]|[\u0302\u0306][\u0300\u0301\u0303]")
"""In decomposed text, a letter or marks that European languages hardly have."""
_HUNGARIAN = _words(
    """Ádám Ágnes Ákos András Anikó Árpád Attila Balázs Bálint Béla Bence Csaba Csilla Dezső Dóra
    Edit Emese Endre Enikő Erzsébet Éva Ferenc Gábor Gergely Gergő Géza György Győző Gyula Ildikó
    Ilona Imre István János Jenő József Judit Kálmán Károly Katalin Kinga Klára Krisztián Lajos
    László Levente Lóránt Márton Máté Mátyás Mihály Miklós Nóra Ödön Orsolya Ottó Pál Péter Piroska
    Réka Sándor Szabolcs Szilvia Tamás Tibor Tünde Vilmos Zoltán Zsófia Zsolt Zsuzsa Zsuzsanna"""
)
"""Given names as only Hungarian writes them; if they are last, the family name is first."""
_PATRONYMIC = re.compile(".{2,}(ович|евич|ьич|овна|евна|ична|івна|йович)")


@dataclass(frozen=True, slots=True)
class NameParts:
    """A name in its parts. ``given`` is empty if the name cannot be split. ``suffix`` is what
    belongs to neither part (Jr., III). ``family_first``: the name is written family name first,
    ``comma``: with a comma behind it. ``close``: the parts are written without initials or commas,
    as in Chinese, Japanese and Korean.
    """

    family: str
    given: str = ""
    suffix: str = ""
    family_first: bool = False
    comma: bool = False
    close: bool = False


def family_name(player: Player) -> str:
    """The player's family name; the whole name if it cannot be split."""
    return parts_of(player.name, player.family).family


def given_name(player: Player) -> str:
    """The player's given names; empty if the name cannot be split."""
    return parts_of(player.name, player.family).given


def sort_key(player: Player) -> tuple[str, str, str, int]:
    """The order of lists by name: family name, given name, suffix, number; without accents."""
    return (*_sort_texts(player.name, player.family), player.id)


def ways_to_say(player: Player) -> tuple[str, ...]:
    """The name as it was entered, and with the given name first and last, for searching."""
    parts = parts_of(player.name, player.family)
    if not parts.given:
        return (player.name,)
    first, last = f"{parts.given} {parts.family}", f"{parts.family} {parts.given}"
    return tuple(
        dict.fromkeys((player.name, *(f"{one} {parts.suffix}".strip() for one in (first, last))))
    )


def joined(given: str, family: str) -> str:
    """The name of these two parts, as their script writes it: 山田 and 太郎 are 山田太郎."""
    given, family = given.strip(), family.strip()
    if given and family and _is_close(given + family):
        return family + given
    return f"{given} {family}".strip()


def is_part(name: str, family: str) -> bool:
    """Whether this can be the family name in this name."""
    return _with_family(_spaced(name), _spaced(family)) is not None


@lru_cache(maxsize=20_000)
def parts_of(name: str, family: str | None = None) -> NameParts:
    """The parts of a name, given the family name if it was entered."""
    name = _spaced(name)
    entered = _with_family(name, _spaced(family)) if family else None
    return entered or _by_comma(name) or _by_words(name)


@lru_cache(maxsize=20_000)
def _sort_texts(name: str, family: str | None) -> tuple[str, str, str]:
    parts = parts_of(name, family)
    return folded(parts.family), folded(parts.given), folded(parts.suffix)


def _spaced(text: str) -> str:
    return " ".join(text.split())


def _with_family(name: str, family: str) -> NameParts | None:
    """The parts of a name with this family name; None if the name has no such part."""
    if not family:
        return None
    if name == family:
        return NameParts(name)
    comma = _by_comma(name)
    if comma is not None and family in (comma.family, f"{comma.family} {comma.suffix}"):
        rest = comma.suffix if family == comma.family else ""
        return NameParts(family, comma.given, rest, comma.family_first, True, comma.close)
    close = _is_close(name)
    if name.startswith(family) and (close or name[len(family)] == " "):
        given = name[len(family) :].strip()
        if not close and name.endswith(f" {family}"):
            given = name[: -len(family)].strip()
            return NameParts(family, given)
        if not close and all(map(_is_suffix, given.split())):
            return NameParts(family, suffix=given)
        return NameParts(family, given, family_first=True, close=close)
    if name.endswith(f" {family}") or (close and name.endswith(family)):
        return NameParts(family, name[: -len(family)].strip(), close=close)
    before, between, after = name.partition(f" {family} ")
    return NameParts(family, before, after) if between else None


def _by_comma(name: str) -> NameParts | None:
    """“Lee, Ann” and “Lee, Ann, Jr.”; None for “Ann Lee, Jr.” and other commas."""
    before, *others = (part.strip() for part in _COMMA.split(name))
    given = [part for part in others if not _is_suffix(part)]
    suffixes = [part for part in others if _is_suffix(part)]
    if not before or len(given) != 1 or not _can_begin(given[0]):
        return None
    words, after = _without_suffixes(before.split())
    return NameParts(
        " ".join(words),
        given[0],
        " ".join((*after, *suffixes)),
        family_first=True,
        comma=True,
        close=_is_close(name),
    )


def _can_begin(given: str) -> bool:
    """Whether a given name can be written like this: not “Ann Lee, again”."""
    return given[:1].isalpha() and not given[0].islower()


def _by_words(name: str) -> NameParts:
    if _COMMA.search(name):
        before, *others = (part.strip() for part in _COMMA.split(name))
        if not before or not all(map(_is_suffix, others)):
            return NameParts(name)
        name = " ".join((before, *others))
    if _is_close(name):
        family, _, given = name.partition(" ")
        return NameParts(family, given, family_first=bool(given), close=True)
    if not name:
        return NameParts(name)
    words, after = _without_suffixes(name.split())
    suffix = " ".join(after)
    if _is_family_first(words):
        return NameParts(words[0], " ".join(words[1:]), suffix, family_first=True)
    start = _start_of_family(words)
    return NameParts(" ".join(words[start:]), " ".join(words[:start]), suffix)


def _without_suffixes(words: list[str]) -> tuple[list[str], list[str]]:
    count = len(words)
    while count > 1 and _is_suffix(words[count - 1]):
        count -= 1
    return words[:count], words[count:]


def _is_suffix(word: str) -> bool:
    return _SUFFIX.fullmatch(word) is not None


def _is_family_first(words: list[str]) -> bool:
    """Whether the words are those of a Hungarian, Vietnamese or official Russian name."""
    first, *others = words
    if not others:
        return False
    if all(word in _HUNGARIAN for word in others) and first not in _HUNGARIAN:
        return True
    if first == _GIVEN_ELSEWHERE and not _are_vietnamese(others):
        return False
    if first in _VIETNAMESE:
        return True
    if len(others) > 1 and _is_patronymic(words[-1]) and not _is_patronymic(words[-2]):
        return True
    vietnamese = {folded(one) for one in _VIETNAMESE}
    return (
        len(others) > 1 and folded(others[0]) in _VIETNAMESE_MIDDLE and folded(first) in vietnamese
    )


def _are_vietnamese(words: list[str]) -> bool:
    """Whether these can only be the given names of a Vietnamese name."""
    if words[-1] in _VIETNAMESE:
        return False
    middle = len(words) > 1 and words[0].istitle() and folded(words[0]) in _VIETNAMESE_MIDDLE
    letters = unicodedata.normalize("NFD", "".join(words))
    return middle or _VIETNAMESE_LETTER.search(letters) is not None


def _is_patronymic(word: str) -> bool:
    """Whether a word ends like one; surnames such as Мицкевич do too."""
    return _PATRONYMIC.fullmatch(word.casefold()) is not None


def _start_of_family(words: list[str]) -> int:
    """The index of the first word of the family name: the last word with its particles."""
    start = len(words) - 1
    while start > 0:
        word = words[start - 1]
        if word in _JOINING and start > 1:
            start -= 2
        elif is_particle(word) and (start > 1 or word == word.casefold()):
            start -= 1
        else:
            break
    return start


def is_particle(word: str) -> bool:
    """Whether a word belongs to the name behind it, such as van or bin."""
    return word.casefold() in _PARTICLES or word in _LOWER_PARTICLES


def _is_close(text: str) -> bool:
    """Whether all letters are Chinese, Japanese or Korean."""
    if text.isascii():
        return False
    letters = [letter for letter in text if unicodedata.category(letter)[0] in "LM"]
    return bool(letters) and all(map(_is_east_asian, letters))


def _is_east_asian(letter: str) -> bool:
    name = unicodedata.name(letter, "")
    return name.startswith(("CJK", "HANGUL", "HIRAGANA", "KATAKANA", "HALFWIDTH", "IDEOGRAPHIC"))


# A name as it is shown: given or family name first, and shorter where it does not fit.

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


# The names of a column as they fit: shortened no further than necessary, and no two alike.


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
