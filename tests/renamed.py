"""A format under another key: the same folder and the same messages, and nothing that knows it."""

import re
from collections import UserDict
from collections.abc import Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import cast

import pytest

from tests import pseudo_language
from tests.message_files import LOCALE
from tourneydesk.formats import FOLDERS, FORMATS
from tourneydesk.present.messages import use_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.paper_rebuild.collected_papers import paper_of

_MESSAGE = re.compile(r"^[a-zA-Z][\w-]* *=.*\n(?:[ }].*\n|\n)*", re.MULTILINE | re.ASCII)
"""A message with the lines that go on with it, which are indented."""


def other_key(key: str) -> str:
    """The key of the copy: another for each format, as pictures of events are kept by their key."""
    return key[::-1]


@contextmanager
def renamed(key: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Has a copy of the format in its place meanwhile; ``folder`` is for its messages."""
    with all_renamed((key,), folder, monkeypatch):
        yield other_key(key)


@contextmanager
def all_renamed(
    keys: Sequence[str], folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[None]:
    """Has copies of these formats in their place meanwhile; ``folder`` is for their messages."""
    names = {key: other_key(key) for key in keys}
    _write_messages(names, folder)
    copies = {name: replace(FORMATS[key], key=name) for key, name in names.items()}
    with pseudo_language.spoken_from(folder, monkeypatch):
        formats, folders = dict(FORMATS), dict(FOLDERS)
        _fill(FORMATS, {names.get(one, one): fmt for one, fmt in formats.items()})
        cast(MutableMapping[str, object], FORMATS).update(copies)
        _fill(FOLDERS, {names.get(one, one): where for one, where in folders.items()})
        try:
            use_language(ENGLISH)
            yield
        finally:
            _fill(FORMATS, formats)
            _fill(FOLDERS, folders)


def _fill(registry: object, content: Mapping[str, object]) -> None:
    # Formats that are loaded when asked for lie inside.
    registry = registry.data if isinstance(registry, UserDict) else registry
    filled = cast(MutableMapping[str, object], registry)
    filled.clear()
    filled.update(content)
    # The same digits mean the other key now.
    paper_of.cache_clear()


def _write_messages(names: Mapping[str, str], folder: Path) -> None:
    """The English files, each message of a format once more under its other key."""
    (folder / ENGLISH).mkdir(parents=True)
    for path in LOCALE.joinpath(ENGLISH).glob("*.ftl"):
        written = path.read_text(encoding="utf-8")
        twins = [
            entry.replace(key, name, 1)
            for entry in _MESSAGE.findall(written)
            for key, name in names.items()
            if f"-{key}-" in f"-{entry.partition('=')[0].strip()}-"
        ]
        (folder / ENGLISH / path.name).write_text("\n".join([written, *twins]), encoding="utf-8")
