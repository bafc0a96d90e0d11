"""The server answers phones from memory and nothing else, and no client can hold it up."""

import gzip
import socket
import sys
import threading
from collections.abc import Iterator
from contextlib import closing, suppress

import pytest

from tests.builders.phones import HERE, LONG, connection, get, serving, some_pages
from tests.builders.shared import kept_port
from tests.builders.unhurried import unhurried
from tests.patience import SECONDS
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import phones as server_module
from tourneydesk.desk.phones import MOST_OF_ONE, PhoneServer


@pytest.fixture(autouse=True)
def limits_of_a_busy_machine() -> Iterator[None]:
    with unhurried():
        yield


def test_a_page_is_served_with_its_policy_and_says_nothing_of_the_program() -> None:
    with serving() as server:
        reply = get(server, "/names.html")
    assert (reply.status, reply.content.decode()) == (200, LONG)
    assert reply.headers["Content-Security-Policy"] == "default-src 'none'"
    assert reply.headers["X-Content-Type-Options"] == "nosniff"
    assert "Server" not in reply.headers


def test_an_unchanged_page_is_not_sent_again_and_a_changed_one_is() -> None:
    with serving() as server:
        mark = get(server, "/").headers["Etag"]
        again = get(server, "/", If_None_Match=f'"other", {mark}')
        assert (again.status, again.content) == (304, b"")
        server.show(some_pages("<p>Round 4</p>"))
        changed = get(server, "/", If_None_Match=mark)
        assert (changed.status, changed.content) == (200, b"<p>Round 4</p>")


def test_a_browser_that_reads_gzip_gets_it_and_another_does_not() -> None:
    with serving() as server:
        packed = get(server, "/", Accept_Encoding="br, gzip;q=0.5")
        plain = get(server, "/", Accept_Encoding="br, gzip;q=0")
    assert packed.headers["Content-Encoding"] == "gzip"
    assert gzip.decompress(packed.content).decode() == plain.content.decode() == LONG
    assert len(packed.content) < len(plain.content) / 5


def test_head_has_the_length_of_the_page_and_no_page() -> None:
    with serving() as server:
        reply = get(server, "/", "HEAD")
    assert (reply.status, reply.content) == (200, b"")
    assert reply.headers["Content-Length"] == str(len(LONG))


