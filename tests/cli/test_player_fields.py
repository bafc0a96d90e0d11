"""What batch commands take and tell about a player beside name, rating and age."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Reply, Script

MORE = {
    "rating2": "1402/7",
    "state": "FL",
    "expires": "11/30/2026",
    "team": "Bears",
    "household": "Lee",
    "grade": "5",
    "birth": "5/17/2010",
}


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    script = Script(tmp_path / "e.tourney").create("us-swiss")
    yield script
    script.close()


def player(script: Script, number: int = 1) -> Reply:
    found: Reply = script.state()["players"][number - 1]
    return found


def test_a_rating_is_taken_as_it_is_printed_and_told_as_a_number(script: Script) -> None:
    script.do("add_player", name="Ann Lee", rating="1100P12")
    assert (player(script)["rating"], player(script)["provisional"]) == (1100, 12)
    script.do("change_player", player=1, rating="1340/5")
    assert (player(script)["rating"], player(script)["provisional"]) == (1340, 5)
    script.do("change_player", player=1, club="Rooks")
    assert player(script)["provisional"] == 5
    script.do("change_player", player=1, rating=1350)
    assert player(script)["rating"] == 1350
    assert "provisional" not in player(script)
    for text in ("UNR", "NNN", "0000", ""):
        script.do("change_player", player=1, rating=text)
        assert player(script)["rating"] is None
    assert script.refused("change_player", player=1, rating="1100P") == "not_whole"
    assert script.refused("add_player", name="B", rating=1, provisional=100) == "games_out_of_range"
    assert script.refused("add_player", name="B", provisional=5) == "games_without_rating"
    refused = script.refused("add_player", name="B", rating="UNR", rating2="", provisional2=5)
    assert refused == "games_without_rating"


def test_a_player_without_further_fields_is_told_as_before(script: Script) -> None:
    script.do("add_player", name="Ann Lee", rating=1500, age=12)
    assert [*player(script)] == [
        "id",
        "name",
        "given",
        "family",
        "rating",
        "age",
        "member_id",
        "club",
        "note",
        "age_group",
        "checked_in",
        "status",
        "fixed_table",
    ]


def test_further_fields_are_kept_and_told_but_never_the_e_mail_address(script: Script) -> None:
    script.do("details", details={"begin": "2026-05-16"})
    script.do("add_player", name="Ann Lee", **MORE, email="ann@example.org")
    told = player(script)
    assert told["age"] == 15
    assert {key: told[key] for key in (*MORE, "provisional2")} == {
        **MORE,
        "rating2": 1402,
        "provisional2": 7,
        "expires": "2026-11-30",
        "birth": "2010-05-17",
    }
    assert "ann@example.org" not in str(script.state())
    asked = script.do("state", email=True)["state"]["players"]
    assert [one["email"] for one in asked] == ["ann@example.org"]
    script.do("change_player", player=1, expires="Life", team=None)
    assert not {"expires", "team"} & set(player(script))
    assert player(script)["grade"] == "5"


def test_ages_are_those_on_the_first_day_of_the_event(script: Script) -> None:
    script.do("add_player", name="Ann Lee", birth="2010-05-17")
    script.do("add_player", name="Bo Cho", age=30)
    for begin, age in (("2026-05-16", 15), ("2026-05-17", 16), ("2027-05-17", 17)):
        script.do("details", details={"begin": begin})
        assert [player(script, number)["age"] for number in (1, 2)] == [age, 30]
    script.do("undo")
    assert player(script)["age"] == 16
    assert script.refused("change_player", player=1, age=12) == "age_not_of_birth"
    assert script.refused("change_player", player=1, birth="2030-01-01") == "birth_in_future"
    script.do("change_player", player=1, birth=None, age=12)
    assert player(script)["age"] == 12


def test_a_list_brings_every_field_under_its_common_names(script: Script, tmp_path: Path) -> None:
    script.do("details", details={"begin": "2026-05-16"})
    path = tmp_path / "list.csv"
    path.write_text(
        "Nombre;USCF Rating;FIDE;Estado;Mitglied bis;Équipe;Sibling;Grade;DOB;E-Mail\n"
        "Ann Lee;1100P12;0;FL;30.11.2026;Bears;Lee;5;17/05/2010;ann@example.org\n"
        "Bo Cho;unr;1402/7;;Life;;;K;2011;\n",
        encoding="utf-8",
    )
    script.do("import_players", path=str(path))
    ann, bo = player(script, 1), player(script, 2)
    assert (ann["rating"], ann["provisional"], ann["rating2"], ann["age"]) == (1100, 12, 0, 15)
    assert (ann["state"], ann["expires"], ann["team"]) == ("FL", "2026-11-30", "Bears")
    assert (ann["household"], ann["grade"], ann["birth"]) == ("Lee", "5", "2010-05-17")
    assert (bo["rating"], bo["rating2"], bo["provisional2"], bo["age"]) == (None, 1402, 7, 15)
    assert (bo["grade"], bo["birth"]) == ("K", "2011")
