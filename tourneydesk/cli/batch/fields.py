"""The fields of each batch command: a command declares its own, and others are refused by name."""

from collections.abc import Callable

from tourneydesk.cli.batch.batch_file import BatchFile
from tourneydesk.cli.batch.replies import Reply
from tourneydesk.cli.batch.requests import Request

Command = Callable[[BatchFile, Request], Reply]

_FIELDS: dict[Command, tuple[str, ...] | None] = {}


def takes(*fields: str) -> Callable[[Command], Command]:
    """Declares which fields a command takes besides ``do``, in the order they are listed in."""

    def said(command: Command) -> Command:
        _FIELDS[command] = fields
        return command

    return said


def checks_its_fields(command: Command) -> Command:
    """Declares that a command refuses unknown fields itself."""
    _FIELDS[command] = None
    return command


def fields_of(command: Command) -> tuple[str, ...] | None:
    """The fields that a command takes, None for one that checks them itself; KeyError for a command
    that has not declared any.
    """
    return _FIELDS[command]


def run(command: Command, batch: BatchFile, request: Request) -> Reply:
    """Runs a command; Refused before it does anything if a field is not one of the command's."""
    fields = _FIELDS.get(command)
    return command(batch, request if fields is None else request.taking(fields))
