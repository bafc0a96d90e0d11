"""Texts are looked up when they are shown, so that the language can change."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import tourneydesk.gui
from tests.message_files import LOCALE, messages
from tourneydesk.formats import FORMATS

FACE = Path(tourneydesk.gui.__file__).parent
MODULES = sorted(FACE.rglob("*.py"))
SAYS = {"text", "plain", "say", "say_recorded", "word_of", "isolated_name", "number", "listed"}
SAYS |= {"enumerated", "sentences"}


def stored_texts(source: str) -> Iterator[str]:
    """Every text that a module asks for as it is loaded: at its top, in the body of a class, as a
    decorator or as the default of a function.
    """
    waiting: list[ast.AST] = [*ast.parse(source).body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting += [*node.args.defaults, *(one for one in node.args.kw_defaults if one)]
            waiting += getattr(node, "decorator_list", [])
            continue
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in SAYS:
                yield ast.unparse(node)
            case ast.Attribute(value=ast.Name(id="messages"), attr=name) if name in SAYS:
                yield ast.unparse(node)
        waiting += ast.iter_child_nodes(node)


def test_no_module_of_the_window_keeps_texts_from_when_it_was_loaded() -> None:
    kept = [
        (str(path.relative_to(FACE)), text)
        for path in MODULES
        for text in stored_texts(path.read_text(encoding="utf-8"))
    ]
    assert kept == []


@pytest.mark.parametrize(
    "source",
    [
        'HEAD = messages.text("people-name")',
        "HEADS = [*map(messages.text, TASKS)]",
        'class Page:\n    head = text("people-name")',
        'def show(head: str = messages.text("people-name")) -> None: ...',
        'HEADS = {"name": say(REASON)}',
    ],
)
def test_a_text_that_is_kept_is_seen(source: str) -> None:
    assert [*stored_texts(source)]


def test_a_text_asked_for_when_it_is_shown_is_not() -> None:
    assert not [*stored_texts('def show() -> None:\n    print(messages.text("people-name"))')]
    assert not [*stored_texts('SHEET = Sheet(lambda: messages.text("round-board-hint"))')]


def asked() -> tuple[set[str], set[str]]:
    """The texts in the modules that may be ids of messages, and what made-up ones begin with."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str() as value):
                    whole.add(value)
                case ast.JoinedStr(values=[ast.Constant(value=str() as value), *_]):
                    begun.add(value)
    return whole, begun


def test_every_message_of_the_window_is_used() -> None:
    whole, begun = asked()
    unused = [
        one
        for path in sorted((LOCALE / "en").glob("window-*.ftl"))
        for one in messages("en", path.stem)
        if one not in whole and not any(len(head) > 4 and one.startswith(head) for head in begun)
    ]
    assert unused == []


def test_every_id_that_the_window_has_is_a_message() -> None:
    """Whatever looks like an id of the window's files; the names of pictures look so as well."""
    ids = {*messages("en")}
    ids |= {one.removeprefix(f"{key}-") for one in ids for key in FORMATS}
    subjects = {
        one.partition("-")[0]
        for path in (LOCALE / "en").glob("window-*.ftl")
        for one in messages("en", path.stem)
    }
    unknown = [
        (str(path.relative_to(FACE)), node.value)
        for path in MODULES
        if path.parent.name != "pictures"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", node.value)
        and node.value.partition("-")[0] in subjects
        and node.value not in ids
    ]
    assert unknown == []
