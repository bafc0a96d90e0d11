"""Ratings as they are printed, and ages from birth dates."""

import re
from dataclasses import dataclass

from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.dates import is_date

MOST_GAMES = 99
"""Games behind a provisional rating; US Chess counts up to 25."""

_PROVISIONAL = re.compile(r"(.+?)\s*(?:/\s*P?|\(?P)\s*([0-9]{1,2})\)?", re.ASCII | re.IGNORECASE)


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating, None for an unrated player; ``games`` of a provisional one, None if established."""

    number: int | None
    games: int | None = None

    def __str__(self) -> str:
        return printed_rating(self.number, self.games)


def first_rating(player: Player) -> Rating:
    """The player's rating."""
    return Rating(player.rating, player.provisional)


def rating_in_use(player: Player, *, second: bool) -> Rating:
    """The first or the ``second`` rating; the other one for a player who lacks it."""
    other = Rating(player.rating2, player.provisional2)
    chosen, else_ = (other, first_rating(player)) if second else (first_rating(player), other)
    return else_ if chosen.number is None else chosen


def printed_rating(rating: int | None, games: int | None = None) -> str:
    """A rating as US Chess prints it, empty for an unrated player. ``games`` is the number of games
    of a provisional rating, None for an established one.
    """
    if rating is None:
        return ""
    return str(rating) if games is None else f"{rating}P{games}"


def parts_of_rating(text: str) -> tuple[str, int | None]:
    """The text of the number and the games of a provisional rating: ``1100P12``, ``1100/12``,
    ``1100 (P12)``. Anything else is all number.
    """
    found = _PROVISIONAL.fullmatch(text) if len(text) < 20 else None
    if found is None or int(found[2]) == 0:
        return text, None
    return found[1], int(found[2])


def as_typed(player: Player, field: str) -> object:
    """A field of a player as it is typed into a form: a rating as printed; None if it is empty."""
    match field:
        case "rating":
            return printed_rating(player.rating, player.provisional) or None
        case "rating2":
            return printed_rating(player.rating2, player.provisional2) or None
        case _:
            return getattr(player, field)


# Ages from birth dates, and the day on which they count.
#
# Days are text as they are recorded: ``2026-11-21``, or only the year, ``2026``.


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
