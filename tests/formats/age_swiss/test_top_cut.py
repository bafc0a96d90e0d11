"""The top cut: who plays it, who meets whom, what happens when somebody leaves, and the places."""

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.age_swiss import event_with, seated
from tests.builders.desks import desk_of
from tests.builders.events import after_decision, posted, reported
from tests.desk.papers import cards, cover, rebuilt_from, same
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.core.seating import kept_players
from tourneydesk.desk import rounds
from tourneydesk.desk.drafts import give_bye
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats.age_swiss import FORMAT
from tourneydesk.formats.age_swiss.records import card
from tourneydesk.formats.age_swiss.top_cut import bracket_of, seed_order

EIGHT = ((1, 8), (5, 4), (3, 6), (7, 2))


def ready(size: int = 8, players: int = 10, **more: Any) -> Event:
    """An event whose standings after its one Swiss round are 1, 2, 3 …, ready for the top cut: the
    higher half has won, and lots are the only thing that could change the order.
    """
    event = event_with("16 " * players, rounds=1, top_cut=size, **more)
    half = players // 2
    return seated(event, "\n".join(f"{one} beats {one + half}" for one in range(1, half + 1)))


def pairs(made: Round) -> list[tuple[int, ...]]:
    return [table.players for table in made.tables]


def lower_seed_loses(event: Event) -> Event:
    """The event with every open table won by the higher seed."""
    current, bracket = event.rounds[-1], bracket_of(event)
    assert bracket is not None
    for table in current.tables:
        if table.result is None:
            winner = min(table.players, key=bracket.seed)
            event = reported(FORMAT, event, table.number, {"winner": winner})
    return event


def seeds_of(event: Event) -> tuple[int, ...]:
    bracket = bracket_of(event)
    assert bracket is not None
    return bracket.seeds


def refused(decide: Callable[[], object]) -> str:
    with pytest.raises(Refused) as trouble:
        decide()
    return trouble.value.problems[0].code


@pytest.mark.parametrize("stages", range(1, 6))
def test_seeds_meet_as_late_as_they_can(stages: int) -> None:
    order = seed_order(2**stages)
    assert sorted(order) == list(range(1, 2**stages + 1))
    for stage in range(1, stages + 1):
        # Where no lower seed wins, the rest of a stage sums up to one more than it has players.
        left = [min(order[at : at + 2**stage]) for at in range(0, len(order), 2**stage)]
        rest = [seed for seed in order if seed in left]
        if len(rest) > 1:
            assert {a + b for a, b in zip(rest[::2], rest[1::2], strict=True)} == {len(rest) + 1}


def test_the_bracket_of_eight_is_the_usual_one() -> None:
    order = seed_order(8)
    assert tuple(zip(order[::2], order[1::2], strict=True)) == EIGHT


def test_the_best_eight_play_quarterfinals_semifinals_and_a_final() -> None:
    event = posted(FORMAT, ready())
    seeds = seeds_of(event)
    assert set(seeds[:5]) == {1, 2, 3, 4, 5}, "winners come before losers"
    assert FORMAT.outlook(event).rounds_planned == 4
    assert [FORMAT.stage(event, number) for number in range(1, 5)] == [0, 4, 2, 1]
    expected = [tuple(seeds[seed - 1] for seed in sorted(pair)) for pair in EIGHT]
    assert pairs(event.rounds[-1]) == expected
    event = posted(FORMAT, lower_seed_loses(event))
    assert pairs(event.rounds[-1]) == [(seeds[0], seeds[3]), (seeds[1], seeds[2])]
    event = posted(FORMAT, lower_seed_loses(event))
    assert pairs(event.rounds[-1]) == [(seeds[0], seeds[1])]
    assert FORMAT.outlook(event).next_kind is None
    event = lower_seed_loses(event)
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.winners) == ("finished", (seeds[0],))
    rows = FORMAT.standings(event, None)
    assert [row.player for row in rows[:8]] == list(seeds)
    assert [row.place for row in rows[:8]] == list(range(1, 9))
    assert [int(row.points) for row in rows[:8]] == [3, 3, 3, 3, 3, 0, 0, 0], "no more points"


def test_who_loses_later_ranks_higher_and_then_the_higher_seed() -> None:
    event = posted(FORMAT, ready(4))
    one, two, three, four = seeds_of(event)
    for table in event.rounds[-1].tables:
        winner = four if four in table.players else three
        event = reported(FORMAT, event, table.number, {"winner": winner})
    event = posted(FORMAT, event)
    event = reported(FORMAT, event, 1, {"winner": four})
    assert [row.player for row in FORMAT.standings(event, None)][:4] == [four, three, one, two]
    in_group = next(iter(FORMAT.groups(event, None).values())) if FORMAT.groups else ()
    assert not in_group, "nobody is in the youngest group"
    assert FORMAT.standings(event, 1)[0].player != four, "as it was after round 1"


