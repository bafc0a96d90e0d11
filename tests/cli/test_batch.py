"""The batch contract: names and shapes that scripts rely on."""

import io
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Reply, Script, places
from tourneydesk.cli.batch.batch import answer, run_batch
from tourneydesk.cli.main import main
from tourneydesk.present import messages


@pytest.fixture
def script(tmp_path: Path) -> Iterator[Script]:
    script = Script(tmp_path / "event.tourney")
    yield script
    script.close()


def test_an_event_begins_with_create_and_names_every_setting(script: Script) -> None:
    assert script.ask("state")["code"] == "no_event_yet"
    reply = script.do("create", format="strikes", name="Games day", settings={"largest_table": 4})
    assert reply["format"] == "strikes"
    assert reply["settings"] == {
        "largest_table": 4,
        "elimination_level": 35,
        "seating": "optimised",
        "works_with_two": False,
        "five_left": "four_and_bye",
        "rounds": None,
        "strikes_by_place": None,
        "re_entry": False,
    }
    assert reply["seed"]
    assert script.refused("create", format="strikes", name="Another") == "event_exists"


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"format": "chess-960", "name": "X"}, "format_unknown"),
        ({"format": "strikes"}, "field_missing"),
        ({"format": "strikes", "name": 7}, "field_wrong"),
        ({"format": "strikes", "name": "  "}, "event_name"),
        ({"format": "strikes", "name": "X\nY"}, "event_name"),
        ({"format": "strikes", "name": "x" * 201}, "event_name"),
        ({"format": "strikes", "name": "\u200b"}, "event_name"),
        ({"format": "strikes", "name": "Half \ud800"}, "event_name"),
        ({"format": "strikes", "name": "X", "seed": ""}, "seed_length"),
        ({"format": "strikes", "name": "X", "seed": "\ud800"}, "seed_length"),
        ({"format": "strikes", "name": "X", "seed": "two\nlines"}, "seed_length"),
        ({"format": "strikes", "name": "X", "settings": {"level": 3}}, "unknown_setting"),
        ({"format": "strikes", "name": "X", "settings": {"elimination_level": 0}}, "value_between"),
        ({"format": "strikes", "name": "X", "settings": [1]}, "field_wrong"),
    ],
)
def test_an_event_that_cannot_be_is_not_made(
    script: Script, fields: dict[str, object], code: str
) -> None:
    assert script.ask("create", **fields)["code"] == code
    assert not script.batch.path.exists()


def test_an_event_can_be_called_anything_that_can_be_written(tmp_path: Path) -> None:
    for number, name in enumerate(("👨‍👩‍👧 Cup", "بطولة\u200f", "<b>Bold</b> & co", "Z" * 200)):
        script = Script(tmp_path / f"{number}.tourney")
        reply = script.do("create", format="strikes", name=f"  {name} ", seed="ü 名")
        assert reply["name"] == name.rstrip("\u200f")
        script.close()


def test_the_details_of_an_event_stand_on_one_line_each(script: Script) -> None:
    script.create("strikes")
    details = script.do("details", name="Spring", venue=" Hall 2 ", date="")["details"]
    assert details == {"name": "Spring", "venue": "Hall 2", "date": ""}
    assert script.refused("details", venue="two\nlines") == "control_character"
    assert script.refused("details", venue="\ud800") == "half_character"
    assert script.refused("details", name="a\0") == "event_name"
    assert script.refused("details", prize="cup") == "unknown_detail"


def test_players_are_numbered_from_one_and_keep_what_is_known(script: Script) -> None:
    script.create("risk-swiss")
    about = {"rating": 1500, "age": 12, "member_id": "A1", "club": "Rooks", "note": "front row"}
    assert script.do("add_player", name="  Ada  ", **about)["player"] == 1
    assert script.do("add_player", name="Béla")["player"] == 2
    first, second = script.state()["players"]
    rest = {"age_group": None, "checked_in": False, "status": "active", "fixed_table": None}
    rest |= {"given": None, "family": "Ada"}
    assert first == {"id": 1, "name": "Ada", **about, **rest}
    assert (second["rating"], second["age"], second["member_id"]) == (None, None, None)
    script.do("change_player", player=2, rating=1700)
    assert script.state()["players"][1]["rating"] == 1700
    script.do("change_player", player=1, rating=None)
    assert script.state()["players"][0]["rating"] is None
    assert script.state()["players"][0]["name"] == "Ada"


