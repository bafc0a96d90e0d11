"""What the audience sees now: turns the pages, keeps them up to date, freezes them."""

from dataclasses import replace

from PySide6.QtCore import QObject, QTimer, Signal

from tourneydesk.core.event import Event
from tourneydesk.gui.projector.painting import Beside
from tourneydesk.gui.projector.settings import (
    ProjectorSettings,
    remember_settings,
    remembered,
)
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.gui.tasks.background import Background
from tourneydesk.present.projector.pages import DisplayOptions, ProjectorPage, projector_pages


class Showing(QObject):
    """The pages of the open event. They are created in the background, and only while someone sees
    them: the audience, or the user in the preview.
    """

    page_changed = Signal()
    """The page, its rows or what accompanies it has changed."""
    settings_changed = Signal()
    """The settings, or the paused or frozen state, have changed."""

    said = Signal()
    """The message has changed."""

    def __init__(self, session: QtSession, timer: RoundTimer) -> None:
        super().__init__()
        self.session = session
        self.timer = timer
        self.settings = remembered(session.path)
        self.message = ""
        self.paused = False
        self._kept: Event | None = None
        self.pages: list[ProjectorPage] = []
        self._at = 0
        self._round = len(session.event.rounds)
        self._lookers: set[str] = set()
        self._work = Background[list[ProjectorPage]]()
        self._again = False
        self.turning = QTimer(self)
        self.turning.timeout.connect(self.turn)
        session.changed.connect(self._moved)
        session.saved_as.connect(self._remember)
        session.announced.changed.connect(self.renew)
        timer.ticked.connect(self._ticked)
        self._more_time = timer.more_time

    @property
    def busy(self) -> bool:
        """Whether pages are being created."""
        return self._work.busy

    @property
    def frozen(self) -> bool:
        """Whether it shows an earlier state of the event."""
        return self._kept is not None

    @property
    def seen(self) -> Event:
        """The event as the audience sees it."""
        return self.session.event if self._kept is None else self._kept

    @property
    def page(self) -> ProjectorPage | None:
        """The current page; None before the first ones are created."""
        return self.pages[self._at] if self.pages else None

    @property
    def beside(self) -> Beside:
        """What accompanies the page."""
        return Beside(self.timer.time, self.timer.warned, self.message.strip())

    @property
    def asked(self) -> DisplayOptions:
        """The input for creating the pages."""
        chosen = self.settings
        return DisplayOptions(
            chosen.kinds,
            chosen.distance,
            chosen.ratings,
            chosen.ages,
            self.message,
            self.timer.more_time,
            self.session.announced.tables(self.seen),
        )

    def look(self, who: str, looks: bool) -> None:
        """A viewer (``room``, ``preview``) starts or stops watching."""
        before = bool(self._lookers)
        (self._lookers.add if looks else self._lookers.discard)(who)
        if self._lookers and not before:
            self.turning.start(self.settings.seconds * 1000)
            self.renew()
        elif not self._lookers:
            self.turning.stop()

    def change(self, settings: ProjectorSettings) -> None:
        """Applies new settings and remembers them."""
        if settings == self.settings:
            return
        self.settings = settings
        self._remember()
        self._stay()
        self.settings_changed.emit()
        self.renew()

    def say(self, message: str) -> None:
        """Shows a message under every page; an empty one removes it."""
        if message != self.message:
            self.message = message
            self.said.emit()
            self.renew()

    def pause(self, paused: bool) -> None:
        """Pauses on this page, or resumes."""
        self.paused = paused
        self._stay()
        self.settings_changed.emit()

    def freeze(self, frozen: bool) -> None:
        """Freezes the current state while results are typed; the clock keeps running."""
        self._kept = self.session.event if frozen else None
        self.settings_changed.emit()
        self.renew()

    def step(self, by: int) -> None:
        """Moves by this many pages, forward or back; the new page stays for its full time."""
        if self.pages:
            self._go_to((self._at + by) % len(self.pages))
            self._stay()

    def renew(self) -> None:
        """Recreates the pages, for the current or the frozen event."""
        if not self._lookers:
            return
        if self._work.busy:
            # Results arrive faster than pages: the next pages include all of them.
            self._again = True
            return
        self._again = False
        event, asked = self.seen, self.asked
        self._work.start(
            lambda: projector_pages(event, asked),
            lambda outcome: self._finished(len(event.rounds), outcome),
        )

    def leave(self) -> None:
        """The event is closing."""
        self.turning.stop()
        self._lookers.clear()
        self._work.cancel()

    def turn_on(self, on: bool) -> None:
        """Remembers whether the audience sees it."""
        self.change(replace(self.settings, on=on))

    def _remember(self) -> None:
        remember_settings(self.settings, self.session.path)

    def _moved(self) -> None:
        """The event has changed. Once another round is posted, no results of the previous one are
        typed any more, so it unfreezes: players must be able to find their tables.
        """
        if self._kept is not None and len(self.session.event.rounds) > len(self._kept.rounds):
            self.freeze(False)
        else:
            self.renew()

    def _finished(self, rounds: int, outcome: list[ProjectorPage] | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        before, posted = self.page, rounds > self._round
        self.pages = outcome
        self._at = self._place_of(before, posted=posted)
        self._round = rounds
        now = outcome[self._at]
        if posted or before is None or (before.kind, before.number) != (now.kind, now.number):
            self._stay()
        if posted and self.paused:
            # The page that was to stay no longer exists, and everyone is looking for their table.
            self.pause(False)
        self.page_changed.emit()
        if self._again:
            self.renew()

    def _place_of(self, before: ProjectorPage | None, *, posted: bool) -> int:
        """The position of the current page in the new pages; for a new round, its tables come
        first.
        """
        if before is None or posted:
            return 0
        same = [at for at, page in enumerate(self.pages) if page.kind == before.kind]
        if not same:
            return min(self._at, len(self.pages) - 1)
        return same[min(before.number, len(same)) - 1]

    def _stay(self) -> None:
        """Restarts the full time of the current page."""
        if self.turning.isActive():
            self.turning.start(self.settings.seconds * 1000)

    def turn(self) -> None:
        if not self.paused and len(self.pages) > 1:
            self._go_to((self._at + 1) % len(self.pages))

    def _go_to(self, at: int) -> None:
        self._at = at
        self.page_changed.emit()

    def _ticked(self) -> None:
        if self.timer.more_time != self._more_time:
            self._more_time = self.timer.more_time
            self.renew()
        if self._lookers:
            self.page_changed.emit()
