"""Moves a player from one section to another.

The player is entered in the new section first and then leaves the old one, each as one step of that
event. So a power cut between the two loses nobody: the player is in both. The move is noted in the
file of the day before it begins, and so the next opening can say what is left to do.
"""

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from tourneydesk.core.decisions import (
    ByeRequested,
    Decision,
    PlayerDeleted,
    PlayerDropped,
    PlayerReturned,
    PlayersAdded,
    PlayersCheckedIn,
    TableFixed,
)
from tourneydesk.core.event import Event, Player
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.name_search import name_key
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.seating import kept_players
from tourneydesk.desk.checks import problems
from tourneydesk.desk.day.sections import Day, DayFile, MoveNote, Section, same_file, write_day
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of
from tourneydesk.store.errors import FileTrouble

Leaves = Literal["deleted", "withdrawn"]
Enters = Literal["added", "late", "reinstated"]


@dataclass(frozen=True, slots=True)
class MovePlan:
    """What a move does in both sections.

    - ``player``: the number in the old section, ``new_player`` that in the new one.
    - ``leaves``: the entry is deleted, as it was in no round, or the player withdraws.
    - ``enters``: as a new entry, as a late one, or reinstated if they were there before.
    - ``running``: the table at which the player is still playing in the old section, 0 if none.
    - ``left_behind``: requests that the new section does not take: ``bye`` or ``table``.
    """

    player: int
    new_player: int
    leaves: Leaves
    enters: Enters
    running: int
    left_behind: tuple[str, ...]
    entering: tuple[Decision, ...]
    leaving: Decision


class MoveRefused(Refused):
    """A move that one of the two sections does not allow; ``event`` is that section's."""

    def __init__(self, event: Event, *problems: Problem) -> None:
        super().__init__(*problems)
        self.event = event


@dataclass(frozen=True, slots=True)
class OpenMove:
    """A move that was begun and not finished: the player is in both sections."""

    source: Section
    target: Section
    note: MoveNote


def plan_move(source: Event, target: Event, player: int) -> MovePlan:
    """What moving a player would do; MoveRefused if one of the sections does not allow it."""
    if not 1 <= player <= len(source.players) or player in source.deleted:
        facts = {"player": player, "players": len(source.players)}
        raise MoveRefused(source, Problem("player_unknown", facts=facts))
    leaving = _leaving(source, player)
    _check(source, leaving)
    one = source.player(player)
    before = _earlier_entry(target, one)
    enters: Enters = "late" if target.rounds else "added"
    new_player = len(target.players) + 1
    entry: Decision = PlayersAdded((_entry(one, target, new_player),))
    if before is not None:
        enters, new_player, entry = "reinstated", before.id, PlayerReturned(before.id)
    _check(target, entry)
    event, entering = advance(target, (entry,)), [entry]
    left_behind: list[str] = []
    for what, decision in _requests(source, one, new_player):
        if not problems(event, format_of(event), decision):
            entering.append(decision)
            event = advance(event, (decision,))
        elif what:
            left_behind.append(what)
    return MovePlan(
        player,
        new_player,
        "withdrawn" if isinstance(leaving, PlayerDropped) else "deleted",
        enters,
        _running_table(source, player),
        tuple(dict.fromkeys(left_behind)),
        tuple(entering),
        leaving,
    )


def move_player(day: Day, source: Path, player: int, target: Path) -> tuple[MovePlan, DayFile]:
    """Moves a player between two open sections; returns what was done, and the list of the day.

    Raises Refused if it is not allowed, FileTrouble if a file cannot be written. If that happens
    between the two sections, the player is in both and the move stays noted. The same move asked
    for again is finished, and no other is begun before.
    """
    old, new = _session_of(day, source), _session_of(day, target)
    if old is new:
        raise Refused(Problem("move_same_section", facts={"name": target.stem}))
    if old.only_read:
        raise FileTrouble("file_read_only", source)
    unfinished = open_move(day)
    if unfinished is not None:
        return _finished(day, unfinished, MoveNote(source, player, target, 0))
    plan = plan_move(old.event, new.event, player)
    note = MoveNote(source, player, target, plan.new_player)
    write_day(day.path, replace(day.file, move=note))
    try:
        new.take(*plan.entering)
    except BaseException:
        with suppress(FileTrouble):
            write_day(day.path, replace(day.file, move=None))
        raise
    old.take(plan.leaving)
    done = replace(day.file, move=None)
    write_day(day.path, done)
    return plan, done


