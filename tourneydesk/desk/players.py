"""Entering players, one or a list, and changing their fields."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import date
from itertools import chain
from pathlib import Path
from typing import Any

from tourneydesk.core.decisions import Decision, ItemsSettled, PlayerChanged, PlayersAdded
from tourneydesk.core.event import Event, OpenItem, Player
from tourneydesk.core.field import active
from tourneydesk.core.journal.dates import is_date
from tourneydesk.core.names import is_part, joined, parts_of
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.core.ratings import age_on, day_of
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.checks import Permission, permission_by_rules
from tourneydesk.desk.lists.member_list import members_of
from tourneydesk.desk.lists.player_fields import MOST_AGE, check_player, checked_age, name_of_parts
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.desk.lists.preview import ImportPreview
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.store.members import MemberList, replace_members

FIELDS = tuple(field.name for field in fields(PlayerFields))
RATINGS = {"rating": "provisional", "rating2": "provisional2"}
"""The ratings, each with the field for the games of a provisional one: a new rating replaces both.
"""


class ListRefused(Refused):
    """A list that was not entered, with every problem and its row."""

    def __init__(self, rows: Sequence[RowProblem]) -> None:
        super().__init__(*(row.problem for row in rows))
        self.rows = tuple(rows)


@dataclass(frozen=True, slots=True)
class ImportOutcome:
    """The IDs of the players entered from a list, and its problems and warnings."""

    players: tuple[int, ...]
    problems: tuple[RowProblem, ...]


def enter(session: Session, values: Mapping[str, object]) -> int:
    """Enters one player and returns the new ID; Refused if a field is not valid. The name may come
    as ``given`` and ``family``.
    """
    event = session.event
    entry = _aged(event, check_player(**_complete(_named(values))), values)
    player = _player(event, len(event.players) + 1, entry)
    _refuse_twin(event, player)
    _refuse_house(event, player)
    session.take(PlayersAdded((player,)))
    return player.id


def players_without_age(event: Event) -> tuple[int, ...]:
    """The players still in with neither age nor age group, where no round is paired without."""
    fmt = format_of(event)
    if fmt.groups is None:
        return ()
    return tuple(
        player
        for player in active(event, fmt.leavings(event))
        if event.player(player).age is None and event.player(player).age_group is None
    )


def enter_players(session: Session, players: Sequence[Player]) -> None:
    """Enters players with fields already checked or made up, as one step."""
    session.take(PlayersAdded(tuple(players)))


def can_enter_late(event: Event) -> Permission:
    """Whether the rules still allow entries."""
    probe = Player(len(event.players) + 1, "?", age=30, joined=len(event.rounds))
    return permission_by_rules(event, PlayersAdded((probe,)))


def import_list(session: Session, path: Path, *, skip_bad: bool = False) -> ImportOutcome:
    """Enters a whole list as one step; a serious problem refuses the list unless bad rows are
    skipped.
    """
    ages = session.format.groups is not None
    listed = read_list(path, date.today().year, ages=ages)  # noqa: DTZ011
    return enter_list(session, listed, skip_bad=skip_bad)


def enter_list(session: Session, listed: PlayerList, *, skip_bad: bool = False) -> ImportOutcome:
    """Enters the players of a list that has been read, perhaps after a preview."""
    event = session.event
    fresh, twins = _new_players(event, listed)
    problems = sorted((*listed.problems, *twins), key=lambda problem: problem.row)
    serious = [problem for problem in problems if problem.serious]
    if serious and not skip_bad:
        raise ListRefused(problems)
    if not fresh:
        raise ListRefused(problems or [RowProblem(0, Problem("nobody_in_list"), serious=True)])
    players = tuple(
        _player(event, player_id, of_event(event, entry))
        for player_id, entry in enumerate(fresh, start=len(event.players) + 1)
    )
    session.take(PlayersAdded(players))
    return ImportOutcome(tuple(player.id for player in players), tuple(problems))


def change(session: Session, player_id: int, values: Mapping[str, object]) -> Player:
    """Changes the given fields and keeps the others; Refused if a field is not valid. The name may
    come as ``given`` and ``family``; a family name alone says which part of the name it is.
    """
    event = session.event
    if not 1 <= player_id <= len(event.players) or player_id in event.deleted:
        facts = {"player": player_id, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    old = event.player(player_id)
    new = _aged(event, check_player(**_complete(_changed(old, values))), values)
    player = replace(old, **fields_of(new))
    _refuse_twin(event, player)
    _refuse_house(event, player)
    settled = settled_items(event, player, values)
    step: list[Decision] = [PlayerChanged(player)] if player != old else []
    step += [ItemsSettled(settled)] if settled else []
    if step:
        session.take(*step)
    return player


def change_field(session: Session, player_id: int, field: str, value: object) -> Player:
    """Changes one field, which may be one part of the name: the other part stays."""
    if field not in ("given", "family") or not 1 <= player_id <= len(session.event.players):
        return change(session, player_id, {field: value})
    old = session.event.player(player_id)
    if field == "family" and (value is None or is_part(old.name, str(value))):
        return change(session, player_id, {field: value})
    parts = parts_of(old.name, old.family)
    family = " ".join(filter(None, (parts.family, parts.suffix)))
    return change(session, player_id, {"given": parts.given, "family": family, field: value})


def _named(values: Mapping[str, object], *, family_first: bool = False) -> Mapping[str, object]:
    """The fields with the whole name, made of its parts if it was entered in parts, and in that
    order if it was ``family_first`` before.
    """
    given, family = values.get("given"), values.get("family")
    if values.get("name") is not None or not isinstance(given or "", str):
        return values
    if not isinstance(family or "", str):
        return values
    name, part = name_of_parts(*(one if isinstance(one, str) else None for one in (given, family)))
    if family_first and part is not None:
        name = joined(part, str(given))
    return {**values, "name": name, "family": part}


def _changed(old: Player, values: Mapping[str, object]) -> Mapping[str, object]:
    """All fields of a player after a change. A family name that is in the new name too stays."""
    if "given" in values:
        parts = parts_of(old.name, old.family)
        family_first = parts.family_first and not parts.comma and not parts.close
        values = _named(values, family_first=family_first)
    new = {**fields_of(old), **values}
    name = new["name"]
    if "family" not in values and old.family is not None:
        kept = isinstance(name, str) and is_part(name, old.family)
        new["family"] = old.family if kept else None
    for rating, games in RATINGS.items():
        if rating in values and games not in values:
            new[games] = None
    return new


def _aged(event: Event, entry: PlayerFields, values: Mapping[str, object]) -> PlayerFields:
    """A player with the age that follows from a birth date, where one of the two is new. Refused if
    another age is given.
    """
    if entry.birth is None or not {"birth", "age"} & set(values):
        return entry
    day = day_of(event) or str(date.today().year)  # noqa: DTZ011
    age = checked_age(entry.birth, day)
    given = entry.age if values.get("age") is not None else None
    if given is None or given == age:
        return replace(entry, age=age)
    # Of somebody whose day of birth is not known, the birthday may be still to come.
    if given == age - 1 and not (is_date(entry.birth) and is_date(day)):
        return entry
    facts: dict[str, Fact] = {"age": given, "birth": entry.birth, "due": age, "day": day}
    raise Refused(Problem("age_not_of_birth", facts=facts))


def of_event(event: Event, fields: PlayerFields) -> PlayerFields:
    """A player of a list with the age on the day of this event."""
    day = day_of(event)
    if day is None or fields.birth is None:
        return fields
    age = age_on(fields.birth, day)
    return replace(fields, age=age) if 0 <= age <= MOST_AGE else fields


def _settles(item: OpenItem, player: Player, values: Mapping[str, object]) -> bool:
    """Whether the new fields answer an item that no paper did. "No rating" is an answer too; "no
    age" is not.
    """
    if item.player != player.id:
        return False
    if item.kind == "rating":
        return "rating" in values
    return item.kind == "age" and any(
        values.get(field) is not None for field in ("age", "age_group")
    )


def fields_of(player: PlayerFields | Player) -> dict[str, Any]:
    """The values of the fields that are entered."""
    return {field: getattr(player, field) for field in FIELDS}


def _complete(values: Mapping[str, object]) -> dict[str, object]:
    return {field: values.get(field) for field in FIELDS}


def _player(event: Event, player_id: int, entry: PlayerFields) -> Player:
    return Player(id=player_id, joined=len(event.rounds), **fields_of(entry))


def _refuse_twin(event: Event, player: Player) -> None:
    """Refuses a new member ID that another player has, unless that one is eliminated: some formats
    let them enter again. Names may be equal.
    """
    before = event.player(player.id).member_id if player.id <= len(event.players) else None
    if player.member_id is None or player.member_id == before:
        return
    left = format_of(event).leavings(event)
    others = (
        other
        for other in event.entered
        if other.id != player.id and not (other.id in left and left[other.id].why == "eliminated")
    )
    if player.member_id in _member_ids(others):
        raise Refused(Problem("member_entered", facts={"member": player.member_id}))


def _refuse_house(event: Event, player: Player) -> None:
    if player.house and not format_of(event).house_players:
        raise Refused(Problem("no_house_players"))


def _new_players(event: Event, listed: PlayerList) -> tuple[list[PlayerFields], list[RowProblem]]:
    """The listed players not entered yet, and a problem for each who is."""
    entered = _member_ids(event.entered)
    fresh: list[PlayerFields] = []
    twins: list[RowProblem] = []
    for row in listed.players:
        if row.member_id is not None and row.member_id in entered:
            problem = Problem("member_entered", facts={"member": row.member_id})
            twins.append(RowProblem(row.row, problem, serious=True))
        else:
            fresh.append(row)
    return fresh, twins


def _member_ids(players: Iterable[Player]) -> set[str]:
    return {player.member_id for player in players if player.member_id is not None}


def settled_items(
    event: Event, player: Player, values: Mapping[str, object]
) -> tuple[OpenItem, ...]:
    """The open items that these new values of a player answer."""
    return tuple(item for item in event.open_items if _settles(item, player, values))


# Loads a federation's list of members, to be searched offline when players are added.

LONGEST_SOURCE = 100


def load_members(
    path: Path, into: Path, progress: Callable[[int], object] = lambda _: None
) -> MemberList:
    """Loads a list instead of the one before. Refused if it cannot be read, if nobody is in it, or
    if the user's folder cannot be written; the list before then stays.
    """
    day = date.today().isoformat()  # noqa: DTZ011
    people = members_of(path)
    first = next(people, None)
    if first is None:
        raise Refused(Problem("nobody_in_list"))
    everybody = chain((first,), people)
    try:
        return replace_members(into, everybody, path.name[:LONGEST_SOURCE], day, progress)
    except OSError as wrong:
        raise Refused(Problem("members_not_kept")) from wrong


# Enters the players of a list as its preview shows them, and updates those already entered.


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
