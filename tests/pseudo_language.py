"""Languages made of English by a tool, to see that adding one is copying a folder."""

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentSerializer, ast, visitor

from tests.message_files import LOCALE, resource
from tourneydesk.present.messages import languages, use_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.messages.wording import wording
from tourneydesk.shipped import shipped

_WORD = re.compile(r"(?<!\*\.)(?<![^\W\d_])(&?)([^\W\d_](?:&?[^\W\d_])+)")
"""A word, perhaps with the mark of the letter that chooses it; not the end of a file's name."""
_PLAIN = re.compile(r"(?<!&)[^\W\d_]")
_ACCENTS = str.maketrans("acdeinorstuyACDEINORSTUY", "áçďéíñóřšťúýÁÇĎÉÍÑÓŘŠŤÚÝ")
"""No English word is without one of these letters."""


def longer(text: str) -> str:
    """The text with every word two fifths longer."""
    return _WORD.sub(_grown, text)


def _grown(found: re.Match[str]) -> str:
    letters = found[2].replace("&", "")
    return f"{found[0]}{letters[: round(len(letters) * 0.4)].lower()}"


def accented(text: str) -> str:
    """The text with accents, still to be read; letters to press stay."""
    return _PLAIN.sub(lambda found: found[0].translate(_ACCENTS), text)


def strange(text: str) -> str:
    """The text with accents and with longer words."""
    return accented(longer(text))


def from_right(text: str) -> str:
    """The same, written from the right to the left."""
    return f"\u202e{strange(text)}\u202c"


class _Changed(visitor.Transformer):
    def __init__(self, change: Callable[[str], str]) -> None:
        self._change = change

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802
        return ast.TextElement(self._change(node.value))


def make(folder: Path, key: str, change: Callable[[str], str], *, names: bool = False) -> None:
    """Writes the message files of a language that says what English says, changed; the names of
    formats stay where ``names`` does not change them too.
    """
    (folder / key).mkdir(parents=True)
    for path in sorted((LOCALE / "en").glob("*.ftl")):
        made = _changed(path.stem, change, names)
        (folder / key / path.name).write_text(made, encoding="utf-8")


@cache
def _changed(subject: str, change: Callable[[str], str], names: bool) -> str:
    entries = [
        entry
        if not names and isinstance(entry, ast.Message) and entry.id.name.endswith("-format-name")
        else _Changed(change).visit(entry.clone())
        for entry in resource("en", subject).body
    ]
    return FluentSerializer().serialize(ast.Resource(entries))


@contextmanager
def spoken_from(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Has the languages of a folder beside those that are shipped meanwhile."""
    for one in LOCALE.iterdir():
        if not (folder / one.name).exists():
            (folder / one.name).symlink_to(one, target_is_directory=True)

    def found(name: str) -> Path:
        return folder if name == "locale" else shipped(name)

    with monkeypatch.context() as patched:
        patched.setattr(languages, "shipped", found)
        _forget()
        yield
    use_language(ENGLISH)
    _forget()


def _forget() -> None:
    for kept in (languages.language_keys, languages.language, wording):
        kept.cache_clear()
