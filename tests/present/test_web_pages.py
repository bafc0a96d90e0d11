"""The web pages on a telephone and in every format: nothing sticks out, nothing runs, and every
color is one whose contrast is checked.
"""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.practice import play
from tourneydesk.formats import FORMATS
from tourneydesk.present.projector.geometry import estimated_width
from tourneydesk.present.projector.page import KINDS, DisplayOptions
from tourneydesk.present.projector.web_pages import INDEX, folder_pages
from tourneydesk.shipped import shipped

STYLE = shipped("styles/projector.css").read_text(encoding="utf-8")
TELEPHONE = (390 - 2 * 12) / 18
"""The width of a telephone beside the margins, in em of its letters."""
LEAST_NAME, AROUND_CELL = 6.0, 0.6
"""The least width of a name on a telephone and what surrounds a cell, in em."""
EVERYTHING = DisplayOptions(KINDS, ratings=True, ages=True, message="Lunch " * 20)


class Tables(HTMLParser):
    """The tables of a page: their class, and the classes and texts of the cells of each row."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tables: list[tuple[str, list[list[tuple[str, str]]]]] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self._inside = False
        self.feed(page)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.tags.append((tag, given))
        if tag == "table":
            self.tables.append((given.get("class") or "", []))
        elif tag == "tr":
            self.tables[-1][1].append([])
        elif tag in ("td", "th"):
            self._inside = True
            self.tables[-1][1][-1].append((given.get("class") or "", ""))

    def handle_endtag(self, tag: str) -> None:
        self._inside = self._inside and tag not in ("td", "th")

    def handle_data(self, data: str) -> None:
        if self._inside:
            row = self.tables[-1][1][-1]
            look, text = row[-1]
            row[-1] = (look, text + data)


def events() -> Iterator[tuple[str, Event]]:
    for key in FORMATS:
        desk = desk_of(key, 20)
        yield f"{key} before", desk.event
        play(desk, 2)
        if FORMATS[key].outlook(desk.event).status == "ready":
            rounds.pair(desk)
        yield f"{key} later", desk.event
        play(desk)
        yield f"{key} over", desk.event


@pytest.fixture(scope="module")
def pages() -> dict[str, str]:
    """The pages of all formats before, during and after an event, by what they are."""
    return {
        f"{name}: {file}": text
        for name, event in events()
        for file, text in folder_pages(event, EVERYTHING, STYLE).items()
        if file != INDEX
    }


def test_every_kind_of_page_is_among_them(pages: dict[str, str]) -> None:
    files = {name.partition(": ")[2].partition(".")[0] for name in pages}
    assert files == {*KINDS, "welcome"} - {"clock", "message"}


def test_no_table_is_wider_than_a_telephone(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        for kind, (_, *rows) in Tables(page).tables:
            if kind == "pairs":
                # Two opponents stand one under the other, between two columns of fixed width.
                continue
            needs = [0.0] * len(rows[0])
            for row in rows:
                for at, (look, text) in enumerate(row):
                    words = text.split() if "name" in look or "text" in look else [text]
                    wide = max((estimated_width(word, True) for word in words), default=0)
                    least = LEAST_NAME if "name" in look else wide * 1.15 + AROUND_CELL
                    # What has no space beside the name stands below it.
                    if "more" not in look and look != "bar":
                        needs[at] = max(needs[at], least)
            assert sum(needs) <= TELEPHONE, (name, needs)


def test_every_page_says_how_wide_it_is_and_runs_nothing(pages: dict[str, str]) -> None:
    for name, page in pages.items():
        tags = Tables(page).tags
        assert ("meta", viewport()) in tags, name
        assert not {tag for tag, _ in tags} & {"script", "iframe", "object", "link", "form"}, name
        assert not [at for _, attributes in tags for at in attributes if at.startswith("on")], name
        assert not [1 for _, attributes in tags if "style" in attributes], name
        (html,) = [attributes for tag, attributes in tags if tag == "html"]
        assert html == {"lang": "en", "dir": "ltr"}, name


def viewport() -> dict[str, str | None]:
    return {"name": "viewport", "content": "width=device-width, initial-scale=1"}


def test_every_color_is_a_token_and_nothing_is_wider_than_it_may_be() -> None:
    rules = STYLE.partition("*/")[2]
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b|\brgba?\(|\bhsla?\(", rules)
    colors = re.findall(r"(?:^|[ {;])(?:color|fill|stroke|background): ([^;]+);", rules)
    assert all(color.startswith("@") or color == "none" for color in colors), colors
    # A width in pixels or in em stays on a telephone.
    for width in re.findall(r"[ {](?:min-)?width: ([0-9.]+)em", rules):
        assert float(width) <= TELEPHONE / 3
    assert not re.findall(r"width: [0-9.]{3,}px|100vw", rules)
    # Only figures and signs keep to one line.
    kept = re.findall(r"^([^\n{]*)\{[^}]*white-space: nowrap", rules, re.MULTILINE)
    assert {one.strip() for one in kept} <= {".number, .more", ".mark", ".text", ".pairs th"}