def test_a_tie_at_the_line_and_among_seeds_is_drawn_and_said() -> None:
    event = ready(8, ties="shared")
    chosen = set()
    for seed in range(12):
        made = FORMAT.propose(event, Draw(f"seed {seed}", "round 2"))
        codes = {reason.code: set(reason.players) for reason in made.reasons}
        assert codes["cut_seeds_by_lot"] == {1, 2, 3, 4, 5}
        assert codes["cut_seat_by_lot"] | codes["cut_missed_by_lot"] == {6, 7, 8, 9, 10}
        assert kept_players(made) == {1, 2, 3, 4, 5} | codes["cut_seat_by_lot"]
        chosen.add(frozenset(codes["cut_seat_by_lot"]))
    assert len(chosen) > 1


def test_whoever_left_before_the_cut_is_replaced_by_the_next() -> None:
    event = after_decision(FORMAT, ready(4), d.PlayerDropped(2))
    assert kept_players(posted(FORMAT, event).rounds[-1]) == {1, 3, 4, 5}


def test_with_too_few_players_the_next_smaller_bracket_is_played_and_said() -> None:
    event = ready(8)
    for player in (8, 9, 10):
        event = after_decision(FORMAT, event, d.PlayerDropped(player))
    assert "cut_smaller" in [advice.code for advice in FORMAT.outlook(event).advice]
    event = posted(FORMAT, event)
    assert len(event.rounds[-1].tables) == 2
    assert "cut_smaller" in [reason.code for reason in event.rounds[-1].reasons]


def test_a_finished_match_gives_the_next_opponent_a_walkover() -> None:
    event = lower_seed_loses(posted(FORMAT, ready(8)))
    seeds = seeds_of(event)
    event = posted(FORMAT, after_decision(FORMAT, event, d.PlayerDropped(seeds[3])))
    made = event.rounds[-1]
    assert pairs(made) == [(seeds[1], seeds[2])]
    assert [(bye.player, bye.points) for bye in made.byes] == [(seeds[0], 0)]
    event = posted(FORMAT, lower_seed_loses(event))
    assert pairs(event.rounds[-1]) == [(seeds[0], seeds[1])]
    assert seeds[3] == [row.player for row in FORMAT.standings(event, None)][3]


def test_a_stage_that_nobody_has_to_play_is_left_out() -> None:
    event = lower_seed_loses(posted(FORMAT, ready(4)))
    seeds = seeds_of(event)
    event = after_decision(FORMAT, event, d.PlayerDropped(seeds[1]))
    outlook = FORMAT.outlook(event)
    assert (outlook.status, outlook.winners) == ("finished", (seeds[0],))
    again = after_decision(FORMAT, event, d.PlayerReturned(seeds[1]))
    assert FORMAT.outlook(again).next_kind == "playoff", "who comes back plays the final"
    assert refused(lambda: posted(FORMAT, event)) == "cut_finished"


@pytest.mark.parametrize("leaves", [0, 1])
def test_who_won_the_final_by_walkover_stays_the_winner_when_they_leave_too(leaves: int) -> None:
    event = lower_seed_loses(posted(FORMAT, ready(4)))
    seeds = seeds_of(event)
    for player in (seeds[leaves], seeds[1 - leaves]):
        event = after_decision(FORMAT, event, d.PlayerDropped(player))
        assert FORMAT.outlook(event).winners == (seeds[1 - leaves],)


def test_of_two_who_did_not_play_the_higher_seed_goes_on() -> None:
    event = posted(FORMAT, ready(4))
    seeds = seeds_of(event)
    first, second = event.rounds[-1].tables
    event = reported(FORMAT, event, first.number, {"forfeit": [*first.players]})
    event = reported(FORMAT, event, second.number, {"winner": seeds[2]})
    assert pairs(posted(FORMAT, event).rounds[-1]) == [(seeds[0], seeds[2])]


def test_a_match_of_the_top_cut_needs_a_winner() -> None:
    event = posted(FORMAT, ready(4))
    assert refused(lambda: reported(FORMAT, event, 1, {"draw": True})) == "cut_needs_winner"
    swiss = posted(FORMAT, event_with("9 9", rounds=1, top_cut=2))
    assert reported(FORMAT, swiss, 1, {"draw": True}).rounds[-1].missing == ()


def test_matches_of_the_top_cut_can_be_longer() -> None:
    event = posted(FORMAT, ready(4, top_cut_games=3))
    first = event.rounds[-1].tables[0].players[0]
    second = event.rounds[-1].tables[0].players[1]
    games = {"winner": first, "games": {"won": {str(first): 2, str(second): 1}}}
    event = reported(FORMAT, event, 1, games)
    result = event.rounds[-1].tables[0].result
    assert isinstance(result, MatchResult)
    assert result.won == {first: 2, second: 1}
    swiss = posted(FORMAT, event_with("9 9", rounds=1, top_cut=2, top_cut_games=3))
    assert (
        refused(lambda: reported(FORMAT, swiss, 1, {"winner": 1, "games": {"won": {"1": 2}}}))
        == "one_game_a_match"
    )


