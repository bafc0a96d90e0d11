"""Where the audience sees the pages: the screens of this computer, full screen or in a window."""

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QButtonGroup, QFrame, QHBoxLayout, QPushButton

from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.widgets.layout.boxes import column_of
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import button, escaped, label, relook, show_text
from tourneydesk.present import messages


class ScreensPanel(QFrame):
    """A card of the display page; the buttons work while the display is on."""

    def __init__(self, projector: Projector) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._projector = projector
        self.connected = label("", "chip")
        self.boxes: list[QPushButton] = []
        self._group = QButtonGroup(self)
        self._row = QHBoxLayout()
        self.full = button(messages.text("display-full"), does=self._full, picture="maximize")
        self.windowed = button(messages.text("display-windowed"), does=self._windowed)
        self.front = button(messages.text("display-front"), does=self._to_front)
        buttons = FlowLayout()
        for one in (self.full, self.windowed, self.front):
            buttons.addWidget(one)
        head = FlowLayout()
        head.addWidget(label(messages.text("display-second-screen"), "section"))
        head.addWidget(self.connected)
        column_of(head, self._row, buttons, on=self, margins=12)
        self.refresh()

    def refresh(self) -> None:
        """Shows the screens that are connected, and where the display is."""
        screens, window = QGuiApplication.screens(), self._projector.window
        several = len(screens) > 1
        show_text(
            self.connected,
            messages.text("display-connected" if several else "display-one-screen"),
        )
        relook(self.connected, "chip-done" if several else "chip")
        if len(screens) != len(self.boxes):
            self._set_boxes(len(screens))
        own = self._projector.main_screen()
        for number, (box, screen) in enumerate(zip(self.boxes, screens, strict=True), start=1):
            size = screen.size()
            text = messages.text(
                "display-own-screen" if screen is own else "display-screen",
                number=number,
                width=size.width(),
                height=size.height(),
            )
            box.setText(escaped(text))
            box.setAccessibleName(text)
            box.setChecked(window is not None and window.where == screen.name())
        on = window is not None
        for one in (self.full, self.windowed, *self.boxes):
            one.setEnabled(on)
        self.full.setVisible(window is None or not window.isFullScreen())
        self.windowed.setVisible(window is not None and window.isFullScreen())
        self.front.setVisible(window is not None and not window.isFullScreen())

    def _set_boxes(self, count: int) -> None:
        for box in self.boxes:
            self._row.removeWidget(box)
            box.deleteLater()
        self.boxes = []
        for at in range(count):
            box = button("", does=lambda _=False, at=at: self._choose(at))
            box.setCheckable(True)
            self._group.addButton(box)
            self._row.addWidget(box, 1)
            self.boxes.append(box)

    def _choose(self, at: int) -> None:
        window = self._projector.window
        if window is not None:
            window.show_on(QGuiApplication.screens()[at])
        self.refresh()

    def _full(self) -> None:
        if self._projector.window is not None:
            self._projector.window.show_full_screen()

    def _windowed(self) -> None:
        if self._projector.window is not None:
            self._projector.window.show_in_window()

    def _to_front(self) -> None:
        window = self._projector.window
        if window is not None:
            window.behind = False
            window.raise_()
            window.activateWindow()
            self._projector.toggled.emit()
