"""Before the first round the audience sees the event's name and logo, and when it begins."""

import pytest

from tests.builders.desks import desk_of
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Refused
from tourneydesk.desk import rounds
from tourneydesk.desk.event_details import change_details
from tourneydesk.present import messages
from tourneydesk.present.messages import clock_time, in_language
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages import projector_pages
from tourneydesk.present.projector.web_pages import INDEX, folder_pages


def starting(time: str) -> Event:
    desk = desk_of("us-swiss", 8)
    change_details(desk, {"starts": time})
    return desk.event


def welcome(event: Event, logo: bytes = b"") -> ProjectorPage:
    (page,) = projector_pages(event, DisplayOptions(kinds=(), logo=logo))
    return page


def test_the_start_is_said_as_the_language_writes_times() -> None:
    event = starting("2:30 pm")
    assert event.details["starts"] == "14:30"
    for key, time in (("en", "2:30\u202fPM"), ("de", "14:30"), ("es", "14:30")):
        with in_language(key):
            assert clock_time("14:30") == time
            assert welcome(event).starts == messages.text("screen-starts", round=1, time=time)
    assert welcome(starting("")).starts == ""


def test_a_start_that_is_no_time_is_refused() -> None:
    desk = desk_of("us-swiss", 8)
    with pytest.raises(Refused) as refused:
        change_details(desk, {"starts": "soon"})
    assert [problem.code for problem in refused.value.problems] == ["start_time"]
    change_details(desk, {"starts": "10"})
    change_details(desk, {"starts": ""})
    assert desk.event.details.get("starts", "") == ""


def test_once_a_round_is_posted_its_start_is_over() -> None:
    desk = desk_of("us-swiss", 8)
    change_details(desk, {"starts": "10:00"})
    rounds.pair(desk)
    assert welcome(desk.event).starts == ""


def test_the_web_page_has_the_logo_inside_it() -> None:
    page = folder_pages(starting("10:00"), DisplayOptions(logo=b"\x89PNG"), "")[INDEX]
    assert '<img alt="" src="data:;base64,iVBORw==">' in page
    assert "img-src data:" in page
    assert "<img" not in folder_pages(starting("10:00"), DisplayOptions(), "")[INDEX]


def test_the_date_is_as_the_language_writes_dates() -> None:
    desk = desk_of("us-swiss", 8)
    change_details(desk, {"venue": "Hall", "date": "2026-11-22"})
    for key, date in (("en", "November 22, 2026"), ("de", "22. November 2026")):
        with in_language(key):
            assert welcome(desk.event).detail == f"Hall · {date}"
    change_details(desk, {"date": "two days in May"})
    assert welcome(desk.event).detail == "Hall · two days in May"
