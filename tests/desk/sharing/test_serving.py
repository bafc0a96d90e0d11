"""What goes wrong at the head desk, and what is left of it: an ordinary file, and nothing lost."""

import itertools
import shutil
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.builders.shared import NOON, first_round, folder_for_servers, kept_port
from tourneydesk.core.decisions import NoteAdded
from tourneydesk.desk import rounds
from tourneydesk.desk.files.journals import STEPS_PER_COPY
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.sharing.addresses import is_own
from tourneydesk.desk.sharing.joining import join, join_typed
from tourneydesk.desk.sharing.serving import Place, Sharing, sharing
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import checkpoints, folder_of
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import EventFile
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.sharing import server as server_module
from tourneydesk.store.sharing.building import APPEND
from tourneydesk.store.sharing.connection import Connection
from tourneydesk.store.sharing.event_database import EventDatabase
from tourneydesk.store.sharing.server import Server, start_server


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, Place]]:
    """A file and the place where its server is, which all tests here start and stop."""
    file = tmp_path_factory.mktemp("served") / "open.tourney"
    write_whole(file, first_round())
    with folder_for_servers() as folder, kept_port() as port:
        place = Place("127.0.0.1", port, folder / "server")
        yield file, place
        server_module.stop_left(folder / "server")  # after a test that failed


def second_desk(one: Sharing, role: str = "head") -> SharedSession:
    address, code = one.invitations[role]
    return join(address.replace("@", f":{code}@"), "Desk 2", clock=lambda: NOON)


class Stopped(Exception):
    """As if the program had ended here."""


@contextmanager
def sharing_that_ends_badly(file: Path, place: Place) -> Iterator[Sharing]:
    with suppress(Stopped), sharing(file, "Head", place) as one:
        yield one
        raise Stopped


def test_what_is_recorded_just_before_the_end_is_in_the_file(served: tuple[Path, Place]) -> None:
    file, place = served
    with sharing(file, "Head", place) as one, closing(second_desk(one)) as second:
        second.take(NoteAdded("at the last moment"))
        steps = second.entries
    assert EventFile.read(file) == steps


def test_a_copy_is_kept_before_each_round_whichever_desk_pairs_it(
    tmp_path: Path, served: tuple[Path, Place]
) -> None:
    file, place = tmp_path / "open.tourney", served[1]
    write_whole(file, first_round())
    with sharing(file, "Head", place) as one, closing(second_desk(one)) as second:
        for table in second.event.rounds[0].tables:
            rounds.report(second, table.number, {"winner": table.players[0]})
        before = second.entries
        rounds.pair(second)
        one.follow(5)
    copies = {copy.label: copy.path for copy in checkpoints(folder_of(file))}
    assert EventFile.read(copies["before-round-2"]) == before


def test_a_copy_that_cannot_be_made_is_said_while_the_event_is_shared(
    tmp_path: Path, served: tuple[Path, Place]
) -> None:
    file, place = tmp_path / "open.tourney", served[1]
    write_whole(file, first_round())
    folder_of(file).write_text("in the way")
    with sharing(file, "Head", place) as one:
        assert one.session.copy_trouble is None
        for number in range(STEPS_PER_COPY):
            one.session.take(NoteAdded(f"note {number}"))
        one.write()
        one.session.flush_copies()
        assert one.session.copy_trouble is not None


