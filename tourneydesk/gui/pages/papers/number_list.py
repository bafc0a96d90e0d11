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
        match = _PART.fullmatch(part)
        if match is None:
            return None
        first, last = int(match[1]), int(match[2] or match[1])
        if last < first or last - first > MAX_NUMBERS:
            return None
        found |= dict.fromkeys(range(first, last + 1))
    return tuple(found)
