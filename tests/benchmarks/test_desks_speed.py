"""Several desks are as quick as one, on a real disk: run with ``--benchmark-only``."""

import re
import threading
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from tests.builders.desks import desk_of
from tests.builders.shared import SharedEvent, begin_again, first_round, running_server, share
from tourneydesk.core.decisions import ResultRecorded
from tourneydesk.core.journal import codec
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry, chain_of
from tourneydesk.store.errors import Overtaken
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.event_database import EventDatabase
from tourneydesk.store.sharing.server import Server

PLAYERS, STEPS = 2000, 10_000
DESKS, TOGETHER, SECONDS = 20, 200, 3
"""How many desks record how many results a second, together, and for how long."""
AT = "2026-11-23T12:00:00+00:00 x"
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


@dataclass
class Typing:
    """One desk that records check-ins, and how long each took to be acknowledged."""

    journal: EventDatabase
    waits: list[float] = field(default_factory=list)
    sent: dict[int, float] = field(default_factory=dict)
    """When each of its steps was sent, by the step's number."""

    def record(self) -> None:
        """As `SharedSession` does: with what it has read, else while the others wait."""
        begun = time.perf_counter()
        try:
            self.journal.accept(self.journal.unread())
            entry = self.journal.append(AT, CHECK_IN)
        except Overtaken:
            with self.journal.held():
                self.journal.accept(self.journal.unread())
                entry = self.journal.append(AT, CHECK_IN)
        self.waits.append(time.perf_counter() - begun)
        self.sent[entry.number] = begun

    def record_steadily(self, times: int, interval: float) -> None:
        begun = time.perf_counter()
        for turn in range(times):
            time.sleep(max(0.0, begun + turn * interval - time.perf_counter()))
            self.record()


@contextmanager
def typing(event: SharedEvent, desks: int) -> Iterator[list[Typing]]:
    begin_again(event, first_round())
    with ExitStack() as stack:
        yield [
            Typing(stack.enter_context(closing(EventDatabase.open(event.address(SCOREKEEPER)))))
            for _ in range(desks)
        ]


def all_at_once(actions: Iterable[Callable[[], None]]) -> None:
    threads = [threading.Thread(target=action) for action in actions]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


def test_twenty_desks_record_two_hundred_results_a_second_together(
    benchmark: Any, event: SharedEvent
) -> None:
    """The desks are threads of one process that do not replay: twenty laptops would share that."""
    seen: dict[int, float] = {}
    over = threading.Event()

    def watch(hall: SharedSession) -> None:
        while not over.is_set():
            before = len(hall.entries)
            hall.wait(0.2)
            now = time.perf_counter()
            seen.update((number, now) for number in range(before + 1, len(hall.entries) + 1))

    with typing(event, DESKS) as desks, closing(event.join("Hall")) as hall:
        watcher = threading.Thread(target=watch, args=(hall,))
        watcher.start()
        interval = DESKS / TOGETHER
        benchmark.pedantic(
            lambda: all_at_once(
                partial(desk.record_steadily, SECONDS * TOGETHER // DESKS, interval)
                for desk in desks
            )
        )
        time.sleep(0.5)
        over.set()
        watcher.join()
    waits = [wait for desk in desks for wait in desk.waits]
    later = [seen[number] - begun for desk in desks for number, begun in desk.sent.items()]
    assert len(later) == len(waits) == SECONDS * TOGETHER
    assert benchmark.stats["max"] <= SECONDS * 1.1
    assert median(waits) <= 0.05
    assert median(later) <= 0.3
    benchmark.extra_info |= {"acknowledged": _figures(waits), "seen": _figures(later)}


@pytest.mark.parametrize("desks", [1, 2, 4, 8, 16, 32])
def test_desks_that_all_write_at_once_share_the_servers_disk(
    benchmark: Any, event: SharedEvent, desks: int
) -> None:
    """What the journal takes by itself: each desk records as fast as it can."""
    each = 384 // desks
    with typing(event, desks) as joined:
        benchmark.pedantic(
            lambda: all_at_once(partial(one.record_steadily, each, 0) for one in joined), rounds=2
        )
        memory = _memory_of(event.server)
    waits = [wait for one in joined for wait in one.waits]
    benchmark.extra_info |= {
        "steps a second": round(each * desks / benchmark.stats["median"]),
        "acknowledged": _figures(waits),
        "server, MB": memory,
    }


def _figures(times: list[float]) -> str:
    """Median and 95th percentile in milliseconds."""
    at_most = sorted(times)[len(times) * 95 // 100]
    return f"{median(times) * 1000:.0f} ms, 95 % within {at_most * 1000:.0f} ms"


def _memory_of(server: Server) -> int:
    """Megabytes of all processes of a server; what they share counts once. 0 where not known."""
    main = int((server.folder / "data" / "postmaster.pid").read_text().split()[0])
    total = 0
    for folder in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
            if main in (parent, int(folder.name)):
                found = re.search(r"(?m)^Pss: +(\d+)", (folder / "smaps_rollup").read_text())
                total += int(found[1]) if found else 0
    return total // 1024
