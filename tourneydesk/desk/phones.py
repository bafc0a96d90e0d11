"""Serves pages to phones: read-only, from memory, within limits that spare the desk."""

import errno
import gzip
import logging
import select
import socket
import sys
import threading
import time
from base64 import b64encode
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256
from typing import Any

from waitress.adjustments import Adjustments
from waitress.channel import HTTPChannel
from waitress.server import TcpWSGIServer
from waitress.task import ThreadedTaskDispatcher, WSGITask

from tourneydesk.core.reasons import Problem, Refused

_MARKS = 12
"""Bytes of the hash by which a phone says which page it has."""
_SMALL = 500
"""Bytes up to which compressing is not worth it."""
_HTML = "text/html; charset=utf-8"
_SAFE = (
    ("X-Content-Type-Options", "nosniff"),
    ("Referrer-Policy", "no-referrer"),
    ("Cross-Origin-Resource-Policy", "same-origin"),
)
_READ = ("GET", "HEAD")


@dataclass(frozen=True, slots=True)
class Page:
    """A page as it is sent, also compressed, and the mark of its content."""

    content: bytes
    compressed: bytes
    mark: str


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    status: str
    headers: tuple[tuple[str, str], ...]
    content: bytes


@dataclass(frozen=True, slots=True)
class PhonePages:
    """All pages by their paths, such as ``/names.html``; ``policy`` is what a page may do (CSP).

    ``missing`` answers every other path.
    """

    by_path: Mapping[str, Page]
    missing: Page
    policy: str

    def answer(self, method: str, path: str, known: str, encodings: str) -> Answer:
        """The answer to a request: its method and path, the marks of what the phone has
        (If-None-Match), and the encodings that it reads (Accept-Encoding).
        """
        if method not in _READ:
            return Answer("405 Method Not Allowed", (*_SAFE, ("Allow", ", ".join(_READ))), b"")
        page = self.by_path.get(path)
        found = page is not None
        page = page or self.missing
        headers = [
            *_SAFE,
            ("Content-Security-Policy", self.policy),
            ("Cache-Control", "no-cache" if found else "no-store"),
            ("Vary", "Accept-Encoding"),
        ]
        if found:
            headers.append(("ETag", page.mark))
            if page.mark in (one.strip() for one in known.split(",")):
                return Answer("304 Not Modified", tuple(headers), b"")
        packed = page.compressed and _reads_gzip(encodings)
        content = page.compressed if packed else page.content
        if packed:
            headers.append(("Content-Encoding", "gzip"))
        headers += [("Content-Type", _HTML), ("Content-Length", str(len(content)))]
        status = "200 OK" if found else "404 Not Found"
        return Answer(status, tuple(headers), content if method == "GET" else b"")


def phone_pages(texts: Mapping[str, str], missing: str, policy: str) -> PhonePages:
    """The pages of these texts, by their paths; this compresses them, which takes a moment."""
    made: dict[str, Page] = {}
    for path, text in texts.items():
        # The first page is there twice: by its name, and where people arrive.
        same = next((made[other] for other in made if texts[other] is text), None)
        made[path] = same or _page(text)
    return PhonePages(made, _page(missing), policy)


def hash_source(text: str) -> str:
    """The source by which a policy allows this script or style, and no other."""
    return f"'sha256-{b64encode(sha256(text.encode()).digest()).decode()}'"


def _page(text: str) -> Page:
    content = text.encode("utf-8", "replace")
    # Weak: the mark says which content it is, compressed or not.
    mark = f'W/"{sha256(content).hexdigest()[: 2 * _MARKS]}"'
    packed = gzip.compress(content, 6, mtime=0) if len(content) > _SMALL else b""
    return Page(content, packed, mark)


def _reads_gzip(encodings: str) -> bool:
    for one in encodings.lower().split(","):
        name, _, quality = one.partition(";")
        if name.strip() in ("gzip", "*"):
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


# Serves the pages to phones: read-only, from memory, within limits that spare the desk.
#
# Waitress reads requests on a thread of its own and answers them on two more. A connection has
# one request and a short life, so a client that sends or reads slowly, or sends much, holds a
# place for some seconds, and never a thread.

USUAL_PORT = 8000
PORTS = 10
"""Ports that are tried, from the usual one on, where none is chosen."""
THREADS = 2
MOST_CONNECTIONS = 400
"""At the same time; select on Windows can watch 512."""
MOST_OF_ONE = 40
"""Connections of one phone at the same time; a second router makes many phones look like one."""
LONGEST = 15.0
"""Seconds of a connection, whatever it does."""
SILENCE = 5
"""Seconds after which a connection that sends nothing is closed."""
LONGEST_HEAD, LONGEST_BODY = 8192, 1024
"""Bytes of a request; a page needs no body at all."""
PAUSE = 0.004
"""Seconds after each connection: 250 a second are more than 300 phones ask for in twenty."""
MINUTE = 60.0
MOST_NOTED = 5000
"""Phones that are counted."""
_TAKEN = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", -1))
_NOT_HERE = (errno.EADDRNOTAVAIL, getattr(errno, "WSAEADDRNOTAVAIL", -1))
_NOT_ALLOWED = (errno.EACCES, errno.EPERM, getattr(errno, "WSAEACCES", -1))

logging.getLogger("waitress").addHandler(logging.NullHandler())
# A client that misbehaves is no news, and nobody reads it on a terminal.
logging.getLogger("waitress").propagate = False


