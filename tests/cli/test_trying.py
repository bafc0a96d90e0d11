"""Results tried in a batch: what would be, and the event as it was."""

from pathlib import Path

from tests.builders.batches import Script


def test_standings_and_outlook_are_told_as_they_would_be_and_nothing_is_recorded(
    tmp_path: Path,
) -> None:
    script = Script(tmp_path / "event.tourney").create("us-swiss", players=4, rounds=1)
    (one, other), (third, fourth) = (
        [seat["player"] for seat in table["seats"]]
        for table in script.do("pair")["round"]["tables"]
    )
    before = script.state()
    results = [
        {"table": 1, "result": {"winner": other}},
        {"round": 1, "table": 2, "result": {"draw": True}},
    ]
    tried = script.do("what_if", results=results)
    assert script.state() == before
    points = {row["player"]: row["points"] for row in tried["standings"]}
    assert points == {other: 1, third: 0.5, fourth: 0.5, one: 0}
    assert (tried["outlook"], tried["winners"]) == ("finished", [other])
    for result in results:
        script.do("result", **result)
    assert script.state()["standings"] == tried["standings"]
    script.close()


def test_games_that_a_try_calls_can_be_tried_too(tmp_path: Path) -> None:
    script = Script(tmp_path / "ring.tourney").create("dual-ring", players=4, seating="entered")
    script.do("pair")
    # 2 is out: 1 and 3 meet at table 5. There 1 goes out too, and 3 has more wins than 4.
    gap = {"table": 1, "result": {"winner": 1}}
    assert script.do("what_if", results=[gap])["needs"] == [3, 4, 5]
    last = {"table": 5, "result": {"winner": 3}}
    assert script.do("what_if", results=[gap, last])["winners"] == [3]
    assert script.refused("what_if", results=[last]) == "table_unknown"
    script.close()


def test_what_cannot_be_tried_is_refused_in_words(tmp_path: Path) -> None:
    script = Script(tmp_path / "event.tourney").create("us-swiss", players=4)
    tries = [{"table": 1, "result": {"winner": 1}}]
    assert script.refused("what_if", results=tries) == "no_round_yet"
    seated = script.do("pair")["round"]["tables"][0]["seats"][0]["player"]
    assert script.refused("what_if") == "field_missing"
    assert script.refused("what_if", results={"table": 1}) == "field_wrong"
    assert script.refused("what_if", results=[{"table": "1"}]) == "field_wrong"
    assert script.refused("what_if", results=[{"round": 2, **tries[0]}]) == "round_unknown"
    script.do("result", table=1, result={"winner": seated})
    tries = [{"table": 1, "result": {"winner": seated}}]
    assert script.refused("what_if", results=tries) == "table_has_result"
    script.close()
