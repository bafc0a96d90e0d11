"""The home page: messages, recent events, a new event, opening a file, practice."""

from collections import Counter
from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QWidget

from tourneydesk.formats import FORMATS
from tourneydesk.gui.user_data.recent import Recent, recent_events
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.boxes import REST, Space, form_column, row_of
from tourneydesk.gui.widgets.marked_text import show_trouble
from tourneydesk.gui.widgets.table_view import Column, Row, TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import (
    button,
    escaped,
    label,
    relook,
    shortened,
)
from tourneydesk.present import messages
from tourneydesk.store.trouble import display_name


class Home(QWidget):
    """The first page when no event is open."""

    new_requested = Signal()
    file_requested = Signal()
    event_requested = Signal(Path)
    reading_requested = Signal(Path)
    practice_requested = Signal()
    rebuild_requested = Signal()
    rehearsal_requested = Signal(Path)

    def __init__(self) -> None:
        super().__init__()
        self._events: list[Recent] = []
        self._readable_path: Path | None = None
        self._suggested: Callable[[], None] | None = None
        self.trouble = label("", "wrong", wraps=True)
        self.late = label("", "attention", wraps=True)
        self._late_messages: tuple[str, ...] = ()
        self.continue_button = button("", "next", does=self._continue)
        self.read = button(messages.text("window-read-only"), does=self._read)
        columns = (
            Column(messages.text("window-recent-event"), wide=True),
            Column(messages.text("window-recent-format")),
            Column(messages.text("window-recent-folder"), wide=True),
        )
        self.recent: TableView[int] = TableView(TableModel(columns), messages.text("window-recent"))
        self.recent.on_keys({"keys-home-open": self._open_chosen})
        self.recent.doubleClicked.connect(lambda _: self._open_chosen())
        self._none = label(messages.text("window-no-recent"), "quiet", wraps=True)
        self.new = ActionButton("window-new-event", self.new_requested, "next")
        self.open = ActionButton("window-open-event", self.file_requested)
        self.rehearse = ActionButton("safety-rehearse", self.rehearse_chosen)
        self.practice = ActionButton("safety-practice", self.practice_requested)
        self.rebuild = ActionButton("rebuild-menu", self.rebuild_requested)
        self._lay_out()
        self.refresh()

    def enter(self) -> None:
        """Takes the focus."""
        if self._suggested is not None:
            self.continue_button.setFocus()
        else:
            (self.recent if self._events else self.new).setFocus()

    def refresh(self) -> None:
        """Shows the most recently opened events."""
        self._events = recent_events()
        lines = [
            Row(number, (name, _format_name(event.format), str(Path(event.path).parent)))
            for number, (event, name) in enumerate(
                zip(self._events, names_of(self._events), strict=True)
            )
        ]
        self.recent.show_rows(lines)
        self.recent.setVisible(bool(lines))
        self._none.setVisible(not lines)
        self.rehearse.setVisible(bool(lines))
        if lines:
            self.recent.choose(0)
        self.show_message("")
        self._late_messages = ()
        self._show_late()

    def show_late_message(self, text: str) -> None:
        """Adds a message about the event just closed to those already shown."""
        if text not in self._late_messages:
            self._late_messages = (*self._late_messages, text)
        self._show_late()

    def _show_late(self) -> None:
        show_trouble(self.late, messages.sentences(*self._late_messages))

    def show_message(
        self,
        text: str,
        path: Path | None = None,
        suggested: tuple[str, Callable[[], None]] | None = None,
        look: str = "wrong",
    ) -> None:
        """Says what happened, or why a file was not opened; with ``path``, offers to inspect that
        file.

        ``suggested`` is the single suggested action, label first; it then has the filled button.
        """
        self._readable_path = path
        show_trouble(self.trouble, text, look)
        self.read.setVisible(path is not None)
        pressed, self._suggested = suggested if suggested is not None else ("", None)
        self.continue_button.setText(escaped(shortened(pressed)))
        self.continue_button.setAccessibleName(pressed or messages.text("safety-home-go-on"))
        self.continue_button.setVisible(suggested is not None)
        relook(self.new, "" if suggested is not None else "next")

    def rehearse_chosen(self) -> None:
        """Requests a rehearsal of the event selected in the list."""
        self._emit_chosen(self.rehearsal_requested)

    def _continue(self) -> None:
        if self._suggested is not None:
            self._suggested()

    def _open_chosen(self) -> None:
        self._emit_chosen(self.event_requested)

    def _emit_chosen(self, signal: SignalInstance) -> None:
        """Emits the signal with the event selected in the list, if any."""
        key = self.recent.key
        if key is not None:
            signal.emit(Path(self._events[key].path))

    def _read(self) -> None:
        if self._readable_path is not None:
            self.reading_requested.emit(self._readable_path)

    def _lay_out(self) -> None:
        ways = row_of(self.continue_button, self.read, REST, spacing=12)
        form_column(
            self,
            label(messages.text("window-program"), "heading"),
            self.trouble,
            self.late,
            ways,
            label(messages.text("window-recent"), "quiet"),
            (self.recent, 1),
            self._none,
            Space(stretch=0),
            row_of(
                self.open, self.rehearse, self.practice, self.rebuild, REST, self.new, spacing=12
            ),
        )


def names_of(events: Sequence[Recent]) -> list[str]:
    """The name of each event, with its file name if another has the same name: for example, a
    damaged event and the one recovered from it.
    """
    counts = Counter(event.name for event in events)
    return [
        messages.text("window-recent-twin", name=event.name, file=display_name(Path(event.path)))
        if counts[event.name] > 1
        else event.name
        for event in events
    ]


def _format_name(key: str) -> str:
    return messages.text("format-name", key) if key in FORMATS else key
