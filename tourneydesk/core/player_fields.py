"""What is entered about a player."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerFields:
    """A player's fields as they are entered; unknown values are None.

    ``name`` is the whole name, ``family`` the part of it that is the family name, None if nobody
    said; `core.names.parts` then finds it.
    ``age_group`` names the group of a player whose age is unknown (and overrides a known age).
    ``house`` marks a house player (US Chess 28M): paired only when the number is otherwise odd.
    ``provisional`` is the number of games of a provisional rating, None if it is established;
    ``rating2`` is a second rating (quick, blitz, FIDE) with ``provisional2``. ``expires`` is the
    last day of the membership and ``birth`` the day or only the year of birth, as
    `core.ratings` reads them. ``household`` is the same word for everybody of a family.
    ``email`` is shown only in the player's form.
    """

    name: str
    rating: int | None = None
    age: int | None = None
    member_id: str | None = None
    club: str | None = None
    note: str | None = None
    age_group: str | None = None
    house: bool = False
    family: str | None = None
    provisional: int | None = None
    rating2: int | None = None
    provisional2: int | None = None
    state: str | None = None
    expires: str | None = None
    team: str | None = None
    household: str | None = None
    grade: str | None = None
    birth: str | None = None
    email: str | None = None
