"""The commands as a shell sees them: output, exit codes, one plain sentence on stderr."""

import json
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Sequence
from contextlib import closing
from importlib import metadata
from pathlib import Path

import pytest

from tests.builders.batches import Reply
from tests.cli.inside import run
from tests.thoroughness import THOROUGH
from tourneydesk import __version__
from tourneydesk.cli.main import main
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.store import checkpoints
from tourneydesk.store.errors import FileTrouble

ROOT = Path(__file__).parent.parent.parent


def sentence(capfd: pytest.CaptureFixture[str]) -> str:
    """What stderr holds: one line, plain, no traceback."""
    text = capfd.readouterr().err
    assert text.endswith("\n")
    assert text.count("\n") == 1
    assert "Traceback" not in text
    return text.strip()


def simulated(path: Path, format_key: str, players: int, *more: str) -> Path:
    arguments = ["simulate", format_key, "--players", str(players), "--seed", "s", *more]
    assert main([*arguments, "-o", str(path)]) == 0
    return path


@pytest.mark.parametrize("key", sorted(FORMATS))
@pytest.mark.parametrize("players", [4, 5, 20, 61, 500 if THOROUGH else 200])
def test_simulated_events_of_any_size_end_and_stand_every_check(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], key: str, players: int
) -> None:
    path = simulated(tmp_path / "e.tourney", key, players)
    assert main(["check", str(path)]) == 0
    assert main(["verify", str(path)]) == 0
    capfd.readouterr()
    assert main(["show", str(path), "--json"]) == 0
    state = json.loads(capfd.readouterr().out)
    assert state["status"] == "finished"
    assert state["winners"]
    assert len(state["standings"]) == players
    assert main(["show", str(path)]) == 0
    assert state["players"][0]["name"] in capfd.readouterr().out


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_the_same_seed_makes_the_same_event(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], key: str
) -> None:
    shown = []
    for name in ("one", "two"):
        path = simulated(tmp_path / f"{name}.tourney", key, 17)
        capfd.readouterr()
        assert main(["show", str(path), "--json"]) == 0
        shown.append(capfd.readouterr().out)
    assert shown[0] == shown[1]


def test_a_simulation_can_stop_with_the_next_round_ready(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = simulated(
        tmp_path / "e.tourney", "strikes", 40, "--rounds", "2", "--set", "seating=dealt_30"
    )
    capfd.readouterr()
    assert main(["show", str(path), "--json"]) == 0
    state = json.loads(capfd.readouterr().out)
    assert len(state["rounds"]) == 2
    assert all(table["result"] for posted in state["rounds"] for table in posted["tables"])
    assert state["event"]["settings"]["seating"] == "dealt_30"
    ring = simulated(tmp_path / "r.tourney", "dual-ring", 12, "--rounds", "5")
    capfd.readouterr()
    assert main(["show", str(ring), "--json"]) == 0
    tables = json.loads(capfd.readouterr().out)["rounds"][0]["tables"]
    assert sum(table["result"] is not None for table in tables) == 5


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["show", "nowhere.tourney"], "nowhere.tourney"),
        (["check", "nowhere.tourney"], "nowhere.tourney"),
        (["verify", "nowhere.tourney"], "nowhere.tourney"),
        (["simulate", "risk-swiss", "--players", "7", "--seed", "s", "-o", "new"], "7 players"),
        (["simulate", "bingo", "--players", "8", "--seed", "s", "-o", "new"], "bingo"),
        (["simulate", "strikes", "--players", "0", "--seed", "s", "-o", "new"], "1 to 5000"),
        (
            ["simulate", "strikes", "--players", "9", "--set", "x=1", "--seed", "s", "-o", "new"],
            "“x”",
        ),
        (
            ["simulate", "strikes", "--players", "9", "--set", "x", "--seed", "s", "-o", "new"],
            "KEY=VALUE",
        ),
        (["simulate", "strikes", "--players", "9", "--seed", "s", "-o", "."], ""),
        (["simulate", "strikes", "--players", "9", "--seed", "s", "-o", "no/such/e"], ""),
        (["batch", "x" * 300], "too long"),
        (["demo", "-o", "taken"], "taken"),
        (["demo", "-o", "taken/demo"], "demo"),
    ],
)
def test_known_trouble_is_one_plain_sentence_and_exit_1(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
    arguments: Sequence[str],
    words: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "taken").touch()
    assert main(arguments) == 1
    assert words in sentence(capfd)
    assert not (tmp_path / "new").exists()


