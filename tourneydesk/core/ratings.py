"""Ratings as they are printed: ``1340``, or ``1100P12`` for a provisional one after 12 games."""

import re

MOST_GAMES = 99
"""Games behind a provisional rating; US Chess counts up to 25."""

_PROVISIONAL = re.compile(r"(.+?)\s*(?:/\s*P?|\(?P)\s*([0-9]{1,2})\)?", re.ASCII | re.IGNORECASE)


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
