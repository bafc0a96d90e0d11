"""Dates and times of day as they are recorded, and the details that rating reports need."""

import re
from calendar import monthrange

REPORT_DETAILS = (
    *("city", "state", "zip", "country", "begin", "end", "affiliate", "chief_td", "assistant_td"),
    *("time_control", "rating_system", "section"),
)
_DATE = re.compile(r"([0-9]{4})-([0-9]{2})-([0-9]{2})")
DATES = ("begin", "end")
RATING_SYSTEMS = ("R", "Q", "B", "D")
"""US Chess: regular, quick, blitz, and dual (regular and quick)."""


def is_date(text: str) -> bool:
    """Whether a text is a day as it is recorded: ``2026-11-21``."""
    found = _DATE.fullmatch(text)
    if found is None:
        return False
    year, month, day = map(int, found.groups())
    return year > 0 and 1 <= month <= 12 and 1 <= day <= monthrange(year, month)[1]


def fits_report(key: str, text: str) -> bool:
    """Whether a detail can have this value; an empty text always can, as it removes the detail."""
    if not text:
        return True
    if key in DATES:
        return is_date(text)
    return key != "rating_system" or text in RATING_SYSTEMS


# A time of day as people type it, in the one form in which it is recorded: ``14:30``.

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
