"""One window keeps up with sixteen desks: run with ``--benchmark-only``."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from pathlib import Path
from statistics import median
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from tests.builders.shared import first_round, running_server, share
from tests.home import move_into
from tourneydesk.desk import rounds
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.widgets.theme import dress
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.server import Server

DESKS, RESULTS, SECONDS = 16, 100, 4
"""A hurried hall: 25 results a second."""
QUARTER = RESULTS // 4


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    with running_server(on_disk=True) as running:
        yield running


def test_a_window_shows_the_last_of_a_hundred_results_of_sixteen_desks_as_soon_as_the_first(
    benchmark: Any,
    server: Server,
    qapp: QApplication,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The delays of one run are compared with each other, so that a slow machine weighs on all.
    The desks replay in the window's own process, which is more than they take from it in a hall.
    """
    move_into(tmp_path, monkeypatch.setenv)
    dress(qapp, dark=False)
    event = share(server, first_round(2 * RESULTS))
    recorded: dict[int, float] = {}
    seen: dict[int, float] = {}
    with ExitStack() as stack:
        desks = [
            stack.enter_context(closing(event.join(f"Desk {at + 2}", SCOREKEEPER)))
            for at in range(DESKS)
        ]
        window = Window(at_home=False)
        stack.callback(window.close)
        window.resize(1366, 768)
        window.enter_shared(event.join("Hall"), tmp_path / "hall.tourney")
        window.show()
        workspace = window.workspace
        assert workspace is not None
        stack.callback(workspace.leave)
        session = workspace.session

        def note() -> None:
            """All results that the window shows now and did not show before."""
            qapp.processEvents()
            now = time.perf_counter()
            tables = session.event.rounds[0].tables
            shown = [one.number for one in tables if one.result is not None]
            seen.update((table, now) for table in shown if table not in seen)

        def record(at: int, begun: float) -> None:
            """What one desk does: every sixteenth table, in its time."""
            for table in range(at + 1, RESULTS + 1, DESKS):
                time.sleep(max(0.0, begun + table * SECONDS / RESULTS - time.perf_counter()))
                desks[at].catch_up()
                seated = desks[at].event.rounds[0].table(table)
                assert seated is not None
                rounds.report(desks[at], table, {"winner": seated.players[at % 2]})
                recorded[table] = time.perf_counter()

        def record_all() -> None:
            begun = time.perf_counter()
            with ThreadPoolExecutor(DESKS) as pool:
                working = [pool.submit(record, at, begun) for at in range(DESKS)]
                while len(seen) < RESULTS and time.perf_counter() < begun + 5 * SECONDS:
                    note()
                    time.sleep(0.001)
                for one in working:
                    one.result()

        benchmark.pedantic(record_all)
    assert len(seen) == RESULTS
    delays = [
        seen[table] - recorded[table] for table in sorted(recorded, key=lambda t: recorded[t])
    ]
    early, late = median(delays[:QUARTER]), median(delays[-QUARTER:])
    benchmark.extra_info |= {"early": early, "late": late, "longest": max(delays)}
    # Half as much again, and a little for what timers round.
    assert late <= 1.5 * early + 0.05
    assert benchmark.stats["max"] <= 2 * SECONDS
