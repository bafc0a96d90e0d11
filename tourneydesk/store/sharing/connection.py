"""Connections to a PostgreSQL server on which every wait ends; its errors as troubles."""

import os
import re
import socket
import threading
from collections.abc import Generator, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from ipaddress import ip_address
from pathlib import Path
from time import monotonic
from typing import Any, TypeVar

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.no_driver import typed

# A connection to PostgreSQL on which every wait for the server ends.

ANSWER = 2.0
"""Seconds that a server may be silent, or take for a short answer, before it counts as lost."""
JOURNAL = 10.0
"""Seconds for reading what was recorded meanwhile, as long as something arrives."""
WHOLE_EVENT = 60.0
"""Seconds for reading or building a whole event, for which a person waits on purpose."""

_RETURNED = TypeVar("_RETURNED")
_Wait = Generator[Any, Any, _RETURNED]


@dataclass(slots=True)
class _Bounds:
    silence: float
    longest: float


class Connection(psycopg.Connection[tuple[Any, ...]]):
    """A connection whose statements end within a few seconds, whatever happens to the network.

    The system itself would wait for minutes for a server that takes what is sent and says nothing.
    """

    _bounds: _Bounds | None = None

    @contextmanager
    def patient(self, longest: float, silence: float | None = None) -> Iterator[None]:
        """Statements in this ``with`` may take this long, as long as something arrives."""
        before = self._bounds
        self._bounds = _Bounds(ANSWER if silence is None else silence, longest)
        try:
            yield
        finally:
            self._bounds = before

    def wait(
        self, gen: _Wait[_RETURNED], interval: float = 0.1, timeout: float | None = None
    ) -> _RETURNED:
        """Waits as psycopg does, but not for ever; closes the connection after that."""
        if timeout is not None:  # for notifications, which may well not come
            return super().wait(gen, interval, timeout)
        bounds = self._bounds or _Bounds(ANSWER, ANSWER)
        try:
            return super().wait(_ending(gen, bounds), interval)
        except TimeoutError as error:
            self.close()
            raise psycopg.OperationalError("the server does not answer") from error


def _ending(gen: _Wait[_RETURNED], bounds: _Bounds) -> _Wait[_RETURNED]:
    """The same waits; TimeoutError when they take too long."""
    begun = heard = monotonic()
    try:
        asked = next(gen)
        while True:
            ready = yield asked
            # What has arrived is used first, as after a laptop's sleep.
            asked = gen.send(ready)
            now = monotonic()
            if ready:
                heard = now
            if now - heard > bounds.silence or now - begun > bounds.longest:
                raise TimeoutError
    except StopIteration as end:
        returned: _RETURNED = end.value
        return returned


CONNECTING = 5
"""Seconds for a new connection."""
LOST = ("server_lost", "server_unreachable")
"""The codes of troubles after which the server may answer again."""
_PROBE = 1.0
_LATER = re.compile(
    "starting up|shutting down|recovery mode|accepting connections|too many"
    "|remaining connection slots|terminating connection|closed the connection|closed unexpectedly"
    "|unexpected eof|SYSCALL|connection refused|reset by peer|broken pipe|could not receive"
    "|could not send|timed out",
    re.IGNORECASE,
)
"""What is said of a server, or a network, that may well let this desk in a little later."""


def place_of(address: str) -> Path:
    """Host and port of an address, which stand for the file in messages. Never a code."""
    given = _parsed(address)
    return Path(f"{given.get('host', 'localhost')}:{given.get('port', 5432)}")


def server_of(address: str) -> tuple[str, int]:
    """The host and the port of a server; FileTrouble if it has several."""
    given = _parsed(address)
    port = str(given.get("port", 5432))
    if not (port.isascii() and port.isdecimal()):
        raise _wrong()
    return str(given.get("host", "localhost")), int(port)


def desk_of_address(address: str) -> str:
    """The desk's name in an address (``?application_name=Desk%202``); empty if it has none."""
    return str(_parsed(address).get("application_name", ""))


def role_of_address(address: str) -> str:
    """The role that an address joins with; empty for a login that is not ours."""
    ours = _ours(_parsed(address))
    return ours[1] if ours else ""


