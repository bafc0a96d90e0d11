"""Entering players, one or a list, and changing their fields."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from datetime import date
from pathlib import Path
from typing import Any

from tourneydesk.core.decisions import (
    Decision,
    ItemsSettled,
    PlayerChanged,
    PlayersAdded,
)
from tourneydesk.core.event import Event, OpenItem, Player
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.checks import Permission, permission_by_rules
from tourneydesk.desk.lists.player_fields import PlayerFields, check_player
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

FIELDS = tuple(field.name for field in fields(PlayerFields))


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
    """Enters one player and returns the new ID; Refused if a field is not valid."""
    event = session.event
    player = _player(event, len(event.players) + 1, check_player(**_complete(values)))
    _refuse_twin(event, player)
    _refuse_house(event, player)
    session.take(PlayersAdded((player,)))
    return player.id


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
    return enter_list(session, read_list(path, date.today().year), skip_bad=skip_bad)  # noqa: DTZ011


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
        _player(event, player_id, entry)
        for player_id, entry in enumerate(fresh, start=len(event.players) + 1)
    )
    session.take(PlayersAdded(players))
    return ImportOutcome(tuple(player.id for player in players), tuple(problems))


def change(session: Session, player_id: int, values: Mapping[str, object]) -> Player:
    """Changes the given fields and keeps the others; Refused if a field is not valid."""
    event = session.event
    if not 1 <= player_id <= len(event.players) or player_id in event.deleted:
        facts = {"player": player_id, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    old = event.player(player_id)
    new = check_player(**_complete({**fields_of(old), **values}))
    player = replace(old, **fields_of(new))
    _refuse_twin(event, player)
    _refuse_house(event, player)
    settled = tuple(item for item in event.open_items if _settles(item, player, values))
    step: list[Decision] = [PlayerChanged(player)] if player != old else []
    step += [ItemsSettled(settled)] if settled else []
    if step:
        session.take(*step)
    return player


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
    """Refuses a member ID that another player has; names may be equal."""
    other_players = (other for other in event.entered if other.id != player.id)
    if player.member_id is not None and player.member_id in _member_ids(other_players):
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
