"""Somebody in the network who pretends to be the server: decrypts, reads along, and passes on; or
asks for the code itself.
"""

import socket
import ssl
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tests.patience import SECONDS
from tourneydesk.store.sharing.server import write_certificate

_ASKS_FOR_TLS = bytes((0, 0, 0, 8, 4, 210, 22, 47))
"""PostgreSQL's SSLRequest, which a server answers with S."""
_ASKS_FOR_PASSWORD = bytes((ord("R"), 0, 0, 0, 8, 0, 0, 0, 3))
"""AuthenticationCleartextPassword."""


@contextmanager
def between(port: int, folder: Path) -> Iterator[tuple[int, list[bytes]]]:
    """A port that leads to the server's, and what was read of it in plain text."""
    write_certificate(folder / "its.crt", folder / "its.key", "between")
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(folder / "its.crt", folder / "its.key")
    any_server = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    any_server.check_hostname, any_server.verify_mode = False, ssl.CERT_NONE
    heard: list[bytes] = []
    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(
            target=_accept, args=(listening, port, own, any_server, heard), daemon=True
        )
        thread.start()
        yield listening.getsockname()[1], heard
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
    thread.join(SECONDS)


@contextmanager
def asks_for_password(folder: Path) -> Iterator[tuple[int, list[bytes]]]:
    """A port at which the password itself is asked for, encrypted, and what was heard there."""
    write_certificate(folder / "its.crt", folder / "its.key", "between")
    own = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    own.load_cert_chain(folder / "its.crt", folder / "its.key")
    heard: list[bytes] = []

    def accept() -> None:
        with suppress(OSError):
            plain, _ = listening.accept()
            with plain:
                plain.recv(8)
                plain.sendall(b"S")
                with own.wrap_socket(plain, server_side=True) as client:
                    heard.append(client.recv(65536))
                    client.sendall(_ASKS_FOR_PASSWORD)
                    heard.append(client.recv(65536))

    with socket.create_server(("127.0.0.1", 0)) as listening:
        thread = threading.Thread(target=accept, daemon=True)
        thread.start()
        yield listening.getsockname()[1], heard
        with suppress(OSError):
            listening.shutdown(socket.SHUT_RDWR)
    thread.join(SECONDS)


def _accept(
    listening: socket.socket,
    port: int,
    own: ssl.SSLContext,
    any_server: ssl.SSLContext,
    heard: list[bytes],
) -> None:
    while True:
        try:
            plain, _ = listening.accept()
        except OSError:
            return
        with plain, suppress(OSError), socket.create_connection(("127.0.0.1", port)) as far:
            if plain.recv(8) != _ASKS_FOR_TLS:
                continue
            plain.sendall(b"S")
            far.sendall(_ASKS_FOR_TLS)
            far.recv(1)
            with (
                own.wrap_socket(plain, server_side=True) as client,
                any_server.wrap_socket(far) as server,
            ):
                back = threading.Thread(target=_pass_on, args=(server, client, []), daemon=True)
                back.start()
                _pass_on(client, server, heard)
                back.join(SECONDS)


def _pass_on(source: ssl.SSLSocket, target: ssl.SSLSocket, heard: list[bytes]) -> None:
    with suppress(OSError):
        while part := source.recv(65536):
            heard.append(part)
            target.sendall(part)
    with suppress(OSError):
        target.shutdown(socket.SHUT_RDWR)
