"""Phones for tests: requests on the loopback, each with a connection of its own."""

import http.client
import socket
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass

from tests.builders.unhurried import unhurried
from tests.patience import SECONDS
from tourneydesk.desk.phones import PhonePages, PhoneServer, phone_pages

HERE = "127.0.0.1"
LONG = "<p>Round 3</p>" * 100


@dataclass(frozen=True, slots=True)
class Reply:
    """What a phone got."""

    status: int
    headers: dict[str, str]
    content: bytes


def some_pages(text: str = LONG) -> PhonePages:
    return phone_pages(
        {"/": text, "/names.html": text}, "<p>Nothing here.</p>", "default-src 'none'"
    )


@contextmanager
def serving(pages: PhonePages | None = None) -> Iterator[PhoneServer]:
    """A server on the loopback, at any free port; it closes no phone for being slow."""
    with unhurried():
        server = PhoneServer(pages or some_pages(), HERE, 0)
        try:
            yield server
        finally:
            server.close()


def get(server: PhoneServer, path: str, method: str = "GET", **headers: str) -> Reply:
    """Asks for a page; underscores in the names of headers are hyphens."""
    with closing(http.client.HTTPConnection(HERE, server.port, timeout=SECONDS)) as phone:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        phone.request(method, path, headers=named)
        reply = phone.getresponse()
        return Reply(reply.status, dict(reply.getheaders()), reply.read())


def connection(server: PhoneServer) -> socket.socket:
    """A bare connection, for what no browser does."""
    return socket.create_connection((HERE, server.port), timeout=SECONDS)
