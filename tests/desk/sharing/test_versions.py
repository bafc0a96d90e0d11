"""Desks with different versions of the program: each is told which side to update."""

import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace

import psycopg
import pytest

from tests.builders.shared import NOON, SharedEvent
from tourneydesk.desk import rounds
from tourneydesk.desk.sharing.serving import concerns
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.sharing import building, event_database
from tourneydesk.store.sharing.connection import connect
from tourneydesk.store.sharing.event_database import EventDatabase
from tourneydesk.store.sharing.no_driver import ConnectedDesk


@contextmanager
def event_of_version(event: SharedEvent, version: int) -> Iterator[None]:
    address = event.server.owner_address.replace("/postgres", f"/{event.names.database}")
    with psycopg.connect(address, autocommit=True) as owner:
        owner.execute("UPDATE tourneydesk SET version = %s", (version,))
        yield
        owner.execute("UPDATE tourneydesk SET version = %s", (building.VERSION,))


@pytest.mark.parametrize(("difference", "code"), [(1, "server_newer"), (-1, "server_older")])
def test_an_event_of_another_version_is_not_joined_and_says_which_side_to_update(
    event: SharedEvent, difference: int, code: str
) -> None:
    with event_of_version(event, building.VERSION + difference):
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


def connected(name: str = "Desk 2", role: str = "scorekeeper", **given: object) -> ConnectedDesk:
    usual = ConnectedDesk(name, role, "192.168.1.7", NOON, "1.10.0", 0.0)
    return replace(usual, **given)  # type: ignore[arg-type]


def codes(*desks: ConnectedDesk) -> list[str]:
    return [advice.code for advice in concerns(desks, "1.10.0")]


def test_desks_that_agree_are_no_concern() -> None:
    assert codes(connected("Head", "head"), connected(), connected("Hall", "viewer")) == []


def test_more_than_two_minutes_between_clocks_are_said() -> None:
    assert codes(connected(clock_ahead=119.0), connected(clock_ahead=-119.0)) == []
    assert codes(connected(clock_ahead=121.0)) == ["desk_clock_ahead"]
    assert codes(connected(clock_ahead=-121.0)) == ["desk_clock_behind"]


@pytest.mark.parametrize(
    ("seconds", "said"),
    [
        (150, (2, "minutes")),
        (7000, (117, "minutes")),
        (7200, (2, "hours")),
        (90_000, (25, "hours")),
        (200_000, (2, "days")),
    ],
)
def test_a_difference_is_said_in_its_unit(seconds: float, said: tuple[int, str]) -> None:
    (advice,) = concerns([connected(clock_ahead=seconds)], "1.10.0")
    assert (advice.facts["amount"], advice.facts["unit"]) == said


def test_a_newer_and_an_older_program_are_told_apart_as_numbers() -> None:
    assert codes(connected(program_version="1.9.3")) == ["desk_older"]
    assert codes(connected(program_version="2.0")) == ["desk_newer"]
    assert codes(connected(program_version="")) == ["desk_older"]


def test_a_laptop_with_a_wrong_clock_is_noticed_by_the_server(
    event: SharedEvent, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(event_database, "time", lambda: time.time() + 3600)
    with closing(event.join("Desk 2")):
        monkeypatch.undo()
        with (
            closing(event.join("Desk 3")) as third,
            connect(event.address()) as asking,
        ):
            assert third.desk == "Desk 3"
            desks = [ConnectedDesk(*row) for row in asking.execute(building.DESKS).fetchall()]
    assert [(advice.code, advice.facts.get("desk")) for advice in concerns(desks)] == [
        ("two_heads", None),
        ("desk_clock_ahead", "Desk 2"),
    ]


def test_the_own_head_desk_counts_although_it_is_not_in_the_list() -> None:
    (advice,) = concerns([connected("Hall B", "head")], "1.10.0", own_head="Hall A")
    assert advice.facts["desks"] == ("Hall A", "Hall B")
