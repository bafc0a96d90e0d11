"""What was printed of an event, stored in the user's data folder, one file per event."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tourneydesk.gui.user_data import event_notes
from tourneydesk.present.papers.printed_content import PrintedContent

KIND = "printed"


@dataclass(frozen=True, slots=True)
class Printed:
    """A document, when it was last printed (as text) and at which revision of the event."""

    key: str
    at: str
    revision: int


@dataclass(frozen=True, slots=True)
class Memory:
    """Everything printed of an event: when, and its content."""

    prints: tuple[Printed, ...] = ()
    said: tuple[PrintedContent, ...] = ()


def recall(event: Path, opening: str) -> Memory:
    """What was printed; empty if it cannot be read, or if the file belongs to another event.

    ``opening`` distinguishes events: it is a hash of the first step.
    """
    try:
        row = json.loads(event_notes.kept(KIND, event))
        if row["opening"] != opening:
            return Memory()
        prints = (Printed(str(p["key"]), str(p["at"]), int(p["revision"])) for p in row["prints"])
        said = (
            PrintedContent(
                str(one["key"]),
                int(one["round"]),
                {str(k): str(v) for k, v in one["parts"].items()},
                bool(one["whole"]),
            )
            for one in row["said"]
        )
        return Memory(tuple(prints), tuple(said))
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return Memory()


def keep(event: Path, opening: str, memory: Memory) -> None:
    """Saves what was printed. A failed write never blocks printing."""
    row = {
        "opening": opening,
        "prints": [asdict(one) for one in memory.prints],
        "said": [{**asdict(one), "parts": dict(one.parts)} for one in memory.said],
    }
    event_notes.keep(KIND, event, json.dumps(row))
