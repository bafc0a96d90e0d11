"""Writes a PDF 1.7 file: ReportLab's objects, structure and outline."""

import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from hashlib import sha256

from reportlab.pdfbase.pdfdoc import (
    PDFDictionary,
    PDFDocument,
    PDFIndirectObject,
    PDFObject,
    PDFPage,
)

from tourneydesk.documents.drawing.fonts import letters_of

# The logical structure of a PDF and its bookmarks, and both as PDF objects.
#
# A tagged PDF says which text is a heading, a paragraph or a cell of a table, and in which order
# it is read (ISO 32000-1, 14.7 and 14.8). Elements have the standard tags of 14.8.4.

LEAVES = frozenset(("H1", "H2", "H3", "P", "TH", "TD", "Caption", "Lbl", "LBody", "Span", "Note"))
"""The tags of elements that hold text themselves."""
_OWN_LEAF = {"TR": "TD", "L": "LI"}
_ATTRIBUTES = {"TH": "/A<</O/Table/Scope/Column>>"}
_ENCODING = "utf-16-be"


@dataclass(frozen=True, slots=True)
class Objects:
    """PDF objects without their numbers, the first of which is ``first``, then one by one."""

    first: int
    bodies: list[str]


class Tree:
    """The elements of a document, by number from 0, the document itself. An element has a tag, a
    parent, and perhaps a place among its siblings; those with places are read in their order, after
    those without.

    A deck of cards has tens of thousands, so they are kept in lists instead of objects.
    """

    __slots__ = ("_ats", "_parents", "_placed", "_tags")

    def __init__(self) -> None:
        self._tags = ["Document"]
        self._parents = [-1]
        self._ats = [-1]
        self._placed: dict[tuple[int, str, int], int] = {}

    def __len__(self) -> int:
        return len(self._tags)

    def tag(self, element: int) -> str:
        return self._tags[element]

    def child(self, parent: int, tag: str, at: int = -1) -> int:
        """A new element inside another; with a place (from 0), the one that is already there."""
        if at >= 0:
            key = (parent, tag, at)
            found = self._placed.get(key)
            if found is not None:
                return found
            self._placed[key] = len(self._tags)
        self._tags.append(tag)
        self._parents.append(parent)
        self._ats.append(at)
        return len(self._tags) - 1

    def leaf(self, element: int) -> int:
        """The element that text written here belongs to: this one, or a new cell or paragraph."""
        tag = self._tags[element]
        return element if tag in LEAVES else self.child(element, _OWN_LEAF.get(tag, "P"))

    def copy_into(self, other: "Tree", parent: int) -> list[int]:
        """Adds what is in this tree to an element of another; returns their numbers there."""
        there = [parent]
        for of, tag, at in zip(self._parents[1:], self._tags[1:], self._ats[1:], strict=True):
            there.append(other.child(there[of], tag, at))
        return there

    def objects(
        self, owners: Sequence[Sequence[int]], root: int, first: int, pages: Sequence[int]
    ) -> tuple[str, Objects]:
        """The root of the structure, whose number is ``root``, and all other objects of it.

        ``owners`` has the element of each marked sequence, page by page; ``pages`` are the numbers
        of the page objects.
        """
        start = first + 1 + len(owners)
        bodies = [
            f"<</Nums[{''.join(f'{at} {first + 1 + at} 0 R ' for at in range(len(owners)))}]>>"
        ]
        bodies += [f"[{' '.join(f'{start + element} 0 R' for element in page)}]" for page in owners]
        bodies += self._bodies(owners, root, start, pages)
        top = f"<</Type/StructTreeRoot/K {start} 0 R/ParentTree {first} 0 R"
        return f"{top}/ParentTreeNextKey {len(owners)}>>", Objects(first, bodies)

    def _bodies(
        self, owners: Sequence[Sequence[int]], root: int, start: int, pages: Sequence[int]
    ) -> Iterator[str]:
        """The elements as PDF objects, numbered from ``start``."""
        children: dict[int, list[str]] = {}
        ats = self._ats
        order: Sequence[int] = range(1, len(ats))
        if self._placed:
            order = sorted(order, key=ats.__getitem__)
        for element in order:
            children.setdefault(self._parents[element], []).append(f"{start + element} 0 R")
        marks = [""] * len(ats)
        page_of = [-1] * len(ats)
        for at, (page, elements) in enumerate(zip(pages, owners, strict=True)):
            for mark, element in enumerate(elements):
                if page_of[element] < 0:
                    page_of[element] = at
                    marks[element] = str(mark)
                elif page_of[element] == at:
                    marks[element] += f" {mark}"
                else:
                    marks[element] += f"<</Type/MCR/Pg {page} 0 R/MCID {mark}>>"
        for element, (tag, parent) in enumerate(zip(self._tags, self._parents, strict=True)):
            above = root if parent < 0 else start + parent
            page = page_of[element]
            where = "" if page < 0 else f"/Pg {pages[page]} 0 R"
            kids = " ".join([*children.get(element, ()), marks[element]])
            content = f"/K[{kids}]" if kids else ""
            yield f"<</S/{tag}/P {above} 0 R{_ATTRIBUTES.get(tag, '')}{where}{content}>>"


