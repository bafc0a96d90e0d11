"""What was printed of an event, kept in the user's data folder, a file an event."""

import json
from dataclasses import asdict, dataclass
from pathlib import Path

from tourneydesk.gui.user_data import event_notes
from tourneydesk.present.papers.said import Said

KIND = "printed"


@dataclass(frozen=True, slots=True)
class Printed:
    """A document, when it was printed last (as text) and at which revision of the event."""

    key: str
    at: str
    revision: int


@dataclass(frozen=True, slots=True)
class Memory:
    """All that was printed of an event: when, and what it said."""

    prints: tuple[Printed, ...] = ()
    said: tuple[Said, ...] = ()


def recall(event: Path, opening: str) -> Memory:
    """What was printed; nothing where that cannot be read, or where the file held another event.

    ``opening`` is what tells one event from another: a hash over its first step.
    """
    try:
        row = json.loads(event_notes.kept(KIND, event))
        if row["opening"] != opening:
            return Memory()
        prints = (Printed(str(p["key"]), str(p["at"]), int(p["revision"])) for p in row["prints"])
        said = (
            Said(
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
    """Remembers what was printed. A memory that cannot be kept keeps nobody from printing."""
    row = {
        "opening": opening,
        "prints": [asdict(one) for one in memory.prints],
        "said": [{**asdict(one), "parts": dict(one.parts)} for one in memory.said],
    }
    event_notes.keep(KIND, event, json.dumps(row))
