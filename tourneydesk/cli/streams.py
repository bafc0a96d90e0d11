"""Where commands write, where events are, and what is reported of a fault."""

import argparse
import sys
from pathlib import Path
from typing import BinaryIO

from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.session import Session, wall_clock
from tourneydesk.present.messages import text
from tourneydesk.store.errors import FileTrouble

_CONTROLS = {code: "·" for code in (*range(0x20), *range(0x7F, 0xA0)) if chr(code) not in "\n\t"}
"""Characters that a terminal takes as commands: names of files can hold them."""
_OUTPUT = {"-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"}


def to_output(text: str) -> None:
    put(sys.stdout.buffer, _encoded(text))


def to_errors(text: str) -> None:
    sys.stderr.buffer.write(_encoded(text))
    sys.stderr.buffer.flush()


class Concern:
    """What is wrong while a command runs: written once, and again only after it was over."""

    def __init__(self) -> None:
        self._written = ""

    def show(self, text: str) -> None:
        """Writes what is wrong now; empty if all is well."""
        if text and text != self._written:
            to_errors(text + "\n")
        self._written = text


def _encoded(text: str) -> bytes:
    return text.translate(_CONTROLS).encode(errors="backslashreplace")


def is_output(path: Path) -> bool:
    """Whether a path is another name for standard output."""
    return str(path) in _OUTPUT


def put(stream: BinaryIO, content: bytes) -> None:
    """Writes to an output at once; FileTrouble if it does not accept that. BrokenPipeError if the
    reader has gone, which needs no message.
    """
    try:
        stream.write(content)
        stream.flush()
    except BrokenPipeError:
        raise
    except OSError as wrong:
        raise FileTrouble("output_not_taken", Path("-")) from wrong


# What a command reports when a file, or the program itself, is at fault.


def fault_sentence(fault: BaseException) -> str:
    """Logs the fault and reports it in one sentence."""
    from tourneydesk.faults import log_fault  # logging is loaded when there is a fault

    path = log_fault(fault, wall_clock())
    if path is None:
        return text("fault-unlogged", fault=type(fault).__name__)
    return text("fault-logged", path=str(path))


# Where an event is: in a file, or on the server of another desk.

_SCHEMES = ("postgresql://", "postgres://")


class Address(str):
    """The address of a shared event, ``postgresql://…``."""

    __slots__ = ()


def file_or_address(given: str) -> Path | Address:
    """A command's argument."""
    return Address(given) if given.startswith(_SCHEMES) else Path(given)


def address(given: str) -> Address:
    """A command's argument that can only be an address."""
    if not given.startswith(_SCHEMES):
        raise argparse.ArgumentTypeError(text("server-address-wrong"))
    return Address(given)


def joined(place: Address) -> Session:
    """A shared event, opened for changes."""
    from tourneydesk.store.sharing.no_driver import need_extra

    need_extra()
    # Only now, as the driver may not be installed.
    from tourneydesk.desk.sharing.joining import join

    return join(place)


def opened_for_reading(place: Path | Address) -> Session:
    """An event as it is now, which is not followed any further."""
    if isinstance(place, Path):
        return open_for_reading(place)
    session = joined(place)
    session.close()
    return session
