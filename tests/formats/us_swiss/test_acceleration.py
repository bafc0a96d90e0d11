"""The first two rounds accelerated, for 8 to 130 players by both readings, and when to do so."""

from collections.abc import Callable
from fractions import Fraction

import pytest

from tests.builders.events import after_decision, event_of, posted
from tests.builders.sayings import parts
from tests.builders.us_swiss import field, next_round, pairs_text, played_out
from tests.formats.us_swiss.checker import check
from tests.thoroughness import THOROUGH
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.us_swiss import FORMAT
from tourneydesk.formats.us_swiss.entrants import Entrant
from tourneydesk.formats.us_swiss.natural import Limits
from tourneydesk.formats.us_swiss.preview import side_by_side
from tourneydesk.formats.us_swiss.score_groups import Group, paired_field
from tourneydesk.present.messages import say

READINGS = ("adjusted_rating", "added_score")


def points_after_round_1(event: Event) -> dict[int, Fraction]:
    """Everyone's points after round 1, from its tables and byes."""
    made = event.rounds[0]
    points = {player.id: Fraction(0) for player in event.players}
    for bye in made.byes:
        points[bye.player] = bye.points
    for table in made.tables:
        result = table.result
        assert isinstance(result, MatchResult)
        for player in table.players:
            if result.drawn:
                points[player] = Fraction(1, 2)
            elif result.winner == player or (result.forfeited and player not in result.forfeited):
                points[player] = Fraction(1)
    return points


