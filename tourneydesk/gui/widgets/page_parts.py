"""What pages have in common: header, keys, forms, long work."""

from collections.abc import Callable
from pathlib import Path
from types import MappingProxyType
from typing import TYPE_CHECKING

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractButton, QProgressBar, QSizePolicy, QWidget

from tourneydesk.gui.widgets.actions import KeyActions, do_key, sequences
from tourneydesk.gui.widgets.layouts import FlowLayout, row_of
from tourneydesk.gui.widgets.text_widgets import label, show_text, show_trouble

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


# The keys of a page, and of what is open in it.

if TYPE_CHECKING:
    Mixed = QWidget
else:
    Mixed = object


class PageKeys(Mixed):
    """A mixin to put before a widget's base class: does the actions whose keys its fields, lists
    and buttons ignore.
    """

    key_actions: KeyActions = MappingProxyType({})
    other_key: Callable[[QKeyEvent], bool] | None = None
    """Takes a key that no action has; whether it did something."""

    def on_keys(self, actions: KeyActions) -> None:
        """Does these actions, too."""
        self.key_actions = {**self.key_actions, **actions}

    def press(self, event: QKeyEvent) -> bool:
        """Does what a key does here, wherever the focus is; whether it does anything."""
        taken = do_key(event, self.key_actions)
        return taken or (self.other_key is not None and self.other_key(event))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if not self.press(event):
            super().keyPressEvent(event)


def typing(takes: Callable[[str], bool]) -> Callable[[QKeyEvent], bool]:
    """For `PageKeys.other_key`: letters, digits and signs, typed without Ctrl or Alt."""
    control = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier

    def typed(event: QKeyEvent) -> bool:
        text = event.text()
        if event.modifiers() & control or not text or not text.isprintable():
            return False
        # A held key auto-repeats, but enters only one result.
        taken = event.isAutoRepeat() or takes(text)
        if taken:
            event.accept()
        return taken

    return typed


# Reports work that takes longer than 0.3 seconds, and lets Esc stop it.

AT_FIRST, THEN = 300, 1000
"""Milliseconds before work is reported as in progress, and the interval of further reports."""


class LongWork(QObject):
    """Watches one piece of work. It handles Esc only while the work is reported as in progress."""

    progress = Signal(int)
    """The seconds elapsed."""
    stopped = Signal()

    def __init__(self, within: QWidget) -> None:
        super().__init__(within)
        self._since = QElapsedTimer()
        self.timer = QTimer(self)
        self.timer.timeout.connect(self._report)
        self.stop = QShortcut(sequences("keys-stop")[0], within)
        self.stop.setContext(Qt.ShortcutContext.WindowShortcut)
        self.stop.setEnabled(False)
        self.stop.activated.connect(self._stop_requested)

    def begin(self) -> None:
        """The work has started."""
        self._since.start()
        self.timer.start(AT_FIRST)

    def end(self) -> bool:
        """The work is finished; True if it was reported as in progress."""
        reported = self.stop.isEnabled()
        self.timer.stop()
        self.stop.setEnabled(False)
        return reported

    def _report(self) -> None:
        self.timer.setInterval(THEN)
        self.stop.setEnabled(True)
        self.progress.emit(self._since.elapsed() // 1000)

    def _stop_requested(self) -> None:
        self.end()
        self.stopped.emit()


# A form page with its own keys: Enter continues, Esc goes back.


class FormPage(PageKeys, QWidget):
    """Base of the form pages; each shows errors in `trouble`."""

    cancelled = Signal()
    handbook_page = ""
    """The page of the handbook about this page, for `gui.app.handbook`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.trouble = label("", "attention", wraps=True)

    def show_message(self, text: str, look: str = "attention") -> None:
        """Shows inline what is wrong, or what was done."""
        show_trouble(self.trouble, text, look)


class EventFormPage(FormPage):
    """Base of the pages that create an event file; ``created`` has its path."""

    created = Signal(Path)

    def enter(self) -> None:
        """Resets the page and focuses the first field."""
        raise NotImplementedError
