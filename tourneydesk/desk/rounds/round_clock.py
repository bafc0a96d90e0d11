"""The clock of a round as plain data: a change gives a new clock, a reading needs a moment.

Time is counted in whole seconds. A moment is two readings taken together: the wall clock, which
survives a restart but may be set anew, and the running clock, which nobody sets and which counts
on while the machine sleeps, but begins anew when it starts. As long as the machine has not been
restarted the running clock is believed; after that, the wall clock.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

LONGEST = 24 * 60 * 60
"""More than a day is a slip of the finger."""


@dataclass(frozen=True, slots=True)
class Moment:
    """Two readings of one moment in seconds: since 1970, and since the machine started.

    ``boot`` names the start of the machine where it is known: the same for as long as it runs.
    """

    wall: int
    running: int
    boot: str = ""


@dataclass(frozen=True, slots=True)
class RoundClock:
    """How long the round may take, and how long it has run.

    ``run`` are the seconds that had run at ``since``; None while it stands still. ``extra`` are
    seconds more for some tables, over ``length``, which all have.
    """

    round: int
    length: int
    run: int = 0
    since: Moment | None = None
    extra: Mapping[int, int] = field(default_factory=dict)

    @property
    def going(self) -> bool:
        return self.since is not None

    @property
    def begun(self) -> bool:
        return self.going or self.run > 0


def new_clock(round_number: int, minutes: int) -> RoundClock:
    """A clock that has not been started; ValueError for no time at all or more than a day."""
    length = minutes * 60
    if not 0 < length <= LONGEST:
        raise ValueError(f"a round takes from 1 to {LONGEST // 60} minutes, not {minutes}")
    return RoundClock(round_number, length)


def start(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock running from now on; one that runs already is left alone."""
    return clock if clock.going else replace(clock, since=now)


def pause(clock: RoundClock, now: Moment) -> RoundClock:
    """The clock standing still as it shows now."""
    return replace(clock, run=elapsed(clock, now), since=None)


def add_minutes(clock: RoundClock, minutes: int, table: int | None = None) -> RoundClock:
    """More time (or less, below 0) for all, or for one table alone."""
    if table is None:
        return replace(clock, length=min(max(clock.length + minutes * 60, 0), LONGEST))
    more = min(max(clock.extra.get(table, 0) + minutes * 60, -LONGEST), LONGEST)
    others = {number: extra for number, extra in clock.extra.items() if number != table}
    return replace(clock, extra={**others, table: more} if more else others)


def elapsed(clock: RoundClock, now: Moment) -> int:
    """The seconds that the clock has run, never fewer than it had when it was last touched."""
    if clock.since is None:
        return clock.run
    return clock.run + max(_between(clock.since, now), 0)


def left(clock: RoundClock, now: Moment, table: int | None = None) -> int:
    """The seconds that are left, for all or for one table; below 0 once the time is over."""
    extra = clock.extra.get(table, 0) if table is not None else 0
    return clock.length + extra - elapsed(clock, now)


def _between(then: Moment, now: Moment) -> int:
    """The seconds from one moment to another."""
    same_start = then.boot == now.boot and now.running >= then.running
    return now.running - then.running if same_start else now.wall - then.wall


def shown(seconds: int) -> str:
    """Seconds as a clock shows them: 12:41, 1:05:00, −0:30."""
    sign, rest = ("−" if seconds < 0 else ""), abs(seconds)
    hours, minutes = divmod(rest // 60, 60)
    if hours:
        return f"{sign}{hours}:{minutes:02}:{rest % 60:02}"
    return f"{sign}{minutes}:{rest % 60:02}"


def warning(seconds: int) -> int | None:
    """Which warning holds with so many seconds left: 10 or 5 (minutes), 0 once the time is over."""
    if seconds <= 0:
        return 0
    return next((minutes for minutes in (5, 10) if seconds <= minutes * 60), None)
