"""A field that a command does not have is refused by name, before anything changes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Script
from tourneydesk.cli.batch.commands import COMMANDS
from tourneydesk.cli.batch.requests import Request, fields_of
from tourneydesk.present.messages import text

VALUES = {
    "players": [1, 2],
    "tables": [[1, 2]],
    "result": {"draw": True},
    "results": [],
    "settings": {},
    "points": 0.5,
    "round": 1,
    "table": 1,
    "player": 1,
}


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    script = Script(tmp_path / "event.tourney").create("us-swiss", 6)
    yield script
    script.close()


@pytest.mark.parametrize("name", sorted(set(COMMANDS) - {"details"}))
def test_every_command_refuses_an_unknown_field_by_name_and_names_its_own(
    script: Script, name: str
) -> None:
    script.do("pair")
    known = fields_of(COMMANDS[name]) or ()
    before, steps = script.state(), len(script.batch.need_session().steps)
    asked = {field: VALUES.get(field, "x") for field in known}
    for unknown in ("colour", "Round", "Do", "", "two\nlines", "a" * 500):
        reply = script.ask(name, **{**asked, unknown: None})
        assert reply["code"] == "unknown_field"
        assert reply["known"] == ", ".join(known)
        assert f"“{name}”" in reply["error"]
        assert all(field in reply["error"] for field in known)
        assert len(reply["error"].splitlines()) == 1
        assert len(reply["error"]) < 400
    assert script.state() == before
    assert len(script.batch.need_session().steps) == steps
    assert not (script.batch.path.parent / "x").exists()


def test_the_first_unknown_fields_are_all_named(script: Script) -> None:
    reply = script.ask("forbid", players=[1, 2], why="brothers", until=3)
    assert reply["error"] == " ".join(
        [
            text("unknown-field", do="forbid", field="why"),
            text("unknown-field", do="forbid", field="until"),
            text("known-fields", known="players"),
        ]
    )
    assert (reply["field"], reply["known"]) == ("why", "players")


def test_a_command_without_fields_says_so(script: Script) -> None:
    unknown, no_fields = text("unknown-field", do="undo", field="steps"), text("no-fields")
    assert script.ask("undo", steps=2)["error"] == f"{unknown} {no_fields}"


def test_the_fields_of_results_that_are_tried_are_refused_too(script: Script) -> None:
    script.do("pair")
    tried = {"table": 1, "result": {"draw": True}}
    script.do("what_if", results=[tried])
    for unknown in ("board", "do"):
        reply = script.ask("what_if", results=[tried, {**tried, unknown: 2}])
        assert reply["code"] == "unknown_field"
        assert reply["field"] == f"results.{unknown}"
        assert reply["known"] == ", ".join(f"results.{one}" for one in ("table", "round", "result"))


@pytest.mark.parametrize("part", ["colour", "do"])
def test_parts_of_a_result_and_settings_are_refused_by_name(script: Script, part: str) -> None:
    script.do("pair")
    code = script.refused("result", table=1, result={"draw": True, part: 1})
    assert code == "result_part_unknown"
    assert script.refused("set", settings={part: 1}) == "unknown_setting"


def test_details_come_together_or_as_fields_of_their_own(script: Script) -> None:
    assert script.do("details", details={"venue": "Hall 2"})["details"]["venue"] == "Hall 2"
    assert script.do("details", venue="Hall 3")["details"]["venue"] == "Hall 3"
    assert script.refused("details", details={"prize": "cup"}) == "unknown_detail"
    assert script.refused("details", details={"do": "cup"}) == "unknown_detail"
    assert script.refused("details", prize="cup") == "unknown_detail"
    assert script.refused("details", details={"venue": "Hall 4"}, date="today") == "unknown_field"
    assert script.refused("details", details={"venue": 4}) == "field_wrong"
    assert script.refused("details", details="Hall 4") == "field_wrong"


def test_a_command_cannot_read_a_field_that_it_does_not_name() -> None:
    with pytest.raises(KeyError):
        Request("pair", {}).taking(("seed",)).text_or_none("round")


@pytest.mark.parametrize(
    ("whom", "field"),
    [
        ({"kind": "place", "low": 1800}, "for.low"),
        ({"kind": "unrated", "unrated": True}, "for.unrated"),
        ({"kind": "club", "value": "Rooks", "players": [1]}, "for.players"),
        ({"kind": "age", "high": 10, "unrated": True}, "for.unrated"),
    ],
)
def test_a_prize_refuses_what_its_kind_of_class_would_ignore(
    script: Script, whom: dict[str, object], field: str
) -> None:
    reply = script.ask("prizes", prizes=[{"place": 1, "amount": 5, "for": whom}])
    assert (reply["code"], reply["field"]) == ("unknown_field", field)
    assert "prizes" not in script.state()