def connect(address: str) -> Connection:
    """A connection in which each statement is a transaction of its own; FileTrouble if there is
    none.

    It is encrypted, and the server has to prove that it knows the code (channel binding), so that
    no certificate must be compared. An address can ask for something else.
    """
    given = _parsed(address)
    host = str(given.get("host", ""))
    if _is_name(host):
        given["hostaddr"] = _looked_up(host)
        if given["hostaddr"] is None:
            raise FileTrouble("server_unreachable", place_of(address))
    safe = {"sslmode": "require", "channel_binding": "require", "connect_timeout": CONNECTING}
    # A connection that nobody reads from is noticed by the system too.
    safe |= {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3}
    # Asking for Kerberos first would only take time.
    safe |= {"gssencmode": "disable"}
    # A code is only ever proved, never sent, whatever a forged address asks for.
    proved = {"require_auth": "scram-sha-256"} if _ours(given) else {}
    try:
        return Connection.connect(
            make_conninfo("", **{**safe, **given, **proved}), autocommit=True, prepare_threshold=1
        )
    except psycopg.OperationalError as error:
        later = isinstance(error, psycopg.errors.ConnectionTimeout) or _LATER.search(str(error))
        code = "server_unreachable" if later or not _answers(given) else "server_refused"
        raise FileTrouble(code, place_of(address)) from error
    except psycopg.ProgrammingError as error:  # a value that no option can have
        raise _wrong() from error


@contextmanager
def as_server_trouble(address: str) -> Iterator[None]:
    """Converts errors of the server to FileTrouble."""
    try:
        yield
    except psycopg.Error as error:
        code = _code_of(error)
        if code is None:
            raise
        raise FileTrouble(code, place_of(address)) from error


def _code_of(error: psycopg.Error) -> str | None:
    """The trouble's code; None for a bug of ours, such as wrong SQL."""
    state = error.sqlstate or ""
    # The server died while it wrote: whether the step is recorded is not known.
    if error.diag.severity_nonlocalized in ("PANIC", "FATAL"):
        return "server_lost"
    if state in _CODES:
        return _CODES[state]
    if state.startswith(_OF_ITS_DISK):
        return "server_trouble"
    lost = isinstance(error, psycopg.OperationalError | psycopg.InterfaceError)
    return "server_lost" if lost else None


_OF_ITS_DISK = ("58", "XX")
_CODES = {
    "TD001": "server_out_of_step",
    "TD002": "role_may_not",
    "42501": "role_may_not",
    "42P01": "server_without_event",
    "42883": "server_without_event",
    "53100": "server_disk_full",
    "55P03": "server_busy",
}

_OURS = re.compile(r"(head|scorekeeper|viewer)(_[0-9a-f]{12}|)@tourneydesk\2")


def _ours(given: Mapping[str, Any]) -> re.Match[str] | None:
    return _OURS.fullmatch(f"{given.get('user')}@{given.get('dbname')}")


def _parsed(address: str) -> dict[str, Any]:
    try:
        given = conninfo_to_dict(address)
        password = given.get("password") or os.environ.get("PGPASSWORD")
        # A server's own users may have any password; our codes are typed in many ways.
        if password and _ours(given):
            given["password"] = typed(str(password))
        return given
    except (psycopg.ProgrammingError, UnicodeError) as error:
        raise _wrong() from error


def _wrong() -> FileTrouble:
    return FileTrouble("server_address_wrong", Path("postgresql:"))


def _looked_up(host: str) -> str | None:
    """The address of a computer's name; None if it is not found in time.

    The system may take half a minute for a name, in a network without a name server.
    """
    found: list[str] = []

    def look_up() -> None:
        with suppress(OSError, UnicodeError):  # such as a name with an empty part
            rows = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)
            # Sharing listens on one address, which is nearly always of the fourth version.
            rows.sort(key=lambda row: row[0] != socket.AF_INET)
            found.extend(str(row[4][0]) for row in rows)

    thread = threading.Thread(target=look_up, name=f"look up {host}", daemon=True)
    thread.start()
    thread.join(CONNECTING)
    return found[0] if found else None


def _is_name(host: str) -> bool:
    """Whether it has to be looked up: no address, no local socket, not several hosts."""
    if not host or host.startswith(("/", "@")) or "," in host:
        return False
    try:
        ip_address(host.partition("%")[0])
    except ValueError:
        return True
    return False


def _answers(given: dict[str, Any]) -> bool:
    """Whether anything listens there: then the code or the event's name is wrong."""
    try:
        port = int(given.get("port", 5432))
        host = str(given.get("hostaddr") or given.get("host", "localhost"))
        socket.create_connection((host, port), _PROBE).close()
    except (OSError, ValueError):
        return False
    return True
