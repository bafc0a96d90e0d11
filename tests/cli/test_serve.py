"""An event is shared by one command and used by others, and the file ends up with everything."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, cast

import pytest

from tests.builders.shared import (
    SharedEvent,
    adopted_orphans,
    begin_again,
    first_round,
    folder_for_servers,
    kept_port,
    kill_server,
    running_server,
    share,
)
from tests.builders.unhurried import unhurried
from tests.cli.inside import run
from tests.patience import SECONDS, wait_until
from tourneydesk.cli import serve
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.sharing.joining import join
from tourneydesk.desk.sharing.serving import Sharing
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.sharing import no_driver, server
from tourneydesk.store.sharing.event_database import EventDatabase

ROOT = Path(__file__).parent.parent.parent


@pytest.fixture(scope="module", autouse=True)
def limits_of_a_busy_machine() -> Iterator[None]:
    with unhurried():
        yield


@pytest.fixture(scope="module", autouse=True)
def closed_terminal_is_heard() -> Iterator[None]:
    """A program inherits which signals are ignored, but not which are handled: without this, tests
    that are run with nohup start programs that do not hear of their closed terminal.
    """
    if os.name != "posix":
        yield
        return
    before = signal.signal(signal.SIGHUP, lambda *_: None)
    yield
    signal.signal(signal.SIGHUP, before)


@pytest.fixture(scope="module")
def any_event() -> Iterator[SharedEvent]:
    with running_server() as started:
        yield share(started, first_round())


@pytest.fixture
def event(any_event: SharedEvent) -> SharedEvent:
    begin_again(any_event, first_round())
    return any_event


@pytest.fixture
def folder() -> Iterator[Path]:
    """Where a command has its server, which is ended with the test whatever became of it."""
    with folder_for_servers() as folder:
        yield folder
        server.stop_left(folder / "server")


@pytest.fixture
def port() -> Iterator[int]:
    with kept_port() as port:
        yield port


@pytest.fixture
def command(folder: Path, port: int, file: Path) -> list[str]:
    """Shares the file; on a busy machine too, nothing counts as lost that is only slow."""
    program = [sys.executable, "-m", "tests.builders.unhurried", "--language", "en"]
    place = ["--host", "127.0.0.1", "--port", str(port), "--data", str(folder / "server")]
    return [*program, "serve", str(file), *place, "--desk", "Head"]


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """An event of eight players whose first round is posted."""
    file = tmp_path / "open.tourney"
    write_whole(file, first_round())
    return file


@contextmanager
def ended_at_last(process: "subprocess.Popen[Any]") -> Iterator["subprocess.Popen[Any]"]:
    """A process that ends with this ``with``, if it has not ended by itself."""
    try:
        yield process
    finally:
        if process.poll() is None:
            process.send_signal(signal.SIGTERM)
        process.communicate()


@contextmanager
def serving(
    command: list[str], *more: str
) -> Iterator[tuple[subprocess.Popen[str], dict[str, str]]]:
    """`tourneydesk serve` in a process, and for each role the address with its code."""
    process = subprocess.Popen(
        [*command, *more],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
    )
    with ended_at_last(process):
        assert process.stdout is not None
        lines = [process.stdout.readline() for _ in range(4)]
        addresses = addresses_in(lines)
        assert addresses, [*lines, process.stderr.read() if process.stderr else ""]
        yield process, addresses


def addresses_in(lines: list[str]) -> dict[str, str]:
    """For each role the address with its code; none if sharing has not begun."""
    found = (re.search(r"(postgresql://([a-z]+)\w*)(@\S+), code (\S+)", line) for line in lines[1:])
    return {one[2]: f"{one[1]}:{one[4]}{one[3]}" for one in found if one}


def ended(process: subprocess.Popen[str]) -> tuple[int, str, str]:
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=SECONDS)
    return process.returncode, out, err


def results(addresses: dict[str, str], role: str, *tables: int) -> list[dict[str, object]]:
    """The answers to a batch that records a result at each of these tables."""
    with closing(join(addresses[role], "asks")) as session:
        winners = {one.number: one.players[0] for one in session.event.rounds[-1].tables}
    lines = [
        json.dumps({"do": "result", "table": table, "result": {"winner": winners[table]}})
        for table in tables
    ]
    done = run(
        "batch", addresses[role] + "?application_name=Desk%202", stdin="\n".join(lines).encode()
    )
    assert done.returncode == 0, done.stderr
    return [json.loads(line) for line in done.stdout.splitlines()]


def test_a_shared_event_ends_as_an_ordinary_file_with_everything(
    file: Path, folder: Path, command: list[str]
) -> None:
    with serving(command) as (process, addresses):
        assert set(addresses) == {"head", "scorekeeper", "viewer"}
        assert all(reply["ok"] for reply in results(addresses, "scorekeeper", 1, 2, 3))
        (refused,) = results(addresses, "viewer", 4)
        assert (refused["ok"], refused["code"]) == (False, "role_may_not")
        assert run("show", addresses["viewer"]).returncode == 0
        code, out, err = ended(process)
        assert (code, err) == (0, ""), err
        assert out == text("serve-ended", name="open.tourney", steps=6) + "\n"
        assert not (folder / "server").exists()
    assert [entry.desk for entry in EventFile.read(file)] == ["", "", "", *3 * ["Desk 2"]]
    with closing(open_event(file)) as session:
        assert [table.result is None for table in session.event.rounds[-1].tables] == [
            *3 * [False],
            True,
        ]
    assert run("check", file).returncode == 0


def test_a_killed_server_comes_back_and_a_killed_head_goes_on_from_where_it_was(
    file: Path, folder: Path, command: list[str], tmp_path: Path
) -> None:
    with adopted_orphans(), serving(command) as (process, addresses):
        results(addresses, "scorekeeper", 1)
        kill_server(folder / "server")
        assert process.stderr is not None
        name = addresses["head"].partition("@")[2].partition("/")[0]
        assert process.stderr.readline() == text("server-lost", name=name) + "\n"
        assert process.stderr.readline() == text("serve-again") + "\n"
        assert results(addresses, "scorekeeper", 2)[0]["ok"]
        # The file follows within moments.
        wait_until(lambda: len(EventFile.read(file)) == len(first_round()) + 2)
        process.kill()
        process.wait()
        # The server runs on without the head, and so do the others.
        assert results(addresses, "scorekeeper", 3)[0]["ok"]
        with closing(join(addresses["viewer"], "asks")) as session:
            recorded = session.entries
        # The file alone opens on any laptop, with all that the head had written.
        alone = tmp_path / "alone.tourney"
        alone.write_bytes(file.read_bytes())
        with closing(open_event(alone)) as session:
            assert session.entries == recorded[:-1]
            session.take(NoteAdded("on this laptop"))
    with serving(command) as (process, again):
        assert _codes(again) == _codes(addresses)
        assert ended(process)[0] == 0
    with closing(open_event(file)) as session:
        assert [table.result is None for table in session.event.rounds[-1].tables[:3]] == 3 * [
            False
        ]


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such signal")
@pytest.mark.parametrize("signals", [["SIGTERM"], ["SIGHUP"], ["SIGHUP", "SIGHUP"]])
def test_whatever_asks_it_to_end_the_file_has_everything(
    file: Path, folder: Path, command: list[str], signals: list[str]
) -> None:
    with serving(command) as (process, addresses):
        results(addresses, "scorekeeper", 1, 2)
        # A shell that ends and the system both tell of a closed terminal. It cannot end in between.
        with closing(EventDatabase.open(addresses["scorekeeper"])) as desk, desk.held():
            for one in signals:
                process.send_signal(signal.Signals[one])
        _, err = process.communicate(timeout=SECONDS)
        assert (process.returncode, err) == (0, "")
        assert not (folder / "server").exists()
    assert len(EventFile.read(file)) == len(first_round()) + 2


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such program")
def test_with_nohup_it_goes_on_without_its_terminal(file: Path, command: list[str]) -> None:
    process = subprocess.Popen(
        ["nohup", *command],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        text=True,
    )
    with ended_at_last(process):
        assert process.stdout is not None
        addresses = addresses_in([process.stdout.readline() for _ in range(4)])
        process.send_signal(signal.SIGHUP)
        assert results(addresses, "scorekeeper", 1)[0]["ok"]
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=SECONDS)
        assert process.returncode == 0
    assert len(EventFile.read(file)) == len(first_round()) + 1


@pytest.mark.skipif(os.name != "posix", reason="other systems have no such signal")
def test_ended_while_its_server_starts_it_leaves_nothing_behind(
    file: Path, folder: Path, command: list[str]
) -> None:
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with ended_at_last(process):
        wait_until((folder / "server/data/postmaster.pid").exists)
        process.send_signal(signal.SIGTERM)
        _, err = process.communicate(timeout=SECONDS)
        assert (process.returncode, err) == (0, b"")
        assert not (folder / "server").exists()
    assert EventFile.read(file) == first_round()


@pytest.mark.skipif(sys.platform != "linux", reason="terminals differ")
def test_closing_its_terminal_ends_it_with_everything_in_the_file(
    file: Path, folder: Path, command: list[str]
) -> None:
    import pty

    window, terminal = pty.openpty()
    with open(window, "rb", buffering=0, closefd=False) as shown:
        process = subprocess.Popen(
            ["setsid", "--ctty", *command],
            cwd=ROOT,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
        )
        os.close(terminal)
        with ended_at_last(process):
            addresses = addresses_in([shown.readline().decode() for _ in range(4)])
            results(addresses, "scorekeeper", 1, 2)
            os.close(window)
            process.wait(timeout=SECONDS)
        assert not (folder / "server").exists()
    assert len(EventFile.read(file)) == len(first_round()) + 2


def _codes(addresses: dict[str, str]) -> set[str]:
    return {address.partition("@")[0] for address in addresses.values()}


def test_an_event_on_a_server_is_checked_verified_and_told_as_one_in_a_file(
    event: SharedEvent, tmp_path: Path
) -> None:
    file = tmp_path / "same.tourney"
    write_whole(file, first_round())
    for command in (["show"], ["show", "--json"], ["verify"], ["history"]):
        shared, local = run(*command, event.address()), run(*command, file)
        assert (shared.returncode, shared.stdout, shared.stderr) == (0, local.stdout, b"")
    shared, local = run("check", event.address()), run("check", file)
    assert shared.returncode == local.returncode == 0
    assert shared.stdout.replace(b"Test", b"same.tourney") == local.stdout


def test_an_event_can_be_shared_by_a_server_that_is_there(
    event: SharedEvent, file: Path, command: list[str]
) -> None:
    file.unlink()
    write_whole(file, first_round(6))
    with serving(command, "--server", event.server.owner_address) as (process, addresses):
        results(addresses, "scorekeeper", 1)
        code, _, err = ended(process)
        assert (code, err) == (0, ""), err
    assert EventFile.read(file)[-1].desk == "Desk 2"


def test_a_desk_without_the_extra_is_told_what_to_install(
    event: SharedEvent, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    for command in (["batch", event.address()], ["show", event.address()], ["serve", tmp_path]):
        done = run(*command)
        assert done.returncode == 1
        said = text("desks-not-installed", name="tourneydesk[desks]") + "\n"
        assert done.stderr.decode() == said


def test_the_packaged_program_does_not_ask_to_install_into_itself(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(no_driver, "find_spec", lambda name: None)
    with pytest.raises(FileTrouble) as trouble:
        no_driver.need_extra()
    assert trouble.value.code == "desks_not_packaged"


def test_the_history_names_the_desk_of_each_step(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGPASSWORD", event.server.codes["head"].lower())
    named = f"{event.address('head', '')}?application_name=Desk%202"
    commands = b'{"do": "details", "details": {"name": "Open"}}\n{"do": "history"}'
    replies = [json.loads(line) for line in run("batch", named, stdin=commands).stdout.splitlines()]
    assert [step.get("desk") for step in replies[-1]["steps"]] == [None, None, None, "Desk 2"]
    assert b"+00:00 Desk 2" in run("history", named).stdout.splitlines()[-1]


def test_a_wrong_address_is_a_sentence(event: SharedEvent) -> None:
    wrong = event.address("head", "000000000000000")
    done = run("batch", wrong)
    assert (done.returncode, done.stdout) == (1, b"")
    name = f"127.0.0.1:{event.server.port}"
    assert done.stderr.decode() == text("server-refused", name=name) + "\n"
    assert run("show", "postgresql://[x").returncode == 1


class ServerInTrouble:
    """What `serve` sees of an event whose server does one after the other: None is all well."""

    file_trouble = None

    def __init__(self, follows: list[str | None], restarts: list[str | None]) -> None:
        self.follows, self.restarts, self.stopping = follows, restarts, list[int]()

    def follow(self, _seconds: float) -> None:
        now = self.follows.pop(0)
        if not self.follows:
            self.stopping.append(signal.SIGINT)
        if now is not None:
            raise FileTrouble(now, Path("here:1"))

    def restart(self) -> bool:
        now = self.restarts.pop(0)
        if now is not None:
            raise FileTrouble(now, Path("server"), megabytes=200)
        return False


def test_a_lost_server_is_said_once_with_the_reason_and_that_it_is_back(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses: list[float] = []
    monkeypatch.setattr(time, "sleep", pauses.append)
    # It cannot start at first, then answers, and lets this desk in only after its recovery.
    one = ServerInTrouble(
        [None, "server_lost", *4 * ["server_unreachable"], None, "server_lost", None],
        ["server_no_space", "server_no_space", None, None, None, None],
    )
    serve._follow(cast(Sharing, one), None, one.stopping)  # noqa: SLF001
    lost, again = text("server-lost", name="here:1"), text("serve-again")
    full = text("server-no-space", megabytes=200)
    assert capsys.readouterr().err.splitlines() == [lost, full, again, lost, again]
    assert len(pauses) == 6


@pytest.mark.parametrize("command", ["serve", "pages"])
@pytest.mark.parametrize("port", ["65536", "99999", "-1", "x", "１"])
def test_what_is_no_port_is_wrong_usage(command: str, port: str, tmp_path: Path) -> None:
    done = run(command, tmp_path / "open.tourney", "--port", port)
    assert done.returncode == 2
    assert text("usage-port", given=port) in " ".join(done.stderr.decode().split())


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_while_the_server_starts_leaves_nothing_that_listens(
    number: signal.Signals,
    file: Path,
    folder: Path,
    port: int,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    usual = server._pg_ctl  # noqa: SLF001

    def asked_to_end(folder: Path, action: str, *more: str) -> int:
        done = usual(folder, action, *more)
        if action == "start":
            signal.raise_signal(number)
        return done

    monkeypatch.setattr(server, "_pg_ctl", asked_to_end)
    assert serve.serve(file, "127.0.0.1", port, "Head", folder / "server", None) == 0
    assert not (folder / "server").exists()
    with socket.socket() as asking:
        assert asking.connect_ex(("127.0.0.1", port)) != 0


def test_an_address_that_the_network_took_away_is_said() -> None:
    assert serve._concern(None, "127.0.0.1") == ""  # noqa: SLF001
    # A network for documents: no computer has this address.
    said = text("serve-address-gone", host="192.0.2.77")
    assert serve._concern(None, "192.0.2.77") == said  # noqa: SLF001
    assert serve._concern(None, None) == ""  # noqa: SLF001
    full = FileTrouble("disk_full", Path("open.tourney"))
    assert serve._concern(full, "192.0.2.77") == text("disk-full", name="open.tourney")  # noqa: SLF001