@pytest.mark.parametrize(
    "about",
    [
        {"name": ""},
        {"name": "x" * 201},
        {"name": "tab\there"},
        {"name": 5},
        {"name": "Half \ud800"},
        {"name": "X", "rating": 4001},
        {"name": "X", "rating": -1},
        {"name": "X", "rating": True},
        {"name": "X", "rating": 2**63},
        {"name": "X", "age": 131},
        {"name": "X", "age": "old"},
        {"name": "X", "age": [1]},
        {},
    ],
)
def test_a_player_who_cannot_be_is_refused(script: Script, about: dict[str, object]) -> None:
    script.create("risk-swiss")
    assert script.refused("add_player", **about)


def test_one_member_number_is_one_player(script: Script) -> None:
    script.create("risk-swiss")
    script.do("add_player", name="Ada", member_id="7")
    assert script.refused("add_player", name="Béla", member_id="7") == "member_entered"
    script.do("add_player", name="Ada")


def test_a_list_enters_everybody_or_nobody(script: Script, tmp_path: Path) -> None:
    script.create("risk-swiss")
    good, bad = tmp_path / "good.csv", tmp_path / "bad.csv"
    good.write_text("name,rating\nAda,1500\nBéla,\n", encoding="utf-8")
    bad.write_text("name,rating\nCarl,1500\nDora,many\nEmil,1600\n", encoding="utf-8")
    assert script.do("import_players", path=str(good))["players"] == [1, 2]
    refused = script.ask("import_players", path=str(bad))
    assert refused["ok"] is False
    assert [problem["row"] for problem in refused["problems"]] == [3]
    assert refused["error"].startswith(
        messages.text(
            "in-row",
            row=3,
            said=messages.text("not-whole", field="rating", value="many", most=4000),
        )
    )
    assert len(script.state()["players"]) == 2
    skipped = script.do("import_players", path=str(bad), skip_bad=True)
    assert skipped["players"] == [3, 4]
    assert [problem["row"] for problem in skipped["problems"]] == [3]
    assert script.do("undo")["undone"] == messages.text("step-players-added", count=2)
    assert len(script.state()["players"]) == 2


def test_a_refused_list_says_first_what_refuses_it(script: Script, tmp_path: Path) -> None:
    script.create("risk-swiss")
    path = tmp_path / "old.csv"
    path.write_bytes("name,rating\nJosé,1500\nDora,many\n".encode("cp1252"))
    refused = script.ask("import_players", path=str(path))
    # How the letters were read is worth a look, but it is not why the list is refused.
    assert refused["code"] == "not_whole"
    assert refused["error"].startswith("Row 3: ")
    assert [problem["serious"] for problem in refused["problems"]] == [False, True]


def test_many_problems_are_counted_not_all_said(script: Script, tmp_path: Path) -> None:
    script.create("risk-swiss")
    path = tmp_path / "bad.csv"
    path.write_text("name,rating\n" + "".join(f"P{n},many\n" for n in range(300)))
    refused = script.ask("import_players", path=str(path))
    assert refused["error"].endswith(messages.text("more-problems", more=295))
    assert len(refused["problems"]) == 300
    settings = {f"s{number}": 1 for number in range(6)}
    refused = script.ask("set", settings=settings)
    assert refused["error"].endswith(messages.text("more-problems", more=1))


def test_a_round_is_posted_in_the_shape_of_the_contract(script: Script) -> None:
    script.create("risk-swiss", players=9)
    posted = script.do("pair")["round"]
    assert (posted["number"], posted["kind"], posted["byes"]) == (1, "swiss", [])
    assert [len(table["seats"]) for table in posted["tables"]] in ([4, 5], [5, 4])
    table = posted["tables"][0]
    assert set(table) >= {"table", "seats", "result", "void"}
    assert table["seats"][0].keys() >= {"player", "role"}
    assert script.state()["rounds"] == [posted]
    assert script.state()["status"] == "playing"


