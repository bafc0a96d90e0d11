"""While something about a rebuilt event is open, its format says nothing final about it."""

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, OpenItem, Player, Round, Seat, Table
from tourneydesk.core.format import Format, Leaving, Outlook, nothing_follows
from tourneydesk.core.incomplete import doubtful_status, guarded, sorted_items
from tourneydesk.core.reasons import Advice, Problem, Reason, Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.core.standings import Standing
from tourneydesk.formats import strikes

DRAW = Draw("seed", "label")
RESULT = d.ResultRecorded(1, 2, MatchResult(winner=3))
RESULT_1_2 = OpenItem("result", 1, 2)
"""Table 2 of round 1, where 3 and 4 play, has not reported."""

QUESTIONS = (
    "outlook",
    "propose",
    "pair_remaining",
    "follow",
    "problems",
    "standings",
    "leavings",
    "clinch_status",
)


def table(number: int, *players: int, reported: bool = True) -> Table:
    result = MatchResult(winner=players[0]) if reported else None
    return Table(number, tuple(Seat(player) for player in players), result=result)


FIRST = Round(
    1, "swiss", (table(1, 1, 2), table(2, 3, 4, reported=False)), byes=(Bye(5, Fraction(1), "odd"),)
)
SECOND = Round(2, "swiss", (table(1, 1, 3), table(2, 4, 5)), byes=(Bye(6, Fraction(1), "odd"),))


def event_with(*items: OpenItem, rounds: tuple[Round, ...] = (FIRST, SECOND)) -> Event:
    """Six players; 2 was not in round 2, and 6 not in round 1."""
    players = tuple(Player(number, f"P{number}") for number in range(1, 7))
    return Event("test", "X", "s", {}, players=players, rounds=rounds, open_items=frozenset(items))


def plain(**parts: Any) -> Format:
    """A format in which nobody is out; its other parts as named."""
    still_in: dict[str, Any] = {"points": "points", "knocks_out": False}
    still_in["leavings"] = lambda event: {}
    return replace(strikes.FORMAT, **{**still_in, **parts})


def places(event: Event, through: int | None) -> list[Standing]:
    return [Standing(entrant.id, entrant.id, Fraction(0), out_in=2) for entrant in event.players]


