"""The home screen: recent events, a new one, or a file."""

from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourneydesk.formats import FORMATS
from tourneydesk.gui import words
from tourneydesk.gui.lines import Column, Line, Lines, LinesView
from tourneydesk.gui.plain import ENTER_KEYS, button, label, show_text
from tourneydesk.gui.recent import Recent, recent_events
from tourneydesk.present.words import word


class Home(QWidget):
    """Where the program begins when no event is open."""

    new_wanted = Signal()
    file_wanted = Signal()
    event_wanted = Signal(Path)
    reading_wanted = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self._events: list[Recent] = []
        self._in_trouble: Path | None = None
        self.trouble = label("", "wrong", wraps=True)
        self.read = button(words.READ_ONLY)
        self.read.clicked.connect(self._read)
        columns = (
            Column(words.RECENT_EVENT, wide=True),
            Column(words.RECENT_FORMAT),
            Column(words.RECENT_FOLDER, wide=True),
        )
        self.recent = LinesView(Lines(columns), words.RECENT)
        self.recent.key_pressed.connect(self._pressed)
        self.recent.doubleClicked.connect(lambda _: self._open_chosen())
        self._none = label(words.NO_RECENT, "quiet", wraps=True)
        self.new = button(words.HOME_NEW, "next")
        self.new.clicked.connect(self.new_wanted)
        self.open = button(words.HOME_OPEN)
        self.open.clicked.connect(self.file_wanted)
        self._lay_out()
        self.refresh()

    def enter(self) -> None:
        """Takes the keyboard."""
        (self.recent if self._events else self.new).setFocus()

    def refresh(self) -> None:
        """Shows the events opened last."""
        self._events = recent_events()
        lines = [
            Line(number, (event.name, _format_name(event.format), str(Path(event.path).parent)))
            for number, event in enumerate(self._events)
        ]
        self.recent.show_lines(lines)
        self.recent.setVisible(bool(lines))
        self._none.setVisible(not lines)
        if lines:
            self.recent.choose(0)
        self.say("")

    def say(self, text: str, path: Path | None = None) -> None:
        """Says why a file was not opened; with ``path``, offers to look at that one."""
        self._in_trouble = path
        show_text(self.trouble, f"{words.SIGN_WRONG}{text}" if text else "")
        self.trouble.setVisible(bool(text))
        self.read.setVisible(path is not None)

    def _pressed(self, event: QKeyEvent) -> None:
        if event.key() in ENTER_KEYS and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.KeypadModifier,
        ):
            event.accept()
            if not event.isAutoRepeat():
                self._open_chosen()

    def _open_chosen(self) -> None:
        key = self.recent.key
        if key is not None:
            self.event_wanted.emit(Path(self._events[key].path))

    def _read(self) -> None:
        if self._in_trouble is not None:
            self.reading_wanted.emit(self._in_trouble)

    def _lay_out(self) -> None:
        presses = QHBoxLayout()
        presses.setSpacing(12)
        presses.addWidget(self.open)
        presses.addStretch(1)
        presses.addWidget(self.new)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(32, 24, 32, 24)
        lines.setSpacing(12)
        lines.addWidget(label(words.PROGRAM, "heading"))
        lines.addWidget(self.trouble)
        lines.addWidget(self.read, 0, Qt.AlignmentFlag.AlignLeft)
        lines.addWidget(label(words.RECENT, "quiet"))
        lines.addWidget(self.recent, 1)
        lines.addWidget(self._none)
        lines.addStretch(0)
        lines.addLayout(presses)


def _format_name(key: str) -> str:
    return word(f"format_{key}") if key in FORMATS else key
