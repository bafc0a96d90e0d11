"""Blocks the screen saver and display sleep while the audience watches.

Each desktop has its own way: Linux uses the session bus (freedesktop.org: Idle Inhibition Service;
Power Management), macOS its own program caffeinate, Windows SetThreadExecutionState. If no method
works, the screen sleeps as usual.
"""

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from itertools import count
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from tourneydesk.present import messages

Release = Callable[[], object]
"""Lets the screen sleep again."""
Inhibit = Callable[[], Release | None]
"""Keeps the screen awake; None if that is impossible."""
Bus = tuple[Callable[[str, str, str, list[str]], None], Release]
"""Calls ``Inhibit`` on a service, path and interface; closes the connection."""
CAFFEINATE = "/usr/bin/caffeinate"
ENDING = 1.0
"""Seconds that it has to end when it is told to."""
CONTINUOUS, SYSTEM, DISPLAY = 0x8000_0000, 0x1, 0x2
"""ES_CONTINUOUS, ES_SYSTEM_REQUIRED and ES_DISPLAY_REQUIRED of winbase.h."""
SERVICES = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
    (
        "org.freedesktop.PowerManagement",
        "/org/freedesktop/PowerManagement/Inhibit",
        "org.freedesktop.PowerManagement.Inhibit",
    ),
)
"""Service, path and interface of the services that can inhibit sleep."""
_connections = count()


class Awake:
    """Keeps the screen awake while wanted; ends with the program in any case."""

    def __init__(self, inhibit: Inhibit | None = None) -> None:
        """``inhibit`` None means this desktop's way."""
        self._inhibit = inhibit
        self._release: Release | None = None
        self._wanted = False

    def keep_awake(self, wanted: bool) -> None:
        """Sets whether the screen should stay awake from now on."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        # Whatever goes wrong here must not interrupt the tournament.
        with suppress(Exception):
            if wanted:
                self._release = (self._inhibit or platform_method())()
            elif self._release is not None:
                release, self._release = self._release, None
                release()


def platform_method() -> Inhibit:
    """This desktop's way; None if there is no display."""
    if QGuiApplication.platformName() in ("offscreen", "minimal", ""):
        return lambda: None
    if sys.platform == "darwin":
        return by_caffeinate
    if sys.platform == "win32":
        import ctypes

        return partial(by_execution_state, ctypes.windll.kernel32.SetThreadExecutionState)
    return by_bus if has_bus(os.environ) else lambda: None


def by_caffeinate() -> Release:
    """macOS: a child program that ends with ours."""
    child = subprocess.Popen([CAFFEINATE, "-d", "-i", "-w", str(os.getpid())])

    def release() -> None:
        child.terminate()
        child.wait(timeout=ENDING)

    return release


def by_execution_state(set_state: Callable[[int], object]) -> Release:
    """Windows: lasts until the GUI thread revokes it or ends."""
    set_state(CONTINUOUS | SYSTEM | DISPLAY)
    return lambda: set_state(CONTINUOUS)


def by_bus(connect: Callable[[], Bus | None] | None = None) -> Release | None:
    """Linux: a separate connection. Closing it ends what was requested over it."""
    bus = (connect or session_bus)()
    if bus is None:
        return None
    send, close = bus
    for service in SERVICES:
        # Does not wait for the reply: if a desktop lacks the service, the error is ignored.
        send(*service, [messages.text("window-program"), messages.text("display-awake")])
    return close


def session_bus() -> Bus | None:
    """A new connection to the session bus; None if it does not respond."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage
    except ImportError:
        return None
    name = f"tourneydesk-awake-{next(_connections)}"
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, name)
    if not bus.isConnected():
        return None

    def send(service: str, path: str, interface: str, arguments: list[str]) -> None:
        message = QDBusMessage.createMethodCall(service, path, interface, "Inhibit")
        message.setArguments(arguments)
        bus.send(message)

    return send, lambda: QDBusConnection.disconnectFromBus(name)


def has_bus(environment: Mapping[str, str]) -> bool:
    """Whether there is a session bus; connecting to one that does not exist would start one."""
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return bool(folder) and (Path(folder) / "bus").exists()
