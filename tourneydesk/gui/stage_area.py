"""Where the stages are shown, one at a time, scrolled where they need more room than there is."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStackedWidget

MOST_DIGITS = 50
"""So many digits wide is a stage at least; one that needs more is scrolled in a small window."""
FITS = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
COUNTS_NOT = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)


class StageArea(QScrollArea):
    """Room for the stage on show. The others do not count for how much it needs."""

    def __init__(self, stages: QStackedWidget) -> None:
        super().__init__()
        self._stages = stages
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWidgetResizable(True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(stages)
        stages.currentChanged.connect(lambda _: self._count())
        self._count()

    def minimumSizeHint(self) -> QSize:  # noqa: N802
        least = super().minimumSizeHint()
        most = self.fontMetrics().horizontalAdvance("0") * MOST_DIGITS
        return QSize(most, least.height())

    def _count(self) -> None:
        for at in range(self._stages.count()):
            page = self._stages.widget(at)
            if page is not None:
                page.setSizePolicy(FITS if at == self._stages.currentIndex() else COUNTS_NOT)
