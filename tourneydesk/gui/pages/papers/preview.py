"""Shows pages as they will print, one at a time; renders only the visible page."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QImage, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from tourneydesk.documents.pictures import Page, picture
from tourneydesk.gui.session.paper_thread import image, paper_thread
from tourneydesk.gui.tasks.background import AfterPause
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.actions import only_if
from tourneydesk.gui.widgets.layout.boxes import inner_column, row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea
from tourneydesk.gui.widgets.page_keys import PageKeys
from tourneydesk.gui.widgets.page_picture import EDGE, PagePicture
from tourneydesk.gui.widgets.shortcuts import key_name
from tourneydesk.gui.widgets.text_widgets import button, label, show_text, tip
from tourneydesk.present import messages

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
