"""The program's languages: the folders of ``resources/locale``.

A folder is named after its language (``de``, ``pt-BR``). Plural rules, number formats, the
language's own name and its direction of writing come from Unicode (CLDR) through Babel.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING, Literal

from tourneydesk.shipped import shipped

if TYPE_CHECKING:
    from babel import Locale

ENGLISH = "en"
"""The language that the others are translated from, and the fallback for what they lack."""
_FROM_LEFT = frozenset({"en", "de", "es"})
"""Languages whose direction is known without CLDR's data, which is a tenth of the time to start."""
_PATTERN_FIELD = re.compile(r"'([^']*)'|([a-zA-Z])\2*")
"""A part of a pattern of CLDR: quoted letters, or a field such as ``MMM``."""
DateLength = Literal["medium", "long"]


@dataclass(frozen=True, slots=True)
class Language:
    """A language, by its key: its own name for itself, its number format and its direction of
    writing.

    CLDR data is read on first use: it would slow down startup considerably.
    """

    key: str

    @property
    def name(self) -> str:
        own = _locale(self.key).get_display_name() or self.key
        return own[:1].upper() + own[1:]

    @property
    def decimal(self) -> str:
        return _sign(self.key, "decimal")

    @property
    def thousands(self) -> str:
        return _sign(self.key, "group")

    @property
    def from_right(self) -> bool:
        if self.key in _FROM_LEFT:
            return False
        return _locale(self.key).character_order == "right-to-left"

    def plural(self, number: float) -> str:
        """The plural category of a number: one, few, many, other …"""
        category: str = _locale(self.key).plural_form(number)
        return category

    def ordinal(self, number: int) -> str:
        """The ordinal category of a place: in English one for 1st and 21st, two, few, other."""
        category: str = _locale(self.key).ordinal_form(number)
        return category

    def time(self, hour: int, minute: int) -> str:
        """A time of day: ``2:30 PM`` in English, ``14:30`` in German."""
        locale = _locale(self.key)
        half = "am" if hour < 12 else "pm"
        signs = {
            "H": str(hour),
            "HH": f"{hour:02}",
            "h": str(hour % 12 or 12),
            "hh": f"{hour % 12 or 12:02}",
            "mm": f"{minute:02}",
            "a": locale.periods.get(half, half),
        }
        return _filled(locale.time_formats["short"].pattern, signs)

    def date(self, year: int, month: int, day: int, length: DateLength = "medium") -> str:
        """A date: ``Nov 22, 2026`` in English, ``22.11.2026`` in German; with the month in full if
        ``long``.
        """
        locale = _locale(self.key)
        months = locale.months["format"]
        signs = {
            "d": str(day),
            "dd": f"{day:02}",
            "M": str(month),
            "MM": f"{month:02}",
            "MMM": months["abbreviated"][month],
            "MMMM": months["wide"][month],
            "y": str(year),
            "yy": f"{year % 100:02}",
            "yyyy": str(year),
        }
        return _filled(locale.date_formats[length].pattern, signs)

    def joined(self, date: str, time: str) -> str:
        """A date and a time of day: ``Nov 22, 2026, 2:41\u202fPM``."""
        pattern: str = _locale(self.key).datetime_formats["medium"]
        return pattern.format(time, date)

    def sources(self) -> list[str]:
        """Its message files, each as one text."""
        files = sorted((shipped("locale") / self.key).glob("*.ftl"))
        return [file.read_text(encoding="utf-8") for file in files]


@cache
def language(key: str) -> Language:
    """The language of that folder; KeyError if there is none."""
    if key not in language_keys():
        raise KeyError(key)
    return Language(key)


def _filled(pattern: str, signs: Mapping[str, str]) -> str:
    """A pattern of CLDR with its fields; quoted letters stay as they are."""

    def part(found: re.Match[str]) -> str:
        return signs.get(found[0], found[0]) if found[1] is None else found[1] or "'"

    return _PATTERN_FIELD.sub(part, pattern)


@cache
def _sign(key: str, name: str) -> str:
    sign: str = _locale(key).number_symbols["latn"][name]
    return sign


@cache
def language_keys() -> tuple[str, ...]:
    """The keys of the available languages, English first."""
    folders = sorted(folder.name for folder in shipped("locale").iterdir() if folder.is_dir())
    return (ENGLISH, *(key for key in folders if key != ENGLISH))


def known_languages() -> tuple[Language, ...]:
    """The available languages, English first."""
    return tuple(map(language, language_keys()))


def language_for(locale_name: str) -> str:
    """The key of the language for a locale such as ``de_AT.UTF-8`` or ``es-MX``; English if the
    program does not have it.
    """
    return find_language(locale_name) or ENGLISH


def find_language(locale_name: str) -> str | None:
    """The key of the language that a locale or key names; None if the program does not have it."""
    key = locale_name.strip().lower().replace("_", "-").partition(".")[0]
    keys = {folder.lower(): folder for folder in language_keys()}
    return keys.get(key) or keys.get(key.partition("-")[0])


@cache
def _locale(key: str) -> "Locale":
    """CLDR's data for a language; for English if CLDR does not know the language."""
    from babel import Locale, UnknownLocaleError

    for name in (key.replace("-", "_"), key.partition("-")[0]):
        try:
            return Locale.parse(name)
        except (UnknownLocaleError, ValueError):
            continue
    return Locale.parse(ENGLISH)
