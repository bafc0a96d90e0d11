"""Why two were not at one board: little events as tables, and what is answered."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Any

import pytest

from tests.builders.risk_swiss import decide, pair, places_of, play, report, risk
from tests.builders.sayings import parts
from tests.message_files import ids, messages
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Seat, Table
from tourneydesk.core.reasons import Fact
from tourneydesk.core.results import BoardResult
from tourneydesk.core.seating import before_round
from tourneydesk.formats.risk_swiss import FORMAT
from tourneydesk.formats.risk_swiss.why_not import why_not

Answer = tuple[tuple[int, ...], dict[str, Fact]]
"""The players and facts of what is answered."""

DisplayOptions = tuple[Event, Round, int, int]
"""The event before a round, the round, and the two asked about."""


def field(*rounds: str, apart: tuple[tuple[int, int], ...] = (), **settings: Any) -> Event:
    """An event after rounds written as boards in finishing order: ``1 2 3 4 / 5 6 7 8``."""
    boards = [[list(map(int, one.split())) for one in line.split("/")] for line in rounds]
    event = risk(max(max(board) for board in boards[0]), "s", swiss_rounds=5, **settings)
    for kept_apart in apart:
        event = decide(event, d.PairForbidden(kept_apart))
    made = tuple(
        Round(number, "swiss", tuple(_board(at, order) for at, order in enumerate(line, start=1)))
        for number, line in enumerate(boards, start=1)
    )
    return replace(event, rounds=made)


def _board(number: int, order: list[int]) -> Table:
    places = {player: place for place, player in enumerate(order, start=1)}
    same = dict.fromkeys(order, 1)
    seats = tuple(Seat(player) for player in order)
    return Table(number, seats, result=BoardResult(places, same, same), ended=1)


def next_round(event: Event, one: int, other: int) -> DisplayOptions:
    return event, FORMAT.propose(event, Draw("s", "round")), one, other


def by_hand() -> DisplayOptions:
    """Two players of a posted round have changed places."""
    event = pair(field("6 1 4 5 / 7 8 3 2"), "s")
    (a, *one), (b, *other) = (table.players for table in event.rounds[1].tables)
    changed = FORMAT.arrange(event, event.rounds[1], ((b, *one), (a, *other)))
    return before_round(event, 2), replace(event.rounds[1], tables=changed.tables), 4, 6


def pair_remaining() -> DisplayOptions:
    """The first board stays, the others are seated again."""
    event = field("6 8 3 9 / 10 2 5 1 / 12 4 11 7")
    made = FORMAT.propose(event, Draw("s", "round"))
    made = FORMAT.pair_remaining(event, Draw("s", "round"), replace(made, tables=made.tables[:1]))
    return event, made, made.tables[1].players[0], made.tables[2].players[0]


def entered_later() -> DisplayOptions:
    """P9 was entered when round 1 was posted; his name is told by the event as it is now."""
    event = risk(8)
    return event, pair(event).rounds[0], 9, 1


def left() -> DisplayOptions:
    event = decide(play(pair(risk(13, swiss_rounds=3))), d.PlayerDropped(13))
    return next_round(event, 13, 1)


def withdrawn() -> DisplayOptions:
    event = field("1 2 3 4 5 / 6 7 8 9")
    result = BoardResult({1: 1, 2: 2, 3: 3, 4: 4}, withdrawn=(5,))
    first, second = event.rounds[0].tables
    tables = (replace(first, result=result), second)
    return next_round(replace(event, rounds=(replace(event.rounds[0], tables=tables),)), 2, 5)


def absent() -> DisplayOptions:
    """A round without the first board, as none is ever made."""
    event, made, *_ = next_round(field("1 2 3 4 / 5 6 7 8"), 1, 2)
    fewer = replace(made, tables=tuple(table for table in made.tables if 8 not in table.players))
    return event, fewer, 8, fewer.tables[0].players[0]


def final(game_points: Mapping[int, int], energy: Mapping[int, int]) -> DisplayOptions:
    """P4, P5 and P6 had second places, and P4 is ahead: one of the others has the last seat."""
    event = field("1 4 7 10 / 2 5 8 11 / 3 6 9 12")
    points = {4: 40} | dict(game_points)
    tables = tuple(
        replace(
            table,
            result=BoardResult(
                {player: place for place, player in enumerate(table.players, start=1)},
                {player: points.get(player, 10) for player in table.players},
                {player: energy.get(player, 1) for player in table.players},
            ),
        )
        for table in event.rounds[0].tables
    )
    event = replace(
        event,
        rounds=(replace(event.rounds[0], tables=tables),),
        settings={**event.settings, "swiss_rounds": 1},
    )
    made = FORMAT.propose(event, Draw("s", "final"))
    missed = 5 if 6 in made.tables[0].players else 6
    return event, made, missed, 1


def to_semi_final() -> tuple[Event, Round]:
    """Twelve after their Swiss rounds, and their semi-final."""
    event = play(pair(risk(12, semi_final=True, swiss_rounds=1)))
    return event, FORMAT.propose(event, Draw("s", "semi-final"))


def in_semi_final(first: int, second: int) -> DisplayOptions:
    """Two by their places after the Swiss rounds."""
    event, made = to_semi_final()
    order = places_of(event)
    return event, made, order[first - 1], order[second - 1]


def after_semi_final() -> DisplayOptions:
    """The sixth after the semi-final, and one who is in the final."""
    event = play(pair(to_semi_final()[0]))
    made = FORMAT.propose(event, Draw("s", "final"))
    return event, made, places_of(event)[5], made.tables[0].players[0]


FIRST_TWO = ("5 7 4 2 / 6 8 3 1", "4 8 5 1 / 7 3 6 2")
TWELVE = "6 8 3 9 / 10 2 5 1 / 12 4 11 7"


def final_by_first_places() -> DisplayOptions:
    """Second places earn as much as first ones, and only boards won break ties."""
    event = field("1 6 11 16 / 2 7 12 17 / 3 8 13 18 / 4 9 14 19 / 5 10 15 20")
    event = replace(
        event,
        settings={
            **event.settings,
            "swiss_rounds": 1,
            "points_by_place": (5, 5, 3, 2, 1),
            "tiebreaks": ("first_places",),
        },
    )
    event = play(event, lambda table: report(table.players))
    made = FORMAT.propose(event, Draw("s", "final"))
    return event, made, 6, 1


def of_clubs(apart: tuple[tuple[int, int], ...], one: int, other: int) -> DisplayOptions:
    """P1 and P2 are of one club, P3 and P4 of another."""
    event = risk(8, "s", keep_apart="club")
    players = tuple(
        replace(player, club="Bath" if player.id < 3 else "Cork" if player.id < 5 else None)
        for player in event.players
    )
    event = replace(event, players=players, forbidden=frozenset(apart))
    return next_round(event, one, other)


CASES: list[tuple[str, Callable[[], DisplayOptions], Answer]] = [
    (
        "why_not_groups",
        lambda: next_round(field("6 1 4 5 / 7 8 3 2"), 4, 6),
        ((4, 6), {"points": 3, "others": 5, "is": 2, "would": 4}),
    ),
    (
        "why_not_groups_level",
        lambda: next_round(field("5 7 1 6 / 3 8 4 2", "2 5 6 7 / 4 3 8 1"), 2, 8),
        ((2, 8), {"points": 7, "others": 7, "is": 4, "would": 5}),
    ),
    (
        "why_not_spread",
        lambda: next_round(field("4 2 1 7 9 / 8 3 5 6", "5 8 4 2 3 / 1 9 6 7"), 2, 8),
        ((2, 8), {"points": 6, "others": 9, "is": 3, "would": 4}),
    ),
    (
        "why_not_spread_level",
        lambda: next_round(
            field(
                "1 5 10 7 8 / 6 4 13 2 / 12 3 9 11",
                "9 11 8 2 3 / 12 4 13 6 / 10 5 1 7",
                "5 6 8 10 13 / 12 9 2 11 / 3 7 1 4",
            ),
            1,
            6,
        ),
        ((1, 6), {"points": 11, "others": 11, "is": 6, "would": 7}),
    ),
    (
        "why_not_down_the_list",
        lambda: next_round(field(*FIRST_TWO), 2, 7),
        ((2, 7), {"points": 4, "others": 9}),
    ),
    (
        "why_not_lot",
        lambda: next_round(field(TWELVE), 4, 12),
        ((4, 12), {}),
    ),
    (
        "why_not_first_round",
        lambda: next_round(risk(8), *_apart(risk(8))),
        ((2, 5), {}),
    ),
    (
        "why_not_met",
        lambda: next_round(field(*FIRST_TWO, new_opponents_first=True), 1, 6),
        ((1, 6), {"is": 8, "would": 10, "round": 1}),
    ),
    (
        "why_not_repeats",
        lambda: next_round(
            field(
                "8 3 2 7 / 5 11 10 1 / 12 6 4 9",
                "3 9 10 11 / 2 12 6 7 / 1 5 4 8",
                new_opponents_first=True,
            ),
            7,
            9,
        ),
        ((7, 9), {"is": 5, "would": 6}),
    ),
    (
        "why_not_forbidden",
        lambda: next_round(field(TWELVE, apart=((4, 5),)), 5, 4),
        ((5, 4), {}),
    ),
    (
        "why_not_others_forbidden",
        lambda: next_round(field(TWELVE, apart=((1, 2), (1, 3), (4, 5))), 3, 9),
        ((3, 9), {"is": 0, "would": 1}),
    ),
    (
        "why_not_by_hand",
        by_hand,
        ((), {}),
    ),
    (
        "why_not_around",
        pair_remaining,
        ((), {}),
    ),
    ("why_not_entered_later", entered_later, ((9,), {"round": 1})),
    ("why_not_left", left, ((13,), {"round": 2})),
    (
        "why_not_withdrawn",
        withdrawn,
        ((5,), {"round": 2, "left": 1}),
    ),
    ("why_not_absent", absent, ((8,), {"round": 2})),
    (
        "why_not_same_mark",
        lambda: of_clubs((), 1, 2),
        ((1, 2), {"is": 0, "would": 1, "mark": "club"}),
    ),
    (
        "why_not_others_same",
        lambda: of_clubs(((2, 4),), 1, 3),
        ((1, 3), {"is": 0, "would": 1, "mark": "club"}),
    ),
    (
        "why_not_final_points",
        lambda: (*final({5: 11}, {})[:2], 1, 9),
        ((9, 5), {"seats": 5, "place": 8, "points": 3, "own": 3, "last": 4}),
    ),
    (
        "why_not_final_game_points",
        lambda: final({5: 30, 6: 20}, {}),
        ((6, 5), {"seats": 5, "place": 6, "points": 4, "own": 20, "last": 30}),
    ),
    (
        "why_not_final_energy",
        lambda: final({}, {5: 9, 6: 2}),
        ((6, 5), {"seats": 5, "place": 6, "points": 4, "own": 2, "last": 9}),
    ),
    (
        "why_not_final_first_places",
        final_by_first_places,
        ((6, 2), {"seats": 5, "place": 8, "points": 5, "own": 0, "last": 1}),
    ),
    (
        "why_not_final_lot",
        lambda: final({}, {}),
        ((6, 5), {"seats": 5, "place": 6, "points": 4, "own": 290399, "last": 418116}),
    ),
    ("why_not_seeded", lambda: in_semi_final(1, 2), ((1, 5), {})),
    (
        "why_not_semi_final",
        lambda: in_semi_final(11, 1),
        ((12, 10), {"seats": 10, "place": 11, "last": 10}),
    ),
    ("why_not_final", after_semi_final, ((7, 4), {"seats": 5, "place": 6, "last": 5})),
]


def _apart(event: Event) -> tuple[int, int]:
    """Two who do not sit together in the next round."""
    first, second = FORMAT.propose(event, Draw("s", "round")).tables
    return first.players[0], second.players[0]


@pytest.mark.parametrize(("code", "asked", "answer"), CASES, ids=[code for code, *_ in CASES])
def test_what_is_answered(code: str, asked: Callable[[], DisplayOptions], answer: Answer) -> None:
    found = why_not(*asked())
    assert all(reason.rule for reason in found)
    assert [parts(one)[1:] for one in found if one.code == code] == [answer]
    both = code in ("why_not_by_hand", "why_not_around")
    assert len(found) == (2 if both else 1), "where boards were changed, they are compared too"


def test_every_answer_is_among_these() -> None:
    answers = {one.removeprefix("risk-swiss-") for one in messages("en", "risk-swiss-answers")}
    assert ids(code for code, *_ in CASES) == answers


def test_of_two_who_both_missed_a_round_both_are_told() -> None:
    event, made, *_ = final({}, {})
    assert [reason.players[0] for reason in why_not(event, made, 11, 12)] == [11, 12]


def test_a_pair_kept_apart_elsewhere_leaves_round_1_to_the_lot() -> None:
    event = risk(8)
    one, other = _apart(event)
    others = tuple(player.id for player in event.players if player.id not in (one, other))
    event = decide(event, d.PairForbidden((others[0], others[1])))
    made = FORMAT.propose(event, Draw("s", "round"))
    asked = next(
        (a, b)
        for a, b in combinations(range(1, 9), 2)
        if (a, b) not in event.forbidden and made.table_of(a) != made.table_of(b)
    )
    assert [reason.code for reason in why_not(event, made, *asked)] == ["why_not_first_round"]
