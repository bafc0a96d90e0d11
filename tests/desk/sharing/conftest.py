"""One server for all tests of a process; each test has its own event on it."""

from collections.abc import Iterator

import pytest

from tests.builders.shared import SharedEvent, begin_again, first_round, running_server, share
from tests.builders.unhurried import unhurried
from tourneydesk.store.sharing.server import Server


@pytest.fixture(scope="session", autouse=True)
def limits_of_a_busy_machine() -> Iterator[None]:
    with unhurried():
        yield


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    with running_server() as started:
        yield started


@pytest.fixture(scope="session")
def any_event(server: Server) -> SharedEvent:
    return share(server, first_round())


@pytest.fixture
def event(any_event: SharedEvent) -> SharedEvent:
    """An event of eight players whose first round is posted."""
    begin_again(any_event, first_round())
    return any_event
