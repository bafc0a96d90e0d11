"""docs/reliability.md names tests that exist."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent


def test_every_test_that_the_promises_name_exists() -> None:
    text = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    files = set(re.findall(r"`(tests/[\w/]+\.py)`", text))
    assert [name for name in sorted(files) if not (ROOT / name).is_file()] == []
    assert len(files) > 20
    source = "".join((ROOT / name).read_text(encoding="utf-8") for name in sorted(files))
    named = set(re.findall(r"`(test_\w+|Test\w+)`", text))
    assert [name for name in sorted(named) if not re.search(rf"\b{name}\b", source)] == []
    assert len(named) > 30


def test_every_promise_has_a_test() -> None:
    text = (ROOT / "docs" / "reliability.md").read_text(encoding="utf-8")
    promises = re.split(r"^## (R\d+)\. .*$", text, flags=re.MULTILINE)[1:]
    assert promises[::2] == [f"R{number}" for number in range(1, 18)]
    assert all("`tests/" in body for body in promises[1::2])