def test_what_would_break_the_bracket_is_refused() -> None:
    event = lower_seed_loses(posted(FORMAT, ready(4)))
    quarter, event = event.rounds[-1], posted(FORMAT, event)
    loser = quarter.tables[0].players[1]

    def correct() -> object:
        return reported(FORMAT, event, 1, {"winner": loser}, round=quarter.number)

    assert refused(correct) == "cut_moved_on"
    clear = d.ResultCleared(quarter.number, 1)
    assert refused(lambda: after_decision(FORMAT, event, clear)) == "cut_moved_on"
    late = d.PlayersAdded((Player(11, "Late", age=9),))
    assert refused(lambda: after_decision(FORMAT, event, late)) == "cut_posted_no_entries"
    for key, value in (("rounds", 2), ("top_cut", 8), ("ties", "shared"), ("win_points", 2)):
        stays = FORMAT.problems(event, d.SettingsChosen({key: value}))
        assert [problem.code for problem in stays] == ["cut_posted_setting_stays"]
    first = posted(FORMAT, ready(4))
    (one, two), (three, four) = pairs(first.rounds[-1])
    swapped = ((one, three), (two, four))
    assert refused(lambda: FORMAT.arrange(first, first.rounds[-1], swapped)) == "cut_is_fixed"
    same_pairs = ((four, three), (one, two))
    assert FORMAT.arrange(first, first.rounds[-1], same_pairs).warnings == ()


def test_a_walkover_is_not_given_to_another() -> None:
    desk = desk_of("age-swiss", 20, rounds=2, top_cut=8)
    play(desk, 3)
    bracket = bracket_of(desk.event)
    assert bracket is not None
    gone, stays = bracket.stages[1][0].first, bracket.stages[1][1].first
    assert gone is not None
    assert stays is not None
    desk.take(d.PlayerDropped(gone))
    rounds.pair(desk)
    assert refused(lambda: give_bye(desk, len(desk.event.rounds), stays)) == "no_bye_to_give"


def test_the_card_has_the_matches_of_those_who_played_them() -> None:
    event = lower_seed_loses(posted(FORMAT, ready(2)))
    first, second = seeds_of(event)
    lines = card(event, first)
    assert [(line.outcome, line.points, line.playoff) for line in lines] == [
        ("win", 3, False),
        ("win", 3, True),
    ]
    assert [line.outcome for line in card(event, second)] == ["win", "loss"]
    assert [line.outcome for line in card(event, 10)] == ["loss"], "not missed, not in it"


def test_why_somebody_is_not_in_it_or_does_not_meet_somebody() -> None:
    before = ready(4)
    event = posted(FORMAT, before)
    made, seeds = event.rounds[-1], seeds_of(event)
    (why,) = FORMAT.why_not(before, made, seeds[0], seeds[1])
    assert (why.code, why.facts["matches"]) == ("cut_not_yet", 1)
    assert FORMAT.why_absent is not None
    missed = FORMAT.why_absent(before, made, 10)
    assert missed is not None
    assert missed.code == "cut_missed"
    after = lower_seed_loses(event)
    lost = FORMAT.why_absent(after, posted(FORMAT, after).rounds[-1], seeds[3])
    assert lost is not None
    assert (lost.code, lost.facts["matches"]) == ("cut_lost_before", 2)


def test_the_line_of_the_cut_is_known_before_it() -> None:
    assert FORMAT.clinch_status is not None
    event = ready(4)
    codes = {player: why.code for player, why in FORMAT.clinch_status(event).items()}
    assert codes[10].startswith("cut_out_points")
    assert sum(code.startswith("cut_in") for code in codes.values()) == 4
    assert {codes[player] for player in (1, 2, 3, 4, 5)} == {"cut_in_tied", "cut_out_tied"}
    assert FORMAT.clinch_status(event_with("9 9 9", rounds=1)) == {}


def to_the_end(desk: Session, random: Random) -> None:
    """Plays with forfeits, withdrawals and reinstatements at any time, checking every round."""
    while desk.format.outlook(desk.event).status not in ("finished", "setup"):
        if desk.format.outlook(desk.event).status == "ready":
            if random.random() < 0.4:
                come_and_go(desk, random)
                continue
            before = desk.event
            try:
                rounds.pair(desk)
            except Refused:
                return
            check(before, desk.event)
            continue
        current = desk.event.rounds[-1]
        table = random.choice([table for table in current.tables if table.result is None])
        desk.take(
            d.ResultRecorded(current.number, table.number, some_result(current, table, random))
        )
        if random.random() < 0.15:
            come_and_go(desk, random)


