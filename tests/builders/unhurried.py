"""The program with limits that no busy machine runs into: what is only slow counts neither as lost
nor as silent. ``python -m tests.builders.unhurried ARGUMENTS`` is ``tourneydesk ARGUMENTS`` so.
"""

import runpy
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from tests.patience import SECONDS

LIMITS = (
    "tourneydesk.desk.phones.LONGEST",
    "tourneydesk.desk.phones.SILENCE",
    "tourneydesk.store.sharing.connection.ANSWER",
    "tourneydesk.store.sharing.building.WHOLE_EVENT",
    "tourneydesk.store.sharing.connection.CONNECTING",
    "tourneydesk.store.sharing.event_database.BUSY",
    "tourneydesk.store.sharing.event_database.JOURNAL",
    "tourneydesk.store.sharing.event_database.WHOLE_EVENT",
    "tourneydesk.store.sharing.event_database._ASLEEP",
    "tourneydesk.store.sharing.event_database._ENDING",
    "tourneydesk.store.sharing.server._TRIES",
)
"""Of the program, in seconds; of the last, each try takes a part of one."""


@contextmanager
def unhurried() -> Iterator[None]:
    """Nothing is given up inside this ``with`` because it takes some seconds."""
    with pytest.MonkeyPatch.context() as patch:
        for limit in LIMITS:
            patch.setattr(limit, SECONDS)
        patch.setattr("tourneydesk.store.sharing.server._START_SECONDS", str(SECONDS))
        yield


if __name__ == "__main__":
    with unhurried():
        runpy.run_module("tourneydesk", run_name="__main__", alter_sys=True)
