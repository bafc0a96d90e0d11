"""`end`: the organizer ends an event before its rules do."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Script


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    script = Script(tmp_path / "event.tourney")
    yield script
    script.close()


def test_a_ring_ends_at_once_and_undo_takes_it_back(script: Script) -> None:
    script.create("dual-ring", 5, seating="entered")
    assert script.refused("end") == "ring_not_set"
    script.do("pair")
    assert script.refused("end") == "nothing_to_rank_by"
    script.do("result", table=1, result={"winner": 1})
    before = script.ask("state")
    reply = script.do("end")
    assert (reply["outlook"], reply["needs"], reply["winners"]) == ("finished", [], [1])
    assert script.refused("end") == "event_finished"
    script.do("undo")
    assert script.ask("state") == before


def test_strikes_end_with_the_round_being_played(script: Script) -> None:
    script.create("strikes", 8)
    assert script.refused("end") == "nothing_to_end"
    script.do("pair")
    assert script.do("end")["outlook"] == "waiting"
    assert script.refused("end") == "ends_anyway"
    assert script.ask("state")["state"]["event"]["settings"]["rounds"] == 1


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss", "risk-swiss"])
def test_formats_of_a_number_of_rounds_say_so(script: Script, key: str) -> None:
    script.create(key, 8)
    assert script.refused("end") == "ends_by_rounds"
