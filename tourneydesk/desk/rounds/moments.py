"""Reads the machine's clocks for the round clock."""

import os
import time
from functools import cache
from pathlib import Path

from tourneydesk.desk.rounds.round_clock import Moment

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
