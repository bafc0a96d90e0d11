"""`tourneydesk show`, `check` and `verify`: reading events, never changing them."""

import json
from pathlib import Path

from tourneydesk.cli.faults import trouble_sentences
from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.desk.opening import open_for_reading
from tourneydesk.desk.verification import differences
from tourneydesk.present.event_text import event_text
from tourneydesk.present.state import state
from tourneydesk.present.words import say, word
from tourneydesk.store.checks import examine


def show(path: Path, *, as_json: bool) -> int:
    """Prints the event as text, or its state as one line of JSON."""
    event = open_for_reading(path).event
    if as_json:
        to_output(json.dumps(state(event), ensure_ascii=False) + "\n")
    else:
        to_output(event_text(event))
    return 0


def check(path: Path) -> int:
    """Says whether the file is sound and its journal replays; 1 and what is wrong if not."""
    findings = examine(path)
    for trouble in findings:
        to_errors(" ".join(trouble_sentences(trouble)) + "\n")
    if findings:
        return 1
    desk = open_for_reading(path)
    event, steps = desk.event, desk.steps
    facts = {"players": len(event.players), "rounds": len(event.rounds), "steps": len(steps)}
    to_output(word("sound", name=path.name, **facts) + "\n")
    return 0


def verify(path: Path) -> int:
    """Pairs every posted round again; prints each difference, 0 when there is none."""
    desk = open_for_reading(path)
    event, steps = desk.event, desk.steps
    found = differences(steps)
    for difference in found:
        to_output(say(difference, event) + "\n")
    if not found:
        to_output(word("verified") + "\n")
    return 1 if found else 0
