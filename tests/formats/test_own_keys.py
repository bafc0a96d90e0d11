"""Only a format's own folder names it: elsewhere its key would be forgotten for the next format."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import TypeGuard

import pytest

import tourneydesk
from tourneydesk.formats import FOLDERS, FORMATS

PRODUCT = Path(tourneydesk.__file__).parent
UNIT = re.compile(r"\bpoints\b")
"""“strikes” is also what standings count; such a line says ``points`` too."""


def named(source: str) -> Iterator[int]:
    """The lines that name a format: its package, or its key as or inside a text."""
    packages = {folder.rpartition(".")[2] for folder in FOLDERS.values()}
    inside = re.compile("|".join(key for key in FOLDERS if "-" in key))
    if not any(one in source for one in (*FOLDERS, *packages)):
        return
    lines = source.splitlines()
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.ImportFrom(module=str(module)):
                parts = {*module.split("."), *(one.name for one in node.names)}
                if "formats" in parts and parts & packages:
                    yield node.lineno
            case ast.Import():
                if any(packages & {*one.name.split(".")} for one in node.names):
                    yield node.lineno
            case ast.Constant(value=str(said)):
                whole = said in FOLDERS and not UNIT.search(lines[node.lineno - 1])
                if whole or inside.search(said):
                    yield node.lineno
            case _:
                pass


@pytest.mark.parametrize(
    ("source", "is_named"),
    [
        ('if event.format == "us-swiss": pass', True),
        ('KINDS = {"strikes": 1}', True),
        ('if fmt.points == "strikes": pass', False),
        ('code = "hand-us-swiss-take"', True),
        ('"""As in risk-swiss."""', True),
        ("from tourneydesk.formats.strikes.tally import tally", True),
        ("from tourneydesk.formats import strikes", True),
        ("from tourneydesk.formats import FORMATS", False),
        ("def strikes_so_far(): pass", False),
    ],
)
def test_a_line_that_names_a_format_is_seen(source: str, is_named: bool) -> None:
    assert bool([*named(source)]) is is_named


def test_no_format_is_named_outside_its_own_folder() -> None:
    found = [
        f"{path.relative_to(PRODUCT)}:{line}"
        for path in sorted(PRODUCT.rglob("*.py"))
        if path.relative_to(PRODUCT).parts[0] != "formats"
        for line in named(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def kinds_asked_for(source: str) -> Iterator[int]:
    """The lines that ask whether a round is of a kind that some format calls so."""
    kinds = {kind for fmt in FORMATS.values() for kind in fmt.kinds}
    if not any(kind in source for kind in kinds):
        return
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare):
            sides = [node.left, *node.comparators]
            named = {one.value for side in sides for one in ast.walk(side) if _is_text(one)}
            if named & kinds and any("kind" in ast.unparse(side) for side in sides):
                yield node.lineno


def _is_text(node: ast.AST) -> TypeGuard[ast.Constant]:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)


@pytest.mark.parametrize(
    ("source", "asks"),
    [
        ('if posted.kind == "ring": pass', True),
        ('if kind in ("final", "playoff"): pass', True),
        ('if seating.kinds[number] != "swiss": pass', True),
        ("if posted.kind in fmt.ring_kinds: pass", False),
        ('if kind == "message": pass', False),
        ('title = text("final")', False),
    ],
)
def test_a_line_that_asks_for_a_kind_of_round_by_its_name_is_seen(source: str, asks: bool) -> None:
    assert bool([*kinds_asked_for(source)]) is asks


def test_nobody_asks_for_a_kind_of_round_by_its_name() -> None:
    """A format says of its kinds what others need to know: ``ring_kinds``, ``extra_kinds``."""
    found = [
        f"{path.relative_to(PRODUCT)}:{line}"
        for path in sorted(PRODUCT.rglob("*.py"))
        if path.relative_to(PRODUCT).parts[0] != "formats"
        for line in kinds_asked_for(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_no_format_names_another() -> None:
    for key, folder in FOLDERS.items():
        own = folder.rpartition(".")[2]
        for path in (PRODUCT / "formats" / own).rglob("*.py"):
            said = path.read_text(encoding="utf-8")
            others = {one for one in FOLDERS if "-" in one and one != key and f'"{one}"' in said}
            assert not others, path
