"""A day of the example by the commands of a batch: what goes, what is refused, and what is said."""

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from tests.cli.inside import run
from tests.sixth_format.registered import KEY
from tourneydesk.present.messages import use_language

NAMES = ("Ann", "Béla", "Cem", "Dora", "Eva", "Finn")
Reply = dict[str, Any]


class Day:
    """An event of six on file, and the replies of its commands."""

    def __init__(self, path: Path, names: tuple[str, ...] = NAMES, cycles: int = 1) -> None:
        self.path = path
        self.ask("create", format=KEY, name="Club", seed="s", settings={"cycles": cycles})
        for name in names:
            self.ask("add_player", name=name)

    def ask(self, do: str, **fields: object) -> Reply:
        line = json.dumps({"do": do, **fields}).encode()
        ended = run("batch", self.path, stdin=line)
        assert ended.returncode == 0, ended
        reply: Reply = json.loads(ended.stdout)
        assert reply.get("code") != "fault", reply
        return reply

    def pair(self) -> list[list[int]]:
        """The next round: its boards, White first."""
        return boards(self.ask("pair"))

    def win(self, *tables: int) -> None:
        """The player with the lower number has won at these boards (none: at all that are open)."""
        state = json.loads(run("show", self.path, "--json").stdout)
        for table in state["rounds"][-1]["tables"]:
            if table["result"] is None and (not tables or table["table"] in tables):
                winner = min(seated(table))
                assert self.ask("result", table=table["table"], result={"winner": winner})["ok"]


def boards(reply: Reply) -> list[list[int]]:
    made = reply["round"]
    assert isinstance(made, dict)
    return [seated(table) for table in made["tables"]]


def seated(table: Mapping[str, Any]) -> list[int]:
    """Who sits there, White first."""
    return [seat["player"] for seat in table["seats"]]


@pytest.fixture
def day(tmp_path: Path) -> Day:
    return Day(tmp_path / "club.tourney")


def test_six_play_five_rounds_and_the_first_entered_wins(day: Day) -> None:
    assert day.ask("outlook")["rounds_planned"] == 5
    paired = []
    for _ in range(5):
        paired.append(day.pair())
        day.win()
    assert paired[0] == [[1, 6], [2, 5], [3, 4]]
    assert paired[4] == [[3, 6], [4, 2], [5, 1]]
    outlook = day.ask("outlook")
    assert (outlook["outlook"], outlook["winners"]) == ("finished", [1])
    assert day.ask("pair")["code"] == "all_have_met"
    for command in ("verify", "check", "show", "history"):
        assert run(command, day.path).returncode == 0


def test_twice_means_everybody_again_with_the_other_color(tmp_path: Path) -> None:
    day = Day(tmp_path / "twice.tourney", NAMES[:4], cycles=2)
    paired = []
    for _ in range(6):
        paired.append(day.pair())
        day.win()
    assert [[pair[::-1] for pair in one] for one in paired[:3]] == paired[3:]
    assert day.ask("outlook")["outlook"] == "finished"
    assert day.ask("set", settings={"cycles": 1})["code"] == "second_time_begun"


def test_whose_opponent_has_left_gets_the_point(day: Day) -> None:
    day.pair()
    day.win()
    assert day.ask("drop", player=6)["ok"]
    made = day.ask("pair")["round"]
    assert isinstance(made, dict)
    assert [(bye["player"], bye["points"]) for bye in made["byes"]] == [(4, 1)]
    said = day.ask("explain", player=4)
    assert "Finn has left" in json.dumps(said)
    assert day.ask("return", player=6)["ok"]
    day.win()
    assert day.pair() == [[2, 6], [3, 1], [4, 5]]


def test_nobody_comes_in_once_it_has_begun(day: Day) -> None:
    day.ask("drop", player=6)
    day.pair()
    assert day.ask("add_player", name="Late")["code"] == "too_late"
    assert day.ask("return", player=6)["code"] == "too_late"
    assert day.ask("undo")["ok"]
    assert day.ask("add_player", name="Late")["ok"]


def test_a_round_under_way_is_repaired_around_what_is_played(day: Day) -> None:
    day.pair()
    day.win()
    day.pair()
    day.win(1)
    day.ask("drop", player=5)
    found = day.ask("repairs", round=2, started=[3])
    choices = found["choices"]
    assert isinstance(choices, list)
    assert len(choices) > 1
    reply = day.ask("repair", round=2, started=[3], choice=1)
    made = reply["round"]
    assert isinstance(made, dict)
    assert [bye["player"] for bye in made["byes"]] == [3]
    assert boards(reply) == [[6, 4], [1, 2]]


def test_a_round_seated_by_hand_warns_of_what_the_table_does_not_have(day: Day) -> None:
    day.pair()
    reply = day.ask("set_tables", round=1, tables=[[6, 1], [2, 4], [3, 5]])
    assert [len(str(one)) > 20 for one in reply["warnings"]] == [True] * 3
    assert day.ask("set_tables", round=1, tables=[[1, 6], [2, 5, 3], [4]])["ok"] is False
    day.ask("undo")
    assert run("verify", day.path).returncode == 0


def test_what_would_be_and_why_it_is_so(day: Day) -> None:
    day.pair()
    would = day.ask("what_if", results=[{"table": 1, "result": {"winner": 6}}])
    standings = would["standings"]
    assert isinstance(standings, list)
    assert standings[0]["player"] == 6
    assert "round 5" in json.dumps(day.ask("explain", players=[1, 5]))
    assert day.ask("explain", players=[2, 5])["code"] == "they_met"
    assert "Berger table" in json.dumps(day.ask("explain", table=1))
    day.win()
    assert day.ask("explain", standing=1)["why"]


def test_what_the_table_leaves_no_room_for_is_refused_in_words(tmp_path: Path) -> None:
    day = Day(tmp_path / "five.tourney", NAMES[:5])
    assert day.ask("redraw", why="the lots fell down")["code"] == "nothing_is_drawn"
    day.pair()
    for do, fields, code in (
        ("request_bye", {"player": 1, "round": 2, "points": 0.5}, "no_byes"),
        ("forbid", {"players": [1, 2]}, "everybody_meets"),
        ("give_bye", {"round": 1, "player": 2}, "no_bye_in_format"),
    ):
        reply = day.ask(do, **fields)
        assert (reply["ok"], reply["code"]) == (False, code)
        assert str(reply["error"]).endswith(".")


def test_where_a_language_lacks_its_words_it_speaks_english(day: Day) -> None:
    day.pair()
    use_language("de")
    said = run("show", day.path).stdout.decode()
    assert "Runde 1" in said
    assert "Round robin" in said
