"""Shows one page of the handbook as rich text, in the colors and the text size of the program."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QDesktopServices,
    QHideEvent,
    QImage,
    QResizeEvent,
    QShowEvent,
    QTextDocument,
)
from PySide6.QtWidgets import QTextBrowser

from tourneydesk.gui.widgets.theme.look import filled_now
from tourneydesk.present import messages
from tourneydesk.shipped import shipped

MARGIN = 20
WEB = ("http", "https", "mailto")


class PageView(QTextBrowser):
    """Shows HTML made by the program. Links to pages are signals; other links are opened by the
    system, and nothing is fetched.
    """

    link_chosen = Signal(str)
    back_requested = Signal()
    forward_requested = Signal()

    def __init__(self, picture_file: Callable[[str], str]) -> None:
        """``picture_file`` gives the shipped file of a picture; empty if there is none."""
        super().__init__()
        self._picture_file = picture_file
        self._html = ""
        self._outdated = False
        self.setOpenLinks(False)
        self.setAccessibleName(messages.text("handbook-text"))
        self.document().setDocumentMargin(MARGIN)
        # Always there, so that a picture is not made for a page without it and then is too wide.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.anchorClicked.connect(self._follow)
        # One layout for all the sizes that a window has while it is dragged.
        self._relayout = QTimer(self)
        self._relayout.setSingleShot(True)
        self._relayout.setInterval(80)
        self._relayout.timeout.connect(self._show_again)

    def show_html(self, html: str, anchor: str = "") -> None:
        """Shows a page from its top, or from an anchor on."""
        self._html = html
        self._show()
        bar = self.verticalScrollBar()
        bar.setValue(bar.minimum())
        if anchor:
            self.scrollToAnchor(anchor)

    def backward(self) -> None:
        """Called by Qt for its own keys and mouse buttons; the window knows the way back."""
        self.back_requested.emit()

    def forward(self) -> None:
        self.forward_requested.emit()

    def loadResource(self, kind: int, name: QUrl | str) -> object:  # noqa: N802
        """A picture of the program, as wide as the page at most; nothing else."""
        link = name.toString() if isinstance(name, QUrl) else name
        file = self._picture_file(link) if kind == QTextDocument.ResourceType.ImageResource else ""
        if not file:
            return None
        picture = QImage(str(shipped(file)))
        sharp = self.devicePixelRatioF()
        most = max(40, self.viewport().width() - 2 * MARGIN)
        if picture.width() > most:
            smooth = Qt.TransformationMode.SmoothTransformation
            picture = picture.scaledToWidth(round(most * sharp), smooth)
            picture.setDevicePixelRatio(picture.width() / most)
        return picture

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width() and "<img" in self._html:
            self._lay_out_soon()

    def changeEvent(self, event: QEvent) -> None:  # noqa: N802
        super().changeEvent(event)
        if event.type() == QEvent.Type.PaletteChange and self._html:
            self._lay_out_soon()

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        super().showEvent(event)
        if self._outdated:
            self._outdated = False
            self._relayout.start()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        if self._relayout.isActive():
            self._relayout.stop()
            self._outdated = True

    def _lay_out_soon(self) -> None:
        """Lays the page out once what changes has come to rest; a hidden page, when it is shown."""
        if self.isVisible():
            self._relayout.start()
        else:
            self._outdated = True

    def _show_again(self) -> None:
        bar = self.verticalScrollBar()
        share = bar.value() / max(1, bar.maximum())
        self._show()
        bar.setValue(round(share * bar.maximum()))

    def _show(self) -> None:
        self.document().setDefaultStyleSheet(filled_now("styles/handbook.css"))
        self.setHtml(self._html)

    def _follow(self, link: QUrl) -> None:
        if link.scheme() in WEB:
            QDesktopServices.openUrl(link)
        elif not link.scheme():
            self.link_chosen.emit(link.toString())
