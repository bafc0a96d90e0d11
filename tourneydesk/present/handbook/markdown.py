"""Reads the Markdown of pages: HTML, headings, links, sections; and searches them."""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

from tourneydesk.core.name_search import spellings
from tourneydesk.present.handbook.pages import Page

_NOT_IN_ANCHORS = re.compile(r"[^\w\- ]")


@dataclass(frozen=True, slots=True)
class Heading:
    """A heading: its level from 1, its text, and the anchor that leads to it."""

    level: int
    text: str
    anchor: str


@dataclass(frozen=True, slots=True)
class Section:
    """What is below one heading, as plain text: paragraphs, lines of lists, cells of tables."""

    heading: Heading
    texts: tuple[str, ...]


def html_of(markdown: str) -> str:
    """The body of a page as HTML; each heading has its anchor, and raw HTML is shown as text."""
    tokens = _parser().parse(markdown)
    headings = iter(_headings(tokens))
    for token, following in pairwise(tokens):
        if token.type == "heading_open" and following.children is not None:
            # Qt's rich text finds anchors by the name of a link only.
            anchor = next(headings).anchor
            start = Token("link_open", "a", 1, attrs={"name": anchor})
            following.children = [start, Token("link_close", "a", -1), *following.children]
    rendered: str = _parser().renderer.render(tokens, _parser().options, {})
    return rendered


def links_of(markdown: str) -> list[str]:
    """Where the links of a page lead, with letters as they are written."""
    links = [token for token in _inline(markdown) if token.type == "link_open"]
    return [unquote(str(token.attrs["href"])) for token in links]


def pictures_of(markdown: str) -> list[tuple[str, str]]:
    """The pictures of a page: the file, and what it shows."""
    return [
        (str(token.attrs["src"]), token.content)
        for token in _inline(markdown)
        if token.type == "image"
    ]


def sections_of(markdown: str) -> list[Section]:
    """The page in sections; the first is below its title."""
    tokens = _parser().parse(markdown)
    headings = iter(_headings(tokens))
    sections: list[tuple[Heading, list[str]]] = []
    in_heading = False
    for token in tokens:
        if token.type == "heading_open":
            sections.append((next(headings), []))
            in_heading = True
        elif token.type == "heading_close":
            in_heading = False
        elif token.type == "inline" and not in_heading and sections:
            sections[-1][1].append(_plain(token))
    return [Section(heading, tuple(filter(None, texts))) for heading, texts in sections]


def anchor_of(text: str) -> str:
    """The anchor of a heading, as GitHub makes it: lower case, hyphens for spaces."""
    return _NOT_IN_ANCHORS.sub("", text.strip().lower()).replace(" ", "-")


@cache
def _parser() -> MarkdownIt:
    return MarkdownIt("commonmark", {"html": False}).enable("table")


def _headings(tokens: Sequence[Token]) -> list[Heading]:
    found: list[Heading] = []
    taken: set[str] = set()
    for token, following in pairwise(tokens):
        if token.type == "heading_open":
            text = _plain(following)
            anchor = first = anchor_of(text)
            number = 0
            while anchor in taken:
                number += 1
                anchor = f"{first}-{number}"
            taken.add(anchor)
            found.append(Heading(int(token.tag[1:]), text, anchor))
    return found


def _inline(markdown: str) -> Iterator[Token]:
    for token in _parser().parse(markdown):
        yield from token.children or ()


def _plain(token: Token) -> str:
    """The text of a paragraph without marks; pictures are not text."""
    parts = (
        " " if child.type in ("softbreak", "hardbreak") else child.content
        for child in token.children or ()
        if child.type != "image"
    )
    return "".join(parts).strip()


# Searches the handbook: pages with all words typed, the best first, each with a sentence.

MOST_HITS = 30
IN_TITLE, IN_HEADING, IN_TEXT = 12, 5, 1
"""What a word counts for, depending on where it is; half of that inside another word."""
_SENTENCE_END = re.compile(r"(?<=[.!?])\s+")


@dataclass(frozen=True, slots=True)
class Hit:
    """A page with all words: its title, the heading and anchor of its best section, and the
    sentence there that has most of the words.
    """

    page: str
    title: str
    heading: str
    anchor: str
    sentence: str


@dataclass(frozen=True, slots=True)
class _Text:
    """A text with its spellings, between spaces."""

    shown: str
    spellings: tuple[str, ...]

    def points(self, word: str) -> int:
        """2 if a word of the text begins with this one, 1 if one contains it, 0 if none."""
        if any(f" {word}" in one for one in self.spellings):
            return 2
        return int(len(word) > 2 and any(word in one for one in self.spellings))


@dataclass(frozen=True, slots=True)
class _Section:
    section: Section
    heading: _Text
    sentences: tuple[_Text, ...]

    def points(self, word: str) -> int:
        inside = max((one.points(word) for one in self.sentences), default=0)
        # The title counts for the whole page.
        above = self.heading.points(word) if self.section.heading.level > 1 else 0
        return IN_HEADING * above + IN_TEXT * inside


class Index:
    """All pages in one language, made ready for searching."""

    def __init__(self, pages: Mapping[str, Page]) -> None:
        self._pages = {
            name: tuple(map(_prepared, sections_of(page.markdown))) for name, page in pages.items()
        }

    def find(self, typed: str) -> list[Hit]:
        """The pages that have all the words typed, however their letters are written; the best
        first. Nothing is found for nothing typed.
        """
        ways = [way.split() for way in spellings(typed) if way]
        found = [
            (points, hit)
            for name, sections in self._pages.items()
            if (points_and_hit := _best(name, sections, ways)) is not None
            for points, hit in (points_and_hit,)
        ]
        found.sort(key=lambda one: -one[0])
        return [hit for _, hit in found[:MOST_HITS]]


def _best(
    name: str, sections: tuple[_Section, ...], ways: Iterable[list[str]]
) -> tuple[int, Hit] | None:
    best: tuple[int, Hit] | None = None
    for words in ways:
        rows = [[section.points(word) for section in sections] for word in words]
        title = [IN_TITLE * sections[0].heading.points(word) for word in words]
        if not words or not all(any(row) or at for row, at in zip(rows, title, strict=True)):
            continue
        in_section = [sum(row[at] for row in rows) for at in range(len(sections))]
        section = sections[in_section.index(max(in_section))]
        points = sum(title) + max(in_section)
        if best is None or points > best[0]:
            best = (points, _hit(name, sections, section, words))
    return best


def _hit(name: str, sections: tuple[_Section, ...], section: _Section, words: list[str]) -> Hit:
    sentences = section.sentences or sections[0].sentences
    shown = max(
        sentences, key=lambda one: sum(one.points(word) for word in words), default=section.heading
    )
    heading = section.section.heading
    inside = heading.level > 1
    return Hit(
        name,
        sections[0].heading.shown,
        heading.text if inside else "",
        heading.anchor if inside else "",
        shown.shown,
    )


def _prepared(section: Section) -> _Section:
    sentences = [
        sentence
        for text in section.texts
        for sentence in _SENTENCE_END.split(text)
        if sentence.strip()
    ]
    return _Section(section, _text(section.heading.text), tuple(map(_text, sentences)))


def _text(shown: str) -> _Text:
    return _Text(shown, tuple(f" {one}" for one in spellings(shown)))
