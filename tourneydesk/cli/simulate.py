"""`tourneydesk simulate` and `demo`: events with made-up results."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from tempfile import TemporaryDirectory

from tourneydesk.cli.streams import to_output
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk import practice
from tourneydesk.desk.files.opening import open_for_reading, plan
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present import messages
from tourneydesk.present.event_text import what_now
from tourneydesk.present.shows import show_of_format
from tourneydesk.shipped import shipped
from tourneydesk.store.errors import as_file_trouble

WINDOW = "tourneydesk.gui.screenshots"


def simulate(
    format_key: str,
    players: int,
    rounds: int | None,
    settings: Sequence[str],
    seed: str,
    path: Path,
) -> int:
    """Makes one event with made-up players, to its end or for a number of rounds."""
    if not 1 <= players <= practice.MOST_PLAYERS:
        raise Refused(Problem("players_count", facts={"most": practice.MOST_PLAYERS}))
    opened = plan(format_key, messages.text("made-up-event"), seed, dict(map(_setting, settings)))
    event = practice.simulate(opened, path, players, rounds)
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
        _report_event(path, practice.simulate(opened, path, shipped(show_of_format(key).sample)))
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
    """Takes pictures of the window and of the display in another process: this one never loads
    Qt.
    """
    pictures, pages = folder / "screenshots", folder / "projector"
    with as_file_trouble(pictures), TemporaryDirectory() as home:
        # It sees only these events, and none of the user's own files.
        own_folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "LOCALAPPDATA", "APPDATA"), home)
        with subprocess.Popen(
            [sys.executable, "-m", WINDOW, pictures, pages, *events],
            env={
                **os.environ,
                **own_folders,
                "QT_QPA_PLATFORM": "offscreen",
                "LC_ALL": "C.UTF-8",
            },
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        ) as process:
            for line in process.stdout or ():
                theme, scale = line.split()
                to_output(messages.text("pictures-of", look=theme, scale=scale) + "\n")
    if process.returncode:
        to_output(messages.text("pictures-missing") + "\n")
    else:
        to_output(messages.text("pictures-made", to=str(pictures)) + "\n")
        to_output(messages.text("pages-made", to=str(pages)) + "\n")


def _setting(text: str) -> tuple[str, object]:
    """KEY=VALUE; a value that is valid JSON is parsed as such, anything else is a word."""
    key, equals, value = text.partition("=")
    if not equals or not key:
        raise Refused(Problem("setting_form"))
    try:
        return key, json.loads(value, parse_float=Fraction)
    except ValueError:
        return key, value
