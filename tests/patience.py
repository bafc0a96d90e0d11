"""How long a test waits for what is sure to come, however busy the machine is.

It is no measure of speed: a test that needs it to run out has failed. Speed is measured by the
benchmarks.
"""

from collections.abc import Callable
from time import monotonic, sleep

SECONDS = 100
MILLISECONDS = SECONDS * 1000


def wait_until(holds: Callable[[], object]) -> None:
    """Looks again and again whether this holds, which another thread or program brings about."""
    until = monotonic() + SECONDS
    while not holds():
        assert monotonic() < until, "it never held"
        sleep(0.01)
