"""Players whose given and family names come apart, by `batch`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Script


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    script = Script(tmp_path / "event.tourney")
    script.create("us-swiss", 0)
    yield script
    script.close()


def names(script: Script) -> list[str]:
    return [player["name"] for player in script.ask("state")["state"]["players"]]


def test_a_player_without_a_name_is_called_by_given_and_family_name(script: Script) -> None:
    assert script.do("add_player", given="Ada", family="King")["player"] == 1
    script.do("add_player", given=" Ada ", family=None)
    script.do("add_player", name=None, family="King")
    assert names(script) == ["Ada King", "Ada", "King"]


def test_a_name_that_is_given_whole_stands(script: Script) -> None:
    script.do("add_player", name="King, Ada", given="Ada", family="King")
    assert names(script) == ["King, Ada"]


def test_given_and_family_names_change_a_player_together(script: Script) -> None:
    script.do("add_player", name="Ada King", rating=1500)
    script.do("change_player", player=1, given="Ada", family="Lovelace")
    assert names(script) == ["Ada Lovelace"]
    refused = script.ask("change_player", player=1, given="Augusta")
    assert (refused["ok"], refused["code"]) == (False, "field_missing")
    assert "family" in refused["error"]
    assert names(script) == ["Ada Lovelace"]


@pytest.mark.parametrize(
    ("about", "code"),
    [
        ({"given": 7}, "field_wrong"),
        ({"name": "Ada King", "family": ["King"]}, "field_wrong"),
        ({"given": " ", "family": ""}, "name_missing"),
        ({"given": "A" * 150, "family": "K" * 150}, "too_long"),
    ],
)
def test_names_in_parts_that_are_no_name_are_refused(
    script: Script, about: dict[str, object], code: str
) -> None:
    refused = script.ask("add_player", **about)
    assert (refused["ok"], refused["code"]) == (False, code)
    assert names(script) == []
