"""Makes a picture file a logo for papers: bounded, whatever the file holds, and scaled down."""

from io import BytesIO

from PIL import Image, ImageOps

from tourneydesk.core.reasons import Problem, Refused

FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
MOST_FILE = 20_000_000
"""Of the file, in bytes."""
MOST_SIDE = 6_000
"""Pixels; each needs four bytes of memory."""
LARGEST = (1200, 600)
"""Pixels of the logo on paper."""


def logo_from(data: bytes) -> bytes:
    """The picture in a file as a PNG of at most `LARGEST`; Refused with the reason."""
    if len(data) > MOST_FILE:
        raise Refused(Problem("picture_file", facts={"most": MOST_FILE // 1_000_000}))
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as picture:
            width, height = picture.size
            if max(width, height) > MOST_SIDE:
                facts = {"width": width, "height": height, "most": MOST_SIDE}
                raise Refused(Problem("picture_size", facts=facts))
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
    # Pillow raises many kinds of errors for damaged files.
    except (OSError, ValueError, SyntaxError, EOFError, Image.DecompressionBombError):
        raise Refused(Problem("picture_unread")) from None
    upright.thumbnail(LARGEST)
    png = BytesIO()
    upright.save(png, "PNG")
    return png.getvalue()
