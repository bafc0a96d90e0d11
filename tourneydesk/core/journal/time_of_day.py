"""A time of day as people type it, in the one form in which it is recorded: ``14:30``."""

import re

_TYPED = re.compile(
    r"(\d{1,2})(?:[:.h](\d{2}))?\s*(?:(a|p)\.?\s?m\.?|h|uhr)?", re.IGNORECASE | re.ASCII
)
_RECORDED = re.compile(r"([01][0-9]|2[0-3]):[0-5][0-9]")


def time_of_day(typed: str) -> str:
    """``14:30`` for ``2:30 PM``, ``14.30`` or ``14h30``; empty if it is no time of day."""
    found = _TYPED.fullmatch(" ".join(typed.split()))
    if found is None:
        return ""
    hour, minute, half = int(found[1]), int(found[2] or 0), (found[3] or "").lower()
    if half:
        if not 1 <= hour <= 12:
            return ""
        hour = hour % 12 + (12 if half == "p" else 0)
    return f"{hour:02}:{minute:02}" if hour < 24 and minute < 60 else ""


def is_time_of_day(text: str) -> bool:
    """Whether a text is a time as it is recorded."""
    return _RECORDED.fullmatch(text) is not None
