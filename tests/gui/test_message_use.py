"""Texts are looked up when they are shown, so that the language can change."""

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
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


@dataclass(frozen=True)
class Texts:
    """The texts in a module that may be ids of messages, and what made-up ones begin with."""

    path: Path
    whole: set[str]
    begun: set[str]


@cache
def texts_of_all() -> tuple[Texts, ...]:
    return tuple(texts_of(path) for path in MODULES)


def texts_of(path: Path) -> Texts:
    found = Texts(path, set(), set())
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        match node:
            case ast.Constant(value=str() as value):
                found.whole.add(value)
            case ast.JoinedStr(values=[ast.Constant(value=str() as value), *_]):
                found.begun.add(value)
    return found


def test_every_message_of_the_window_is_used() -> None:
    whole = set().union(*(one.whole for one in texts_of_all()))
    begun = set().union(*(one.begun for one in texts_of_all()))
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
        (str(one.path.relative_to(FACE)), text)
        for one in texts_of_all()
        if one.path.parent.name != "pictures"
        for text in one.whole - ids
        if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", text) and text.partition("-")[0] in subjects
    ]
    assert unknown == []
