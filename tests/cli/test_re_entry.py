"""Somebody who is out of strikes enters again by batch."""

from pathlib import Path

from tests.builders.batches import Script


def test_who_enters_again_keeps_their_member_id(tmp_path: Path) -> None:
    script = Script(tmp_path / "event.tourney").create(
        "strikes", 8, elimination_level=30, re_entry=True
    )
    for player in range(1, 9):
        script.do("change_player", player=player, member_id=str(player))
    for _ in range(2):
        for table in script.do("pair")["round"]["tables"]:
            seated = [seat["player"] for seat in table["seats"]]
            scores = {str(player): 100 - player for player in seated}
            script.do("result", table=table["table"], result={"scores": scores})
    players = script.state()["players"]
    out = next(one for one in players if one["status"] == "eliminated")
    active = next(one for one in players if one["status"] == "active")
    assert script.refused("add_player", name=active["name"], member_id=active["member_id"]) == (
        "member_entered"
    )
    again = {"name": out["name"], "member_id": out["member_id"]}
    entry = script.do("add_player", **again)["player"]
    assert script.refused("add_player", **again) == "member_entered"
    for player in (out["id"], entry):
        script.do("change_player", player=player, club="Rooks")
    script.close()
