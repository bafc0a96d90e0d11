"""QR codes (ISO/IEC 18004) painted as black squares."""

from functools import lru_cache
from typing import Any

import segno
from reportlab.pdfgen.canvas import Canvas
from segno import consts

from tourneydesk.documents.drawing.shapes import Area
from tourneydesk.present.sheets import Code

_MASK = 3
_FIGURES = bytes.maketrans(b"\x00\x01", b"01")


def square(canvas: Canvas, area: Area, code: Code) -> None:
    """Paints the code in an area; the caller leaves the white space around it."""
    size, bits = _stencil(code)
    # An inline PDF image mask with one bit per module: hundreds of rectangles per code would take
    # half the time of a whole deck.
    canvas.addLiteral(
        f"q {area.width:.3f} 0 0 {area.height:.3f} {area.x:.3f} {area.y:.3f} cm "
        f"BI /W {size} /H {size} /IM true /D [1 0] /F /AHx ID {bits}> EI Q"
    )


def modules_a_side(code: Code) -> int:
    """How many modules wide and high the code is."""
    return _stencil(code)[0]


@lru_cache(maxsize=1024)
def _stencil(code: Code) -> tuple[int, str]:
    """Modules per side, and the bits of all rows; a preview and the print draw the same codes."""
    rows = modules(code)
    row_bytes = -(-len(rows) // 8)
    bits = (
        f"{int(row.translate(_FIGURES).ljust(row_bytes * 8, b'0'), 2):0{2 * row_bytes}x}"
        for row in rows
    )
    return len(rows), "".join(bits)


def modules(code: Code) -> tuple[bytearray, ...]:
    """The dark (1) and light (0) modules, row by row."""
    parts: Any = [(code.digits, consts.MODE_NUMERIC)]
    if code.more:
        more = f"\n{code.more}".encode("utf-8", "replace")
        parts.append((more, consts.MODE_BYTE))
    # Any mask is readable; finding the best of eight would take five times as long.
    symbol = segno.make(parts, error="m", micro=False, mask=_MASK, boost_error=False)
    return tuple(symbol.matrix)
