"""A display that runs for ten hours uses no more memory at the end than after one hour."""

import json
import os
import subprocess
import sys
from pathlib import Path

from tests.gui.projector.ten_hours import Hour, allocated

ROOT = Path(__file__).parent.parent.parent.parent
OBJECTS, MEMORY = 400, 2_048
"""What may be held more after eight further hours: objects of Python, and KiB of the process. The
desk keeps each of the results and undos (240 objects); of the pages and pictures nothing may stay,
and there are 480 turns of pages at least.
"""


def test_ten_hours_pass_with_steady_memory(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.gui.projector.ten_hours", str(tmp_path)],
        cwd=ROOT,
        # Python's own blocks, too, are then taken from the C library.
        env={**os.environ, "PYTHONMALLOC": "malloc"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    hours = [Hour(**hour) for hour in json.loads(done.stdout)]
    assert [hour.left for hour in hours] == [3_000 - 3_600 * past for past in range(1, 11)]
    figures = "\n".join(
        f"hour {past}: {hour.objects} objects, {hour.memory} KiB"
        for past, hour in enumerate(hours, start=1)
    )
    warm, last = hours[1], hours[-1]
    assert last.objects - warm.objects < OBJECTS, figures
    assert last.memory - warm.memory < MEMORY, figures


def test_memory_that_is_held_is_counted_where_the_c_library_tells_it() -> None:
    before = allocated()
    held = bytearray(64 << 20)
    # Other threads take and give back a little meanwhile.
    half = len(held) // 2048
    assert allocated() > before + half or before == 0
    del held
    assert allocated() < before + half
