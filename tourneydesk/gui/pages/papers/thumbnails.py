"""The first pages of documents as small pictures, made one at a time in the background."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QImage

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.documents.bundles import PACKET
from tourneydesk.documents.papers import asks, make
from tourneydesk.documents.pictures import page_sizes, picture
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.gui.session.paper_thread import image, paper_thread
from tourneydesk.gui.tasks.background import Background
from tourneydesk.present.messages import in_language

PAUSE = 400
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
        self._pause = QTimer(self, singleShot=True, interval=PAUSE)
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
