"""`tourneydesk batch`: one JSON command per line in, one JSON answer per line out."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from tourneydesk.cli.batch.commands import COMMANDS
from tourneydesk.cli.batch.requests import BatchFile, Reply, parse_request, problem_rows, run
from tourneydesk.cli.streams import Address, fault_sentence, joined, put, to_errors
from tourneydesk.core.reasons import Problem, Refused, in_one_line
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.players import ListRefused
from tourneydesk.desk.session import Session
from tourneydesk.present import state
from tourneydesk.present.messages import in_language, say, sentences, text
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.results import in_row
from tourneydesk.store.errors import FileTrouble, as_file_trouble, display_name

LONGEST_LINE = 2_000_000
"""Seating 5,000 players by hand takes 40,000 characters; a longer line is no command."""

MOST_SENTENCES = 5


def run_batch(place: Path | Address, lines: BinaryIO, replies: BinaryIO) -> int:
    """Answers every line at once and flushes the answer; 0 at the end of the lines.

    An existing file must be a sound event; ``create`` makes a missing one. What other desks do with
    a shared event is read before each line.
    """
    batch = _opened(place)
    path = batch.path
    try:
        for reply in answers(batch, lines):
            # A lone surrogate in an answer becomes its JSON escape, so every answer can be written.
            put(replies, reply.encode(errors="backslashreplace") + b"\n")
    finally:
        if batch.session is not None:
            _close(batch.session, path)
    return 0


def _opened(place: Path | Address) -> BatchFile:
    if not isinstance(place, Path):
        return BatchFile(Path(), joined(place))
    with as_file_trouble(place):
        exists = place.exists() or place.is_symlink()
    return BatchFile(place, open_event(place) if exists else None)


def _close(session: Session, path: Path) -> None:
    """Closes the event and reports on stderr if its last steps could not be backed up. The event
    itself is saved, so the batch still ends with 0.
    """
    session.close()
    trouble = session.copy_trouble
    if trouble is not None:
        why = text(trouble.code, **trouble.facts)
        to_errors(text("last-copy-failed", name=display_name(path), why=why) + "\n")


def answers(batch: BatchFile, lines: BinaryIO) -> Iterator[str]:
    """One line of JSON for each line, including blank ones: a script may rely on it. What scripts
    read is the same in every language, so it is in English.
    """
    for line in _lines(lines):
        with in_language(ENGLISH):
            reply = answer(batch, line)
        yield json.dumps(reply, ensure_ascii=False)


def _lines(stream: BinaryIO) -> Iterator[bytes]:
    """Each line, but only the beginning of a line that is too long: it might never end."""
    while line := stream.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = stream.readline(LONGEST_LINE + 1)
        yield line


def answer(batch: BatchFile, line: bytes) -> Reply:
    """The answer to one command; after a refusal nothing has changed."""
    try:
        return _answer(batch, line)
    except FileTrouble as trouble:
        return {"ok": False, "error": text(trouble.code, **trouble.facts), "code": trouble.code}
    except Exception as fault:
        return {"ok": False, "error": fault_sentence(fault), "code": "fault"}


def _answer(batch: BatchFile, line: bytes) -> Reply:
    try:
        if batch.session is not None:
            batch.session.read_others()
        if len(line) > LONGEST_LINE:
            raise Refused(Problem("line_too_long", facts={"most": LONGEST_LINE}))
        request = parse_request(line)
        command = COMMANDS.get(request.do)
        if command is None:
            facts = {"do": in_one_line(request.do), "known": ", ".join(COMMANDS)}
            raise Refused(Problem("unknown_command", facts=facts))
        return {"ok": True, **run(command, batch, request)}
    except Refused as refused:
        return refusal(batch, refused)


def refusal(batch: BatchFile, refused: Refused) -> Reply:
    """A refusal as an answer: the sentences, and the code and facts of the first problem.

    If there are many problems, the first ones are given and the others counted; those of a list are
    all in ``problems``, with their rows.
    """
    event = batch.session.event if batch.session else None
    problems = refused.problems
    texts = [say(problem, event) for problem in problems[:MOST_SENTENCES]]
    rows: list[dict[str, object]] | None = None
    if isinstance(refused, ListRefused):
        serious = [row for row in refused.rows if row.serious] or list(refused.rows)
        problems = tuple(row.problem for row in serious)
        texts = [in_row(row.row, row.problem) for row in serious[:MOST_SENTENCES]]
        rows = problem_rows(refused.rows)
    if len(problems) > MOST_SENTENCES:
        texts.append(text("more-problems", more=len(problems) - MOST_SENTENCES))
    reply: Reply = {"ok": False, "error": sentences(*texts), "code": problems[0].code}
    for name, fact in state.facts(problems[0].facts).items():
        reply.setdefault(name, fact)
    return reply if rows is None else {**reply, "problems": rows}
