"""The panels of the display page: pages, clock, screens."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QFormLayout,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QVBoxLayout,
)

from tourneydesk.gui.projector.projector import Projector
from tourneydesk.gui.projector.settings import MAX_SECONDS, MIN_SECONDS, ProjectorSettings
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import MAX_MINUTES, RoundTimer, added_text
from tourneydesk.gui.widgets.buttons import ActionButton
from tourneydesk.gui.widgets.layouts import FlowLayout, column_of, frame_of, row_of
from tourneydesk.gui.widgets.text_widgets import (
    ChoiceBox,
    Field,
    button,
    check,
    escaped,
    label,
    label_for,
    relook,
    show_text,
)
from tourneydesk.gui.widgets.theme import SMALL, icon, scaled
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import DISTANCES, rows_down
from tourneydesk.present.projector.page import KINDS, Kind, ProjectorPage
from tourneydesk.present.projector.pages import useful_kinds

# The pages that the audience sees, one row for each kind: ticked or not, how many, how long.

ICONS: dict[Kind, str] = {
    "names": "search",
    "tables": "swords",
    "ring": "circle-dot",
    "standings": "trophy",
    "places": "chart-line",
    "bars": "chart-no-axes-column",
    "out": "user-x",
    "final": "medal",
    "clock": "clock",
    "message": "megaphone",
}
USUAL_ICON = "list-ordered"
"""For a kind that has no icon of its own."""


class Playlist(QFrame):
    """A card with a row for each kind of page."""

    changed = Signal()
    """The user ticked a kind, or removed a tick."""

    def __init__(self, format_key: str) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self.boxes: dict[Kind, QCheckBox] = {}
        self.counts: dict[Kind, QLabel] = {}
        self.showing: dict[Kind, QLabel] = {}
        self.seconds: dict[Kind, QLabel] = {}
        lines = QGridLayout(self)
        lines.setContentsMargins(12, 8, 12, 8)
        lines.setHorizontalSpacing(12)
        lines.setColumnStretch(1, 1)
        for row, kind in enumerate(useful_kinds(format_key)):
            box = check(messages.text(f"display-kinds-{kind}", format_key))
            box.setIcon(icon(ICONS.get(kind, USUAL_ICON)))
            side = scaled(SMALL, box.fontMetrics().height())
            box.setIconSize(QSize(side, side))
            box.toggled.connect(self.changed)
            self.boxes[kind] = box
            self.counts[kind] = label("", "quiet")
            self.showing[kind] = label(messages.text("display-showing"), "chip-accent")
            keeping = self.showing[kind].sizePolicy()
            keeping.setRetainSizeWhenHidden(True)
            self.showing[kind].setSizePolicy(keeping)
            self.seconds[kind] = label("", "quiet")
            lines.addWidget(box, row, 0)
            lines.addWidget(self.counts[kind], row, 1)
            lines.addWidget(self.showing[kind], row, 2)
            lines.addWidget(self.seconds[kind], row, 3)

    def show_pages(
        self, pages: Sequence[ProjectorPage], current: ProjectorPage | None, usual: int
    ) -> None:
        """Shows how many pages each kind has, how long they stay, and which kind is shown now."""
        for kind in self.boxes:
            alike = [page for page in pages if page.kind == kind]
            count = messages.text("display-page-count", count=len(alike)) if alike else ""
            seconds = alike[0].seconds or usual if alike else 0
            show_text(self.counts[kind], count)
            stays = messages.text("display-seconds-each", seconds=seconds) if alike else ""
            show_text(self.seconds[kind], stays)
            self.showing[kind].setVisible(current is not None and current.kind == kind)


# The round clock on the display page: start, pause, minutes, extra time for all or one table.

QUICK = (-1, 1, 5)
"""Minutes that one press adds for everyone."""


class ClockPanel(QFrame):
    """A card of the display page."""

    def __init__(self, session: QtSession, timer: RoundTimer) -> None:
        super().__init__()
        self.setProperty("look", "card")
        self._session = session
        self._timer = timer
        self.time = label("", "large")
        self.time.setAccessibleName(messages.text("display-clock"))
        self.tables = label("", "quiet", wraps=True)
        self.toggle = ActionButton("display-clock-turn", timer.start_or_pause)
        self.reset = button("", does=timer.reset)
        self.quick = {minutes: button(_signed(minutes)) for minutes in QUICK}
        for minutes, push_button in self.quick.items():
            push_button.setAccessibleName(added_text(minutes, session.event.format))
            push_button.clicked.connect(lambda _=False, by=minutes: timer.add(by))
        self.minutes = Field(4)
        self.minutes.setText(str(timer.minutes))
        self.minutes.editingFinished.connect(self._set_minutes)
        self.table = Field(4)
        self.added = Field(4)
        self.added.setText("5")
        self.add = button(messages.text("display-clock-add"), does=self._add_for_table)
        self.table.returnPressed.connect(self._add_for_table)
        self.added.returnPressed.connect(self._add_for_table)
        timer.ticked.connect(self.refresh)
        self._lay_out()
        self.refresh()

    def refresh(self) -> None:
        """Shows the current state of the clock."""
        status, look = self._timer.status_text()
        first, _, tables = status.partition("\n")
        show_text(self.time, first or f"{self._timer.minutes}:00", look)
        show_text(self.tables, tables)
        self.tables.setVisible(bool(tables))
        clock = self._timer.clock
        going = clock is not None and clock.running
        begun = clock is not None and clock.started
        message_key = (
            "display-clock-pause"
            if going
            else "display-clock-go-on"
            if begun
            else "display-clock-start"
        )
        self.toggle.show_text(message_key)
        self.reset.setText(messages.text("display-clock-again", time=f"{self._timer.minutes}:00"))
        posted = bool(self._session.event.rounds)
        self.toggle.allow(posted, messages.text("display-clock-no-round"))
        for push_button in (self.reset, self.add, *self.quick.values()):
            push_button.setEnabled(posted)

    def _set_minutes(self) -> None:
        text = self.minutes.text().strip()
        minutes = int(text) if text.isascii() and text.isdigit() else 0
        if not 1 <= minutes <= MAX_MINUTES:
            self._session.message.emit(
                messages.text("display-clock-minutes-invalid", most=MAX_MINUTES), "attention"
            )
            self.minutes.setText(str(self._timer.minutes))
        elif minutes != self._timer.minutes:
            self._timer.set_minutes(minutes)
        self.refresh()

    def _add_for_table(self) -> None:
        posted = self._session.event.current
        table, minutes = _whole(self.table.text()), _whole(self.added.text())
        if posted is None or not table or not minutes or posted.table(table) is None:
            self._session.message.emit(
                messages.text("display-clock-table-invalid", self._session.event.format),
                "attention",
            )
            return
        self._timer.add(minutes, table)
        self.table.clear()

    def _lay_out(self) -> None:
        digit = self.fontMetrics().horizontalAdvance("0")
        board = messages.text("display-clock-table", self._session.event.format)
        needed = self.fontMetrics().horizontalAdvance(board) + digit * 4
        for field in (self.minutes, self.table, self.added):
            field.setMaximumWidth(max(digit * 9, needed if field is self.table else 0))
        self.table.setPlaceholderText(board)
        self.added.setAccessibleName(messages.text("display-clock-added"))
        self.added.setPlaceholderText(messages.text("display-clock-added"))
        buttons, everyone, for_table = FlowLayout(), FlowLayout(), FlowLayout()
        for layout, items in (
            (buttons, (self.toggle, self.reset)),
            (everyone, self.quick.values()),
            (for_table, (self.table, self.added, self.add)),
        ):
            for item in items:
                layout.addWidget(item)
        minutes = label_for(messages.text("display-clock-minutes"), self.minutes, wraps=True)
        column_of(
            label(messages.text("display-clock"), "section"),
            self.time,
            self.tables,
            buttons,
            row_of((minutes, 1), self.minutes),
            label(messages.text("display-clock-more"), wraps=True),
            everyone,
            label_for(
                messages.text("display-clock-for-table", self._session.event.format),
                self.table,
                wraps=True,
            ),
            for_table,
            on=self,
            margins=12,
        )


def _signed(minutes: int) -> str:
    return f"+{minutes}" if minutes > 0 else f"−{-minutes}"


def _whole(text: str) -> int:
    """A whole number, optionally signed; 0 for anything else."""
    text = text.strip().replace("−", "-")
    digits = text.removeprefix("-").removeprefix("+")
    return int(text) if digits.isascii() and digits.isdigit() else 0


# Where the audience sees the pages: the screens of this computer, full screen or in a window.


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


class DisplayChoices(QObject):
    """The fields, and the settings they represent."""

    changed = Signal()
    """The user changed a choice."""

    def __init__(self, format_key: str, chosen: ProjectorSettings) -> None:
        super().__init__()
        self.playlist = Playlist(format_key)
        self.kinds = self.playlist.boxes
        self.seconds = Field(3)
        self.distance = ChoiceBox()
        self.colors = ChoiceBox()
        self.ratings = check(messages.text("display-ratings"))
        self.ages = check(messages.text("display-ages"))
        self.phones = check(messages.text("display-phones"))
        self.how = self._how()
        self._fill(chosen)
        self._connect()

    def settings_from(
        self, chosen: ProjectorSettings, slip: Callable[[str], None]
    ) -> ProjectorSettings:
        """The settings from the fields; kinds of other formats keep their state. Invalid seconds
        are reported to ``slip`` and reset.
        """
        kinds = tuple(
            kind
            for kind in KINDS
            if (self.kinds[kind].isChecked() if kind in self.kinds else kind in chosen.kinds)
        )
        return replace(
            chosen,
            kinds=kinds,
            seconds=self._seconds(chosen.seconds, slip),
            distance=DISTANCES[self.distance.currentIndex()],
            dark=self.colors.currentIndex() == 0,
            ratings=self.ratings.isChecked(),
            ages=self.ages.isChecked(),
            phones=self.phones.isChecked(),
        )

    def _seconds(self, before: int, slip: Callable[[str], None]) -> int:
        text = self.seconds.text().strip()
        seconds = int(text) if text.isascii() and text.isdigit() else 0
        if MIN_SECONDS <= seconds <= MAX_SECONDS:
            return seconds
        slip(messages.text("display-seconds-invalid", least=MIN_SECONDS, most=MAX_SECONDS))
        self.seconds.setText(str(before))
        return before

    def _fill(self, chosen: ProjectorSettings) -> None:
        """Sets every field from the settings."""
        for kind, box in self.kinds.items():
            box.setChecked(kind in chosen.kinds)
        self.seconds.setText(str(chosen.seconds))
        for heights in DISTANCES:
            self.distance.addItem(
                messages.text("display-number-distance", heights=heights, rows=rows_down(heights))
            )
        self.distance.setCurrentIndex(DISTANCES.index(chosen.distance))
        self.colors.addItems(
            [messages.text("display-dark-colors"), messages.text("display-light-colors")]
        )
        self.colors.setCurrentIndex(0 if chosen.dark else 1)
        self.ratings.setChecked(chosen.ratings)
        self.ages.setChecked(chosen.ages)
        self.phones.setChecked(chosen.phones)

    def _connect(self) -> None:
        self.playlist.changed.connect(self.changed)
        for box in (self.ratings, self.ages, self.phones):
            box.toggled.connect(self.changed)
        self.distance.currentIndexChanged.connect(self.changed)
        self.colors.currentIndexChanged.connect(self.changed)
        self.seconds.editingFinished.connect(self.changed)

    def _how(self) -> QFrame:
        frame, lines = card(messages.text("display-how"))
        form = QFormLayout()
        form.setRowWrapPolicy(QFormLayout.RowWrapPolicy.WrapLongRows)
        for text, field in (
            (messages.text("display-distance"), self.distance),
            (messages.text("display-seconds"), self.seconds),
            (messages.text("display-dark"), self.colors),
        ):
            form.addRow(label_for(text, field), field)
        lines.addLayout(form)
        lines.addWidget(self.ratings)
        lines.addWidget(self.ages)
        return frame


def card(heading: str) -> tuple[QFrame, QVBoxLayout]:
    """A card of the page with its heading, and the layout for its content."""
    lines = column_of(label(heading, "section"), margins=12)
    return frame_of("card", lines), lines
