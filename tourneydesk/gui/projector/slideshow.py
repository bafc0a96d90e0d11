"""What the audience sees now: turns the pages, keeps them up to date, freezes them."""

from collections.abc import Callable, Hashable
from dataclasses import replace
from fractions import Fraction

from PySide6.QtCore import QDateTime, QLocale, QObject, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from tourneydesk.core.event import Event
from tourneydesk.gui.projector.page_layout import Notices, measure_by_letters
from tourneydesk.gui.projector.settings import ProjectorSettings, save_settings, saved_settings
from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.session.round_timer import RoundTimer
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.language import locale
from tourneydesk.present.messages import name_of
from tourneydesk.present.projector.geometry import ASPECT
from tourneydesk.present.projector.page import KINDS, DisplayOptions, Kind, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages

FIND_TIME = 10 * 60 * 1000
"""Milliseconds after a round is posted in which only the list by name is shown."""
WHILE_FINDING = ("names", "message")


class Slideshow(QObject):
    """The pages of the open event. They are created in the background, and only while someone sees
    them: the audience, or the user in the preview.
    """

    page_changed = Signal()
    """The page, its rows or what accompanies it has changed."""
    settings_changed = Signal()
    """The settings, or the paused or frozen state, have changed."""

    message_changed = Signal()
    """The message has changed."""

    def __init__(self, session: QtSession, timer: RoundTimer) -> None:
        super().__init__()
        self.session = session
        self.timer = timer
        self.settings = saved_settings(session.path)
        self.message = ""
        self.paused = False
        self._frozen_event: Event | None = None
        self.pages: list[ProjectorPage] = []
        self._index = 0
        self._round = len(session.event.rounds)
        self._viewers: set[str] = set()
        self._work = Background[list[ProjectorPage]]()
        self._renew_again = False
        self._wanted: Kind | None = None
        self.turning = QTimer(self)
        self.turning.timeout.connect(self.next_page)
        self.finding = QTimer(self, singleShot=True, interval=FIND_TIME)
        self.finding.start()
        self._announced: Kind | None = None
        self._aspect = ASPECT
        self.section = ""
        """The name of the event as a section of a day; empty for an event by itself."""
        self.hand_over: Callable[[], bool] = lambda: False
        """Called after the last page: whether another section takes its turn."""
        session.changed.connect(self._event_changed)
        session.saved_as.connect(self._remember)
        session.announced.changed.connect(self.renew)
        session.logo.changed.connect(self.renew)
        session.pages_shared.connect(self.renew)
        timer.ticked.connect(self._clock_ticked)
        self._more_time = timer.more_time

    @property
    def busy(self) -> bool:
        """Whether pages are being created."""
        return self._work.busy

    @property
    def frozen(self) -> bool:
        """Whether it shows an earlier state of the event."""
        return self._frozen_event is not None

    @property
    def event_shown(self) -> Event:
        """The event as the audience sees it."""
        return self.session.event if self._frozen_event is None else self._frozen_event

    @property
    def page(self) -> ProjectorPage | None:
        """The current page; None before the first ones are created."""
        return self.pages[self._index] if self.pages else None

    @property
    def page_seconds(self) -> int:
        """How long the current page stays."""
        page = self.page
        return page.seconds if page is not None and page.seconds else self.settings.seconds

    @property
    def finding_tables(self) -> bool:
        """Whether everyone is looking for their tables: a round was just posted, its clock is not
        running and no result is in.
        """
        posted = self.event_shown.current
        return (
            self.finding.isActive()
            and not self.timer.running
            and posted is not None
            and len(posted.missing) == len(posted.tables)
        )

    @property
    def next_index(self) -> int:
        """The page that follows: an announcement, in the first minutes of a round the next page of
        names, else the next page.
        """
        after = self._index + 1
        following: list[int] = [*range(after, len(self.pages)), *range(after)]
        kinds: tuple[str, ...] = ()
        if self._announced is not None:
            kinds = (self._announced,)
        elif self.finding_tables:
            kinds = WHILE_FINDING
        chosen: list[int] = [at for at in following if self.pages[at].kind in kinds]
        if self._announced is not None:
            chosen.sort()
        return chosen[0] if chosen else following[0]

    @property
    def notices(self) -> Notices:
        """What accompanies the page."""
        moment = QDateTime.fromSecsSinceEpoch(self.timer.now().wall)
        now = locale().toString(moment.time(), QLocale.FormatType.ShortFormat)
        return Notices(self.timer.time, self.timer.warning_text, now)

    @property
    def options(self) -> DisplayOptions:
        """The input for creating the pages."""
        settings = self.settings
        return DisplayOptions(
            settings.kinds,
            settings.distance,
            settings.ratings,
            settings.ages,
            self.message,
            self.timer.more_time,
            self.session.announced.tables(self.event_shown),
            aspect=self._aspect,
            address=settings.address or (self.session.pages_address if settings.phones else ""),
            logo=self.session.logo.picture,
            section=self.section,
        )

    def begin_again(self) -> None:
        """Begins with the first page, as another section has had its turn."""
        self._index = 0
        self._restart_page_time()
        self.page_changed.emit()

    def watch(self, viewer: str, watching: bool) -> None:
        """A viewer (``room``, ``preview``) starts or stops watching."""
        before = bool(self._viewers)
        (self._viewers.add if watching else self._viewers.discard)(viewer)
        if self._viewers and not before:
            self.turning.start(self.page_seconds * 1000)
            self.renew()
        elif not self._viewers:
            self.turning.stop()

    def change(self, settings: ProjectorSettings) -> None:
        """Applies new settings and remembers them."""
        if settings == self.settings:
            return
        self.settings = settings
        self._remember()
        self._restart_page_time()
        self.settings_changed.emit()
        self.renew()

    def show_message(self, message: str) -> None:
        """Shows a message under every page; an empty one removes it."""
        if message != self.message:
            self.message = message
            self.message_changed.emit()
            self.renew()

    def fit(self, width: int, height: int) -> None:
        """Lays out the pages for the audience's screen: a narrow one has fewer columns of names."""
        aspect = Fraction(width, max(1, height))
        if aspect != self._aspect:
            self._aspect = aspect
            self.renew()

    def pause(self, paused: bool) -> None:
        """Pauses on this page, or resumes."""
        self.paused = paused
        self._restart_page_time()
        self.settings_changed.emit()

    def freeze(self, frozen: bool) -> None:
        """Freezes the current state while results are typed; the clock keeps running."""
        self._frozen_event = self.session.event if frozen else None
        self.settings_changed.emit()
        self.renew()

    def step(self, by: int) -> None:
        """Moves by this many pages, forward or back; the new page stays for its full time."""
        if self.pages:
            self._go_to((self._index + by) % len(self.pages))
            self._restart_page_time()

    def show_kind(self, kind: Kind) -> None:
        """Turns to the first page of this kind, now or as soon as it is created; the current state
        of the event, even if an earlier one was frozen.
        """
        self._wanted = kind
        if self.frozen:
            self.freeze(False)
        if kind in self.settings.kinds:
            self.renew()
        else:
            shown = (*self.settings.kinds, kind)
            self.change(replace(self.settings, kinds=tuple(one for one in KINDS if one in shown)))

    def renew(self) -> None:
        """Recreates the pages, for the current or the frozen event."""
        if not self._viewers:
            return
        if self._work.busy:
            # Results arrive faster than pages: the next pages include all of them.
            self._renew_again = True
            return
        self._renew_again = False
        event, options, font = self.event_shown, self.options, QGuiApplication.font()
        measure = measure_by_letters(font, (name_of(event, player.id) for player in event.players))
        self._work.start(
            lambda: projector_pages(event, replace(options, measure=measure)),
            lambda outcome: self._finished(len(event.rounds), outcome),
        )

    def leave(self) -> None:
        """The event is closing."""
        self.turning.stop()
        self.finding.stop()
        self._viewers.clear()
        self._work.cancel()

    def remember_on(self, on: bool) -> None:
        """Remembers whether the audience sees it."""
        self.change(replace(self.settings, on=on))

    def _remember(self) -> None:
        save_settings(self.settings, self.session.path)

    def _event_changed(self) -> None:
        """The event has changed. Once another round is posted, no results of the previous one are
        typed any more, so it unfreezes: players must be able to find their tables.
        """
        if self._frozen_event is not None and len(self.session.event.rounds) > len(
            self._frozen_event.rounds
        ):
            self.freeze(False)
        else:
            self.renew()

    def _finished(self, rounds: int, outcome: list[ProjectorPage] | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        before, posted = self.page, rounds > self._round
        pages_before, self.pages = self.pages, outcome
        self._index = self._place_of(before, posted=posted)
        self._round = rounds
        if posted:
            self.finding.start()
        if pages_before:
            self._announce(pages_before)
        wanted = [at for at, page in enumerate(outcome) if page.kind == self._wanted]
        if wanted:
            self._index, self._wanted = wanted[0], None
        now = outcome[self._index]
        if posted or before is None or (before.kind, before.number) != (now.kind, now.number):
            self._restart_page_time()
        if posted and self.paused:
            # The page that was to stay no longer exists, and everyone is looking for their table.
            self.pause(False)
        self.page_changed.emit()
        if self._renew_again:
            self.renew()

    def _place_of(self, before: ProjectorPage | None, *, posted: bool) -> int:
        """The position of the current page in the new pages; for a new round, its tables come
        first.
        """
        if before is None or posted:
            return 0
        same = [at for at, page in enumerate(self.pages) if page.kind == before.kind]
        if not same:
            return min(self._index, len(self.pages) - 1)
        return same[min(before.number, len(same)) - 1]

    def _restart_page_time(self) -> None:
        """Restarts the full time of the current page."""
        if self.turning.isActive():
            self.turning.start(self.page_seconds * 1000)

    def _announce(self, before: list[ProjectorPage]) -> None:
        """Shows a winner at once, and players who have just been eliminated on the next page."""
        won = [at for at, page in enumerate(self.pages) if page.podium is not None]
        if won and not self.paused and not any(page.podium is not None for page in before):
            self._index = won[0]
        elif _eliminated(self.pages) - _eliminated(before):
            self._announced = "out"

    def next_page(self) -> None:
        if self.paused:
            return
        over = self._announced is None and bool(self.pages) and self.next_index <= self._index
        if over and self.hand_over():
            return
        if len(self.pages) > 1:
            index, self._announced = self.next_index, None
            self._go_to(index)
            self._restart_page_time()

    def _go_to(self, index: int) -> None:
        self._index = index
        self.page_changed.emit()

    def _clock_ticked(self) -> None:
        if self.timer.more_time != self._more_time:
            self._more_time = self.timer.more_time
            self.renew()
        if self._viewers:
            self.page_changed.emit()


def _eliminated(pages: list[ProjectorPage]) -> set[Hashable]:
    """The players who are shown as eliminated."""
    return {row.key for page in pages if page.kind == "out" for row in page.rows}
