"""The network is cut, held up or slowed: a desk notices within a bound, and says what it knows."""

import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from itertools import count
from time import monotonic
from typing import Any

import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from tests.builders.bad_network import SHORTEST, TO_DESK, BadNetwork, bad_network
from tests.builders.shared import (
    NOON,
    PROGRAMS_BOUNDS,
    PROGRAMS_BUSY,
    SharedEvent,
    begin_again,
    first_round,
)
from tests.patience import SECONDS, wait_until
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import connection, event_database
from tourneydesk.store.sharing import connection as connection_connection
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.event_database import EventDatabase

CHECK_IN = '[{"did":"PlayersCheckedIn","players":[1],"here":true}]'
BOUND = 4
"""Seconds after which a silent server is lost, each of which is one look at it."""


@pytest.fixture
def network(event: SharedEvent) -> Iterator[BadNetwork]:
    with bad_network(event.server.port, answer=None) as network:
        yield network


@contextmanager
def lost_within_bound() -> Iterator[None]:
    """What is asked in this ``with`` ends as lost after as many looks at the server as are allowed,
    however long each of them takes.
    """
    looks, here = count(), threading.get_ident()

    def seconds() -> float:
        # A watch of an earlier test may not have ended yet.
        return next(looks) if threading.get_ident() == here else monotonic()

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(connection, "ANSWER", BOUND)
        patch.setattr(connection, "monotonic", seconds)
        with pytest.raises(FileTrouble) as trouble:
            yield
    assert trouble.value.code == "server_lost"
    assert next(looks) <= BOUND + 3


def through(network: BadNetwork, event: SharedEvent, reconnects: bool = True) -> EventDatabase:
    return EventDatabase.open(network.address(event.address(SCOREKEEPER)), reconnects)


def test_in_the_program_a_server_that_is_silent_for_two_seconds_is_lost() -> None:
    assert PROGRAMS_BOUNDS == (2, 5)


