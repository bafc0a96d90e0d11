"""What the program knows of an event that several desks share; loads nothing of sharing."""

import re
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Literal, Protocol, cast

from tourneydesk.core.decisions import (
    Decision,
    PlayersAdded,
    PlayersCheckedIn,
    ResultCleared,
    ResultRecorded,
    RoundPosted,
    SettingsChosen,
    Step,
)
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import Result
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.store.chain import Entry
from tourneydesk.store.sharing.no_driver import CODES, folder_of, key_of_chain

# What a desk is told when another desk was first. The window always knows these, so they load
# nothing of sharing.


@dataclass(frozen=True, slots=True)
class OtherStep:
    """A step that another desk took, and the event before and after it."""

    desk: str
    step: Step
    before: Event
    after: Event


class Conflict(Refused):
    """Another desk was first at the same table or player; ours was not recorded.

    ``correction`` is the decision that records ours instead of theirs; None where the rules do not
    allow that now.
    """

    def __init__(
        self, problem: Problem, ours: Decision, theirs: OtherStep, correction: Decision | None
    ) -> None:
        super().__init__(problem)
        self.ours = ours
        self.theirs = theirs
        self.correction = correction


class OtherDesksStep(Refused):
    """An undo that would undo what another desk did; nothing was undone."""

    def __init__(self, desk: str, step_number: int) -> None:
        super().__init__(Problem("undo_of_other_desk", facts={"desk": desk or "–"}))
        self.desk = desk
        self.step_number = step_number


# What this desk may do in an event that several desks share, for the window to say beforehand.

Right = Literal["record", "decide"]
"""``record`` is results and check-in; ``decide`` everything else: players, pairings, settings."""
_KINDS = {
    "record": (ResultRecorded, PlayersCheckedIn),
    "decide": (PlayersAdded, RoundPosted, SettingsChosen),
}


def why_may_not(session: Session, right: Right) -> Problem | None:
    """Why this desk may not do that now; None if it may.

    While the server is lost, results and check-in are kept, and nothing else is possible.
    """
    if not session.may(*_KINDS[right]):
        return Problem("desk_only_watches" if right == "record" else "desk_not_head")
    if right == "decide" and session.lost is not None:
        return Problem("desk_lost")
    return None


# Whether a file was being shared when the program ended without stopping that. Needs no driver.


def left_server(entries: tuple[Entry, ...]) -> Path | None:
    """The folder of the server that still has this event, and may have more of it than the file."""
    folder = folder_of(key_of_chain(entries[0].chain))
    return folder if (folder / CODES).is_file() else None


def host_of(folder: Path) -> str:
    """The address at which the server of a folder was shared; empty if that is not known."""
    with suppress(OSError, UnicodeDecodeError):
        configuration = (folder / "data" / "tourneydesk.conf").read_text(encoding="utf-8")
        found = re.search(r"^listen_addresses = '([^']*)'$", configuration, re.MULTILINE)
        # The loopback is always among them, and first.
        return found[1].split(", ")[-1] if found else ""
    return ""


def waiting_results(session: Session, round_number: int) -> Mapping[int, Result | None]:
    """The results of a round that are typed and not recorded, by table; None is a cleared one."""
    found: dict[int, Result | None] = {}
    for entry in session.pending:
        for decision in entry.decisions:
            match decision:
                case ResultRecorded(round=number, table=table, result=result):
                    found |= {table: result} if number == round_number else {}
                case ResultCleared(round=number, table=table):
                    found |= {table: None} if number == round_number else {}
                case _:
                    pass
    return found


def waiting_check_ins(session: Session) -> Mapping[int, bool]:
    """The players whose check-in is typed and not recorded, and whether they are here."""
    return {
        player: decision.here
        for entry in session.pending
        for decision in entry.decisions
        if isinstance(decision, PlayersCheckedIn)
        for player in decision.players
    }


def forget_check_in(session: Session, player: int) -> None:
    """Forgets that this player's check-in was typed, if it is not recorded."""
    for entry in session.pending:
        match entry.decisions:
            case (PlayersCheckedIn(players=players),) if players == (player,):
                shared_desk(session).drop_pending(entry)
            case _:
                pass


def same_subject(one: PendingEntry, other: PendingEntry) -> bool:
    """Whether the later entry replaces the earlier one: the same table, or the same players."""
    return _subject(one) == _subject(other)


def _subject(entry: PendingEntry) -> object:
    first = entry.decisions[0]
    if isinstance(first, ResultRecorded | ResultCleared):
        return first.round, first.table
    return first.players if isinstance(first, PlayersCheckedIn) else id(entry)


class SharedDesk(Protocol):
    """What only a shared session does. Its module needs the driver of PostgreSQL."""

    def undo_others(self) -> Step: ...

    def take_pending(self, entry: PendingEntry) -> Step:
        """Records a pending entry; refused or a Conflict as in `take`, and then still pending."""
        ...

    def check_pending(self, entry: PendingEntry) -> None:
        """Raises Conflict if another desk was first at what the entry is about."""
        ...

    def drop_pending(self, entry: PendingEntry) -> None:
        """Forgets a pending entry."""
        ...

    def keep_conflict(self, conflict: Conflict) -> None:
        """Keeps what was typed as pending: nobody has decided the conflict yet."""
        ...


def shared_desk(session: Session) -> SharedDesk:
    """The session as one that is shared; only for one that is."""
    return cast(SharedDesk, session)


def replace_earlier(session: Session) -> None:
    """The pending entry typed last replaces those before it about the same table or players."""
    *earlier, last = session.pending
    for entry in earlier:
        if same_subject(entry, last):
            shared_desk(session).drop_pending(entry)
