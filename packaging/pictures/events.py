"""Sample events for screenshots and tests of every screen, at various moments of the day."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from functools import cache
from pathlib import Path

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Player
from tourneydesk.core.journal import codec
from tourneydesk.core.prizes import Category, Prize, PrizeList
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import attendance, rounds
from tourneydesk.desk.attendance import keep_apart
from tourneydesk.desk.event_details import change_prizes
from tourneydesk.desk.files.journals import MemoryJournal, journal_of
from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.history import Steps
from tourneydesk.desk.players import enter_players
from tourneydesk.desk.practice import made_up_players, play, report
from tourneydesk.desk.recovery import BACKUP, FILE, JOINED, SECOND, Choice, Recovery
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS
from tourneydesk.present.messages import text
from tourneydesk.present.show import Show
from tourneydesk.present.shows import show_of_format
from tourneydesk.store.checkpoints import folder_of
from tourneydesk.store.errors import FileTrouble

SEED = "screens"
LONG_NAME = "Maximiliana Alexandra Wolfeschlegelstein-Hausenbergerdorff y Montgomery"
"""Longer than any space for it."""
LATE_NAME = "Lou Latimer"


def format_with(matches: Callable[[Show], bool]) -> str:
    """The first format displayed in this way."""
    return next(key for key in FORMATS if matches(show_of_format(key)))


def before_round_1(key: str) -> Session:
    """Everyone is entered, some players are checked in, nothing is paired."""
    return _session_at(key, "early")


def running(key: str) -> Session:
    """Round 2 (for a ring, some games) is in progress: some tables have reported."""
    return _session_at(key, "running")


def with_issues(key: str) -> Session:
    """Round 2 is in progress when a player seated in it withdraws and another arrives late."""
    return _session_at(key, "with_issues")


def with_prizes(key: str) -> Session:
    """The event is over, and prizes are awarded."""
    session = finished(key)
    places = [Prize(place, amount) for place, amount in enumerate((50_000, 30_000, 15_000), 1)]
    under = Prize(1, 10_000, category=Category("rating", None, 1599))
    change_prizes(session, PrizeList((*places, under, Prize(1, text=text("made-up-prize"))), "$"))
    return session


def ready(key: str) -> Session:
    """Round 2 is complete, and round 3 can be paired; a ring continues."""
    return _session_at(key, "ready")


def finished(key: str) -> Session:
    """Played to the end."""
    return _session_at(key, "over")


def damaged() -> Recovery:
    """A file that cannot be opened, with what its backups and a part of it still contain."""
    key = format_with(lambda show: show.rated)
    path = Path(f"{text('format-name', key)} {LONG_NAME}.tourney")
    entries = running(key).entries
    copies = ((JOINED, -2), (BACKUP, -5), (SECOND, -9), (FILE, len(entries) // 2))
    choices = tuple(
        Choice(source, entries[:end], journal_of(path, entries[:end])[1], folder_of(path) / "a")
        for source, end in copies
    )
    trouble = FileTrouble("chain_broken", path, number=choices[-1].step_count + 1)
    readable = {entry.number: entry for entry in entries[:-1]}
    return Recovery(path, trouble, choices, len(entries), readable, True, True)


def _session_at(key: str, moment: str) -> Session:
    """A separate session, so that changes on one screen do not appear on the next."""
    steps = steps_at(key, moment)
    journal = MemoryJournal()
    for number, step in enumerate(steps):
        hour, minute = divmod(number, 60)
        journal.append(f"2026-09-26T{10 + hour:02}:{minute:02}:00", codec.encode(step))
    return Session(journal, list(steps))


@cache
def steps_at(key: str, moment: str) -> Steps:
    """The steps of a sample event of that format up to a moment of its day; computed once."""
    session = open_in_memory(plan(key, text("made-up-event"), SEED, {}))
    first, *others = made_up_players(show_of_format(key).crowd, Draw(SEED, key))
    enter_players(session, (replace(first, name=LONG_NAME, club="Rosenheim–Kolbermoor"), *others))
    attendance.check_in(session, range(1, show_of_format(key).crowd - 4))
    with suppress(Refused):  # by a format that does not keep pairs apart
        keep_apart(session, (1, 3))
    match moment:
        case "running" | "with_issues":
            play(session, 3 if FORMATS[key].ring_kinds else 1)
            if session.format.outlook(session.event).status != "waiting":
                rounds.pair(session)
            missing = session.event.rounds[-1].missing
            if moment == "running":
                report(session, missing[::3])
            else:
                report(session, missing[1::3])
                _withdraw_and_enter(session)
        case "ready":
            play(session, 5 if FORMATS[key].ring_kinds else 2)
        case "over":
            play(session)
        case _:
            pass
    return tuple(session.steps)


def _withdraw_and_enter(session: Session) -> None:
    attendance.withdraw(session, session.event.rounds[-1].tables[0].players[0])
    number = len(session.event.players) + 1
    with suppress(Refused):  # once a final is posted
        enter_players(session, (Player(number, LATE_NAME, rating=1500, age=20, joined=2),))
