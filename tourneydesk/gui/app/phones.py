"""Shares the pages of what is open with phones, and keeps them up to date."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QDateTime, QLocale, QMetaObject, QObject, QTimer, Signal, SignalInstance

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.networks import Interface, interfaces
from tourneydesk.desk.phones import PhonePages, PhoneServer, page_address
from tourneydesk.desk.round_clock import Moment, RoundClock, clock_face, moment_now, seconds_left
from tourneydesk.exchange.phones import served_pages
from tourneydesk.gui.forms.network_choice import network_name
from tourneydesk.gui.projector.settings import saved_settings
from tourneydesk.gui.projector.slideshow import Slideshow
from tourneydesk.gui.session.qt_session import QtSession, refusal
from tourneydesk.gui.tasks import Background
from tourneydesk.gui.user_data.language import locale
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present import messages
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent
from tourneydesk.present.projector.web_pages import RoundEnd

if TYPE_CHECKING:
    from tourneydesk.gui.app.window import Window

# What phones are shown now: the open event or the sections of the open day, as frozen values.


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


def shared_events(window: Window) -> list[Shared]:
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


def _alone(window: Window) -> Iterator[Shared]:
    workspace = window.workspace
    if workspace is not None:
        projector = workspace.projector
        yield Shared(workspace.session, projector.slideshow, projector.timer.clock)


def _sections(window: Window) -> Iterator[Shared]:
    day = window.day
    if day is None:
        return
    day.display.name_sections()
    for section, name in zip(day.sections, day.names, strict=True):
        if section.session is not None:
            workspace = section.workspace
            slideshow = None if workspace is None else workspace.projector.slideshow
            yield Shared(section.session, slideshow, section.clock, name)


GATHERING = 1000
"""Milliseconds over which changes are collected into new pages."""
WATCHING = 3000
"""Milliseconds between two looks at the network."""
NETWORK, PORT = "phones_network", "phones_port"
"""The preferences: the interface used last, by its name, and the port, so that printed codes keep
working.
"""


class Phones(QObject):
    """Belongs to the window. Off until somebody starts it, and off again when the event is closed.

    ``find`` lists this laptop's interfaces.
    """

    changed = Signal()
    """It was started or stopped, or the address or the network has changed."""

    def __init__(self, window: Window, find: Callable[[], list[Interface]] = interfaces) -> None:
        super().__init__(window.window())
        self._window = window
        self.find = find
        self.server: PhoneServer | None = None
        self.interface: Interface | None = None
        """The interface that was chosen; while it is gone, as it was."""
        self.port = 0
        self.work = Background[PhonePages]()
        self._watched: dict[int, object] = {}
        self._connections: list[QMetaObject.Connection] = []
        self._again = False
        self._gathering = QTimer(self, singleShot=True, interval=GATHERING)
        self._gathering.timeout.connect(self._renew)
        self._watching = QTimer(self, interval=WATCHING)
        self._watching.timeout.connect(self.look_at_network)

    @property
    def on(self) -> bool:
        """Whether it is shared, or will be as soon as the network is back."""
        return self.interface is not None

    @property
    def gone(self) -> bool:
        """Whether the network that was chosen is not there now."""
        return self.on and self.server is None

    @property
    def address(self) -> str:
        """What people type; empty while nothing is shared."""
        server = self.server
        return "" if server is None else page_address(server.host, server.port)

    @property
    def looking(self) -> int:
        """How many phones looked in the last minute."""
        return 0 if self.server is None else self.server.phones

    @property
    def usual_network(self) -> str:
        return preferred(NETWORK)

    @property
    def usual_port(self) -> int | None:
        """The port used last; None for the first that is free."""
        text = preferred(PORT)
        return int(text) if text.isascii() and text.isdigit() else None

    def start(self, interface: Interface, port: int | None) -> str:
        """Shares the pages there; returns why not, in words."""
        self.stop()
        events = shared_events(self._window)
        if not events:
            return ""
        try:
            self.server = PhoneServer(self._made(events)(), interface.address, port)
        except Refused as refused:
            return refusal(refused.problems)
        self.interface, self.port = interface, self.server.port
        prefer(NETWORK, interface.name)
        prefer(PORT, str(self.port))
        self._watching.start()
        self._tell(messages.text("phones-started", address=self.address), "done")
        return ""

    def stop(self) -> None:
        """Stops sharing; nobody can reach this laptop any more."""
        if not self.on:
            return
        self._watching.stop()
        self._gathering.stop()
        self.work.cancel()
        self._close()
        self.interface = None
        self._tell(messages.text("phones-ended"), "done")
        for one in self._connections:
            QObject.disconnect(one)
        self._connections.clear()
        self._watched.clear()

    def renew_soon(self) -> None:
        """Something that phones are shown has changed."""
        if self.on and not self._gathering.isActive():
            self._gathering.start()

    def look_at_network(self) -> None:
        """Follows the interface that was chosen: it may be gone, back, or have another address."""
        chosen = self.interface
        if chosen is None:
            return
        now = [one for one in self.find() if one.name == chosen.name]
        server = self.server
        if not now:
            if server is not None:
                self._close()
                self._tell(messages.text("phones-gone", network=network_name(chosen)), "attention")
        elif server is None or not server.alive or server.host not in {one.address for one in now}:
            self._move(now[0])
        self.follow()

    def follow(self) -> None:
        """Watches what is open now: in a day, sections come and go."""
        if not self.on:
            return
        for one in shared_events(self._window):
            self._watch(one)
            one.session.share_pages_at(self.address, gone=self.gone)

    def _move(self, interface: Interface) -> None:
        """Goes on at the interface's present address, at the same port if possible."""
        events = shared_events(self._window)
        self._close()
        for port in (self.port, None):
            try:
                self.server = PhoneServer(self._made(events)(), interface.address, port)
            except Refused:
                continue
            self.interface = interface
            self._tell(messages.text("phones-moved", address=self.address), "attention")
            return

    def _close(self) -> None:
        server, self.server = self.server, None
        if server is not None:
            server.close()

    def _tell(self, text: str, look: str) -> None:
        for one in shared_events(self._window):
            self._watch(one)
            one.session.share_pages_at(self.address, gone=self.gone)
        window = self._window
        if window.workspace is not None:
            window.workspace.session.message.emit(text, look)
        elif window.day is not None:
            window.day.refresh()
            window.day.page.show_message(text, look)
        self.changed.emit()

    def _watch(self, one: Shared) -> None:
        """Each event, and its display once it has one, is watched once."""
        session, slideshow = one.session, one.slideshow
        self._connect(session, session.changed, session.logo.changed)
        if slideshow is not None:
            timer = slideshow.timer
            self._connect(
                slideshow, slideshow.settings_changed, slideshow.message_changed, timer.clock_set
            )

    def _connect(self, watched: object, *signals: SignalInstance) -> None:
        if id(watched) not in self._watched:
            # Kept, or another could get its number.
            self._watched[id(watched)] = watched
            self._connections += [signal.connect(self.renew_soon) for signal in signals]

    def _made(self, events: list[Shared]) -> Callable[[], PhonePages]:
        """Makes the pages of the present state, on any thread."""
        now, day = moment_now(), self._window.day
        shown = [one.as_phone_event(now) for one in events]
        title = "" if day is None else day.name
        return lambda: served_pages(shown, title)

    def _renew(self) -> None:
        if self.server is None:
            return
        if self.work.busy:
            self._again = True
            return
        self._again = False
        self.follow()
        events = shared_events(self._window)
        if events:
            self.work.start(self._made(events), self._renewed)

    def _renewed(self, outcome: PhonePages | Exception) -> None:
        if isinstance(outcome, Exception):
            raise outcome
        if self.server is not None:
            self.server.show(outcome)
        if self._again:
            self._renew()
