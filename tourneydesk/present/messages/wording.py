"""One language in use: its messages, and how it writes figures, lists and names within them."""

import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from unicodedata import bidirectional

from tourneydesk.formats import FORMATS
from tourneydesk.present.messages.fluent import (
    Catalog,
    Figure,
    Function,
    Scope,
    Several,
    Value,
    written,
)
from tourneydesk.present.messages.languages import ENGLISH, Language, language

_QUOTED = re.compile("“(.+)”", re.DOTALL)
_DIGITS = re.compile("[0-9]+")
_NO_LETTERS = re.compile("[^a-z]+")
_ISOLATED = re.compile("\u2068[^\u2068\u2069]*\u2069")
_VULGAR = {Fraction(1, 2): "½", Fraction(1, 4): "¼", Fraction(3, 4): "¾"}
NOTHING = "–"
_MOST_KEPT = 4096


class Wording:
    """The texts of one language, falling back to English for those it lacks."""

    def __init__(self, own_language: Language) -> None:
        self.language = own_language
        self.functions: Mapping[str, Function] = {
            "WORD": self._word,
            "GROUPED": self._grouped,
            "AND": self._and,
            "ORDINAL": self._ordinal,
            "ITEM": _item,
            "MATCHES": _matches,
            "NOUN": _noun,
        }
        self.catalog = Catalog(own_language.sources(), own_language.plural, self.functions)
        self._fixed: dict[tuple[str, str], str] = {}
        self._said: dict[tuple[object, ...], str] = {}
        """Messages with texts and numbers: a window says most of them again after each change."""

    def find(self, key: str, format_key: str = "") -> "tuple[Wording, str] | None":
        """The language that has a message, and under which id: the format's own precedes the common
        one.
        """
        own_id = f"{format_key}-{key}"
        if format_key and own_id in self.catalog:
            return self, own_id
        if key in self.catalog:
            return self, key
        return None if self.language.key == ENGLISH else wording(ENGLISH).find(key, format_key)

    def say(self, key: str, format_key: str, args: Mapping[str, object], isolate: bool) -> str:
        """A message with its arguments filled in; KeyError if there is none."""
        # True equals 1, but is written in another way.
        if not all(isinstance(one, str) or type(one) in (int, Fraction) for one in args.values()):
            return self._filled(key, format_key, args, isolate)
        asked = (key, format_key, isolate, *args.items())
        said = self._said.get(asked)
        if said is None:
            said = self._filled(key, format_key, args, isolate)
            if len(self._said) >= _MOST_KEPT:
                self._said.clear()
            self._said[asked] = said
        return said

    def _filled(self, key: str, format_key: str, args: Mapping[str, object], isolate: bool) -> str:
        message = self.find(key, format_key)
        if message is None:
            raise KeyError(f"there is no message {key}")
        words, id = message
        return words.catalog.say(
            id,
            Scope(
                {name: words.value(argument, isolate) for name, argument in args.items()},
                format_key,
            ),
        )

    def fixed(self, key: str, format_key: str) -> str:
        """A message without arguments, which is the same each time."""
        said = self._fixed.get((key, format_key))
        if said is None:
            said = self._fixed[key, format_key] = self.say(key, format_key, {}, isolate=True)
        return said

    def value(self, argument: object, isolate: bool = True) -> Value:
        """An argument as the language writes it."""
        match argument:
            case None:
                return NOTHING
            case bool():
                return str(argument).lower()
            case int() | Fraction():
                return Figure(argument, self.number(argument))
            case tuple() | list():
                items = tuple(self.value(item, isolate) for item in argument)
                return Several(items, self.listed([written(item) for item in items]))
            case _:
                return self.isolated(str(argument)) if isolate else str(argument)

    def number(self, value: Fraction | int) -> str:
        """A figure as people write it: 3, 2½, 16.667."""
        if value.denominator == 1:
            return str(value.numerator)
        sign, rest = ("−" if value < 0 else ""), abs(Fraction(value))
        if rest % 1 in _VULGAR:
            return f"{sign}{rest.numerator // rest.denominator or ''}{_VULGAR[rest % 1]}"
        return f"{sign}{float(rest):.3f}".rstrip("0").replace(".", self.language.decimal)

    def listed(self, items: Sequence[str]) -> str:
        """``3``, ``3 and 9``, ``3, 9 and 11``."""
        if len(items) < 2:
            return "".join(items)
        text = items[0]
        for at, last in enumerate(items[1:], start=2):
            message = (
                "list-two" if len(items) == 2 else "list-end" if at == len(items) else "list-more"
            )
            text = self.say(message, "", {"first": text, "last": last}, isolate=False)
        return text

    def enumerated(self, items: Sequence[str], message: str) -> str:
        """All items joined by one message, two at a time."""
        text = "".join(items[:1])
        for last in items[1:]:
            text = self.say(message, "", {"first": text, "last": last}, isolate=False)
        return text

    def word_of(self, fact: str, kind: str, format_key: str) -> str | None:
        """The words for a fact that is itself a word, with the digits in it as $n, $n2 …"""
        figures = _DIGITS.findall(fact)
        plain = _NO_LETTERS.sub("-", _DIGITS.sub("n", fact.lower())).strip("-")
        found = self.find(f"{kind}-{plain}", format_key)
        if found is None:
            return None
        digits = {f"n{at}" if at > 1 else "n": one for at, one in enumerate(figures, start=1)}
        try:
            return self.say(f"{kind}-{plain}", format_key, digits, isolate=False)
        except KeyError:
            return None

    def _word(self, scope: Scope, fact: Value, kind: str = "word") -> Value:
        if isinstance(fact, Several):
            items = tuple(self._word(scope, one, kind) for one in fact.items)
            return Several(items, self.listed([written(one) for one in items]))
        if isinstance(fact, Figure):
            return fact
        if quoted := _QUOTED.fullmatch(fact):
            # Facts have English quotation marks.
            return self.say("word-quoted", "", {"text": quoted[1]}, isolate=False)
        return self.word_of(fact, kind, scope.format_key) or fact

    def _grouped(self, scope: Scope, figure: Value) -> Value:
        if not isinstance(figure, Figure):
            return figure
        whole = f"{int(figure.value):,}".replace(",", self.language.thousands)
        return Figure(figure.value, whole)

    def _ordinal(self, scope: Scope, figure: Value) -> Value:
        """The ordinal category of a place (CLDR): in English one for 1st and 21st, then two, few,
        other.
        """
        if isinstance(figure, Figure) and figure.value.denominator == 1:
            return self.language.ordinal(int(figure.value))
        return "other"

    def _and(self, scope: Scope, last: Value) -> Value:
        return self.say("list-and", "", {"last": written(last)}, isolate=False)

    def isolated(self, text: str) -> str:
        """Isolates a text that contains letters of the other direction, so that the words around it
        stay in order (Unicode first strong isolate and pop directional isolate).
        """
        if text.isascii() and not self.language.from_right:
            return text
        open_parts = _ISOLATED.sub("", text)
        against = ("L",) if self.language.from_right else ("R", "AL")
        if any(bidirectional(sign) in against for sign in open_parts):
            return f"\u2068{text}\u2069"
        return text


def _item(scope: Scope, several: Value, at: Value) -> Value:
    """One item of a list, counted from 1."""
    if isinstance(several, Several) and isinstance(at, Figure):
        return several.items[int(at.value) - 1]
    return several


def _matches(scope: Scope, text: Value, pattern: Value) -> Value:
    """``yes`` if the beginning of a text matches a regular expression, ignoring case."""
    return "yes" if re.match(written(pattern), written(text), re.IGNORECASE) else "no"


def _noun(scope: Scope) -> Value:
    """What the format calls one of its tables; a table where no format is involved."""
    return FORMATS[scope.format_key].noun if scope.format_key in FORMATS else "table"


@cache
def wording(key: str) -> Wording:
    """A language in use, loaded on first use; KeyError if it does not exist."""
    return Wording(language(key))
