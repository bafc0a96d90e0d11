"""Prizes of whole events: who is tied in each format, and who belongs to a class."""

from dataclasses import replace
from fractions import Fraction

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.decisions import PlayerDropped
from tourneydesk.core.event import Event, OpenItem
from tourneydesk.core.prize_awards import Awards, awards_of, tied_before_tiebreaks
from tourneydesk.core.prizes import Category, Prize, PrizeList
from tourneydesk.core.standings import UNRANKED
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.formats import FORMATS, format_of, standings_of

PLACES = tuple(Prize(place, 1000 * (7 - place)) for place in range(1, 7))


def finished(key: str, players: int = 12) -> Session:
    desk = desk_of(key, players)
    play(desk)
    return desk


def awarded(event: Event, *prizes: Prize, **rules: bool) -> Awards:
    listed = replace(PrizeList(prizes), **rules)  # type: ignore[arg-type]  # house rules
    return awards_of(replace(event, prizes=listed), format_of(event))


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_all_that_is_offered_to_places_is_paid_in_every_format(key: str) -> None:
    found = awarded(finished(key).event, *PLACES)
    assert found.paid + found.rounding == sum(prize.amount for prize in PLACES)
    assert found.unawarded == ()


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_nobody_who_ranks_higher_by_score_gets_less(key: str) -> None:
    event = finished(key).event
    found = awarded(event, *PLACES)
    amounts = [
        sum((one.exact for one in found.of(row.player)), Fraction(0)) for row in standings_of(event)
    ]
    assert amounts == sorted(amounts, reverse=True)


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss"])
def test_in_swiss_formats_equal_points_are_tied_whatever_the_tiebreaks(key: str) -> None:
    event = finished(key).event
    rows = standings_of(event)
    points = {row.player: row.points for row in rows}
    tied = tied_before_tiebreaks(event, format_of(event), rows)
    assert len(tied) == len(set(points.values())) < len({row.place for row in rows})
    assert all(len({points[player] for player in group}) == 1 for group in tied)


@pytest.mark.parametrize("key", ["strikes", "dual-ring"])
def test_where_the_place_is_the_result_shared_places_are_tied(key: str) -> None:
    event = finished(key).event
    rows = standings_of(event)
    tied = tied_before_tiebreaks(event, format_of(event), rows)
    assert sorted(map(len, tied)) == sorted(
        sum(row.place == place for row in rows) for place in {row.place for row in rows}
    )


def test_the_order_of_a_final_board_is_no_tie() -> None:
    event = finished("risk-swiss", 20).event
    rows = standings_of(event)
    tied = tied_before_tiebreaks(event, format_of(event), rows)
    assert [len(group) for group in tied[:5]] == [1] * 5
    points = [{row.points for row in rows if row.player in group} for group in tied[5:]]
    assert all(len(one) == 1 for one in points)


def test_players_of_a_top_cut_are_tied_only_where_they_share_a_place() -> None:
    desk = desk_of("age-swiss", 16, top_cut=4)
    play(desk)
    rows = standings_of(desk.event)
    points = {row.player: row.points for row in rows}
    tied = tied_before_tiebreaks(desk.event, format_of(desk.event), rows)
    assert [len(group) for group in tied[:4]] == [1] * 4
    below = [points[group[0]] for group in tied[4:]]
    assert below == sorted(set(below), reverse=True)


def test_before_the_first_result_nobody_wins() -> None:
    found = awarded(desk_of("us-swiss", 4).event, *PLACES)
    assert (found.awards, found.unawarded) == ((), PLACES)


def test_nobody_wins_while_an_open_item_leaves_the_places_unsure() -> None:
    event = finished("us-swiss", 4).event
    unsure = replace(event, open_items=frozenset({OpenItem("result", 1, 1)}))
    assert awarded(event, *PLACES).awards
    assert awarded(unsure, *PLACES) == Awards((), PLACES)


def test_classes_have_the_players_that_their_bounds_say() -> None:
    event = finished("us-swiss").event
    first, second, third, *_ = event.players
    event = replace(
        event,
        players=(
            replace(first, rating=None, club=" rooks"),
            replace(second, age=9, club="Rooks", team="A", grade="3"),
            replace(third, rating=1500, age=None, club=None),
            *event.players[3:],
        ),
    )

    def winners(category: Category) -> set[int]:
        prizes = [Prize(place, text="x", category=category) for place in range(1, 13)]
        return {one.player for one in awarded(event, *prizes).awards}

    everybody = {player.id for player in event.players}
    assert winners(Category()) == everybody
    assert winners(Category("unrated")) == {first.id}
    assert winners(Category("rating", None, 1500)) == {third.id}
    assert winners(Category("rating", None, 1500, unrated=True)) == {first.id, third.id}
    assert winners(Category("rating", 1501)) == everybody - {first.id, third.id}
    assert winners(Category("age", None, 9)) == {
        player.id for player in event.players if player.age is not None and player.age <= 9
    }
    assert winners(Category("club", value="ROOKS")) == {first.id, second.id}
    assert winners(Category("team", value="a")) == {second.id}
    assert winners(Category("grade", value="3")) == {second.id}
    assert winners(Category("players", players=(5, 7))) == {5, 7}


def test_rating_classes_have_the_players_by_the_rating_that_counts() -> None:
    event = finished("us-swiss").event
    first, second, third, *others = event.players
    players = (
        replace(first, rating=1900, rating2=1400),
        replace(second, rating=1400, rating2=1900),
        replace(third, rating=1400, rating2=None),
        *(replace(other, rating=1900, rating2=1900) for other in others),
    )
    under = [Prize(place, text="x", category=Category("rating", None, 1500)) for place in (1, 2, 3)]

    def winners(pairing_rating: str) -> set[int]:
        settings = {**event.settings, "pairing_rating": pairing_rating}
        rated = replace(event, players=players, settings=settings)
        return {one.player for one in awarded(rated, *under).awards}

    assert winners("first") == {second.id, third.id}
    assert winners("second") == {first.id, third.id}


def test_house_players_win_nothing_and_withdrawn_ones_only_if_the_list_says_so() -> None:
    desk = finished("us-swiss", 8)
    best = standings_of(desk.event)[0].player
    player = desk.event.player(best)
    house = replace(
        desk.event,
        players=tuple(replace(one, house=one.id == best) for one in desk.event.players),
    )
    assert next(r.place for r in standings_of(house) if r.player == best) == UNRANKED
    one_for_everybody = [Prize(place, 1000) for place in range(1, 9)]
    found = awarded(house, *one_for_everybody)
    assert best not in {one.player for one in found.awards}
    assert found.unawarded == (Prize(8, 1000),)
    desk.take(PlayerDropped(player.id))
    assert best in {one.player for one in awarded(desk.event, *PLACES).awards}
    without = awarded(desk.event, *PLACES, withdrawn=False)
    assert best not in {one.player for one in without.awards}
    assert without.paid + without.rounding == sum(prize.amount for prize in PLACES)
