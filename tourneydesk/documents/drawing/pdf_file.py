"""Writes a PDF 1.7 file: ReportLab's objects, and the structure and outline as compressed ones."""

import re
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
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
from tourneydesk.documents.drawing.structure import (
    Bookmark,
    Objects,
    Tree,
    outline_objects,
    text_string,
)

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
