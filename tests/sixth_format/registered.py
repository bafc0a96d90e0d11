"""The example in the program meanwhile: its folder, its one line, and its messages."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from pathlib import Path
from typing import cast

import pytest

from tests import pseudo_language
from tests.message_files import LOCALE
from tests.sixth_format import round_robin
from tourneydesk.formats import FOLDERS, FORMATS
from tourneydesk.present.messages import use_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.paper_rebuild.collected_papers import paper_of

KEY = round_robin.FORMAT.key
FOLDER = Path(round_robin.__file__).parent
MESSAGES = "round-robin.ftl"


@contextmanager
def registered(locale: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Its key; ``locale`` is an empty folder for the message files, its own among those shipped."""
    english = locale / ENGLISH
    english.mkdir(parents=True)
    for path in (*LOCALE.joinpath(ENGLISH).glob("*.ftl"), FOLDER / MESSAGES):
        english.joinpath(path.name).symlink_to(path)
    with pseudo_language.spoken_from(locale, monkeypatch):
        cast(MutableMapping[str, str], FOLDERS)[KEY] = round_robin.__name__
        paper_of.cache_clear()
        use_language(ENGLISH)
        yield KEY
    for registry in (FORMATS, FOLDERS):
        cast(MutableMapping[str, object], registry).pop(KEY)
    paper_of.cache_clear()
