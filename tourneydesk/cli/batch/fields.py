"""Which fields a batch command takes: each command says so, and others are refused by name."""

from collections.abc import Callable

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request

Command = Callable[[BatchFile, Request], Reply]

_FIELDS: dict[Command, tuple[str, ...] | None] = {}


def takes(*fields: str) -> Callable[[Command], Command]:
    """Says which fields a command takes beside ``do``, in the order in which they are listed."""

    def said(command: Command) -> Command:
        _FIELDS[command] = fields
        return command

    return said


def checks_its_fields(command: Command) -> Command:
    """Says that a command refuses unknown fields itself."""
    _FIELDS[command] = None
    return command


def fields_of(command: Command) -> tuple[str, ...] | None:
    """The fields that a command takes, None for one that checks them itself; KeyError for one that
    has not said which.
    """
    return _FIELDS[command]


def run(command: Command, batch: BatchFile, request: Request) -> Reply:
    """Runs a command; Refused before it does anything where it does not take a field."""
    fields = _FIELDS.get(command)
    return command(batch, request if fields is None else request.taking(fields))
