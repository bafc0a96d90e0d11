"""The projector's settings and colors."""

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from functools import cache
from pathlib import Path

from PySide6.QtGui import QColor

from tourneydesk.gui.user_data.preferences import prefer, preferred
from tourneydesk.present.projector.geometry import DISTANCES
from tourneydesk.present.projector.page import KINDS, USUAL_KINDS, Kind, web_address
from tourneydesk.present.projector.web_style import tokens, web_style
from tourneydesk.shipped import shipped
from tourneydesk.user_folders import noted_path, path_noted

KEY = "projector"
MIN_SECONDS, MAX_SECONDS = 3, 120


@dataclass(frozen=True, slots=True)
class ProjectorSettings:
    """The content and its look; ``on``: the audience sees it; ``folder``: where the pages are
    written; ``address``: where the audience finds them on the web; ``phones``: where phones find
    them is shown while pages are shared.

    ``ratings``, ``ages``, ``folder`` and ``address`` apply to one event: the next may be a
    children's event, and must not overwrite this event's pages.
    """

    kinds: tuple[Kind, ...] = tuple(
        kind for kind in USUAL_KINDS if kind not in ("clock", "message")
    )
    seconds: int = 12
    distance: int = 6
    dark: bool = True
    ratings: bool = False
    ages: bool = False
    on: bool = False
    folder: str = ""
    address: str = ""
    phones: bool = True


def saved_settings(event: Path) -> ProjectorSettings:
    """The settings used last, for the event at this path; unreadable values become the defaults."""
    try:
        row = json.loads(preferred(KEY) or "{}")
    except (ValueError, RecursionError):
        row = {}
    settings = _read(row if isinstance(row, dict) else {})
    if isinstance(row, dict) and row.get("event") == noted_path(event):
        return settings
    return replace(settings, ratings=False, ages=False, folder="", address="")


def save_settings(settings: ProjectorSettings, event: Path) -> None:
    """Saves the settings for the next event, and all of them for this one."""
    folder = noted_path(Path(settings.folder)) if settings.folder else ""
    row = {**asdict(settings), "folder": folder, "event": noted_path(event)}
    prefer(KEY, json.dumps(row))


def _read(row: Mapping[str, object]) -> ProjectorSettings:
    defaults = ProjectorSettings()
    named = row.get("kinds")
    kinds = tuple(kind for kind in KINDS if kind in named) if isinstance(named, list) else None
    seconds, distance, folder = row.get("seconds"), row.get("distance"), row.get("folder")
    address = row.get("address")
    valid_seconds = isinstance(seconds, int) and MIN_SECONDS <= seconds <= MAX_SECONDS
    return ProjectorSettings(
        defaults.kinds if kinds is None else kinds,
        seconds if valid_seconds and isinstance(seconds, int) else defaults.seconds,
        distance if isinstance(distance, int) and distance in DISTANCES else defaults.distance,
        row.get("dark") is not False,
        row.get("ratings") is True,
        row.get("ages") is True,
        row.get("on") is True,
        path_noted(folder) if isinstance(folder, str) else "",
        (web_address(address) or "") if isinstance(address, str) else "",
        row.get("phones") is not False,
    )


# The projector's colors, from its style sheet.

SHEET = "styles/projector.css"


@dataclass(frozen=True, slots=True)
class Colors:
    """Colors by purpose: ``sky`` for labels, ``yellow`` for what needs attention, ``number`` on a
    ``tile``, ``band`` behind every second row, and ``plate`` behind a logo.
    """

    ground: QColor
    text: QColor
    sky: QColor
    yellow: QColor
    line: QColor
    band: QColor
    tile: QColor
    number: QColor
    plate: QColor


@cache
def colors(dark: bool) -> Colors:
    """The colors in dark (the usual) or light."""
    return Colors(**{name: QColor(color) for name, color in tokens(_sheet(), dark).items()})


@cache
def style_of_copy() -> str:
    """The style sheet of the copy in a folder: light or dark as the viewer's device is set."""
    return web_style(_sheet())


def _sheet() -> str:
    return shipped(SHEET).read_text(encoding="utf-8")
