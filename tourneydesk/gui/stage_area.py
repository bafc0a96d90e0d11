"""Where the stages are shown, one at a time, scrolled where they need more room than there is."""

from PySide6.QtCore import QEvent, QObject, QSize, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QSizePolicy, QStackedWidget

MOST_DIGITS = 54
"""So many digits wide a stage is shown whole; one that needs more is scrolled in a small window."""
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
        bar = self.verticalScrollBar().sizeHint().width()
        return QSize(min(self._stages.minimumSizeHint().width() + bar, most), least.height())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """The stage needs more room, or less: so does this."""
        if event.type() == QEvent.Type.LayoutRequest:
            self.updateGeometry()
        return super().eventFilter(watched, event)

    def _count(self) -> None:
        for at in range(self._stages.count()):
            page = self._stages.widget(at)
            if page is not None:
                page.setSizePolicy(FITS if at == self._stages.currentIndex() else COUNTS_NOT)
        self.updateGeometry()
