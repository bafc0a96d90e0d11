"""`tourneydesk simulate` and `demo`: events with made-up results."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory

from tourneydesk.cli.streams import to_output
from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.files.opening import open_for_reading, plan
from tourneydesk.desk.practice import simulation
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present import messages
from tourneydesk.present.event_text import what_now
from tourneydesk.present.shows import show_of_format
from tourneydesk.shipped import shipped
from tourneydesk.store.trouble import as_file_trouble

WINDOW = "tourneydesk.gui.pictures.screenshots"
ROOM = "tourneydesk.gui.pictures.projector"
PICTURED = tuple(FORMATS)
SCALES = (100, 200)
"""Text sizes in percent for which pictures of the window are made."""
ROWS = (0, 1, 11, 12, 22, 500)
"""The numbers of rows on the display: pages that are empty, just full, a little too full, and long.
"""


def simulate(
    format_key: str,
    players: int,
    rounds: int | None,
    settings: Sequence[str],
    seed: str,
    path: Path,
) -> int:
    """Makes one event with made-up players, to its end or for a number of rounds."""
    if not 1 <= players <= simulation.MOST_PLAYERS:
        raise Refused(Problem("players_count", facts={"most": simulation.MOST_PLAYERS}))
    opened = plan(format_key, messages.text("made-up-event"), seed, dict(map(_setting, settings)))
    event = simulation.simulate(opened, path, players, rounds)
    _report_event(path, event)
    return 0


def demo(folder: Path) -> int:
    """Plays a sample event of each format into a folder, with the players of the shipped lists; it
    replaces earlier events of these names.
    """
    with as_file_trouble(folder):
        folder.mkdir(parents=True, exist_ok=True)
    for key in FORMATS:
        path = folder / f"{key}.tourney"
        with as_file_trouble(path):
            path.unlink(missing_ok=True)
        opened = plan(
            key, messages.text("sample-event", name=messages.text("format-name", key)), "sample", {}
        )
        _report_event(path, simulation.simulate(opened, path, shipped(show_of_format(key).sample)))
    _print_papers(folder)
    take_pictures(folder, [folder / f"{key}.tourney" for key in FORMATS])
    return 0


def _report_event(path: Path, event: Event) -> None:
    next_step = next(iter(what_now(event, format_of(event).outlook(event))))
    counts = {"players": len(event.players), "rounds": len(event.rounds)}
    to_output(messages.text("wrote", name=str(path), now=next_step, **counts) + "\n")


def _print_papers(folder: Path) -> None:
    """Every paper of every sample."""
    from tourneydesk.cli.printing import print_everything

    papers = folder / "papers"
    sessions = [open_for_reading(folder / f"{key}.tourney") for key in FORMATS]
    count = sum(print_everything(session, papers) for session in sessions)
    to_output(messages.text("papers-made", to=str(papers), papers=count) + "\n")


def take_pictures(folder: Path, events: Sequence[Path]) -> None:
    """Takes pictures of the window and of the display in separate processes: this one never loads
    Qt.
    """
    pictures, pages = folder / "screenshots", folder / "projector"
    with as_file_trouble(pictures), TemporaryDirectory() as home:
        # They see only these events, and none of the user's own files.
        own_folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA"), home)
        environment = {
            **os.environ,
            **own_folders,
            "QT_QPA_PLATFORM": "offscreen",
            "LC_ALL": "C.UTF-8",
        }
        formats = ",".join(PICTURED)
        # One process per text size.
        window_processes = [
            _start_module(environment, WINDOW, pictures, scale, formats, *event_files)
            for scale in SCALES
            for event_files in [events if scale == SCALES[0] else ()]
        ]
        display_process = _start_module(environment, ROOM, pages, *ROWS)
        for process in window_processes:
            for line in process.stdout or ():
                theme, scale = line.split()
                to_output(messages.text("pictures-of", look=theme, scale=scale) + "\n")
        running = (*window_processes, display_process)
        for process in running:
            process.communicate()
    if not any(process.returncode for process in running):
        to_output(messages.text("pictures-made", to=str(pictures)) + "\n")
        to_output(messages.text("pages-made", to=str(pages)) + "\n")
    else:
        to_output(messages.text("pictures-missing") + "\n")


def _start_module(environment: Mapping[str, str], *command: object) -> "subprocess.Popen[str]":
    """Starts a module of the window that runs beside this process."""
    return subprocess.Popen(
        [sys.executable, "-m", *map(str, command)],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    )


def _setting(text: str) -> tuple[str, object]:
    """KEY=VALUE; a value that is valid JSON is parsed as such, anything else is a word."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise Refused(Problem("setting_form"))
    try:
        return key, json.loads(value, parse_float=Fraction)
    except ValueError:
        return key, value
