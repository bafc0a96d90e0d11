"""History and branches without a window."""

from pathlib import Path

import pytest

from tests.builders.batches import Script
from tourneydesk.cli.main import main
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.present import messages


@pytest.fixture
def path(tmp_path: Path) -> Path:
    path = tmp_path / "event.tourney"
    script = Script(path).create("us-swiss", players=4)
    script.do("pair")
    script.do("undo")
    script.close()
    return path


def test_a_batch_lists_its_steps_and_branches_off(path: Path) -> None:
    script = Script(path)
    steps = script.do("history")["steps"]
    assert [row["text"] for row in steps[-3:]] == ["Add P4", "Post round 1", "Undo change 6"]
    assert [row["counts"] for row in steps[-3:]] == [True, False, True]
    assert (steps[5]["kind"], steps[5]["tables"], steps[5]["players"]) == (
        "rounds",
        [1, 2],
        [1, 2, 3, 4],
    )
    made = script.do("branch", step=3, path=str(path.with_name("b.tourney")))
    assert made["name"] == "Test (from change 3)"
    named = script.do("branch", step=3, path=str(path.with_name("c.tourney")), name="Rehearsal")
    assert named["name"] == "Rehearsal"
    other = str(path.with_name("d.tourney"))
    assert script.refused("branch", step=99, path=other) == "step_unknown"
    assert script.ask("branch", step=3, path=str(path))["code"] == "file_exists"
    script.close()
    assert len(open_for_reading(Path(made["path"])).event.players) == 2


def test_a_batch_explains_a_standing(path: Path) -> None:
    script = Script(path)
    why = script.do("explain", standing=2)["why"]
    assert why[0] == messages.text("nothing-played")
    script.do("pair")
    script.do("result", table=1, result={"winner": 1})
    why = script.do("explain", standing=1)["why"]
    assert why[0].startswith("Ahead of ")
    assert why[1].startswith("Points: 1 = 1 in round 1 (")
    assert script.refused("explain", standing=9) == "player_unknown"
    script.close()


def test_the_commands_do_the_same(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["history", str(path)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 7
    assert lines[5].endswith("Post round 1 (undone)")
    made = path.with_name("b.tourney")
    assert main(["branch", str(path), "--step", "6", "-o", str(made)]) == 0
    assert (
        messages.text(
            "branched",
            file=made,
            step=6,
            name=messages.text("branch-name", name="Test", step=6),
        )
        in capsys.readouterr().out
    )
    assert len(open_for_reading(made).event.rounds) == 1
    assert main(["branch", str(path), "--step", "99", "-o", str(made.with_name("x.tourney"))]) == 1
    assert capsys.readouterr().err == messages.text("step-unknown", step=99, steps=7) + "\n"
