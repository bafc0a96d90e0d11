"""A language of longer words, for tests of what fits: every word is two fifths longer."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests import pseudo_language
from tourneydesk.present import messages


@contextmanager
def spoken_long(monkeypatch: pytest.MonkeyPatch, folder: Path) -> Iterator[None]:
    """Says everything in longer words meanwhile."""
    pseudo_language.make(folder, "xx", pseudo_language.longer)
    with pseudo_language.spoken_from(folder, monkeypatch):
        messages.speak("xx")
        yield
