import ast
import re
from collections.abc import Iterator
from pathlib import Path

import tourneydesk.formats.risk_swiss as package
from tests.message_files import format_texts, ids, messages


def codes_made() -> Iterator[str]:
    """Every code written out in the format's files."""
    for path in sorted(Path(package.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                yield node.value


def test_every_word_belongs_to_a_code_that_is_made() -> None:
    assert set(format_texts("risk-swiss")) <= ids(codes_made())


def test_every_code_that_is_made_has_words() -> None:
    made = set()
    for path in sorted(Path(package.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Name)
                and node.func.id in ("Reason", "Problem", "Advice", "Criterion")
            ):
                made |= {
                    one.value
                    for one in ast.walk(node.args[0])
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    assert len(made) > 30
    assert ids(made) <= format_texts("risk-swiss").keys() | messages("en").keys()


def test_no_word_of_the_trade_of_programs() -> None:
    for code, text in format_texts("risk-swiss").items():
        assert not re.search(r"\b(error|invalid|failed|null|exception)\b", text, re.IGNORECASE)
        assert text.endswith(".") != code.startswith("weigh-"), text
