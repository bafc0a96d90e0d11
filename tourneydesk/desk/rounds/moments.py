"""Reads the clocks of the machine for the clock of a round."""

import os
import time
from functools import cache
from pathlib import Path

from tourneydesk.desk.rounds.round_clock import Moment

COUNTS_SLEEP = ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC")
"""Clocks that nobody sets and that count on in sleep: Linux has the first, a Mac the second."""


def moment_now() -> Moment:
    """This moment, on the wall and on the running clock."""
    return Moment(int(time.time()), _running(), _boot())


def _running() -> int:
    for name in COUNTS_SLEEP:
        if hasattr(time, name):
            return int(time.clock_gettime(getattr(time, name)))
    return int(time.monotonic())


@cache
def _boot() -> str:
    """The name Linux gives to this start of the machine; elsewhere one for this program alone,
    since nothing there tells whether a running clock from before still counts the same seconds.
    """
    try:
        return Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return f"program {os.getpid()} {time.time_ns()}"
