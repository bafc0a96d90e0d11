"""An event is lost, its papers are not: what comes back, and what is said of the rest."""

from collections.abc import Sequence
from dataclasses import replace
from fractions import Fraction
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.desk.desks import desk_of
from tests.formats.test_contract import STEPS, _one_step
from tourneydesk.core.decisions import ByeRequested, EventOpened, PlayerDropped, PlayerReturned
from tourneydesk.core.event import ByeRequest, Event
from tourneydesk.core.results import BoardResult
from tourneydesk.desk import players, rounds
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.memory import MemoryJournal
from tourneydesk.desk.opening import open_event, plan
from tourneydesk.desk.rebuilding import rebuild
from tourneydesk.desk.simulation import play
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.event_text import event_text
from tourneydesk.present.paper_codes import grouped
from tourneydesk.present.paper_cover import cover_code, cover_of_event
from tourneydesk.present.paper_entries import entries
from tourneydesk.present.paper_gathering import Gathered, gathered
from tourneydesk.present.paper_records import code_of, person, records, slip_code
from tourneydesk.present.paper_story import Story, story
from tourneydesk.present.words import say
from tourneydesk.store.trouble import FileTrouble

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def cover(event: Event) -> str:
    return cover_code(cover_of_event(event))


def cards(event: Event, without: Sequence[int] = ()) -> list[str]:
    """The square codes as a scanner types them, line by line."""
    return [
        line
        for player, record in records(event).items()
        if player not in without
        for line in (code_of(record), *person(event.player(player)).split("\n"))
    ]


def told(lines: Sequence[str]) -> Story:
    papers = gathered(entries(lines))
    return story(papers, opening(papers))


def opening(papers: Gathered) -> EventOpened:
    one = papers.cover
    if one is None:
        return plan(papers.format, "Rebuilt", "seed", {})
    return plan(papers.format, one.name, one.seed, dict(one.settings))


def said(one: Story) -> str:
    return " ".join(say(note, one.event) for note in one.notes)


def same(event: Event, again: Event) -> None:
    fmt = format_of(event)
    assert list(fmt.standings(again, None)) == list(fmt.standings(event, None))
    assert fmt.outlook(again) == fmt.outlook(event)
    assert fmt.leavings(again).keys() == fmt.leavings(event).keys()
    assert tables(again) == tables(event)
    assert [replace(one, left=None, club=None) for one in again.players] == [
        replace(one, left=None, club=None) for one in event.players
    ]


def tables(event: Event) -> list[list[tuple[object, ...]]]:
    return [
        [(one.number, one.seats, one.result, one.void) for one in posted.tables]
        for posted in event.rounds
    ]


@every_format
@pytest.mark.parametrize("players", [4, 9, 27])
def test_a_whole_event_comes_back_from_its_cards_and_cover(key: str, players: int) -> None:
    desk = desk_of(key, players)
    play(desk)
    one = told([cover(desk.event), *cards(desk.event)])
    assert one.notes == ()
    same(desk.event, one.event)
    assert one.event.name == desk.event.name
    assert differences(one.steps) == (), "the reasons come back with the rounds"


@every_format
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_an_event_comes_back_at_any_moment(key: str, data: st.DataObject) -> None:
    desk = desk_of(key, data.draw(st.integers(4, 16), label="players"))
    for _ in range(data.draw(st.integers(1, 30), label="steps")):
        _one_step(desk, data.draw(st.sampled_from(STEPS), label="step"), data)
    one = told([cover(desk.event), *cards(desk.event)])
    assert said(one) == ""
    same(desk.event, one.event)
    assert Desk(MemoryJournal(), one.steps).event == one.event


@every_format
def test_one_missing_card_is_told_by_its_neighbours(key: str) -> None:
    desk = desk_of(key, 9)
    play(desk, 1)
    event = desk.event
    one = told([cover(event), *cards(event, without=[4])])
    assert "No card came of player 4." in said(one)
    assert one.event.player(4).name == "Player 4"
    if key in ("age-swiss", "us-swiss", "dual-ring"):
        assert tables(one.event) == tables(event)
        assert [row.points for row in format_of(event).standings(one.event, None)] == [
            row.points for row in format_of(event).standings(event, None)
        ]


