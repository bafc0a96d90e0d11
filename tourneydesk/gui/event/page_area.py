"""Shows one page at a time, scrolled when it does not fit."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea

MAX_DIGITS = 44
"""Minimum page width in digits; in a small window, a page that needs more is scrolled."""
FITS = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
IGNORED = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)


class PageArea(ScrollArea):
    """Holds the visible page. Hidden pages do not affect its size."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def set_pages(self, pages: QStackedWidget) -> None:
        """Sets the pages."""
        self.pages = pages
        self.setWidget(pages)
        for changed in (pages.currentChanged, pages.widgetAdded):
            changed.connect(lambda _: _size_by_current(pages))
        _size_by_current(pages)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        least = super().minimumSizeHint()
        most = self.fontMetrics().horizontalAdvance("0") * MAX_DIGITS
        return QSize(most, least.height())


def _size_by_current(pages: QStackedWidget) -> None:
    for at in range(pages.count()):
        page = pages.widget(at)
        if page is not None:
            page.setSizePolicy(FITS if at == pages.currentIndex() else IGNORED)
