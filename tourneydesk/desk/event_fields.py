"""Limits of an event's own fields: its name, its details, and the seed of its draws."""

from collections.abc import Mapping
from dataclasses import replace

from tourneydesk.core.decisions import DetailsChanged, PlayerChanged, Step
from tourneydesk.core.event import Event
from tourneydesk.core.journal.dates import time_of_day
from tourneydesk.core.ratings import age_on, day_of
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.checks import LONGEST_DETAIL, Permission, permission
from tourneydesk.desk.lists.dates import MOST_AGE
from tourneydesk.desk.lists.player_fields import clean_line
from tourneydesk.desk.session import Session

LONGEST_SEED = 200
LONGEST_NAME = LONGEST_DETAIL


def clean_event_name(raw: str) -> str:
    """A name of 1 to 200 characters on one line, cleaned like a player's name; else Refused."""
    try:
        name = clean_line(raw, "name", LONGEST_DETAIL)
    except Refused:
        name = ""
    if not name:
        raise Refused(Problem("event_name", facts={"most": LONGEST_DETAIL}))
    return name


def check_seed(seed: str) -> str:
    """The seed unchanged; Refused if it could not be read from paper and typed again."""
    if not 1 <= len(seed) <= LONGEST_SEED or not seed.isprintable():
        raise Refused(Problem("seed_length", facts={"most": LONGEST_SEED}))
    return seed


def change_details(session: Session, details: Mapping[str, str]) -> Step:
    """Changes the event's name, venue and so on; each is one line, an empty text removes it. With
    another first day, players with a birth date may have another age.
    """
    decision = DetailsChanged(clean_details(details))
    return session.take(decision, *_other_ages(session.event, decision))


def _other_ages(event: Event, decision: DetailsChanged) -> list[PlayerChanged]:
    after = replace(event, details={**event.details, **decision.details})
    day = day_of(after)
    if day is None or day == day_of(event):
        return []
    ages = {one.id: age_on(one.birth, day) for one in event.entered if one.birth is not None}
    return [
        PlayerChanged(replace(event.player(player), age=age))
        for player, age in ages.items()
        if 0 <= age <= MOST_AGE and age != event.player(player).age
    ]


def clean_details(details: Mapping[str, str]) -> dict[str, str]:
    """The name and details, each on one line; else Refused."""
    return {key: _clean_detail(key, text) for key, text in details.items()}


def _clean_detail(key: str, text: str) -> str:
    if key == "name":
        return clean_event_name(text)
    line = clean_line(text, f"event's {key[:40]}", LONGEST_DETAIL)
    # What is no time is refused with the decision.
    return time_of_day(line) or line if key == "starts" else line


def can_number_tables(event: Event) -> Permission:
    """Whether the number of the first table can be chosen in this event."""
    return permission(event, DetailsChanged({"first_table": "2"}))
