"""Web addresses as QR codes (ISO/IEC 18004), for telephones that see a display or a paper."""

from functools import lru_cache

import segno


@lru_cache(maxsize=4)
def address_modules(address: str) -> tuple[bytes, ...]:
    """The dark (1) and light (0) modules, row by row, in the smallest code that holds the address:
    few modules are large modules.
    """
    return tuple(bytes(row) for row in segno.make_qr(address, error="l").matrix)
