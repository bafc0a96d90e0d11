"""Byes by the director's decision, their points and limits, and house players, by `batch`."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Reply, Script


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    script = Script(tmp_path / "event.tourney")
    yield script
    script.close()


def seats(made: Reply) -> list[list[int]]:
    return [[seat["player"] for seat in table["seats"]] for table in made["tables"]]


def byes(made: Reply) -> list[tuple[int, float, str]]:
    return [(bye["player"], bye["points"], bye["why"]) for bye in made["byes"]]


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss"])
def test_the_bye_goes_to_another_player_and_whoever_had_it_takes_that_seat(
    script: Script, key: str
) -> None:
    script.create(key, 9)
    made = script.do("pair")["round"]
    ((had, points, why),) = byes(made)
    before = seats(made)
    player = before[1][1]
    reply = script.do("give_bye", round=1, player=player)
    assert byes(reply["round"]) == [(player, points, why)]
    after = [[had if one == player else one for one in table] for table in before]
    assert seats(reply["round"]) == after
    assert isinstance(reply["warnings"], list)
    assert script.ask("state")["state"]["rounds"][0]["byes"][0]["player"] == player
    reasons = script.do("explain", round=1, player=player)["reasons"]
    assert reasons[0]["code"] == "bye_by_hand"
    assert "seated_by_hand" in [
        reason["code"] for reason in script.do("explain", round=1, player=had)["reasons"]
    ]
    assert script.do("undo")["undone"]
    assert byes(script.ask("state")["state"]["rounds"][0]) == [(had, points, why)]


def test_a_bye_cannot_be_given_where_there_is_none_or_the_player_cannot_have_it(
    script: Script,
) -> None:
    script.create("us-swiss", 9, rounds=4)
    assert script.refused("give_bye", round=1, player=1) == "round_unknown"
    script.do("request_bye", player=2, round=2, points=0.5)
    ((had, _, _),) = byes(script.do("pair")["round"])
    assert script.refused("give_bye", round=1, player=had) == "has_this_bye"
    assert script.refused("give_bye", round=1, player=77) == "player_unknown"
    script.do("result", table=2, result={"draw": True})
    assert script.refused("give_bye", round=1, player=1) == "bye_with_results"
    for table in (1, 3, 4):
        script.do("result", table=table, result={"draw": True})
    assert byes(script.do("pair")["round"]) == [(2, 0.5, "requested")]
    assert script.refused("give_bye", round=2, player=1) == "no_bye_to_give"


def test_a_bye_in_a_hall_with_other_numbers_keeps_them(script: Script) -> None:
    script.create("us-swiss", 9)
    script.do("details", details={"first_table": "21"})
    script.do("fix_table", player=2, table=30)
    made = script.do("pair")["round"]
    numbers = [table["table"] for table in made["tables"]]
    reply = script.do("give_bye", round=1, player=1)
    assert [table["table"] for table in reply["round"]["tables"]] == numbers
    assert all(warning["text"] for warning in reply["warnings"])


@pytest.mark.parametrize("key", ["risk-swiss", "strikes", "dual-ring"])
def test_other_formats_have_no_bye_to_give(script: Script, key: str) -> None:
    script.create(key, 10)
    script.do("pair")
    assert script.refused("give_bye", round=1, player=1) == "no_bye_in_format"


def test_who_had_a_bye_before_is_warned_about(script: Script) -> None:
    script.create("us-swiss", 5, rounds=3)
    ((first, _, _),) = byes(script.do("pair")["round"])
    for table in (1, 2):
        script.do("result", table=table, result={"draw": True})
    script.do("pair")
    reply = script.do("give_bye", round=2, player=first)
    assert "second_bye" in [warning["code"] for warning in reply["warnings"]]


def test_a_full_point_on_request_is_the_directors_decision_and_warned_about(
    script: Script,
) -> None:
    script.create("us-swiss", 8, rounds=4)
    reply = script.do("request_bye", player=3, round=1, points=1)
    assert [warning["code"] for warning in reply["warnings"]] == ["full_bye_by_director"]
    assert "warnings" not in script.do("request_bye", player=4, round=2, points=0.5)
    made = script.do("pair")["round"]
    assert (3, 1, "requested") in byes(made)
    # It counts as a full-point bye: the next odd bye goes to another.
    assert (8, 1, "odd") in byes(made)
    assert script.refused("request_bye", player=3, round=2, points=2) == "bye_points"


def test_so_many_half_point_byes_may_a_player_request(script: Script) -> None:
    script.create("us-swiss", 8, rounds=5, half_point_byes=1)
    script.do("request_bye", player=1, round=2, points=0.5)
    assert script.refused("request_bye", player=1, round=3, points=0.5) == "too_many_half_byes"
    script.do("request_bye", player=1, round=3, points=0)
    script.do("request_bye", player=1, round=2, points=0.5)
    script.do("request_bye", player=2, round=3, points=0.5)
    script.do("set", settings={"half_point_byes": None})
    script.do("request_bye", player=1, round=4, points=0.5)


@pytest.mark.parametrize("points", [1, 0.5, 0])
def test_the_bye_of_an_odd_field_is_worth_what_the_organizer_sets(
    script: Script, points: float
) -> None:
    reply = script.do(
        "create", format="us-swiss", name="X", seed="s", settings={"bye_points": points}
    )
    assert reply["settings"]["bye_points"] == points
    for number in range(1, 6):
        script.do("add_player", name=f"P{number}", rating=2000 - number)
    had = []
    for _ in range(3):
        made = script.do("pair")["round"]
        ((player, worth, why),) = byes(made)
        assert (worth, why) == (points, "odd")
        had.append(player)
        for table in (1, 2):
            script.do("result", table=table, result={"draw": True})
    assert len(set(had)) == 3, "nobody twice, whatever it is worth"
    rows = script.ask("standings")["standings"]
    assert {row["points"] for row in rows if row["player"] in had} == {1 + points}


def test_a_house_player_plays_only_when_the_number_is_odd_and_is_not_ranked(
    script: Script,
) -> None:
    script.do("create", format="us-swiss", name="X", seed="s", settings={"rounds": 3})
    for number in range(1, 6):
        script.do("add_player", name=f"P{number}", rating=1900 - number)
    house = script.do("add_player", name="House", rating=2200, house=True)["player"]
    made = script.do("pair")["round"]
    assert byes(made) == []
    assert house in [player for table in seats(made) for player in table]
    for table in made["tables"]:
        players = [seat["player"] for seat in table["seats"]]
        winner = house if house in players else players[0]
        script.do("result", table=table["table"], result={"winner": winner})
    script.do("add_player", name="Late", rating=1500)
    made = script.do("pair")["round"]
    assert house not in [player for table in seats(made) for player in table]
    assert byes(made) == []
    for table in made["tables"]:
        winner = table["seats"][0]["player"]
        script.do("result", table=table["table"], result={"winner": winner})
    rows = script.ask("standings")["standings"]
    assert rows[-1]["player"] == house
    assert rows[-1]["place"] is None
    assert [row["place"] for row in rows[:-1]] == sorted(row["place"] for row in rows[:-1])
    assert rows[0]["place"] == 1
    state = script.ask("state")["state"]
    assert [player["id"] for player in state["players"] if player.get("house")] == [house]
    script.do("change_player", player=house, house=False)
    assert script.ask("standings")["standings"][-1]["place"] is not None
    assert script.refused("change_player", player=house, house="yes") == "house_yes_or_no"


def test_a_house_player_who_sits_out_is_not_missed(script: Script) -> None:
    script.create("us-swiss", 4)
    house = script.do("add_player", name="House", rating=2500, house=True)["player"]
    assert house == 5
    script.do("pair")
    for choice in script.do("repairs", round=1)["choices"]:
        assert choice["counts"]["weigh_out"] == [0, 0]
    (reason,) = script.do("explain", round=1, player=house)["reasons"]
    assert reason["code"] == "house_sat_out"
    script.do("drop", player=4)
    choices = script.do("repairs", round=1)["choices"]
    best = choices[1]["round"]
    assert house in [player for table in seats(best) for player in table]
    assert best["byes"] == []


def test_a_house_player_wins_nothing(script: Script) -> None:
    script.do("create", format="us-swiss", name="X", seed="s", settings={"rounds": 1})
    script.do("add_player", name="A", rating=1900)
    house = script.do("add_player", name="House", rating=2200, house=True)["player"]
    script.do("pair")
    script.do("result", table=1, result={"winner": house})
    assert script.ask("state")["state"]["winners"] == [1]


def test_other_formats_have_no_house_player(script: Script) -> None:
    script.create("age-swiss", 4)
    assert script.refused("add_player", name="House", age=12, house=True) == "no_house_players"
    script.do("add_player", name="Guest", age=12, house=False)
