"""The last lines of `make test`: how long each part took."""

from io import StringIO
from pathlib import Path
from typing import Any

import pytest

from tests import seconds_of_parts
from tests.seconds_of_parts import say_seconds


def said(config: pytest.Config) -> list[str]:
    file = StringIO()
    reporter = pytest.TerminalReporter(config, file)
    reporter.stats = STATS
    say_seconds(reporter)
    return file.getvalue().splitlines()


def report(test: str, seconds: float) -> pytest.TestReport:
    return pytest.TestReport(
        test, (test, 1, test), {}, "passed", None, "call", duration=seconds, start=0, stop=seconds
    )


STATS: dict[str, list[Any]] = {
    "passed": [report("tests/core/day/test_a.py::test[::]", 2), report("tests/test_b.py::test", 1)],
    "failed": [report("tests/core/test_c.py::test", 40)],
    "": [report("tests/gui/test_d.py::test", 7)],
    "warnings": ["no report"],
}


def test_each_check_and_each_folder_of_tests_is_named_with_its_seconds(
    pytestconfig: pytest.Config, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = tmp_path / "seconds.log"
    log.write_text("style 3\ntypes 41\n")
    monkeypatch.setattr(seconds_of_parts, "LOG", str(log))
    monkeypatch.setattr(seconds_of_parts, "BEGUN", 1000.0)
    monkeypatch.setattr("time.monotonic", lambda: 1200.0)
    title, *lines = said(pytestconfig)
    assert title.strip("= ") == "seconds of each part"
    assert lines == [
        "style 3, types 41, tests 200; together 244",
        "tests by folder, added over all processes: core 42, gui 7, tests 1",
    ]


def test_tests_that_run_by_themselves_say_nothing(
    pytestconfig: pytest.Config, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(seconds_of_parts, "LOG", "")
    assert said(pytestconfig) == []
