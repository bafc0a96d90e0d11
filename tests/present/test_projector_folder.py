"""The room's pages as files: plain, whole, and harmless whatever somebody calls himself."""

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest

from tests import pseudo_language
from tests.builders.crowds import crowd
from tests.builders.dual_ring import ring
from tests.builders.events import event_of
from tourneydesk.core.event import Event, Player
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.messages import in_language
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.web_pages import FILES, INDEX, MARK, folder_pages

STYLE = "body { color: black; }"
VOID = {"meta"}


class Reader(HTMLParser):
    """Every element and its attributes, and whether they are nested as they should be."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.texts: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.texts.append(data.strip())


def files_of(event: Event) -> dict[str, str]:
    return folder_pages(event, DisplayOptions(), STYLE)


def test_there_is_a_file_for_each_kind_and_an_index_that_leads_to_all() -> None:
    files = folder_pages(crowd("us-swiss", 500, played=True), DisplayOptions(), STYLE)
    assert {"index.html", "tables.html", "names.html", "standings.html"} <= set(files)
    read = Reader(files[INDEX])
    links = [found["href"] for tag, found in read.found if tag == "a"]
    assert links[:3] == ["names.html", "tables.html", "standings.html"]
    assert all(link in files for link in links)
    assert sum(tag == "tr" for tag, _ in Reader(files["names.html"]).found) == 501


@pytest.mark.parametrize(("key", "direction"), [("en", "ltr"), ("de", "ltr"), ("ar", "rtl")])
def test_a_page_says_its_language_and_where_lines_begin(
    key: str, direction: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pseudo_language.make(tmp_path, "ar", pseudo_language.accented)
    with pseudo_language.spoken_from(tmp_path, monkeypatch), in_language(key):
        files = folder_pages(crowd("us-swiss", 4, played=True), DisplayOptions(), STYLE)
    # On a page read from the right, “3½” and “1–0” keep their order.
    assert '<bdi dir="ltr">1–0</bdi>' in files["tables.html"]
    for one in files.values():
        (html,) = [found for tag, found in Reader(one).found if tag == "html"]
        assert html == {"lang": key, "dir": direction}


def test_names_are_shown_as_they_are_and_never_run() -> None:
    evil = "<script>alert('x')</script>\"&amp;"
    event = event_of(FORMATS["us-swiss"], [Player(1, evil), Player(2, "B"), Player(3, "C")])
    from tests.builders.events import posted

    event = posted(FORMATS["us-swiss"], event)
    files = folder_pages(event, DisplayOptions(message=evil), STYLE)
    for text in files.values():
        read = Reader(text)
        assert "script" not in {tag for tag, _ in read.found}
        assert not [name for _, attributes in read.found for name in attributes if name[:2] == "on"]
    assert evil in Reader(files["names.html"]).texts


def test_nothing_comes_from_elsewhere() -> None:
    for text in folder_pages(crowd("us-swiss", 12), DisplayOptions(), STYLE).values():
        assert not re.search(r"https?:|//|src=|@import|url\(", text)
        assert "default-src 'none'" in text


def test_before_the_first_round_the_files_say_what_comes() -> None:
    files = folder_pages(event_of(FORMATS["us-swiss"], 8), DisplayOptions(), STYLE)
    assert "8 players. Round 1" in files[INDEX]
    # A tablet that still looks at the page of a round that was undone.
    assert messages.text("folder-nothing") in files["tables.html"]
    assert "ring.html" not in files


def test_the_ring_is_told_in_rows() -> None:
    files = folder_pages(ring(5), DisplayOptions(), STYLE)
    assert sum(tag == "tr" for tag, _ in Reader(files["ring.html"]).found) == 6


def test_private_figures_are_left_out_of_the_files_too() -> None:
    event = crowd("us-swiss", 12)
    assert "1001" not in "".join(folder_pages(event, DisplayOptions(), STYLE).values())
    assert "1001" in folder_pages(event, DisplayOptions(ratings=True), STYLE)["tables.html"]


def test_a_narrow_page_can_set_two_who_meet_one_under_the_other() -> None:
    files = folder_pages(crowd("us-swiss", 4, played=True), DisplayOptions(ratings=True), STYLE)
    read = Reader(files["tables.html"])
    assert ("table", {"class": "pairs"}) in read.found
    looks = [found["class"] for tag, found in read.found if tag == "td"]
    sides = ["name one", "number one", "mark", "name other", "number other"]
    assert looks == ["number at tile", *sides] * 2
    alone = Reader(files["names.html"])
    assert ("table", {}) in alone.found
    assert {found["class"] for tag, found in alone.found if tag == "td"} == {
        "name",
        "number tile",
        "mark",
    }


def test_who_has_won_is_above_the_final_standings() -> None:
    fmt = FORMATS["us-swiss"]
    event = event_of(fmt, [Player(1, "Ann"), Player(2, "Bo")], rounds=1)
    from tests.builders.events import posted, reported

    event = reported(fmt, posted(fmt, event), 1, {"winner": 2})
    texts = [text for text in Reader(files_of(event)["final.html"]).texts if text]
    assert texts.index("Champion") < texts.index("Bo") < texts.index("Final standings")


def test_every_file_is_known_again_and_its_name_is_one_of_ours() -> None:
    for files in (
        folder_pages(crowd("us-swiss", 4, played=True), DisplayOptions(), STYLE),
        folder_pages(crowd("us-swiss", 0), DisplayOptions(), STYLE),
        folder_pages(ring(9), DisplayOptions(), STYLE),
    ):
        assert set(files) - {INDEX} <= set(FILES)
        assert all(MARK in text[:500] for text in files.values())
