"""The event is changed after the start, by keyboard, as far as the rules allow."""

from typing import Any

import pytest
from PySide6.QtWidgets import QComboBox, QLabel

from tests.gui.keyboard import Key, Keyboard
from tests.patience import MILLISECONDS
from tourneydesk.core.decisions import SettingsChosen
from tourneydesk.core.event import Event
from tourneydesk.core.settings import Whole
from tourneydesk.desk import players
from tourneydesk.formats import FORMATS
from tourneydesk.gui.event.page_names import PageName
from tourneydesk.gui.pages.event_page import EventPage
from tourneydesk.present import messages
from tourneydesk.present.settings import value_help

EIGHT = tuple(f"Player {number}" for number in range(1, 9))


@pytest.fixture
def started(keyboard: Keyboard) -> Keyboard:
    """A US Chess Swiss whose first round is posted, with its event on show."""
    keyboard.sit_down("us-swiss", *EIGHT)
    keyboard.press(Key.Key_0, control=True)
    return keyboard


def event(keyboard: Keyboard) -> Event:
    return keyboard.workspace.session.event


def page(keyboard: Keyboard) -> EventPage:
    return keyboard.workspace.event_


def field(keyboard: Keyboard, key: str) -> Any:
    return next(one.widget for one in page(keyboard).form.fields if one.key == key)


def test_a_detail_is_taken_as_its_line_is_left_and_undo_brings_it_back(started: Keyboard) -> None:
    assert started.workspace.page == PageName.EVENT
    started.type("Spring Open\n")
    assert event(started).name == "Spring Open"
    started.type("Hall 2\n")
    assert event(started).details["venue"] == "Hall 2"
    assert "Venue" in started.workspace.status_bar.message.text()
    started.press(Key.Key_Z, control=True)
    assert event(started).details.get("venue", "") == ""
    assert page(started).fields["venue"].text() == ""
    started.press(Key.Key_Z, control=True)
    assert event(started).name == "Event"


def test_names_are_shown_everywhere_as_it_is_chosen_here(started: Keyboard) -> None:
    players.change(started.workspace.session.session, 1, {"name": "Kelly Park"})
    box = page(started).name_order
    assert box.currentData() == "given_first"
    box.setCurrentIndex(1)
    box.activated.emit(1)
    assert event(started).details["name_order"] == "family_first"
    assert page(started).rows["name_order"].saved_mark.isVisible()
    started.press(Key.Key_1, control=True)
    assert "Park, Kelly" in started.workspace.players.list.rows[0].cells
    started.press(Key.Key_Z, control=True)
    assert "Kelly Park" in started.workspace.players.list.rows[0].cells
    started.press(Key.Key_0, control=True)
    assert box.currentData() == "given_first"


def test_an_invalid_detail_is_reported_inline_and_escape_discards_it(
    started: Keyboard,
) -> None:
    page(started).first_table.setFocus()
    started.type("x\n")
    assert (
        messages.text("table-number", "us-swiss", most=9999)
        in page(started).rows["first_table"].error.text()
    )
    assert "first_table" not in event(started).details
    started.press(Key.Key_Escape)
    assert page(started).first_table.text() == ""
    assert not page(started).rows["first_table"].error.isVisible()


def test_a_field_being_edited_is_saved_when_the_page_changes(started: Keyboard) -> None:
    started.type("Autumn Open")
    started.press(Key.Key_1, control=True)
    assert event(started).name == "Autumn Open"


def test_what_is_typed_is_taken_when_the_event_is_closed(started: Keyboard) -> None:
    desk = started.workspace.session
    started.type("Winter Open")
    started.press(Key.Key_W, control=True)
    assert desk.event.name == "Winter Open"


def test_a_setting_is_saved_when_it_is_changed_and_says_so_at_its_field(
    started: Keyboard,
) -> None:
    rounds, row = field(started, "rounds"), page(started).form.rows["rounds"]
    steps = len(started.workspace.session.session.steps)
    rounds.setFocus()
    rounds.selectAll()
    started.type("6")
    assert event(started).settings["rounds"] == 4
    row.timer.setInterval(MILLISECONDS)
    started.type("\n")
    assert event(started).settings["rounds"] == 6
    assert row.saved_mark.isVisible()
    row.timer.timeout.emit()
    assert not row.saved_mark.isVisible()
    box = field(started, "missed_rounds")
    assert isinstance(box, QComboBox)
    box.setFocus()
    started.press(Key.Key_Down)
    assert event(started).settings["missed_rounds"] == "half"
    assert len(started.workspace.session.session.steps) == steps + 2
    started.press(Key.Key_Z, control=True)
    assert box.currentIndex() == 0
    started.press(Key.Key_Z, control=True)
    assert rounds.text() == "4"


