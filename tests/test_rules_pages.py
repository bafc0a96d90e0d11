"""docs/rules holds what the formats cite, every setting, and every test that checks a format."""

import ast
import re
from collections.abc import Iterator
from fractions import Fraction
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from tourneydesk.core.settings import Choice, Several
from tourneydesk.formats import FORMATS

ROOT = Path(__file__).parent.parent
OURS = "our reading"


def page_of(key: str) -> str:
    """The page of a format in one line, without marks of emphasis."""
    text = (ROOT / "docs" / "rules" / f"{key}.md").read_text(encoding="utf-8")
    return " ".join(text.replace("*", "").split())


def source_of(key: str) -> str:
    """How the format's reasons cite its source, as its page says."""
    found = re.search(r"cite it as ([^,]+), ", page_of(key))
    assert found is not None, f"the page of {key} does not say how its source is cited"
    return found[1]


def modules_of(key: str) -> Iterator[tuple[ModuleType, ast.Module]]:
    name = key.replace("-", "_")
    for path in sorted((ROOT / "tourneydesk" / "formats" / name).rglob("*.py")):
        dotted = ".".join(path.relative_to(ROOT).with_suffix("").parts)
        module = import_module(dotted.removesuffix(".__init__"))
        yield module, ast.parse(path.read_text(encoding="utf-8"))


def citations(key: str) -> set[str]:
    """Every text in the format's code that cites a clause of its source, or a reading."""
    found = set()
    for module, tree in modules_of(key):
        for node in ast.walk(tree):
            if not isinstance(node, ast.Constant | ast.JoinedStr):
                continue
            try:
                text = eval(compile(ast.Expression(node), module.__name__, "eval"), vars(module))
            except NameError:  # a text about what a function was given: no citation
                continue
            if isinstance(text, str) and text.startswith((source_of(key), OURS)):
                found.add(text)
    return {text for text in found if "\n" not in text}


def docstrings(key: str) -> str:
    """All docstrings of the format, and the notes after its constants, in one line."""
    texts = [
        node.value.value
        for _, tree in modules_of(key)
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    ]
    return " ".join(" ".join(texts).split())


def missing(clauses: set[str], page: str) -> list[str]:
    """The clauses that the page does not name as such: “29E5” is not named by “29E5a”."""
    return [
        one
        for one in sorted(clauses)
        if not re.search(rf"(?<!\w){re.escape(one)}(?!\w)", page, re.IGNORECASE)
    ]


@pytest.mark.parametrize("key", FORMATS)
def test_every_clause_that_a_reason_cites_is_on_the_page(key: str) -> None:
    page, cited = page_of(key), citations(key)
    assert len(cited) > 4
    assert OURS in cited
    clauses = {
        text.removeprefix(source_of(key)).removeprefix(f"{OURS}:").strip(" ,") for text in cited
    }
    assert missing(clauses, page) == []


@pytest.mark.parametrize("key", FORMATS)
def test_every_clause_that_a_docstring_cites_is_on_the_page(key: str) -> None:
    page, said = page_of(key), docstrings(key)
    source = re.escape(source_of(key))
    # “Age-Modified Swiss, Score Recording & Pairing 1, 3 and 4.”: section, then numbers.
    clause = rf'{source}, "?([A-Za-z& ]+?)"?(?: ((?:\d+(?:, | and )?)+))?(?=[.:;,)]| \(| and [a-z])'
    sections = re.findall(clause, said)
    wanted = {f"{name} {number}" for name, many in sections for number in re.findall(r"\d+", many)}
    wanted |= {name for name, _ in sections}
    # “Source: "Strikes received by place"”: the words of a source without numbers.
    wanted |= set(re.findall(r'Source: (?:Czapski, [\w ]+, )?"([^"]+)"', said))
    # “US Chess 29E5a”, and a bare “29E5a”.
    wanted |= set(re.findall(r"\b(?:2\d|34)[A-Z]\d*[a-z]?\b", said))
    assert wanted
    assert missing(wanted, page) == []


@pytest.mark.parametrize("key", FORMATS)
def test_every_setting_is_on_the_page_with_its_default_first(key: str) -> None:
    rows = dict(re.findall(r"\| `(\w+)` \| ([^|]*)", page_of(key).partition("## Settings")[2]))
    settings = {setting.key: setting for setting in FORMATS[key].settings}
    assert list(rows) == list(settings)
    for name, setting in settings.items():
        if isinstance(setting, Choice):
            assert rows[name].strip().split(", ") == [written(value) for value in setting.values]
        elif isinstance(setting, Several):
            shown = ", ".join(map(written, setting.default))
            assert rows[name].startswith(shown)
        else:
            default = setting.default
            first = (
                "null"
                if default is None
                else str(list(default) if isinstance(default, tuple) else default)
            )
            assert rows[name].startswith(first)


def written(value: object) -> str:
    """A value of a setting as the page writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if value is None:
        return "null"
    if value == Fraction(1, 2):
        return "½"
    return f"`{value}`" if isinstance(value, str) else str(value)


@pytest.mark.parametrize("key", FORMATS)
def test_every_test_of_a_format_is_on_its_page(key: str) -> None:
    folder = ROOT / "tests" / "formats" / key.replace("-", "_")
    tests = [str(path.relative_to(ROOT)) for path in sorted(folder.glob("test_*.py"))]
    page = page_of(key)
    assert len(tests) > 5
    assert [name for name in tests if f"`{name}`" not in page] == []