def some_result(current: Round, table: Any, random: Random) -> MatchResult:
    first, second = table.players
    draw = random.random()
    if draw < 0.1:
        return MatchResult(
            forfeited=random.choice(((first,), (second,), (min(table.players), max(table.players))))
        )
    if draw < 0.25 and current.kind == "swiss":
        return MatchResult(drawn=True)
    return MatchResult(winner=random.choice((first, second)))


def come_and_go(desk: Session, random: Random) -> None:
    player = random.choice(desk.event.players)
    left = sum(not one.dropped for one in desk.event.players)
    if player.dropped:
        desk.take(d.PlayerReturned(player.id))
    elif left > 2:
        desk.take(d.PlayerDropped(player.id))


def check(before: Event, event: Event) -> None:
    """What holds for every round of a top cut, from the rounds alone."""
    made = event.rounds[-1]
    if made.kind != "playoff":
        return
    assert made.tables
    assert not any(before.player(player).dropped for player in kept_players(made))
    playoffs = [posted for posted in event.rounds if posted.kind == "playoff"]
    first = playoffs[0]
    size = 2 * len(first.tables)
    if made is first:
        assert size & (size - 1) == 0
        assert not made.byes
        assert size <= int(str(event.settings["top_cut"]))
        assert len(kept_players(made)) == size
    seeds = seeds_of(event)
    slots = [seeds[seed - 1] for seed in seed_order(size)]
    for table in made.tables:
        one, other = (slots.index(player) for player in table.players)
        width = 1 << (one ^ other).bit_length()
        assert one // width == other // width
        rivals = {slots[at] for at in range(one // width * width, (one // width + 1) * width)}
        met = {player for player in kept_players(made) if player in rivals}
        assert met == set(table.players), "one of each half is left"
        for earlier in playoffs[:-1]:
            for played in earlier.tables:
                result = played.result
                assert isinstance(result, MatchResult)
                if result.winner and not result.forfeited:
                    lost = next(p for p in played.players if p != result.winner)
                    assert lost not in kept_players(made)


@settings(max_examples=40, deadline=None)
@given(
    count=st.integers(2, 20),
    cut=st.sampled_from((2, 4, 8, 16)),
    swiss=st.integers(1, 3),
    ties=st.sampled_from(("latest_loss", "shared", "opponents")),
    record=st.sampled_from(("points", "win_loss_draw")),
    seed=st.integers(0, 10_000),
)
def test_every_top_cut_is_a_bracket_that_anybody_can_check(
    count: int, cut: int, swiss: int, ties: str, record: str, seed: int
) -> None:
    desk = desk_of(
        "age-swiss", count, rounds=swiss, top_cut=cut, ties=ties, record=record, games_per_match=1
    )
    to_the_end(desk, Random(seed))
    assert differences(desk.steps) == ()
    event, rows = desk.event, desk.format.standings(desk.event, None)
    bracket = bracket_of(event)
    if bracket is None:
        return
    inside = [row.player for row in rows[: len(bracket.seeds)]]
    assert sorted(inside) == sorted(bracket.seeds)
    assert [row.place for row in rows[: len(inside)]] == list(range(1, len(inside) + 1))
    outlook = desk.format.outlook(event)
    if outlook.status == "finished":
        assert outlook.winners == (rows[0].player,) == (bracket.winner,)
    keys = FORMAT.ranking_keys(event, rows) if FORMAT.ranking_keys else {}
    ranked = [
        tuple(key.value if key.fewer else -key.value for key in keys[row.player]) for row in rows
    ]
    assert ranked == sorted(ranked)


@pytest.mark.parametrize("stop", [3, 4, None])
def test_a_top_cut_comes_back_from_its_cards_and_cover(stop: int | None) -> None:
    desk = desk_of("age-swiss", 11, rounds=2, top_cut=8, top_cut_games=3)
    play(desk, stop)
    one = rebuilt_from([cover(desk.event), *cards(desk.event)])
    same(desk.event, one.event)
    assert [posted.kind for posted in one.event.rounds] == [
        posted.kind for posted in desk.event.rounds
    ]
    assert bracket_of(one.event) == bracket_of(desk.event)


def test_a_repaired_match_of_the_top_cut_is_a_walkover() -> None:
    event = posted(FORMAT, ready(4))
    made, seeds = event.rounds[-1], seeds_of(event)
    event = after_decision(FORMAT, event, d.PlayerDropped(seeds[3]))
    kept = replace(made, tables=made.tables[1:])
    again = FORMAT.pair_remaining(event, Draw(made.seed, made.label), kept)
    assert pairs(again) == [(seeds[1], seeds[2])]
    assert [bye.player for bye in again.byes] == [seeds[0]]
