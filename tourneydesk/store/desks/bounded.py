"""A connection to PostgreSQL on which every wait for the server ends."""

from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from time import monotonic
from typing import Any, TypeVar

import psycopg

ANSWER = 2.0
"""Seconds that a server may be silent, or take for a short answer, before it counts as lost."""
JOURNAL = 10.0
"""Seconds for reading what was recorded meanwhile, as long as something arrives."""
WHOLE_EVENT = 60.0
"""Seconds for reading or building a whole event, for which a person waits on purpose."""

_RETURNED = TypeVar("_RETURNED")
_Wait = Generator[Any, Any, _RETURNED]


@dataclass(slots=True)
class _Bounds:
    silence: float
    longest: float


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """A connection whose statements end within a few seconds, whatever happens to the network.

    The system itself would wait for minutes for a server that takes what is sent and says nothing.
    """

    _bounds: _Bounds | None = None

    @contextmanager
    def patient(self, longest: float, silence: float | None = None) -> Iterator[None]:
        """Statements in this ``with`` may take this long, as long as something arrives."""
        before = self._bounds
        self._bounds = _Bounds(ANSWER if silence is None else silence, longest)
        try:
            yield
        finally:
            self._bounds = before

    def wait(
        self, gen: _Wait[_RETURNED], interval: float = 0.1, timeout: float | None = None
    ) -> _RETURNED:
        """Waits as psycopg does, but not for ever; closes the connection after that."""
        if timeout is not None:  # for notifications, which may well not come
            return super().wait(gen, interval, timeout)
        bounds = self._bounds or _Bounds(ANSWER, ANSWER)
        try:
            return super().wait(_ending(gen, bounds), interval)
        except TimeoutError as error:
            self.close()
            raise psycopg.OperationalError("the server does not answer") from error


def _ending(gen: _Wait[_RETURNED], bounds: _Bounds) -> _Wait[_RETURNED]:
    """The same waits; TimeoutError when they take too long."""
    begun = heard = monotonic()
    try:
        asked = next(gen)
        while True:
            ready = yield asked
            # What has arrived is used first, as after a laptop's sleep.
            asked = gen.send(ready)
            now = monotonic()
            if ready:
                heard = now
            if now - heard > bounds.silence or now - begun > bounds.longest:
                raise TimeoutError
    except StopIteration as end:
        returned: _RETURNED = end.value
        return returned
