"""A stack of pages that is only as large as the page it shows needs to be."""

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QStackedWidget


class OnePage(QStackedWidget):
    """Qt's own stack asks for the height of its largest page, also while another is visible. This
    one asks for the least of the visible page: what needs more scrolls inside it.
    """

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        page = self.currentWidget()
        return page.minimumSizeHint() if page is not None else QSize(0, 0)

    def sizeHint(self) -> QSize:  # noqa: N802
        return self.minimumSizeHint()

    def hasHeightForWidth(self) -> bool:  # noqa: N802
        return False
