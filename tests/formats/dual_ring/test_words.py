"""Every code of the Dual Ring has words that fit its figures and blame nobody."""

import ast
import re
from collections.abc import Mapping
from pathlib import Path

import tourneydesk.formats.dual_ring as package
from tests.builders.dual_ring import ring
from tests.message_files import format_texts, ids
from tourneydesk.core.sayings import Fact, Problem
from tourneydesk.present.messages import say

DUAL_RING = format_texts("dual-ring")
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
    assert ids(codes()) <= DUAL_RING.keys()
    assert DUAL_RING.keys() <= ids(texts())


def test_no_words_blame_anybody() -> None:
    for code, text in DUAL_RING.items():
        assert not re.search(r"error|invalid|fail|\billegal|wrong", text, re.IGNORECASE)
        assert text.endswith(".") != code.startswith("weigh-")


def test_figures_read_well_with_one_and_with_many() -> None:
    event = ring(3)
    few: Mapping[str, Fact] = {"players": 2, "missing": 1, "counts_that_work": (3,)}
    none: Mapping[str, Fact] = {"players": 1, "missing": 2, "counts_that_work": (3,)}
    assert say(Problem("cannot_seat", facts=few), event) == (
        "A ring takes 3 or more players, and 2 players are in. Enter 1 more player."
    )
    assert say(Problem("cannot_seat", facts=none), event) == (
        "A ring takes 3 or more players, and 1 player is in. Enter 2 more players."
    )
    assert say(Problem("kept_apart", facts={"pairs": 1}), event).startswith(
        "1 pair who should not meet does not sit side by side."
    )
