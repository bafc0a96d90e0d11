"""The languages the program speaks: their words, and how each writes lists and figures.

English is what the others are translated from. A language is loaded only when it is spoken.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from importlib import import_module

Words = Mapping[str, Mapping[str, str]]
"""Templates by format (or ``common``) and code."""


@dataclass(frozen=True, slots=True)
class Language:
    """A language: its ISO 639-1 key, its name in itself, its decimal sign, and the word for "and"
    before what comes last in a list.
    """

    key: str
    name: str
    decimal: str
    last: Callable[[str], str]
    package: str

    def words(self) -> Words:
        """All templates of the language."""
        loaded: Words = import_module(f"tourneydesk.present.{self.package}").WORDS
        return loaded


def _and_in_spanish(last: str) -> str:
    """``y``, but ``e`` before the sound of i: Ana e Inés, Ana e Hilario, but Ana y Hierro."""
    sound = last.lower().removeprefix("h")
    begins = sound.startswith(("i", "í")) and not sound.startswith(("ia", "ie", "io", "iu"))
    return "e" if begins else "y"


LANGUAGES: Mapping[str, Language] = {
    language.key: language
    for language in (
        Language("en", "English", ".", lambda _: "and", "english"),
        Language("de", "Deutsch", ",", lambda _: "und", "german"),
        Language("es", "Español", ",", _and_in_spanish, "spanish"),
    )
}


def language_for(wished: str) -> str:
    """The key of the language for a locale such as ``de_AT.UTF-8`` or ``es-MX``; English for one
    that the program does not speak.
    """
    key = wished.strip().lower().replace("-", "_").partition(".")[0].partition("_")[0]
    return key if key in LANGUAGES else "en"
