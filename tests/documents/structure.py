"""Reads the structure of a PDF back: its elements with their text, and its outline."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import lru_cache
from io import BytesIO
from typing import Any

from pypdf import PageObject, PdfReader
from pypdf.generic import ArrayObject, ContentStream, DictionaryObject

ARTIFACT = -1
"""The marks of what is no part of the document: heads, rules, boxes."""
UNMARKED = -2
"""Text that belongs to nothing."""


@dataclass
class Node:
    """An element: its tag, what it says itself and where (a page from 0 and a mark on it), and what
    is inside it.
    """

    tag: str
    text: str = ""
    scope: str = ""
    marks: list[tuple[int, int]] = field(default_factory=list)
    children: list["Node"] = field(default_factory=list)

    def all(self, *tags: str) -> list["Node"]:
        """The elements inside with one of these tags (all without), in order."""
        return [one for one in self.within() if not tags or one.tag in tags]

    @property
    def said(self) -> str:
        """All text inside, one line for each element that has some."""
        return "\n".join(one.text for one in (self, *self.within()) if one.text)

    def within(self) -> "Iterator[Node]":
        """All elements inside, in order."""
        for child in self.children:
            yield child
            yield from child.within()


def structure(pdf: bytes) -> Node:
    """The element of the whole document."""
    reader = PdfReader(BytesIO(pdf))
    numbers = {page.indirect_reference.idnum: at for at, page in enumerate(reader.pages)}
    root = reader.root_object["/StructTreeRoot"]
    assert isinstance(root, DictionaryObject)
    texts = marked_texts(pdf)
    node = _node(root["/K"].get_object(), numbers, texts)
    _check_parents(reader, root, texts)
    return node


@lru_cache(maxsize=2)
def marked_texts(pdf: bytes) -> list[dict[int, str]]:
    """The text of each page by the number of its mark, as it is read aloud."""
    return [_texts_of(page) for page in PdfReader(BytesIO(pdf)).pages]


def outline(pdf: bytes) -> list[Any]:
    """Pairs of a title and a page (from 0); a list inside has those below the one before it."""
    reader = PdfReader(BytesIO(pdf))

    def entries(some: Any) -> list[Any]:
        return [
            entries(one)
            if isinstance(one, list)
            else (one.title, reader.get_destination_page_number(one))
            for one in some
        ]

    return entries(reader.outline)


def _node(element: Any, pages: dict[int, int], texts: list[dict[int, str]]) -> Node:
    node = Node(element["/S"].removeprefix("/"))
    node.scope = element.get("/A", {}).get("/Scope", "")
    kids = element.get("/K", ArrayObject())
    here = pages[element.raw_get("/Pg").idnum] if "/Pg" in element else -1
    for raw in kids if isinstance(kids, list) else [kids]:
        kid = raw.get_object()
        if isinstance(kid, int):
            page, mark = here, int(kid)
        elif kid.get("/Type") == "/MCR":
            page, mark = pages[kid.raw_get("/Pg").idnum], int(kid["/MCID"])
        else:
            assert kid.raw_get("/P").idnum == element.indirect_reference.idnum
            node.children.append(_node(kid, pages, texts))
            continue
        node.marks.append((page, mark))
        node.text += texts[page].get(mark, "")
    return node


def _check_parents(reader: PdfReader, root: Any, texts: list[dict[int, str]]) -> None:
    """Every mark of every page is found in the parent tree."""
    numbers = root["/ParentTree"].get_object()["/Nums"]
    owners = dict(zip(numbers[::2], numbers[1::2], strict=True))
    for at, page in enumerate(reader.pages):
        marks = [mark for mark in texts[at] if mark >= 0]
        assert max(marks, default=-1) < len(owners[page["/StructParents"]].get_object())


def _texts_of(page: PageObject) -> dict[int, str]:
    texts: dict[int, str] = {}
    _read(page.get_contents(), page["/Resources"], page.pdf, [UNMARKED], texts)
    return texts


def _read(
    stream: Any, resources: Any, reader: Any, marks: list[int], texts: dict[int, str]
) -> None:
    """Adds the text of a content stream to the innermost mark with a number, or to none."""
    letters: dict[int, str] = {}
    actual: list[str | None] = [None]
    turned = [False]
    reversed_letters: list[str] = []
    depth = len(marks)
    for operands, operator in ContentStream(stream, reader).operations:
        if operator in (b"BDC", b"BMC"):
            facts = operands[1] if len(operands) > 1 else {}
            turned.append(operands[0] == "/ReversedChars" or turned[-1])
            mark = ARTIFACT if operands[0] == "/Artifact" else facts.get("/MCID", marks[-1])
            marks.append(int(mark))
            said = facts.get("/ActualText")
            if said is not None:
                texts[marks[-1]] = texts.get(marks[-1], "") + str(said)
            actual.append(actual[-1] if said is None else str(said))
        elif operator == b"EMC":
            if turned.pop() and not turned[-1]:
                texts[marks[-1]] = texts.get(marks[-1], "") + "".join(reversed_letters)
                reversed_letters.clear()
            marks.pop()
            actual.pop()
        elif operator == b"Tf":
            letters = _letters(resources["/Font"][operands[0]])
        elif operator == b"Tj" and actual[-1] is None:
            raw = operands[0].original_bytes
            text = "".join(letters[code] for code in raw)
            if turned[-1]:
                reversed_letters[:0] = [*reversed(text)]
                continue
            texts[marks[-1]] = texts.get(marks[-1], "") + text
        elif operator == b"Do":
            form = resources["/XObject"][operands[0]]
            if form["/Subtype"] == "/Form":
                _read(form, form["/Resources"], reader, marks, texts)
    assert len(marks) == depth, "what is marked is closed on its page"


def _letters(font: Any) -> dict[int, str]:
    """The letter of each code, from the font's ToUnicode map."""
    return _letters_of_map(font["/ToUnicode"].get_data())


@lru_cache(maxsize=256)
def _letters_of_map(data: bytes) -> dict[int, str]:
    return {
        int(code, 16): bytes.fromhex(letter.decode()).decode("utf-16-be", "replace")
        for code, letter in re.findall(rb"^<(\w\w)> <((?:\w{4})+)>$", data, re.MULTILINE)
    }
