"""What a format calls its tables: each text about one is asked for with the format."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

import tourneydesk
from tests.message_files import messages, nodes
from tourneydesk.present.messages import in_language, text
from tourneydesk.present.messages.languages import language_keys

PRODUCT = Path(tourneydesk.__file__).parent
ASKS = {"text", "plain"}


TEXT = re.compile(r"""["']([a-zA-Z0-9-]+)["']""")


@cache
def about_a_table() -> frozenset[str]:
    """The messages that choose their words by the format's noun, in any language."""
    return frozenset(
        id
        for key in language_keys()
        for id, message in messages(key).items()
        if any(nodes(message, fluent.TermReference))
        or any(
            isinstance(call, fluent.FunctionReference) and call.id.name == "NOUN"
            for call in nodes(message, fluent.FunctionReference)
        )
    )


def asked_without_format(source: str) -> Iterator[str]:
    """The messages about a table that a module asks for without a format."""
    # Few modules have the id of one as a text: only these are parsed.
    if about_a_table().isdisjoint(TEXT.findall(source.replace("_", "-"))):
        return
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(
                func=ast.Name(id=name) | ast.Attribute(attr=name),
                args=[ast.Constant(value=str(id))],
            ) if name in ASKS and id.replace("_", "-") in about_a_table():
                yield id


def test_a_text_asked_for_without_its_format_is_seen() -> None:
    assert [*asked_without_format('messages.text("round-table", table=3)')] == ["round-table"]
    assert not [*asked_without_format('messages.text("round-table", event.format, table=3)')]
    assert not [*asked_without_format('messages.text("round-missing-only")')]


def test_every_text_about_a_table_is_asked_for_with_the_format() -> None:
    found = [
        (str(path.relative_to(PRODUCT)), id)
        for path in sorted(PRODUCT.rglob("*.py"))
        for id in asked_without_format(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("key", language_keys())
def test_a_language_has_a_word_for_a_table_a_board_and_a_game(key: str) -> None:
    with in_language(key):
        words = [text("round-table", of, table=3) for of in ("strikes", "us-swiss", "dual-ring")]
        assert text("round-table", table=3) == words[0]
    assert len({*words}) == 3


def test_a_board_for_more_than_two_is_a_board_in_english() -> None:
    assert text("round-table", "risk-swiss", table=3) == text("round-table", "us-swiss", table=3)
