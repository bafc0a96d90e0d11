"""What the pages of docs/ point to is there: files, tests and other pages."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = sorted(
    str(path.relative_to(ROOT))
    for path in (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/**/*.md"))
)
PLACES = (ROOT, ROOT / "docs", ROOT / "tourneydesk", ROOT / "tourneydesk" / "formats")
"""Where a path in a page may begin."""


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


@cache
def defined_tests() -> frozenset[str]:
    source = "".join(path.read_text(encoding="utf-8") for path in ROOT.glob("tests/**/*.py"))
    return frozenset(re.findall(r"^\s*(?:def |class )?(test_\w+|Test\w+)\b", source, re.MULTILINE))


def heading_anchors(page: Path) -> set[str]:
    """The anchors that a forge makes of a page's headings."""
    heads = re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", head).strip().lower().replace(" ", "-") for head in heads}


def test_there_are_pages() -> None:
    assert len(PAGES) > 15


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    broken = []
    for target in re.findall(r"\]\((?!\w+:)([^)\s]+)\)", text_of(page)):
        name, _, anchor = target.partition("#")
        path = (ROOT / page).parent / name if name else ROOT / page
        if not path.exists() or (anchor and anchor not in heading_anchors(path)):
            broken.append(target)
    assert broken == []


# The changelog tells of files as they were.
@pytest.mark.parametrize("page", [page for page in PAGES if page != "CHANGELOG.md"])
def test_every_file_that_is_named_is_there(page: str) -> None:
    ours = r"`((?:[\w.-]+/)+[\w.-]+\.(?:py|md|toml|yaml|yml|sh|qss|css|csv|txt))`"
    named = re.findall(ours, text_of(page))
    assert [name for name in named if not any((at / name).is_file() for at in PLACES)] == []


@pytest.mark.parametrize("page", PAGES)
def test_every_test_that_is_named_is_there(page: str) -> None:
    named = set(re.findall(r"`(test_\w+|Test\w+)`", text_of(page)))
    assert named - defined_tests() == set()


def test_the_picture_of_the_packages_is_the_one_that_is_checked() -> None:
    page = text_of("docs/architecture.md")
    drawn = re.findall(r"```layers\n(.*?)```", page, re.DOTALL)
    contracts = tomllib.loads(text_of("pyproject.toml"))["tool"]["importlinter"]["contracts"]
    checked = [one["layers"] for one in contracts if one["type"] == "layers"]
    assert [picture.splitlines() for picture in drawn] == [
        [layer.replace("tourneydesk.", "") for layer in layers] for layers in checked
    ]
    packages = {path.parent.name for path in ROOT.glob("tourneydesk/*/__init__.py")}
    assert {name for name in packages if f"`{name}`" in page} == packages


def test_hooks_are_checks_of_the_makefile_and_fetch_nothing() -> None:
    hooks = text_of(".pre-commit-config.yaml")
    entries = re.findall(r"entry: \.venv/bin/python (.+)", hooks)
    assert len(entries) == hooks.count("- id:") == 3
    checks = re.findall(r"^\t.*\$\(VENV_PYTHON\) (-m .+)$", text_of("Makefile"), re.MULTILINE)
    assert [entry for entry in entries if entry not in checks] == []
    assert set(re.findall(r"repo: (\S+)", hooks)) == {"local"}


def test_the_pictures_of_the_readme_are_there_and_small_enough_to_load_anywhere() -> None:
    named = set(re.findall(r'(?:src|srcset)="([^"]+)"', text_of("README.md")))
    made = {str(path.relative_to(ROOT)) for path in ROOT.glob("docs/pictures/*")}
    assert named == made
    assert all((ROOT / one).stat().st_size <= 150_000 for one in made)


def test_the_readme_leads_to_every_page_of_docs() -> None:
    linked = set(re.findall(r"\]\(([^)#]+)\)", text_of("README.md")))
    pages = {page for page in PAGES if page.startswith("docs/")}
    folders = {page.rpartition("/")[0] for page in pages} - {"docs"}
    assert folders <= linked
    assert {page for page in pages if "/" not in page.removeprefix("docs/")} <= linked
    assert {page for page in pages if page.startswith("docs/rules/")} <= linked