def test_of_several_missing_cards_the_slips_say_who_sat_where() -> None:
    desk = desk_of("us-swiss", 12)
    play(desk, 3)
    event = desk.event
    # Two pairs of opponents: only the slips say who of the missing sat with whom.
    first, second = event.rounds[0].tables[:2]
    gone = [first.players[0], second.players[1]]
    rest = [cover(event), *cards(event, without=gone)]
    slips = [
        slip_code(event, posted, table)
        for posted in event.rounds
        for table in posted.tables
        if set(gone) & set(table.players)
    ]
    with_slips = told([*rest, *slips])
    assert tables(with_slips.event) == tables(event)
    assert "without anybody saying so" not in said(with_slips)
    assert "without anybody saying so" in said(told(rest))


def test_a_board_gives_the_place_that_is_left_and_says_what_it_does_not_know() -> None:
    desk = desk_of("risk-swiss", 8)
    play(desk, 1)
    event = desk.event
    last = event.rounds[0].tables[0].players[1]
    one = told([cover(event), *cards(event, without=[last])])
    result, was = one.event.rounds[0].tables[0].result, event.rounds[0].tables[0].result
    assert isinstance(result, BoardResult)
    assert isinstance(was, BoardResult)
    assert result.places == was.places
    assert last not in result.game_points
    assert f"Player {last} was given place {was.places[last]}" in said(one)


def test_results_that_two_cards_tell_differently_are_left_open_and_named() -> None:
    event = _two_rounds()
    table = event.rounds[0].tables[0]
    codes = {player: code_of(record) for player, record in records(event).items()}
    lying = records(event)[table.players[0]]
    line = lying.lines[0]
    other = "lost" if line.outcome != "lost" else "won"
    codes[lying.head.number] = code_of(
        replace(lying, lines=(replace(line, outcome=other), *lying.lines[1:]))
    )
    one = told([cover(event), *(f"{code} P{player}" for player, code in codes.items())])
    assert one.event.rounds[0].missing == (1,)
    names = " and ".join(f"P{player}" for player in table.players)
    assert f"Round 1, table 1: the cards of {names} tell different results." in said(one)


def test_two_cards_that_claim_one_seat_are_both_named() -> None:
    event = _two_rounds()
    known = records(event)
    one, other = known[1], known[2]
    stolen = replace(other, lines=(replace(one.lines[0]), *other.lines[1:]))
    codes = [code_of(stolen if player == 2 else record) for player, record in known.items()]
    again = told([cover(event), *(f"{code} P{at}" for at, code in enumerate(codes, start=1))])
    assert "the cards of P1 and P2 tell of the same seat" in said(again)
    assert tables(again.event) == tables(event), "the free seat is his"


def test_the_newer_of_two_cards_counts_and_equal_ones_are_one() -> None:
    desk = desk_of("age-swiss", 8)
    play(desk, 1)
    before = cards(desk.event)
    play(desk, 1)
    event = desk.event
    one = told([cover(event), *cards(event), *before[:6]])
    assert tables(one.event) == tables(event)
    assert "P1: there are two cards of different rounds. The one of round 2 counts." in said(one)
    assert said(told([cover(event), *cards(event), *cards(event)])) == ""


def test_an_old_card_is_brought_up_to_date_by_the_others() -> None:
    desk = desk_of("us-swiss", 8)
    play(desk, 1)
    old = cards(desk.event)[:6]
    play(desk, 1)
    event = desk.event
    one = told([cover(event), *cards(event, without=[1]), *old])
    assert tables(one.event) == tables(event)


def test_cards_of_another_event_are_left_out_and_named() -> None:
    event = _two_rounds()
    desk = desk_of("age-swiss", 4)
    stranger = replace(desk.event, seed="another")
    one = told([cover(event), *cards(event), *cards(stranger)[:6]])
    assert "is a paper of another event (P1). It was left out." in said(one)
    same(event, one.event)