def test_tiebreaks_are_ticked_and_moved_by_keys(started: Keyboard) -> None:
    before = event(started).settings["tiebreaks"]
    assert isinstance(before, tuple)
    ticks = field(started, "tiebreaks")
    ticks.setFocus()
    started.alt(Key.Key_Down)
    assert event(started).settings["tiebreaks"] == (before[1], before[0], *before[2:])
    started.press(Key.Key_Space)
    assert event(started).settings["tiebreaks"] == (before[1], *before[2:])
    started.press(Key.Key_Z, control=True)
    started.press(Key.Key_Z, control=True)
    assert tuple(ticks.keys) == before


def test_settings_that_only_work_together_are_saved_together(keyboard: Keyboard) -> None:
    keyboard.sit_down("age-swiss", *EIGHT)
    keyboard.reopen()
    keyboard.press(Key.Key_0, control=True)
    names, groups = field(keyboard, "age_group_names"), field(keyboard, "age_groups")
    names.setFocus()
    keyboard.type("Young, Old\n")
    assert event(keyboard).settings["age_group_names"] is None
    assert page(keyboard).form.rows["age_group_names"].error.isVisible()
    groups.setFocus()
    groups.selectAll()
    keyboard.type("12\n")
    assert event(keyboard).settings["age_groups"] == (12,)
    assert event(keyboard).settings["age_group_names"] == ("Young", "Old")
    assert not page(keyboard).form.rows["age_group_names"].error.isVisible()


def test_an_invalid_value_is_reported_at_its_field_and_stays_in_it(started: Keyboard) -> None:
    rounds = field(started, "rounds")
    rounds.setFocus()
    rounds.selectAll()
    started.type("many\n")
    assert "1 to 99" in page(started).form.rows["rounds"].error.text()
    assert rounds.text() == "many"
    assert event(started).settings["rounds"] == 4
    box = field(started, "missed_rounds")
    box.setFocus()
    started.press(Key.Key_Down)
    assert event(started).settings["missed_rounds"] == "half"
    assert rounds.text() == "many"


def test_what_the_rules_close_is_closed_and_says_why(started: Keyboard) -> None:
    closed = {
        one.key: one.widget.accessibleDescription()
        for one in page(started).form.fields
        if not one.widget.isEnabled()
    }
    assert set(closed) == {"acceleration", "first_colour"}
    assert "undo that round" in closed["first_colour"]
    started.reopen()
    assert all(one.widget.isEnabled() for one in page(started).form.fields)


def test_a_ring_has_no_tables_to_number(keyboard: Keyboard) -> None:
    keyboard.sit_down("dual-ring", *EIGHT)
    keyboard.press(Key.Key_0, control=True)
    assert not page(keyboard).first_table.isEnabled()
    why = messages.text("games-not-tables-first", "dual-ring")
    assert why in page(keyboard).first_table.accessibleDescription()


@pytest.mark.parametrize("key", sorted(FORMATS))
def test_a_setting_is_open_exactly_where_some_other_value_of_it_is_taken(
    keyboard: Keyboard, key: str
) -> None:
    """Tried with every value of each choice, and near and far numbers."""
    keyboard.sit_down(key, *EIGHT)
    keyboard.press(Key.Key_0, control=True)
    fmt = FORMATS[key]
    now = event(keyboard)
    settings = {setting.key: setting for setting in fmt.settings}
    for one in page(keyboard).form.fields:
        setting = settings[one.key]
        values: list[Any] = list(getattr(setting, "values", ()))
        if isinstance(setting, Whole):
            values = [*range(setting.low, min(setting.high, 99) + 1), None]
        if not values or setting.key == "tiebreaks":
            continue
        works = [
            value
            for value in values
            if setting.takes(value)
            and value != now.settings[setting.key]
            and not fmt.problems(now, SettingsChosen({setting.key: value}))
        ]
        assert one.widget.isEnabled() == bool(works), setting.key
        about = value_help(setting.key, now.settings[setting.key], key)
        assert (one.widget.accessibleDescription() == about) == bool(works)


def test_nothing_covers_the_headings_of_an_event_whose_settings_have_no_cards(
    keyboard: Keyboard,
) -> None:
    keyboard.sit_down("dual-ring", *EIGHT)
    keyboard.press(Key.Key_0, control=True)
    on_page = page(keyboard)
    heading = messages.text("event-details-heading")
    label = next(one for one in on_page.findChildren(QLabel) if one.text() == heading)
    corner = label.mapTo(on_page, label.rect().topLeft())
    assert on_page.childAt(corner) is label
