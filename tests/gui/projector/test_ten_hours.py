"""A display that runs for ten hours uses no more memory at the end than after one hour."""

import json
import mmap
import subprocess
import sys
from pathlib import Path

from tests.gui.projector.ten_hours import STATM, Hour, resident

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
        capture_output=True,
        text=True,
        timeout=280,
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


def test_the_memory_of_a_process_is_read_where_the_system_tells_it(tmp_path: Path) -> None:
    statm = tmp_path / "statm"
    assert resident(statm) == 0
    statm.write_text("90000 2500 600 1 0 80000 0\n", encoding="ascii")
    assert resident(statm) == 2_500 * mmap.PAGESIZE // 1024
    assert STATM.exists() is (resident(STATM) > 0)
