"""An event is lost, its papers are not: what comes back, and what is said of the rest."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.desk.desks import desk_of
from tests.formats.test_contract import STEPS, _one_step
from tourneydesk.core.event import Event
from tourneydesk.desk import rounds
from tourneydesk.desk.desk import Desk
from tourneydesk.desk.memory import MemoryJournal
from tourneydesk.desk.opening import open_event, plan
from tourneydesk.desk.rebuilding import rebuild
from tourneydesk.desk.simulation import play
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.paper_codes import grouped
from tourneydesk.present.paper_cover import cover_code, cover_of_event
from tourneydesk.present.paper_entries import entries
from tourneydesk.present.paper_gathering import Gathered, gathered
from tourneydesk.present.paper_records import code_of, person, records, slip_code
from tourneydesk.present.paper_story import Story, story
from tourneydesk.present.words import say

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


def opening(papers: Gathered):  # type: ignore[no-untyped-def]
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
@settings(max_examples=15, deadline=None)
@given(data=st.data())
def test_an_event_comes_back_at_any_moment(key: str, data: st.DataObject) -> None:
    desk = desk_of(key, data.draw(st.integers(4, 16), label="players"))
    for _ in range(data.draw(st.integers(1, 30), label="steps")):
        _one_step(desk, data.draw(st.sampled_from(STEPS), label="step"), data)
    one = told([cover(desk.event), *cards(desk.event)])
    assert said(one) == ""
    same(desk.event, one.event)
    assert Desk(MemoryJournal(), one.steps).event == one.event
