"""The watch on a shared event: news, who is connected, and whether the server still answers."""

import sys
import threading
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Any

import pytest

from tests.builders.bad_network import TO_DESK, BadNetwork, bad_network
from tests.builders.shared import NOON, PROGRAMS_BOUNDS, SharedEvent
from tests.patience import SECONDS, wait_until
from tourneydesk import __version__
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk.sharing.joining import join
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import connection, event_database
from tourneydesk.store.sharing.building import HEAD, SCOREKEEPER, VIEWER, set_codes
from tourneydesk.store.sharing.event_database import EventWatch
from tourneydesk.store.sharing.no_driver import ConnectedDesk


class Heard:
    """What a watch tells, in its order, to be waited for."""

    thread: threading.Thread

    def __init__(self) -> None:
        self.calls: list[tuple[str, Any]] = []
        self._changed = threading.Condition()

    def note(self, name: str, value: Any = None) -> None:
        with self._changed:
            self.calls.append((name, value))
            self._changed.notify_all()

    def wait(self, name: str, times: int = 1) -> Any:
        """The value of this call, once it came this often."""

        def came() -> bool:
            return [one for one, _ in self.calls].count(name) >= times

        with self._changed:
            assert self._changed.wait_for(came, SECONDS), self.calls
            return [value for one, value in self.calls if one == name][times - 1]

    def wait_for_desks(self, *names: str) -> tuple[ConnectedDesk, ...]:
        def there() -> bool:
            told = [value for one, value in self.calls if one == "desks"]
            return bool(told) and tuple(desk.name for desk in told[-1]) == names

        with self._changed:
            assert self._changed.wait_for(there, SECONDS), self.calls
            last: tuple[ConnectedDesk, ...] = [
                value for one, value in self.calls if one == "desks"
            ][-1]
            return last

    @property
    def names(self) -> list[str]:
        return [name for name, _ in self.calls if name != "desks"]


def watches() -> set[threading.Thread]:
    return {thread for thread in threading.enumerate() if thread.name == "event watch"}


@contextmanager
def watching(address: str) -> Iterator[Heard]:
    heard, earlier = Heard(), watches()
    watch = EventWatch(
        address,
        lambda: heard.note("news"),
        lambda trouble: heard.note("lost", trouble),
        lambda: heard.note("back"),
        lambda desks: heard.note("desks", desks),
    )
    (heard.thread,) = watches() - earlier
    with closing(watch):
        heard.wait("desks")
        # Somebody may have recorded something between joining and watching.
        assert heard.names == ["news"]
        heard.calls.remove(("news", None))
        yield heard


@pytest.fixture
def often(monkeypatch: pytest.MonkeyPatch) -> None:
    """The watch looks often, so that the tests are quick."""
    monkeypatch.setattr(event_database, "HEARTBEAT", 0.1)
    monkeypatch.setattr(event_database, "_AGAIN", 0.05)


@pytest.fixture
def network(event: SharedEvent, often: None) -> Iterator[BadNetwork]:
    with bad_network(event.server.port) as network:
        yield network


def test_a_loss_is_noticed_within_four_seconds() -> None:
    assert event_database.HEARTBEAT + PROGRAMS_BOUNDS[0] <= 4


def test_news_come_at_once(event: SharedEvent, monkeypatch: pytest.MonkeyPatch) -> None:
    # The signs of life tell of news, too, but later.
    monkeypatch.setattr(event_database, "HEARTBEAT", 3 * SECONDS)
    with watching(event.address(VIEWER)) as heard, closing(event.join("Head")) as head:
        head.take(NoteAdded("one"))
        heard.wait("news")
        head.take(NoteAdded("two"))
        heard.wait("news", 2)
        assert heard.names == ["news", "news"]


@pytest.mark.parametrize("payload", ["9" * 5000, "all"])
def test_what_a_viewer_sends_never_ends_the_watch(event: SharedEvent, payload: str) -> None:
    with (
        closing(event.join("Head")) as head,
        watching(event.address()) as heard,
        connection.connect(event.address(VIEWER)) as viewer,
    ):
        viewer.execute("SELECT pg_notify('journal', %s)", (payload,))
        head.take(NoteAdded("after it"))
        heard.wait("news")


@pytest.mark.parametrize("bad", ["cut", "hold_up"])
def test_a_loss_and_the_return_are_told_once_and_then_what_was_missed(
    event: SharedEvent, network: BadNetwork, bad: str
) -> None:
    with (
        closing(event.join("Head")) as head,
        watching(network.address(event.address(SCOREKEEPER))) as heard,
    ):
        getattr(network, bad)()
        assert heard.wait("lost").code == "server_lost"
        head.take(NoteAdded("meanwhile"))
        network.mend()
        heard.wait("back")
        heard.wait("news")
        assert heard.names == ["lost", "back", "news"]


