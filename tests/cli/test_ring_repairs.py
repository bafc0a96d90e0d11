"""A running ring mended by batch: foretold first, done in one step, undone by its name."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.builders.batches import Reply, Script
from tourneydesk.present import messages


@pytest.fixture
def ring(tmp_path: Path) -> Iterator[Script]:
    """Six in a ring in the order of entry; 3 is said to have beaten 4."""
    script = Script(tmp_path / "event.tourney")
    script.create("dual-ring", 6, seating="entered")
    script.do("pair")
    script.do("result", table=3, result={"winner": 3})
    yield script
    script.close()


def called(reply: Reply) -> dict[int, list[int]]:
    return {one["table"]: [seat["player"] for seat in one["seats"]] for one in reply["called"]}


def test_who_left_is_foretold_and_then_dropped_in_one_step(ring: Script) -> None:
    before = ring.state()
    told = ring.do("repairs", left=5)
    assert told["stopped"] == [5, 7]
    assert called(told) == {8: [3, 6]}
    assert told["out"] == [5]
    assert ring.state() == before
    done = ring.do("repair", left=5)
    assert done == told
    by_hand = ring.state()
    assert ring.do("undo")["undone"] == "Withdraw P5"
    assert ring.state() == before
    ring.do("drop", player=5)
    assert ring.state() == by_hand


def test_a_wrong_result_is_put_right_after_new_games_were_called(ring: Script) -> None:
    ring.do("result", table=5, result={"winner": 5})
    ring.do("result", table=7, result={"winner": 5})
    before = ring.state()
    told = ring.do("repairs", table=3, result={"winner": 4})
    assert (told["undone"], told["again"], told["kept"]) == ([7], [4], 1)
    assert (told["out"], told["back"], told["winners"]) == ([], [4], [])
    assert ring.state() == before
    assert ring.do("repair", table=3, result={"winner": 4}) == told
    rounds = ring.state()["rounds"]
    assert rounds[0] == told["round"]
    tables = {one["table"]: one for one in rounds[0]["tables"]}
    assert tables[3]["result"]["winner"] == 4
    assert tables[7]["void"]
    assert tables[5] == next(one for one in before["rounds"][0]["tables"] if one["table"] == 5)
    assert ring.do("undo")["undone"] == messages.text("step-game-corrected", table=3)
    assert ring.state() == before
    assert ring.do("redo")["redone"] == messages.text("step-game-corrected", table=3)
    assert ring.do("history")["ok"]


def test_a_result_without_its_game_is_taken_back(ring: Script) -> None:
    told = ring.do("repair", table=3)
    assert (told["again"], told["back"], told["stopped"]) == ([3, 4], [4], [7])


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"left": 4}, "out_already"),
        ({"left": 60}, "player_unknown"),
        ({"left": 0}, "player_unknown"),
        ({"table": 3, "result": {"winner": 3}}, "result_is_right"),
        ({"table": 3, "result": {"winner": 6}}, "not_at_this_table"),
        ({"table": 2}, "no_result_yet"),
        ({"table": 70}, "table_unknown"),
        ({"table": 3, "left": 2}, "one_repair_at_a_time"),
        ({"table": "x"}, "field_wrong"),
    ],
)
def test_what_cannot_have_happened_is_refused(ring: Script, fields: Reply, code: str) -> None:
    assert ring.refused("repairs", **fields) == code
    assert ring.refused("repair", **fields) == code


def test_other_formats_and_a_ring_not_set_have_nothing_to_mend_so(tmp_path: Path) -> None:
    script = Script(tmp_path / "chess.tourney").create("us-swiss", 8)
    assert script.refused("repair", left=3) == "no_ring_to_mend"
    script.do("pair")
    assert script.refused("repair", left=3) == "no_ring_to_mend"
    assert script.refused("repair", table=1, result={"draw": True}) == "no_ring_to_mend"
    script.close()
    unset = Script(tmp_path / "ring.tourney").create("dual-ring", 4)
    assert unset.refused("repair", left=3) == "no_ring_to_mend"
    unset.close()
