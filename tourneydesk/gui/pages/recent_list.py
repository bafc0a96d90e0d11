"""The list of recent events, with a field to find one and a menu on each."""

from collections import Counter
from collections.abc import Callable, Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QDate, QLocale, QPoint, Qt, QUrl, Signal
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QMenu, QWidget

from tourneydesk.core.name_search import contains
from tourneydesk.formats import FORMATS
from tourneydesk.gui.user_data.language import locale
from tourneydesk.gui.user_data.recent import DAY, Recent, forget, recent_events
from tourneydesk.gui.widgets.finders import SearchField
from tourneydesk.gui.widgets.layouts import REST, inner_column, row_of
from tourneydesk.gui.widgets.table_view import TableModel, TableView
from tourneydesk.gui.widgets.text_widgets import label
from tourneydesk.present import messages
from tourneydesk.present.progress import progress_text, progress_tone
from tourneydesk.present.shows import icon_of
from tourneydesk.present.table import Column, Row
from tourneydesk.store.errors import display_name

MOST_ROWS = 6
"""Visible at once; the others are scrolled to."""


class RecentList(QWidget):
    """Events that were open before, latest first; ``chosen`` follows the selection."""

    event_requested = Signal(Path)
    rehearsal_requested = Signal(Path)
    chosen = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._events: list[Recent] = []
        self.search = SearchField(100)
        self.search.setPlaceholderText(messages.text("home-search"))
        self.search.setAccessibleName(messages.text("home-search"))
        self.search.setFixedWidth(self.fontMetrics().horizontalAdvance("0") * 26)
        self.search.textChanged.connect(lambda _: self._show())
        self.search.stepped.connect(self._step)
        self.search.returnPressed.connect(self.open_chosen)
        columns = (
            Column("", "icon"),
            Column(messages.text("window-recent-event"), wide=True, least=14),
            Column(messages.text("window-recent-format"), most=24),
            Column(messages.text("home-status"), "chip", most=34),
            Column(messages.text("home-players"), "number"),
            Column(messages.text("home-date"), "number", most=16),
        )
        self.table: TableView[int] = TableView(TableModel(columns), messages.text("window-recent"))
        row = self.table.verticalHeader()
        row.setDefaultSectionSize(row.defaultSectionSize() * 11 // 8)
        self.table.on_keys({"keys-home-open": self.open_chosen, "keys-home-remove": self.remove})
        self.table.doubleClicked.connect(lambda _: self.open_chosen())
        self.table.chosen.connect(lambda _: self.chosen.emit())
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._show_menu)
        self._none = label(messages.text("home-none-found"), "quiet")
        inner_column(
            self,
            row_of(label(messages.text("window-recent"), "section"), REST, self.search),
            self.table,
            self._none,
        )

    @property
    def event_(self) -> Recent | None:
        """The selected event."""
        key = self.table.key
        return self._events[key] if key is not None and key < len(self._events) else None

    @property
    def has_events(self) -> bool:
        return bool(self._events)

    def refresh(self) -> None:
        """Reads the list again and selects the latest event."""
        self._events = recent_events()
        self.search.clear()
        self._show()
        if self._events:
            self.table.choose(0)

    def open_chosen(self) -> None:
        self._emit(self.event_requested.emit)

    def rehearse_chosen(self) -> None:
        self._emit(self.rehearsal_requested.emit)

    def remove(self) -> None:
        """Removes the selected event from the list; the file stays."""
        event, row = self.event_, self.table.currentIndex().row()
        if event is None:
            return
        forget(Path(event.path))
        self._events = recent_events()
        self._show()
        left = self.table.rows
        if left:
            self.table.choose(left[min(row, len(left) - 1)].key)
        self.chosen.emit()

    def _emit(self, request: Callable[[Path], None]) -> None:
        event = self.event_
        if event is not None:
            request(Path(event.path))

    def _show_folder(self) -> None:
        event = self.event_
        if event is not None:
            QDesktopServices.openUrl(QUrl.fromLocalFile(str(Path(event.path).parent)))

    def _show(self) -> None:
        words = self.search.text().split()
        rows = [
            row
            for row, event in zip(_rows(self._events), self._events, strict=True)
            if all(contains(word, " ".join((*row.cells, event.path))) for word in words)
        ]
        self.table.show_rows(rows)
        if rows and self.table.key is None:
            self.table.choose(rows[0].key)
        height = self.table.verticalHeader().defaultSectionSize() * min(len(rows), MOST_ROWS)
        self.table.setFixedHeight(height + self.table.horizontalHeader().sizeHint().height() + 4)
        self.table.setVisible(bool(rows))
        self._none.setVisible(not rows)
        self.chosen.emit()

    def _step(self, by: int) -> None:
        rows = self.table.rows
        at = self.table.currentIndex().row() + by
        if 0 <= at < len(rows):
            self.table.choose(rows[at].key)

    def _show_menu(self, at: QPoint) -> None:
        menu = QMenu(self.table)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for name, does in (
            ("home-open", self.open_chosen),
            ("safety-home-rehearse", self.rehearse_chosen),
            ("home-show-folder", self._show_folder),
            ("home-remove", self.remove),
        ):
            menu.addAction(messages.text(name)).triggered.connect(does)
        menu.popup(self.table.viewport().mapToGlobal(at))


def names_of(events: Sequence[Recent]) -> list[str]:
    """The name of each event, with its file if another has the same name, and with its folder if
    another has the same file name, too: for example, a damaged event and the one recovered from it.
    """
    names = Counter(event.name for event in events)
    files = Counter((event.name, Path(event.path).name) for event in events)
    shown = []
    for event in events:
        path = Path(event.path)
        file = display_name(path)
        if files[event.name, path.name] > 1:
            file = str(path.parent)
        twin = names[event.name] > 1
        shown.append(
            messages.text("window-recent-twin", name=event.name, file=file) if twin else event.name
        )
    return shown


def _rows(events: Sequence[Recent]) -> list[Row[int]]:
    return [
        Row(
            number,
            (
                "calendar" if event.format == DAY else icon_of(event.format),
                name,
                _format_name(event.format),
                progress_text(event.progress),
                messages.number(event.progress.players) if event.progress.players else "",
                day_text(event.progress.date or event.day),
            ),
            tones=("", "strong", "quiet", progress_tone(event.progress), "", ""),
        )
        for number, (event, name) in enumerate(zip(events, names_of(events), strict=True))
    ]


def _format_name(key: str) -> str:
    if key == DAY:
        return messages.text("day-format")
    return messages.text("format-name", key) if key in FORMATS else key


def day_text(typed: str) -> str:
    """A day in the user's notation, without the year if that is this one; today in a word. What is
    not written as in ISO 8601 stays as typed.
    """
    try:
        day = date.fromisoformat(typed)
    except ValueError:
        return typed
    today = date.today()  # noqa: DTZ011  # the user's own day
    if day == today:
        return messages.text("home-today")
    shown = QDate(day.year, day.month, day.day)
    if day.year != today.year:
        return locale().toString(shown, QLocale.FormatType.ShortFormat)
    return locale().toString(shown, messages.text("home-day-format"))
