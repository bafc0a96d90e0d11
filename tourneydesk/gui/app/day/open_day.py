"""The day that is open in the window: its list, its sections, and which of them is shown."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from tourneydesk.core.day import SamePerson
from tourneydesk.core.event import Event
from tourneydesk.desk.day.sections import Day, DayFile, people_in_several, write_day
from tourneydesk.gui.app.day.open_section import OpenSection
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.present.day import NamedSection, section_names
from tourneydesk.store.errors import display_name

if TYPE_CHECKING:
    from tourneydesk.gui.event.workspace import Workspace


WHOLE_DAY = -1
"""The position of the page of the whole day; the others are those of the sections."""


class OpenDay(QObject):
    """What the lists, the page, the display, the clocks and the moves of a day need of it."""

    refresh_requested = Signal()
    """Something was done with sections: what shows them is to show their present state."""
    report_requested = Signal()
    """Requests the rating report of all sections."""
    phones_requested = Signal()
    """Requests the dialog about the pages that phones can read."""

    def __init__(self) -> None:
        super().__init__()
        self.path: Path | None = None
        self.file = DayFile()
        """The list as it is on the disk."""
        self.sections: list[OpenSection] = []
        self.at = WHOLE_DAY
        """The position of the section that is shown."""
        self._compared: tuple[Event, ...] = ()
        self._twice: tuple[SamePerson, ...] = ()

    @property
    def is_open(self) -> bool:
        return self.path is not None

    @property
    def name(self) -> str:
        return "" if self.path is None else display_name(self.path.with_suffix(""))

    @property
    def as_day(self) -> Day:
        """The day for the desk."""
        path = self.path or Path()
        return Day(path, self.file, tuple(one.as_section for one in self.sections))

    @property
    def names(self) -> tuple[str, ...]:
        """The name of each section, open or not."""
        return section_names(
            [
                (
                    display_name(one.path.with_suffix("")),
                    None if one.session is None else one.session.event,
                )
                for one in self.sections
            ]
        )

    @property
    def named(self) -> tuple[NamedSection, ...]:
        """The open sections; their positions are those of `open_positions`."""
        names = self.names
        return tuple(
            NamedSection(names[at], one.session.event)
            for at, one in enumerate(self.sections)
            if one.session is not None
        )

    @property
    def open_positions(self) -> tuple[int, ...]:
        """The positions of the open sections among all."""
        return tuple(at for at, one in enumerate(self.sections) if one.session is not None)

    @property
    def people_twice(self) -> tuple[SamePerson, ...]:
        """The people who play in several of the open sections; found once for each state."""
        events = self.as_day.events
        if list(map(id, events)) != list(map(id, self._compared)):
            self._compared, self._twice = events, people_in_several(events)
        return self._twice

    @property
    def workspaces(self) -> list[Workspace]:
        """The workspaces that exist."""
        return [one.workspace for one in self.sections if one.workspace is not None]

    @property
    def reported(self) -> list[QtSession]:
        """The open sections whose format has a rating report of several sections."""
        # Imported here: few days are exported, and never before they are played.
        from tourneydesk.exchange.kinds import KINDS, kinds_of

        sessions = [one.session for one in self.sections if one.session is not None]
        several = {key for key, kind in KINDS.items() if kind.several}
        return [one for one in sessions if several.intersection(kinds_of(one.event))]

    def write(self, file: DayFile) -> None:
        """Writes the list; FileTrouble if that fails."""
        if self.path is not None:
            write_day(self.path, file)
            self.file = file
