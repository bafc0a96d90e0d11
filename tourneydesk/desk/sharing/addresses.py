"""Where a shared event is, and going on without it. Needs no driver."""

import re
import socket
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import IPv4Address
from pathlib import Path
from urllib.parse import quote, unquote, urlsplit

from tourneydesk.core.decisions import NoteAdded, Step
from tourneydesk.core.reasons import Refused
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.store.chain import Entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import copy_entries
from tourneydesk.store.sharing.no_driver import CODE_LENGTH, grouped, typed

DEFAULT_PORT = 54100
"""Where an event is shared unless another port is chosen: one that no known program uses."""
DATABASE = "tourneydesk"
"""The database on a server of our own, which has one event. Its logins are named after the roles,
so that a host and a code are enough to join.
"""
ROLES_TO_TRY = ("scorekeeper", "head", "viewer")
"""A typed code does not tell its role. The most frequent is first."""
_SCHEMES = ("postgresql://", "postgres://")
_NUMBERS = re.compile(r"[0-9., ]+(:[0-9]+)?")
_HOST = re.compile(r"(?:\[([0-9a-fA-F:.%]+)\]|([^\s:/\[\]@]+))(?::([0-9]{1,5}))?")


@dataclass(frozen=True, slots=True)
class Invitation:
    """What a desk needs to join: where the event is, what it may do there, and the code."""

    host: str
    port: int
    role: str
    code: str

    @property
    def place(self) -> str:
        """What is typed as the address: the port only if it is not the usual one."""
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == DEFAULT_PORT else f"{host}:{self.port}"

    @property
    def shown_code(self) -> str:
        """The code in groups."""
        return grouped(self.code)

    @property
    def link(self) -> str:
        """All of it in one line, for a QR code and for pasting."""
        return _link(self.role, self.code, self.host, self.port)


def is_link(text: str) -> bool:
    """Whether this is a whole address, which may have a code in it."""
    return text.strip().startswith(_SCHEMES)


def parts_of_link(link: str) -> tuple[str, str]:
    """A whole address as it is typed, without its code; and the code in groups, empty if it has
    none. Of a server of our own, host and port are enough.
    """
    with suppress(ValueError):
        found = urlsplit(link.strip())
        if found.password:
            code = typed(unquote(found.password))
            at = found.netloc.rpartition("@")[2]
            if found.username in ROLES_TO_TRY and found.path == f"/{DATABASE}":
                return at.removesuffix(f":{DEFAULT_PORT}"), grouped(code)
            return found._replace(netloc=f"{found.username}@{at}").geturl(), grouped(code)
    return link.strip(), ""


def links_of(address: str, code: str) -> tuple[str, ...]:
    """The whole addresses to try, one after the other, for a typed address and code; FileTrouble if
    that is no address.
    """
    address, code = address.strip(), typed(code)
    if is_link(address):
        return (_with_code(address, code),)
    if _NUMBERS.fullmatch(address):
        # A keypad may have a comma where an address has a dot.
        address = address.replace(",", ".").replace(" ", "")
    found = _HOST.fullmatch(address)
    if found is None or int(found[3] or DEFAULT_PORT) > 65535 or _is_unfinished(found[2] or ""):
        raise FileTrouble("server_address_wrong", Path("postgresql:"))
    host, port = found[1] or found[2], int(found[3] or DEFAULT_PORT)
    return tuple(_link(role, code, host, port) for role in ROLES_TO_TRY)


def check_code(address: str, code: str) -> None:
    """FileTrouble if a code typed for a server of our own is too short or too long."""
    count = len(typed(code))
    if not is_link(address) and count != CODE_LENGTH:
        raise FileTrouble("server_code_wrong", Path("postgresql:"), count=count)


def _is_unfinished(host: str) -> bool:
    """Whether this is an address of numbers that lacks some, or has too many. The system would
    take 10.7 for 10.0.0.7.
    """
    if "," in host:
        return True
    if not _NUMBERS.fullmatch(host):
        return False
    try:
        IPv4Address(host)
    except ValueError:
        return True
    return False


def is_own(host: str) -> bool:
    """Whether this computer still has this address: a network may give it another."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
        asking.bind((host, 0))
        return True
    return False


def free_port(host: str, wanted: int = DEFAULT_PORT, tries: int = 20) -> int:
    """The wanted port, or the next that no program uses; the wanted one if all are used."""
    for port in range(wanted, min(wanted + tries, 65536)):
        if all(_is_free(one, port) for one in dict.fromkeys(("127.0.0.1", host))):
            return port
    return wanted


def _is_free(host: str, port: int) -> bool:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with suppress(OSError), socket.socket(family) as asking:
        # As the server does: what a closed connection leaves behind is in nobody's way.
        asking.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        asking.bind((host, port))
        return True
    return False


def _with_code(link: str, code: str) -> str:
    """A whole address with this code, or with its own if none is given."""
    try:
        found = urlsplit(link)
    except ValueError:
        raise FileTrouble("server_address_wrong", Path("postgresql:")) from None
    code = code or typed(unquote(found.password or ""))
    if not code or found.username is None:
        return link
    at = found.netloc.rpartition("@")[2]
    return found._replace(netloc=f"{found.username}:{_quoted(code)}@{at}").geturl()


def _link(role: str, code: str, host: str, port: int) -> str:
    at = f"[{host}]" if ":" in host else host
    return f"postgresql://{role}:{_quoted(code)}@{at}:{port}/{DATABASE}"


def _quoted(code: str) -> str:
    return quote(code, safe="", errors="replace")


# One desk goes on alone with what it has seen of a shared event. Needs no driver.


def continue_alone(
    path: Path,
    entries: tuple[Entry, ...],
    note: str,
    typed: Sequence[Step] = (),
    clock: Clock = wall_clock,
) -> int:
    """Writes these entries to a new event file, with a note on where it goes on alone, and with the
    decisions that were ``typed`` while the server was lost. Gives how many of these were refused.
    """
    copy_entries(entries, path)
    session = open_event(path, clock)
    try:
        session.take(NoteAdded(note))
        return take_typed(session, typed)
    finally:
        session.close()


def take_typed(session: Session, typed: Sequence[Step]) -> int:
    """Takes what was typed while the server was lost; gives how many of these steps were
    refused.
    """
    done = 0
    for first, *more in typed:
        with suppress(Refused):
            session.take(first, *more)
            done += 1
    return len(typed) - done
