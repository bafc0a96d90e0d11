"""The clock of a round as plain data: a change returns a new clock, a reading needs a moment.

Times are whole seconds. A moment is two readings taken together: the wall clock, which survives a
restart but may be set, and the running clock, which cannot be set and keeps counting while the
machine sleeps, but starts again at boot. Until the machine restarts, the running clock is used;
after that, the wall clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

LONGEST = 24 * 60 * 60
"""More than a day is a typing error."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Two readings of one moment in seconds: since 1970, and since the machine started.

    ``boot`` identifies the boot, if known: it stays the same while the machine runs.
    """

    wall: int
    running: int
    boot: str = ""


@dataclass(frozen=True, slots=True)
class RoundClock:
    """How long the round may take, and how long it has run.

    ``run`` is the number of seconds already run at ``since``, which is None while the clock is
    paused. ``extra`` is additional seconds for some tables, on top of the common ``length``.
    """

    round: int
    length: int
    run: int = 0
    since: Moment | None = None
    extra: Mapping[int, int] = field(default_factory=dict)

    @property
    def running(self) -> bool:
        return self.since is not None

    @property
    def started(self) -> bool:
        return self.running or self.run > 0


def new_clock(round_number: int, minutes: int) -> RoundClock:
    """A clock that has not been started; ValueError for 0 minutes or more than a day."""
    length = minutes * 60
    if not 0 < length <= LONGEST:
        raise ValueError(f"a round takes from 1 to {LONGEST // 60} minutes, not {minutes}")
    return RoundClock(round_number, length)


def start(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock running from now on; unchanged if it already runs."""
    return clock if clock.running else replace(clock, since=now)


def pause(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock paused at its current reading."""
    return replace(clock, run=elapsed(clock, now), since=None)


def add_minutes(clock: RoundClock, minutes: int, table: int | None = None) -> RoundClock:
    """Adds minutes (or removes them, below 0) for all tables, or for one."""
    if table is None:
        return replace(clock, length=min(max(clock.length + minutes * 60, 0), LONGEST))
    seconds = min(max(clock.extra.get(table, 0) + minutes * 60, -LONGEST), LONGEST)
    others = {number: extra for number, extra in clock.extra.items() if number != table}
    return replace(clock, extra={**others, table: seconds} if seconds else others)


def elapsed(clock: RoundClock, now: Moment) -> int:
    """The seconds that the clock has run, never fewer than at its last change."""
    if clock.since is None:
        return clock.run
    return clock.run + max(_between(clock.since, now), 0)


def seconds_left(clock: RoundClock, now: Moment, table: int | None = None) -> int:
    """The seconds left, for all tables or for one; negative once time is over."""
    extra = clock.extra.get(table, 0) if table is not None else 0
    return clock.length + extra - elapsed(clock, now)


def _between(then: Moment, now: Moment) -> int:
    """The seconds between two moments."""
    same_start = then.boot == now.boot and now.running >= then.running
    return now.running - then.running if same_start else now.wall - then.wall


def clock_face(seconds: int) -> str:
    """Seconds as a clock shows them: 12:41, 1:05:00, −0:30."""
    sign, rest = ("−" if seconds < 0 else ""), abs(seconds)
    hours, minutes = divmod(rest // 60, 60)
    if hours:
        return f"{sign}{hours}:{minutes:02}:{rest % 60:02}"
    return f"{sign}{minutes}:{rest % 60:02}"


def warning(seconds: int) -> int | None:
    """The current warning: 10 or 5 (minutes left), 0 once time is over."""
    if seconds <= 0:
        return 0
    return next((minutes for minutes in (5, 10) if seconds <= minutes * 60), None)
