"""The clock of a round as plain data, kept as text; reads the machine's clocks.

Times are whole seconds. A moment is two readings taken together: the wall clock, which survives a
restart but may be set, and the running clock, which cannot be set and keeps counting while the
machine sleeps, but starts again at boot. Until the machine restarts, the running clock is used;
after that, the wall clock.
"""

import json
import os
import time
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from functools import cache
from pathlib import Path

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


# The time of printing.


def print_time() -> datetime:
    """The local time to the minute. If SOURCE_DATE_EPOCH is set, the time that it names, in UTC, so
    that a build can make the same file again (reproducible-builds.org).
    """
    named = os.environ.get("SOURCE_DATE_EPOCH", "")
    if named.isascii() and named.isdigit() and len(named) < 12:
        now = datetime.fromtimestamp(int(named), UTC)
    else:
        now = datetime.now().astimezone()
    return now.replace(second=0, microsecond=0)


# The clock of a round as text, saved with the event and restored after a crash.


def clock_text(clock: RoundClock) -> str:
    """A clock as JSON."""
    since = clock.since
    return json.dumps(
        {
            "round": clock.round,
            "length": clock.length,
            "run": clock.run,
            "since": None if since is None else [since.wall, since.running, since.boot],
            "extra": {str(table): seconds for table, seconds in clock.extra.items()},
        }
    )


def clock_of(text: str) -> RoundClock | None:
    """The clock stored in a text; None if it is not valid, as after a crash while writing."""
    try:
        row = json.loads(text)
        since = row["since"]
        extra = {
            int(table): int(seconds) for table, seconds in _extra_seconds(row["extra"]).items()
        }
        clock = RoundClock(
            int(row["round"]),
            int(row["length"]),
            int(row["run"]),
            None if since is None else Moment(int(since[0]), int(since[1]), str(since[2])),
            extra,
        )
    except (ValueError, TypeError, KeyError, IndexError, RecursionError, OverflowError):
        return None
    usual = 0 <= clock.length <= LONGEST and clock.run >= 0 and clock.round >= 0
    return clock if usual else None


def _extra_seconds(row: object) -> Mapping[str, int]:
    if not isinstance(row, dict):
        raise TypeError("the tables with more time are not named")
    return row


# Reads the machine's clocks for the round clock.

COUNTS_SLEEP = ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC")
"""Clocks that cannot be set and keep counting during sleep: Linux has the first, macOS the second.
"""


def moment_now() -> Moment:
    """The current wall-clock and running-clock times."""
    return Moment(int(time.time()), _running(), _boot())


def _running() -> int:
    for name in COUNTS_SLEEP:
        if hasattr(time, name):
            return int(time.clock_gettime(getattr(time, name)))
    return int(time.monotonic())


@cache
def _boot() -> str:
    """Linux's ID of this boot; elsewhere an ID of this process, since nothing there shows whether
    an earlier running-clock reading counts the same seconds.
    """
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return f"program {os.getpid()} {time.time_ns()}"
