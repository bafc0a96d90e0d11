"""The home screen: what happened, recent events, a new one, a file, something to practise with."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tourneydesk.formats import FORMATS
from tourneydesk.gui.user_data.recent import Recent, recent_events
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    ENTER_KEYS,
    button,
    escaped,
    label,
    relook,
    shortened,
    tip,
)
from tourneydesk.present import messages
from tourneydesk.store.trouble import shown


class Home(QWidget):
    """Where the program begins when no event is open."""

    new_wanted = Signal()
    file_wanted = Signal()
    event_wanted = Signal(Path)
    reading_wanted = Signal(Path)
    practice_wanted = Signal()
    rebuild_wanted = Signal()
    rehearsal_wanted = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self._events: list[Recent] = []
        self._in_trouble: Path | None = None
        self._goes_on: Callable[[], None] | None = None
        self.trouble = label("", "wrong", wraps=True)
        self.late = label("", "attention", wraps=True)
        self._late: tuple[str, ...] = ()
        self.go_on = button("", "next")
        self.go_on.clicked.connect(self._go_on)
        self.read = button(messages.text("window-read-only"))
        self.read.clicked.connect(self._read)
        columns = (
            Column(messages.text("window-recent-event"), wide=True),
            Column(messages.text("window-recent-format")),
            Column(messages.text("window-recent-folder"), wide=True),
        )
        self.recent = TableView(TableModel(columns), messages.text("window-recent"))
        self.recent.key_pressed.connect(self._pressed)
        self.recent.doubleClicked.connect(lambda _: self._open_chosen())
        self._none = label(messages.text("window-no-recent"), "quiet", wraps=True)
        self.new = button(messages.text("window-home-new"), "next")
        self.new.clicked.connect(self.new_wanted)
        self.open = button(messages.text("window-home-open"))
        self.open.clicked.connect(self.file_wanted)
        self.rehearse = button(messages.text("safety-home-rehearse"))
        tip(self.rehearse, messages.text("safety-rehearse-tip"))
        self.rehearse.clicked.connect(self.rehearse_chosen)
        self.practice = button(messages.text("safety-home-practice"))
        self.practice.clicked.connect(self.practice_wanted)
        self.rebuild = button(messages.text("rebuild-home"))
        tip(self.rebuild, messages.text("rebuild-tip"))
        self.rebuild.clicked.connect(self.rebuild_wanted)
        self._lay_out()
        self.refresh()

    def enter(self) -> None:
        """Takes the keyboard."""
        if self._goes_on is not None:
            self.go_on.setFocus()
        else:
            (self.recent if self._events else self.new).setFocus()

    def refresh(self) -> None:
        """Shows the events opened last."""
        self._events = recent_events()
        lines = [
            Row(number, (name, _format_name(event.format), str(Path(event.path).parent)))
            for number, (event, name) in enumerate(
                zip(self._events, names_of(self._events), strict=True)
            )
        ]
        self.recent.show_lines(lines)
        self.recent.setVisible(bool(lines))
        self._none.setVisible(not lines)
        self.rehearse.setVisible(bool(lines))
        if lines:
            self.recent.choose(0)
        self.say("")
        self._late = ()
        self._show_late()

    def say_late(self, text: str) -> None:
        """Says something about the event that was closed; what is said already stays."""
        if text not in self._late:
            self._late = (*self._late, text)
        self._show_late()

    def _show_late(self) -> None:
        show_trouble(self.late, messages.sentences(*self._late))

    def say(
        self,
        text: str,
        path: Path | None = None,
        go_on: tuple[str, Callable[[], None]] | None = None,
        look: str = "wrong",
    ) -> None:
        """Says what happened, or why a file was not opened; with ``path``, offers to look at that
        one. ``go_on`` is the one thing to do next, its label first; it then has the filled button.
        """
        self._in_trouble = path
        show_trouble(self.trouble, text, look)
        self.read.setVisible(path is not None)
        pressed, self._goes_on = go_on if go_on is not None else ("", None)
        self.go_on.setText(escaped(shortened(pressed)))
        self.go_on.setAccessibleName(pressed or messages.text("safety-home-go-on"))
        self.go_on.setVisible(go_on is not None)
        relook(self.new, "" if go_on is not None else "next")

    def rehearse_chosen(self) -> None:
        """Asks for a rehearsal of the event chosen in the list."""
        key = self.recent.key
        if key is not None:
            self.rehearsal_wanted.emit(Path(self._events[key].path))

    def _go_on(self) -> None:
        if self._goes_on is not None:
            self._goes_on()

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
        for press in (self.open, self.rehearse, self.practice, self.rebuild):
            presses.addWidget(press)
        presses.addStretch(1)
        presses.addWidget(self.new)
        lines = QVBoxLayout(self)
        lines.setContentsMargins(32, 24, 32, 24)
        lines.setSpacing(12)
        lines.addWidget(label(messages.text("window-program"), "heading"))
        lines.addWidget(self.trouble)
        lines.addWidget(self.late)
        ways = QHBoxLayout()
        ways.setSpacing(12)
        ways.addWidget(self.go_on)
        ways.addWidget(self.read)
        ways.addStretch(1)
        lines.addLayout(ways)
        lines.addWidget(label(messages.text("window-recent"), "quiet"))
        lines.addWidget(self.recent, 1)
        lines.addWidget(self._none)
        lines.addStretch(0)
        lines.addLayout(presses)


def names_of(events: Sequence[Recent]) -> list[str]:
    """The name of each event, with that of its file where another has the same: a damaged event
    and the one recovered from it, say.
    """
    counts = Counter(event.name for event in events)
    return [
        messages.text("window-recent-twin", name=event.name, file=shown(Path(event.path)))
        if counts[event.name] > 1
        else event.name
        for event in events
    ]


def _format_name(key: str) -> str:
    return messages.text("format-name", key) if key in FORMATS else key