@dataclass(slots=True)
class Bookmark:
    """An entry of the outline: where it leads (a page from 0 and a height on it, None = its top)
    and its rank among its siblings.
    """

    title: str
    page: int
    top: float | None = None
    order: int = 0
    children: list["Bookmark"] = field(default_factory=list)


def outline_objects(
    bookmarks: Sequence[Bookmark], root: int, first: int, pages: Sequence[int]
) -> tuple[str, Objects]:
    """The root of the outline, whose number is ``root``, and its entries; only the first level is
    open.
    """
    bodies: list[str] = []
    ends = _entries(bookmarks, root, first, pages, bodies)
    return f"<</Type/Outlines{ends}/Count {len(bookmarks)}>>", Objects(first, bodies)


def text_string(text: str) -> str:
    """A PDF string of any letters, in hexadecimal digits."""
    if text.isascii() and text.isprintable():
        return f"<{text.encode('ascii').hex()}>"
    return f"<feff{text.encode(_ENCODING, 'replace').hex()}>"


def _entries(
    bookmarks: Sequence[Bookmark],
    parent: int,
    first: int,
    pages: Sequence[int],
    bodies: list[str],
) -> str:
    """Adds the entries of one level and those below; returns how their parent refers to them."""
    numbers = []
    for bookmark in sorted(bookmarks, key=lambda one: one.order):
        number = first + len(bodies)
        numbers.append(number)
        bodies.append("")
        below = _entries(bookmark.children, number, first, pages, bodies)
        top = "null" if bookmark.top is None else f"{bookmark.top:.0f}"
        closed = f"/Count -{len(bookmark.children)}" if bookmark.children else ""
        bodies[number - first] = (
            f"<</Title{text_string(bookmark.title)}/Parent {parent} 0 R"
            f"/Dest[{pages[bookmark.page]} 0 R/XYZ null {top} null]{below}{closed}"
        )
    for at, number in enumerate(numbers):
        before = f"/Prev {numbers[at - 1]} 0 R" if at else ""
        after = f"/Next {numbers[at + 1]} 0 R" if at + 1 < len(numbers) else ""
        bodies[number - first] += f"{before}{after}>>"
    return f"/First {numbers[0]} 0 R/Last {numbers[-1]} 0 R" if numbers else ""


_HEADER = b"%PDF-1.7\n%\xe2\xe3\xcf\xd3\n"
_PER_STREAM = 200
"""Small objects that share a compressed stream."""


@dataclass(frozen=True, slots=True)
class Metadata:
    """What a PDF says about itself. ``language`` is a key such as ``en``; an unknown ``author`` or
    time of creation is left out.
    """

    title: str
    author: str = ""
    subject: str = ""
    language: str = "en"
    created: datetime | None = None


class _Elsewhere(PDFObject):  # type: ignore[misc]
    """An object that is written with the structure; ReportLab only refers to it."""


class _Info(PDFObject):  # type: ignore[misc]
    def __init__(self, metadata: Metadata) -> None:
        self._metadata = metadata

    def format(self, _: PDFDocument) -> bytes:
        about = self._metadata
        known = {
            "Title": about.title,
            "Author": about.author,
            "Subject": about.subject,
            "Creator": "TourneyDesk",
            "Producer": "ReportLab",
        }
        entries = [f"/{key} {text_string(text)}" for key, text in known.items() if text]
        if about.created is not None:
            date = _date(about.created)
            entries += [f"/CreationDate ({date})", f"/ModDate ({date})"]
        return f"<<{' '.join(entries)}>>".encode("ascii")


