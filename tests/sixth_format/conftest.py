"""Every test here has the sixth format in the program."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.sixth_format.registered import registered


@pytest.fixture(autouse=True)
def key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    with registered(tmp_path / "locale", monkeypatch) as name:
        yield name
