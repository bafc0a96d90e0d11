"""Square codes (QR, ISO/IEC 18004) drawn as black squares."""

from typing import Any

import segno
from reportlab.pdfgen.canvas import Canvas
from segno import consts

from tourneydesk.documents.drawing import Area
from tourneydesk.present.sheets import Code

_MASK = 3


def square(canvas: Canvas, area: Area, code: Code) -> None:
    """The code in an area; the white around it is the caller's."""
    rows = modules(code)
    side = area.width / len(rows)
    path = canvas.beginPath()
    for at, row in enumerate(rows, start=1):
        y, start = area.top - at * side, -1
        for x, dark in enumerate((*row, 0)):
            if dark and start < 0:
                start = x
            elif not dark and start >= 0:
                path.rect(area.x + start * side, y, (x - start) * side, side)
                start = -1
    canvas.drawPath(path, stroke=0, fill=1)


def modules(code: Code) -> tuple[bytearray, ...]:
    """The dark (1) and light (0) squares, row by row."""
    parts: Any = [(code.digits, consts.MODE_NUMERIC)]
    if code.more:
        more = f"\n{code.more}".encode("utf-8", "replace")
        parts.append((more, consts.MODE_BYTE))
    # Any mask can be read; to look for the best of eight would take five times as long.
    made = segno.make(parts, error="l", micro=False, mask=_MASK, boost_error=False)
    return tuple(made.matrix)
