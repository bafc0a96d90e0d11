"""Bits flipped and files cut at random: never without words, in the commands and in the window.

``TOURNEYDESK_DAMAGES`` sets how many files are damaged (12 unless set).
"""

import os
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from tests.gui.keyboard import Keyboard
from tests.gui.second_round import second_round
from tourneydesk.cli.main import main
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.gui.app.window import Window
from tourneydesk.store.checkpoints import checkpoints, folder_of

DAMAGES = int(os.environ.get("TOURNEYDESK_DAMAGES", "12"))


@pytest.fixture
def spring(tmp_path: Path) -> Path:
    """Twelve players with two rounds, one backup from before the second."""
    path = second_round(tmp_path / "Spring Open.tourney", results=3)
    for one in checkpoints(folder_of(path))[1:]:
        one.path.unlink()
    return path


def damaged(good: bytes, lot: Random) -> bytes:
    """One to three bits changed (often in the first page), a cut, or a stretch overwritten."""
    bad = bytearray(good)
    match lot.randrange(10):
        case 0:
            return bytes(bad[: lot.randrange(len(bad))])
        case 1:
            at = lot.randrange(len(bad))
            bad[at : at + 512] = lot.randbytes(len(bad[at : at + 512]))
        case kind:
            for _ in range(lot.choice((1, 1, 3))):
                place = lot.randrange(4096 * 8 if kind < 5 else len(bad) * 8)
                bad[place // 8] ^= 1 << place % 8
    return bytes(bad)


def close(window: Window) -> None:
    window.show_home()
    window.recovery.forget()


@pytest.mark.timeout(7200)
def test_every_damaged_file_is_reported_in_words(
    keyboard: Keyboard, window: Window, spring: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    good = spring.read_bytes()
    event, steps = open_for_reading(spring).event, open_for_reading(spring).steps
    lot, met = Random(1454), Counter[str]()
    for number in range(DAMAGES):
        bad = damaged(good, lot)
        spring.write_bytes(bad)
        checked = main(["check", str(spring)])
        said = capfd.readouterr()
        assert "Traceback" not in said.err, number
        assert "faults.log" not in said.err, (number, said.err)
        shown = main(["show", str(spring)])
        said_by_show = capfd.readouterr()
        assert "Traceback" not in said_by_show.err, number
        assert "faults.log" not in said_by_show.err, (number, said_by_show.err)
        window.open_event(spring)
        # A busy machine may take its time; what it may not do is to say nothing.
        keyboard.until(lambda: not window.recovery.busy)
        if checked == 0:
            met["sound"] += 1
            assert open_for_reading(spring).steps == steps, f"damage {number} changed it unseen"
            assert open_for_reading(spring).event == event
            assert shown == 0
            assert window.workspace is not None, (number, window.home.trouble.text())
        else:
            assert said.err.strip(), number
            assert shown == 0 or said_by_show.err.strip(), number
            if window.workspace is None:
                assert (
                    window.home.trouble.text() or window.recovery.file_recovery.page.heading.text()
                )
                met["page" if window.recovery.file_recovery.page.isVisible() else "home"] += 1
            else:
                met["opened"] += 1
        if window.workspace is None:
            assert spring.read_bytes() == bad, f"damage {number}: the file was changed"
        close(window)
    assert met["page"] > DAMAGES // 3, met
