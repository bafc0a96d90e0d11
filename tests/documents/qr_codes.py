"""QR codes as segno makes them."""

from typing import Any

import segno
from segno import consts

from tourneydesk.present.sheets import Code


def segno_rows(code: Code) -> tuple[tuple[bool, ...], ...]:
    parts: Any = [(code.digits, consts.MODE_NUMERIC)]
    if code.more:
        parts.append((code.bytes_after_digits, consts.MODE_BYTE))
    symbol = segno.make(parts, error="m", micro=False, mask=3, boost_error=False)
    return tuple(tuple(map(bool, row)) for row in symbol.matrix)
