"""A format under another key: the same folder and the same messages, and nothing that knows it."""

import re
from collections import UserDict
from collections.abc import Iterator, Mapping, MutableMapping
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
from tourneydesk.present.paper_rebuild.entries import paper_of

_ENTRY = re.compile(r"^([a-z][\w-]*) =.*?(?=^[a-zA-Z#-]|\Z)", re.MULTILINE | re.DOTALL)
"""A message with its id."""


def other_key(key: str) -> str:
    """The key of the copy: another for each format, as pictures of events are kept by their key."""
    return key[::-1]


@contextmanager
def renamed(key: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Has a copy of the format in its place meanwhile; ``folder`` is for its messages."""
    name = other_key(key)
    _write_messages(key, name, folder)
    copy = replace(FORMATS[key], key=name)
    with pseudo_language.spoken_from(folder, monkeypatch):
        formats, folders = dict(FORMATS), dict(FOLDERS)
        _fill(FORMATS, {name if one == key else one: fmt for one, fmt in formats.items()})
        cast(MutableMapping[str, object], FORMATS)[name] = copy
        _fill(FOLDERS, {name if one == key else one: where for one, where in folders.items()})
        try:
            use_language(ENGLISH)
            yield name
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


def _write_messages(key: str, name: str, folder: Path) -> None:
    """The English files, each message of the format once more under the other key."""
    (folder / ENGLISH).mkdir(parents=True)
    for path in LOCALE.joinpath(ENGLISH).glob("*.ftl"):
        source = path.read_text(encoding="utf-8")
        twins = [
            entry[0].replace(key, name, 1)
            for entry in _ENTRY.finditer(source)
            if f"-{key}-" in f"-{entry[1]}-"
        ]
        (folder / ENGLISH / path.name).write_text("\n".join((source, *twins)), encoding="utf-8")