def test_the_outlook_says_what_is_missing_and_then_what_comes(script: Script) -> None:
    script.create("risk-swiss", players=3)
    outlook = script.do("outlook")
    assert outlook["outlook"] == "setup"
    (advice,) = [one for one in outlook["advice"] if one["code"] == "cannot_seat"]
    assert advice["counts_that_work"] == [4, 5]
    assert script.refused("pair") == "cannot_seat"
    script.do("add_player", name="Fourth")
    assert script.do("outlook")["outlook"] == "ready"
    script.do("pair")
    outlook = script.do("outlook")
    assert (outlook["outlook"], outlook["needs"]) == ("waiting", [1])
    assert script.refused("pair") == "results_missing"
    script.do("result", table=1, result=places(1, 2, 3, 4))
    outlook = script.do("outlook")
    assert (outlook["outlook"], outlook["next_kind"]) == ("ready", "final")
    script.do("pair")
    script.do("result", table=1, result=places(2, 1, 3, 4))
    assert script.do("outlook")["outlook"] == "finished"
    assert script.state()["winners"] == [2]
    assert script.state()["status"] == "finished"
    assert script.refused("pair") == "event_finished"


def test_the_outlook_names_no_shows_who_would_be_paired(script: Script) -> None:
    script.create("us-swiss", players=6)
    script.do("pair")
    for table in script.do("outlook")["needs"]:
        seats = script.state()["rounds"][0]["tables"][table - 1]["seats"]
        script.do("result", table=table, result={"forfeit": [seats[0]["player"]]})
    missed = [one for one in script.do("outlook")["advice"] if one["code"] == "no_show_is_paired"]
    assert len(missed) == 3
    assert (missed[0]["round"], missed[0]["next"]) == (1, 2)
    script.do("drop", player=missed[0]["player"])
    script.do("request_bye", player=missed[1]["player"], round=2, points=0)
    (left,) = [one for one in script.do("outlook")["advice"] if one["code"] == "no_show_is_paired"]
    assert left["player"] == missed[2]["player"]


def test_a_result_can_be_corrected_cleared_undone_and_redone(script: Script) -> None:
    script.create("risk-swiss", players=4)
    script.do("pair")
    script.do("result", table=1, result=places(1, 2, 3, 4))
    script.do("result", round=1, table=1, result=places(4, 2, 3, 1))
    first = script.do("standings")["standings"][0]
    assert (first["player"], first["points"]) == (4, 5)
    assert {"place", "player", "points", "tiebreaks", "out_in"} <= set(first)
    assert script.do("undo")["undone"] == messages.text(
        "step-result", "risk-swiss", table=1, round=1
    )
    assert script.do("standings")["standings"][0]["player"] == 1
    assert script.do("redo")["redone"] == messages.text(
        "step-result", "risk-swiss", table=1, round=1
    )
    script.do("clear_result", round=1, table=1)
    assert script.state()["rounds"][0]["tables"][0]["result"] is None
    assert script.refused("clear_result", round=1, table=1) == "no_result_there"


def test_dual_ring_replies_with_the_tables_it_calls(script: Script) -> None:
    script.create("dual-ring", players=4, seating="entered")
    script.do("pair")
    reply = script.do("result", table=1, result={"winner": 1})
    (called,) = reply["called"]
    assert called["table"] == 5
    assert [seat["player"] for seat in called["seats"]] == [1, 3]
    assert [seat["role"] for seat in called["seats"]] == ["white", "black"]
    assert script.state()["rounds"][0]["tables"][1]["void"] is True
    assert all(row["out_in"] is None for row in script.state()["standings"])
    assert script.refused("result", table=1, result={"winner": 2})
    # Three are in: 1 leaves, and the last two, 3 and 4, are level with no win each.
    called = script.do("drop", player=1)["called"]
    assert [[seat["player"] for seat in table["seats"]] for table in called] == [[3, 4], [4, 3]]


