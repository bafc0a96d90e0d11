"""Says at the end of `make test` and `make quick` how long each part took."""

import os
import time
from collections import defaultdict
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

import pytest

LOG = os.environ.get("TOURNEYDESK_SECONDS", "")
"""The file with a name and the seconds of each check in a line. Without it nothing is said."""
BEGUN = time.monotonic()


def say_seconds(reporter: pytest.TerminalReporter) -> None:
    """The seconds of the checks and of the tests by the clock, then those of each folder of tests:
    these are added over all processes, so they are more.
    """
    if not LOG:
        return
    lines = Path(LOG).read_text("utf-8").splitlines()
    parts = {name: float(seconds) for name, seconds in map(str.split, lines)}
    parts["tests"] = time.monotonic() - BEGUN
    folders = defaultdict[str, float](float)
    for report in (report for reports in reporter.stats.values() for report in reports):
        if isinstance(report, pytest.TestReport):
            folders[top_folder(report.nodeid)] += report.duration
    reporter.section("seconds of each part")
    reporter.line(f"{_listed(parts)}; together {sum(parts.values()):.0f}")
    longest_first = sorted(folders, key=lambda folder: -folders[folder])
    of_folders = {folder: folders[folder] for folder in longest_first}
    reporter.line(f"tests by folder, added over all processes: {_listed(of_folders)}")


def top_folder(test: str) -> str:
    """``gui`` for all tests below ``tests/gui``, and ``tests`` for those beside the folders."""
    parts = PurePosixPath(test.partition("::")[0]).parts
    return parts[1] if len(parts) > 2 else parts[0]


def _listed(seconds: Mapping[str, float]) -> str:
    return ", ".join(f"{name} {number:.0f}" for name, number in seconds.items())
