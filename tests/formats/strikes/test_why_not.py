"""Why two players did not share a table, in words: every answer once, in small events."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from tests.builders.desks import desk_of
from tests.builders.events import event_of
from tests.builders.strikes import Scores, told
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player
from tourneydesk.desk.repairs import repairs
from tourneydesk.desk.rounds import rounds
from tourneydesk.desk.rounds.why_not import why_not as why_not_at_desk
from tourneydesk.desk.session import Session
from tourneydesk.formats.strikes import FORMAT
from tourneydesk.formats.strikes.seating.why_not import why_not
from tourneydesk.present.messages import say


def answer(event: Event, one: int, other: int) -> list[str]:
    """Why they do not share a table in the next round."""
    made = FORMAT.propose(event, Draw("a", "b"))
    return [say(reason, event) for reason in why_not(event, made, one, other)]


def at_desk(desk: Session, one: int, other: int, number: int = 1) -> list[str]:
    return [say(why, desk.event) for why in why_not_at_desk(desk.steps, number, one, other)]


def apart(event: Event, *pairs: tuple[int, int]) -> Event:
    return replace(event, forbidden=frozenset(pairs))


def tables(*seated: Sequence[int]) -> list[Scores]:
    """A round in which the players of each table are listed as they came in."""
    return [{player: -place for place, player in enumerate(table)} for table in seated]


def test_in_round_1_a_lot_alone_decided() -> None:
    assert answer(event_of(FORMAT, 8, largest_table=4), 1, 2) == [
        "A lot alone decided: nobody in round 1 had met before, so every seating was as good."
    ]


def test_where_nobody_of_a_group_had_met_a_lot_alone_decided() -> None:
    # Seven played round 1, the other six entered after it and have as many strikes as the last.
    event = told(13, tables((1, 2, 3, 4), (5, 6, 7)), largest_table=4)
    made = FORMAT.propose(event, Draw("a", "b"))
    one, other = (table.players[0] for table in made.tables[-2:])
    assert made.groups[one] == made.groups[other] == "G2"
    assert answer(event, one, other) == [
        "A lot alone decided: nobody in group G2 had met before, so every seating of it was as "
        "good."
    ]


ROUND_1 = tables((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12))
TWELVE = told(12, ROUND_1, largest_table=4)


def test_in_a_round_split_by_strikes_the_groups_are_said_with_their_strikes() -> None:
    assert answer(TWELVE, 1, 4) == [
        "P1 had 0 strikes, P4 had 24. Round 2 was split by strikes: P1 was among the 8 players "
        "with the fewest and went into G1, P4 into G2."
    ]
    assert answer(TWELVE, 4, 1) == answer(TWELVE, 1, 4)


def test_where_the_strikes_are_equal_a_lot_drew_the_line() -> None:
    # Of 3, 7 and 11, two find room in G1.
    assert answer(TWELVE, 7, 11) == [
        "P11 and P7 both had 16 strikes. Round 2 was split by strikes, and a lot put P11 into G1 "
        "and P7 into G2."
    ]


def test_the_least_penalty_with_both_at_one_table_and_who_meets_again() -> None:
    event = told(
        11,
        tables((8, 3, 1), (9, 6, 7), (4, 11, 5)),
        tables((2, 6, 11), (3, 4, 10), (5, 9, 7)),
        largest_table=4,
        elimination_level=300,
    )
    assert answer(event, 2, 3) == [
        "With both at one table, there would have been more repeated opponents (penalty at least "
        "1 instead of 0).",
        "For example, P2 and P6 would have met again.",
    ]


def test_the_best_found_where_it_is_not_proved_to_be_the_least() -> None:
    rows = [(1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16)]
    columns = list(zip(*rows, strict=True))
    event = told(16, tables(*rows), tables(*columns), largest_table=4, elimination_level=300)
    assert answer(event, 1, 2) == [
        "With both at one table, even the best seating found has more repeated opponents (penalty "
        "2 instead of 0).",
        "For example, P1 and P2 would have met again, and so would P9 and P10.",
    ]
    assert answer(event, 1, 6) == [
        "With both at one table, nobody would have had to meet again either.",
        "Of seatings that are as good, the search takes the one that leaves most choice for later "
        "rounds; after that a lot decides.",
    ]


def test_two_who_alone_would_have_met_again() -> None:
    event = told(
        14,
        tables((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11), (12, 13, 14)),
        tables((1, 5, 9, 12), (2, 6, 10, 13), (3, 7, 11), (4, 8, 14)),
        largest_table=4,
        elimination_level=300,
    )
    assert answer(event, 1, 5) == [
        "With both at one table, there would have been more repeated opponents (penalty at least "
        "1 instead of 0).",
        "P1 and P5 had met before (1 time).",
    ]


def test_a_seating_as_good_lost_by_lot_and_a_dearer_one_with_many_who_meet_again() -> None:
    assert answer(TWELVE, 1, 2) == [
        "With both at one table, there could have been just as few repeated opponents (penalty 2).",
        "Between seatings that are as good a lot decided.",
    ]
    assert answer(TWELVE, 5, 6) == [
        "With both at one table, there would have been more repeated opponents (penalty at least "
        "3 instead of 2).",
        "In that seating 3 pairs of players would have met again.",
    ]


def test_a_pair_not_to_meet_is_the_answer() -> None:
    assert answer(apart(TWELVE, (1, 2)), 2, 1) == [
        "The organizer has said that P2 and P1 are not to meet."
    ]


def test_others_who_are_not_to_meet_count_more_than_who_meets_again() -> None:
    event = apart(event_of(FORMAT, 6), (1, 3), (1, 4), (2, 5), (2, 6), (3, 5), (4, 6))
    assert answer(event, 1, 2) == [
        "With both at one table, the best seating found brings 2 pairs together who are not "
        "to meet, instead of 0."
    ]


def test_a_better_seating_that_the_search_did_not_come_upon_is_owned_up_to() -> None:
    event = told(
        7,
        tables((6, 4, 3), (7, 5, 1, 2)),
        tables((6, 3, 5, 2), (4, 7, 1)),
        largest_table=4,
        elimination_level=300,
    )
    event = apart(event, (1, 7), (2, 4), (1, 6), (5, 7), (6, 7))
    assert answer(event, 1, 4) == [
        "A seating with both at one table would even have been better. The search does not "
        "try every seating and did not come upon this one."
    ]


def test_thirty_dealt_seatings_are_dealt_once_more() -> None:
    nine = told(
        9,
        tables((1, 2, 3), (4, 5, 6), (7, 8, 9)),
        tables((1, 4, 7), (2, 5, 8), (3, 6, 9)),
        largest_table=4,
        elimination_level=300,
        seating="dealt_30",
    )
    assert answer(nine, 1, 2) == [
        "30 seatings were dealt by lot, and the best was taken: 2 pairs meet again in it (penalty "
        "2). The two shared a table in 7 of the seatings; at best 4 pairs meet again in these "
        "(penalty 4)."
    ]
    assert answer(nine, 2, 7) == [
        "30 seatings were dealt by lot, and the first of the best was taken: 2 pairs meet again in "
        "it. The two shared a table in 6 of the seatings; the best of these was as good, but dealt "
        "later."
    ]
    rows = [tuple(range(first, first + 5)) for first in range(1, 31, 5)]
    thirty = told(30, tables(*rows), tables(*rows), elimination_level=300, seating="dealt_30")
    assert answer(thirty, 1, 11) == [
        "30 seatings were dealt by lot, and the best was taken: 4 pairs meet again in it. The two "
        "shared a table in none of the seatings."
    ]


# Who had no table


def test_who_was_out_had_left_or_has_not_entered_yet() -> None:
    event = told(8, tables((1, 2, 3, 4), (5, 6, 7, 8)), tables((1, 2, 5, 6), (4, 8, 3, 7)))
    left = replace(event.player(8), left=2)
    event = replace(event, players=(*event.players[:7], left))
    assert answer(event, 1, 7) == ["P7 had been out since round 2, with 40 strikes."]
    assert answer(event, 8, 7) == [
        "P8 had left when the tables of round 3 were made.",
        "P7 had been out since round 2, with 40 strikes.",
    ]


def test_who_had_the_bye_had_it_for_the_fewest_strikes() -> None:
    event = told(5, tables((1, 2, 3, 4)), byes={1: 5}, largest_table=4)
    made = FORMAT.propose(event, Draw("a", "b"))
    (bye,) = made.byes
    other = made.tables[0].players[0]
    assert answer(event, bye.player, other) == [
        "P1 sits this round out, with the fewest strikes (0) of those due a bye. Nobody has a "
        "second bye before everyone has had one.",
    ]
    without = replace(made, byes=(replace(bye, reasons=()),))
    found = [say(why, event) for why in why_not(event, without, bye.player, other)]
    assert found == [f"P{bye.player} had the bye in round 2."]


def test_the_last_game_was_for_those_who_had_shared_the_win() -> None:
    event = told(
        4, tables((1, 3, 2, 4)), tables((2, 1, 3)), works_with_two=True, elimination_level=24
    )
    assert FORMAT.propose(event, Draw("a", "b")).kind == "playoff"
    assert answer(event, 1, 3) == ["Only P1 and P2 played the last game: they had shared the win."]


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
    changed = (
        "Round 1 was changed after the rules had made it. The answer is about the tables as the "
        "rules made them."
    )
    names = [desk.event.player(player).name for player in (one, stays)]
    assert at_desk(desk, one, stays) == [
        f"As the rules made round 1, {names[0]} and {names[1]} would have met. The organizer "
        "changed it.",
    ]
    assert at_desk(desk, stays, second[1]) == [
        changed,
        "A lot alone decided: nobody in round 1 had met before, so every seating was as good.",
    ]


def test_who_enters_or_leaves_after_the_round_was_made() -> None:
    desk = strikes_desk(12)
    gone = desk.event.rounds[0].tables[0].players[0]
    desk.take(d.PlayersAdded((Player(13, "Late", joined=1),)))
    assert at_desk(desk, 13, 1) == ["Late was not entered yet when round 1 was made."]
    desk.take(d.PlayerDropped(gone))
    found = repairs.repairs(desk.event, 1)
    made = repairs.take(desk, found, found.choices[-1])
    far = next(table.players[0] for table in made.tables if 13 not in table.players)
    # The repair made the round anew, with those who played by then.
    assert at_desk(desk, 13, far) == [
        "Round 1 was changed after the rules had made it. The answer is about the tables as the "
        "rules made them.",
        "A lot alone decided: nobody in round 1 had met before, so every seating was as good.",
    ]
    assert at_desk(desk, gone, far) == [f"P{gone} had left when the tables of round 1 were made."]