def test_a_finished_ring_says_that_it_is_over(script: Script) -> None:
    script.create("dual-ring", players=3)
    script.do("pair")
    assert script.refused("pair") == "ring_is_set"
    script.do("drop", player=1)
    (first, _) = script.do("outlook")["needs"]
    script.do("result", table=first, result={"winner": 2})
    assert script.state()["winners"] == [2]
    assert script.refused("pair") == "event_finished"


def test_age_swiss_standings_come_within_each_age_group_too(script: Script) -> None:
    script.do("create", format="age-swiss", name="T", seed="s", settings={"rounds": 1})
    for age in (8, 9, 30, 31):
        script.do("add_player", name=f"Aged {age}", age=age)
    script.do("pair")
    for table, winner in ((1, 3), (2, 1)):
        script.do("result", table=table, result={"winner": winner})
    groups = script.do("standings")["age_groups"]
    places = {name: [(row["place"], row["player"]) for row in groups[name]] for name in groups}
    assert places == {"10 and under": [(1, 1), (2, 2)], "11–14": [], "15 and up": [(1, 3), (2, 4)]}


def test_strikes_standings_count_strikes_and_name_the_groups(script: Script) -> None:
    script.create("strikes", players=8, elimination_level=1000)
    for _ in range(2):
        posted = script.do("pair")["round"]
        for table in posted["tables"]:
            scores = {str(seat["player"]): 50 - seat["player"] for seat in table["seats"]}
            script.do("result", table=table["table"], result={"scores": scores})
    rounds = script.state()["rounds"]
    assert [one["kind"] for one in rounds] == ["random", "split"]
    assert set(rounds[1]["groups"].values()) == {"G1", "G2"}
    assert "strikes" in script.state()["standings"][0]
    assert script.do("standings", round=1)["standings"]


def test_seating_by_hand_keeps_the_players_and_warns(script: Script) -> None:
    script.create("risk-swiss", players=8)
    posted = script.do("pair")["round"]
    one, two = [[seat["player"] for seat in table["seats"]] for table in posted["tables"]]
    swapped = [[two[0], *one[1:]], [one[0], *two[1:]]]
    reply = script.do("set_tables", round=1, tables=swapped)
    assert reply["warnings"] == []
    seated = [[seat["player"] for seat in table["seats"]] for table in reply["round"]["tables"]]
    assert [sorted(table) for table in seated] == [sorted(table) for table in swapped]
    assert script.refused("set_tables", round=1, tables=[one, one]) == "seated_wrongly"
    assert script.refused("set_tables", round=1, tables=[one]) == "left_without_seat"
    assert script.refused("set_tables", round=1, tables=[one, [*two[1:], 99]]) == "seated_stranger"
    assert script.refused("set_tables", round=2, tables=[one, two]) == "round_unknown"
    script.do("result", table=1, result=places(*seated[0]))
    assert script.refused("set_tables", round=1, tables=[one, two]) == "table_has_result"


def test_tables_with_results_stay_while_others_are_seated_by_hand(script: Script) -> None:
    script.create("strikes", players=12, largest_table=4)
    posted = script.do("pair")["round"]
    one, two, three = [[seat["player"] for seat in table["seats"]] for table in posted["tables"]]
    script.do("result", table=1, result={"scores": {str(player): player for player in one}})
    swapped = [one, [three[0], *two[1:]], [two[0], *three[1:]]]
    reply = script.do("set_tables", round=1, tables=swapped)
    assert reply["round"]["tables"][0]["result"] is not None
    assert script.refused("set_tables", round=1, tables=[two, one, three]) == "table_has_result"
    assert script.do("undo")["undone"] == messages.text("step-by-hand", round=1)


def test_whoever_left_after_the_round_was_posted_is_not_seated_anew(script: Script) -> None:
    script.create("risk-swiss", players=8)
    posted = script.do("pair")["round"]
    one, two = [[seat["player"] for seat in table["seats"]] for table in posted["tables"]]
    script.do("drop", player=one[0])
    swapped = [[two[0], *one[1:]], [one[0], *two[1:]]]
    assert script.refused("set_tables", round=1, tables=swapped) == "seated_though_gone"
    assert script.do("set_tables", round=1, tables=[one, two])["warnings"] == []


