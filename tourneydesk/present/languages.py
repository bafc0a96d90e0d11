"""The languages the program speaks: their words, and how each writes lists and figures.

English is what the others are translated from. A language is loaded only when it is spoken.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from pkgutil import iter_modules

from tourneydesk.formats import FORMATS
from tourneydesk.present.english import WORDS as ENGLISH

Words = Mapping[str, Mapping[str, str]]
"""Templates by format (or ``common``) and code."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its ISO 639-1 key, its name in itself, its decimal sign, what stands
    between thousands, and the word for "and" before what comes last in a list.
    """

    key: str
    name: str
    decimal: str
    thousands: str
    last: Callable[[str], str]
    package: str

    def words(self) -> Words:
        """All templates of the language, gathered from the files of its folder."""
        return ENGLISH if self.key == "en" else gathered(f"tourneydesk.present.{self.package}")


def gathered(package: str) -> Words:
    """The templates of every file in a folder: those of a format stand in the files that are called
    after it, all others are common.
    """
    found: dict[str, dict[str, str]] = {"common": {}, **{key: {} for key in FORMATS}}
    for part in iter_modules(import_module(package).__path__):
        file = part.name.replace("_", "-")
        group = next((key for key in FORMATS if file.startswith(key)), "common")
        for name, value in vars(import_module(f"{package}.{part.name}")).items():
            if name.isupper() and isinstance(value, dict):
                found[group] |= value
    return found


def _and_in_spanish(last: str) -> str:
    """``y``, but ``e`` before the sound of i: Ana e Inés, Ana e Hilario, but Ana y Hierro."""
    sound = last.lower().removeprefix("h")
    begins = sound.startswith(("i", "í")) and not sound.startswith(("ia", "ie", "io", "iu"))
    return "e" if begins else "y"


LANGUAGES: Mapping[str, Language] = {
    language.key: language
    for language in (
        Language("en", "English", ".", ",", lambda _: "and", "english"),
        Language("de", "Deutsch", ",", ".", lambda _: "und", "german"),
        Language("es", "Español", ",", "\u202f", _and_in_spanish, "spanish"),
    )
}


def known_languages() -> tuple[Language, ...]:
    """The languages whose words are there, English first."""
    return tuple(
        one for one in LANGUAGES.values() if find_spec(f"tourneydesk.present.{one.package}")
    )


def language_for(wished: str) -> str:
    """The key of the language for a locale such as ``de_AT.UTF-8`` or ``es-MX``; English for one
    that the program does not speak.
    """
    key = wished.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return key if key in LANGUAGES else "en"
