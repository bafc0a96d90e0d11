"""The files that come with the program: fonts, samples, pictures, translations."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


def shipped(name: str) -> Path:
    """The path of a file or folder in ``resources``, such as ``fonts/NotoSans-Regular.ttf``.

    Raises FileNotFoundError if this copy of the program does not have it.
    """
    for folder in _folders():
        path = folder / name
        if path.exists():
            return path
    raise FileNotFoundError(f"This copy of TourneyDesk lacks its file {name}; install it again.")


def _folders() -> list[Path]:
    """Where to look: the frozen program's folder (PyInstaller), the installed package, the source
    tree. A frozen program looks nowhere else, so that a missing file shows before release.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        return [Path(frozen) / "tourneydesk" / "_shipped"]
    return [_PACKAGE / "_shipped", _PACKAGE.parent / "resources"]
