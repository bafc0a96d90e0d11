"""Shows pages as they will print, the first pages as small pictures, and what is out of date."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.journal.dates import is_time_of_day
from tourneydesk.core.reasons import Refused
from tourneydesk.documents.bundles import PACKET
from tourneydesk.documents.papers import Document, asks, make, why_not_available
from tourneydesk.documents.pictures import Page, page_sizes, picture
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.gui.pages.paper_options import name_of
from tourneydesk.gui.session.paper_trail import (
    CHANGED,
    PaperTrail,
    changed_text,
    image,
    paper_thread,
    time_on_wall,
)
from tourneydesk.gui.tasks import AfterPause, Background
from tourneydesk.gui.widgets.actions import key_name, only_if
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.document_list import DocumentRow
from tourneydesk.gui.widgets.layouts import FlowLayout, ScrollArea, inner_column, row_of
from tourneydesk.gui.widgets.page_parts import PageKeys
from tourneydesk.gui.widgets.pictures import EDGE, PagePicture
from tourneydesk.gui.widgets.question_card import Card
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip
from tourneydesk.present import messages
from tourneydesk.present.messages import in_language, say
from tourneydesk.present.papers.purposes import PURPOSES

ZOOM = 2
"""The zoom factor relative to the whole page."""
LEAST_LINES = 14
"""The least height of a page on screen, in lines of the window's text."""
PAUSE = 60
"""Milliseconds that the size must be unchanged before a page is rendered for it."""


