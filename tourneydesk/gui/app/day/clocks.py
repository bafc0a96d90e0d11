"""The round clocks of all sections of a day: a warning is said wherever the user is."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.desk.round_clock import Moment, moment_now, seconds_left, warning
from tourneydesk.gui.app.day.open_day import OpenDay
from tourneydesk.gui.app.day.open_section import OpenSection
from tourneydesk.present import messages

TICK = 1000
"""Milliseconds between two looks at all clocks."""


class DayClocks(QObject):
    """Looks at the clocks while the day is open, also where a section was not shown yet."""

    changed = Signal()
    """The warning of a section has changed."""
    warned = Signal(str)
    """A section that is not on show has come to a warning."""

    def __init__(self, day: OpenDay) -> None:
        super().__init__(day)
        self._day = day
        self.now: Callable[[], Moment] = moment_now
        self._known: dict[OpenSection, str] = {}
        self._timer = QTimer(self, interval=TICK)
        self._timer.timeout.connect(self.tick)

    def begin(self) -> None:
        """The day is open: what is late already is in the list of sections, and not said."""
        self._known = {one: self.text(one) for one in self._day.sections}
        self._timer.start()

    def leave(self) -> None:
        """The day is closing."""
        self._timer.stop()
        self._known = {}

    def text(self, section: OpenSection) -> str:
        """The warning of a section whose clock runs, in words; empty if there is none."""
        clock = section.clock
        if clock is None or not clock.running:
            return ""
        level = warning(seconds_left(clock, self.now()))
        return "" if level is None else messages.text(f"display-clock-warnings-{level}")

    def tick(self) -> None:
        """Reports each warning that has changed since the last look."""
        before, self._known = self._known, {one: self.text(one) for one in self._day.sections}
        if before == self._known:
            return
        self.changed.emit()
        for at, (section, text) in enumerate(self._known.items()):
            # The section that is on show says it itself.
            if text and before.get(section) != text and at != self._day.at:
                name = self._day.names[at]
                self.warned.emit(messages.text("label-value", label=name, value=text))