def test_that_this_desk_is_no_longer_let_in_is_told_once_after_the_loss(
    event: SharedEvent, network: BadNetwork
) -> None:
    names, codes = event.names, event.server.codes
    with watching(network.address(event.address(VIEWER))) as heard:
        network.cut()
        heard.wait("lost")
        set_codes(event.server.owner_address, names, {**codes, VIEWER: "another"})
        try:
            network.mend()
            assert heard.wait("lost", 2).code == "server_refused"
        finally:
            set_codes(event.server.owner_address, names, codes)
        heard.wait("back")
        assert heard.names == ["lost", "lost", "back"]


def test_a_head_desk_that_stops_sharing_is_told_apart_from_a_loss(
    event: SharedEvent, network: BadNetwork
) -> None:
    names, codes = event.names, event.server.codes
    with (
        closing(event.join("Head")) as head,
        watching(network.address(event.address(VIEWER))) as heard,
    ):
        head.announce_end()
        head.take(NoteAdded("news still come"))
        heard.wait("news")
        network.cut()
        assert heard.wait("lost").code == "sharing_ended"
        set_codes(event.server.owner_address, names, {**codes, VIEWER: "the next one"})
        try:
            network.mend()  # shared again, with other codes
        finally:
            set_codes(event.server.owner_address, names, codes)
        heard.wait("back")
        assert heard.names == ["news", "lost", "back"]


def test_an_end_that_did_not_come_is_forgotten(
    event: SharedEvent, network: BadNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_database, "_ENDING", 0.0)
    with (
        closing(event.join("Head")) as head,
        watching(network.address(event.address(VIEWER))) as heard,
    ):
        head.announce_end()
        head.take(NoteAdded("it goes on"))
        heard.wait("news")
        network.cut()
        assert heard.wait("lost").code == "server_lost"


def test_a_laptop_that_was_asleep_counts_as_a_loss(
    event: SharedEvent, network: BadNetwork, monkeypatch: pytest.MonkeyPatch
) -> None:
    asleep = 0.0
    monkeypatch.setattr(event_database, "_clocks", lambda: (time.monotonic(), time.time() + asleep))
    with watching(network.address(event.address(SCOREKEEPER))) as heard:
        asleep = 3600.0
        assert heard.wait("lost").code == "server_lost"
        heard.wait("back")
        assert heard.names == ["lost", "back"]


@pytest.mark.usefixtures("often")
def test_closing_never_waits_and_nothing_is_told_after_it(event: SharedEvent) -> None:
    with bad_network(event.server.port, answer=None) as network:
        with watching(network.address(event.address(SCOREKEEPER))) as heard:
            network.hold_up(TO_DESK)
            wait_until(lambda: network.held[TO_DESK])
        assert heard.thread.is_alive(), "it waits for the answer"
        count = len(heard.calls)
        with closing(event.join("Head")) as head:
            head.take(NoteAdded("nobody hears of it"))
        network.mend()
        heard.thread.join(SECONDS)
        assert not heard.thread.is_alive()
    assert len(heard.calls) == count


def test_every_desk_sees_who_is_connected_with_role_and_version(
    event: SharedEvent, network: BadNetwork
) -> None:
    with watching(network.address(event.address(VIEWER))) as heard:
        with (
            closing(event.join("Head")),
            closing(event.join("Desk 2 – Łódź", SCOREKEEPER)),
            closing(event.join("Hall", VIEWER)),
        ):
            desks = heard.wait_for_desks("Head", "Desk 2 – Łódź", "Hall")
            assert [desk.role for desk in desks] == [HEAD, SCOREKEEPER, VIEWER]
            assert {desk.host for desk in desks} == {"127.0.0.1"}
            assert {desk.program_version for desk in desks} == {__version__}
            assert all(abs(desk.clock_ahead) < SECONDS for desk in desks)
            assert all(desk.since[10] == "T" and desk.since.endswith("+00:00") for desk in desks)
        heard.wait_for_desks()


def test_a_desk_that_connected_again_is_there_once(event: SharedEvent, network: BadNetwork) -> None:
    address = network.address(event.address(SCOREKEEPER))
    with watching(event.address()) as heard:
        with closing(join(address, "Desk 2", clock=lambda: NOON)) as desk:
            heard.wait_for_desks("Desk 2")
            network.hold_up()
            with pytest.raises(FileTrouble):
                desk.catch_up()
            network.mend()
            desk.catch_up()
            with closing(event.join("Desk 3")):
                heard.wait_for_desks("Desk 2", "Desk 3")
        heard.wait_for_desks()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not tell all three")
def test_a_laptop_that_is_gone_without_a_word_is_not_listed_for_long(event: SharedEvent) -> None:
    with connection.connect(event.address(VIEWER)) as desk:
        seconds = [
            int(row[0])
            for name in ("idle", "interval", "count")
            for row in desk.execute(f"SHOW tcp_keepalives_{name}").fetchall()
        ]
    assert seconds[0] + seconds[1] * seconds[2] <= 12


def test_a_watch_that_meets_something_unknown_says_so_and_goes_on(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_database, "_AGAIN", 0.01)
    with watching(event.address(VIEWER)) as heard:
        with monkeypatch.context() as broken:
            broken.setattr(event_database, "DESKS", "SELECT 1")
            assert heard.wait("lost").code == "server_lost"
        heard.wait("back")