class PagePreview(PageKeys, QWidget):
    """Page Up and Page Down turn the pages; Z toggles between zoomed in and the whole page.
    ``drawn`` gives a page and its picture.
    """

    drawn = Signal(object, QImage)

    def __init__(self) -> None:
        super().__init__()
        self.pages: tuple[Page, ...] = ()
        self._at = 0
        self._shown_image: tuple[Page, int] | None = None
        self._whole = True
        self._drawing = AfterPause[QImage](self._draw, self, paper_thread())
        self.picture = PagePicture()
        self._around = ScrollArea()
        self._around.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._around.setWidget(self.picture)
        self._around.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._around.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Ignored)
        self._around.setMinimumHeight(self.fontMetrics().height() * LEAST_LINES)
        self.count = label("")
        self.back, self.on = (
            button(messages.text("papers-page-back")),
            button(messages.text("papers-page-on")),
        )
        self.zoom = ActionButton("keys-papers-larger", self.turn_zoom)
        for push_button, action, name in (
            (
                self.back,
                lambda: self.turn(-1),
                messages.text("papers-page-back-tip", key=key_name("PgUp")),
            ),
            (
                self.on,
                lambda: self.turn(1),
                messages.text("papers-page-on-tip", key=key_name("PgDown")),
            ),
        ):
            push_button.clicked.connect(action)
            push_button.setAccessibleName(name)
            tip(push_button, name)
        zoomed = partial(only_if, lambda: not self._whole)
        self.key_actions = {
            "keys-papers-turn": (lambda: self._scroll(-1), lambda: self._scroll(1)),
            "keys-papers-larger": self.turn_zoom,
            "keys-papers-move": (zoomed(lambda: self._move(-1)), zoomed(lambda: self._move(1))),
        }
        self._lay_out()
        self.show_pages(())

    @property
    def busy(self) -> bool:
        return self._drawing.busy

    @property
    def at(self) -> int:
        """The index of the visible page, from 0."""
        return self._at

    def show_pages(self, pages: Sequence[Page], *, again: bool = False) -> None:
        """Shows the first of these pages; ``again`` stays at the page that was visible."""
        self._at = min(self._at, max(0, len(pages) - 1)) if again else 0
        self.pages = tuple(pages)
        self._show()

    def turn(self, by: int) -> None:
        """Shows a later or earlier page."""
        now = min(max(self._at + by, 0), max(0, len(self.pages) - 1))
        if now != self._at:
            self._at = now
            self._around.verticalScrollBar().setValue(0)
            self._show()

    def turn_zoom(self) -> None:
        """Toggles between the whole page and zoomed in."""
        self._whole = not self._whole
        self.zoom.show_text("papers-page-larger" if self._whole else "papers-page-whole")
        self._fit()

    def _scroll(self, by: int) -> None:
        """Scrolls a large page up or down, and turns it at its end."""
        bar = self._around.verticalScrollBar()
        if not self._whole and bar.value() != (bar.maximum() if by > 0 else bar.minimum()):
            bar.setValue(bar.value() + bar.pageStep() * by)
        else:
            self.turn(by)

    def _move(self, by: int) -> None:
        """Moves a large page to the side."""
        bar = self._around.horizontalScrollBar()
        bar.setValue(bar.value() + bar.pageStep() // 2 * by)

    def leave(self) -> None:
        """Cancels rendering."""
        self._drawing.cancel()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit()

    def wheelEvent(self, event: QWheelEvent) -> None:  # noqa: N802
        self.turn(-1 if event.angleDelta().y() > 0 else 1)
        event.accept()

    def _show(self) -> None:
        many = len(self.pages)
        text = messages.text("papers-page-of", page=self._at + 1, pages=many) if many else ""
        show_text(self.count, text)
        self.picture.setAccessibleName(text)
        self.picture.setVisible(bool(many))
        self.back.setEnabled(self._at > 0)
        self.on.setEnabled(self._at + 1 < many)
        self.zoom.allow(bool(many))
        self._fit()

    def _fit(self) -> None:
        if not self.pages:
            return
        page = self.pages[self._at]
        space = self._around.maximumViewportSize() - QSize(2 * EDGE, 2 * EDGE)
        scale = min(space.width() / page.width, space.height() / page.height)
        if not self._whole:
            scale *= ZOOM
        wide, high = round(page.width * scale), round(page.height * scale)
        self.picture.resize(max(1, wide) + 2 * EDGE, max(1, high) + 2 * EDGE)
        if self._shown_image is None or self._shown_image[0] is not page:
            # An image of another page is not shown under this page's number.
            self.picture.show_image(None)
            self._draw()
        else:
            self._drawing.begin_after(PAUSE)

    def _draw(self) -> None:
        if not self.pages or not self.isVisible():
            return
        page = self.pages[self._at]
        dots = self.picture.dots[0]
        if self._shown_image == (page, dots):
            return
        self._shown_image = (page, dots)
        # Lines are at least one dot wide; rendered large and scaled down, they leave digits
        # legible.
        scale = dots / page.width * (2 if dots < page.width else 1)
        self._drawing.start(
            lambda: image(picture(page.pdf, page.number, scale, gray=True)), self._image_ready
        )

    def _image_ready(self, outcome: QImage | Exception) -> None:
        if isinstance(outcome, Exception):
            self._shown_image = None
            raise outcome
        self.picture.show_image(outcome)
        if self._shown_image is not None:
            self.drawn.emit(self._shown_image[0], outcome)

    def _lay_out(self) -> None:
        turning = FlowLayout()
        turning.add_layout(row_of(self.back, self.count, self.on))
        turning.addWidget(self.zoom)
        inner_column(self, (self._around, 1), turning)


# The first pages of documents as small pictures, made one at a time in the background.

THUMBNAIL_PAUSE = 400
"""Milliseconds that the page is at rest before the first picture is made."""
FEW = 8
"""How many cards or slips are made for a picture of the first of them."""
MANY = 150
"""With more players, whole books are shown only once their pages were made for the preview."""
SHARPER = 8
BOOKS = ("hand",)


@dataclass(frozen=True, slots=True)
class ThumbnailRequest:
    """A document of an event, and how it is printed. Its picture stays although the event goes on:
    so small, nobody sees the difference.
    """

    key: str
    event: Event
    how: PrintOptions
    language: str

    @property
    def look(self) -> object:
        """What the picture depends on, besides the event."""
        how = self.how
        usual = dict(how.usual).get(self.document, ())
        return (self.key, how.paper, usual, bool(how.logo), how.footer, self.language)

    @property
    def document(self) -> str:
        """The document to which the first page belongs."""
        return PACKET[0] if self.key == "packet" else self.key


class Thumbnails(QObject):
    """``made`` gives a picture and the key of its document."""

    made = Signal(str, QImage)

    def __init__(self) -> None:
        super().__init__()
        self._waiting: list[ThumbnailRequest] = []
        self._done: set[object] = set()
        self._size, self._ratio = QSize(), 1.0
        self._working = Background[QImage | None](paper_thread())
        self._pause = QTimer(self, singleShot=True, interval=THUMBNAIL_PAUSE)
        self._pause.timeout.connect(self._next)

    @property
    def busy(self) -> bool:
        return bool(self._waiting) or self._working.busy

    def request(self, wanted: Sequence[ThumbnailRequest], size: QSize, ratio: float) -> None:
        """Makes these pictures after a pause, and no others that were requested before; those
        that exist are not made again.
        """
        self._size, self._ratio = size, ratio
        self._waiting = [one for one in wanted if one.look not in self._done]
        if self._waiting:
            self._pause.start()

    def stop(self) -> None:
        """Makes no more pictures until some are requested."""
        self._pause.stop()
        self._waiting = []
        self._working.cancel()

    def _next(self) -> None:
        if not self._waiting or self._working.busy:
            return
        request = self._waiting.pop(0)
        dots = self._size * self._ratio
        self._working.start(
            lambda: first_page(request, dots),
            lambda outcome: self._arrived(request, outcome),
        )

    def _arrived(self, request: ThumbnailRequest, outcome: QImage | Exception | None) -> None:
        self._done.add(request.look)
        # What is wrong with a document is said when it is selected.
        if isinstance(outcome, QImage):
            self.made.emit(request.key, outcome)
        self._next()


def first_page(request: ThumbnailRequest, dots: QSize) -> QImage | None:
    """The first page of a document, not larger than that; None if there is nothing to print."""
    event, key = request.event, request.document
    if key in BOOKS and len(event.players) > MANY:
        return None
    posted = event.current
    tables = posted.tables[:FEW] if posted is not None and asks(key, "tables") else ()
    how = replace(
        request.how,
        tables=tuple(table.number for table in tables) or None,
        players=tuple(player.id for player in event.entered[:FEW]) or None,
    )
    try:
        with in_language(request.language):
            pdf = make([key], event, how)
    except Refused:
        return None
    width, height = page_sizes(pdf)[0]
    # Rendered larger and scaled down, thin lines stay light.
    scale = SHARPER * min(dots.width() / width, dots.height() / height)
    large = image(picture(pdf, 0, scale, gray=True))
    return scaled_down(large, dots)


def scaled_down(page: QImage, dots: QSize) -> QImage:
    """A picture of a page as large as a thumbnail."""
    aspect, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    return page.scaled(dots, aspect, smooth)


# The rows of the list of documents: under what they are for, each with its state.


def document_rows(
    documents: Sequence[Document], event: Event, trail: PaperTrail
) -> list[DocumentRow]:
    """What has changed since it was printed, then all documents in the order of use."""
    rows = []
    if trail.changed:
        name = name_of(CHANGED, event.format)
        rows.append(DocumentRow(CHANGED, name, changed_text(trail), "attention"))
    for purpose in PURPOSES:
        own = [document for document in documents if document.used == purpose]
        if own:
            rows.append(DocumentRow("", messages.text(f"papers-purpose-{purpose}")))
            rows += [_row(document, event, trail) for document in own]
    return rows


def _row(document: Document, event: Event, trail: PaperTrail) -> DocumentRow:
    problem = why_not_available(document, event)
    if problem is not None:
        id = f"papers-{problem.code.replace('_', '-')}"
        why = messages.text(id) if messages.has(id) else say(problem, event)
        return DocumentRow(document.key, document.name, why, "later")
    outdated = trail.outdated(document.key)
    if outdated:
        return DocumentRow(document.key, document.name, outdated, "attention")
    return DocumentRow(document.key, document.name, _printed_text(document, trail))


def _printed_text(document: Document, trail: PaperTrail) -> str:
    """When a document was last printed, and of which round or with which results."""
    last = trail.last_printed(document.key)
    if last is None:
        return messages.text("papers-not-printed")
    today, _, _ = time_on_wall().partition(" ")
    day, _, time = last.at.partition(" ")
    is_today = day == today and is_time_of_day(time)
    at = messages.clock_time(time) if is_today else messages.date_and_time(last.at)
    when = messages.text("papers-last-printed", at=at, revision=last.revision)
    if not last.round:
        return when
    of_round = "round" in document.asks
    id = "papers-printed-round" if of_round else "papers-printed-after-round"
    return messages.text(id, round=last.round, printed=when)


# Above the preview: the document is out of date, why, and a button to print it again.


class OutdatedNote(Card):
    """Hidden if the document is up to date; ``reprint_requested`` asks for it again."""

    reprint_requested = Signal()

    def __init__(self) -> None:
        super().__init__(icon="clock-alert")
        self.text = label("", wraps=True)
        self.button = button(
            messages.text("papers-print-again"), does=self.reprint_requested, picture="printer"
        )
        self.add(self.text, answers=(self.button,))
        self.hide()

    def show_text(self, text: str) -> None:
        """Says why the document is out of date; empty if it is not."""
        show_text(self.text, text)
        self.setVisible(bool(text))
