"""The journal of a desk that shares an event, with each step of other desks checked."""

from collections.abc import Callable, Mapping, Sequence, Set
from contextlib import AbstractContextManager
from pathlib import Path

from tourneydesk.core import decisions as d
from tourneydesk.core.decisions import Redone, Step, Undone
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.checked_replay import MOST_STEPS, impossible, impossible_now
from tourneydesk.core.journal.codec import stored_name
from tourneydesk.core.journal.replay import ReplayError, active_steps, advance, replay
from tourneydesk.desk.files.journals import FileJournal
from tourneydesk.desk.shared import OtherDesksStep, OtherStep
from tourneydesk.formats import format_of
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble, Overtaken
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.sharing.building import HEAD, SCOREKEEPER, VIEWER
from tourneydesk.store.sharing.connection import LOST
from tourneydesk.store.sharing.event_database import EventDatabase


class SharedJournal:
    """Steps on a server, where other desks write too; the server's own laptop keeps the file."""

    in_file = True
    only_read = False

    def __init__(self, database: EventDatabase) -> None:
        self.database = database
        self.file: FileJournal | None = None
        """The file that follows, and has the copies, at the head desk."""
        self.unconfirmed: tuple[str, str] | None = None
        """Time and text of a step that was sent and not confirmed: it may be recorded."""

    @property
    def trouble(self) -> FileTrouble | None:
        """Why recent copies could not be made."""
        return None if self.file is None else self.file.trouble

    @property
    def path(self) -> Path:
        """Where the event is, for messages."""
        return self.database.path

    @property
    def times(self) -> list[str]:
        return [entry.time for entry in self.database.entries]

    @property
    def entries(self) -> tuple[Entry, ...]:
        return self.database.entries

    @property
    def chain(self) -> str:
        return self.database.entries[-1].chain

    def append(self, at: str, step: str) -> None:
        self.unconfirmed = (at, step)
        try:
            self.database.append(at, step)
        except FileTrouble as trouble:
            if trouble.code not in LOST:
                self.unconfirmed = None
            raise
        except Overtaken:
            self.unconfirmed = None
            raise
        self.unconfirmed = None

    def unread(self) -> tuple[Entry, ...]:
        """What other desks have appended."""
        return self.database.unread()

    def accept(self, entry: Entry) -> None:
        self.database.accept((entry,))

    def reconnect(self) -> None:
        """Connects anew; FileTrouble if the server does not answer.

        The watch may have noticed the loss, and this connection not yet.
        """
        self.database.close()
        self.database.reconnect()

    def held(self) -> AbstractContextManager[None]:
        """Other desks wait until this one has appended, or leaves."""
        return self.database.held()

    def before_round(self, round_number: int) -> None:
        """The file's copy is made when the file follows."""

    def flush(self) -> None:
        if self.file is not None:
            self.file.flush()

    def move_to(self, path: Path) -> FileJournal:
        """A file of all that this desk has seen: so it can go on alone when the server is lost."""
        return FileJournal(EventFile.new(path, self.entries))

    def close(self, *, wait: bool = True) -> None:
        self.database.close()


# Reads the steps of other desks: each is checked before it is shown.


def checked_step(
    entry: Entry, steps: Sequence[Step], event: Event, before: Mapping[int, Event], place: Path
) -> tuple[Step, Event]:
    """The step of an entry after these steps, and the event after it; FileTrouble if it cannot have
    happened. ``before`` has the event before some of the last steps, by their numbers.
    """
    facts: dict[str, int | str] = {"step": entry.number, "desk": entry.desk}
    try:
        step = codec.decode(entry.step)
    except codec.CodecError as error:
        code = "desk_step_newer" if error.newer else "desk_step_wrong"
        raise FileTrouble(code, place, **facts) from error
    if len(steps) >= MOST_STEPS:
        raise FileTrouble("desk_step_wrong", place, **facts)
    if _reverses(step):
        after = _after_reversal(steps, step, event, before)
    else:
        after = _after_decisions(event, step)
    if after is None or impossible_now(after, format_of(event), steps) is not None:
        raise FileTrouble("desk_step_wrong", place, **facts)
    return step, after


def steps_of_others(
    steps: Sequence[Step], entries: Sequence[Entry], seen: int, own: Set[int]
) -> tuple[OtherStep, ...]:
    """The steps after the first ``seen`` that are not this desk's own."""
    if all(number in own for number in range(seen + 1, len(steps) + 1)):
        return ()
    others, event, before = list[OtherStep](), replay(steps[:seen]), dict[int, Event]()
    for number, step in enumerate(steps[seen:], start=seen + 1):
        after = after_step(steps[: number - 1], step, event, before)
        before[number] = event
        if number not in own:
            others.append(OtherStep(entries[number - 1].desk, step, event, after))
        event = after
    return tuple(others)


def after_step(
    steps: Sequence[Step], step: Step, event: Event, before: Mapping[int, Event]
) -> Event:
    """The event after a step that may follow these steps. What it undoes is looked up in ``before``
    if it is there: replaying a long event takes seconds.
    """
    match step:
        case (Undone(step=number),):
            return before[number] if number in before else replay([*steps, step])
        case (Redone(step=number),):
            return advance(event, steps[number - 1])
        case _:
            return advance(event, step)


def last_of_others(
    active: Sequence[int], entries: Sequence[Entry], is_own: Callable[[Entry], bool]
) -> OtherDesksStep:
    """The refusal that names the last active step of another desk."""
    theirs = (number for number in reversed(active) if not is_own(entries[number - 1]))
    number = next(theirs, active[-1])
    return OtherDesksStep(entries[number - 1].desk, number)


def _reverses(step: Step) -> bool:
    return isinstance(step[0], Undone | Redone)


def _after_decisions(event: Event, step: Step) -> Event | None:
    fmt = format_of(event)
    for decision in step:
        if impossible(decision, event, fmt) is not None:
            return None
        try:
            event = advance(event, (decision,))
        except (LookupError, ValueError, TypeError):
            return None
    return event


def _after_reversal(
    steps: Sequence[Step], step: Step, event: Event, before: Mapping[int, Event]
) -> Event | None:
    if len(step) > 1:
        return None
    try:
        active_steps([*steps, step])
    except ReplayError:
        return None
    return after_step(steps, step, event, before)


# What each role of a shared event may decide.

SCOREKEEPERS_DECISIONS = (
    d.ResultRecorded,
    d.ResultCleared,
    d.ResultCorrected,
    d.TablesCalled,
    d.PlayersCheckedIn,
    d.Undone,
    d.Redone,
)
"""What a scorekeeper may decide: results and check-in, and what follows from them."""

ALLOWED: Mapping[str, Sequence[str]] = {
    HEAD: ("*",),
    SCOREKEEPER: tuple(stored_name(kind) for kind in SCOREKEEPERS_DECISIONS),
    VIEWER: (),
}


def role_may(role: str, kinds: Sequence[type]) -> bool:
    """Whether a desk with this role may take decisions of all these kinds."""
    allowed = ALLOWED.get(role, ())
    return "*" in allowed or all(stored_name(kind) in allowed for kind in kinds)
