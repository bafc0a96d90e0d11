"""Every code that accumulated strikes can say has words, and no words lie unused."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tourneydesk.formats.strikes as package
from tests.message_files import format_texts, ids, messages

SOURCES = sorted(Path(package.__file__).parent.rglob("*.py"))


def codes() -> Iterator[str]:
    """The codes given to Reason, Problem, Advice and the endings, and those chosen before."""
    for source in SOURCES:
        for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
            match node:
                case ast.Call(
                    func=ast.Name(id="Reason" | "Problem" | "Advice" | "Criterion"), args=[code, *_]
                ):
                    yield from _texts(code)
                case ast.Call(func=ast.Name(id="_ending"), args=[_, code, *_]):
                    yield from _texts(code)
                case ast.Assign(targets=[ast.Name(id="code")], value=code):
                    yield from _texts(code)


def _texts(node: ast.expr) -> Iterator[str]:
    match node:
        case ast.IfExp(body=body, orelse=other):
            yield from _texts(body)
            yield from _texts(other)
        case ast.Constant(value=str() as text):
            yield text


def test_every_code_has_words() -> None:
    assert sorted(ids(codes()) - set(format_texts("strikes")) - set(messages("en"))) == []


def test_no_words_lie_unused() -> None:
    assert sorted(set(format_texts("strikes")) - ids(codes())) == []


def test_the_words_are_for_people() -> None:
    for code, text in format_texts("strikes").items():
        assert text.endswith(".") != code.startswith("weigh-")
        assert not {"error", "invalid", "failed", "he", "his", "him"} & set(text.lower().split())
