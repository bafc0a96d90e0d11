"""QR codes (ISO/IEC 18004) painted as black squares."""

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.address_codes import address_modules
from tourneydesk.documents.drawing.qr.symbols import symbol_of
from tourneydesk.documents.drawing.shapes import Area
from tourneydesk.present.sheets import Code


def square(canvas: Canvas, area: Area, code: Code) -> None:
    """Paints the code in an area; the caller leaves the white space around it."""
    symbol = symbol_of(code)
    _paint(canvas, area, symbol.size, symbol.hexadecimal)


def address_square(canvas: Canvas, area: Area, address: str) -> None:
    """Paints a web address in an area; the caller leaves the white space around it."""
    modules = address_modules(address)
    filled = -(-len(modules) // 8) * 8
    rows = ("".join(map(str, row)).ljust(filled, "0") for row in modules)
    _paint(canvas, area, len(modules), "".join(f"{int(row, 2):0{filled // 4}x}" for row in rows))


def _paint(canvas: Canvas, area: Area, size: int, hexadecimal: str) -> None:
    # An inline PDF image mask with one bit per module: hundreds of rectangles per code would take
    # half the time of a whole deck.
    canvas.addLiteral(
        f"q {area.width:.3f} 0 0 {area.height:.3f} {area.x:.3f} {area.y:.3f} cm "
        f"BI /W {size} /H {size} /IM true /D [1 0] /F /AHx "
        f"ID {hexadecimal}> EI Q"
    )
