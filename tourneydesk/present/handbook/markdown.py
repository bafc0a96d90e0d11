"""Reads the Markdown of pages: HTML for the window, headings, links, and sections to search."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from urllib.parse import unquote

from markdown_it import MarkdownIt
from markdown_it.token import Token

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
