"""A language of longer words, for tests of what fits: every word is two fifths longer."""

import functools
import inspect
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from string import Formatter

import pytest

from tests import pseudo_language
from tourneydesk.gui import words
from tourneydesk.gui.words import words_of
from tourneydesk.present import messages

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


@contextmanager
def spoken_long(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[None]:
    """Says everything in longer words meanwhile."""
    for name, value in words_of().items():
        monkeypatch.setattr(words, name, in_longer(value))
    pseudo_language.make(folder, "xx", pseudo_language.longer)
    with pseudo_language.spoken_from(folder, monkeypatch):
        messages.speak("xx")
        yield
