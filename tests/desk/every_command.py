"""Opens a journal and tries every command on it."""

import json
from collections.abc import Iterator
from pathlib import Path

from tourneydesk.cli.batch.batch import answer
from tourneydesk.cli.batch.requests import BatchFile
from tourneydesk.cli.printing import list_of_papers
from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.desk.files.journals import MemoryJournal, journal_of
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.present import messages
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import say_recorded
from tourneydesk.present.tables.history import step_text
from tourneydesk.store.errors import FileTrouble


def outcome(texts: list[str]) -> str:
    """How such a file opens: the code of its trouble, or ``sound`` where every command works.

    AssertionError for a trouble without words or step, and for a command that fails.
    """
    journal = MemoryJournal()
    for number, text in enumerate(texts):
        journal.append(f"2026-01-01T10:00:{number % 60:02}+00:00", text)
    try:
        entries = journal.entries
    except UnicodeEncodeError:
        return "not a text"
    path = Path("forged.tourney")
    try:
        steps, event = journal_of(path, entries)
    except FileTrouble as trouble:
        wrong = trouble
    else:
        every_command_works(Session(journal, steps, lambda: "now", event))
        return "sound"
    assert 1 <= int(wrong.facts["step"]) <= len(texts)
    assert messages.text(wrong.code, **wrong.facts)
    return wrong.code


def every_command_works(desk: Session) -> None:
    """Asks everything of an event that the commands ask, then changes it."""
    event = desk.event
    assert codec.decode(codec.encode(desk.steps[-1])) == desk.steps[-1]
    assert event_text(event)
    assert list_of_papers(event)
    for difference in differences(desk.steps):
        assert say_recorded(difference, event)
    for number in range(1, len(desk.steps) + 1):
        step_text(event, desk.steps, number)
    batch = BatchFile(Path("forged.tourney"), desk)
    for line in asked_and_changed(event):
        reply = answer(batch, json.dumps(line).encode())
        assert reply.get("code") != "fault", (line, reply)


def asked_and_changed(event: Event) -> tuple[dict[str, object], ...]:
    """Lines of a batch: everything that can be asked of an event, then changes of it."""
    return *_questions(event), *_changes(event)


def _questions(event: Event) -> Iterator[dict[str, object]]:
    for do in ("state", "standings", "outlook", "history", "awards", "repairs", "propose"):
        yield {"do": do}
    for posted in event.rounds:
        yield {"do": "standings", "round": posted.number}
        for table in posted.tables:
            yield {"do": "explain", "round": posted.number, "table": table.number}
        yield {"do": "explain", "round": posted.number, "player": 2}
        yield {"do": "explain", "round": posted.number, "players": [1, 2]}
    for player in event.players:
        yield {"do": "explain", "standing": player.id}


def _changes(event: Event) -> Iterator[dict[str, object]]:
    yield {"do": "undo"}
    yield {"do": "redo"}
    yield {"do": "redo"}
    yield {"do": "add_player", "name": "One more"}
    yield {"do": "drop", "player": 3}
    yield {"do": "return", "player": 3}
    yield {"do": "pair"}
    posted = event.rounds[-1] if event.rounds else None
    for table in posted.tables if posted is not None else ():
        yield {"do": "clear_result", "table": table.number}
        if table.seats:
            yield {"do": "result", "table": table.number, "result": {"winner": table.players[0]}}
    yield {"do": "undo"}
    yield {"do": "outlook"}
    yield {"do": "standings"}
    yield {"do": "state"}
