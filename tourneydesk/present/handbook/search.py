"""Searches the handbook: pages with all words typed, the best first, each with a sentence."""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from tourneydesk.core.name_search import spellings
from tourneydesk.present.handbook.markdown import Section, sections_of
from tourneydesk.present.handbook.pages import Page

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