def check_round_1(event: Event, made: Round) -> None:
    """Quarters as equal as can be; A1 plays A2, B1 plays B2, in order; an odd one joins A to B."""
    paired = sorted(player for table in made.tables for player in table.players)
    half = len(paired) // 2
    upper, lower = paired[:half], paired[half:]
    sizes = [sum(made.groups[p] == q for p in paired) for q in ("A1", "A2", "B1", "B2")]
    assert max(sizes) - min(sizes) <= 1 + half % 2
    assert [made.groups[p][0] for p in paired] == ["A"] * half + ["B"] * len(lower)
    want = list(zip(upper[: half // 2], upper[half // 2 :], strict=False))
    if half % 2:
        want.append((upper[-1], lower[0]))
        lower = lower[1:]
    below = len(lower) // 2
    want += list(zip(lower[:below], lower[below:], strict=True))
    assert [tuple(sorted(table.players)) for table in made.tables] == want
    high_white = [table.players[0] < table.players[1] for table in made.tables]
    boards_of_a = half // 2
    for start, end in ((0, boards_of_a), (boards_of_a, len(want))):
        for index, white in enumerate(high_white[start:end]):
            assert white == (high_white[0] if index % 2 == 0 else not high_white[0])


def expected_groups(event: Event, reading: str) -> Callable[[int], Fraction]:
    """The order of each player's score group in round 2, the highest first: a number per player."""
    points, groups = points_after_round_1(event), event.rounds[0].groups

    def adjusted(player: int) -> Fraction:
        upper, scored = groups[player].startswith("A"), points[player]
        if upper:
            return Fraction(3 if scored == 1 else 2)
        return Fraction(2) if scored == 1 else scored

    def added(player: int) -> Fraction:
        return points[player] + (1 if groups[player].startswith("A") else 0)

    return adjusted if reading == "adjusted_rating" else added


def check_round_2(event: Event, made: Round, reading: str) -> None:
    """Everybody meets his own score group but for at most one who goes down from each odd one."""
    score_group = expected_groups(event, reading)
    paired = [player for table in made.tables for player in table.players]
    opponents = {frozenset(table.players) for table in event.rounds[0].tables}
    came_down: set[int] = set()
    for level in sorted({score_group(player) for player in paired}, reverse=True):
        members = {player for player in paired if score_group(player) == level} | came_down
        inside = {p for t in made.tables if set(t.players) <= members for p in t.players}
        came_down = members - inside
        # After one round only a score group of two who have just met cannot pair its even number.
        stuck = len(members) == 2 and frozenset(members) in opponents
        assert len(came_down) == (2 if stuck else len(members) % 2)
        if not stuck and level == max(map(score_group, paired)):
            check_even_pool(event, made, sorted(inside))


def check_even_pool(event: Event, made: Round, members: list[int]) -> None:
    """Upper half against lower half but for switches: no pair of one half beyond 80 points."""
    upper = set(members[: len(members) // 2])
    for table in made.tables:
        white, black = table.players
        if white in members and (white in upper) == (black in upper):
            gap = abs((event.player(white).rating or 0) - (event.player(black).rating or 0))
            codes = [reason.code for reason in table.reasons]
            assert gap <= 10 * len(members)
            assert not {"natural_opponents", "same_score_opponents"} & {*codes}


@pytest.mark.parametrize("reading", READINGS)
@pytest.mark.parametrize("first", range(8, 131, 20))
def test_the_first_two_rounds_of_8_to_130_players(reading: str, first: int) -> None:
    # Beyond 48 players every remainder by 8 comes once, and all in `make nightly`.
    step = 7 if first > 40 and not THOROUGH else 1
    for players in range(first, min(first + 20, 131), step):
        event = event_of(FORMAT, players, acceleration=reading, seed=f"s{players}")
        event = played_out(event, f"s{players}", rounds=2)
        check_round_1(event, event.rounds[0])
        check_round_2(event, event.rounds[1], reading)
        check(event)


@pytest.mark.parametrize("reading", READINGS)
def test_winners_above_meet_and_the_middle_meets_half_against_half(reading: str) -> None:
    """Eight players without draws: both readings pair alike."""
    event = field("\n".join(str(2000 - 100 * n) for n in range(8)), acceleration=reading)
    event = next_round(event)
    made = FORMAT.propose(event, Draw("s", "round 2"))
    assert {frozenset(one.split("–")) for one in pairs_text(event, made)} == {
        frozenset({"2000", "1900"}),  # A winners
        frozenset({"1800", "1600"}),  # A losers against B winners
        frozenset({"1700", "1500"}),
        frozenset({"1400", "1300"}),  # B losers
    }


def test_draws_of_the_upper_half_are_what_the_readings_differ_in() -> None:
    found = {}
    for reading in READINGS:
        event = field("\n".join(str(2000 - 100 * n) for n in range(8)), acceleration=reading)
        event = next_round(event, "½", "", "", "")
        made = FORMAT.propose(event, Draw("s", "round 2"))
        found[reading] = {frozenset(one.split("–")) for one in pairs_text(event, made)}
    # 2000 and 1800 drew and have met. Added score: both at 1½, one joins the winner 1900 above.
    assert (
        frozenset({"1900", "2000"}) in found["added_score"]
        or frozenset({"1900", "1800"}) in found["added_score"]
    )
    # Adjusted rating: the one winner comes down to draws, the loser and B winners, by rating.
    assert frozenset({"1300", "1400"}) in found["adjusted_rating"]
    assert any(
        "2000" in pair and pair & {"1600", "1500", "1900"} for pair in found["adjusted_rating"]
    )


def test_from_round_3_on_true_scores_count() -> None:
    event = played_out(event_of(FORMAT, 32, acceleration="adjusted_rating", rounds=5), "x", 2)
    plain = after_decision(FORMAT, event, d.PlayerChanged(event.player(1)))
    made = FORMAT.propose(plain, Draw("x", "round 3"))
    assert made.groups == {}
    assert not any("accelerated" in r.code for table in made.tables for r in table.reasons)


def test_late_entrants_join_the_quarter_of_their_rating() -> None:
    event = next_round(event_of(FORMAT, 16, acceleration="adjusted_rating"))
    event = after_decision(
        FORMAT,
        event,
        d.PlayersAdded((Player(17, "High", 2500, joined=1), Player(18, "Low", 1000, joined=1))),
    )
    made = FORMAT.propose(event, Draw("s", "round 2"))
    assert (made.groups[17], made.groups[18]) == ("A1", "B2")
    score_group = next(table for table in made.tables if 17 in table.players)
    assert "accelerated_middle" in [reason.code for reason in score_group.reasons]


def test_byes_in_round_1_count_as_wins_and_draws_for_the_pools() -> None:
    event = event_of(FORMAT, 17, acceleration="adjusted_rating")
    event = after_decision(FORMAT, event, d.ByeRequested(ByeRequest(1, 1, Fraction(1, 2))))
    event = after_decision(FORMAT, event, d.ByeRequested(ByeRequest(16, 1, Fraction(1, 2))))
    event = next_round(event)
    assert [(bye.player, bye.points) for bye in event.rounds[0].byes] == [
        (1, Fraction(1, 2)),
        (16, Fraction(1, 2)),
        (17, Fraction(1)),
    ]
    made = FORMAT.propose(event, Draw("s", "round 2"))

    def score_group(player: int) -> str:
        reasons = next(t.reasons for t in made.tables if player in t.players)
        return next(r.code for r in reasons if r.code.startswith("accelerated"))

    assert score_group(1) == "accelerated_middle"  # A, half a point: not a winner
    assert score_group(17) == "accelerated_middle"  # B, a full point: a winner
    assert score_group(16) in ("accelerated_lower_draws", "accelerated_lower_losers")


def rated(*ratings: int | None, rounds: int = 4) -> Event:
    players = [Player(n, f"P{n}", rating) for n, rating in enumerate(ratings, start=1)]
    return event_of(FORMAT, players, rounds=rounds)


def spread(count: int) -> list[int]:
    """Ratings over many classes."""
    return [800 + 1600 * n // count for n in range(count)]


@pytest.mark.parametrize(
    ("players", "rounds", "unmet"),
    [
        (24, 4, ()),
        (23, 4, ("players",)),
        (48, 5, ()),
        (47, 5, ("players",)),
        (12, 3, ()),
        # Never for one or two rounds.
        (3, 1, ("rounds",)),
        (300, 2, ("rounds",)),
        (5, 2, ("rounds", "players")),
    ],
)
def test_it_is_recommended_from_half_way_to_the_next_power_and_three_rounds(
    players: int, rounds: int, unmet: tuple[str, ...]
) -> None:
    event = rated(*spread(players), rounds=rounds)
    advice = FORMAT.outlook(event).advice[0]
    if not unmet:
        assert advice.code == "acceleration_recommended"
    else:
        assert advice.code == "acceleration_not_recommended"
        assert advice.facts["conditions"] == unmet
    assert advice.facts["players"] == players
    assert advice.facts["rounds"] == rounds
    assert advice.facts["threshold"] == Fraction(3, 2) * 2**rounds
    assert say(advice, event)


@pytest.mark.parametrize(
    ("inside", "outside", "unrated", "recommended"),
    [
        (12, 12, 0, True),
        (13, 12, 0, False),
        (12, 12, 9, True),
        (13, 12, 9, False),
        (0, 0, 24, True),
    ],
)
def test_no_more_than_half_of_the_rated_may_be_in_one_class(
    inside: int, outside: int, unrated: int, recommended: bool
) -> None:
    """1400 to 1599 is one class; those outside are in two others, next to it."""
    ratings = [1400 + 199 * (n % 2) for n in range(inside)]
    ratings += [1399 if n % 2 else 1600 for n in range(outside)]
    event = rated(*ratings, *[None] * unrated)
    advice = FORMAT.outlook(event).advice[0]
    assert (advice.code == "acceleration_recommended") == recommended
    if not recommended:
        assert advice.facts["conditions"] == ("class",)
        total = inside + outside
        assert advice.facts["unmet"] == (f"class {inside} {total} 1400 1599",)


def test_the_recommendation_shows_its_arithmetic() -> None:
    event = rated(*spread(64))
    assert parts(FORMAT.outlook(event).advice[0]) == (
        "acceleration_recommended",
        (),
        {
            "players": 64,
            "rounds": 4,
            "threshold": 24,
            "expected": "about 4",
            "expected_accelerated": "about 2",
            "perfect": 4,
            "perfect_accelerated": 2,
        },
    )
    event = rated(*spread(14))
    assert parts(FORMAT.outlook(event).advice[0]) == (
        "acceleration_not_recommended",
        (),
        {
            "players": 14,
            "rounds": 4,
            "threshold": 24,
            "expected": "under one",
            "expected_accelerated": "under one",
            "perfect": 1,
            "perfect_accelerated": 0,
            "unmet": ("players 14 24 4",),
            "conditions": ("players",),
        },
    )
    assert posted(FORMAT, event).rounds


def test_the_wizard_can_show_the_readings_side_by_side() -> None:
    event = event_of(FORMAT, 16)
    shown_kinds = side_by_side(event, "s")
    assert list(shown_kinds) == ["none", "adjusted_rating", "added_score"]
    plain, adjusted, added = shown_kinds.values()
    assert {len(plain), len(adjusted), len(added)} == {2}
    assert plain[0].groups == {}
    assert adjusted[0].tables == added[0].tables
    assert [t.players for t in adjusted[1].tables] != [t.players for t in added[1].tables]
    assert side_by_side(event_of(FORMAT, 1), "s") == dict.fromkeys(shown_kinds, ())


def test_in_the_preview_the_higher_rated_win_whatever_their_numbers() -> None:
    # By rating 8 to 1: 8 and 4, 7 and 3, 6 and 2, 5 and 1 meet; the first and the third draw.
    event = event_of(FORMAT, [Player(n, f"P{n}", 1000 + 100 * n) for n in range(1, 9)])
    second = side_by_side(event, "s")["none"][1]
    pairs = [{*table.players} for table in second.tables]
    assert pairs[0] == {7, 5}
    assert pairs[-1] == {3, 1}


def test_those_who_come_down_in_round_2_stand_by_their_pool_and_then_by_rating() -> None:
    # An A loser (0 points) and a B winner (1 point) are equals in the score group they come from.
    middle = (
        Entrant(1, rank=1, rating=2000, halves=0, barred=frozenset({5})),
        Entrant(5, rank=5, rating=1600, halves=2, barred=frozenset({1})),
    )
    lower = (
        Entrant(6, rank=6, rating=1500, halves=1, barred=frozenset({7})),
        Entrant(7, rank=7, rating=1400, halves=1, barred=frozenset({6})),
    )
    score_groups = paired_field(
        (Group("middle", middle), Group("lower_draws", lower)), Limits(80, 200)
    )
    pairs = [
        (first.id, second.id) for score_group in score_groups for first, second in score_group.pairs
    ]
    assert pairs == [(1, 6), (5, 7)]