def test_every_table_can_be_explained_with_its_rule(script: Script) -> None:
    script.create("strikes", players=8)
    script.do("pair")
    for fields in ({"round": 1, "table": 1}, {"round": 1, "player": 3}, {"table": 2}):
        reasons = script.do("explain", **fields)["reasons"]
        assert reasons
        assert all(reason["code"] and reason["rule"] and reason["text"] for reason in reasons)
    assert script.refused("explain", round=1, table=9) == "table_unknown"
    assert script.refused("explain", round=1, player=99) == "player_unknown"
    assert script.refused("explain", round=3, table=1) == "round_unknown"
    assert script.refused("explain", round=1) == "explain_what"


def test_a_batch_says_why_two_players_did_not_meet(script: Script) -> None:
    script.create("dual-ring", players=6, seating="entered")
    script.do("pair")
    reasons = script.do("explain", players=[1, 4])["reasons"]
    assert reasons[0]["code"] == "why_not_yet"
    script.do("result", table=1, result={"winner": 1})
    (reason,) = script.do("explain", round=1, players=[2, 1])["reasons"]
    assert reason["text"] == messages.text(
        "why-not-won", "dual-ring", table=1, player1="P1", player2="P2"
    )
    assert script.refused("explain", players=[1]) == "two_players_needed"
    assert script.refused("explain", players=[1, 1]) == "why_not_oneself"


def test_players_are_kept_apart_on_request(script: Script) -> None:
    script.create("risk-swiss", players=8)
    script.do("forbid", players=[1, 2])
    posted = script.do("pair")["round"]
    for table in posted["tables"]:
        assert not {1, 2} <= {seat["player"] for seat in table["seats"]}
    assert script.refused("forbid", players=[1]) == "two_players_needed"
    assert script.refused("forbid", players=[1, 1]) == "pair_of_one"
    assert script.refused("forbid", players=[9, 9]) == "player_unknown"
    assert script.refused("allow", players=[1, 9]) == "player_unknown"


def test_byes_on_request_are_refused_where_the_format_has_none(script: Script) -> None:
    script.create("risk-swiss", players=8)
    assert script.refused("request_bye", player=1, round=1, points=0.5)
    assert script.refused("request_bye", player=1, round=1, points=0.25)
    assert script.refused("request_bye", player=99, round=1, points=0)


def test_a_seed_of_its_own_gives_another_draw_that_is_kept(script: Script) -> None:
    script.create("risk-swiss", players=20)
    first = script.do("pair")["round"]
    script.do("undo")
    assert script.do("pair")["round"] == first
    script.do("undo")
    other = script.do("pair", seed="dice 4 2 6")["round"]
    assert other["tables"] != first["tables"]
    assert other["draw"]["seed"] == "dice 4 2 6"
    script.do("undo")
    for seed in ("", "\ud800", "x" * 201, "two\nlines"):
        assert script.refused("pair", seed=seed) == "seed_length"


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"nonsense", "not_json"),
        (b"", "not_json"),
        (b"  \t", "not_json"),
        (b'{"do": "state"', "not_json"),
        (b"\xff\xfe", "not_json"),
        (b'{"do": "pair", "x": NaN}', "not_json"),
        (b'{"do": "pair", "x": Infinity}', "not_json"),
        (b'{"do": "drop", "player": 1e999999999}', "no_event_yet"),
        (b'{"do": "drop", "player": ' + b"9" * 5000 + b"}", "no_event_yet"),
        (b'{"do": "drop", "player": 1, "player": 2}', "field_twice"),
        (b'{"do": "result", "result": {"scores": {"1": 3, "1": 4}}}', "field_twice"),
        (b"[" * 100_000, "not_json"),
        (b"[]", "no_command"),
        (b'"pair"', "no_command"),
        (b"{}", "no_command"),
        (b'{"do": 3}', "no_command"),
        (b'{"do": "dance"}', "unknown_command"),
        (b'{"do": "state"}', "no_event_yet"),
    ],
)
def test_a_line_that_cannot_be_read_is_refused_and_the_stream_goes_on(
    tmp_path: Path, line: bytes, code: str
) -> None:
    lines = io.BytesIO(line + b"\n" + b'{"do":"create","format":"strikes","name":"X"}\n')
    replies = io.BytesIO()
    assert run_batch(tmp_path / "e.tourney", lines, replies) == 0
    first, second = map(json.loads, replies.getvalue().splitlines())
    assert (first["ok"], first["code"]) == (False, code)
    assert first["error"].endswith(".")
    assert second["ok"]


