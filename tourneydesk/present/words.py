"""Puts reasons, problems, advice and step names into words.

A template is looked up by its code, first among the words of the event's format, then among the
common ones. Inside it ``{0}`` is the name of the first player, ``{everyone}`` all their names,
``{figure}`` a fact, and ``{figure:table|tables}`` a number with the noun that goes with it; for
a list of numbers the noun comes first, as in ``tables 3 and 9``.

A fact that is itself a word is looked up too: ``{colour:word}`` of ``White`` is what stands under
``word_white``, and ``{group:ages}`` of ``10 and under`` what stands under ``ages_n_and_under``,
with the figure as ``{0}``. A fact without words of its own is shown as it is. ``{most:grouped}``
is a large figure with its thousands apart.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from fractions import Fraction
from string import Formatter
from typing import Any, Protocol
from unicodedata import bidirectional

from tourneydesk.core.event import Event
from tourneydesk.core.quoting import in_one_line
from tourneydesk.core.sayings import Fact
from tourneydesk.present.english import WORDS as ENGLISH
from tourneydesk.present.languages import LANGUAGES, Language, Words

_FIGURE = re.compile("[0-9]+")
_NO_LETTERS = re.compile("[^a-z]+")
_VULGAR = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}


class Saying(Protocol):
    """A Reason, Problem or Advice."""

    @property
    def code(self) -> str: ...
    @property
    def players(self) -> tuple[int, ...]: ...
    @property
    def facts(self) -> Mapping[str, Fact]: ...


class Tongue:
    """The language spoken: one for the whole program, chosen as it starts."""

    language: Language = LANGUAGES["en"]
    words: Words = ENGLISH


_in_english: ContextVar[bool] = ContextVar("in_english", default=False)


def speak(key: str) -> None:
    """Says everything in that language from now on; KeyError for one that is not there."""
    Tongue.language, Tongue.words = LANGUAGES[key], LANGUAGES[key].words()


def spoken() -> Language:
    """The language that is spoken now."""
    return LANGUAGES["en"] if _in_english.get() else Tongue.language


@contextmanager
def in_english() -> Iterator[None]:
    """Says everything in English meanwhile, on this thread alone: what is compared, not shown."""
    before = _in_english.set(True)
    try:
        yield
    finally:
        _in_english.reset(before)


def say(saying: Saying, event: Event | None = None) -> str:
    """One or more plain sentences; KeyError for a code without words."""
    template = _template(saying.code, event.format if event is not None else "")
    names = [name_said(event, player) for player in saying.players]
    facts = {**saying.facts, "everyone": tuple(names)}
    return _Templates(event.format if event is not None else "").vformat(template, names, facts)


def say_recorded(saying: Saying, event: Event | None = None) -> str:
    """As `say`, for what a file has kept: another version may have recorded a reason that has no
    words here, or other facts than its words need. Then that is said.
    """
    try:
        return say(saying, event)
    except (LookupError, ValueError, TypeError, AttributeError):
        return word("reason_unknown", code=in_one_line(saying.code))


def word(code: str, format_key: str = "", /, **facts: Fact) -> str:
    """A word or sentence that is about no player: a label, a status, the name of a format."""
    return _Templates(format_key).vformat(_template(code, format_key), (), facts)


def word_of(fact: str, group: str, format_key: str = "") -> str:
    """The words of a fact that is a word itself; the fact where it has none. ``group`` is what
    their codes begin with.
    """
    figures = _FIGURE.findall(fact)
    code = f"{group}_{_NO_LETTERS.sub('_', _FIGURE.sub('n', fact.lower())).strip('_')}"
    try:
        return _template(code, format_key).format(*figures)
    except (KeyError, IndexError):
        return fact


def _words() -> Words:
    return ENGLISH if _in_english.get() else Tongue.words


def _template(code: str, format_key: str) -> str:
    """The words of a code; the format's own before the common ones, and English where a language
    has none, so that nothing is ever left unsaid.
    """
    for words in (_words(), ENGLISH):
        for templates in (words.get(format_key, {}), words["common"]):
            if code in templates:  # some have no words on purpose
                return templates[code]
    raise KeyError(code)


def name_of(event: Event | None, player: int) -> str:
    """A player's name, or his number where there is no such player."""
    if event is None or not 1 <= player <= len(event.players):
        return f"#{player}"
    return event.player(player).name


def name_said(event: Event | None, player: int) -> str:
    """A player's name as it stands in a sentence: one written from the right is set apart, so that
    it leaves the words around it in order (first strong isolate and pop isolate of Unicode).
    """
    name = name_of(event, player)
    from_right = any(bidirectional(sign) in ("R", "AL") for sign in name)
    return f"\u2068{name}\u2069" if from_right else name


def number(value: Fraction | int) -> str:
    """A figure as people write it: 3, 2½, 16.667."""
    value = Fraction(value)
    if value.denominator == 1:
        return str(value.numerator)
    sign, rest = ("−" if value < 0 else ""), abs(value)
    if rest % 1 in _VULGAR:
        return f"{sign}{rest.numerator // rest.denominator or ''}{_VULGAR[rest % 1]}"
    return f"{sign}{float(rest):.3f}".rstrip("0").replace(".", spoken().decimal)


def listed(items: Sequence[object]) -> str:
    """``3``, ``3 and 9``, ``3, 9 and 11``."""
    words = [_shown(item) for item in items]
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} {spoken().last(words[-1])} {words[-1]}"


def _shown(value: object) -> str:
    match value:
        case None:
            return "–"
        case bool() | str():
            return str(value)
        case int() | Fraction():
            return number(value)
        case tuple() | list():
            return listed(value)
        case _:
            return str(value)


class _Templates(Formatter):
    def __init__(self, format_key: str) -> None:
        self._format_key = format_key

    def format_field(self, value: Any, format_spec: str) -> str:
        # {1:and}: the "and" before a name, which in Spanish depends on the name.
        if format_spec == "and":
            return f"{spoken().last(_shown(value))} {_shown(value)}"
        if "|" in format_spec:
            one, many = format_spec.split("|")
            if isinstance(value, tuple | list):
                return f"{one if len(value) == 1 else many} {listed(value)}"
            # Half of one is one in every language spoken here: ½ Punkt, ½ punto.
            return f"{_shown(value)} {one if value in (1, Fraction(1, 2)) else many}"
        if format_spec == "grouped" and isinstance(value, int):
            return f"{value:,}".replace(",", spoken().thousands)
        if format_spec and isinstance(value, tuple | list):
            return listed([self.format_field(one, format_spec) for one in value])
        if format_spec and isinstance(value, str):
            return word_of(value, format_spec, self._format_key)
        return _shown(value)
