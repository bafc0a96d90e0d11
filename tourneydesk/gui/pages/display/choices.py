"""What the audience sees and how: the list of pages and a card of the display page."""

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QFormLayout, QFrame, QVBoxLayout

from tourneydesk.gui.pages.display.playlist import Playlist
from tourneydesk.gui.projector.settings import MAX_SECONDS, MIN_SECONDS, ProjectorSettings
from tourneydesk.gui.widgets.layout.boxes import column_of, frame_of
from tourneydesk.gui.widgets.text_widgets import ChoiceBox, Field, check, label, label_for
from tourneydesk.present import messages
from tourneydesk.present.projector.geometry import DISTANCES, rows_down
from tourneydesk.present.projector.page import KINDS


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
