from fractions import Fraction

import pytest

from tests.builders.risk_swiss import (
    by_id,
    codes,
    decide,
    enter,
    pair,
    places_of,
    play,
    played,
    problem_texts,
    risk,
)
from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, Player, SettingValue
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.reasons import Refused
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.present import messages
from tourneydesk.present.messages import say


def refusal(event: Event, decision: d.Decision) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as refused:
        decide(event, decision)
    return problem_texts(refused.value, event)


def chosen(**settings: SettingValue) -> d.SettingsChosen:
    return d.SettingsChosen(settings)


def test_swiss_rounds_cannot_be_fewer_than_are_posted() -> None:
    event = pair(played(risk(16, swiss_rounds=4), 1))
    assert refusal(event, chosen(swiss_rounds=1)) == [
        (
            "fewer_rounds_than_posted",
            messages.text("fewer-rounds-than-posted", "risk-swiss", rounds=1, posted=2),
        )
    ]
    assert refusal(event, chosen(swiss_rounds=None))[0][0] == "fewer_rounds_than_posted"
    assert FORMAT.outlook(decide(event, chosen(swiss_rounds=2))).next_kind == "final"


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("swiss_rounds", 3),
        ("boards", 4),
        ("final", False),
        ("sanctioned", False),
        ("new_opponents_first", True),
    ],
)
def test_swiss_settings_stay_once_the_final_is_posted(setting: str, value: SettingValue) -> None:
    before = played(risk(16), 1)
    assert decide(before, d.SettingsChosen({setting: value})).settings[setting] == value
    event = pair(before)
    assert refusal(event, d.SettingsChosen({setting: value})) == [
        (
            "final_posted_setting_stays",
            messages.text("final-posted-setting-stays", "risk-swiss", setting=setting),
        )
    ]


def test_the_k_value_may_change_at_any_time() -> None:
    event = decide(pair(played(risk(16), 1)), chosen(k_value=24, final=True))
    assert event.settings["k_value"] == 24


def test_an_event_with_boards_of_3_stays_unsanctioned() -> None:
    event = pair(risk(7, sanctioned=False))
    assert refusal(event, chosen(sanctioned=True))[0][0] == "boards_of_3_posted"
    assert decide(pair(risk(8, sanctioned=False)), chosen(sanctioned=True)).settings["sanctioned"]


def test_late_entries_are_taken_until_the_final_is_posted() -> None:
    event = played(risk(16), 1)
    late = d.PlayersAdded((Player(17, "Late", joined=1),))
    assert len(decide(event, late).players) == 17
    assert refusal(pair(event), late) == [
        ("final_posted_no_entries", messages.text("final-posted-no-entries", "risk-swiss"))
    ]


def test_nobody_gets_a_bye() -> None:
    request = d.ByeRequested(ByeRequest(2, 1, Fraction(0)))
    assert refusal(risk(16), request)[0][0] == "no_byes_here"


def test_earlier_results_may_be_corrected_at_any_time() -> None:
    event = played(risk(16, swiss_rounds=2), 3)
    players = event.rounds[0].tables[0].players
    raw = {**by_id(event.rounds[0].tables[0])}
    raw["places"] = {player: place for place, player in enumerate(players, start=1)}
    after = enter(event, 1, raw, round=1)
    assert after.rounds[1:] == event.rounds[1:]


def by_hand(event: Event, seating: Seating) -> Arranged:
    assert event.current is not None
    return FORMAT.arrange(event, event.current, seating)


def seating_of(event: Event) -> list[list[int]]:
    assert event.current is not None
    return [list(table.players) for table in event.current.tables]


def refused_seating(event: Event, seating: list[list[int]]) -> list[tuple[str, str]]:
    with pytest.raises(Refused) as refused:
        by_hand(event, tuple(map(tuple, seating)))
    return problem_texts(refused.value, event)


