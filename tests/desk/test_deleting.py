"""Who never played is in no public list, and such an entry can be deleted."""

from fractions import Fraction
from typing import Any

import pytest

from tests.builders.desks import desk_of, written
from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.journal.replay import replay
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import players, rounds
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.practice import play
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS, standings_of
from tourneydesk.present.event_text import event_text
from tourneydesk.present.messages import say
from tourneydesk.present.papers.charts import crosstable, wall_chart
from tourneydesk.present.papers.standings import standings_by_age, standings_sheet
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.web_pages import folder_pages
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.state import state

every_format = pytest.mark.parametrize("key", FORMATS)
ABSENT = 4
NAME = "Zoltan Nevercame"


def day(key: str, *, deleted: bool, through: int | None = 2) -> Session:
    """Nine players, the fourth withdrawn before round 1 (and the entry deleted)."""
    desk = desk_of(key, journal=MemoryJournal())
    desk.take(
        d.PlayersAdded(
            tuple(
                Player(n, NAME if n == ABSENT else f"P{n}", rating=2000 - n, age=6 + n)
                for n in range(1, 10)
            )
        )
    )
    desk.take(d.PlayerDropped(ABSENT))
    if deleted:
        desk.take(d.PlayerDeleted(ABSENT))
    play(desk, through)
    return desk


def public_texts(event: Event) -> dict[str, str]:
    stamp = Stamp(event.name, "", "1", "")
    texts = {
        "show": event_text(event),
        "standings": str(standings_sheet(event, stamp)),
        "wall chart": str(wall_chart(event, stamp)),
        "crosstable": str(crosstable(event, stamp)),
        "standings of the state": str(state(event)["standings"]),
        **folder_pages(event, DisplayOptions(), ""),
    }
    if event.format == "age-swiss":
        texts["age groups"] = str(standings_by_age(event, stamp))
    return texts


@every_format
@pytest.mark.parametrize("deleted", [False, True], ids=["withdrawn", "deleted"])
@pytest.mark.parametrize("through", [2, None], ids=["running", "over"])
def test_who_left_before_the_first_round_is_in_no_public_list(
    key: str, deleted: bool, through: int | None
) -> None:
    event = day(key, deleted=deleted, through=through).event
    for name, text in public_texts(event).items():
        assert NAME not in text, name
        assert f"'player': {ABSENT}," not in text, name
    rows = standings_of(event)
    assert {row.player for row in rows} == {*range(1, 10)} - {ABSENT}
    places = sorted(row.place for row in rows)
    assert all(place == 1 + sum(one < place for one in places) for place in places)


@every_format
def test_a_deleted_entry_changes_nothing_for_the_others(key: str) -> None:
    withdrawn, deleted = day(key, deleted=False), day(key, deleted=True)
    first, second = (
        [[(table.number, table.seats) for table in one.tables] for one in desk.event.rounds]
        for desk in (withdrawn, deleted)
    )
    assert first == second
    rows: Any = state(deleted.event)["players"]
    ids = [row["id"] for row in rows]
    assert ids == [1, 2, 3, 5, 6, 7, 8, 9]
    assert differences(deleted.steps) == ()


@every_format
def test_an_entry_can_be_deleted_before_it_is_paired_and_undo_brings_it_back(key: str) -> None:
    desk = desk_of(key, 6)
    desk.take(d.PairForbidden((2, 5)))
    before = desk.event
    desk.take(d.PlayerDeleted(5))
    assert say(name_of_step(desk.steps[-1]), desk.event) == "Remove P5"
    assert [player.id for player in desk.event.entered] == [1, 2, 3, 4, 6]
    assert desk.event.forbidden == frozenset()
    assert players.enter(desk, {"name": "New", "age": 20}) == 7
    desk.undo()
    desk.undo()
    assert desk.event == before
    desk.redo()
    rounds.pair(desk)
    assert all(5 not in table.players for table in desk.event.rounds[0].tables)


def test_the_file_gives_a_deleted_entry_back_as_it_was() -> None:
    journal = MemoryJournal()
    desk = desk_of("us-swiss", 4, journal)
    desk.take(d.ByeRequested(ByeRequest(2, 1, Fraction(0))))
    desk.take(d.TableFixed(2, 7))
    desk.take(d.PlayerDeleted(2))
    again = replay(written(journal))
    assert again.deleted == {2}
    assert again.player(2).dropped
    assert again.bye_requests == ()
    assert again.fixed_tables == {}


@every_format
def test_who_was_in_a_posted_round_is_not_deleted_and_the_words_say_why(key: str) -> None:
    desk = desk_of(key, 9)
    rounds.pair(desk)
    before = desk.event
    with pytest.raises(Refused) as refused:
        desk.take(d.PlayerDeleted(3))
    assert "paired in round 1" in say(refused.value.problems[0], desk.event)
    assert desk.event is before


@pytest.mark.parametrize(
    "decision",
    [
        d.PlayerDeleted(2),
        d.PlayerDropped(2),
        d.PlayerReturned(2),
        d.PlayersCheckedIn((2,)),
        d.AbsentDropped((2,)),
        d.PairForbidden((2, 3)),
        d.TableFixed(2, 1),
        d.PlayerChanged(Player(2, "Again")),
    ],
    ids=lambda one: type(one).__name__,
)
def test_nothing_more_can_be_done_with_a_deleted_entry(decision: d.Decision) -> None:
    desk = desk_of("us-swiss", 4)
    desk.take(d.PlayerDeleted(2))
    before = desk.event
    with pytest.raises(Refused) as refused:
        desk.take(decision)
    assert refused.value.problems[0].code == "player_unknown"
    assert desk.event is before


def test_the_same_person_can_be_entered_anew() -> None:
    desk = desk_of("us-swiss")
    players.enter(desk, {"name": "Ann", "member_id": "12345678"})
    desk.take(d.PlayerDeleted(1))
    assert players.enter(desk, {"name": "Ann", "member_id": "12345678"}) == 2


def test_a_bye_is_a_round_too() -> None:
    desk = desk_of("us-swiss", 5)
    rounds.pair(desk)
    (bye,) = desk.event.rounds[0].byes
    desk.take(d.PlayerDropped(bye.player))
    assert bye.player in {row.player for row in standings_of(desk.event)}
    with pytest.raises(Refused):
        desk.take(d.PlayerDeleted(bye.player))