class TaggedDocument(PDFDocument):  # type: ignore[misc]
    """A document whose pages have structure."""

    def __init__(self, metadata: Metadata) -> None:
        super().__init__(compression=1, invariant=1, lang=metadata.language)
        self.info = _Info(metadata)
        self._pages: list[str] = []
        catalog = self.Catalog
        catalog.Outlines = _Elsewhere()
        catalog.StructTreeRoot = _Elsewhere()
        catalog.MarkInfo = PDFDictionary({"Marked": "true"})
        # Cards and slips fit their stock only at their true size.
        catalog.ViewerPreferences = PDFDictionary(
            {"DisplayDocTitle": "true", "PrintScaling": "/None"}
        )

    def addPage(self, page: PDFPage) -> None:  # noqa: N802 (ReportLab's)
        page.__NoDefault__ = [*page.__NoDefault__, "StructParents", "Tabs"]
        page.StructParents, page.Tabs = len(self._pages), "/S"
        self._pages.append(self.thisPageName())
        super().addPage(page)

    def file(
        self, tree: Tree, owners: Sequence[Sequence[int]], outline: Sequence[Bookmark]
    ) -> bytes:
        """The file, given its structure, the element of each marked sequence page by page, and its
        outline. Equal input gives equal bytes.
        """
        for font in self.delayedFonts:
            before = len(self.idToObject)
            font.addObjects(self)
            for name in [*self.idToObject][before:]:
                if name.startswith("toUnicodeCMap:"):
                    stream = self.idToObject[name]
                    stream.content = _readable(stream.content, font.fontName)
        roots = [self._number(root) for root in (self.Catalog, self.info)]
        roots += [
            self._number(root) for root in (self.Catalog.StructTreeRoot, self.Catalog.Outlines)
        ]
        file = bytearray(_HEADER)
        entries: dict[int, tuple[int, int, int]] = {0: (0, 0, 65535)}
        number = 0
        # Writing an object may add others.
        while (number := number + 1) in self.numberToId:
            name = self.numberToId[number]
            if not isinstance(self.idToObject[name], _Elsewhere):
                entries[number] = (1, len(file), 0)
                file += PDFIndirectObject(name, self.idToObject[name]).format(self)
        pages = [self.idToObjectNumberAndVersion[name][0] for name in self._pages]
        top, structure = tree.objects(owners, roots[2], number, pages)
        number += len(structure.bodies)
        contents, marks = outline_objects(outline, roots[3], number, pages)
        number += len(marks.bodies)
        small = [(roots[2], top), (roots[3], contents), *_numbered(structure), *_numbered(marks)]
        for start in range(0, len(small), _PER_STREAM):
            group = small[start : start + _PER_STREAM]
            for at, (of, _) in enumerate(group):
                entries[of] = (2, number, at)
            entries[number] = (1, len(file), 0)
            file += _object_stream(number, group)
            number += 1
        entries[number] = (1, len(file), 0)
        file += _references(number, entries, roots[0], roots[1], sha256(file).hexdigest()[:32])
        return bytes(file)

    def _number(self, thing: PDFObject) -> int:
        """The number of an object."""
        number: int = self.idToObjectNumberAndVersion[self.Reference(thing).name][0]
        return number


def _readable(letters: str, font: str) -> str:
    """A font's map from codes to letters, with the letters that shapes stand for."""

    def entry(line: re.Match[str]) -> str:
        said = letters_of(font, chr(int(line[2], 16)))
        return f"<{line[1]}> <{said.encode('utf-16-be', 'replace').hex().upper()}>"

    return re.sub(r"^<(\w\w)> <(\w{4,6})>$", entry, letters, flags=re.MULTILINE)


def _numbered(objects: Objects) -> Iterator[tuple[int, str]]:
    return enumerate(objects.bodies, start=objects.first)


def _object_stream(number: int, objects: Sequence[tuple[int, str]]) -> bytes:
    """Small objects in one compressed stream (ISO 32000-1, 7.5.7)."""
    offsets, at = [], 0
    for of, body in objects:
        offsets.append(f"{of} {at}")
        at += len(body) + 1
    head = " ".join(offsets) + "\n"
    data = (head + "\n".join(body for _, body in objects)).encode("ascii")
    about = f"/Type/ObjStm/N {len(objects)}/First {len(head)}"
    return _stream(number, about, data)


def _references(
    number: int, entries: dict[int, tuple[int, int, int]], root: int, info: int, digest: str
) -> bytes:
    """The cross-reference stream (7.5.8) with what a trailer says, and the end of the file."""
    table = b"".join(
        kind.to_bytes(1) + first.to_bytes(4) + second.to_bytes(2)
        for kind, first, second in (entries[of] for of in range(number + 1))
    )
    about = (
        f"/Type/XRef/Size {number + 1}/W[1 4 2]/Root {root} 0 R/Info {info} 0 R"
        f"/ID[<{digest}><{digest}>]"
    )
    return _stream(number, about, table) + f"startxref\n{entries[number][1]}\n%%EOF\n".encode()


def _stream(number: int, about: str, data: bytes) -> bytes:
    packed = zlib.compress(data)
    begin = f"{number} 0 obj\n<<{about}/Filter/FlateDecode/Length {len(packed)}>>\nstream\n"
    return begin.encode("ascii") + packed + b"\nendstream\nendobj\n"


def _date(moment: datetime) -> str:
    """A date as PDF writes it, with the distance from UTC if it is known."""
    offset = moment.strftime("%z")
    zone = f"{offset[:3]}'{offset[3:5]}'" if offset else ""
    return f"D:{moment:%Y%m%d%H%M%S}{zone}"
