"""Finalists, points by place and the order of the tiebreaks, as the organizer sets them."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.risk_swiss import by_id, by_lot, decide, pair, play, played, risk
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.core.settings import ByPlace
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.settings import TIEBREAKS
from tourneydesk.present.messages import say

POINTS = st.lists(st.integers(0, 99), min_size=5, max_size=5).map(
    lambda points: tuple(sorted(points, reverse=True))
)
ORDERS = st.permutations(TIEBREAKS).flatmap(
    lambda order: st.integers(0, len(order)).map(lambda count: tuple(order[:count]))
)


@settings(max_examples=40, deadline=None)
@given(points=POINTS, order=ORDERS, seats=st.sampled_from([4, 5]), seed=st.integers(0, 999))
def test_places_follow_from_the_cards_by_the_points_and_the_order_that_are_set(
    points: tuple[int, ...], order: tuple[str, ...], seats: int, seed: int
) -> None:
    event = risk(16, points_by_place=points, tiebreaks=order, finalists=seats, swiss_rounds=2)
    event = played(event, 2, by_lot(Draw(f"{seed}", "results")))
    cards: dict[int, dict[str, int]] = {
        player.id: dict.fromkeys(("points", *TIEBREAKS), 0) for player in event.players
    }
    for _, _, result in event.results():
        assert isinstance(result, BoardResult)
        for player, place in result.places.items():
            card = cards[player]
            card["points"] += points[place - 1]
            card["game_points"] += result.game_points[player]
            card["energy"] += result.energy[player]
            card["first_places"] += place == 1
    rows = FORMAT.standings(event, None)
    figures = [[cards[row.player][key] for key in ("points", *order)] for row in rows]
    assert figures == sorted(figures, reverse=True)
    keys = [[tiebreak.key for tiebreak in row.tiebreaks if tiebreak.key != "lot"] for row in rows]
    assert all(shown == list(order) for shown in keys)
    breakdown = FORMAT.tiebreak_breakdown(event, rows)
    for row in rows:
        assert {part.key: part.value for part in breakdown(row.player)} == {
            key: cards[row.player][key] for key in ("points", *order)
        }
        assert all(say(reason, event) for reason in row.reasons)
    assert FORMAT.clinch_status is not None
    assert all(say(reason, event) for reason in FORMAT.clinch_status(event).values())
    final = pair(event).rounds[-1]
    assert set(final.tables[0].players) == {row.player for row in rows[:seats]}


def test_with_four_in_the_final_the_fifth_ranks_by_the_swiss_rounds() -> None:
    event = played(risk(16, finalists=4), 1)
    fifth = FORMAT.standings(event, None)[4].player
    event = play(pair(event), by_id)
    assert event.rounds[-1].kind == "final"
    assert len(event.rounds[-1].tables[0].players) == 4
    assert FORMAT.standings(event, None)[4].player == fifth


def test_points_are_fixed_once_a_board_has_reported_and_the_rest_until_the_final() -> None:
    event = pair(risk(16))
    other = d.SettingsChosen({"points_by_place": (9, 5, 3, 2, 1)})
    assert decide(event, other).settings["points_by_place"] == (9, 5, 3, 2, 1)
    event = play(event)
    with pytest.raises(Refused) as refused:
        decide(event, other)
    assert [problem.code for problem in refused.value.problems] == ["points_fixed"]
    event = decide(event, d.SettingsChosen({"tiebreaks": (), "finalists": 4}))
    with pytest.raises(Refused):
        decide(pair(event), d.SettingsChosen({"finalists": 5}))


@pytest.mark.parametrize("wrong", [(5, 4, 3, 2), (5, 4, 3, 4, 1), (100, 4, 3, 2, 1), "5", None])
def test_points_that_rise_or_are_not_five_are_refused(wrong: object) -> None:
    setting = next(one for one in FORMAT.settings if isinstance(one, ByPlace))
    assert not setting.takes(wrong)
    assert say(setting.cannot(wrong), risk(8))
