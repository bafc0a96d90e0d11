"""What is asked for again is worked out once, for the very same event and no longer than wanted."""

from dataclasses import replace

from tests.builders.events import event_of, posted
from tourneydesk.core.cache import once, remembered, remembering
from tourneydesk.core.event import Event
from tourneydesk.core.seating import before_round
from tourneydesk.formats.strikes import FORMAT

asked: list[int] = []


@remembered
def players_beyond(event: Event, number: int) -> list[str]:
    """Names, and a note that they were asked for."""
    asked.append(number)
    return [player.name for player in event.players if player.id > number]


@once
def players_after(event: Event, through: int | None = None) -> list[str]:
    """Names, and a note for which round they were asked."""
    asked.append(0 if through is None else through)
    return [player.name for player in event.players if through is None or player.joined <= through]


def times_asked() -> int:
    count = len(asked)
    asked.clear()
    return count


def test_it_is_worked_out_once_for_an_event_however_often_that_is_cut() -> None:
    event = posted(FORMAT, event_of(FORMAT, 6))
    with remembering():
        for _ in range(3):
            assert players_beyond(before_round(event, 1), 4) == ["P5", "P6"]
        assert times_asked() == 1
        assert players_beyond(before_round(event, 1), 5) == ["P6"]
        assert players_beyond(event, 4) == ["P5", "P6"]
        assert times_asked() == 2


def test_an_event_with_other_players_rounds_or_settings_is_another() -> None:
    event = posted(FORMAT, event_of(FORMAT, 6))
    renamed = replace(event.players[5], name="Late")
    others = (
        replace(event, players=(*event.players[:5], renamed)),
        replace(event, rounds=()),
        replace(event, settings={**event.settings, "largest_table": 4}),
        replace(event, forbidden=frozenset({(1, 2)})),
    )
    with remembering():
        players_beyond(event, 5)
        assert [players_beyond(other, 5) for other in others] == [["Late"], *[["P6"]] * 3]
        assert times_asked() == 5


def test_outside_and_afterwards_nothing_is_remembered() -> None:
    event = event_of(FORMAT, 6)
    players_beyond(event, 1)
    players_beyond(event, 1)
    with remembering():
        players_beyond(event, 1)
        with remembering():
            players_beyond(event, 1)
        players_beyond(event, 1)
    players_beyond(event, 1)
    assert times_asked() == 5


def test_the_same_event_is_asked_once_a_round_and_a_changed_one_anew() -> None:
    event = event_of(FORMAT, 3)
    assert players_after(event) is players_after(event, None) is players_after(event)
    assert players_after(event, 1) == players_after(event, through=1) == ["P1", "P2", "P3"]
    assert times_asked() == 2
    renamed = replace(event, players=(*event.players[:2], replace(event.players[2], name="Late")))
    assert players_after(renamed) == ["P1", "P2", "Late"]
    assert times_asked() == 1


def test_what_was_worked_out_is_no_part_of_the_event_and_goes_with_it() -> None:
    event = event_of(FORMAT, 3)
    players_after(event)
    assert event == replace(event)
    assert "known" not in repr(event)
    assert replace(event).known == {}
    times_asked()
