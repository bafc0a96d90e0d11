"""What was printed of an event, stored in the user's data folder, one file per event."""

import json
from dataclasses import dataclass
from pathlib import Path

from cattrs import Converter

from tourneydesk.gui.user_data import event_notes
from tourneydesk.present.papers.changes import PrintedContent

KIND = "printed"
_CONVERTER = Converter(detailed_validation=False)


@dataclass(frozen=True, slots=True)
class Printed:
    """A document, when it was last printed (as text) and at which revision of the event; the
    ``round`` that it is about, or how many rounds it has the results of, 0 if it has none.
    """

    key: str
    at: str
    revision: int
    round: int = 0


@dataclass(frozen=True, slots=True)
class PrintRecord:
    """Everything printed of an event: when, and its content."""

    prints: tuple[Printed, ...] = ()
    content: tuple[PrintedContent, ...] = ()


def recall(event: Path, opening: str) -> PrintRecord:
    """What was printed; empty if it cannot be read, or if the file belongs to another event.

    ``opening`` distinguishes events: it is a hash of the first step.
    """
    try:
        row = json.loads(event_notes.stored_text(KIND, event))
        if row["opening"] != opening:
            return PrintRecord()
        return PrintRecord(
            _CONVERTER.structure(row["prints"], tuple[Printed, ...]),
            _CONVERTER.structure(row["said"], tuple[PrintedContent, ...]),
        )
    except (ValueError, TypeError, KeyError, AttributeError, RecursionError):
        return PrintRecord()


def save(event: Path, opening: str, memory: PrintRecord) -> None:
    """Saves what was printed. A failed write never blocks printing."""
    row = {
        "opening": opening,
        "prints": _CONVERTER.unstructure(memory.prints),
        "said": _CONVERTER.unstructure(memory.content),
    }
    event_notes.store_text(KIND, event, json.dumps(row))
