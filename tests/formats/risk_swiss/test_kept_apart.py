"""Players of one club sit apart where equally mixed boards allow it."""

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import by_lot, decide, pair, play, played, risk
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import same_mark
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.present.messages import say


def with_clubs(event: Event, clubs: list[str | None]) -> Event:
    players = tuple(
        replace(player, club=club) for player, club in zip(event.players, clubs, strict=True)
    )
    return replace(event, players=players)


def cost(event: Event, made: Round, code: str) -> int:
    return next(one.value for one in FORMAT.evaluate(event, made) if one.code == code)


@settings(max_examples=25, deadline=None)
@given(
    clubs=st.lists(st.sampled_from(["Bath", "BATH", "Cork", None]), min_size=12, max_size=20),
    rounds=st.integers(0, 2),
    seed=st.integers(0, 999),
)
def test_boards_stay_equally_mixed_and_never_seat_more_of_one_club(
    clubs: list[str | None], rounds: int, seed: int
) -> None:
    usual = with_clubs(risk(len(clubs), swiss_rounds=5), clubs)
    usual = played(usual, rounds, by_lot(Draw(f"{seed}", "results")))
    event = decide(usual, d.SettingsChosen({"keep_apart": "club"}))
    draw = Draw("s", "round")
    plain, apart = FORMAT.propose(usual, draw), FORMAT.propose(event, draw)
    for code in ("weigh_groups", "weigh_points"):
        assert cost(event, apart, code) == cost(event, plain, code)
    together = cost(event, apart, "weigh_same_mark")
    assert together <= cost(event, plain, "weigh_same_mark")
    said = [why for table in apart.tables for why in table.reasons]
    assert sum(why.code == "same_mark_together" for why in said) == together
    assert all(say(why, event) for why in (*said, *apart.reasons))


def test_two_of_each_club_sit_apart_in_round_one_and_by_hand_it_is_said() -> None:
    event = with_clubs(risk(8, keep_apart="club"), ["A", "A", "B", "B", "C", "C", "D", "D"])
    event = pair(event)
    assert cost(event, event.rounds[0], "weigh_same_mark") == 0
    everyone = [player.id for player in event.players]
    assert len(same_mark(event, everyone, "club")) == 4
    arranged = FORMAT.arrange(event, event.rounds[0], ((1, 2, 3, 5), (4, 6, 7, 8)))
    assert [one.code for one in arranged.warnings] == ["same_mark", "same_mark"]
    assert all(say(one, event) for one in arranged.warnings)


def test_the_final_seats_whoever_has_earned_it() -> None:
    event = with_clubs(risk(16, keep_apart="club", swiss_rounds=1), ["A"] * 16)
    event = pair(play(pair(event)))
    codes = {why.code for why in event.rounds[-1].tables[0].reasons}
    assert "same_mark_together" not in codes
