"""English sentences stand in this folder alone, so that texts can be rewritten by changing their
tests in one place. Where other tests still have some, their number may only become smaller.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fluent.syntax import ast as fluent

from tests.message_files import messages, nodes

TESTS = Path(__file__).parent.parent
HERE = Path(__file__).parent

LEFT = {
    "cli/test_attest.py": 1,
    "core/test_codec_bounds.py": 1,
    "documents/test_hand_pack.py": 2,
    "gui/test_paper_check.py": 1,
    "present/test_places.py": 1,
}
"""How many sentences a file may still have; what has become fewer is written down here."""


def words(text: str) -> list[str]:
    return re.findall(r"[A-Za-z’']+", text.lower())


def runs(text: str) -> set[tuple[str, ...]]:
    """Every four words in a row."""
    said = words(text)
    return {tuple(said[at : at + 4]) for at in range(len(said) - 3)}


@cache
def english() -> frozenset[tuple[str, ...]]:
    """Every four words in a row that a message has in English."""
    return frozenset(
        run
        for message in messages("en").values()
        for part in nodes(message, fluent.TextElement)
        if isinstance(part, fluent.TextElement)
        for run in runs(part.value)
    )


def remarks(tree: ast.AST) -> Iterator[ast.AST]:
    """What stands for readers of the tests: docstrings, and what is said where a test fails."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant() as text):
                yield text
            case ast.Assert(msg=ast.expr() as said):
                yield from ast.walk(said)


def sentences(source: str) -> list[str]:
    """The texts of four words or more of which four in a row are a message's."""
    tree = ast.parse(source)
    aside = set(map(id, remarks(tree)))
    return [
        node.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in aside
        if " " in node.value and len(words(node.value)) >= 4 and runs(node.value) & english()
    ]


def test_no_other_test_has_more_english_sentences_than_before() -> None:
    found = Counter(
        {
            str(path.relative_to(TESTS)): len(sentences(path.read_text(encoding="utf-8")))
            for path in TESTS.rglob("*.py")
            if HERE not in path.parents and path.parent.name != "benchmarks"
        }
    )
    assert dict(+found) == LEFT


def test_a_sentence_is_seen_wherever_it_stands() -> None:
    assert sentences('assert said == "No one is checked in yet."')
    assert sentences('SAID = [("undo", "No one is checked in yet.")]')
    assert sentences('assert f"{name} already had a bye in round 1." in said')
    assert not sentences('assert text("nobody-absent") == said, "no one is checked in yet"')
    assert not sentences('"""No one is checked in yet."""')
    assert not sentences('assert names == "Ann Lee, Bob Ray, Cy Fox"')