def wrong(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    return (
        Problem("rules", facts={"items": len(event.open_items), "of": type(decision).__name__}),
    )


def refusal(ask: Callable[[], object]) -> tuple[Problem, ...]:
    with pytest.raises(Refused) as refused:
        ask()
    return refused.value.problems


@pytest.mark.parametrize("name", QUESTIONS)
def test_of_a_whole_event_every_answer_is_the_formats_own(name: str) -> None:
    asked: list[tuple[object, ...]] = []
    answer = {1: Leaving(1, "eliminated")}

    def ask(*arguments: object) -> object:
        asked.append(arguments)
        return answer

    event, kept = event_with(), Round(3, "swiss", ())
    arguments: dict[str, tuple[object, ...]] = {
        "propose": (event, DRAW),
        "pair_remaining": (event, DRAW, kept),
        "follow": (event, event_with(RESULT_1_2), RESULT, DRAW),
        "problems": (event, RESULT),
        "standings": (event, 1),
    }
    given = arguments.get(name, (event,))
    fmt = plain(**{name: ask})
    assert getattr(guarded(fmt), name)(*given) == answer
    assert asked == [given]


def test_what_a_format_does_not_say_it_does_not_say_guarded_either() -> None:
    fmt = guarded(plain(clinch_status=None, follow=nothing_follows))
    assert fmt.clinch_status is None
    assert fmt.follow is nothing_follows


def test_no_round_is_made_while_something_is_open() -> None:
    fmt = guarded(
        plain(propose=lambda event, draw: FIRST, pair_remaining=lambda event, draw, kept: FIRST)
    )
    event = event_with(RESULT_1_2, OpenItem("status", player=1))
    open_items = (Problem("items_open", facts={"count": 2}),)
    assert refusal(lambda: fmt.propose(event, DRAW)) == open_items
    assert refusal(lambda: fmt.pair_remaining(event, DRAW, FIRST)) == open_items


def test_the_event_waits_for_what_is_open_and_nobody_has_won() -> None:
    def finished(event: Event) -> Outlook:
        return Outlook("finished", rounds_planned=len(event.rounds) + 5, winners=(1,))

    fmt = guarded(plain(outlook=finished))
    advice = (Advice("items_open", facts={"count": 1}),)
    assert fmt.outlook(event_with(RESULT_1_2, rounds=(FIRST,))) == Outlook(
        "waiting", needs=(2,), rounds_planned=6, advice=advice
    )
    assert fmt.outlook(event_with(RESULT_1_2, rounds=())) == Outlook(
        "setup", rounds_planned=5, advice=advice
    )


def test_tables_were_called_before_if_something_was_open_when_the_result_came_in() -> None:
    fmt = guarded(plain(follow=lambda before, event, decision, draw: (d.TablesCalled(1),)))
    assert fmt.follow(event_with(RESULT_1_2), event_with(), RESULT, DRAW) == ()
    assert fmt.follow(event_with(), event_with(), RESULT, DRAW) == (d.TablesCalled(1),)


@pytest.mark.parametrize(
    "decision",
    [
        d.RoundPosted(FIRST),
        d.RoundRedrawn(1, "why"),
        d.PairingsChanged(1, ()),
        d.ResultCorrected(1, 1, ()),
    ],
)
def test_the_tables_of_a_round_are_not_changed_while_something_is_open(
    decision: d.Decision,
) -> None:
    fmt = guarded(plain(problems=wrong))
    assert fmt.problems(event_with(RESULT_1_2), decision) == (
        Problem("items_open", facts={"count": 1}),
    )


def test_what_else_is_decided_while_something_is_open_is_a_matter_of_the_rules() -> None:
    fmt = guarded(plain(problems=wrong))
    event = event_with(RESULT_1_2)
    assert fmt.problems(event, RESULT) == wrong(event, RESULT)
    assert fmt.problems(event, d.PlayerDropped(1)) == wrong(event, d.PlayerDropped(1))


def test_where_results_call_tables_only_a_slip_or_card_can_say_an_open_result() -> None:
    fmt = guarded(plain(problems=wrong, correct=lambda event, table, result: ()))
    assert fmt.problems(event_with(RESULT_1_2), RESULT) == (
        Problem("items_open_in_order", facts={"round": 1, "table": 2}),
    )
    assert fmt.problems(event_with(), RESULT) == wrong(event_with(), RESULT)


def unknown_totals(fmt: Format, event: Event, through: int | None = None) -> set[int]:
    """Whose total may be wrong. If any may, no place is known, and who went out only of others."""
    rows = guarded(fmt).standings(event, through)
    unknown = {row.player for row in rows if not row.points_known}
    assert not any(row.place_known for row in rows)
    assert {row.player for row in rows if row.out_in is None} == unknown
    assert [replace(row, points_known=True, place_known=True, out_in=2) for row in rows] == (
        places(event, through)
    )
    return unknown


@pytest.mark.parametrize(
    ("item", "players"),
    [
        (RESULT_1_2, {3, 4}),
        (OpenItem("total", 1, player=5), {5}),
        (OpenItem("status", player=6), {6}),
        (OpenItem("seats", 1, 9), set()),
        (OpenItem("result", 7, 1), set()),
        (OpenItem("round", 3), {1, 2, 3, 4, 5, 6}),
    ],
)
def test_a_total_is_unknown_if_something_open_names_the_player_or_their_table(
    item: OpenItem, players: set[int]
) -> None:
    fmt = plain(standings=places)
    assert unknown_totals(fmt, event_with(item)) == players
    both = event_with(item, OpenItem("total", 2, player=1))
    assert unknown_totals(fmt, both) == players | {1}


def test_where_wins_count_no_total_is_known() -> None:
    fmt = plain(standings=places, points="wins")
    assert unknown_totals(fmt, event_with(RESULT_1_2)) == {1, 2, 3, 4, 5, 6}


def test_where_strikes_count_whoever_missed_a_round_may_owe_it_to_something_open() -> None:
    fmt = plain(standings=places, points="strikes")
    event = event_with(OpenItem("result", 2, 1))
    assert unknown_totals(fmt, event) == {1, 3, 2, 6}
    assert unknown_totals(fmt, event_with(RESULT_1_2), through=1) == {3, 4, 6}
    for left_in, missed in ((1, {6}), (2, {2, 6})):
        assert unknown_totals(without(fmt, 2, left_in), event) == {1, 3} | missed


def without(fmt: Format, player: int, left_in: int) -> Format:
    """The format as if this player had been put out in that round."""
    return replace(fmt, leavings=lambda _: {player: Leaving(left_in, "eliminated")})


@pytest.mark.parametrize("kind", ["round", "status"])
def test_a_whole_round_or_whether_a_player_is_in_is_open_in_every_round(kind: str) -> None:
    fmt = plain(standings=places)
    item = OpenItem(kind, 2, player=3)
    assert 3 in unknown_totals(fmt, event_with(item), through=1)


def test_standings_after_a_round_wait_for_nothing_that_came_later() -> None:
    fmt = plain(standings=places)
    event = event_with(OpenItem("result", 2, 1))
    assert guarded(fmt).standings(event, 1) == places(event, 1)
    assert unknown_totals(fmt, event, through=2) == {1, 3}
    both = event_with(RESULT_1_2, OpenItem("result", 2, 1))
    assert unknown_totals(fmt, both, through=1) == {3, 4}


@pytest.mark.parametrize("places_depend", [True, False])
def test_an_unknown_age_makes_places_unknown_only_where_they_depend_on_it(
    places_depend: bool,
) -> None:
    fmt = plain(
        standings=places, about_players=lambda event: {"age": places_depend} if event.rounds else {}
    )
    event = event_with(OpenItem("age", player=1))
    rows = guarded(fmt).standings(event, None)
    assert all(row.points_known and row.out_in == 2 for row in rows)
    assert {row.place_known for row in rows} == {not places_depend}


def test_who_is_out_is_said_only_of_those_whose_total_is_known() -> None:
    out = {player: Leaving(1, "eliminated") for player in (1, 3)}
    fmt = guarded(plain(leavings=lambda event: out))
    assert fmt.leavings(event_with(OpenItem("result", 2, 2))) == out
    assert fmt.leavings(event_with(RESULT_1_2)) == {1: out[1]}


def test_nobody_is_told_how_far_from_being_out_they_are_while_something_is_open() -> None:
    why = {1: Reason("strikes_left", "rule")}
    fmt = guarded(plain(clinch_status=lambda event: why))
    assert fmt.clinch_status is not None
    assert fmt.clinch_status(event_with(RESULT_1_2)) == {}
    assert fmt.clinch_status(event_with()) == why


def dropped(event: Event, player: int) -> Event:
    players = (
        replace(entrant, left=1) if entrant.id == player else entrant for entrant in event.players
    )
    return replace(event, players=tuple(players))


def test_it_is_open_whether_a_player_is_in_if_an_item_says_so_or_their_total_is_unknown() -> None:
    fmt = guarded(plain())
    assert doubtful_status(event_with(RESULT_1_2), fmt) == {3, 4}
    assert doubtful_status(dropped(event_with(RESULT_1_2), 3), fmt) == {4}
    status = dropped(event_with(OpenItem("status", player=5)), 5)
    assert doubtful_status(status, fmt) == {5}
    assert doubtful_status(event_with(), fmt) == frozenset()


@pytest.mark.parametrize("points", ["strikes", "wins"])
def test_where_players_are_knocked_out_anybody_may_be_out_who_is_not_known_to_be(
    points: str,
) -> None:
    out = {1: Leaving(1, "eliminated"), 5: Leaving(1, "eliminated")}
    fmt = guarded(plain(points=points, knocks_out=True, leavings=lambda event: out))
    event = dropped(event_with(RESULT_1_2), 2)
    known_out = {"strikes": {1, 5}, "wins": set[int]()}[points]
    assert doubtful_status(event, fmt) == {1, 2, 3, 4, 5, 6} - known_out
    # An age that is not known puts nobody out.
    assert doubtful_status(event_with(OpenItem("age", player=2)), fmt) == frozenset()


def test_open_items_are_in_the_order_of_the_event_and_facts_about_players_come_last() -> None:
    items = [
        OpenItem("status", player=2),
        OpenItem("place", 1, player=1),
        OpenItem("result", 1, 2),
        OpenItem("seats", 1, 2),
        OpenItem("result", 1, 3),
        OpenItem("result", 2, 1),
        OpenItem("age", player=1),
        OpenItem("rating", player=1),
    ]
    assert sorted_items(event_with(*items)) == items
