"""Square codes (QR, ISO/IEC 18004) drawn as black squares."""

import re
from typing import Any

import segno
from reportlab.pdfgen.canvas import Canvas
from segno import consts

from tourneydesk.documents.drawing import Area
from tourneydesk.present.sheets import Code

_MASK = 3
_DARK = re.compile(b"\x01+")


def square(canvas: Canvas, area: Area, code: Code) -> None:
    """The code in an area; the white around it is the caller's."""
    rows = modules(code)
    side = area.width / len(rows)
    runs = [
        f"{run.start()} {-at} {run.end() - run.start()} 1 re"
        for at, row in enumerate(rows, start=1)
        for run in _DARK.finditer(row)
    ]
    # In squares of one unit, as PDF itself writes them: a path by calls takes four times as long.
    squares = " ".join(runs)
    canvas.addLiteral(f"q {side:.4f} 0 0 {side:.4f} {area.x:.3f} {area.top:.3f} cm {squares} f Q")


def modules(code: Code) -> tuple[bytearray, ...]:
    """The dark (1) and light (0) squares, row by row."""
    parts: Any = [(code.digits, consts.MODE_NUMERIC)]
    if code.more:
        more = f"\n{code.more}".encode("utf-8", "replace")
        parts.append((more, consts.MODE_BYTE))
    # Any mask can be read; to look for the best of eight would take five times as long.
    made = segno.make(parts, error="l", micro=False, mask=_MASK, boost_error=False)
    return tuple(made.matrix)
