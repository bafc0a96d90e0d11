"""The window's theme and text size, chosen under View, and its place on the screen."""

from typing import Literal, cast, get_args

from tourneydesk.gui.user_data.preferences import prefer, preferred

Theme = Literal["", "light", "dark"]
"""Empty: like the system."""
TEXT_SIZES = (100, 125, 150, 200)
"""In percent of the system's."""
_THEME, _TEXT_SIZE, _GEOMETRY, _HANDBOOK = "theme", "text-size", "window", "handbook"


def theme() -> Theme:
    """The chosen theme."""
    saved = preferred(_THEME)
    return cast("Theme", saved) if saved in get_args(Theme) else ""


def choose_theme(chosen: Theme) -> None:
    """Saves the theme."""
    prefer(_THEME, chosen)


def text_size() -> int:
    """The chosen text size in percent."""
    saved = preferred(_TEXT_SIZE)
    return next((size for size in TEXT_SIZES if str(size) == saved), TEXT_SIZES[0])


def choose_text_size(percent: int) -> None:
    """Saves the text size."""
    prefer(_TEXT_SIZE, "" if percent == TEXT_SIZES[0] else str(percent))


def window_geometry() -> bytes:
    """Where the window was when it was closed, as Qt notes it; empty if it is not known."""
    return _geometry(_GEOMETRY)


def remember_geometry(geometry: bytes) -> None:
    """Saves where the window is."""
    prefer(_GEOMETRY, geometry.hex())


def handbook_geometry() -> bytes:
    """Where the handbook was when it was closed; empty if it is not known."""
    return _geometry(_HANDBOOK)


def remember_handbook_geometry(geometry: bytes) -> None:
    """Saves where the handbook is."""
    prefer(_HANDBOOK, geometry.hex())


def _geometry(name: str) -> bytes:
    try:
        return bytes.fromhex(preferred(name))
    except ValueError:
        return b""
