"""Holds off the screen saver and the sleep of the display while the room looks at it.

Each desktop is asked in its own way: Linux over the session's bus (freedesktop.org: Idle Inhibition
Service; Power Management), a Mac by its own program caffeinate, Windows by
SetThreadExecutionState. Where nobody answers, the screen does as it always does.
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
Way = Callable[[], Release | None]
"""Keeps the screen awake; None where that cannot be had."""
Bus = tuple[Callable[[str, str, str, list[str]], None], Release]
"""Tells a service, path and interface to ``Inhibit``; closes the connection."""
CAFFEINATE = "/usr/bin/caffeinate"
CONTINUOUS, SYSTEM, DISPLAY = 0x8000_0000, 0x1, 0x2
"""ES_CONTINUOUS, ES_SYSTEM_REQUIRED and ES_DISPLAY_REQUIRED of winbase.h."""
ASKED = (
    ("org.freedesktop.ScreenSaver", "/org/freedesktop/ScreenSaver", "org.freedesktop.ScreenSaver"),
    (
        "org.freedesktop.PowerManagement",
        "/org/freedesktop/PowerManagement/Inhibit",
        "org.freedesktop.PowerManagement.Inhibit",
    ),
)
"""Service, path and interface of those who hold off when told to."""
_connections = count()


class Awake:
    """The screen, awake for as long as that is wanted; gone with the program in any case."""

    def __init__(self, way: Way | None = None) -> None:
        """``way`` None means the way of this desktop."""
        self._way = way
        self._release: Release | None = None
        self._wanted = False

    def want(self, wanted: bool) -> None:
        """Whether the screen is to stay awake from now on."""
        if wanted == self._wanted:
            return
        self._wanted = wanted
        # Whatever goes wrong here keeps nobody from playing.
        with suppress(Exception):
            if wanted:
                self._release = (self._way or way_here())()
            elif self._release is not None:
                release, self._release = self._release, None
                release()


def way_here() -> Way:
    """The way of this desktop; where nothing is on a screen, none."""
    if QGuiApplication.platformName() in ("offscreen", "minimal", ""):
        return lambda: None
    if sys.platform == "darwin":
        return by_child
    if sys.platform == "win32":
        import ctypes

        return partial(by_thread, ctypes.windll.kernel32.SetThreadExecutionState)
    return by_bus if has_bus(os.environ) else lambda: None


def by_child() -> Release:
    """A Mac: a program beside ours that ends with it."""
    child = subprocess.Popen([CAFFEINATE, "-d", "-i", "-w", str(os.getpid())])

    def release() -> None:
        child.terminate()
        child.wait(timeout=1)

    return release


def by_thread(set_state: Callable[[int], object]) -> Release:
    """Windows: as long as the thread of the window says so, or lives."""
    set_state(CONTINUOUS | SYSTEM | DISPLAY)
    return lambda: set_state(CONTINUOUS)


def by_bus(connect: Callable[[], Bus | None] | None = None) -> Release | None:
    """Linux: a connection of its own. Once it is closed, what was asked over it holds no longer."""
    bus = (connect or session_bus)()
    if bus is None:
        return None
    send, close = bus
    for asked in ASKED:
        # Nobody waits for the answer: a desktop without that service says so to nobody.
        send(*asked, [messages.text("window-program"), messages.text("display-awake")])
    return close


def session_bus() -> Bus | None:
    """A new connection to the bus of the session; None where it does not answer."""
    try:
        from PySide6.QtDBus import QDBusConnection, QDBusMessage
    except ImportError:
        return None
    name = f"tourneydesk-awake-{next(_connections)}"
    bus = QDBusConnection.connectToBus(QDBusConnection.BusType.SessionBus, name)
    if not bus.isConnected():
        return None

    def send(service: str, path: str, interface: str, told: list[str]) -> None:
        message = QDBusMessage.createMethodCall(service, path, interface, "Inhibit")
        message.setArguments(told)
        bus.send(message)

    return send, lambda: QDBusConnection.disconnectFromBus(name)


def has_bus(environment: Mapping[str, str]) -> bool:
    """Whether the session has a bus; asking for one that is not there would start one."""
    if environment.get("DBUS_SESSION_BUS_ADDRESS"):
        return True
    folder = environment.get("XDG_RUNTIME_DIR", "")
    return bool(folder) and (Path(folder) / "bus").exists()