@pytest.mark.parametrize("bad", ["cut", "hold_up", "answers", "slow"])
def test_a_desk_notices_a_lost_server_within_a_bound_and_waits_only_once(
    event: SharedEvent, network: BadNetwork, bad: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(through(network, event, reconnects=False)) as desk:
        match bad:
            case "answers":
                network.hold_up(TO_DESK)
            case "slow":
                network.slow(SECONDS)
            case _:
                getattr(network, bad)()
        with lost_within_bound():
            desk.append(NOON, CHECK_IN)
        assert not desk.connected
        network.mend()
        with monkeypatch.context() as patch:
            patch.setattr(connection.Connection, "wait", None)
            for call in (desk.unread, lambda: desk.append(NOON, CHECK_IN), lambda: desk.wait(60)):
                with pytest.raises(FileTrouble) as trouble:
                    call()
                assert trouble.value.code == "server_lost"
        desk.reconnect()
        # A step on its way to the server may well have arrived.
        desk.accept(desk.unread())
        desk.append(NOON, CHECK_IN)


def test_a_server_that_sends_a_little_now_and_then_is_lost_all_the_same(
    event: SharedEvent, network: BadNetwork
) -> None:
    with closing(through(network, event)) as desk:
        held = desk._connection  # noqa: SLF001
        assert held is not None
        with lost_within_bound(), connection.as_server_trouble(desk.address):
            # A notice every tenth of a second, and never an answer.
            held.execute(
                "DO $$ BEGIN LOOP RAISE WARNING 'x'; PERFORM pg_sleep(0.1); END LOOP; END $$"
            )


def test_a_desk_that_may_reconnects_by_itself(event: SharedEvent, network: BadNetwork) -> None:
    with closing(through(network, event)) as desk:
        network.cut()
        with pytest.raises(FileTrouble) as trouble:
            desk.unread()
        assert trouble.value.code == "server_lost"
        with pytest.raises(FileTrouble) as trouble:
            desk.unread()
        assert trouble.value.code == "server_unreachable"
        network.mend()
        assert desk.unread() == ()


def test_joining_over_a_network_that_is_cut_is_refused(
    event: SharedEvent, network: BadNetwork
) -> None:
    network.cut()
    with pytest.raises(FileTrouble) as trouble:
        through(network, event)
    assert trouble.value.code == "server_unreachable"


def test_joining_over_a_network_that_answers_nothing_ends_within_a_bound(
    event: SharedEvent, network: BadNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connection_connection, "CONNECTING", SHORTEST)
    usual, limits = connection.Connection.connect, list[object]()

    def connect(address: str, **more: Any) -> connection.Connection:
        limits.append(conninfo_to_dict(address)["connect_timeout"])
        return usual(address, **more)

    monkeypatch.setattr(connection.Connection, "connect", connect)
    network.hold_up()
    with pytest.raises(FileTrouble) as trouble:
        through(network, event)
    assert trouble.value.code == "server_unreachable"
    assert limits == [str(SHORTEST)]


def test_a_step_whose_acknowledgment_was_lost_is_found_as_it_was_sent(
    event: SharedEvent, network: BadNetwork
) -> None:
    with (
        closing(EventDatabase.open(event.address())) as other,
        closing(through(network, event, reconnects=False)) as desk,
    ):
        network.hold_up(TO_DESK)
        with lost_within_bound():
            desk.append(f"{NOON} Desk 2", CHECK_IN)
        wait_until(other.unread)
        network.cut()
        network.mend()
        desk.reconnect()
        (found,) = desk.unread()
        assert (found.at, found.step) == (f"{NOON} Desk 2", CHECK_IN)


def test_a_desk_waits_for_a_busy_one_longer_than_for_a_lost_server(
    event: SharedEvent, network: BadNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    with closing(through(network, event)) as desk, closing(through(network, event)) as other:
        raw = desk._connection  # noqa: SLF001
        assert raw is not None
        # The server itself answers in time, so that the desk can ask again.
        assert raw.execute("SHOW lock_timeout").fetchone() == ("1s",)
        assert PROGRAMS_BOUNDS[0] > 1
        raw.execute("SET lock_timeout = '50ms'")
        with other.held(), monkeypatch.context() as patch:
            seconds = count()
            patch.setattr(event_database, "monotonic", lambda: next(seconds))
            patch.setattr(event_database, "BUSY", PROGRAMS_BUSY)
            with pytest.raises(FileTrouble) as trouble:
                desk.append(NOON, CHECK_IN)
            assert trouble.value.code == "server_busy"
            assert next(seconds) > PROGRAMS_BUSY > PROGRAMS_BOUNDS[0]
        desk.append(NOON, CHECK_IN)


def test_a_server_with_another_history_is_noticed_when_connecting_again(
    event: SharedEvent, network: BadNetwork
) -> None:
    begin_again(event, first_round())
    with closing(through(network, event)) as desk:
        desk.append(NOON, CHECK_IN)
        network.cut()
        with pytest.raises(FileTrouble):
            desk.unread()
        network.mend()
        begin_again(event, first_round())  # as after an older file was shared again
        with pytest.raises(FileTrouble) as trouble:
            desk.unread()
        assert trouble.value.code == "server_out_of_step"


@pytest.mark.parametrize("answer", [b"", b"S", b"S\x16\x03\x03"])
@pytest.mark.parametrize("abruptly", [False, True])
def test_a_network_that_ends_while_a_desk_connects_is_no_wrong_code(
    answer: bytes, abruptly: bool
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def accept() -> None:
            with suppress(OSError):
                while True:
                    desk, _ = listening.accept()
                    with desk:
                        desk.recv(8)
                        desk.sendall(answer)
                        if abruptly:
                            desk.setsockopt(
                                socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0)
                            )

        threading.Thread(target=accept, daemon=True).start()
        port = listening.getsockname()[1]
        with pytest.raises(FileTrouble) as trouble:
            connection.connect(f"postgresql://viewer:code@127.0.0.1:{port}/x")
        assert trouble.value.code == "server_unreachable"
        listening.shutdown(socket.SHUT_RDWR)


@pytest.mark.parametrize(
    "said",
    [
        "FATAL:  the database system is starting up",
        "FATAL:  the database system is not yet accepting connections\n"
        "DETAIL:  Consistent recovery state has not been yet reached.",
        "FATAL:  the database system is shutting down",
        'FATAL:  too many connections for role "viewer"',
        "Connection refused\n\tIs the server running on that host?",
        "SSL connection has been closed unexpectedly",
    ],
)
def test_a_server_that_starts_again_is_no_wrong_code(
    said: str, event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All these were said while a server was killed and started again under many desks."""

    def fails(*_: object, **__: object) -> None:
        raise psycopg.OperationalError(f"connection failed: {said}")

    monkeypatch.setattr(connection.Connection, "connect", fails)
    with pytest.raises(FileTrouble) as trouble:
        connection.connect(event.address())  # where a server answers, by now
    assert trouble.value.code == "server_unreachable"


def test_a_name_that_nobody_looks_up_ends_within_a_bound_too(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = event.address().replace("@127.0.0.1:", "@hall.local:")
    over, looked = threading.Event(), threading.Event()
    look_up = socket.getaddrinfo

    def silent(host: str, *more: Any, **named: Any) -> Any:
        if host != "hall.local":
            return look_up(host, *more, **named)
        over.wait(SECONDS)
        looked.set()
        raise socket.gaierror

    monkeypatch.setattr(socket, "getaddrinfo", silent)
    monkeypatch.setattr(connection_connection, "CONNECTING", 0.1)
    with pytest.raises(FileTrouble) as trouble:
        connection.connect(address)
    assert not looked.is_set()
    over.set()
    assert trouble.value.code == "server_unreachable"
    assert trouble.value.facts["name"] == f"hall.local:{event.server.port}"


def test_a_name_is_as_good_as_an_address(event: SharedEvent) -> None:
    connection.connect(event.address().replace("@127.0.0.1:", "@localhost:")).close()