def test_an_existing_file_is_not_overwritten(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("precious")
    arguments = ["simulate", "strikes", "--players", "9", "--seed", "s", "-o", str(path)]
    assert main(arguments) == 1
    assert "mine.txt" in sentence(capfd)
    assert path.read_text() == "precious"


@pytest.mark.parametrize(
    "arguments",
    [
        ["dance", "--now"],
        ["--dance"],
        ["show"],
        ["batch", "a", "b"],
        ["simulate", "strikes", "--players", "9", "--rounds", "-1", "--seed", "s", "-o", "new"],
        ["simulate", "strikes", "--players", "9", "--rounds", "half", "--seed", "s", "-o", "new"],
    ],
)
def test_wrong_usage_ends_with_2(arguments: Sequence[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2


@pytest.mark.parametrize("command", ["batch", "show", "check", "verify"])
def test_damaged_foreign_and_newer_files_are_refused_in_words(tmp_path: Path, command: str) -> None:
    sound = simulated(tmp_path / "sound.tourney", "strikes", 8, "--rounds", "1")
    damaged = tmp_path / "damaged.tourney"
    data = bytearray(sound.read_bytes())
    data[len(data) // 2 :] = bytes(len(data) - len(data) // 2)
    damaged.write_bytes(data)
    garbage = tmp_path / "garbage.tourney"
    garbage.write_bytes(b"not an event " * 1000)
    empty = tmp_path / "empty.tourney"
    empty.touch()
    foreign = tmp_path / "foreign.tourney"
    with closing(sqlite3.connect(foreign)) as db:
        db.execute("CREATE TABLE recipes (name)")
    for path in (damaged, garbage, empty, foreign, tmp_path):
        ended = run(command, path, stdin=b'{"do":"state"}\n')
        said = ended.stderr.decode()
        assert ended.returncode == 1, path
        assert ended.stdout == b""
        assert said.strip().endswith(".")
        assert "Traceback" not in said


def test_the_first_event_of_the_manual_runs_as_printed(tmp_path: Path) -> None:
    manual = (ROOT / "docs" / "batch.md").read_text(encoding="utf-8")
    begun = manual.partition("tourneydesk batch saturday.tourney <<'END'\n")[2]
    lines = begun.partition("END\n")[0]
    ended = run("batch", tmp_path / "saturday.tourney", stdin=lines.encode())
    replies = [json.loads(reply) for reply in ended.stdout.splitlines()]
    assert len(replies) == lines.count("\n") == 6
    assert all(reply["ok"] for reply in replies)


def test_verify_names_a_round_seated_by_hand(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    lines: list[Reply] = [{"do": "create", "format": "risk-swiss", "name": "X", "seed": "s"}]
    lines += [{"do": "add_player", "name": f"P{n}"} for n in range(8)]
    lines += [
        {"do": "pair"},
        {"do": "set_tables", "round": 1, "tables": [[1, 2, 3, 5], [4, 6, 7, 8]]},
        {"do": "set_tables", "round": 1, "tables": [[1, 2, 3, 4], [5, 6, 7, 8]]},
    ]
    ended = run("batch", path, stdin=b"".join(json.dumps(line).encode() + b"\n" for line in lines))
    assert ended.returncode == 0
    assert all(json.loads(reply)["ok"] for reply in ended.stdout.splitlines())
    verified = run("verify", path)
    said = f"{messages.text('round-by-hand', round=1)}\n"
    assert (verified.returncode, verified.stdout.decode()) == (1, said)


def test_a_second_batch_on_the_same_file_is_refused_and_show_still_reads(tmp_path: Path) -> None:
    path = tmp_path / "e.tourney"
    with _batch(path) as first:
        _ask(first, {"do": "create", "format": "strikes", "name": "X"})
        second = run("batch", path, stdin=b'{"do":"state"}\n')
        assert second.returncode == 1
        assert b"e.tourney" in second.stderr
        assert run("show", path).returncode == 0
        first.communicate(b"")


def test_a_batch_whose_last_copy_fails_says_so_and_has_saved_the_event(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "e.tourney"
    lines = [{"do": "create", "format": "strikes", "name": "X"}, {"do": "add_player", "name": "A"}]
    stdin = b"".join(json.dumps(line).encode() + b"\n" for line in lines)

    def full(folder: Path, *_: object) -> None:
        raise FileTrouble("disk_full", folder)

    with monkeypatch.context() as patched:
        patched.setattr(checkpoints, "keep_entries", full)
        ended = run("batch", path, stdin=stdin)
    assert ended.returncode == 0
    assert [json.loads(reply)["ok"] for reply in ended.stdout.splitlines()] == [True, True]
    said = ended.stderr.decode()
    assert said.startswith(
        messages.text(
            "last-copy-failed", name="e.tourney", why=messages.text("disk-full", name="e.tourney")
        )
    )
    assert "is full" in said
    assert run("batch", path, stdin=b'{"do":"state"}\n').stderr == b""
    assert len(json.loads(run("show", path, "--json").stdout)["players"]) == 1


def test_kill_9_at_any_moment_loses_no_acknowledged_result(tmp_path: Path) -> None:
    """The store's own test kills 200 writers; this one kills the whole program."""
    begun = simulated(tmp_path / "begun.tourney", "strikes", 60, "--rounds", "1")
    for turn in range(6):
        path = tmp_path / f"{turn}.tourney"
        shutil.copy(begun, path)
        with _batch(path) as running:
            reply = _ask(running, {"do": "pair"})
            tables = reply["round"]["tables"]
            for table in tables[: 1 + turn * 2]:
                scores = {str(seat["player"]): seat["player"] for seat in table["seats"]}
                _ask(
                    running, {"do": "result", "table": table["table"], "result": {"scores": scores}}
                )
            os.kill(running.pid, signal.SIGKILL)
        shown = json.loads(run("show", path, "--json").stdout)
        done = [table["table"] for table in shown["rounds"][1]["tables"] if table["result"]]
        assert done[: 1 + turn * 2] == [table["table"] for table in tables[: 1 + turn * 2]]
        assert run("check", path).returncode == 0


def test_names_of_any_script_come_out_on_a_terminal_that_knows_only_ascii(tmp_path: Path) -> None:
    arguments = ["simulate", "strikes", "--players", "9", "--seed", "é", "-o", "é.tourney"]
    ended = subprocess.run(
        [sys.executable, "-m", "tourneydesk", *arguments],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT), "PYTHONIOENCODING": "ascii"},
        capture_output=True,
        check=False,
    )
    assert (ended.returncode, ended.stderr) == (0, b"")
    assert "é.tourney: 9 players" in ended.stdout.decode()


def _batch(path: Path) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-m", "tourneydesk", "batch", str(path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def _ask(batch: subprocess.Popen[bytes], request: object) -> Reply:
    assert batch.stdin is not None
    assert batch.stdout is not None
    batch.stdin.write(json.dumps(request).encode() + b"\n")
    batch.stdin.flush()
    reply: Reply = json.loads(batch.stdout.readline())
    assert reply["ok"], reply
    return reply


def test_the_version_is_printed_with_what_the_program_runs_on(
    capfd: pytest.CaptureFixture[str],
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    python = sys.version.split()[0]
    qt = metadata.version("PySide6-Essentials")
    assert capfd.readouterr().out == f"TourneyDesk {__version__} (Python {python}, Qt {qt})\n"


def test_a_file_name_gives_the_terminal_no_commands(tmp_path: Path) -> None:
    ended = run("check", tmp_path / "no\x1b[31m\x9bevent.tourney")
    assert "no·[31m·event.tourney" in ended.stderr.decode()
    listed = run("day", tmp_path / "S\x07.tourneyday", "--sections")
    assert b"\x07" not in listed.stdout + listed.stderr
