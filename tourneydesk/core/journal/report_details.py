"""Details of an event that rating reports need: the dates, the place, the directors, the clock."""

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
