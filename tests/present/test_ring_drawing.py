"""The ring as a picture: where everybody stands, the live games, the calls, who is out."""

from dataclasses import replace
from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from tests.builders.dual_ring import played, ring
from tourneydesk.core.event import Event, Player
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.present import messages
from tourneydesk.present.drawings import RingDrawing, call_text, ring_text
from tourneydesk.present.shows import ring_drawing

NAMES = [Player(n, name) for n, name in enumerate(("Ana", "Ben", "Cem", "Dora", "Eva"), start=1)]


def drawn(event: Event, announced: tuple[int, ...] = ()) -> RingDrawing:
    found = ring_drawing(event, announced)
    assert found is not None
    return found


def turns(drawing: RingDrawing) -> dict[int, str]:
    """Where each stands, with a sign for who is in (o), has won (1), is out (x) or left (–)."""
    signs = {"in": "o", "won": "1", "out": "x", "left": "–"}
    return {one.player: f"{one.turn} {signs[one.state]}" for one in drawing.players}


def lines(drawing: RingDrawing) -> list[str]:
    return [f"{game.table}: {game.white}-{game.black}" for game in drawing.games]


def test_before_the_ring_is_set_there_is_none() -> None:
    from tests.builders.events import event_of
    from tourneydesk.formats.dual_ring import FORMAT

    assert ring_drawing(event_of(FORMAT, 5)) is None


def test_a_ring_just_set_stands_evenly_and_everybody_plays_both_neighbours() -> None:
    now = drawn(ring(5))
    assert turns(now) == {1: "0 o", 2: "1/5 o", 3: "2/5 o", 4: "3/5 o", 5: "4/5 o"}
    assert lines(now) == ["1: 1-2", "2: 2-3", "3: 3-4", "4: 4-5", "5: 5-1"]
    assert [one.games for one in now.players] == [(1, 5), (1, 2), (2, 3), (3, 4), (4, 5)]
    assert now.calls == ()


def test_the_ring_closes_over_a_gap_and_calls_its_neighbours() -> None:
    now = drawn(played(ring(5), "2: 2 wins"))
    assert turns(now) == {1: "0 o", 2: "1/4 o", 3: "3/8 x", 4: "1/2 o", 5: "3/4 o"}
    assert lines(now) == ["1: 1-2", "4: 4-5", "5: 5-1", "6: 2-4"]
    assert (now.finished, now.stopped) == ((2,), (3,))
    assert [game.table for game in now.calls] == [6]
    assert now.joined == (2, 4)
    assert {one.player: one.waits_for for one in now.players if one.waits_for} == {2: (4,), 4: (2,)}


def test_nobody_waits_once_he_has_been_called_out() -> None:
    event = played(ring(5), "2: 2 wins")
    now = drawn(event, (6,))
    assert not any(one.waits_for for one in now.players)
    assert [game.table for game in now.calls] == [6]


def test_calls_stand_newest_first_until_their_result() -> None:
    event = played(ring(6), "2: 2 wins", "5: 5 wins")
    assert [game.table for game in drawn(event).calls] == [8, 7]
    event = played(event, "7: 2 wins")
    assert [(game.table, game.newest) for game in drawn(event).calls] == [(9, True), (8, False)]


def test_a_drawn_game_that_is_played_again_is_called_again() -> None:
    now = drawn(played(ring(4), "1: draw"))
    assert lines(now) == ["2: 2-3", "3: 3-4", "4: 4-1", "5: 1-2"]
    assert (now.joined, [game.table for game in now.calls]) == ((1, 2), [5])


def test_a_forged_game_of_somebody_who_is_out_is_drawn_all_the_same() -> None:
    event = played(ring(5), "2: 2 wins")
    posted = event.rounds[0]
    running = tuple(
        replace(table, void=False) if table.number == 3 else table for table in posted.tables
    )
    forged = replace(event, rounds=(replace(posted, tables=running),))
    assert "3: 3-4" in lines(drawn(forged))


def test_who_left_is_told_from_who_lost() -> None:
    assert turns(drawn(played(ring(4), "2 leaves")))[2] == "1/6 –"


def test_the_last_two_play_two_games_and_each_comes_first_in_one() -> None:
    now = drawn(played(ring(4), "1: 1 wins", "3: 3 wins"))
    assert [game.first for game in now.games] == [1, 3]
    assert [game.newest for game in now.games] == [True, True]
    assert now.between(3, 1) == now.games


def test_the_winner_stands_and_all_lines_are_gone() -> None:
    now = drawn(played(ring(3), "1: 1 wins"))
    assert now.winners == (1,)
    assert turns(now) == {1: "0 1", 2: "1/4 x", 3: "1/2 o"}
    assert now.games == ()


def test_a_gap_at_the_top_is_closed_too() -> None:
    now = drawn(played(ring(4), "4: 4 wins"))
    assert turns(now) == {2: "0 o", 3: "1/3 o", 4: "2/3 o", 1: "5/6 x"}


def test_the_ring_is_told_in_words() -> None:
    event = played(ring(NAMES), "2: 2 wins")
    assert call_text(event, drawn(event).calls[0]) == messages.text(
        "ring-call", white="Ben", white_number="2", black="Dora", black_number="4"
    )
    games = {1: "Ana (1) and Ben (2)", 4: "Dora (4) and Eva (5)", 5: "Eva (5) and Ana (1)"}
    games[6] = "Ben (2) and Dora (4)"
    assert ring_text(event, drawn(event)) == " ".join(
        [
            messages.text("ring-summary", games=4, inside=4, out=1),
            *(messages.text("ring-game-summary", table=at, pair=games[at]) for at in games),
        ]
    )


@given(st.integers(3, 12), st.data())
def test_however_it_goes_everybody_in_stands_evenly_between_his_two_opponents(
    players: int, data: st.DataObject
) -> None:
    both_out = data.draw(st.sampled_from(["replay", "both_out"]))
    colors = data.draw(st.sampled_from(["one_of_each", "as_in_example"]))
    event = ring(players, drawn_game=both_out, gap_colours=colors)
    for _ in range(30):
        now, kept = drawn(event), ring_of(event)
        assert kept is not None
        inside = now.inside
        assert tuple(one.player for one in sorted(inside, key=lambda one: one.turn)) == kept.inside
        assert {one.turn for one in inside} == {
            Fraction(at, len(inside)) for at in range(len(inside))
        }
        assert len({one.turn for one in now.players}) == players
        if now.winners:
            assert not now.games
            return
        assert {game.table for game in now.games} == set(event.rounds[0].missing)
        assert sorted(game.first for game in now.games) == sorted(kept.inside)
        for game in now.games:
            first = now.player(game.first)
            assert first is not None
            assert {game.first, first.next} == set(game.players)
            assert now.game_of(game.first) == game
        table = data.draw(st.sampled_from([game.table for game in now.games]))
        there = now.game(table)
        assert there is not None
        how = data.draw(st.sampled_from(["white", "black", "draw", "leaves"]))
        line = {
            "white": f"{table}: {there.white} wins",
            "black": f"{table}: {there.black} wins",
            "draw": f"{table}: draw",
            "leaves": f"{there.white} leaves",
        }[how]
        event = played(event, line)
