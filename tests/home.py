"""A home folder for tests, so that nothing of the user's own is read or written."""

from collections.abc import Callable
from pathlib import Path


def move_into(home: Path, set_variable: Callable[[str, str], None]) -> None:
    """Makes a folder the home folder, by the variables of every system."""
    for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA"):
        set_variable(name, str(home))
    for name in ("DATA", "STATE", "CONFIG"):
        set_variable(f"XDG_{name}_HOME", str(home / name.lower()))
