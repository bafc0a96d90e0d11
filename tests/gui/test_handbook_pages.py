"""The pages of the handbook: every link, picture and placeholder leads somewhere, nothing is left
out, and every language has the same pages.
"""

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from pictures.handbook import picture_names
from tourneydesk.core.name_search import folded
from tourneydesk.documents.papers import documents_of_format
from tourneydesk.formats import FORMATS
from tourneydesk.gui.app.handbook import WindowNames
from tourneydesk.gui.user_data.language import speak_in
from tourneydesk.gui.widgets.actions import MENUS, SUBMENUS, of_menus
from tourneydesk.present.handbook import markdown
from tourneydesk.present.handbook.chapters import CHAPTERS, FIRST, page_names
from tourneydesk.present.handbook.markdown import Index, html_of, pictures_of
from tourneydesk.present.handbook.pages import (
    PICTURES,
    Page,
    picture_file,
    read_pages,
    source_of,
    written_pages,
)
from tourneydesk.present.messages import in_language, text
from tourneydesk.present.messages.languages import ENGLISH, known_languages
from tourneydesk.present.settings import setting_name
from tourneydesk.shipped import shipped

links_of = cache(markdown.links_of)
sections_of = cache(markdown.sections_of)
"""Several tests read each page."""


def headings_of(source: str) -> list[markdown.Heading]:
    return [one.heading for one in sections_of(source)]


LANGUAGES = [one.key for one in known_languages()]
RULES = Path(__file__).parents[2] / "docs" / "rules"
CLAUSE = re.compile(r"\b(?:2\d[A-Z]\d?[a-z]?|32B\d?|33[A-Z]|34[A-Z]\d?)\b")
"""Clauses of the US Chess rule book; other sources have no numbers."""


def folders() -> list[str]:
    """The languages in which the handbook is written."""
    return [key for key in LANGUAGES if (shipped("handbook") / key).is_dir()]


@cache
def pages_in(language: str) -> dict[str, Page]:
    """All pages, read once; with pytest-randomly a fixture would read them again and again."""
    app = QApplication.instance()
    assert isinstance(app, QApplication)
    speak_in(app, language)
    try:
        return dict(read_pages(language, WindowNames()))
    finally:
        speak_in(app, ENGLISH)


@pytest.fixture(scope="module", params=LANGUAGES)
def pages(request: pytest.FixtureRequest, qapp: QApplication) -> dict[str, Page]:
    """All pages in a language; a placeholder without a text would be a KeyError here."""
    return pages_in(request.param)


@pytest.fixture(scope="module")
def english(qapp: QApplication) -> dict[str, Page]:
    return pages_in(ENGLISH)


def test_every_page_of_the_contents_is_written_and_no_other() -> None:
    assert written_pages() == page_names()
    assert len(set(page_names())) == len(page_names())
    for language in folders():
        found = {path.stem for path in (shipped("handbook") / language).glob("*.md")}
        assert found == set(page_names()), language


def test_no_placeholder_is_left(pages: dict[str, Page]) -> None:
    left = {
        name: found
        for name, page in pages.items()
        if (found := re.findall(r"\{[^}]*\}?", page.markdown))
    }
    assert left == {}


def test_every_link_leads_to_a_page_and_a_heading(pages: dict[str, Page]) -> None:
    anchors = {name: {one.anchor for one in headings_of(p.markdown)} for name, p in pages.items()}
    broken = []
    for name, page in pages.items():
        for link in links_of(page.markdown):
            if link.startswith(("https://", "mailto:")):
                continue
            target, _, anchor = link.partition("#")
            target = target.removesuffix(".md") or name
            if target not in pages or (anchor and anchor not in anchors[target]):
                broken.append(f"{name}: {link}")
    assert broken == []


def test_every_page_can_be_reached_from_the_first(english: dict[str, Page]) -> None:
    reached, new = set[str](), {FIRST}
    while new:
        reached |= new
        links = {
            link.partition("#")[0] for name in new for link in links_of(english[name].markdown)
        }
        new = {link.removesuffix(".md") for link in links if link.endswith(".md")} - reached
    assert reached == set(page_names())


