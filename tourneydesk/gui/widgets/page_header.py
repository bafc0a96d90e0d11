"""The title bar of a page: its title, how much of the work is done, and its actions."""

from PySide6.QtCore import QEvent
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QProgressBar, QSizePolicy, QWidget

from tourneydesk.gui.widgets.layout.boxes import row_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import label, show_text

PROGRESS_WIDTH, LEAST_PROGRESS = 120, 40
"""The width of the bar, and where only that keeps everything on one line."""


class PageHeader(QWidget):
    """Title at the left, progress beside it, actions at the right; the actions wrap."""

    def __init__(self, title: str = "") -> None:
        super().__init__()
        self.title = label(title, "heading")
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(PROGRESS_WIDTH)
        self.bar.hide()
        self.note = label("", "quiet")
        self.note.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.note.setMinimumHeight(self.title.sizeHint().height())
        self._row = FlowLayout(self, spacing=12)
        self._row.addWidget(self.title)
        self._row.add_layout(row_of(self.bar, (self.note, 1), spacing=12))

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        self._fit_bar()

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            self._fit_bar()
        return super().event(event)

    def _fit_bar(self) -> None:
        """The bar gives way to what would not fit on the line; too little helps nobody."""
        items = [self._row.itemAt(at) for at in range(self._row.count())]
        widths = [one.sizeHint().width() for one in items if one is not None and not one.isEmpty()]
        needed = sum(widths) + self._row.spacing() * (len(widths) - 1) - self.bar.minimumWidth()
        room = self.width() - needed
        width = min(room, PROGRESS_WIDTH) if room >= LEAST_PROGRESS else PROGRESS_WIDTH
        if width != self.bar.minimumWidth() and not self.bar.isHidden():
            self.bar.setFixedWidth(width)

    def show_progress(self, done: int, total: int, text: str) -> None:
        """Shows how many of all are done, as a bar and in words; no bar without a total."""
        self.bar.setVisible(total > 0)
        # Qt would paint the window at once, before the rest of it shows the change.
        self.bar.setUpdatesEnabled(False)
        self.bar.setRange(0, max(total, 1))
        self.bar.setValue(done)
        self.bar.setUpdatesEnabled(True)
        self.bar.setAccessibleName(text)
        show_text(self.note, text)

    def add(self, *actions: QAbstractButton) -> None:
        """Adds buttons at the right."""
        for one in actions:
            self._row.addWidget(one)
