"""The log of faults: complete for every new fault, and never larger than its limit."""

from pathlib import Path

import pytest

from tourneydesk import faults
from tourneydesk.faults import LARGEST_FAULT, LARGEST_LOG, LOGS_KEPT, log_fault


@pytest.fixture(autouse=True)
def own_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(faults, "log_folder", lambda: tmp_path / "log")
    monkeypatch.setattr(faults, "seen", {})
    return tmp_path / "log"


def sizes(folder: Path) -> dict[str, int]:
    return {path.name: path.stat().st_size for path in folder.iterdir()}


def test_the_logs_together_stay_under_their_limit_however_many_faults_there_are(
    own_log: Path,
) -> None:
    text = "x" * (LARGEST_FAULT // 2)
    for number in range(5 * LARGEST_LOG * LOGS_KEPT // LARGEST_FAULT):
        log_fault(ValueError(f"{number} {text}"), "now")
    assert len(sizes(own_log)) == LOGS_KEPT
    assert max(sizes(own_log).values()) <= LARGEST_LOG
    assert f"ValueError: {number} x" in (own_log / "faults.log").read_text("utf-8")


def test_one_enormous_fault_is_shortened_in_the_middle(own_log: Path) -> None:
    path = log_fault(ValueError("begin" + "x" * 10_000_000 + "end"), "now")
    assert path is not None
    written = path.read_text("utf-8")
    assert len(written) < 2 * LARGEST_FAULT
    assert "begin" in written
    assert "end" in written


def test_an_enormous_fault_beyond_ascii_does_not_exceed_the_limit_in_bytes(own_log: Path) -> None:
    for number in range(50):
        log_fault(ValueError(f"{number}" + "\U0001f3c6" * LARGEST_FAULT), "now")
    assert max(sizes(own_log).values()) <= LARGEST_LOG


def test_the_same_fault_again_and_again_is_written_once_and_then_counted(own_log: Path) -> None:
    fault = ValueError("the same")
    for _ in range(1000):
        path = log_fault(fault, "now")
    assert path is not None
    written = path.read_text("utf-8")
    assert written.count("ValueError: the same") == 1
    assert "1000 times" in written
    assert len(written.splitlines()) < 10


def test_what_is_remembered_of_faults_is_bounded(own_log: Path) -> None:
    for number in range(500):
        log_fault(ValueError(str(number)), "now")
    assert len(faults.seen) <= faults.FAULTS_REMEMBERED


def test_a_log_that_cannot_be_written_is_none(own_log: Path) -> None:
    own_log.write_text("a file where the folder should be", "utf-8")
    assert log_fault(ValueError("x"), "now") is None


def test_a_log_that_cannot_be_opened_is_none(own_log: Path) -> None:
    (own_log / "faults.log").mkdir(parents=True)
    assert log_fault(ValueError("x"), "now") is None


def test_an_old_log_that_is_already_too_large_is_set_aside_and_then_goes(own_log: Path) -> None:
    own_log.mkdir()
    (own_log / "faults.log").write_bytes(b"x" * (3 * LARGEST_LOG))
    text = "x" * (LARGEST_FAULT // 2)
    for number in range(3 * LARGEST_LOG * LOGS_KEPT // LARGEST_FAULT):
        log_fault(ValueError(f"{number} {text}"), "now")
    assert max(sizes(own_log).values()) <= LARGEST_LOG
