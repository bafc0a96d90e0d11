"""Every code of the Dual Ring has words that fit its figures and blame nobody."""

import ast
import re
from pathlib import Path

import tourneydesk.formats.dual_ring as package
from tests.message_files import format_texts, ids

SOURCES = [path.read_text("utf-8") for path in Path(package.__path__[0]).glob("*.py")]


def texts() -> set[str]:
    """Every text in the code of the package, and the codes made from a setting's value."""
    found = {
        node.value
        for source in SOURCES
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return found | {f"seats_{value}" for value in ("random", "rating", "entered")}


def codes() -> set[str]:
    """The codes named where a Reason, Problem or Advice is made."""
    return {
        code
        for source in SOURCES
        for code in re.findall(r'(?:Reason|Problem|Advice|Count)\(\s*"(\w+)"', source)
    }


def test_every_code_has_words_and_no_words_are_without_a_code() -> None:
    assert len(codes()) > 30
    have_words = format_texts("dual-ring").keys()
    assert ids(codes()) <= have_words
    assert have_words <= ids(texts())


def test_no_words_blame_anybody() -> None:
    for code, text in format_texts("dual-ring").items():
        assert not re.search(r"error|invalid|fail|\billegal|wrong", text, re.IGNORECASE)
        assert text.endswith(".") != code.startswith("weigh-")
