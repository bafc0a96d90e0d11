"""Desks with different versions of the program: each is told which side to update."""

from collections.abc import Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest

from tests.builders.shared import NOON, SharedEvent
from tourneydesk.desk.rounds import rounds
from tourneydesk.store.desks import schema
from tourneydesk.store.desks.event_database import EventDatabase
from tourneydesk.store.trouble import FileTrouble


@contextmanager
def event_of_version(event: SharedEvent, version: int) -> Iterator[None]:
    address = event.server.owner_address.replace("/postgres", f"/{event.names.database}")
    with psycopg.connect(address, autocommit=True) as owner:
        owner.execute("UPDATE tourneydesk SET version = %s", (version,))
        yield
        owner.execute("UPDATE tourneydesk SET version = %s", (schema.VERSION,))


@pytest.mark.parametrize(("difference", "code"), [(1, "server_newer"), (-1, "server_older")])
def test_an_event_of_another_version_is_not_joined_and_says_which_side_to_update(
    event: SharedEvent, difference: int, code: str
) -> None:
    with event_of_version(event, schema.VERSION + difference):
        with pytest.raises(FileTrouble) as trouble:
            event.join("Desk 2")
        assert trouble.value.code == code
    event.join("Desk 2").close()


def test_a_decision_of_a_newer_program_stops_this_desk_where_it_is(event: SharedEvent) -> None:
    with closing(event.join("Desk 2")) as desk:
        before = desk.event
        with closing(EventDatabase.open(event.address())) as newer:
            newer.append(f"{NOON} Head", '[{"did":"ClockPaused","round":1}]')
        for _ in range(2):
            with pytest.raises(FileTrouble) as trouble:
                desk.catch_up()
            assert trouble.value.code == "desk_step_newer"
            assert trouble.value.facts["desk"] == "Head"
        with pytest.raises(FileTrouble):
            rounds.report(desk, 1, {"winner": before.rounds[0].tables[0].players[0]})
        assert desk.event == before
