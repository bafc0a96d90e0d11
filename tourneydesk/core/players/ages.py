"""Ages from birth dates, and the day on which they count.

Days are text as they are recorded: ``2026-11-21``, or only the year, ``2026``.
"""

from tourneydesk.core.event import Event
from tourneydesk.core.journal.report_details import is_date


def age_on(birth: str, day: str) -> int:
    """The age in whole years on a day; if only a year is known of either, the age reached in the
    year of the day. Negative before birth.
    """
    years = int(day[:4]) - int(birth[:4])
    if len(birth) == len(day) == len("2026-11-21") and day[5:] < birth[5:]:
        return years - 1
    return years


def is_birth(text: str) -> bool:
    """Whether a text is a birth date as it is recorded: a day, or only the year."""
    return is_date(text) or (len(text) == 4 and is_date(f"{text}-01-01"))


def day_of(event: Event) -> str | None:
    """The first day of an event, None if it is not known."""
    days = (event.details.get("begin", ""), event.details.get("date", ""))
    return next((day for day in days if is_date(day)), None)