@pytest.mark.parametrize("number", ["1e400", "9" * 5000, "-1e9999", "0." + "1" * 100])
def test_a_number_beyond_any_game_is_refused_by_the_name_of_its_field(
    script: Script, number: str
) -> None:
    script.create("strikes", players=3)
    script.do("pair")
    for line, field in (
        ('{"do": "drop", "player": @}', "player"),
        ('{"do": "set", "settings": {"elimination_level": @}}', "elimination_level"),
        ('{"do": "add_player", "name": "X", "rating": @}', "rating"),
        ('{"do": "result", "table": 1, "result": {"scores": {"1": @, "2": 1, "3": 2}}}', "score"),
    ):
        reply = answer(script.batch, line.replace("@", number).encode())
        assert reply["ok"] is False
        assert field in str(reply.get("setting", reply["error"])).lower()
        assert number[:6] in str(reply) or field == "player"
        assert len(str(reply)) < 500


def test_a_line_without_end_is_refused_without_being_kept(tmp_path: Path) -> None:
    long = b'{"do": "add_player", "name": "' + b"x" * 5_000_000 + b'"}\n'
    lines = (
        b'{"do":"create","format":"strikes","name":"X"}\n' + long + b'{"do":"state"}\n' + long[:-1]
    )
    replies = io.BytesIO()
    assert run_batch(tmp_path / "e.tourney", io.BytesIO(lines), replies) == 0
    said = [json.loads(reply) for reply in replies.getvalue().splitlines()]
    assert [reply.get("code") for reply in said] == [None, "line_too_long", None, "line_too_long"]


def test_the_same_commands_give_the_same_bytes(tmp_path: Path) -> None:
    lines: list[Reply] = [{"do": "create", "format": "strikes", "name": "X", "seed": "s"}]
    lines += [{"do": "add_player", "name": f"P{n}"} for n in range(12)]
    lines += [{"do": "pair"}, {"do": "state"}, {"do": "outlook"}, {"do": "explain", "table": 1}]
    text = b"".join(json.dumps(line).encode() + b"\n" for line in lines)
    runs = []
    for name in ("one", "two"):
        replies = io.BytesIO()
        run_batch(tmp_path / name, io.BytesIO(text), replies)
        runs.append(replies.getvalue())
    assert runs[0] == runs[1]


def test_an_event_goes_on_where_the_last_batch_left_it(tmp_path: Path) -> None:
    path = tmp_path / "event.tourney"
    first = Script(path).create("risk-swiss", players=5)
    first.do("pair")
    state = first.state()
    first.close()
    second = Script(path)
    assert second.state() == state
    second.do("undo")
    second.close()
    third = Script(path)
    assert third.state()["rounds"] == []
    third.do("redo")
    assert third.state() == state
    third.close()


