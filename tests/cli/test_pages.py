"""`tourneydesk pages` serves what a file has, as it changes, until it is interrupted."""

import re
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.builders.days import day_of_four_sections
from tests.builders.phones import serving
from tests.cli.inside import run
from tests.patience import SECONDS, wait_until
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_event
from tourneydesk.present.messages import text

ROOT = Path(__file__).parent.parent.parent


@contextmanager
def pages_of(file: Path) -> Iterator[tuple["subprocess.Popen[str]", str]]:
    """`tourneydesk pages` in a process, and the address that it says."""
    program = [sys.executable, "-m", "tests.builders.unhurried", "--language", "en"]
    process = subprocess.Popen(
        [*program, "pages", str(file), "--host", "127.0.0.1", "--port", "0"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    try:
        assert process.stdout is not None
        line = process.stdout.readline()
        found = re.search(r"http://\S+/", line)
        assert found, [line, process.stderr.read() if process.stderr else ""]
        yield process, found[0]
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate()


def read(address: str) -> str:
    with urllib.request.urlopen(address, timeout=SECONDS) as reply:
        return str(reply.read().decode())


def test_pages_follow_the_file_until_they_are_ended(tmp_path: Path) -> None:
    file = tmp_path / "open.tourney"
    assert run("simulate", "us-swiss", "--players", "8", "--rounds", "0", "--seed", "1", "-o", file)
    with pages_of(file) as (process, address):
        assert "names.html" not in read(address)
        session = open_event(file)
        rounds.pair(session)
        session.close()
        wait_until(lambda: "names.html" in read(address))
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=SECONDS)
    assert (process.returncode, err) == (0, "")
    assert out == text("pages-ended", name="open.tourney") + "\n"


def test_a_day_has_a_list_of_its_sections(tmp_path: Path) -> None:
    with pages_of(day_of_four_sections(tmp_path)) as (_, address):
        assert "Reserve" in read(address)
        assert text("phones-all-sections") in read(f"{address}2/")


def test_a_port_that_is_taken_is_refused_in_one_sentence(tmp_path: Path) -> None:
    file = tmp_path / "open.tourney"
    run("simulate", "us-swiss", "--players", "8", "--rounds", "0", "--seed", "1", "-o", file)
    with serving() as server:
        ended = run("pages", file, "--host", "127.0.0.1", "--port", str(server.port))
    assert ended.returncode == 1
    assert ended.stderr.decode() == text("phones-port-taken", port=server.port) + "\n"