class _OneRequest(WSGITask):  # type: ignore[misc]
    def execute(self) -> None:
        self.set_close_on_finish()
        super().execute()


class _Connection(HTTPChannel):  # type: ignore[misc]
    task_class = _OneRequest


class _Listener(TcpWSGIServer):  # type: ignore[misc]
    channel_class = _Connection

    def handle_accept(self) -> None:
        before = set(self.active_channels)
        super().handle_accept()
        for number in self.active_channels.keys() - before:
            new = self.active_channels[number]
            same = sum(one.addr[0] == new.addr[0] for one in self.active_channels.values())
            if same > MOST_OF_ONE:
                new.handle_close()
        # This thread only. A flood of connections waits here, and the desk goes on.
        time.sleep(PAUSE)

    def maintenance(self, now: float) -> None:
        super().maintenance(now)
        for one in self.active_channels.values():
            if one.creation_time < now - LONGEST:
                one.will_close = True


class PhoneServer:
    """Serves pages at an address until it is closed; Refused if it cannot listen there.

    Without a port, it takes the usual one or one of the next.
    """

    def __init__(
        self,
        pages: PhonePages,
        host: str,
        port: int | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.pages = pages
        self._clock = clock
        self._seen: dict[str, float] = {}
        self._map: dict[int, Any] = {}
        self._threads = ThreadedTaskDispatcher()
        self._listener = self._listen(host, port)
        self._threads.set_thread_count(THREADS)
        self.host, self.port = host, int(self._listener.effective_port)
        self._closing = False
        self._thread = threading.Thread(target=self._run, name="pages", daemon=True)
        self._thread.start()

    def show(self, pages: PhonePages) -> None:
        """Serves these pages from now on; a request that is being answered gets the earlier."""
        self.pages = pages

    @property
    def phones(self) -> int:
        """How many phones looked in the last minute."""
        since = self._clock() - MINUTE
        return sum(at >= since for at in tuple(self._seen.values()))

    @property
    def alive(self) -> bool:
        """Whether requests are answered."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Stops listening and closes every connection."""
        self._closing = True
        if self.alive:
            self._listener.pull_trigger()
        self._thread.join()
        self._threads.shutdown(timeout=1)
        for one in tuple(self._map.values()):
            one.close()
        self._map.clear()

    def _listen(self, host: str, port: int | None) -> Any:
        bound = _bound(host, port)
        address = bound.getsockname()
        return _Listener(
            self._answer,
            self._map,
            _sock=bound,
            dispatcher=self._threads,
            adj=_limits(bound),
            bind_socket=False,
            sockinfo=(bound.family, bound.type, bound.proto, address),
        )

    def _run(self) -> None:
        loop = self._listener.asyncore
        poll = hasattr(select, "poll")
        while not self._closing:
            loop.loop(timeout=1.0, use_poll=poll, map=self._map, count=1)

    def _answer(self, asked: Mapping[str, Any], start: Callable[..., object]) -> Iterable[bytes]:
        self._note(str(asked.get("REMOTE_ADDR", "")))
        answer = self.pages.answer(
            str(asked["REQUEST_METHOD"]),
            str(asked["PATH_INFO"]),
            str(asked.get("HTTP_IF_NONE_MATCH", "")),
            str(asked.get("HTTP_ACCEPT_ENCODING", "")),
        )
        start(answer.status, list(answer.headers))
        return [answer.content]

    def _note(self, phone: str) -> None:
        now = self._clock()
        if len(self._seen) >= MOST_NOTED and phone not in self._seen:
            self._seen = {one: at for one, at in tuple(self._seen.items()) if at >= now - MINUTE}
        if len(self._seen) < MOST_NOTED:
            self._seen[phone] = now


def _bound(host: str, port: int | None) -> socket.socket:
    """A socket that listens at the address; without a port, at the first that is free of some."""
    ports = [port] if port is not None else [*range(USUAL_PORT, USUAL_PORT + PORTS), 0]
    for one in ports:
        listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
        try:
            if sys.platform == "win32":
                # There, several programs can have the same address unless one says no.
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
            else:
                listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            listening.bind((host, one))
            # Two programs may bind a free port at the same time, and one of them gets it here.
            listening.listen(MOST_CONNECTIONS)
            return listening
        except OSError as error:
            listening.close()
            if one == ports[-1] or error.errno not in _TAKEN:
                raise Refused(_problem(error, host, one)) from error
    raise AssertionError


def _limits(bound: socket.socket) -> Adjustments:
    return Adjustments(
        sockets=[bound],
        threads=THREADS,
        connection_limit=MOST_CONNECTIONS,
        backlog=MOST_CONNECTIONS,
        channel_timeout=SILENCE,
        cleanup_interval=1,
        max_request_header_size=LONGEST_HEAD,
        max_request_body_size=LONGEST_BODY,
        log_socket_errors=False,
        ident="",
        clear_untrusted_proxy_headers=False,
    )


def _problem(error: OSError, host: str, port: int) -> Problem:
    code = "phones_failed"
    if error.errno in _TAKEN:
        code = "phones_port_taken"
    elif error.errno in _NOT_HERE:
        code = "phones_address_gone"
    elif error.errno in _NOT_ALLOWED:
        code = "phones_port_not_allowed"
    return Problem(code, facts={"host": host, "port": port})


def page_address(host: str, port: int) -> str:
    """The address that people type; browsers add what is left out."""
    return f"http://{host}/" if port == 80 else f"http://{host}:{port}/"
