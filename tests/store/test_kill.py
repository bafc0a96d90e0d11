"""A program killed at any moment loses nothing it acknowledged.

``TOURNEYDESK_KILLS`` sets how often (200 unless set; 1,000 and more at night).
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

KILLS = int(os.environ.get("TOURNEYDESK_KILLS", "200"))


@pytest.mark.skipif(not hasattr(os, "fork"), reason="forked writers")
@pytest.mark.timeout(3600)
def test_a_killed_program_loses_nothing_it_acknowledged(tmp_path: Path) -> None:
    batches = []
    for batch in range(2):
        folder = tmp_path / str(batch)
        folder.mkdir()
        batches.append(
            subprocess.Popen(
                [sys.executable, "-m", "tests.store.killing", folder, str(KILLS // 2), str(batch)],
                stdout=subprocess.PIPE,
                text=True,
                env={**os.environ, "PYTHONPATH": str(Path.cwd())},
            )
        )
    for process in batches:
        out, _ = process.communicate()
        assert process.returncode == 0
        acknowledged, lost, unsound, beside, journals = map(int, out.split())
        assert (lost, unsound, beside) == (0, 0, 0)
        # Otherwise the kills came too early or too late to mean anything.
        assert acknowledged > KILLS // 2
        assert journals > KILLS // 8