def test_every_picture_is_there_and_says_what_it_shows(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        for link, about in pictures_of(page.markdown):
            assert picture_file(link, page.language), f"{name}: {link}"
            assert about.strip(), f"{name}: {link}"


def test_every_picture_is_used(english: dict[str, Page]) -> None:
    used = {
        link.removeprefix(PICTURES).removesuffix(".png")
        for page in english.values()
        for link, _ in pictures_of(page.markdown)
    }
    assert set(picture_names()) - used == set()


def test_each_page_begins_with_its_only_title(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        levels = [one.level for one in headings_of(page.markdown)]
        assert (levels[0], levels.count(1)) == (1, 1), name
        assert page.markdown.startswith("# "), name
        deeper = [b for a, b in pairwise(levels) if b > a + 1]
        assert deeper == [], name


@pytest.mark.parametrize("language", folders())
def test_every_language_has_the_same_headings_links_and_placeholders(language: str) -> None:
    for name in page_names():
        ours, first = source_of(name, language), source_of(name, ENGLISH)
        levels = [[one.level for one in headings_of(text)] for text in (ours, first)]
        assert levels[0] == levels[1], name
        linked = [sorted(link.partition("#")[0] for link in links_of(t)) for t in (ours, first)]
        assert linked[0] == linked[1], name
        shown = [sorted(link for link, _ in pictures_of(t)) for t in (ours, first)]
        assert shown[0] == shown[1], name
        filled = [set(re.findall(r"\{[^}]+\}", t)) for t in (ours, first)]
        assert filled[0] == filled[1], name


@pytest.mark.parametrize("key", FORMATS)
def test_every_setting_and_paper_of_a_format_is_on_its_page(
    key: str, pages: dict[str, Page]
) -> None:
    page = pages[key]
    words = plain(page)
    for line in ("{settings}", "{documents}"):
        assert line in source_of(key, page.language).splitlines(), line
    language = language_of(pages)
    with in_language(language):
        missing = [
            one.key for one in FORMATS[key].settings if setting_name(one.key, key) not in words
        ]
        lacking = [one.key for one in documents_of_format(key) if one.name not in words]
    assert (missing, lacking) == ([], [])


@pytest.mark.parametrize("key", FORMATS)
def test_every_clause_that_our_rules_cite_is_on_the_format_page(
    key: str, english: dict[str, Page]
) -> None:
    rules = (RULES / f"{key}.md").read_text(encoding="utf-8")
    cited = clauses_in(rules) | passages_in(rules)
    assert cited
    words = folded(plain(english[key]))
    assert {one for one in cited if folded(one) not in words} == set()


def clauses_in(rules: str) -> set[str]:
    """The clauses of a numbered source; a range such as 28A-28E is written by its ends."""
    return set(CLAUSE.findall(rules))


def passages_in(rules: str) -> set[str]:
    """The sections of a source without numbers: the first column of the table at the start."""
    head = re.search(
        r"^\| (?:section|passage) \| about \|\n\|[-|]+\n((?:\|.*\n)+)", rules, re.MULTILINE
    )
    rows = head[1].splitlines() if head else []
    return {part.strip() for row in rows for part in row.split("|")[1].split(",")}


def test_the_page_of_keys_has_every_key(english: dict[str, Page]) -> None:
    words = plain(english["keys"])
    names = WindowNames()
    for action in of_menus():
        if action.keys:
            assert names.key(action.name) in words, action.name


def test_everything_in_a_menu_is_found_by_its_name(english: dict[str, Page]) -> None:
    assert {one.where for one in of_menus()} <= {*MENUS, *SUBMENUS}
    words = " ".join(map(plain, english.values()))
    unnamed = [one.name for one in of_menus() if menu_text(one.name) not in words]
    assert unnamed == []


def menu_text(name: str) -> str:
    entry = WindowNames().menu_path(name)[-1]
    return entry.replace("&", "").rstrip("…")


def test_the_window_can_show_every_page(pages: dict[str, Page]) -> None:
    for name, page in pages.items():
        assert html_of(page.markdown).startswith("<h1>"), name


def test_what_people_look_for_is_found_on_its_page(english: dict[str, Page]) -> None:
    index = Index(english)
    for typed, page in {
        "late": "late-arrival",
        "wrong result": "wrong-result",
        "power cut": "power-cut",
        "printer": "printer",
        "projector": "projector",
        "acceleration": "us-swiss",
        "withdraw": "withdrawal",
        "several desks": "several-desks",
        "connection": "several-desks",
        "hotspot": "several-desks",
        "phones": "phones",
    }.items():
        assert index.find(typed)[0].page == page, typed


def test_every_chapter_has_a_heading() -> None:
    for language in LANGUAGES:
        with in_language(language):
            assert all(text(f"handbook-chapter-{chapter.key}") for chapter in CHAPTERS)


def plain(page: Page) -> str:
    """All texts of a page without marks."""
    return " ".join(
        " ".join((section.heading.text, *section.texts)) for section in sections_of(page.markdown)
    )


def language_of(pages: dict[str, Page]) -> str:
    """The language that the placeholders are in, also where the page itself is in English."""
    return next(key for key in LANGUAGES if pages_in(key) is pages)
