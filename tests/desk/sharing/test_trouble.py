"""Desks in trouble: asleep, on a slow network, two head desks, and the server's end."""

import threading
from contextlib import closing
from typing import cast

import pytest

from tests.builders.bad_network import bad_network
from tests.builders.shared import NOON, SharedEvent
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.sharing.joining import join
from tourneydesk.desk.sharing.shared_session import SharedSession
from tourneydesk.store.chain import first_break
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing.building import SCOREKEEPER
from tourneydesk.store.sharing.connection import Connection
from tourneydesk.store.sharing.event_database import EventDatabase

CHECK_IN = '[{"did":"PlayersCheckedIn","players":[1],"here":true}]'


def connection_of(desk: EventDatabase) -> Connection:
    return cast(Connection, desk._connection)  # noqa: SLF001


def first_wins(session: SharedSession, *tables: int) -> None:
    for number in tables:
        table = session.event.rounds[-1].table(number)
        assert table is not None
        rounds.report(session, number, {"winner": table.players[0]})


def test_a_desk_that_falls_asleep_while_others_wait_for_it_is_let_go_of(
    event: SharedEvent,
) -> None:
    with (
        closing(EventDatabase.open(event.address())) as asleep,
        closing(EventDatabase.open(event.address())) as awake,
    ):
        usual = connection_of(asleep).execute("SHOW idle_in_transaction_session_timeout").fetchone()
        assert usual == ("10s",)
        connection_of(asleep).execute("SET idle_in_transaction_session_timeout = '200ms'")
        with asleep.held():
            awake.append(NOON, CHECK_IN)  # it had to wait for this long
            with pytest.raises(FileTrouble) as trouble:
                asleep.append(NOON, CHECK_IN)
            assert trouble.value.code == "server_lost"
        asleep.accept(asleep.unread())
        asleep.append(NOON, CHECK_IN)
        assert first_break(asleep.entries) is None


def test_a_desk_that_was_asleep_for_an_hour_has_all_that_happened_meanwhile(
    event: SharedEvent,
) -> None:
    with bad_network(event.server.port) as network, closing(event.join("Head")) as head:
        address = network.address(event.address(SCOREKEEPER))
        with closing(join(address, "Desk 2", clock=lambda: NOON)) as desk:
            first_wins(desk, 1)
            network.hold_up()
            head.catch_up()
            first_wins(head, 2, 3, 4)
            rounds.pair(head)
            network.cut()
            network.mend()
            with pytest.raises(FileTrouble) as trouble:
                desk.catch_up()
            assert trouble.value.code == "server_lost"
            assert len(desk.catch_up()) == 4
            assert desk.event == head.event
            first_wins(desk, 1)


def test_a_slow_network_only_makes_it_slower(event: SharedEvent) -> None:
    with (
        bad_network(event.server.port, answer=None) as network,
        closing(event.join("Head")) as head,
    ):
        network.slow(0.02)
        address = network.address(event.address(SCOREKEEPER))
        with closing(join(address, "Desk 2", clock=lambda: NOON)) as desk:
            first_wins(desk, 1)
            head.catch_up()
            first_wins(head, 2)
            first_wins(desk, 3)
            assert desk.event.rounds[-1].table(2) == head.event.rounds[-1].table(2)


def test_two_head_desks_that_pair_at_once_post_one_round(event: SharedEvent) -> None:
    with closing(event.join("Head A")) as first, closing(event.join("Head B")) as second:
        first_wins(first, 1, 2, 3, 4)
        second.catch_up()
        refused: list[str] = []

        def pair(head: SharedSession) -> None:
            try:
                rounds.pair(head)
            except Refused as why:
                refused.extend(problem.code for problem in why.problems)

        threads = [threading.Thread(target=pair, args=(head,)) for head in (first, second)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        first.catch_up()
        second.catch_up()
        assert len(first.event.rounds) == 2
        assert first.event == second.event
        assert refused