def test_boards_seated_by_hand_say_so_and_leave_the_others_alone() -> None:
    event = pair(risk(14))
    seating = seating_of(event)
    seating[0][0], seating[2][0] = seating[2][0], seating[0][0]
    arranged = by_hand(event, tuple(map(tuple, seating)))
    assert [list(table.players) for table in arranged.tables] == seating
    assert codes(arranged.tables[0].reasons) == ["seated_by_hand"]
    assert arranged.tables[1] == event.rounds[0].tables[1]
    assert arranged.warnings == ()
    after = decide(event, d.PairingsChanged(1, arranged.tables))
    assert FORMAT.outlook(play(after)).status == "ready"


def test_other_sizes_that_the_event_may_have_are_taken() -> None:
    event = pair(risk(20))
    everyone = [player for board in seating_of(event) for player in board]
    five = tuple(tuple(everyone[start : start + 4]) for start in range(0, 20, 4))
    assert [len(table.seats) for table in by_hand(event, five).tables] == [4] * 5


def test_sizes_that_it_may_not_have_are_refused() -> None:
    for sanctioned, least in ((True, 4), (False, 3)):
        event = pair(risk(8, sanctioned=sanctioned))
        one, two = seating_of(event)
        uneven = [one[:2], one[2:] + two]
        assert refused_seating(event, uneven) == [
            (
                "board_size",
                messages.text("board-size", "risk-swiss", table=1, players=2, least=least, most=5),
            ),
            (
                "board_size",
                messages.text("board-size", "risk-swiss", table=2, players=6, least=least, most=5),
            ),
        ]
    assert len(by_hand(event, (tuple(one[:3]), (one[3], *two))).tables) == 2


def test_impossible_seatings_are_refused_in_words() -> None:
    event = pair(risk(8))
    one, two = seating_of(event)
    assert refused_seating(event, [one, [*two[:3], one[0]]]) == [
        ("seated_twice", messages.text("seated-twice", "risk-swiss", everyone=(f"P{one[0]}",))),
        ("left_unseated", messages.text("left-unseated", "risk-swiss", everyone=(f"P{two[3]}",))),
    ]
    strangers = refused_seating(event, [one, [*two, 77]])
    assert strangers[0][0] == "not_in_this_round"
    assert strangers[0][1].startswith("Not in round 1: #77.")


def test_a_board_that_has_reported_keeps_its_players() -> None:
    event = pair(risk(12))
    event = enter(event, 2, by_id(event.rounds[0].tables[1]))
    one, two, three = seating_of(event)
    one[0], two[0] = two[0], one[0]
    assert refused_seating(event, [one, two, three])[0][0] == "table_has_reported"
    one[0], two[0] = two[0], one[0]
    one[0], three[0] = three[0], one[0]
    arranged = by_hand(event, (tuple(one), tuple(reversed(two)), tuple(three)))
    assert arranged.tables[1] == event.rounds[0].tables[1]


def test_hand_made_boards_warn_of_rematches_mixed_points_and_forbidden_pairs() -> None:
    # Round 1 with lower ids ahead; then round 2 is seated as round 1 was.
    event = pair(played(risk(8, swiss_rounds=2), 1))
    again = tuple(table.players for table in event.rounds[0].tables)
    first = sorted(again[0])
    event = decide(event, d.PairForbidden((first[0], first[1])))
    warnings = by_hand(event, again).warnings
    assert codes(warnings).count("rematch") == 12
    assert codes(warnings).count("score_gap") == 2
    assert codes(warnings).count("forbidden_pair") == 1
    texts = [say(warning, event) for warning in warnings]
    assert texts[0] == messages.text("score-gap", "risk-swiss", table=1, points=(5, 4, 3, 2))
    assert texts[1] == messages.text(
        "forbidden-pair", "risk-swiss", table=1, player1=f"P{first[0]}", player2=f"P{first[1]}"
    )
    assert texts[2] == messages.text(
        "rematch", "risk-swiss", table=1, round=1, player1=f"P{first[0]}", player2=f"P{first[1]}"
    )


def test_the_final_stays_one_board_whatever_its_size() -> None:
    event = pair(played(risk(15), 1))
    [players] = seating_of(event)
    assert refused_seating(event, [players[:2], players[2:]])[0][0] == "final_is_one_board"
    turned = by_hand(event, (tuple(reversed(players)),))
    assert list(turned.tables[0].players) == players[::-1]
    assert sorted(places_of(event)[:5]) == sorted(players)
