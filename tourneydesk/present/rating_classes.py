"""Standings within rating classes: classes of 200 points, as US Chess has them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import standings_of
from tourneydesk.present.messages import text
from tourneydesk.present.ratings import rating_of
from tourneydesk.present.shows import show_of

WIDTH = 200
LETTERS = "ABCDEFGHIJ"
"""Class A is 1800 to 1999; J is below 200."""
_TITLES = ((2400, "senior-master"), (2200, "master"), (2000, "expert"))
_TOP_OF_A = 2000


def class_key(rating: int | None) -> str:
    """The key of a player's class, highest first by `CLASS_KEYS`; that of the unrated without a
    rating.
    """
    if rating is None:
        return "unrated"
    for least, title in _TITLES:
        if rating >= least:
            return title
    return LETTERS[min((_TOP_OF_A - 1 - rating) // WIDTH, len(LETTERS) - 1)]


CLASS_KEYS = (*(title for _, title in _TITLES), *LETTERS, "unrated")


def class_name(key: str) -> str:
    """``Class A (1800–1999)``."""
    if len(key) > 1:
        return text(f"rating-class-{key}")
    high = _TOP_OF_A - 1 - WIDTH * LETTERS.index(key)
    if key == LETTERS[-1]:
        return text("rating-class-lowest", letter=key, below=high + 1)
    return text("rating-class-letter", letter=key, low=high + 1 - WIDTH, high=high)


def class_standings(event: Event, through: int | None = None) -> Mapping[str, Sequence[Standing]]:
    """The standings within each rating class that has players with a place, the highest class
    first; empty in a format without ratings, and where all are in one class.
    """
    if not show_of(event).rated:
        return {}
    classes: dict[str, list[Standing]] = {key: [] for key in CLASS_KEYS}
    for row in standings_of(event, through):
        if row.place != UNRANKED:
            classes[class_key(rating_of(event, row.player).number)].append(row)
    found = {key: _placed(rows) for key, rows in classes.items() if rows}
    return found if len(found) > 1 else {}


def _placed(rows: Sequence[Standing]) -> list[Standing]:
    """The rows with their places among themselves; equal places stay equal."""
    return [replace(row, place=1 + sum(other.place < row.place for other in rows)) for row in rows]
