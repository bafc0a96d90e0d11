"""Several desks are as quick as one, on a real disk: run with ``--benchmark-only``."""

import threading
import time
from collections.abc import Iterator
from contextlib import closing
from statistics import median
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.builders.shared import SharedEvent, begin_again, first_round, running_server, share
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.journal import codec
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.files.memory import MemoryJournal
from tourneydesk.desk.rounds import rounds
from tourneydesk.store.chain import Entry, chain_of
from tourneydesk.store.desks.building import SCOREKEEPER
from tourneydesk.store.desks.event_database import EventDatabase

PLAYERS, STEPS = 2000, 10_000
CHECK_IN = '[{"did":"PlayersCheckedIn","players":[1],"here":true}]'


@pytest.fixture(scope="module")
def event() -> Iterator[SharedEvent]:
    with running_server(on_disk=True) as server:
        yield share(server, first_round())


def large() -> tuple[Entry, ...]:
    """A round of 1,000 boards, whose results are corrected until there are 10,000 steps."""
    journal = MemoryJournal()
    desk = desk_of("us-swiss", PLAYERS, journal)
    rounds.pair(desk)
    tables = desk.event.rounds[0].tables
    rows = list(journal.rows)
    while len(rows) < STEPS:
        table = tables[len(rows) % len(tables)]
        winner = table.players[len(rows) // len(tables) % 2]
        step = (ResultRecorded(1, table.number, MatchResult(winner)),)
        rows.append(("2026-11-23T12:00:00+00:00 Desk 2", codec.encode(step)))
    return chain_of(rows)


def test_a_result_is_acknowledged_within_a_twentieth_of_a_second(
    benchmark: Any, event: SharedEvent
) -> None:
    with closing(event.join("Desk 2", SCOREKEEPER)) as desk:
        tables = desk.event.rounds[-1].tables
        turn = 0

        def report() -> None:
            nonlocal turn
            turn += 1
            table = tables[turn % len(tables)]
            winner = table.players[turn // len(tables) % 2]
            rounds.report(desk, table.number, {"winner": winner})

        benchmark.pedantic(report, rounds=100)
    assert benchmark.stats["median"] <= 0.05


def test_another_desk_sees_a_result_within_three_tenths_of_a_second(
    benchmark: Any, event: SharedEvent
) -> None:
    seen: list[float] = []
    ready, over = threading.Event(), threading.Event()

    def watch() -> None:
        with closing(event.join("Hall")) as hall:
            ready.set()
            while not over.is_set():
                seen.extend(time.perf_counter() for _ in hall.wait(0.5))

    watcher = threading.Thread(target=watch)
    watcher.start()
    ready.wait()
    taken: list[float] = []
    with closing(event.join("Desk 2", SCOREKEEPER)) as desk:
        tables = desk.event.rounds[-1].tables

        def report() -> None:
            table = tables[len(taken) % len(tables)]
            taken.append(time.perf_counter())
            rounds.report(desk, table.number, {"winner": table.players[len(taken) % 2]})
            until = time.perf_counter() + 5
            while len(seen) < len(taken) and time.perf_counter() < until:
                time.sleep(0.001)

        benchmark.pedantic(report, rounds=50)
    over.set()
    watcher.join()
    assert len(seen) == len(taken)
    assert median(b - a for a, b in zip(taken, seen, strict=True)) <= 0.3


def test_joining_a_very_large_event_takes_at_most_a_second_and_a_half(
    benchmark: Any, event: SharedEvent
) -> None:
    begin_again(event, large())
    benchmark.pedantic(lambda: event.join("Desk 2").close(), rounds=5)
    assert benchmark.stats["median"] <= 1.5


@pytest.mark.parametrize("desks", [1, 2, 4, 8, 16, 32])
def test_desks_that_all_write_at_once_share_the_servers_disk(
    benchmark: Any, event: SharedEvent, desks: int
) -> None:
    """What the journal takes by itself: a desk that was overtaken reads on and tries again."""
    begin_again(event, first_round())
    each = 192 // desks

    def write(desk: EventDatabase) -> None:
        for _ in range(each):
            with desk.held():
                desk.accept(desk.unread())
                desk.append("2026-11-23T12:00:00+00:00 x", CHECK_IN)

    joined = [EventDatabase.open(event.address(SCOREKEEPER)) for _ in range(desks)]

    def all_write() -> None:
        threads = [threading.Thread(target=write, args=(one,)) for one in joined]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()

    benchmark.extra_info["steps"] = each * desks
    benchmark.pedantic(all_write, rounds=2)
    for one in joined:
        one.close()
