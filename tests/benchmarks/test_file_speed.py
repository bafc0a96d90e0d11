"""Opening and appending are fast enough that nobody waits: run with ``--benchmark-only``."""

import os
from itertools import count
from pathlib import Path
from time import perf_counter
from typing import Any

from tests.builders.files import AT
from tourneydesk.desk.files.journals import FileJournal
from tourneydesk.store.chain import START, Entry, make_entry
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole


def large(path: Path) -> Path:
    """5,000 entries of 500 bytes and fifteen of 60 kB, as a long event with big rounds."""
    entries: list[Entry] = []
    last = START
    for number in range(1, 5016):
        entries.append(make_entry(last, number, AT, "x" * (60_000 if number % 330 == 0 else 500)))
        last = entries[-1].chain
    write_whole(path, tuple(entries))
    return path


def test_opening_a_large_event_takes_at_most_a_tenth_of_a_second(
    benchmark: Any, tmp_path: Path
) -> None:
    path = large(tmp_path / "e.tourney")
    benchmark(lambda: EventFile.open(path).close())
    assert benchmark.stats["median"] <= 0.1


def test_an_append_costs_little_more_than_the_disk_asks(benchmark: Any, tmp_path: Path) -> None:
    with EventFile.open(large(tmp_path / "e.tourney")) as file:
        benchmark.pedantic(lambda: file.append(AT, "x" * 500), rounds=60)
    asked = disk_time(tmp_path / "asked")
    # SQLite waits for the disk four times in a step: journal, its header, file, journal emptied.
    assert benchmark.stats["median"] <= 0.02 + 8 * asked


def disk_time(path: Path) -> float:
    """Seconds that the disk takes to write a page for good (median of 21)."""
    taken = []
    with path.open("wb", buffering=0) as file:
        for _ in range(21):
            begun = perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            taken.append(perf_counter() - begun)
    return sorted(taken)[10]


def test_a_checkpoint_of_a_large_event_takes_at_most_half_a_second(
    benchmark: Any, tmp_path: Path
) -> None:
    with EventFile.open(large(tmp_path / "e.tourney")) as file:
        copy = tmp_path / "copy.tourney"
        benchmark.pedantic(lambda: file.copy_to(copy, replacing=True), rounds=8)
    assert benchmark.stats["median"] <= 0.5


def test_asking_for_a_copy_of_a_large_event_takes_at_most_5_milliseconds(
    benchmark: Any, tmp_path: Path
) -> None:
    kept = FileJournal(EventFile.open(large(tmp_path / "e.tourney")))
    turns = count(1)

    def ask() -> tuple[tuple[int], dict[str, int]]:
        kept.flush()
        return (next(turns),), {}

    benchmark.pedantic(kept.before_round, setup=ask, rounds=20)
    kept.close()
    assert kept.trouble is None
    assert benchmark.stats["median"] <= 0.005


def test_an_append_beside_a_copy_costs_at_most_5_milliseconds_more(
    benchmark: Any, tmp_path: Path
) -> None:
    kept = FileJournal(EventFile.open(large(tmp_path / "e.tourney")))
    turns, alone = count(1), []

    def begin_copy() -> None:
        kept.flush()
        begun = perf_counter()
        kept.append(AT, "x" * 500)
        alone.append(perf_counter() - begun)
        kept.before_round(next(turns))

    benchmark.pedantic(lambda: kept.append(AT, "x" * 500), setup=begin_copy, rounds=40)
    kept.close()
    assert kept.trouble is None
    assert benchmark.stats["median"] <= sorted(alone)[20] + 0.005
