"""The web address at which the audience finds the pages, as somebody types it."""

from urllib.parse import urlsplit

LONGEST_ADDRESS = 53
"""Bytes that a QR code of 29 modules holds; in the space of a page's footer, more modules would be
too small to be read from the first rows.
"""
_SCHEMES = ("http", "https")


def web_address(typed: str) -> str | None:
    """The whole address, with http if nothing is said; None if it is none or too long. An empty
    text stays empty.
    """
    text = typed.strip()
    if not text:
        return ""
    address = text if "://" in text else f"http://{text}"
    try:
        parts = urlsplit(address)
        valid = parts.scheme in _SCHEMES and bool(parts.hostname) and parts.port != 0
    except ValueError:
        return None
    plain = address.isprintable() and " " not in address
    return address if valid and plain and len(address.encode()) <= LONGEST_ADDRESS else None
