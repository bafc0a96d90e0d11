"""What this desk typed while the server was lost, by what it is about."""

from collections.abc import Mapping
from typing import Protocol, cast

from tourneydesk.core.decisions import PlayersCheckedIn, ResultCleared, ResultRecorded, Step
from tourneydesk.core.results import Result
from tourneydesk.desk.session import PendingEntry, Session
from tourneydesk.desk.sharing.other_desk import Conflict


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
