"""Shares the pages of what is open in the window, keeps them up to date, follows the network."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QMetaObject, QObject, QTimer, Signal, SignalInstance

from tourneydesk.core.reasons import Refused
from tourneydesk.desk.networks import Interface, interfaces
from tourneydesk.desk.phones import PhonePages, PhoneServer, page_address
from tourneydesk.desk.round_clock import moment_now
from tourneydesk.exchange.phones import served_pages
from tourneydesk.gui.app.phones.content import Shared, shared_events
from tourneydesk.gui.forms.network_choice import network_name
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.tasks.background import Background
from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present import messages

if TYPE_CHECKING:
    from tourneydesk.gui.app.interfaces.day_window import DayWindow


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

    def __init__(self, window: DayWindow, find: Callable[[], list[Interface]] = interfaces) -> None:
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