def test_a_disk_that_is_full_for_a_while_stops_nobody(
    served: tuple[Path, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, place = served
    with sharing(file, "Head", place) as one, closing(second_desk(one)) as second:
        with monkeypatch.context() as patch:

            def full(self: EventFile, at: str, step: str) -> None:
                raise FileTrouble("disk_full", file)

            patch.setattr(EventFile, "append", full)
            second.take(NoteAdded("one"))
            one.follow(5)
            assert one.file_trouble is not None
        second.take(NoteAdded("two"))
        one.follow(5)
        assert one.file_trouble is None
        steps = second.entries
    assert EventFile.read(file) == steps


def test_a_head_desk_that_ends_badly_goes_on_and_a_file_changed_alone_comes_along(
    served: tuple[Path, Place],
) -> None:
    file, place = served
    with sharing_that_ends_badly(file, place) as one:
        with closing(second_desk(one)) as second:
            second.take(NoteAdded("recorded on the server"))
        one.follow(5)
    with closing(open_event(file, clock=lambda: NOON)) as alone:
        alone.take(NoteAdded("recorded in the file alone"))
    with sharing(file, "Head", place) as one:
        noted = [step[0] for step in one.session.steps[-2:]]
    assert noted == [
        NoteAdded("recorded on the server"),
        NoteAdded("recorded in the file alone"),
    ]
    assert place.folder is not None
    assert not place.folder.exists()


def test_after_a_crash_the_desks_find_the_server_where_it_was(
    served: tuple[Path, Place],
) -> None:
    file, place = served
    # Its first port was not the usual one, and its server still runs.
    with sharing_that_ends_badly(file, place):
        pass
    assert place.folder is not None
    start_server(place.folder, place.host, place.port, "left running")
    any_port = replace(place, port=0)
    with sharing(file, "Head", any_port) as one:
        assert one.port == place.port


def test_when_file_and_server_both_went_on_nothing_is_changed(served: tuple[Path, Place]) -> None:
    file, place = served
    assert place.folder is not None
    with sharing_that_ends_badly(file, place) as one, closing(second_desk(one)) as second:
        second.take(NoteAdded("only on the server"))
    with closing(open_event(file, clock=lambda: NOON)) as alone:
        alone.take(NoteAdded("only in the file"))
    before = EventFile.read(file)
    with pytest.raises(FileTrouble) as trouble, sharing(file, "Head", place):
        pass
    assert trouble.value.code == "server_forked"
    assert trouble.value.facts["folder"] == str(place.folder)
    assert EventFile.read(file) == before
    place.folder.rename(place.folder.with_name("aside"))
    with sharing(file, "Head", place) as one:
        assert one.session.entries == before


def record_alone(file: Path, notes: int) -> None:
    """Records this number of notes in the file while nobody shares it."""
    with closing(open_event(file, clock=lambda: NOON)) as alone:
        for number in range(notes):
            alone.take(NoteAdded(f"note {number}"))


def test_a_desk_that_is_back_before_the_file_was_adopted_makes_no_mixture(
    served: tuple[Path, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, place = served
    with sharing_that_ends_badly(file, place):
        pass
    record_alone(file, 2)
    before = EventFile.read(file)
    adopt = SharedSession.adopt

    def overtaken(head: SharedSession, entries: Sequence[Entry]) -> None:
        with closing(join(head.address, "Desk 2", clock=lambda: NOON)) as second:
            second.take(NoteAdded("recorded a moment before"))
        adopt(head, entries)

    monkeypatch.setattr(SharedSession, "adopt", overtaken)
    with pytest.raises(FileTrouble) as trouble, sharing(file, "Head", place):
        pass
    assert trouble.value.code == "server_forked"
    assert EventFile.read(file) == before
    assert place.folder is not None
    shutil.rmtree(place.folder)


def test_all_that_was_recorded_in_the_file_alone_is_adopted_or_nothing(
    served: tuple[Path, Place], monkeypatch: pytest.MonkeyPatch
) -> None:
    file, place = served
    with sharing_that_ends_badly(file, place):
        pass
    record_alone(file, 5)
    execute, times = Connection.execute, itertools.count()

    def cut(self: Connection, query: Any, *more: Any, **named: Any) -> Any:
        if query == APPEND and next(times) == 3:
            self.close()
        return execute(self, query, *more, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Connection, "execute", cut)
        with pytest.raises(FileTrouble) as trouble, sharing(file, "Head", place):
            pass
        assert trouble.value.code == "server_lost"
    with sharing(file, "Head", place) as one:
        assert one.session.entries == EventFile.read(file)


def test_a_step_that_cannot_have_happened_ends_the_sharing_and_the_next_has_other_codes(
    served: tuple[Path, Place],
) -> None:
    file, place = served
    before = EventFile.read(file)
    codes: dict[str, tuple[str, str]] = {}

    def share_until_the_wrong_step() -> None:
        with sharing(file, "Head", place) as one:
            codes.update(one.invitations)
            record_wrong_step(one)
            one.follow(5)

    with pytest.raises(FileTrouble) as trouble:
        share_until_the_wrong_step()
    assert (trouble.value.code, trouble.value.facts["desk"]) == ("desk_step_wrong", "Desk 2")
    assert EventFile.read(file) == before
    with sharing(file, "Head", place) as one:
        assert one.session.entries == before
        assert one.invitations != codes


WRONG = '[{"did":"ResultCleared","round":7,"table":1}]'


def record_wrong_step(one: Sharing) -> None:
    address, code = one.invitations["scorekeeper"]
    with closing(EventDatabase.open(address.replace("@", f":{code}@"))) as raw:
        raw.append(f"{NOON} Desk 2", WRONG)


def share_and_follow(file: Path, place: Place) -> None:
    with sharing(file, "Head", place) as one:
        one.follow(5)


@pytest.mark.parametrize("alone", [False, True])
def test_a_step_that_cannot_have_happened_while_the_head_was_down_takes_nothing_with_it(
    served: tuple[Path, Place], alone: bool
) -> None:
    file, place = served
    with sharing_that_ends_badly(file, place) as one:
        if not alone:
            with closing(second_desk(one)) as second:
                second.take(NoteAdded("confirmed, not written"))
        record_wrong_step(one)
        steps = one.session.entries
        if not alone:
            steps = second.entries
    if alone:
        with closing(open_event(file, clock=lambda: NOON)) as session:
            session.take(NoteAdded("in the file alone"))
            steps = session.entries
    with pytest.raises(FileTrouble) as trouble:
        share_and_follow(file, place)
    assert (trouble.value.code, trouble.value.facts["desk"]) == ("desk_step_wrong", "Desk 2")
    assert EventFile.read(file) == steps
    share_and_follow(file, place)
    assert EventFile.read(file) == steps


def listens(host: str, port: int) -> bool:
    with suppress(OSError), socket.create_connection((host, port), 5):
        return True
    return False


@pytest.mark.skipif(sys.platform != "linux", reason="other systems have one loopback address")
def test_sharing_listens_on_the_chosen_address_and_nowhere_before_or_after(
    served: tuple[Path, Place],
) -> None:
    file, place = served
    place = replace(place, host="127.0.0.2")
    everywhere = ("127.0.0.1", "127.0.0.2", "127.0.0.3", "::1")
    assert not any(listens(host, place.port) for host in everywhere)
    with sharing(file, "Head", place):
        # The loopback is for the head desk itself.
        assert [listens(host, place.port) for host in everywhere] == [True, True, False, False]
    assert not any(listens(host, place.port) for host in everywhere)
    with suppress(Stopped), sharing(file, "Head", place):
        raise Stopped
    assert not any(listens(host, place.port) for host in everywhere)
    shutil.rmtree(str(place.folder))


@pytest.mark.skipif(not is_own("::1"), reason="no such address here")
def test_an_event_is_shared_and_joined_at_an_address_of_version_6(
    served: tuple[Path, Place],
) -> None:
    file, place = served
    with sharing(file, "Head", replace(place, host="::1")) as one:
        invited = one.invitation("scorekeeper")
        joined, link = join_typed(invited.place, invited.shown_code, "Desk 2")
        with closing(joined), closing(join(link, "Desk 3")):
            assert [desk.host for desk in one.desks()] == ["::1", "::1"]


def test_a_server_that_does_not_stop_in_time_is_ended_at_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    modes: list[str] = []

    def run(folder: Path, *arguments: str) -> int:
        modes.append(arguments[2])
        return int(arguments[2] == "fast")

    monkeypatch.setattr(server_module, "_pg_ctl", run)
    Server(tmp_path, "127.0.0.1", 1, {}).stop()
    assert modes == ["fast", "immediate"]
