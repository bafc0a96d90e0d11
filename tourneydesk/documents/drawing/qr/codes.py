"""QR codes (ISO/IEC 18004) painted as black squares."""

from reportlab.pdfgen.canvas import Canvas

from tourneydesk.documents.drawing.qr.symbols import symbol_of
from tourneydesk.documents.drawing.shapes import Area
from tourneydesk.present.sheets import Code


def square(canvas: Canvas, area: Area, code: Code) -> None:
    """Paints the code in an area; the caller leaves the white space around it."""
    symbol = symbol_of(code)
    # An inline PDF image mask with one bit per module: hundreds of rectangles per code would take
    # half the time of a whole deck.
    canvas.addLiteral(
        f"q {area.width:.3f} 0 0 {area.height:.3f} {area.x:.3f} {area.y:.3f} cm "
        f"BI /W {symbol.size} /H {symbol.size} /IM true /D [1 0] /F /AHx "
        f"ID {symbol.hexadecimal}> EI Q"
    )
