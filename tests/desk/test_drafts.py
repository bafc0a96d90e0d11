"""The draft of a round: swaps, what stays, what it costs, and posting it as one step."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.builders.desks import desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Round
from tourneydesk.core.format import Criterion
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import drafts, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.practice import made_up_result
from tourneydesk.desk.rounds import Draft, draft_of
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.messages import say, text

every_format = pytest.mark.parametrize("key", sorted(FORMATS))


def seats(made: Round) -> list[tuple[int, ...]]:
    return [table.players for table in made.tables]


def places(made: Round) -> list[int]:
    """Everybody as often as he has a place, at a table or with a bye."""
    seated = [player for players in seats(made) for player in players]
    return sorted([*seated, *(bye.player for bye in made.byes)])


def two_apart(draft: Draft) -> tuple[int, int]:
    """A player of the first table, and one who sits neither there nor beside him."""
    first = draft.changed.tables[0]
    beside = {
        one
        for table in draft.changed.tables
        if first.players[0] in table.players
        for one in table.players
    }
    return first.players[0], next(
        one for table in draft.changed.tables for one in table.players if one not in beside
    )


def code_of(does: Callable[[], object]) -> str:
    with pytest.raises(Refused) as refused:
        does()
    problem = refused.value.problems[0]
    assert say(problem)
    return problem.code


def play_round(desk: Session) -> None:
    rounds.pair(desk)
    while missing := desk.event.rounds[-1].missing:
        table = desk.event.rounds[-1].table(missing[0])
        assert table is not None
        result = made_up_result(desk.event, table, Draw("x", str(desk.event.moment)))
        desk.take(d.ResultRecorded(len(desk.event.rounds), table.number, result))


@pytest.fixture
def stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    """US Chess with counts and pairing around that anybody can work out by hand."""

    def evaluate(event: Event, made: Round) -> tuple[Criterion, ...]:
        gaps = sum(abs(one - other) for one, other in seats(made))
        return (Criterion("tables", len(made.tables)), Criterion("gaps", gaps))

    def pair_remaining(event: Event, draw: Draw, kept: Round) -> Round:
        made = FORMATS["us-swiss"].propose(event, draw)
        if not kept.tables and not kept.byes:
            return made
        seated = {one for table in kept.tables for one in table.players}
        rest = sorted({one for players in seats(made) for one in players} - seated, reverse=True)
        there = {table.number: table for table in kept.tables}
        tables = tuple(
            there.get(table.number)
            or replace(
                table,
                seats=tuple(replace(seat, player=rest.pop()) for seat in table.seats),
            )
            for table in made.tables
        )
        return replace(made, tables=tables)

    shown = replace(FORMATS["us-swiss"], evaluate=evaluate, pair_remaining=pair_remaining)
    monkeypatch.setitem(FORMATS, "us-swiss", shown)


# Swapping


@every_format
def test_two_players_change_places_and_the_round_is_posted_so_in_one_step(key: str) -> None:
    journal = MemoryJournal()
    desk = desk_of(key, 20, journal)
    draft = draft_of(desk.event)
    one, other = two_apart(draft)
    changed = drafts.swap_players(draft, one, other)
    instead = {one: other, other: one}
    assert seats(changed.changed) == [
        tuple(instead.get(player, player) for player in players)
        for players in seats(draft.proposed)
    ]
    assert changed.by_hand
    before = desk.event
    posted = rounds.post(desk, changed)
    assert seats(posted) == seats(changed.changed)
    assert say(name_of_step(desk.steps[-1])) == messages.text("step-posted-by-hand", round=1)
    assert [found.code for found in differences(desk.steps)] == ["round_by_hand"]
    assert replay(written(journal)) == desk.event
    desk.undo()
    assert desk.event == before
    desk.redo()
    assert desk.event.rounds[0] == posted


@every_format
def test_swapping_back_leaves_the_proposal(key: str) -> None:
    desk = desk_of(key, 20)
    draft = draft_of(desk.event)
    one, other = two_apart(draft)
    back = drafts.swap_players(drafts.swap_players(draft, one, other), one, other)
    if key != "dual-ring":  # there each table says that the ring was set by hand
        assert back.changed == draft.proposed
    assert not back.by_hand
    rounds.post(desk, back)
    assert differences(desk.steps) == ()


def test_a_table_that_is_not_touched_keeps_its_reasons_and_a_changed_one_says_so() -> None:
    draft = draft_of(desk_of("us-swiss", 8).event)
    changed = drafts.swap_players(draft, draft.proposed.tables[0].players[0], 8)
    for was, now in zip(draft.proposed.tables, changed.changed.tables, strict=True):
        if was.seats == now.seats:
            assert now == was
        else:
            assert [reason.code for reason in now.reasons] == ["seated_by_hand"]


@pytest.mark.parametrize("key", ["us-swiss", "age-swiss"])
def test_the_bye_of_an_odd_field_changes_hands_with_a_player(key: str) -> None:
    desk = desk_of(key, 9)
    draft = draft_of(desk.event)
    (bye,) = draft.proposed.byes
    player = draft.proposed.tables[0].players[0]
    changed = drafts.swap_players(draft, player, bye.player)
    assert [one.player for one in changed.changed.byes] == [player]
    assert bye.player in changed.changed.tables[0].players
    assert [reason.code for reason in changed.changed.tables[0].reasons] == ["seated_by_hand"]
    assert changed.kept_tables == {1}
    assert changed.kept_byes == {player}
    assert drafts.swap_players(changed, bye.player, player).changed == draft.proposed
    posted = rounds.post(desk, changed)
    assert posted.byes[0].points == bye.points
    assert "gave" in say(posted.byes[0].reasons[0], desk.event)
    assert {found.code for found in differences(desk.steps)} == {"round_by_hand"}
    assert posted.table_of(player) is None


def test_a_second_bye_by_hand_is_warned_of() -> None:
    desk = desk_of("us-swiss", 9)
    play_round(desk)
    had = desk.event.rounds[0].byes[0].player
    draft = draft_of(desk.event)
    changed = drafts.swap_players(draft, had, draft.proposed.byes[0].player)
    warned = [say(warning, desk.event) for warning in changed.warnings]
    assert messages.text("second-bye", round=1, player1=f"P{had}") in warned


def test_what_cannot_change_places_says_why() -> None:
    desk = desk_of("us-swiss", 9)
    desk.take(d.ByeRequested(ByeRequest(4, 1, Fraction(1, 2))))
    draft = draft_of(desk.event)
    assert code_of(lambda: drafts.swap_players(draft, 1, 1)) == "swap_with_oneself"
    assert code_of(lambda: drafts.swap_players(draft, 1, 99)) == "not_in_draft"
    assert code_of(lambda: drafts.swap_players(draft, 1, 4)) == "bye_not_to_swap"


@every_format
@settings(max_examples=25, deadline=None)
@given(data=st.data())
def test_whatever_is_swapped_everybody_keeps_one_place_and_it_can_be_posted(
    key: str, data: st.DataObject
) -> None:
    desk = desk_of(key, data.draw(st.sampled_from([5, 8, 9, 12, 15, 20]), label="players"))
    if key != "dual-ring" and data.draw(st.booleans(), label="second round"):
        play_round(desk)
    if desk.format.outlook(desk.event).next_kind is None:
        return
    first = draft = draft_of(desk.event)
    players = st.integers(1, len(desk.event.players))
    for _ in range(data.draw(st.integers(1, 6), label="swaps")):
        with suppress(Refused):
            draft = drafts.swap_players(draft, data.draw(players), data.draw(players))
    assert [len(players) for players in seats(draft.changed)] == [
        len(players) for players in seats(first.proposed)
    ]
    assert places(draft.changed) == places(first.proposed)
    assert all(say(warning, desk.event) for warning in draft.warnings)
    by_hand = draft.by_hand
    assert seats(rounds.post(desk, draft)) == seats(draft.changed)
    found = {difference.code for difference in differences(desk.steps)}
    assert found == ({"round_by_hand"} if by_hand else set())


# Costs and warnings


def test_the_cost_is_the_format_s_own_counts_of_both(stand_in: None) -> None:
    draft = draft_of(desk_of("us-swiss", 8).event)
    first, second = draft.proposed.tables[:2]
    changed = drafts.swap_players(draft, first.players[0], second.players[0])
    tables, gaps = drafts.costs(changed)
    assert (tables.code, tables.proposed, tables.changed) == ("tables", 4, 4)
    assert gaps.proposed == sum(abs(one - other) for one, other in seats(draft.proposed))
    assert gaps.changed == sum(abs(one - other) for one, other in seats(changed.changed))
    assert gaps.changed != gaps.proposed
    assert [cost.changed for cost in drafts.costs(draft)] == [4, gaps.proposed]


def test_a_rematch_by_hand_is_warned_of_at_its_table() -> None:
    desk = desk_of("us-swiss", 8)
    play_round(desk)
    one, met = desk.event.rounds[0].tables[0].players
    draft = draft_of(desk.event)
    beside = draft.proposed.table_of(one)
    assert beside is not None
    opponent = next(player for player in beside.players if player != one)
    changed = drafts.swap_players(draft, opponent, met)
    assert ("rematch", beside.number) in [
        (warning.code, warning.facts["table"]) for warning in changed.warnings
    ]


# Pairing around


def test_tables_that_are_kept_stay_and_the_others_are_paired_around(stand_in: None) -> None:
    draft = draft_of(desk_of("us-swiss", 8).event)
    kept = drafts.keep_table(draft, 2, True)
    again = drafts.pair_again(kept)
    assert again.changed.tables[1] == draft.proposed.tables[1]
    assert again.by_hand
    assert drafts.pair_again(drafts.keep_table(again, 2, False)).changed == draft.proposed


def test_swapped_tables_stay_when_the_others_are_paired_again(stand_in: None) -> None:
    draft = draft_of(desk_of("us-swiss", 8).event)
    one, other = two_apart(draft)
    changed = drafts.swap_players(draft, one, other)
    again = drafts.pair_again(changed)
    assert len(changed.kept_tables) == 2
    for number in changed.kept_tables:
        assert again.changed.table(number) == changed.changed.table(number)


# When the event moves on


def test_a_draft_is_stale_once_the_event_has_moved_on_and_is_then_not_posted() -> None:
    desk = desk_of("us-swiss", 8)
    draft = draft_of(desk.event)
    desk.take(d.PlayerDropped(3))
    assert rounds.is_stale(draft, desk.event)
    assert code_of(lambda: rounds.post(desk, draft)) == "proposal_stale"
    desk.undo()
    assert not rounds.is_stale(draft, desk.event)
    rounds.post(desk, draft)
    assert differences(desk.steps) == ()


@pytest.mark.parametrize(
    "decision",
    [d.PlayersCheckedIn((1, 2)), d.DetailsChanged({"venue": "Hall 2"}), d.NoteAdded("Rain.")],
)
def test_what_no_pairing_looks_at_makes_no_draft_stale(decision: d.Decision) -> None:
    desk = desk_of("us-swiss", 8)
    draft = draft_of(desk.event)
    desk.take(decision)
    assert not rounds.is_stale(draft, desk.event)
    rounds.post(desk, draft)
    assert differences(desk.steps) == ()


def test_a_renewed_draft_keeps_the_kept_tables_where_all_still_play(stand_in: None) -> None:
    desk = desk_of("us-swiss", 10)
    draft = draft_of(desk.event)
    for number in (1, 3):
        draft = drafts.keep_table(draft, number, True)
    desk.take(d.PlayerDropped(draft.proposed.tables[0].players[0]))
    desk.take(d.PlayerDropped(draft.proposed.tables[1].players[0]))
    new = drafts.redraft(draft, desk.event)
    assert new.kept_tables == {3}
    assert new.changed.table(3) == draft.proposed.table(3)
    assert not rounds.is_stale(new, desk.event)


@every_format
def test_a_renewed_draft_of_every_format_keeps_what_it_can_and_can_be_posted(key: str) -> None:
    desk = desk_of(key, 20)
    draft = draft_of(desk.event)
    seated = draft.proposed.tables
    draft = drafts.swap_players(draft, seated[0].players[0], seated[1].players[1])
    kept = {frozenset(draft.changed.table(number).players) for number in draft.kept_tables}
    desk.take(d.PlayerDropped(seated[-1].players[0]))
    new = drafts.redraft(draft, desk.event)
    assert new.kept_tables
    assert {frozenset(new.changed.table(number).players) for number in new.kept_tables} <= kept
    assert seats(rounds.post(desk, new)) == seats(new.changed)
    assert {found.code for found in differences(desk.steps)} <= {"round_by_hand"}


@every_format
def test_every_count_of_a_format_has_its_words(key: str) -> None:
    for cost in drafts.costs(draft_of(desk_of(key, 16).event)):
        assert text(cost.code, key)


def test_a_redraw_is_told_from_other_changes() -> None:
    desk = desk_of("us-swiss", 8)
    draft = draft_of(desk.event)
    rounds.redraw(desk, "x")
    assert rounds.is_stale(draft, desk.event)
    assert drafts.only_redrawn(draft, desk.event)
    desk.take(d.PlayerDropped(3))
    assert not drafts.only_redrawn(draft, desk.event)


# Halls that do not begin to count at 1


def test_tables_keep_the_numbers_of_the_hall() -> None:
    desk = desk_of("us-swiss", 9)
    desk.take(d.DetailsChanged({"first_table": "31"}))
    play_round(desk)
    draft = draft_of(desk.event)
    (bye,) = draft.proposed.byes
    met = desk.event.rounds[0].tables[0].players
    changed = drafts.swap_players(draft, bye.player, met[0])
    rival = next(one for one in changed.changed.table_of(met[1]).players if one != met[1])
    back = drafts.swap_players(changed, met[0], rival)
    assert [table.number for table in back.changed.tables] == [31, 32, 33, 34]
    assert {warning.facts["table"] for warning in back.warnings if "table" in warning.facts} <= {
        31,
        32,
        33,
        34,
    }
    assert any(warning.code == "rematch" for warning in back.warnings)
    kept = drafts.keep_table(draft, 33, True)
    again = drafts.pair_again(kept)
    assert [table.number for table in again.changed.tables] == [31, 32, 33, 34]
    assert again.changed.table(33) == draft.proposed.table(33)
    assert again.kept_tables == {33}
