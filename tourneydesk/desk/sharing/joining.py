"""Opens an event that another laptop shares."""

import socket
import unicodedata
from collections.abc import Sequence

from tourneydesk.core.decisions import Step
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.files.journals import journal_of
from tourneydesk.desk.session import Clock, wall_clock
from tourneydesk.desk.sharing.addresses import check_code, links_of
from tourneydesk.desk.sharing.journal import SharedJournal
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.connection import desk_of_address, role_of_address
from tourneydesk.store.sharing.event_database import EventDatabase

LONGEST_DESK = 40


def join(
    address: str, desk: str | None = None, clock: Clock = wall_clock, *, sound: bool = False
) -> SharedSession:
    """The event at an address; FileTrouble if it cannot be reached, the code is wrong, or its
    history is not sound.

    The desk's name is the one given, else the address's ``application_name``, else the laptop's.
    With ``sound``, a history that is not sound is joined as far as it is; `catch_up` then says what
    is wrong with the next step.
    """
    name = desk_name(desk or desk_of_address(address) or own_desk_name())
    database = EventDatabase.open(address)
    try:
        database.introduce(name)
        steps, event = _journal_of(database, sound)
    except BaseException:
        database.close()
        raise
    return SharedSession(
        SharedJournal(database), steps, event, name, clock, role_of_address(address)
    )


def _journal_of(database: EventDatabase, sound: bool) -> tuple[Sequence[Step], Event]:
    try:
        return journal_of(database.path, database.entries)
    except FileTrouble as trouble:
        wrong = trouble.facts.get("step")
        if not sound or not isinstance(wrong, int) or wrong < 2:
            raise
        database.leave_unread(wrong)
        return journal_of(database.path, database.entries)


def join_typed(
    address: str, code: str, desk: str, clock: Clock = wall_clock
) -> tuple[SharedSession, str]:
    """Joins by what a person typed: a host, with or without a port, and a code; or a whole address.
    Gives the whole address, too, by which the event is joined again. Errors are those of `join`.
    """
    name = desk_name(desk)
    links = links_of(address, code)
    check_code(address, code)
    for link in links:
        try:
            return join(link, name, clock), link
        except FileTrouble as trouble:
            # The code does not tell its role.
            if trouble.code != "server_refused" or link == links[-1]:
                raise
    raise AssertionError("there is always an address to try")


def own_desk_name() -> str:
    """This laptop's name, as much of it as can be a desk's."""
    shown = "".join(one for one in socket.gethostname() if not _hidden(one))
    return shown.strip()[:LONGEST_DESK].strip() or "localhost"


def desk_name(given: str) -> str:
    """A desk's name as it is recorded with each step; Refused if it is empty or too long."""
    name = " ".join(given.split())
    if not name or len(name) > LONGEST_DESK or any(_hidden(one) for one in name):
        raise Refused(Problem("desk_name_wrong", facts={"most": LONGEST_DESK}))
    return name


def _hidden(character: str) -> bool:
    return unicodedata.category(character).startswith("C")
