"""A language of longer words, for tests of what fits: every word is two fifths longer."""

import functools
import inspect
import re
from collections.abc import Callable
from string import Formatter

import pytest

from tourneydesk.gui import words
from tourneydesk.gui.words import words_of
from tourneydesk.present import words as said
from tourneydesk.present.english import WORDS

_WORD = re.compile(r"(&?)([^\W\d_](?:&?[^\W\d_])+)")
_KEY = re.compile(r"(Ctrl|Alt|Shift)\+|^F\d+$|^[*]\.|\(\*")


def longer(text: str) -> str:
    """The text with every word longer; what is put in, keys and files stay as they are."""
    if _KEY.search(text):
        return text
    made = ""
    for before, field, spec, _ in Formatter().parse(text):
        made += _grown(before.replace("{", "{{").replace("}", "}}"))
        if field is not None:
            shown = f":{_grown(spec) if '|' in (spec or '') else spec}" if spec else ""
            made += f"{{{field}{shown}}}"
    return made


def _grown(text: str | None) -> str:
    def grow(found: re.Match[str]) -> str:
        if found.string[found.end() :].startswith("}"):
            return found[0]  # the name of what is put in later
        letters = found[2].replace("&", "")
        return f"{found[0]}{letters[: round(len(letters) * 0.4)].lower()}"

    return _WORD.sub(grow, text or "")


def in_longer(value: object) -> object:
    """A constant of words, or a function that gives words, in longer ones."""
    match value:
        case str():
            return longer(value)
        case tuple():
            return tuple(in_longer(one) for one in value)
        case dict():
            return {key: in_longer(one) for key, one in value.items()}
        case _ if inspect.isfunction(value):
            return _saying_longer(value)
        case _:
            return value


def _saying_longer(says: Callable[..., str]) -> Callable[..., str]:
    @functools.wraps(says)
    def said_longer(*count: int) -> str:
        return longer(says(*count))

    return said_longer


def speak_long(monkeypatch: pytest.MonkeyPatch) -> None:
    """Says everything in longer words until the test is over."""
    for name, value in words_of().items():
        monkeypatch.setattr(words, name, in_longer(value))
    templates = {
        group: {
            code: text if code.startswith("format_") else longer(text)
            for code, text in codes.items()
        }
        for group, codes in WORDS.items()
    }
    monkeypatch.setattr(said.Tongue, "words", templates)
