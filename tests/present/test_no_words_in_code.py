"""What people read is in the message files: no sentence and no list is put together in Python."""

import ast
import re
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

import tourneydesk

PRODUCT = Path(tourneydesk.__file__).parent
INTERFACES = ("gui", "present", "documents", "cli", "formats/*/show*")
WORDS = re.compile(r"[^\W\d_]{2}.*\s|\s.*[^\W\d_]{2}", re.DOTALL)
"""A word beside a space."""
GLUE = re.compile(r"^[^\w<]*[,;:.][ \u00a0][^\w]*$|[“”„«»]|^\s\($")
"""What stands between parts of a sentence: a comma, a colon, a quotation mark, a bracket."""

ALLOWED: Mapping[str, str] = {
    "gui/widgets/theme.py": "names of fonts",
    "gui/forms/fields.py": "forms in which dates are typed",
    "gui/forms/settings.py": "a list as it is typed, with commas",
    "cli/batch/batch.py": "a fact of a reply, which scripts read",
    "cli/batch/requests.py": "facts of a reply, which scripts read",
    "documents/drawing/pdf_file.py": "keys and operators of PDF",
    "documents/drawing/shapes.py": "operators of PDF",
    "documents/drawing/tagged_canvas.py": "operators of PDF",
    "documents/handouts.py": "an operator of PDF",
    "present/messages/__init__.py": "ids and arguments, which are compared",
    "present/paper_rebuild/event_builder.py": "labels of draws: part of what chance is made of",
}
"""Modules whose literals are not for people, and what they are."""


def literals(source: str) -> Iterator[tuple[int, str]]:
    """The literals that say something, with their lines. Docstrings, types, markup and what an
    exception says to a programmer are none.
    """
    tree = ast.parse(source)
    silent = {id(one) for node in ast.walk(tree) for one in _silent(node)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            said = node.value
            markup = said.startswith("<") or '="' in said or said.endswith('">')
            if id(node) not in silent and not markup and (WORDS.search(said) or GLUE.search(said)):
                yield node.lineno, said


def _silent(node: ast.AST) -> Iterator[ast.AST]:
    """The literals below a node that nobody reads."""
    below: list[ast.AST | None] = []
    match node:
        case ast.Expr(value=ast.Constant() as docstring):
            below.append(docstring)
        case ast.Raise() | ast.Assert():
            below.append(node)
        case ast.FunctionDef():
            arguments = node.args
            below += [node.returns, *(one.annotation for one in arguments.args)]
        case ast.AnnAssign():
            alias = ast.unparse(node.annotation) == "TypeAlias"
            below += [node.annotation, node.value if alias else None]
        case ast.Call(func=ast.Attribute(value=ast.Name(id="re"))):
            below.append(node)
        case _:
            pass
    yield from (one for part in below if part is not None for one in ast.walk(part))


@pytest.mark.parametrize(
    ("source", "is_seen"),
    [
        ('show("Pair round 2")', True),
        ('show(f"{count} tables")', True),
        ('show(", ".join(names))', True),
        ('show("; ".join(names))', True),
        ('show(f"{name}: {result}")', True),
        ('show(f"{one}. {other}")', True),
        ('show(f"“{name}”")', True),
        ('show(f"{name} ({club})")', True),
        ('"""A docstring, with words."""', False),
        ('raise ValueError("no cards to draw")', False),
        ('def shown() -> "Page | None": pass', False),
        ('found = re.compile("a b")', False),
        ('html = \'<th scope="col" class="\'', False),
        ('show(text("pair-round", round=2))', False),
        ('shortened = f"{text}…"', False),
        ('columns = "  ".join(cells)', False),
    ],
)
def test_a_literal_that_says_something_is_seen(source: str, is_seen: bool) -> None:
    assert bool([*literals(source)]) is is_seen


def modules() -> Iterator[Path]:
    for pattern in INTERFACES:
        for found in sorted(PRODUCT.glob(pattern)):
            yield from [found] if found.suffix == ".py" else sorted(found.rglob("*.py"))


def test_no_module_says_anything_by_itself() -> None:
    found = [
        f"{where}:{line}: {said!r}"
        for path in modules()
        if not any((where := path.relative_to(PRODUCT)).match(one) for one in ALLOWED)
        for line, said in literals(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize("name", ALLOWED)
def test_what_is_allowed_is_needed(name: str) -> None:
    assert any([*literals(path.read_text(encoding="utf-8"))] for path in PRODUCT.glob(name))
