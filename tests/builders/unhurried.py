"""The program with limits that no busy machine runs into: what is only slow counts neither as lost
nor as silent. ``python -m tests.builders.unhurried ARGUMENTS`` is ``tourneydesk ARGUMENTS`` so.
"""

import runpy
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.patience import SECONDS

LIMITS = (
    "tourneydesk.desk.phones.server.LONGEST",
    "tourneydesk.desk.phones.server.SILENCE",
    "tourneydesk.store.desks.bounded.ANSWER",
    "tourneydesk.store.desks.building.WHOLE_EVENT",
    "tourneydesk.store.desks.connection.CONNECTING",
    "tourneydesk.store.desks.event_database.BUSY",
    "tourneydesk.store.desks.event_database.JOURNAL",
    "tourneydesk.store.desks.event_database.WHOLE_EVENT",
    "tourneydesk.store.desks.event_watch._ASLEEP",
    "tourneydesk.store.desks.event_watch._ENDING",
    "tourneydesk.store.desks.server._TRIES",
)
"""Of the program, in seconds; of the last, each try takes a part of one."""


@contextmanager
def unhurried() -> Iterator[None]:
    """Nothing is given up inside this ``with`` because it takes some seconds."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in LIMITS:
            patch.setattr(limit, SECONDS)
        patch.setattr("tourneydesk.store.desks.server._START_SECONDS", str(SECONDS))
        yield


if __name__ == "__main__":
    with unhurried():
        runpy.run_module("tourneydesk", run_name="__main__", alter_sys=True)
