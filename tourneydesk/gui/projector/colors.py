"""The projector's colors, from its style sheet."""

from dataclasses import dataclass
from functools import cache

from PySide6.QtGui import QColor

from tourneydesk.present.projector.web_style import tokens, web_style
from tourneydesk.shipped import shipped

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
