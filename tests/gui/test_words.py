"""Words are asked for when they are shown, so that another language can take their place."""

import ast
from collections.abc import Iterator
from pathlib import Path

import tourneydesk.gui

FACE = Path(tourneydesk.gui.__file__).parent


def kept_words(path: Path) -> Iterator[str]:
    """Every word that a module looks up as it is loaded: at its top, in the body of a class, or as
    the default of a function.
    """
    waiting: list[ast.AST] = [*ast.parse(path.read_text(encoding="utf-8")).body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            waiting += [*node.args.defaults, *(one for one in node.args.kw_defaults if one)]
            continue
        if (
            isinstance(node, ast.Attribute)
            and isinstance(node.value, ast.Name)
            and node.value.id == "words"
        ):
            yield f"{path.relative_to(FACE)}: {node.attr}"
        if isinstance(node, ast.ImportFrom) and node.module == "tourneydesk.gui.words":
            yield f"{path.relative_to(FACE)}: {ast.unparse(node)}"
        called = node.func if isinstance(node, ast.Call) else None
        if isinstance(called, ast.Name) and called.id in ("word", "say"):
            yield f"{path.relative_to(FACE)}: {ast.unparse(node)}"
        waiting += ast.iter_child_nodes(node)


def test_no_module_of_the_window_keeps_words_from_when_it_was_loaded() -> None:
    found = [
        kept
        for path in sorted(FACE.rglob("*.py"))
        if path.parent.name != "words" and path.parent.parent.name != "words"
        for kept in kept_words(path)
    ]
    assert found == []


def test_no_two_subjects_use_the_same_name_for_a_word() -> None:
    named = [
        name
        for part in (FACE / "words").glob("*.py")
        for node in ast.parse(part.read_text(encoding="utf-8")).body
        if part.name != "__init__.py"
        for name in named_by(node)
    ]
    assert not {name for name in named if named.count(name) > 1}


def named_by(node: ast.stmt) -> Iterator[str]:
    """The names that a statement at the top of a module gives."""
    if isinstance(node, ast.FunctionDef):
        yield node.name
    for target in node.targets if isinstance(node, ast.Assign) else ():
        parts = target.elts if isinstance(target, ast.Tuple) else [target]
        yield from (part.id for part in parts if isinstance(part, ast.Name))