def test_without_a_cover_the_rounds_stand_and_what_is_not_known_is_said() -> None:
    event = _two_rounds()
    one = told(cards(event))
    assert tables(one.event) == tables(event)
    assert "The cover is missing. Every setting is as the format has it by default" in said(one)


def test_digits_with_a_name_behind_them_are_enough() -> None:
    event = _two_rounds()
    codes = [grouped(code_of(record)) for record in records(event).values()]
    one = told([f"{code}  Zoë {at}" for at, code in enumerate(codes, start=1)])
    assert [player.name for player in one.event.players] == [f"Zoë {at}" for at in range(1, 9)]
    nameless = told(codes)
    assert "Names are missing: Player 1, Player 2" in said(nameless)


@settings(max_examples=30, deadline=None)
@given(data=st.data())
def test_a_slip_of_the_finger_is_looked_for_in_the_right_group(data: st.DataObject) -> None:
    event = _two_rounds()
    codes = [code_of(record) for record in records(event).values()]
    code = codes[data.draw(st.integers(1, 7))]
    at = data.draw(st.integers(0, len(code) - 1))
    digit = data.draw(st.sampled_from("0123456789").filter(lambda one: one != code[at]))
    typed = grouped(f"{code[:at]}{digit}{code[at + 1 :]}")
    (note,) = gathered(entries([codes[0], typed])).notes
    groups = note.facts.get("groups", (note.facts.get("group"),))
    assert isinstance(groups, tuple)
    assert note.facts["line"] == 2
    # Now and then several digits could be meant, in too many groups to name.
    assert note.code == "paper_code_mistyped_line" or at // 5 + 1 in groups


def test_a_group_with_a_digit_too_few_is_named() -> None:
    event = _two_rounds()
    typed = grouped(code_of(records(event)[1])).split(" ")
    typed[2] = typed[2][:-1]
    (note,) = gathered(entries([" ".join(typed)])).notes
    assert say(note) == (
        f"Line 1: group 3, typed as {typed[2]}, has 4 figures and should have 5. Compare it with "
        "the paper."
    )


def test_remarks_and_stray_lines_stop_nothing() -> None:
    event = _two_rounds()
    lines = ["# Saturday", "hello", cover(event), *cards(event)]
    one = told(lines)
    same(event, one.event)
    assert "Line 2 is no code of a card, slip or cover." in said(one)


def test_the_file_of_a_rebuilt_event_is_one_like_any_other(tmp_path: Path) -> None:
    event = _two_rounds()
    path = tmp_path / "again.tourney"
    rebuild(path, told([cover(event), *cards(event)]).steps).close()
    desk = open_event(path)
    rounds.pair(desk)
    assert len(desk.event.rounds) == 3
    desk.undo()
    desk.close()
    with pytest.raises(FileTrouble) as trouble:
        rebuild(path, told(cards(event)).steps)
    assert trouble.value.code == "file_exists"


def _two_rounds() -> Event:
    desk = desk_of("age-swiss", 8)
    play(desk, 2)
    return desk.event


@every_format
@settings(max_examples=12, deadline=None)
@given(data=st.data())
def test_whatever_papers_come_an_event_comes_of_them_and_nothing_stumbles(
    key: str, data: st.DataObject
) -> None:
    """Cards missing, cards of earlier moments, cards of a like event, slips: all mixed."""
    lines: list[str] = []
    desk = desk_of(key, data.draw(st.integers(4, 14), label="players"))
    for _ in range(data.draw(st.integers(1, 25), label="steps")):
        _one_step(desk, data.draw(st.sampled_from(STEPS), label="step"), data)
        event = desk.event
        there = [player.id for player in event.players]
        for player in data.draw(
            st.sets(st.sampled_from(there), max_size=3) if there else st.just([])
        ):
            about = person(event.player(player)).split("\n")
            lines += [code_of(records(event)[player]), *about]
        if event.rounds and data.draw(st.booleans()):
            table = event.rounds[-1].tables[0]
            lines.append(slip_code(event, event.rounds[-1], table))
    if data.draw(st.booleans(), label="cover"):
        lines.append(cover(desk.event))
    papers = gathered(entries(lines))
    if not papers.records:
        return
    one = story(papers, opening(papers))
    again = one.event
    fmt = format_of(again)
    assert len(fmt.standings(again, None)) == len(again.players)
    assert fmt.outlook(again).status
    assert event_text(again)
    assert Desk(MemoryJournal(), one.steps).event == again
    assert records(again)


