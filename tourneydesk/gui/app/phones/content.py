"""What phones are shown now: the open event or the sections of the open day, as frozen values."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale

from tourneydesk.desk.round_clock import Moment, RoundClock, clock_face, moment_now, seconds_left
from tourneydesk.gui.projector.settings import saved_settings
from tourneydesk.gui.projector.slideshow import Slideshow
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.user_data.language import locale
from tourneydesk.present import messages
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent
from tourneydesk.present.projector.web_pages import RoundEnd

if TYPE_CHECKING:
    from tourneydesk.gui.app.interfaces.day_window import DayWindow


@dataclass(frozen=True, slots=True)
class Shared:
    """An open event, its display if it has one already, its clock, and its name in a day."""

    session: QtSession
    slideshow: Slideshow | None
    clock: RoundClock | None
    section: str = ""

    def as_phone_event(self, now: Moment) -> PhoneEvent:
        """The event as phones see it; a frozen display freezes them, too."""
        end = round_end(self.clock, now)
        if self.slideshow is not None:
            return PhoneEvent(self.slideshow.event_shown, self.slideshow.options, end)
        options = DisplayOptions(
            saved_settings(self.session.path).kinds,
            logo=self.session.logo.picture,
            section=self.section,
        )
        return PhoneEvent(self.session.event, options, end)


def shared_events(window: DayWindow) -> list[Shared]:
    """The events that are open in the window; none at home."""
    return list(_sections(window)) if window.day is not None else list(_alone(window))


def round_end(clock: RoundClock | None, now: Moment | None = None) -> RoundEnd | None:
    """What the pages say of the clock; None if none is set."""
    if clock is None:
        return None
    now = now or moment_now()
    left = seconds_left(clock, now)
    if not clock.running:
        return RoundEnd(messages.text("phones-clock-stopped", time=clock_face(left)))
    ends = now.wall + left
    moment = QDateTime.fromSecsSinceEpoch(ends).time()
    at = locale().toString(moment, QLocale.FormatType.ShortFormat)
    return RoundEnd(messages.text("phones-clock-ends", time=at), ends)


def _alone(window: DayWindow) -> Iterator[Shared]:
    workspace = window.workspace
    if workspace is not None:
        projector = workspace.projector
        yield Shared(workspace.session, projector.slideshow, projector.timer.clock)


def _sections(window: DayWindow) -> Iterator[Shared]:
    day = window.day
    if day is None:
        return
    day.display.name_sections()
    for section, name in zip(day.sections, day.names, strict=True):
        if section.session is not None:
            workspace = section.workspace
            slideshow = None if workspace is None else workspace.projector.slideshow
            yield Shared(section.session, slideshow, section.clock, name)
