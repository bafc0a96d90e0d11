"""Where the stages are shown, one at a time, scrolled where they need more room than there is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QSizePolicy, QStackedWidget, QWidget

from tourneydesk.gui.widgets.layout.scroll_area import ScrollArea

MOST_DIGITS = 50
"""So many digits wide is a stage at least; one that needs more is scrolled in a small window."""
FITS = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
COUNTS_NOT = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)


class PageArea(ScrollArea):
    """Room for the stage on show. The others do not count for how much it needs."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    def hold(self, stages: QStackedWidget) -> None:
        """These are the stages."""
        self.setWidget(stages)
        for changed in (stages.currentChanged, stages.widgetAdded):
            changed.connect(lambda _: _count(stages))
        _count(stages)

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        least = super().minimumSizeHint()
        most = self.fontMetrics().horizontalAdvance("0") * MOST_DIGITS
        return QSize(most, least.height())


def _count(stages: QStackedWidget) -> None:
    for at in range(stages.count()):
        page = stages.widget(at)
        if page is not None:
            page.setSizePolicy(FITS if at == stages.currentIndex() else COUNTS_NOT)
