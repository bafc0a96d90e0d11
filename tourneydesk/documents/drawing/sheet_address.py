"""Where phones find the pages, at the bottom of a sheet: a QR code with the address beside it."""

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.qr.codes import address_square
from tourneydesk.documents.drawing.shapes import MM, Area, write
from tourneydesk.documents.drawing.tagging import artifact, tagged
from tourneydesk.present.messages import text

ADDRESS_HEIGHT = 19 * MM
"""Of the code with the white space around it."""
_SIDE, _BESIDE = 15 * MM, 4 * MM
_ABOVE = 1.5 * MM
_LABEL, _LETTERS = 10.0, 15.0


def paint_address(canvas: Canvas, room: Area, address: str, *, repeated: bool) -> None:
    """Paints the code at the bottom of the room, on the left, where nothing else is."""
    bottom = room.y + _ABOVE
    with artifact(canvas):
        address_square(canvas, Area(room.x, bottom, _SIDE, _SIDE), address)
    left = room.x + _SIDE + _BESIDE
    line = Area(left, bottom + _SIDE / 2, room.right - left, _SIDE / 2)
    lower = Area(left, bottom, line.width, _SIDE / 2)
    with artifact(canvas) if repeated else tagged(canvas, "P"):
        write(canvas, line, text("sheet-on-phone"), _LABEL)
        write(canvas, lower, address, _LETTERS, bold=True, least=_LABEL)
