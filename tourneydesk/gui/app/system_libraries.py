"""The system libraries that Qt needs to open a window, and which of them this system lacks."""

import ctypes
from collections.abc import Callable, Mapping

X_LIBRARIES: Mapping[str, str] = {
    "libxkbcommon0": "libxkbcommon.so.0",
    "libxcb-cursor0": "libxcb-cursor.so.0",
    "libxcb-icccm4": "libxcb-icccm.so.4",
    "libxcb-image0": "libxcb-image.so.0",
    "libxcb-keysyms1": "libxcb-keysyms.so.1",
    "libxcb-randr0": "libxcb-randr.so.0",
    "libxcb-render-util0": "libxcb-render-util.so.0",
    "libxcb-shape0": "libxcb-shape.so.0",
    "libxcb-xkb1": "libxcb-xkb.so.1",
    "libxkbcommon-x11-0": "libxkbcommon-x11.so.0",
}
"""The libraries of a window under X11 by their packages on Debian and Ubuntu."""
WAYLAND_LIBRARIES: Mapping[str, str] = {
    "libxkbcommon0": "libxkbcommon.so.0",
    "libwayland-client0": "libwayland-client.so.0",
    "libwayland-cursor0": "libwayland-cursor.so.0",
    "libwayland-egl1": "libwayland-egl.so.1",
}
"""The same under Wayland alone."""


def missing_packages(
    platform: str,
    environment: Mapping[str, str],
    load: Callable[[str], object] = ctypes.CDLL,
) -> tuple[str, ...]:
    """The packages with the libraries that a window needs here and that cannot be loaded; none
    where no display is named, or where Qt draws somewhere else.
    """
    if not platform.startswith("linux"):
        return ()
    needed: Mapping[str, str] = {}
    drawn = environment.get("QT_QPA_PLATFORM", "")
    if environment.get("DISPLAY") and drawn in ("", "xcb"):
        needed = X_LIBRARIES
    elif in_wayland(environment) and drawn.partition("-")[0] in ("", "wayland"):
        needed = WAYLAND_LIBRARIES
    return tuple(package for package, library in needed.items() if not _loads(library, load))


def in_wayland(environment: Mapping[str, str]) -> bool:
    """Whether this is a Wayland session; its display need not be named."""
    named = environment.get("WAYLAND_DISPLAY")
    return bool(named) or environment.get("XDG_SESSION_TYPE") == "wayland"


def _loads(library: str, load: Callable[[str], object]) -> bool:
    try:
        load(library)
    except OSError:
        return False
    return True
