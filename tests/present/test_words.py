"""Every code that can come up has words."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import tourneydesk
from tests.message_files import messages, texts
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import has

HOUSE = Path(tourneydesk.__file__).parent
SAYINGS = frozenset(
    {"Reason", "Problem", "Advice", "Criterion", "StepName", "Difference", "FileTrouble"}
)
SAID_BY = frozenset({"text", "plain", "has"})
MESSAGES = "tourneydesk.present.messages"


@cache
def sources() -> tuple[tuple[Path, str], ...]:
    """Every file of the program, read."""
    return tuple(
        (path.relative_to(HOUSE), path.read_text(encoding="utf-8"))
        for path in sorted(HOUSE.rglob("*.py"))
    )


@cache
def calls(names: frozenset[str], whose: str = "") -> tuple[tuple[str, str, str], ...]:
    """(file, format, first text) for every call of these with a text written out: by their names,
    where the file imports them from there, or as `module.name`.
    """
    return tuple(_calls(names, whose))


def _calls(names: frozenset[str], whose: str) -> Iterator[tuple[str, str, str]]:
    module_name = whose.rpartition(".")[2]
    for where, source in sources():
        if module_name not in source or not any(name in source for name in names):
            continue
        nodes = [*ast.walk(ast.parse(source))]
        fmt = where.parts[1].replace("_", "-") if where.parts[0] == "formats" else ""
        imported = {
            alias.name
            for node in nodes
            if isinstance(node, ast.ImportFrom) and node.module == whose
            for alias in node.names
        }
        for node in nodes:
            match node:
                case ast.Call(func=func, args=[ast.Constant(value=str() as code), *_]):
                    match func:
                        case ast.Name(id=name) if name in (imported & names if whose else names):
                            yield str(where), fmt, code
                        case ast.Attribute(value=ast.Name(id=module), attr=name):
                            if module == module_name and name in names:
                                yield str(where), fmt, code


def test_every_code_in_the_program_has_words() -> None:
    silent = [(where, code) for where, fmt, code in calls(SAYINGS) if not has(code, fmt)]
    assert not silent


def test_every_message_that_is_asked_for_is_there() -> None:
    """Of a format's own there is at least one."""
    said = messages("en").keys()
    asked = ((where, one.replace("_", "-")) for where, _, one in calls(SAID_BY, MESSAGES))
    missing = [
        (where, one)
        for where, one in asked
        if one not in said and not any(f"{key}-{one}" in said for key in FORMATS)
    ]
    assert not missing


def test_the_search_for_codes_finds_them() -> None:
    assert ("core/settings.py", "", "unknown_setting") in set(calls(SAYINGS))
    assert ("present/results.py", "", "result-won") in set(calls(SAID_BY, MESSAGES))


def test_no_word_of_the_trade_of_programs() -> None:
    """What argparse says by itself is its own in English: the messages are found by it."""
    blames = ("error", "invalid", "failed")
    assert [
        (key, bad)
        for key, said in texts("en").items()
        for bad in blames
        if bad in said.lower() and not key.startswith("arguments-")
    ] == []