def test_a_fault_of_the_program_is_an_answer_too(
    script: Script, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    script.create("risk-swiss", players=4)
    monkeypatch.setattr("tourneydesk.faults.log_folder", lambda: tmp_path / "log")
    monkeypatch.setitem(
        __import__("tourneydesk.cli.batch.commands", fromlist=["COMMANDS"]).COMMANDS, "pair", broken
    )
    reply = answer(script.batch, b'{"do": "pair"}')
    assert (reply["ok"], reply["code"]) == (False, "fault")
    assert "ZeroDivisionError" in (tmp_path / "log" / "faults.log").read_text()


def test_players_are_checked_in_and_the_others_dropped(script: Script) -> None:
    script.create("us-swiss", 4)
    assert script.refused("drop_absent") == "nobody_checked_in"
    assert script.do("check_in", players=[1, 2, 3])["players"] == [1, 2, 3]
    script.do("check_in", players=[3], not_here=True)
    assert [one["checked_in"] for one in script.state()["players"]] == [True, True, False, False]
    assert script.do("drop_absent")["players"] == [3, 4]
    assert script.do("undo")["undone"] == messages.text("step-absent", count=2)


def test_a_round_is_proposed_drawn_again_and_posted(script: Script) -> None:
    script.create("strikes")
    for number in range(12):
        script.do("add_player", name=f"P{number}")
    proposed = script.do("propose")["round"]
    assert script.do("state")["state"]["rounds"] == []
    reply = script.do("redraw", why="dice on the floor")
    assert reply["round"] == 1
    assert reply["redraws"] == ["dice on the floor"]
    again = script.do("propose")["round"]
    assert again["tables"] != proposed["tables"]
    posted = script.do("pair")["round"]
    assert posted["draw"]["label"] == "round 1, redraw 1"
    assert (posted["tables"], posted["redraws"]) == (again["tables"], ["dice on the floor"])
    assert script.refused("redraw", why="x") == "nothing_to_redraw"
    script.do("undo")
    assert script.refused("redraw", why="  ") == "redraw_without_why"
    assert script.refused("redraw") == "field_missing"


def test_a_player_has_a_table_of_his_own_until_it_is_taken_back(script: Script) -> None:
    script.create("us-swiss", 8)
    script.do("details", first_table="21")
    assert script.do("fix_table", player=3, table=24) == {"ok": True, "player": 3, "table": 24}
    tables = script.do("pair")["round"]["tables"]
    assert [table["table"] for table in tables] == [21, 22, 23, 24]
    assert 3 in [seat["player"] for seat in tables[-1]["seats"]]
    assert script.state()["players"][2]["fixed_table"] == 24
    reasons = script.do("explain", table=24)["reasons"]
    assert messages.text("has-this-table", "us-swiss", table=24, player1="P3") in [
        reason["text"] for reason in reasons
    ]
    assert script.do("result", table=24, result={"draw": True})["table"] == 24
    assert script.refused("result", table=1, result={"draw": True}) == "table_unknown"
    seating = [[seat["player"] for seat in table["seats"]] for table in tables]
    by_hand = [seating[1], seating[0], *seating[2:]]
    arranged = script.do("set_tables", round=1, tables=by_hand)["round"]["tables"]
    assert [table["table"] for table in arranged] == [21, 22, 23, 24]
    assert [[seat["player"] for seat in table["seats"]] for table in arranged] == by_hand
    script.do("fix_table", player=3, table=None)
    assert script.refused("fix_table", player=3, table=None) == "table_not_fixed"
    assert script.refused("fix_table", player=99, table=1) == "player_unknown"
    assert script.refused("fix_table", player=3, table=0) == "table_number"
    assert script.refused("details", first_table="one") == "table_number"


def test_a_table_fixed_for_two_players_is_warned_about(
    script: Script, capfd: pytest.CaptureFixture[str]
) -> None:
    script.create("us-swiss", 8)
    assert "warnings" not in script.do("fix_table", player=5, table=2)
    reply = script.do("fix_table", player=3, table=2)
    text = messages.text(
        "table-fixed-twice", "us-swiss", table=2, player1="P5", everyone=("P5", "P3")
    )
    assert [(one["code"], one["text"]) for one in reply["warnings"]] == [
        ("table_fixed_twice", text)
    ]
    advice = script.do("outlook")["advice"]
    assert [one["text"] for one in advice if one["code"] == "table_fixed_twice"] == [text]
    assert "warnings" not in script.do("fix_table", player=4, table=1)
    script.close()
    assert main(["check", str(script.batch.path)]) == 0
    assert text in capfd.readouterr().out


def test_seating_by_hand_warns_by_the_numbers_of_the_hall(script: Script) -> None:
    script.create("us-swiss", 8)
    script.do("details", first_table="21")
    tables = script.do("pair")["round"]["tables"]
    one, two, *rest = ([seat["player"] for seat in table["seats"]] for table in tables)
    script.do("forbid", players=[one[0], two[0]])
    reply = script.do("set_tables", round=1, tables=[[one[0], two[0]], [one[1], two[1]], *rest])
    assert [(warning["code"], warning["table"]) for warning in reply["warnings"]] == [
        ("forbidden_pair", 21)
    ]


def test_the_games_of_a_ring_are_no_tables_to_be_given_away(script: Script) -> None:
    script.create("dual-ring", 6)
    assert script.refused("fix_table", player=3, table=2) == "games_not_tables"
    assert script.refused("details", first_table="5") == "games_not_tables_first"


def test_a_bye_asked_for_can_be_withdrawn_but_for_a_half_point_in_the_last_round(
    script: Script,
) -> None:
    script.create("us-swiss", 8, rounds=3)
    script.do("request_bye", player=1, round=2, points=0.5)
    assert script.do("withdraw_bye", player=1, round=2) == {"ok": True, "player": 1, "round": 2}
    assert script.refused("withdraw_bye", player=1, round=2) == "no_bye_asked"
    script.do("request_bye", player=1, round=3, points=0)
    script.do("withdraw_bye", player=1, round=3)
    script.do("request_bye", player=1, round=3, points=0.5)
    assert script.refused("withdraw_bye", player=1, round=3) == "last_round_bye_stands"
    assert script.refused("request_bye", player=1, round=3, points=0) == "last_round_bye_stands"
    script.do("set", settings={"last_round_byes": "can_be_withdrawn"})
    script.do("withdraw_bye", player=1, round=3)
    script.do("request_bye", player=2, round=1, points=0.5)
    assert [bye["player"] for bye in script.do("pair")["round"]["byes"]][:1] == [2]
    assert script.refused("withdraw_bye", player=2, round=1) == "bye_had"


def test_a_posted_round_is_repaired_by_choice(tmp_path: Path) -> None:
    script = Script(tmp_path / "event.tourney")
    script.do("create", format="age-swiss", name="Event", seed="seed")
    for number in range(1, 9):
        script.do("add_player", name=f"P{number}", age=10 + number)
    script.do("pair")
    script.do("add_player", name="Late", age=12)
    script.do("add_player", name="Later", age=13)
    listed = script.do("repairs", round=1, started=[2])
    leaving, joining = listed["choices"][:2]
    assert listed["waiting"] == [9, 10]
    assert leaving["breaks"] == leaving["slips"] == []
    assert leaving["counts"]["weigh_out"] == [2, 2]
    assert joining["breaks"] == []
    assert joining["counts"]["weigh_out"] == [2, 0]
    assert {move["player"] for move in joining["moves"]} == {9, 10}
    assert script.refused("repair", round=1, choice=len(listed["choices"])) == "no_such_choice"
    assert script.refused("repair", round=1, choice=0) == "nothing_to_repair"
    assert script.refused("repairs", round=2) == "round_unknown"
    mended = script.do("repair", round=1, choice=1)
    assert mended["slips"] == joining["slips"] == [5]
    assert script.do("undo")["undone"] == "Repair round 1"


def test_an_entry_is_deleted_as_long_as_it_was_in_no_round(script: Script) -> None:
    script.create("us-swiss", 8)
    script.do("drop", player=3)
    assert script.do("delete_player", player=3) == {"ok": True, "player": 3}
    assert [row["id"] for row in script.state()["players"]] == [1, 2, 4, 5, 6, 7, 8]
    assert script.refused("delete_player", player=3) == "player_unknown"
    assert script.refused("return", player=3) == "player_unknown"
    assert script.do("undo")["undone"] == "Remove P3"
    assert [row["id"] for row in script.state()["players"]] == [*range(1, 9)]
    script.do("redo")
    assert script.do("add_player", name="New", age=30)["player"] == 9
    script.do("pair")
    assert 3 not in [row["player"] for row in script.do("standings")["standings"]]
    assert script.refused("delete_player", player=4) == "entry_was_paired"
