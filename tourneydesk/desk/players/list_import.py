"""Enters the players of a list as its preview shows them, and updates those already entered."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from tourneydesk.core.decisions import Decision, ItemsSettled, PlayerChanged, PlayersAdded
from tourneydesk.core.event import Event, Player
from tourneydesk.core.names import is_part
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.lists.preview import ImportPreview
from tourneydesk.desk.players.players import RATINGS, fields_of, of_event, settled_items
from tourneydesk.desk.session import Session


@dataclass(frozen=True, slots=True)
class Imported:
    """The IDs of the players entered and of those updated."""

    added: tuple[int, ...]
    updated: tuple[int, ...]


def import_preview(session: Session, preview: ImportPreview) -> Imported:
    """Enters and updates the ticked players as one step; Refused if there is none."""
    event = session.event
    added = tuple(
        Player(number, joined=len(event.rounds), **fields_of(of_event(event, row.fields)))
        for number, row in enumerate(preview.added, start=len(event.players) + 1)
        if row.fields is not None
    )
    updates = [
        (event.player(row.player), _new_values(event, event.player(row.player), row.fields))
        for row in preview.updated
        if row.player is not None and row.fields is not None
    ]
    if not added and not updates:
        raise Refused(Problem("nobody_in_list"))
    changed = [(old, replace(old, **values), values) for old, values in updates]
    step: list[Decision] = [PlayersAdded(added)] if added else []
    step += [PlayerChanged(new) for old, new, _ in changed if new != old]
    settled = tuple(
        item for _, new, values in changed for item in settled_items(event, new, values)
    )
    step += [ItemsSettled(settled)] if settled else []
    if step:
        session.take(*step)
    return Imported(_ids(added), _ids([old for old, _ in updates]))


def given_fields(fields: PlayerFields) -> Mapping[str, Any]:
    """The values that a list has for a player; what it leaves empty stays as it is."""
    # 0 is a value, though it equals False.
    return {
        name: value
        for name, value in fields_of(fields).items()
        if value is not None and value is not False
    }


def _new_values(event: Event, old: Player, fields: PlayerFields) -> Mapping[str, Any]:
    """The values of a list; a family name that is not in the new name is no longer known, nor are
    the games of a provisional rating once there is a new one.
    """
    values = dict(given_fields(of_event(event, fields)))
    for rating, games in RATINGS.items():
        if rating in values:
            values.setdefault(games, None)
    if fields.family is None and old.family is not None and not is_part(fields.name, old.family):
        return {**values, "family": None}
    return values


def _ids(players: Sequence[Player]) -> tuple[int, ...]:
    return tuple(player.id for player in players)
