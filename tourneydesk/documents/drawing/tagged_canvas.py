"""The canvas on which papers are painted: what is painted on it goes into the structure of the PDF.

Text belongs to the element that is open (`tagged`); without one of its own it becomes a paragraph.
Everything else, and what is painted inside `artifact`, is an artifact: it is not read aloud.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any
from unicodedata import combining

from reportlab.pdfbase import pdfmetrics
from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.fonts import SANS, Piece, has_right_to_left
from tourneydesk.documents.drawing.pdf_file import (
    Bookmark,
    Metadata,
    TaggedDocument,
    Tree,
    text_string,
)

_ARTIFACT, _NOTHING = -1, -2
"""What is painted on a page besides elements: what is no part of the document; nothing."""
_INVISIBLE = dict.fromkeys(
    map(ord, "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
)
"""Marks that only control the direction of a line; they are no part of what it says."""


class tagged:  # noqa: N801 (reads as a statement: with tagged(canvas, "TR"))
    """Text painted inside belongs to a new element with this tag; with a place ``at`` among its
    siblings, to the one there, which may have been opened before (a table that continues on the
    next page). Siblings with places are read in their order, after those without.
    """

    __slots__ = ("_at", "_canvas", "_outer", "_tag")

    def __init__(self, canvas: Canvas, tag: str, at: int = -1) -> None:
        self._canvas = canvas
        self._tag = tag
        self._at = at

    def __enter__(self) -> None:
        canvas = self._canvas
        self._outer = canvas.element
        if self._outer >= 0:
            canvas.has_tags = True
            canvas.element = canvas.tree.child(self._outer, self._tag, self._at)

    def __exit__(self, *_: object) -> None:
        self._canvas.element = self._outer


@contextmanager
def artifact(canvas: Canvas) -> Iterator[None]:
    """Text painted inside is no part of what the document says: heads repeated on each page."""
    outer, canvas.element = canvas.element, _ARTIFACT
    try:
        yield
    finally:
        canvas.element = outer


@contextmanager
def row_of_table(canvas: Canvas) -> Iterator[None]:
    """A new row of the one table inside the open element; cells are opened inside."""
    with tagged(canvas, "Table", 0), tagged(canvas, "TR"):
        yield


@contextmanager
def part(canvas: Canvas, title: str) -> Iterator[None]:
    """What is painted inside is one part of the document, with an entry in the outline."""
    with tagged(canvas, "Part"), canvas.outlined(title):
        yield


def bookmark(canvas: Canvas, title: str, order: int = 0, top: float | None = None) -> None:
    """An entry in the outline for this place, below that of the open part. Entries are sorted by
    ``order``; ``top`` is the height on the page where it leads to.
    """
    canvas.add_bookmark(title, order, top)


_TURNED = "turned"
"""Letters in visual order, from right to left (ISO 32000-1, 14.8.2.5.3)."""
_TAGS = {_TURNED: "ReversedChars"}
_Mark = tuple[int, str]
"""An element, and what is special about its text: how it is turned, or what it says."""
_HAIR = 0.05
_SPACE = Piece(SANS, " ", 0)


@dataclass(frozen=True, slots=True)
class _Form:
    """The text of a form: its elements, and its operators by element."""

    tree: Tree
    texts: tuple[tuple[_Mark, str], ...]


class TaggedCanvas(Canvas):  # type: ignore[misc]
    """A canvas that keeps the structure (``tree``) and the outline of what is painted.

    ``element`` is the number of the element that text belongs to now, negative in an artifact;
    ``has_tags`` says whether elements were opened.
    """

    def __init__(self, metadata: Metadata) -> None:
        super().__init__("", invariant=1, pageCompression=1, initialFontName=SANS)
        self._doc = TaggedDocument(metadata)
        self.tree = Tree()
        self.element = 0
        self.has_tags = False
        self._marked = (_NOTHING, "")
        self._shown = _NOTHING
        self._end = (0.0, 0.0)
        self._owners: list[list[int]] = [[]]
        self._outline: list[Bookmark] = []
        self._bookmarks = self._outline
        self._forms: dict[str, _Form | None] = {}
        self._recording: list[tuple[_Mark, list[str]]] | None = None
        self._encoded: dict[tuple[str, str], tuple[tuple[str, str], ...]] = {}

    def pdf(self) -> bytes:
        """The whole file, after the last page."""
        return self._doc.file(self.tree, self._owners[:-1], self._outline)

    def show(self, x: float, y: float, size: float, pieces: Sequence[Piece], text: str) -> None:
        """Paints the pieces of a line from a point of its base line. Copied or read aloud, it is
        ``text``, whatever the order and the shapes of its letters.
        """
        if not pieces:
            return
        element = self.element
        if element >= 0:
            element = self.tree.leaf(element)
        end_x, end_y = self._end
        if element == self._shown and (abs(x - end_x) > _HAIR or y != end_y):
            # Two lines of one element are two words.
            self.mark(element)
            ((font, space),) = self._strings(_SPACE)
            self._code.append(f"BT {x:.2f} {y:.2f} Td {font} .1 Tf {space} Tj ET")
        self._shown = element
        said = _said(text, pieces)
        if said is not None:
            self.mark(_NOTHING)
            self.mark(element, f"/ActualText {text_string(said)}")
        for piece in pieces:
            if said is None:
                self.mark(element, _TURNED if piece.turned else "")
            operators = [f"BT {x + piece.shift * size:.2f} {y + piece.rise * size:.2f} Td"]
            operators += [
                f"{font} {size:.2f} Tf {string} Tj" for font, string in self._strings(piece)
            ]
            self._code.append(f"{' '.join(operators)} ET")
            x += piece.width * size
        self._end = (x, y)

    def paint_said(self, operators: str, said: str) -> None:
        """Paints a shape that is read aloud, such as a circle around a word; an artifact if it says
        nothing.
        """
        if said and self.element >= 0:
            self.mark(_NOTHING)
            self.mark(self.tree.leaf(self.element), f"/ActualText {text_string(said)}")
        else:
            self.mark(_ARTIFACT)
        self._code.append(operators)

    def drawText(self, aTextObject: Any) -> None:  # noqa: N802, N803 (ReportLab's)
        self._mark_text()
        super().drawText(aTextObject)

    @contextmanager
    def outlined(self, title: str) -> Iterator[None]:
        """Bookmarks made inside are below a new one."""
        entry = Bookmark(title, len(self._owners) - 1)
        self._bookmarks.append(entry)
        outer, self._bookmarks = self._bookmarks, entry.children
        yield
        self._bookmarks = outer

    def add_bookmark(self, title: str, order: int, top: float | None) -> None:
        height = None if top is None else self.absolutePosition(0, top)[1]
        self._bookmarks.append(Bookmark(title, len(self._owners) - 1, height, order))

    def showPage(self) -> None:  # noqa: N802 (ReportLab's)
        self.mark(_NOTHING)
        super().showPage()
        self._owners.append([])

    def saveState(self) -> None:  # noqa: N802 (ReportLab's)
        self.mark(_NOTHING)
        super().saveState()

    def restoreState(self) -> None:  # noqa: N802 (ReportLab's)
        self.mark(_NOTHING)
        super().restoreState()

    # A form painted without tags is one object of the file, and a paragraph of each page. With tags
    # only its shapes are, and its text is repeated on each page: text in an object that several
    # pages use cannot belong to elements of each (ISO 32000-1, 14.7.4.3).

    def beginForm(  # noqa: N802 (ReportLab's)
        self,
        name: str,
        lowerx: float = 0,
        lowery: float = 0,
        upperx: Any = None,
        uppery: Any = None,
    ) -> None:
        self.mark(_NOTHING)
        super().beginForm(name, lowerx, lowery, upperx, uppery)
        self._outside = (self.tree, self.element)
        self.tree, self.element, self.has_tags = Tree(), 0, False
        self._recording = [((_NOTHING, ""), self._code)]
        self._shown = _NOTHING

    def endForm(self, **extra_attributes: Any) -> None:  # noqa: N802 (ReportLab's)
        assert self._recording is not None
        chunks, self._recording = self._recording, None
        self._marked, self._shown = (_NOTHING, ""), _NOTHING
        tree, (self.tree, self.element) = self.tree, self._outside
        name = self._formData[0]
        if self.has_tags:
            texts = ((mark, "\n".join(code)) for mark, code in chunks if mark[0] != _ARTIFACT)
            self._forms[name] = _Form(tree, tuple(texts))
            chunks = [(mark, code) for mark, code in chunks if mark[0] < 0]
        else:
            self._forms[name] = None
        self._code = []
        for (element, how), code in chunks:
            self._code += self._apart(code) if element >= 0 else []
            self._code += _inside(how, code)
        super().endForm(**extra_attributes)

    def _apart(self, code: list[str]) -> list[str]:
        """A space before a text of a form without tags, so that its words stay apart."""
        if not code or not code[0].startswith("BT "):
            return []
        ((font, space),) = self._strings(_SPACE)
        return [f"{code[0].partition(' Td')[0]} Td {font} .1 Tf {space} Tj ET"]

    def doForm(self, name: str) -> None:  # noqa: N802 (ReportLab's)
        form = self._forms[name]
        if form is None:
            self._mark_text()
            super().doForm(name)
            return
        self.mark(_ARTIFACT)
        super().doForm(name)
        self.mark(_NOTHING)
        self._code.append("q")
        there = (
            form.tree.copy_into(self.tree, self.element)
            if self.element >= 0
            else [_ARTIFACT] * len(form.tree)
        )
        for (element, how), code in form.texts:
            self.mark(_NOTHING)
            self.mark(there[element] if element >= 0 else element, how)
            self._code.append(code)
        self.mark(_NOTHING)
        self._code.append("Q")

    def hasForm(self, name: str) -> bool:  # noqa: N802 (ReportLab's)
        return name in self._forms

    @property
    def recording(self) -> bool:
        """Whether a form is being painted."""
        return self._recording is not None

    def mark(self, element: int, how: str = "") -> None:
        """What is painted next belongs to this element; ``how`` says what is special about it."""
        mark = (element, how)
        if mark == self._marked:
            return
        if self._recording is not None:
            self._code = []
            self._recording.append((mark, self._code))
        else:
            if self._marked[0] != _NOTHING:
                self._code.append("EMC")
            if element == _ARTIFACT:
                self._code.append("/Artifact BMC")
            elif element >= 0:
                owners = self._owners[-1]
                tag = _TAGS.get(how, "Span") if how else self.tree.tag(element)
                said = "" if how == _TURNED else how
                self._code.append(f"/{tag} <</MCID {len(owners)}{said}>> BDC")
                owners.append(element)
        self._marked = mark

    def _mark_text(self) -> None:
        element = self.element
        self.mark(self.tree.leaf(element) if element >= 0 else element)

    def _strings(self, piece: Piece) -> tuple[tuple[str, str], ...]:
        """The fonts of the file that a piece needs, each with its letters as a PDF string."""
        key = (piece.font, piece.text)
        found = self._encoded.get(key)
        if found is None:
            font = pdfmetrics.getFont(piece.font)
            found = self._encoded[key] = tuple(
                (font.getSubsetInternalName(subset, self._doc), _string(letters))
                for subset, letters in font.splitString(piece.text, self._doc)
            )
        return found


def _inside(how: str, code: list[str]) -> list[str]:
    """Operators between marks inside of another marked sequence."""
    if not how:
        return code
    begin = "/ReversedChars BMC" if how == _TURNED else f"/Span <<{how}>> BDC"
    return [begin, *code, "EMC"]


def _said(text: str, pieces: Sequence[Piece]) -> str | None:
    """What a line says if its glyphs, one after the other, do not; None if they do.

    Readers turn letters from right to left around, even in a text given with them: a line of these
    has its text only if it has marks, which they would not find again.
    """
    if text.isascii():
        return None
    if has_right_to_left(text):
        return text.translate(_INVISIBLE) if any(map(combining, text)) else None
    shifted = any(piece.shift or piece.rise for piece in pieces)
    if not shifted and "".join(piece.text for piece in pieces) == text:
        return None
    return text.translate(_INVISIBLE)


def _string(letters: bytes) -> str:
    text = letters.decode("latin-1")
    if text.isascii() and text.isprintable():
        return f"({text.translate(_ESCAPES)})"
    return f"<{letters.hex()}>"


_ESCAPES = str.maketrans({"(": r"\(", ")": r"\)", "\\": r"\\"})


def _painting(name: str) -> None:
    """Has a method of the canvas that paints shapes paint artifacts."""
    method = getattr(Canvas, name)

    def paint(self: TaggedCanvas, *args: Any, **options: Any) -> Any:
        self.mark(_ARTIFACT)
        return method(self, *args, **options)

    setattr(TaggedCanvas, name, paint)


def _changing(name: str) -> None:
    """Has a method that changes the state of the canvas do so for shapes and text of a form."""
    method = getattr(Canvas, name)

    def change(self: TaggedCanvas, *args: Any, **options: Any) -> Any:
        if self.recording:
            self.mark(_NOTHING)
        return method(self, *args, **options)

    setattr(TaggedCanvas, name, change)


for _name in ("line", "lines", "bezier", "arc", "rect", "ellipse", "wedge", "circle"):
    _painting(_name)

for _name in ("roundRect", "drawPath", "drawImage", "drawInlineImage", "shade", "addLiteral"):
    _painting(_name)

for _name in ("transform", "setFillColor", "setStrokeColor", "setLineWidth", "setDash"):
    _changing(_name)
