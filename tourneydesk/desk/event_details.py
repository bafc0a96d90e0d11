"""An event's own fields, settings and prizes: their limits, and which can still be changed."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from tourneydesk.core.decisions import (
    DetailsChanged,
    PlayerChanged,
    PrizesChanged,
    SettingsChosen,
    Step,
)
from tourneydesk.core.event import Event, SettingValue
from tourneydesk.core.journal.dates import time_of_day
from tourneydesk.core.prizes import LONGEST_TEXT, Prize, PrizeList
from tourneydesk.core.ratings import age_on, day_of
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.settings import (
    Bounds,
    ByPlace,
    Choice,
    Ladders,
    Names,
    Setting,
    Several,
    Whole,
    chosen,
)
from tourneydesk.desk.checks import LONGEST_DETAIL, Permission, permission
from tourneydesk.desk.lists.player_fields import MOST_AGE, clean_line
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

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


# Which settings can still be changed, and why the others cannot.


def why_fixed(
    event: Event, setting: Setting, together: Mapping[str, SettingValue]
) -> tuple[Problem, ...]:
    """Why a setting cannot be changed now; empty if at least one other value is allowed.

    ``together`` are other settings chosen with it; problems that they cause by themselves are
    ignored. One value of each kind is tried against the format's rules.
    """
    fmt = format_of(event)
    known_problems = set(map(repr, fmt.problems(event, SettingsChosen(dict(together)))))
    problems: tuple[Problem, ...] = ()
    for value in _others(setting, event.settings[setting.key]):
        settings = {**together, setting.key: value}
        current = fmt.problems(event, SettingsChosen(settings))
        new = tuple(problem for problem in current if repr(problem) not in known_problems)
        if not new:
            return ()
        problems = problems or new
    return problems


def why_not_together(event: Event, raw: Mapping[str, object]) -> tuple[Problem, ...]:
    """Why these settings cannot be chosen together now, as typed; empty if they can."""
    try:
        values = chosen(format_of(event).settings, raw)
    except Refused as refused:
        return refused.problems
    return permission(event, SettingsChosen(values)).why_not


def _others(setting: Setting, current: SettingValue) -> Iterator[SettingValue]:
    """Valid values other than the current one, both close to it and far from it."""
    candidates: tuple[SettingValue, ...] = ()
    match setting:
        case Choice():
            candidates = setting.values
        case Whole():
            near = current if isinstance(current, int) else setting.low
            candidates = (near + 1, near - 1, setting.low, setting.high, None)
        case Several():
            candidates = (setting.values, setting.values[::-1], ())
        case Bounds() if isinstance(current, tuple):
            wholes = [bound for bound in current if isinstance(bound, int)]
            candidates = (tuple(bound + 1 for bound in wholes), (setting.low,), (setting.low + 1,))
        case ByPlace() if isinstance(current, tuple):
            candidates = ((setting.high, *current[1:]), (setting.low,) * len(current))
        case Ladders():
            steps = [" ".join(map(str, range(size))) for size in setting.sizes]
            candidates = (None, *((text,) for text in steps))
        case Names():
            count = len(current) if isinstance(current, tuple) else 0
            candidates = (
                None,
                *(tuple(map(str, range(size))) for size in range(count, setting.most)),
            )
        case _:
            pass
    for value in candidates:
        if value != current and setting.takes(value):
            yield value


# The prize list of an event, as it is entered.


def change_prizes(session: Session, offered: PrizeList) -> Step:
    """Sets the whole prize list; Refused with everything that is wrong with it."""
    return session.take(PrizesChanged(clean_prizes(offered)))


def clean_prizes(offered: PrizeList) -> PrizeList:
    """The list with each text on one line, without blanks around it; else Refused."""
    return replace(
        offered,
        currency=clean_line(offered.currency, "currency", LONGEST_TEXT),
        prizes=tuple(map(_clean, offered.prizes)),
    )


def _clean(prize: Prize) -> Prize:
    category = prize.category
    return replace(
        prize,
        text=clean_line(prize.text, "prize", LONGEST_TEXT),
        category=replace(
            category,
            value=clean_line(category.value, "club", LONGEST_TEXT),
            name=clean_line(category.name, "name", LONGEST_TEXT),
        ),
    )
