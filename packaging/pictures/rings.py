"""Screenshots of sample rings of 3, 10, 40 and 100 players as they close, without a display."""

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QSize

from pictures.events import format_with
from tourneydesk.core.draw import Draw
from tourneydesk.desk import rounds
from tourneydesk.desk.files.opening import open_in_memory, plan
from tourneydesk.desk.players import enter_players
from tourneydesk.desk.practice import made_up_players, play
from tourneydesk.gui.app.window import Window
from tourneydesk.gui.screenshots import closed_after, finish
from tourneydesk.gui.widgets.pictures import write_picture

SEED = "rings"
COUNTS = (3, 10, 40, 100)
MAX_STATES = 10


def take_rings(folder: Path, size: QSize) -> list[Path]:
    """PNG files ``ring-40-after-20.png`` …: each ring at the start, after results, and at its end.

    Yields a ring of up to 10 after every result, a larger one ten times.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return [path for count in COUNTS for path in _ring(folder, size, count)]


def _ring(folder: Path, size: QSize, count: int) -> Iterator[Path]:
    session = open_in_memory(
        plan(format_with(lambda show: show.ring is not None), f"Ring of {count}", SEED, {})
    )
    enter_players(session, made_up_players(count, Draw(SEED, f"{count} players")))
    rounds.pair(session)
    window = Window(at_home=False)
    window.resize(size)
    window.show_event(session, folder / "ring.tourney")
    window.show()
    workspace = window.workspace
    with closed_after(window):
        if workspace is None:
            return
        workspace.show_ring()
        step = max(1, count // MAX_STATES)
        while True:
            finish(window)
            results = sum(1 for _ in session.event.results())
            path = folder / f"ring-{count}-after-{results}.png"
            yield write_picture(window.grab().toImage(), path)
            if session.format.outlook(session.event).status == "finished":
                return
            play(session, step)
