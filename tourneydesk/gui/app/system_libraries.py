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


def missing_packages(
    platform: str,
    environment: Mapping[str, str],
    load: Callable[[str], object] = ctypes.CDLL,
) -> tuple[str, ...]:
    """The packages with the libraries that a window needs here and that cannot be loaded; none
    where no X11 display is named, or where Qt draws somewhere else.
    """
    if not platform.startswith("linux") or not environment.get("DISPLAY"):
        return ()
    if environment.get("QT_QPA_PLATFORM", "xcb") != "xcb":
        return ()
    return tuple(package for package, library in X_LIBRARIES.items() if not _loads(library, load))


def _loads(library: str, load: Callable[[str], object]) -> bool:
    try:
        load(library)
    except OSError:
        return False
    return True