def _finished(day: Day, unfinished: OpenMove, asked: MoveNote) -> tuple[MovePlan, DayFile]:
    """Finishes a move that was interrupted, if it is the one asked for now."""
    note, session = unfinished.note, unfinished.source.session
    same = asked.player == note.player and all(
        same_file(one, other)
        for one, other in ((asked.source, note.source), (asked.target, note.target))
    )
    if not same or session is None:
        raise Refused(Problem("move_unfinished"))
    leaving = _leaving(session.event, note.player)
    leaves: Leaves = "withdrawn" if isinstance(leaving, PlayerDropped) else "deleted"
    running = _running_table(session.event, note.player)
    plan = MovePlan(note.player, note.new_player, leaves, "added", running, (), (), leaving)
    return plan, finish_move(day)


def open_move(day: Day) -> OpenMove | None:
    """The move that is left to finish; None if there is none, or a section of it is not open."""
    note = day.file.move
    if note is None:
        return None
    source, target = _section_of(day, note.source), _section_of(day, note.target)
    if source is None or target is None or source.session is None or target.session is None:
        return None
    old, new = source.session.event, target.session.event
    if not (_is_in(old, note.player) and _is_in(new, note.new_player)):
        return None
    if name_key(old.player(note.player).name) != name_key(new.player(note.new_player).name):
        return None
    return OpenMove(source, target, note)


def can_forget_move(day: Day) -> bool:
    """Whether a move is noted of which nothing is left to do: both sections are open and the player
    is in one of them.
    """
    note = day.file.move
    if note is None or open_move(day) is not None:
        return False
    found = [_section_of(day, path) for path in (note.source, note.target)]
    return all(one is None or one.session is not None for one in found)


def finish_move(day: Day) -> DayFile:
    """Takes the player of an unfinished move out of the section that they leave; returns the list
    of the day. Nothing to finish is no error.
    """
    unfinished = open_move(day)
    if unfinished is not None and unfinished.source.session is not None:
        old, player = unfinished.source.session, unfinished.note.player
        old.take(_leaving(old.event, player))
    done = replace(day.file, move=None)
    write_day(day.path, done)
    return done


def _leaving(event: Event, player: int) -> PlayerDropped | PlayerDeleted:
    """How a player leaves a section: deleted, unless they were in a round."""
    seated = any(player in kept_players(posted) for posted in event.rounds)
    return PlayerDropped(player) if seated else PlayerDeleted(player)


def _check(event: Event, decision: Decision) -> None:
    refused = problems(event, format_of(event), decision)
    if refused:
        raise MoveRefused(event, *refused)


def _entry(player: Player, target: Event, number: int) -> Player:
    """The player as a new entry of another section, with all that is known about them."""
    return replace(
        player,
        id=number,
        joined=len(target.rounds),
        left=None,
        returned=0,
        checked_in=False,
        house=player.house and format_of(target).house_players,
    )


def _earlier_entry(target: Event, player: Player) -> Player | None:
    """The player's own entry in the other section, if they were there before and withdrew;
    MoveRefused if somebody there has the same member ID.
    """
    for one in target.entered:
        same_id = bool(player.member_id) and one.member_id == player.member_id
        same_name = name_key(one.name) == name_key(player.name)
        if one.dropped and same_name and (same_id or one.member_id == player.member_id):
            return one
        if same_id:
            problem = Problem("member_entered", facts={"member": player.member_id})
            raise MoveRefused(target, problem)
    return None


def _requests(source: Event, player: Player, number: int) -> Sequence[tuple[str, Decision]]:
    """What goes with the player, if the new section takes it, each with its name when it is left
    behind.
    """
    found: list[tuple[str, Decision]] = []
    if player.checked_in:
        found.append(("", PlayersCheckedIn((number,))))
    found += [
        ("bye", ByeRequested(replace(request, player=number)))
        for request in source.bye_requests
        if request.player == player.id and request.round > len(source.rounds)
    ]
    table = source.fixed_tables.get(player.id)
    if table is not None:
        found.append(("table", TableFixed(number, table)))
    return found


def _running_table(event: Event, player: int) -> int:
    posted = event.current
    table = posted.table_of(player) if posted is not None else None
    return table.number if table is not None and table.running else 0


def _is_in(event: Event, player: int) -> bool:
    known = 1 <= player <= len(event.players) and player not in event.deleted
    return known and not event.player(player).dropped


def _section_of(day: Day, path: Path) -> Section | None:
    return next((one for one in day.sections if same_file(one.path, path)), None)


def _session_of(day: Day, path: Path) -> Session:
    section = _section_of(day, path)
    if section is None:
        raise Refused(Problem("day_no_such_section", facts={"name": path.stem}))
    if section.session is None:
        raise Refused(Problem("day_section_not_open", facts={"name": path.stem}))
    return section.session
