"""What the organizer does with players: enter one or a list, change what is known."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import date
from pathlib import Path

from tourneydesk.core.decisions import (
    AbsentDropped,
    Decision,
    ItemsSettled,
    PlayerChanged,
    PlayerReturned,
    PlayersAdded,
    PlayersCheckedIn,
    Step,
    TableFixed,
)
from tourneydesk.core.event import Event, OpenItem, Player
from tourneydesk.core.field import active
from tourneydesk.core.replay import counting
from tourneydesk.core.results import MatchResult
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.lists.player_list import PlayerList, read_list
from tourneydesk.desk.lists.rows import RowProblem
from tourneydesk.desk.player_fields import PlayerFields, check_player
from tourneydesk.formats import format_of

LISTED = ("name", "rating", "age", "member_id", "club", "note", "age_group")
"""What a list of players can have."""

FIELDS = (*LISTED, "house")


WITH_HOUSE_PLAYERS = ("us-swiss",)
"""The formats that may have an entry which is paired only when the number is otherwise odd."""


class ListRefused(Refused):
    """A list that was not entered; every problem with its row."""

    def __init__(self, rows: Sequence[RowProblem]) -> None:
        super().__init__(*(row.problem for row in rows))
        self.rows = tuple(rows)


@dataclass(frozen=True, slots=True)
class Entered:
    """The ids of the players entered from a list, and what was wrong or worth a look."""

    players: tuple[int, ...]
    problems: tuple[RowProblem, ...]


def enter(desk: Desk, about: Mapping[str, object]) -> int:
    """Enters one player and gives his id; Refused where a field cannot stand."""
    event = desk.event
    player = _player(event, len(event.players) + 1, check_player(**_complete(about)))
    _refuse_twin(event, player)
    _refuse_house(event, player)
    desk.take(PlayersAdded((player,)))
    return player.id


def import_list(desk: Desk, path: Path, *, skip_bad: bool = False) -> Entered:
    """Enters a whole list as one step; a serious problem refuses it all, unless bad rows are to be
    skipped.
    """
    return enter_list(desk, read_list(path, date.today().year), skip_bad=skip_bad)  # noqa: DTZ011


def enter_list(desk: Desk, listed: PlayerList, *, skip_bad: bool = False) -> Entered:
    """Enters the players of a list that has been read (and perhaps looked at in a preview)."""
    event = desk.event
    taken, twins = _apart_from_entered(event, listed)
    problems = sorted((*listed.problems, *twins), key=lambda problem: problem.row)
    serious = [problem for problem in problems if problem.serious]
    if serious and not skip_bad:
        raise ListRefused(problems)
    if not taken:
        raise ListRefused(problems or [RowProblem(0, Problem("nobody_in_list"), serious=True)])
    players = tuple(
        _player(event, number, fields)
        for number, fields in enumerate(taken, start=len(event.players) + 1)
    )
    desk.take(PlayersAdded(players))
    return Entered(tuple(player.id for player in players), tuple(problems))


def change(desk: Desk, number: int, about: Mapping[str, object]) -> Player:
    """Changes the fields given and keeps the others; Refused where a field cannot stand."""
    event = desk.event
    if not 1 <= number <= len(event.players) or number in event.deleted:
        facts = {"player": number, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=facts))
    old = event.player(number)
    now = {field: getattr(old, field) for field in FIELDS}
    fields = check_player(**_complete({**now, **about}))
    player = replace(old, **{field: getattr(fields, field) for field in FIELDS})
    _refuse_twin(event, player)
    _refuse_house(event, player)
    settled = tuple(one for one in event.open_items if _settles(one, player, about))
    step: list[Decision] = [PlayerChanged(player)] if player != old else []
    step += [ItemsSettled(settled)] if settled else []
    if step:
        desk.take(*step)
    return player


def _settles(item: OpenItem, player: Player, about: Mapping[str, object]) -> bool:
    """Whether what was entered about a player says what no paper did. Without a rating is an answer
    too; without an age is none.
    """
    if item.player != player.id:
        return False
    if item.kind == "rating":
        return "rating" in about
    return item.kind == "age" and any(
        about.get(field) is not None for field in ("age", "age_group")
    )


def absent(event: Event) -> tuple[int, ...]:
    """Who is in and was not seen at the door; nobody where nobody was checked in at all."""
    if not any(player.checked_in for player in event.entered):
        return ()
    return tuple(
        player.id for player in event.players if not player.dropped and not player.checked_in
    )


Missing = Mapping[int, int]
"""Players who are not here, each with the number of the step (or of the round) that says so."""


def not_here(steps: Sequence[Step], event: Event) -> Missing:
    """Who would be paired next although marked as not here. Before round 1 these are also those
    never checked in, where others are.
    """
    marks: dict[int, tuple[bool, int]] = {}
    for number in counting(steps).steps:
        for decision in steps[number - 1]:
            if isinstance(decision, PlayersCheckedIn):
                marks.update(dict.fromkeys(decision.players, (decision.here, number)))
            elif isinstance(decision, PlayerReturned):
                marks[decision.player] = (True, number)
    inside = active(event, format_of(event).leavings(event))
    expected = not event.rounds and any(event.player(player).checked_in for player in inside)
    unknown = (not expected, 0)
    return {
        player: at for player in inside for here, at in [marks.get(player, unknown)] if not here
    }


def no_shows(event: Event) -> Missing:
    """Who did not come to a table of the round posted last and would be paired in the next."""
    missed = [
        player
        for table in (event.rounds[-1].tables if event.rounds else ())
        if isinstance(table.result, MatchResult)
        for player in table.result.forfeited
    ]
    if not missed:
        return {}
    fmt = format_of(event)
    planned = fmt.outlook(event).rounds_planned
    if planned is not None and planned <= len(event.rounds):
        return {}
    inside = active(event, fmt.leavings(event))
    return {player: -len(event.rounds) for player in missed if player in inside}


def drop_absent(desk: Desk) -> tuple[int, ...]:
    """Drops everybody who is not checked in, as one step, before the first round."""
    event = desk.event
    gone = absent(event)
    if not any(player.checked_in for player in event.players) and not event.rounds:
        raise Refused(Problem("nobody_checked_in"))
    desk.take(AbsentDropped(gone))
    return gone


def fix_table(desk: Desk, number: int, table: int | None) -> None:
    """Lets a player sit at this table from the next round on; None ends it."""
    if table is None or desk.event.fixed_tables.get(number) != table:
        desk.take(TableFixed(number, table))


def _complete(about: Mapping[str, object]) -> dict[str, object]:
    return {field: about.get(field) for field in FIELDS}


def _player(event: Event, number: int, fields: PlayerFields) -> Player:
    values = {field: getattr(fields, field) for field in FIELDS}
    return Player(id=number, joined=len(event.rounds), **values)


def _refuse_twin(event: Event, player: Player) -> None:
    """Two players cannot have one member number; two of one name can."""
    others = (one for one in event.entered if one.id != player.id)
    if player.member_id is not None and player.member_id in _member_ids(others):
        raise Refused(Problem("member_entered", facts={"member": player.member_id}))


def _refuse_house(event: Event, player: Player) -> None:
    if player.house and event.format not in WITH_HOUSE_PLAYERS:
        raise Refused(Problem("no_house_players"))


def _apart_from_entered(
    event: Event, listed: PlayerList
) -> tuple[list[PlayerFields], list[RowProblem]]:
    """The listed players that are not entered yet, and a problem for each who is."""
    entered = _member_ids(event.entered)
    fresh: list[PlayerFields] = []
    twins: list[RowProblem] = []
    for row in listed.players:
        if row.member_id is not None and row.member_id in entered:
            problem = Problem("member_entered", facts={"member": row.member_id})
            twins.append(RowProblem(row.row, problem, serious=True))
        else:
            fields = {field: getattr(row, field) for field in LISTED}
            fresh.append(PlayerFields(**fields))
    return fresh, twins


def _member_ids(players: Iterable[Player]) -> set[str]:
    return {player.member_id for player in players if player.member_id is not None}
