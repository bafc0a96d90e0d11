"""Why two players did not share a table: every answer once, in small events."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.builders.desks import desk_of
from tests.builders.events import event_of
from tests.builders.sayings import Parts, parts
from tests.builders.strikes import Scores, event_after
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.desk import repairs, rounds
from tourneydesk.desk.session import Session
from tourneydesk.desk.why_not import why_not as why_not_at_desk
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.why_not import why_not


def answer(event: Event, one: int, other: int) -> list[Parts]:
    """Why they do not share a table in the next round."""
    made = FORMAT.propose(event, Draw("a", "b"))
    return [parts(reason) for reason in why_not(event, made, one, other)]


def at_desk(desk: Session, one: int, other: int, number: int = 1) -> list[Parts]:
    return [parts(why) for why in why_not_at_desk(desk.steps, number, one, other)]


def apart(event: Event, *pairs: tuple[int, int]) -> Event:
    return replace(event, forbidden=frozenset(pairs))


def tables(*seated: Sequence[int]) -> list[Scores]:
    """A round in which the players of each table are listed as they came in."""
    return [{player: -place for place, player in enumerate(table)} for table in seated]


def test_in_round_1_a_lot_alone_decided() -> None:
    assert answer(event_of(FORMAT, 8, largest_table=4), 1, 2) == [
        ("why_not_strangers", (1, 2), {"round": 1, "group": ""})
    ]


def test_where_nobody_of_a_group_had_met_a_lot_alone_decided() -> None:
    # Seven played round 1, the other six entered after it and have as many strikes as the last.
    event = event_after(13, tables((1, 2, 3, 4), (5, 6, 7)), largest_table=4)
    made = FORMAT.propose(event, Draw("a", "b"))
    one, other = (table.players[0] for table in made.tables[-2:])
    assert made.groups[one] == made.groups[other] == "G2"
    assert answer(event, one, other) == [
        ("why_not_group_of_strangers", (4, 13), {"round": 2, "group": "G2"})
    ]


ROUND_1 = tables((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
TWELVE = event_after(12, ROUND_1, largest_table=4)


def test_in_a_round_split_by_strikes_the_groups_are_said_with_their_strikes() -> None:
    assert answer(TWELVE, 1, 4) == [
        (
            "why_not_groups",
            (1, 4),
            {
                "round": 2,
                "strikes": 0,
                "upper": "G1",
                "lower": "G2",
                "more": 24,
                "heads": 8,
            },
        )
    ]
    assert answer(TWELVE, 4, 1) == answer(TWELVE, 1, 4)


def test_where_the_strikes_are_equal_a_lot_drew_the_line() -> None:
    # Of 3, 7 and 11, two find room in G1.
    assert answer(TWELVE, 7, 11) == [
        (
            "why_not_line_lot",
            (11, 7),
            {"round": 2, "strikes": 16, "upper": "G1", "lower": "G2"},
        )
    ]


def test_the_least_penalty_with_both_at_one_table_and_who_meets_again() -> None:
    event = event_after(
        11,
        tables((8, 3, 1), (9, 6, 7), (4, 11, 5)),
        tables((2, 6, 11), (3, 4, 10), (5, 9, 7)),
        largest_table=4,
        elimination_level=300,
    )
    assert answer(event, 2, 3) == [
        ("why_not_dearer", (2, 3), {"is": 0, "would": 1}),
        ("why_not_again_one", (2, 6), {}),
    ]


def test_the_best_found_where_it_is_not_proved_to_be_the_least() -> None:
    rows = [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16)]
    columns = list(zip(*rows, strict=True))
    event = event_after(16, tables(*rows), tables(*columns), largest_table=4, elimination_level=300)
    assert answer(event, 1, 2) == [
        ("why_not_dearer_found", (1, 2), {"is": 0, "would": 2}),
        ("why_not_again_two", (1, 2, 9, 10), {}),
    ]
    assert answer(event, 1, 6) == [
        ("why_not_nobody_again", (1, 6), {"is": 0, "would": 0}),
        ("why_not_room", (), {}),
    ]


def test_two_who_alone_would_have_met_again() -> None:
    event = event_after(
        14,
        tables((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11), (12, 13, 14)),
        tables((1, 5, 9, 12), (2, 6, 10, 13), (3, 7, 11), (4, 8, 14)),
        largest_table=4,
        elimination_level=300,
    )
    assert answer(event, 1, 5) == [
        ("why_not_dearer", (1, 5), {"is": 0, "would": 1}),
        ("why_not_again_they", (1, 5), {"times": 1}),
    ]


def test_a_seating_as_good_lost_by_lot_and_a_dearer_one_with_many_who_meet_again() -> None:
    assert answer(TWELVE, 1, 2) == [
        ("why_not_as_good", (1, 2), {"is": 2, "would": 2}),
        ("why_not_lot", (), {}),
    ]
    assert answer(TWELVE, 5, 6) == [
        ("why_not_dearer", (5, 6), {"is": 2, "would": 3}),
        ("why_not_again_many", (), {"pairs": 3}),
    ]


def test_a_pair_not_to_meet_is_the_answer() -> None:
    assert answer(apart(TWELVE, (1, 2)), 2, 1) == [("why_not_forbidden", (2, 1), {})]


def test_others_who_are_not_to_meet_count_more_than_who_meets_again() -> None:
    event = apart(event_of(FORMAT, 6), (1, 3), (1, 4), (2, 5), (2, 6), (3, 5), (4, 6))
    assert answer(event, 1, 2) == [("why_not_more_forbidden", (1, 2), {"is": 0, "would": 2})]


def test_a_better_seating_that_the_search_did_not_come_upon_is_owned_up_to() -> None:
    event = event_after(
        7,
        tables((6, 4, 3), (7, 5, 1, 2)),
        tables((6, 3, 5, 2), (4, 7, 1)),
        largest_table=4,
        elimination_level=300,
    )
    event = apart(event, (1, 7), (2, 4), (1, 6), (5, 7), (6, 7))
    assert answer(event, 1, 4) == [("why_not_missed", (1, 4), {"is": 7, "would": 6})]


def test_thirty_dealt_seatings_are_dealt_once_more() -> None:
    nine = event_after(
        9,
        tables((1, 2, 3), (4, 5, 6), (7, 8, 9)),
        tables((1, 4, 7), (2, 5, 8), (3, 6, 9)),
        largest_table=4,
        elimination_level=300,
        seating="dealt_30",
    )
    assert answer(nine, 1, 2) == [
        (
            "why_not_dealt_dearer",
            (1, 2),
            {"is": 2, "again": 2, "dealt": 30, "having": 7, "would": 4, "would_again": 4},
        )
    ]
    assert answer(nine, 2, 7) == [
        (
            "why_not_dealt_later",
            (2, 7),
            {"is": 2, "again": 2, "dealt": 30, "having": 6, "would": 2, "would_again": 2},
        )
    ]
    rows = [tuple(range(first, first + 5)) for first in range(1, 31, 5)]
    thirty = event_after(
        30, tables(*rows), tables(*rows), elimination_level=300, seating="dealt_30"
    )
    assert answer(thirty, 1, 11) == [
        ("why_not_never_dealt", (1, 11), {"is": 8, "again": 4, "dealt": 30, "having": 0})
    ]


# Who had no table


def test_who_was_out_had_left_or_has_not_entered_yet() -> None:
    event = event_after(8, tables((1, 2, 3, 4), (5, 6, 7, 8)), tables((1, 2, 5, 6), (4, 8, 3, 7)))
    left = replace(event.player(8), left=2)
    event = replace(event, players=(*event.players[:7], left))
    assert answer(event, 1, 7) == [("why_not_out", (7,), {"round": 2, "strikes": 40})]
    assert answer(event, 8, 7) == [
        ("why_not_left", (8,), {"round": 3}),
        ("why_not_out", (7,), {"round": 2, "strikes": 40}),
    ]


def test_who_had_the_bye_had_it_for_the_fewest_strikes() -> None:
    event = event_after(5, tables((1, 2, 3, 4)), byes={1: 5}, largest_table=4)
    made = FORMAT.propose(event, Draw("a", "b"))
    (bye,) = made.byes
    other = made.tables[0].players[0]
    assert answer(event, bye.player, other) == [
        ("bye_fewest_strikes_in_turn", (1, 5), {"strikes": 0})
    ]
    without = replace(made, byes=(replace(bye, reasons=()),))
    found = [parts(why) for why in why_not(event, without, bye.player, other)]
    assert found == [("why_not_bye", (bye.player,), {"round": 2})]


def test_the_last_game_was_for_those_who_had_shared_the_win() -> None:
    event = event_after(
        4, tables((1, 3, 2, 4)), tables((2, 1, 3)), works_with_two=True, elimination_level=24
    )
    assert FORMAT.propose(event, Draw("a", "b")).kind == "playoff"
    assert answer(event, 1, 3) == [("why_not_last_game", (1, 2), {})]


# The round changed after it was made


def strikes_desk(players: int, **settings: Any) -> Session:
    desk = desk_of("strikes", players, **settings)
    rounds.pair(desk)
    return desk


def test_tables_exchanged_by_hand_are_said_and_still_compared() -> None:
    desk = strikes_desk(8, largest_table=4)
    first, second = (list(table.players) for table in desk.event.rounds[0].tables)
    one, other, stays = first[0], second[0], first[1]
    rounds.seat_by_hand(desk, 1, [[other, *first[1:]], [one, *second[1:]]])
    assert at_desk(desk, one, stays) == [
        ("changed_by_hand_from_rules", (one, stays), {"round": 1}),
    ]
    assert at_desk(desk, stays, second[1]) == [
        ("why_not_changed", (), {"round": 1}),
        ("why_not_strangers", (stays, second[1]), {"round": 1, "group": ""}),
    ]


def test_who_enters_or_leaves_after_the_round_was_made() -> None:
    desk = strikes_desk(12)
    gone = desk.event.rounds[0].tables[0].players[0]
    desk.take(d.PlayersAdded((Player(13, "Late", joined=1),)))
    assert at_desk(desk, 13, 1) == [("why_not_yet", (13,), {"round": 1})]
    desk.take(d.PlayerDropped(gone))
    found = repairs.repairs(desk.event, 1)
    made = repairs.take(desk, found, found.choices[-1])
    far = next(table.players[0] for table in made.tables if 13 not in table.players)
    # The repair made the round anew, with those who played by then.
    assert at_desk(desk, 13, far) == [
        ("why_not_changed", (), {"round": 1}),
        ("why_not_strangers", (13, far), {"round": 1, "group": ""}),
    ]
    assert at_desk(desk, gone, far) == [("why_not_left", (gone,), {"round": 1})]
