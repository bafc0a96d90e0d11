"""The sample events show what their notes say, and the guide knows what is done."""

from collections.abc import Callable, Mapping
from fractions import Fraction
from pathlib import Path

import pytest

from tourneydesk.core.event import Event
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import rounds
from tourneydesk.desk.attendance import check_in
from tourneydesk.desk.files.opening import open_event
from tourneydesk.desk.practice import STEPS, make_sample, next_guide_step, read_recipe
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.formats import FORMATS, format_of, standings_of
from tourneydesk.present import messages
from tourneydesk.present.shows import show_of_format


def made(recipe: str, key: str, folder: Path) -> Session:
    path = folder / f"{key}.tourney"
    make_sample(read_recipe(recipe), key, "A sample", path)
    return open_event(path)


def guided(folder: Path) -> Session:
    key = next(key for key in FORMATS if show_of_format(key).guide)
    return made(show_of_format(key).guide, key, folder)


def names(event: Event, *players: int) -> set[str]:
    return {event.player(player).name for player in players}


def _fifth_place_is_open(event: Event) -> None:
    assert format_of(event).outlook(event).rounds_planned == len(event.rounds) + 1 == 4
    points = [row.points for row in standings_of(event)]
    assert points[3:6] == [Fraction(11)] * 3
    assert points[2] > 11 > points[6]
    assert 0 < len(event.rounds[-1].missing) < len(event.rounds[-1].tables)


def _two_children_meet_out_of_group(event: Event) -> None:
    posted = event.rounds[-1]
    table = posted.table(2)
    assert posted.number == 3
    assert table is not None
    first, second = table.players
    found = {event.player(one).name.split()[0]: event.player(one).age for one in (first, second)}
    assert found == {"Oliver": 10, "Noah": 12}
    assert posted.groups[first] != posted.groups[second]
    (alone,) = (one for one in table.reasons if one.code == "alone_of_age")
    assert names(event, *alone.players) == {"Noah Petersdorff"}


def _four_are_left(event: Event) -> None:
    assert len(event.players) - len(format_of(event).leavings(event)) == 4
    assert len(event.players) == 10
    assert len(event.rounds[-1].missing) == 4


def _five_of_six_are_one_last_place_from_out(event: Event) -> None:
    status = FORMATS[event.format].clinch_status
    assert status is not None
    codes = [reason.code for reason in status(event).values()]
    assert (len(codes), codes.count("last_place_puts_out")) == (6, 5)
    assert (len(event.rounds), len(event.players)) == (5, 26)
    assert event.rounds[-1].missing == (1, 2)


def _an_upset_and_a_late_entry(event: Event) -> None:
    table = event.rounds[2].table(2)
    assert table is not None
    assert isinstance(table.result, MatchResult)
    winner = table.result.winner
    assert winner is not None
    assert names(event, winner) == {"Otis Carmichael"}
    assert {event.player(one).rating for one in table.players} == {1461, 1729}
    assert names(event, *table.players) == {"Otis Carmichael", "Earl Hutchings"}
    assert [one.name for one in event.players if one.joined == 2] == ["Katarina Novak"]
    assert event.rounds[-1].missing


MOMENTS: Mapping[str, Callable[[Event], None]] = {
    "risk-swiss": _fifth_place_is_open,
    "age-swiss": _two_children_meet_out_of_group,
    "dual-ring": _four_are_left,
    "strikes": _five_of_six_are_one_last_place_from_out,
    "us-swiss": _an_upset_and_a_late_entry,
}


@pytest.mark.parametrize("key", FORMATS)
def test_a_sample_shows_the_moment_that_its_note_tells_of(key: str, tmp_path: Path) -> None:
    recipe = show_of_format(key).recipe
    session = made(recipe, key, tmp_path)
    assert session.event.format == key
    MOMENTS[key](session.event)
    assert len(read_recipe(recipe).tries) == 3
    assert all(messages.has(f"sample-try-{number}", key) for number in (1, 2, 3))
    assert differences(session.steps) == ()
    session.close()


def test_the_guide_leads_from_check_in_to_a_printed_page(tmp_path: Path) -> None:
    session = guided(tmp_path)
    opened: set[str] = set()
    found = []

    def now() -> str | None:
        return next_guide_step(session.event, session.steps, opened)

    found.append(now())
    check_in(session, [11])
    assert now() == "check-in", "one is still missing"
    check_in(session, [12])
    found.append(now())
    rounds.pair(session)
    found.append(now())
    rounds.report(session, 1, {"winner": session.event.rounds[0].tables[0].players[0]})
    found.append(now())
    rounds.report(session, 2, {"draw": True})
    found.append(now())
    rounds.clear(session, 1)
    rounds.report(session, 1, {"draw": True})
    for step in ("standings", "display", "print"):
        found.append(now())
        opened.add(step)
    assert tuple(found) == STEPS
    assert now() is None
    session.close()


def test_the_guide_takes_what_was_done_in_another_order(tmp_path: Path) -> None:
    session = guided(tmp_path)
    rounds.pair(session)
    assert next_guide_step(session.event, session.steps, {"print"}) == "result"
    session.undo()
    assert next_guide_step(session.event, session.steps, {"print"}) == "check-in"
    session.close()
