"""Writes players as a list that reads back as the same players."""

from collections.abc import Callable, Sequence

from tourneydesk.core.journal.dates import is_date
from tourneydesk.core.names import joined
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.ratings import printed_rating
from tourneydesk.desk.lists.headings import FIELD_KEYS, field_of
from tourneydesk.desk.lists.rows import SEPARATORS

_FIELDS = (
    *("rating", "age", "member ID", "club", "note", "age group", "second rating", "state"),
    *("membership until", "team", "household", "grade", "e-mail"),
)
_SEPARATOR = "\t"
"""The most reliable one, and the one of spreadsheets: a copied table pastes as one."""


def text_of_players(players: Sequence[PlayerFields], heading: Callable[[str], str]) -> str:
    """A row for each player below headings, with the columns that someone has a value in.

    ``heading`` is what to call a field; where the list would not be understood with that, the
    English word is written.
    """
    parts = any(player.family for player in players)
    names = ("first name", "last name") if parts else ("name",)
    used = {one for one in _FIELDS if any(_value(player, one) for player in players)}
    if "second rating" in used:
        used.add("rating")  # else it would be read as the first one
    fields = (*names, *(one for one in _FIELDS if one in used))
    rows = [[_heading(field, heading) for field in fields]]
    for player in players:
        shown = _parts_of(player) if parts else (player.name,)
        rows.append([*shown, *(_value(player, field) for field in fields[len(names) :])])
    return "".join(_SEPARATOR.join(map(_quoted, row)) + "\n" for row in rows)


def _heading(field: str, heading: Callable[[str], str]) -> str:
    word = heading(field)
    return word if field_of(word) == field else field


def _value(player: PlayerFields, field: str) -> str:
    if field == "rating":
        return printed_rating(player.rating, player.provisional)
    if field == "age" and player.birth is not None and is_date(player.birth):
        return player.birth  # which is read as what it is
    if field == "second rating":
        return printed_rating(player.rating2, player.provisional2)
    value = getattr(player, FIELD_KEYS.get(field, field))
    return "" if value is None else str(value)


def _parts_of(player: PlayerFields) -> tuple[str, str]:
    """The given and the family name; a name that is not these two joined, as the family name."""
    name, family = player.name, player.family or ""
    for given in (name.removesuffix(family).strip(), name.removeprefix(family).strip()):
        if family and given and joined(given, family) == name:
            return given, family
    return "", name


def _quoted(cell: str) -> str:
    if any(sign in cell for sign in (*SEPARATORS, '"')):
        return '"' + cell.replace('"', '""') + '"'
    return cell
