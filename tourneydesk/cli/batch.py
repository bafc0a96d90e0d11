"""`tourneydesk batch`: one JSON command a line in, one JSON answer a line out."""

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import BinaryIO

from tourneydesk.cli.commands import COMMANDS, Reply
from tourneydesk.cli.faults import fault_sentence
from tourneydesk.cli.requests import read_request
from tourneydesk.cli.session import Session, problem_rows
from tourneydesk.core.sayings import Problem, Refused
from tourneydesk.desk.opening import open_event
from tourneydesk.desk.players import ListRefused
from tourneydesk.present import state
from tourneydesk.present.words import say, word
from tourneydesk.store.trouble import FileTrouble


def run_batch(path: Path, lines: BinaryIO, replies: BinaryIO) -> int:
    """Answers every line at once and flushes it; 0 at the end of the lines.

    A file that is there must be a sound event; one that is not there is made by ``create``.
    """
    session = Session(path, open_event(path) if path.exists() or path.is_symlink() else None)
    try:
        for reply in answers(session, lines):
            # A lone surrogate in an answer becomes its JSON escape, so every answer can be written.
            replies.write(reply.encode(errors="backslashreplace") + b"\n")
            replies.flush()
    finally:
        if session.desk is not None:
            session.desk.close()
    return 0


def answers(session: Session, lines: Iterable[bytes]) -> Iterator[str]:
    """One line of JSON for each line that is not blank."""
    for line in lines:
        if line.strip():
            yield json.dumps(answer(session, line), ensure_ascii=False)


def answer(session: Session, line: bytes) -> Reply:
    """What one command leads to; after a refusal nothing has changed."""
    try:
        return _answer(session, line)
    except FileTrouble as trouble:
        return {"ok": False, "error": word(trouble.code, **trouble.facts), "code": trouble.code}
    except Exception as fault:
        return {"ok": False, "error": fault_sentence(fault), "code": "fault"}


def _answer(session: Session, line: bytes) -> Reply:
    try:
        request = read_request(line)
        command = COMMANDS.get(request.do)
        if command is None:
            facts = {"do": request.do[:60], "known": ", ".join(COMMANDS)}
            raise Refused(Problem("unknown_command", facts=facts))
        return {"ok": True, **command(session, request)}
    except Refused as refused:
        return refusal(session, refused)


def refusal(session: Session, refused: Refused) -> Reply:
    """A refusal as an answer: the sentences, the code and the facts of the first problem."""
    event = session.desk.event if session.desk else None
    first = refused.problems[0]
    text = " ".join(say(problem, event) for problem in refused.problems)
    reply: Reply = {"ok": False, "error": text, "code": first.code}
    for name, fact in state.facts(first.facts).items():
        reply.setdefault(name, fact)
    if isinstance(refused, ListRefused):
        reply["problems"] = problem_rows(refused.rows)
    return reply
