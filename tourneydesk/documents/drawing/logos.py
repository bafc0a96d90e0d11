"""The organizer's logo on paper: a picture of any size, checked before anything is painted."""

import struct
from functools import lru_cache
from io import BytesIO

from PIL import Image
from reportlab.lib.utils import ImageReader
from reportlab.pdfgen.canvas import Canvas

from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.documents.drawing.shapes import Area

_PNG = b"\x89PNG"
MOST_SIDE = 6_000
"""Pixels; a picture of this size takes 144 MB of memory."""
_PRINTED = 600
"""Pixels that are printed at most, a side: 600 to an inch at the height of a sheet's head."""
_DAMAGED = (OSError, SyntaxError, ValueError, EOFError, KeyError, IndexError, struct.error)
"""What Pillow raises for pictures that it cannot read to the end."""


@lru_cache(maxsize=4)
def logo_picture(data: bytes) -> Image.Image:
    """The picture in these bytes, on white and no larger than it is printed.

    Raises Refused if they are no PNG or JPEG, or one that is cut off or too large.
    """
    try:
        with _opened(data) as picture:
            width, height = picture.size
            if max(width, height) > MOST_SIDE:
                facts = {"width": width, "height": height, "most": MOST_SIDE}
                raise Refused(Problem("picture_size", facts=facts))
            picture.load()
            whole = picture.convert("RGBA")
    except _DAMAGED:
        raise Refused(Problem("picture_unread")) from None
    whole.thumbnail((3 * _PRINTED, _PRINTED))
    paper = Image.new("RGBA", whole.size, "white")
    paper.alpha_composite(whole)
    return paper.convert("RGB")


def _opened(data: bytes) -> Image.Image:
    """The picture, of which only the head is read; `Image.open` would not say how large it is."""
    # Loaded when there is a logo: these take 40 ms.
    from PIL.JpegImagePlugin import JpegImageFile
    from PIL.PngImagePlugin import PngImageFile

    if data.startswith(_PNG):
        return PngImageFile(BytesIO(data))
    return JpegImageFile(BytesIO(data))


def paint_logo(canvas: Canvas, area: Area, data: bytes) -> float:
    """Paints the logo at the left of an area, as large as it fits; returns its width."""
    picture = logo_picture(data)
    scale = min(area.width / picture.width, area.height / picture.height)
    width, height = picture.width * scale, picture.height * scale
    y = area.y + (area.height - height) / 2
    canvas.drawImage(ImageReader(picture), area.x, y, width, height)
    return width
