"""A program killed at any moment loses nothing it acknowledged: while it appends, closes, opens
and creates.

``TOURNEYDESK_KILLS`` sets how often (120 unless set; 1,000 and more at night).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = int(os.environ.get("TOURNEYDESK_KILLS", "120"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forked writers")
@pytest.mark.timeout(3600)
def test_a_killed_program_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    batches = []
    for work, share in (("append", 2), ("close", 4), ("create", 4)):
        folder = tmp_path / work
        folder.mkdir()
        command = [
            sys.executable,
            "-m",
            "tests.store.killing",
            str(folder),
            str(KILLS // share),
            "7",
        ]
        batches.append(
            subprocess.Popen(
                [*command, work],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONPATH": str(Path.cwd())},
            )
        )
    seen = []
    for process in batches:
        out, _ = process.communicate()
        assert process.returncode == 0
        acknowledged, lost, unsound, beside, cut_off = map(int, out.split())
        assert (lost, unsound, beside) == (0, 0, 0)
        seen.append((acknowledged, cut_off))
    # Each worker was killed only after some entries, one and a half of them in the mean.
    assert all(acknowledged > KILLS // 8 for acknowledged, _ in seen), seen
    assert all(cut_off for _, cut_off in seen), seen


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forked writers")
@pytest.mark.timeout(3600)
def test_a_program_killed_while_copying_leaves_no_half_copy_and_the_next_one_tidies_up(
    tmp_path: Path,
) -> None:
    kills = KILLS // 20
    done = subprocess.run(
        [sys.executable, "-m", "tests.store.killing_copies", tmp_path, str(kills), "7"],
        stdout=subprocess.PIPE,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": str(Path.cwd())},
    )
    found, unsound, left, remaining = map(int, done.stdout.split())
    assert (unsound, remaining) == (0, 0)
    assert found >= kills // 2
    assert left > 0
