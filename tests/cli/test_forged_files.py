"""Files with a right hash chain that no program wrote: every command refuses them in words."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.desk.forging import journal_of
from tests.patience import SECONDS
from tourneydesk.cli.main import main
from tourneydesk.present import messages
from tourneydesk.store.chain import chain_of
from tourneydesk.store.replacing import write_whole

ROOT = Path(__file__).parent.parent.parent
SOUND = journal_of("strikes")
RESULT = '[{"did":"ResultRecorded","round":1,"table":2,"result":%s}]'
ROUND = '[{"did":"RoundPosted","round":{"number":4,"kind":"random","tables":%s}}]'
CHOSEN = '[{"did":"SettingsChosen","settings":{"elimination_level":%s}}]'
FORGED = {
    "an exponent without end": RESULT % '{"as":"scores","scores":{"1":"1e999999999"}}',
    "a division by nothing": RESULT % '{"as":"scores","scores":{"1":"1/0"}}',
    "a result of strangers": RESULT % '{"as":"scores","scores":{"999":1}}',
    "a result of another format": RESULT % '{"as":"match","winner":1}',
    "a player who is not there": '[{"did":"PlayerDropped","player":999}]',
    "a seat of a stranger": ROUND % '[{"number":1,"seats":[{"player":1},{"player":999}]}]',
    "a player twice": ROUND % '[{"number":1,"seats":[{"player":1},{"player":1}]}]',
    "a setting of another type": CHOSEN % '"35"',
    "a setting of 5,000 digits": CHOSEN % ("9" * 5000),
    "an undo of what is not last": '[{"did":"Undone","step":2}]',
    "half a character": '[{"did":"DetailsChanged","details":{"venue":"\\ud800"}}]',
    "deep JSON": "[" * 200_000,
    "another event": SOUND[0],
    "something new": '[{"did":"PlayerPromoted","player":1}]',
    "no JSON": "result: 5",
}
COMMANDS = ("show", "print", "verify", "history", "batch", "check")


def forged(path: Path, *steps: str) -> Path:
    write_whole(path, chain_of([("2026-05-01T09:00:00+00:00", step) for step in steps]))
    return path


@pytest.mark.timeout(SECONDS)
@pytest.mark.parametrize("step", FORGED.values(), ids=FORGED.keys())
def test_every_command_refuses_a_forged_step_with_its_number(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], step: str
) -> None:
    path = forged(tmp_path / "e.tourney", *SOUND, step)
    number = len(SOUND) + 1
    for command in COMMANDS:
        assert main([command, str(path)]) == 1
        said = capfd.readouterr()
        assert said.out == ""
        assert "Traceback" not in said.err
        assert "faults.log" not in said.err
        assert f"change {number}" in said.err, said.err
        assert messages.text("recovery-kept", kept=len(SOUND), all=number) in said.err
    assert "Missing: change" in said.err
    new = tmp_path / "new.tourney"
    assert main(["recover", str(path), "-o", str(new)]) == 0
    assert main(["check", str(new)]) == 0


def test_a_format_that_is_not_there_is_named(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    first = SOUND[0].replace('"strikes"', '"knockout"')
    path = forged(tmp_path / "e.tourney", first, *SOUND[1:])
    for command in COMMANDS:
        assert main([command, str(path)]) == 1
        assert "“knockout”" in capfd.readouterr().err


@pytest.mark.parametrize("command", ["check", "batch"])
def test_the_program_itself_ends_with_1_and_a_sentence(tmp_path: Path, command: str) -> None:
    path = forged(tmp_path / "e.tourney", *SOUND, FORGED["an exponent without end"])
    ended = subprocess.run(
        [sys.executable, "-m", "tourneydesk", command, str(path)],
        cwd=ROOT,
        input=json.dumps({"do": "state"}).encode(),
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )
    assert ended.returncode == 1
    assert ended.stdout == b""
    assert b"is damaged: change" in ended.stderr
    assert b"Traceback" not in ended.stderr


def test_recovering_a_sound_file_or_a_strangers_makes_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    sound = forged(tmp_path / "sound.tourney", *SOUND)
    strange = tmp_path / "strange.tourney"
    strange.write_text("a shopping list\n" * 400)
    new = tmp_path / "new.tourney"
    for path in (sound, strange, tmp_path / "none.tourney"):
        assert main(["recover", str(path), "-o", str(new)]) == 1
        said = capfd.readouterr()
        assert said.out or said.err
    assert not new.exists()


def test_a_step_of_5000_players_with_long_notes_is_within_the_bounds() -> None:
    from tourneydesk.core import decisions as d
    from tourneydesk.core.event import Player
    from tourneydesk.core.journal import codec

    players = tuple(Player(n, "x" * 200, note="n" * 2000) for n in range(1, 5001))
    assert len(codec.encode((d.PlayersAdded(players),))) < codec.LONGEST_STEP


def test_a_ring_in_which_somebody_who_is_out_plays_on_is_refused_with_its_step(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    told = [json.loads(step) for step in journal_of("dual-ring")]
    at, step = next(
        (number, step)
        for number, step in enumerate(told)
        if step[0]["did"] == "ResultRecorded" and step[-1].get("stopped")
    )
    step[-1]["stopped"] = []
    path = forged(tmp_path / "e.tourney", *(json.dumps(one) for one in told[: at + 1]))
    for command in COMMANDS:
        assert main([command, str(path)]) == 1
        said = capfd.readouterr()
        assert f"after change {at + 1}" in said.err, said.err
        assert "is still running" in said.err
