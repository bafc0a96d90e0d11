"""Three hundred phones do not slow the desk: run with ``--benchmark-only``."""

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.builders.phones import HERE
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.phones import PhoneServer
from tourneydesk.desk.session import Session
from tourneydesk.exchange.phones import served_pages
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent
from tourneydesk.store.chain import chain_of
from tourneydesk.store.replacing import write_whole

PLAYERS, PHONES, EVERY = 300, 300, 20
TURNS = 150
ASKED = (
    b"GET /names.html HTTP/1.1\r\nHost: desk\r\nAccept-Encoding: gzip\r\n"
    b"User-Agent: Mozilla/5.0\r\nAccept: text/html\r\n\r\n"
)


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Session]:
    """An event in a file, with its first round posted."""
    journal = MemoryJournal()
    made = desk_of("us-swiss", PLAYERS, journal)
    rounds.pair(made)
    write_whole(tmp_path / "open.tourney", chain_of(journal.rows))
    session = open_event(tmp_path / "open.tourney")
    yield session
    session.close()


def record(desk: Session, turns: int = TURNS) -> list[float]:
    """The seconds that each of so many results takes."""
    tables, taken = desk.event.rounds[0].tables, list[float]()
    for turn in range(turns):
        table = tables[turn % len(tables)]
        winner = table.players[turn // len(tables) % 2]
        start = time.perf_counter()
        rounds.report(desk, table.number, {"winner": winner})
        taken.append(time.perf_counter() - start)
    return taken


@contextmanager
def phones(server: PhoneServer) -> Iterator[list[float]]:
    """300 phones that each reload every 20 seconds; the seconds that their pages took."""
    stop, taken = threading.Event(), list[float]()

    def reload() -> None:
        due = time.perf_counter()
        while not stop.wait(max(0, due - time.perf_counter())):
            due += EVERY / PHONES
            start = time.perf_counter()
            with socket.create_connection((HERE, server.port), 10) as phone:
                phone.sendall(ASKED)
                while phone.recv(65536):
                    continue
            taken.append(time.perf_counter() - start)

    thread = threading.Thread(target=reload)
    thread.start()
    try:
        yield taken
    finally:
        stop.set()
        thread.join()


def test_recording_a_result_takes_as_long_with_300_phones_as_without(
    benchmark: Any, desk: Session
) -> None:
    server = PhoneServer(served_pages([PhoneEvent(desk.event, DisplayOptions())]), HERE, 0)
    try:
        alone = record(desk)
        with phones(server) as taken:
            together = benchmark.pedantic(lambda: record(desk), rounds=1)
            until = time.perf_counter() + 2
            while time.perf_counter() < until:
                together += record(desk, 1)
        benchmark.extra_info["alone_ms"] = median(alone) * 1000
        benchmark.extra_info["with_phones_ms"] = median(together) * 1000
        benchmark.extra_info["page_ms"] = median(taken) * 1000
    finally:
        server.close()
    assert len(taken) > PHONES / EVERY
    assert median(together) < median(alone) * 1.25 + 0.003
    assert median(taken) < 0.1


def test_a_flood_leaves_the_desk_most_of_its_time(benchmark: Any, desk: Session) -> None:
    server = PhoneServer(served_pages([PhoneEvent(desk.event, DisplayOptions())]), HERE, 0)
    stop = threading.Event()

    def flood() -> None:
        while not stop.is_set():
            try:
                with socket.create_connection((HERE, server.port), 10) as phone:
                    phone.sendall(ASKED)
                    phone.recv(1)
            except OSError:
                continue

    many = [threading.Thread(target=flood) for _ in range(8)]
    try:
        alone = median(record(desk))
        for one in many:
            one.start()
        flooded = median(benchmark.pedantic(lambda: record(desk), rounds=1))
    finally:
        stop.set()
        for one in many:
            one.join()
        server.close()
    # The flood itself is made by this process, too.
    assert flooded < alone * 2 + 0.005