def test_a_ring_with_too_many_cards_missing_is_not_set_and_said() -> None:
    desk = desk_of("dual-ring", 8)
    rounds.pair(desk)
    one = told([cover(desk.event), *cards(desk.event, without=[1, 2, 3, 4, 5, 6, 7])])
    assert one.event.rounds == ()
    assert "Too many cards are missing to close the ring" in said(one)


def test_a_table_of_which_one_card_alone_came_is_left_out_and_said() -> None:
    desk = desk_of("strikes", 4)
    play(desk, 1)
    one = told([cover(desk.event), *cards(desk.event, without=[2, 3, 4])])
    assert len(one.event.players) == 4
    assert "No card came of players 2, 3 and 4." in said(one)


def comes_back(desk: Desk) -> Event:
    """The event of its cards and cover, after seeing that it is the same."""
    one = told([cover(desk.event), *cards(desk.event)])
    assert said(one) == ""
    same(desk.event, one.event)
    assert one.event.taken_back == desk.event.taken_back
    assert differences(one.steps) == differences(desk.steps) == ()
    return one.event


def test_who_left_a_board_and_came_back_or_did_not_is_where_he_was() -> None:
    desk = desk_of("risk-swiss", 33)
    rounds.pair(desk)
    for table in desk.event.rounds[0].tables:
        *staying, gone = table.players
        rounds.report(desk, table.number, _finished(staying, [gone]))
    back = [table.players[-1] for table in desk.event.rounds[0].tables[:4]]
    for player in back:
        desk.take(PlayerReturned(player))
    comes_back(desk)
    # Corrected after his return: he left there after all, and his return counts no more.
    first = desk.event.rounds[0].tables[0]
    others = [one for one in first.players if one != back[0]]
    rounds.report(desk, first.number, _finished([*others, back[0]], []), 1)
    comes_back(desk)
    rounds.report(desk, first.number, _finished(others, [back[0]]), 1)
    assert (1, back[0]) not in desk.event.taken_back
    event = comes_back(desk)
    assert back[0] in format_of(event).leavings(event)


def _finished(order: Sequence[int], gone: Sequence[int]) -> dict[str, object]:
    """A board's report in that order, with points and energy to tell them apart."""
    return {
        "places": {str(one): at for at, one in enumerate(order, start=1)},
        "game_points": {str(one): 40 - one for one in order},
        "energy": {str(one): one % 7 for one in order},
        "withdrawn": list(gone),
    }


def test_byes_late_entries_drops_and_forfeits_are_as_they_were() -> None:
    desk = desk_of("us-swiss", 9)
    desk.take(ByeRequested(ByeRequest(2, 2, Fraction(1, 2))))
    rounds.pair(desk)
    tables_now = desk.event.rounds[0].tables
    rounds.report(desk, tables_now[0].number, {"forfeit": [tables_now[0].players[1]]})
    for table in tables_now[1:]:
        rounds.report(desk, table.number, {"winner": table.players[0]})
    players.enter(desk, {"name": "Late Entry", "rating": 1500})
    desk.take(PlayerDropped(5))
    rounds.pair(desk)
    for number in desk.event.rounds[1].missing:
        rounds.report(desk, number, {"draw": True})
    desk.take(PlayerReturned(5))
    event = comes_back(desk)
    assert event.player(10).joined == 1
    rounds.pair(desk)
    comes_back(desk)
