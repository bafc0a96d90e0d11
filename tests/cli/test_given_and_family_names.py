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


def parts(script: Script) -> list[tuple[str | None, str]]:
    return [(player["given"], player["family"]) for player in script.state()["players"]]


def test_a_player_without_a_name_is_called_by_given_and_family_name(script: Script) -> None:
    assert script.do("add_player", given="Ada", family="King")["player"] == 1
    script.do("add_player", given=" Ada ", family=None)
    script.do("add_player", name=None, family="King")
    assert names(script) == ["Ada King", "Ada", "King"]


def test_a_name_that_is_given_whole_stands(script: Script) -> None:
    script.do("add_player", name="King, Ada", given="Ada", family="King")
    assert names(script) == ["King, Ada"]
    assert parts(script) == [("Ada", "King")]


def test_given_and_family_names_are_kept_apart_and_otherwise_found(script: Script) -> None:
    script.do("add_player", given="Gabriel", family="García Márquez")
    script.do("add_player", given="太郎", family="山田")
    script.do("add_player", name="Kelly Park")
    script.do("add_player", name="Park, Kelly")
    script.do("add_player", given="Ludwig van Beethoven", family="")
    script.do("add_player", name="王小明", family="王")
    assert names(script)[:2] == ["Gabriel García Márquez", "山田太郎"]
    assert parts(script) == [
        ("Gabriel", "García Márquez"),
        ("太郎", "山田"),
        ("Kelly", "Park"),
        ("Kelly", "Park"),
        ("Ludwig", "van Beethoven"),
        ("小明", "王"),
    ]


def test_a_family_name_alone_says_which_part_of_the_name_it_is(script: Script) -> None:
    script.do("add_player", name="Gabriel García Márquez")
    script.do("change_player", player=1, family="García Márquez")
    assert parts(script) == [("Gabriel", "García Márquez")]
    # It stays with the name as long as that has it.
    script.do("change_player", player=1, name="Gabo García Márquez")
    assert parts(script) == [("Gabo", "García Márquez")]
    script.do("change_player", player=1, rating=1500)
    assert parts(script) == [("Gabo", "García Márquez")]
    script.do("change_player", player=1, family=None)
    assert parts(script) == [("Gabo García", "Márquez")]
    assert script.refused("change_player", player=1, family="Lee") == "family_not_in_name"
    assert script.refused("add_player", name="Ann Lee", family="Park") == "family_not_in_name"
    script.do("change_player", player=1, name="Ann Lee")
    assert parts(script) == [("Ann", "Lee")]


def test_names_are_shown_in_the_order_of_the_event(script: Script) -> None:
    for name in ("Kelly Park", "Lee, Ann", "Bo van Aal", "王小明"):
        script.do("add_player", name=name)
    script.do("details", name_order="family_first")
    script.do("check_in", players=[1])
    texts = [step["text"] for step in script.do("history")["steps"]]
    assert "Park, Kelly" in texts[-1]
    # The state has names as they were entered.
    assert names(script) == ["Kelly Park", "Lee, Ann", "Bo van Aal", "王小明"]
    assert script.state()["event"]["details"]["name_order"] == "family_first"
    assert script.refused("details", name_order="backwards") == "name_order_unknown"
    assert script.do("details", name_order="")["ok"]


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
