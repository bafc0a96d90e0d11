"""A single laptop: an event in a file takes no network and nothing of several desks."""

import os
import subprocess
import sys
from pathlib import Path

from tests.builders.shared import first_round
from tests.patience import SECONDS
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole

ROOT = Path(__file__).parent.parent.parent


def test_playing_an_event_in_a_file_opens_no_socket_and_loads_nothing_of_several_desks(
    tmp_path: Path,
) -> None:
    file = tmp_path / "open.tourney"
    write_whole(file, first_round())
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.alone", str(file)],
        cwd=ROOT,
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    assert (done.returncode, done.stdout) == (0, ""), done.stderr
    assert len(EventFile.read(file)) == len(first_round()) + 5
