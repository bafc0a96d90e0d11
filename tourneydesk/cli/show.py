"""`tourneydesk show`: the contents of an event. It does not load what it does not need."""

import json
from pathlib import Path

from tourneydesk.cli.streams import Address, opened_for_reading, to_output
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import in_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.state import state


def show(place: Path | Address, *, as_json: bool) -> int:
    """Prints the event as text, or its state as one line of JSON."""
    event = opened_for_reading(place).event
    if as_json:
        with in_language(ENGLISH):
            shape = state(event)
        to_output(json.dumps(shape, ensure_ascii=False) + "\n")
    else:
        to_output(event_text(event))
    return 0
