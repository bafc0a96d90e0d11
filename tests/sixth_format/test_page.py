"""docs/adding-a-format.md is the example: what it quotes and counts stands in the files."""

import re

from tests.sixth_format.registered import FOLDER
from tests.sixth_format.test_folder_and_line import HERE, LAST, LINE, THERE
from tests.test_docs import ROOT, text_of

PAGE = "docs/adding-a-format.md"
QUOTED = re.compile(r"^`([\w./-]+)`:\n\n```\w+\n(.*?)^```$", re.DOTALL | re.MULTILINE)
MOST_LINES = 250
FILES = {path.name: path.read_text(encoding="utf-8") for path in FOLDER.iterdir() if path.is_file()}


def test_what_is_quoted_stands_in_the_files() -> None:
    quoted = QUOTED.findall(text_of(PAGE))
    assert len(quoted) >= 8
    assert {name for name, _ in quoted} == {
        path.name for path in FOLDER.iterdir() if path.is_file()
    }
    for name, said in quoted:
        assert f"\n{said}" in f"\n{FILES[name].replace(HERE, THERE)}", (name, said)


def test_the_line_is_one_of_those_that_are_there() -> None:
    page, registry = text_of(PAGE), ROOT / "tourneydesk" / "formats" / "__init__.py"
    assert f"```python\n{LINE}```" in page
    assert LAST in registry.read_text(encoding="utf-8")
    assert LAST.replace("us-swiss", "round-robin").replace("us_swiss", "round_robin") == LINE


def test_the_lines_are_counted_right() -> None:
    page = text_of(PAGE)
    counted = {name: int(lines) for name, lines in re.findall(r"\| `([\w.-]+)` \| (\d+) \|", page)}
    there = {name: len(said.splitlines()) for name, said in FILES.items()}
    assert counted == there
    assert f"| together | {sum(there.values())} |" in page


def test_it_stays_a_page() -> None:
    assert len(text_of(PAGE).splitlines()) <= MOST_LINES
