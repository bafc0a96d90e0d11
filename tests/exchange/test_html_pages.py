"""The pages of an event, read by a parser: whole, linked, and safe whatever a name says."""

import re
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from tests.builders.desks import desk_of
from tests.exchange.irregular import irregular_event
from tourneydesk.core.event import Event
from tourneydesk.desk.practice import play
from tourneydesk.exchange.kinds import NAMES_OF_PAGES, make_export
from tourneydesk.formats import FORMATS

_VOID = {"meta", "br", "img"}


class Page(HTMLParser):
    """The texts, links and tags of a page; fails for tags that do not nest."""

    def __init__(self, page: bytes) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self._open: list[str] = []
        self.feed(page.decode())
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        self.links += [value or "" for name, value in attrs if name == "href"]
        if tag not in _VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data)


def event_of_format(key: str) -> Event:
    desk = desk_of(key, 9)
    play(desk, 2)
    return desk.event


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_every_link_leads_to_a_page_of_the_folder_and_every_player_has_one(key: str) -> None:
    event = event_of_format(key)
    files = make_export("html", [event])
    assert all(re.fullmatch(NAMES_OF_PAGES, name) for name in files)
    assert {f"player-{player.id}.html" for player in event.entered} <= files.keys()
    assert {f"round-{posted.number}.html" for posted in event.rounds} <= files.keys()
    for content in files.values():
        page = Page(content)
        assert page.links
        assert set(page.links) <= files.keys()
        assert "script" not in page.tags


def test_the_pages_say_who_met_whom_with_what_result() -> None:
    files = make_export("html", [irregular_event()])
    first = Page(files["round-1.html"]).texts
    assert {"Ann Lee", "Kim Cho", "José Núñez", "Eve Dent", "Guy Fox"} <= set(first)
    assert "1–0" in first
    ann = Page(files["player-1.html"]).texts
    assert "K. Cho" in ann


def test_a_name_with_markup_is_text() -> None:
    event = irregular_event()
    bad = '<script>alert("x")</script> & Sons'
    players = (replace(event.players[0], name=bad, family=None), *event.players[1:])
    files = make_export("html", [replace(event, players=players, name=bad)])
    for content in files.values():
        assert "script" not in Page(content).tags
    assert bad in Page(files["player-1.html"]).texts


def test_an_event_without_rounds_has_its_players() -> None:
    files = make_export("html", [replace(irregular_event(), rounds=())])
    assert "index.html" in files
    assert "crosstable.html" not in files
    assert set(Page(files["index.html"]).links) <= files.keys()
