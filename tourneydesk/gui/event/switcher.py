"""The card on top of the sidebar: which event is open, and a menu that leads to others."""

from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QMenu

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.recent import DAY, recent_events
from tourneydesk.gui.widgets.layout.boxes import column_of, row_of
from tourneydesk.gui.widgets.text_widgets import Button, NameLabel, escaped, label, shortened, tip
from tourneydesk.gui.widgets.theme.icons import LARGE, SMALL, Icon, icon
from tourneydesk.present import messages
from tourneydesk.present.messages import text
from tourneydesk.present.shows import icon_of

MAX_EVENTS = 8
"""How many recent events the menu lists."""


class Switcher(Button):
    """Shows the event's name and format; pressed, it opens the menu."""

    event_requested = Signal(Path)
    """Requests opening this file."""
    home_requested = Signal()

    def __init__(self, session: QtSession) -> None:
        super().__init__()
        self.setProperty("look", "switcher")
        self._session = session
        self._name = NameLabel()
        self._name.setProperty("look", "strong")
        # A format's name is one of few, and long in German: it wraps.
        self._format = label(text("format-name", session.format.key), "quiet", wraps=True)
        parts = (Icon(icon_of(session.format.key), LARGE), Icon("chevrons-up-down", SMALL))
        self._row = row_of(
            parts[0],
            (column_of(self._name, self._format, spacing=0), 1),
            parts[1],
            on=self,
            margins=(8, 4, 8, 4),
        )
        for part in (*parts, self._name, self._format):
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.events = QMenu(self)
        self.clicked.connect(self._open)
        self.refresh()

    def sizeHint(self) -> QSize:  # noqa: N802
        """Qt would give the button the size of its text, which it does not have."""
        return QSize(0, self._row.heightForWidth(self.width()))

    minimumSizeHint = sizeHint  # noqa: N815

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()

    def refresh(self) -> None:
        """Shows the event's present name."""
        name = self._session.event.name
        self._name.setText(name)
        self.setAccessibleName(
            messages.text("window-switch-event", event=name, format=self._format.text())
        )
        tip(self, name)

    def _open(self) -> None:
        self.events.clear()
        here = str(self._session.path.absolute())
        others = [event for event in recent_events() if event.path != here]
        for event in others[:MAX_EVENTS]:
            action = self.events.addAction(
                icon("calendar" if event.format == DAY else icon_of(event.format)),
                escaped(shortened(event.name, 40)),
            )
            action.triggered.connect(
                lambda _=False, path=Path(event.path): self.event_requested.emit(path)
            )
        if others:
            self.events.addSeparator()
        home = self.events.addAction(icon("folder-open"), messages.text("window-all-events"))
        home.triggered.connect(self.home_requested)
        self.events.popup(self.mapToGlobal(QPoint(0, self.height())))