@pytest.mark.parametrize("method", ["POST", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE"])
def test_nothing_but_reading_is_allowed(method: str) -> None:
    with serving() as server:
        reply = get(server, "/", method)
    assert (reply.status, reply.headers["Allow"], reply.content) == (405, "GET, HEAD", b"")


def test_every_other_path_is_missing_in_our_words() -> None:
    paths = ("/x", "/names.html/", "/../pyproject.toml", "/%2e%2e/", "/NAMES.html", "/.git/")
    with serving() as server:
        for path in paths:
            reply = get(server, path)
            assert (reply.status, reply.content) == (404, b"<p>Nothing here.</p>"), path


def test_a_query_changes_nothing() -> None:
    with serving() as server:
        assert get(server, "/?page=../x&n=1").content == get(server, "/").content


def test_phones_of_the_last_minute_are_counted_once_each() -> None:
    now = [0.0]
    server = PhoneServer(some_pages(), HERE, 0, clock=lambda: now[0])
    try:
        assert server.phones == 0
        get(server, "/")
        get(server, "/x")
        assert server.phones == 1
        now[0] = 61.0
        assert server.phones == 0
    finally:
        server.close()


def test_huge_heads_and_bodies_are_refused() -> None:
    with serving() as server:
        assert get(server, "/", X="y" * 20_000).status == 431
        with connection(server) as phone:
            phone.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n")
            assert phone.recv(100).startswith(b"HTTP/1.1 413")
        assert get(server, "/").status == 200


def test_a_second_request_on_the_same_connection_is_not_answered() -> None:
    with serving() as server, connection(server) as phone:
        phone.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n" * 50)
        read = b""
        try:
            while more := phone.recv(65536):
                read += more
        except ConnectionResetError:
            pass
        assert read.count(b"HTTP/1.1 200") == 1


def test_clients_that_send_a_letter_at_a_time_are_closed_and_others_are_served(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with serving() as server:
        slow = [connection(server) for _ in range(MOST_OF_ONE - 5)]
        for one in slow:
            one.sendall(b"GET / HTTP/1.1\r\nX: ")
        assert get(server, "/").status == 200
        stop = threading.Event()

        def drip() -> None:
            while not stop.wait(0.05):
                for one in slow:
                    with suppress(OSError):  # it is closed
                        one.send(b"x")

        dripping = threading.Thread(target=drip)
        dripping.start()
        try:
            with monkeypatch.context() as patch:
                patch.setattr(server_module, "LONGEST", 0)
                for one in slow:
                    assert _closed(one)
        finally:
            stop.set()
            dripping.join()
            for one in slow:
                one.close()
        assert get(server, "/").status == 200


def test_one_phone_has_only_some_connections() -> None:
    with serving() as server:
        many = [connection(server) for _ in range(MOST_OF_ONE + 10)]
        assert all(_closed(one) for one in many[MOST_OF_ONE:])
        many[0].sendall(b"GET / HTTP/1.0\r\n\r\n")
        assert many[0].recv(20).startswith(b"HTTP/1.0 200")
        for one in many:
            one.close()


def test_after_closing_nobody_listens_and_the_port_is_free() -> None:
    with kept_port() as port:
        PhoneServer(some_pages(), HERE, port).close()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((HERE, port), timeout=SECONDS)
        PhoneServer(some_pages(), HERE, port).close()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
def test_it_listens_on_the_chosen_address_only() -> None:
    with kept_port() as port, closing(PhoneServer(some_pages(), "127.0.0.2", port)):
        socket.create_connection(("127.0.0.2", port), timeout=SECONDS).close()
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection((HERE, port), timeout=SECONDS)


def test_a_port_that_is_taken_is_said_and_the_next_is_found_if_none_was_chosen() -> None:
    with serving() as server:
        with pytest.raises(Refused) as refused:
            PhoneServer(some_pages(), HERE, server.port)
        assert refused.value.problems[0].code == "phones_port_taken"
        assert refused.value.problems[0].facts == {"host": HERE, "port": server.port}
        other = PhoneServer(some_pages(), HERE)
        assert other.port != server.port
        third = PhoneServer(some_pages(), HERE)
        assert third.port not in (server.port, other.port)
        other.close()
        third.close()


@pytest.mark.skipif(sys.platform == "win32", reason="there, only one can bind an address")
def test_a_port_that_another_program_takes_at_the_same_moment_is_left_to_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Both may bind it, as long as neither listens."""
    bind, other = socket.socket.bind, socket.socket()
    other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)

    def bind_both(ours: socket.socket, address: tuple[str, int]) -> None:
        bind(ours, address)
        if other.getsockname()[1] == 0:
            bind(other, ours.getsockname())
            other.listen()

    monkeypatch.setattr(socket.socket, "bind", bind_both)
    with closing(other), closing(PhoneServer(some_pages(), HERE)) as server:
        assert server.port != other.getsockname()[1]


def test_a_port_that_another_program_takes_in_the_same_moment_is_said(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bind = socket.socket.bind
    with kept_port() as port, socket.socket() as other:
        other.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        other.bind((HERE, port))

        def both_bind(ours: socket.socket, address: tuple[str, int]) -> None:
            bind(ours, address)
            other.listen()

        monkeypatch.setattr(socket.socket, "bind", both_bind)
        with pytest.raises(Refused) as refused:
            PhoneServer(some_pages(), HERE, port)
    assert refused.value.problems[0].code == "phones_port_taken"


def test_an_address_that_is_not_this_laptops_is_said() -> None:
    with pytest.raises(Refused) as refused:
        PhoneServer(some_pages(), "203.0.113.9", 0)
    assert refused.value.problems[0].code == "phones_address_gone"


def _closed(one: socket.socket) -> bool:
    """Waits until the server has closed a connection."""
    try:
        return one.recv(1) == b""
    except ConnectionResetError:
        return True
