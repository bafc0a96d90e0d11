"""Numbers as people type them for pages, tables and players: 9, 11-14."""

import re

MAX_NUMBERS = 5000
_PART = re.compile(r"(\d{1,6})(?:-(\d{1,6}))?", re.ASCII)


def numbers_in(text: str) -> tuple[int, ...] | None:
    """The numbers typed, each once, in the order typed; () if empty, None if the text is not such a
    list.
    """
    found: dict[int, None] = {}
    for part in re.sub(r"\s*[-–—]\s*", "-", text).replace(",", " ").replace(";", " ").split():
        told = _PART.fullmatch(part)
        if told is None:
            return None
        first, last = int(told[1]), int(told[2] or told[1])
        if last < first or last - first > MAX_NUMBERS:
            return None
        found |= dict.fromkeys(range(first, last + 1))
    return tuple(found)
