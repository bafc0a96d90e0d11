"""Events played by lot with all that happens in a hall, and everything said about them."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from fractions import Fraction
from random import Random
from typing import Any

from tests.builders.desks import desk_of
from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import ByeRequest, Event, Player
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import MatchResult
from tourneydesk.desk import repairs, rounds
from tourneydesk.desk.practice import made_up_players, report
from tourneydesk.desk.session import Session
from tourneydesk.desk.why_not import why_not
from tourneydesk.formats import format_of
from tourneydesk.present.messages import Saying

Settings = Mapping[str, Any]

HALLS: Mapping[str, tuple[Settings, ...]] = {
    "risk-swiss": (
        {"swiss_rounds": 3},
        {"swiss_rounds": 4, "new_opponents_first": True},
        {"swiss_rounds": 2, "sanctioned": False, "tiebreaks": ("first_places",), "finalists": 4},
    ),
    "age-swiss": (
        {"rounds": 5, "ties": "shared"},
        {"rounds": 5, "ties": "opponents", "record": "win_loss_draw"},
        {"rounds": 6, "games_per_match": 3},
    ),
    "dual-ring": (
        {},
        {"seating": "rating", "drawn_game": "both_out"},
        {"seating": "entered", "gap_colours": "as_in_example"},
    ),
    "strikes": (
        {"elimination_level": 90},
        {"elimination_level": 60, "seating": "dealt_30", "rounds": 3},
        {
            "largest_table": 4,
            "works_with_two": True,
            "five_left": "three_and_two",
            "strikes_by_place": ("0 9 18 27",),
        },
    ),
    "us-swiss": (
        {"rounds": 5},
        {"rounds": 4, "acceleration": "adjusted_rating"},
        {"rounds": 5, "acceleration": "added_score", "alternation_limit": 200},
    ),
}
"""The settings whose words differ, by format."""


def all_sayings(format_key: str, settings: Settings, seed: int) -> Iterator[tuple[Saying, Event]]:
    """Plays an event by lot, with people who leave and come, and gives whatever is said of it."""
    lots = Random(f"{format_key} {settings} {seed}")
    desk = _opened(format_key, settings, lots)
    for _ in range(40):
        outlook = desk.format.outlook(desk.event)
        yield from ((advice, desk.event) for advice in outlook.advice)
        if outlook.status == "finished":
            break
        if outlook.status == "waiting":
            ring = desk.event.rounds[-1].kind == "ring"
            _report(desk, outlook.needs[:1] if ring else outlook.needs, lots)
            yield from _standing(desk.event)
            lots.choice(_HAPPENINGS)(desk, lots)
        else:
            try:
                rounds.pair(desk)
            except Refused as refused:
                yield from ((problem, desk.event) for problem in refused.problems)
                break
            lots.choice((_by_hand, _repaired, _nothing, _nothing))(desk, lots)
        yield from _of_round(desk, lots)


def _opened(format_key: str, settings: Settings, lots: Random) -> Session:
    desk = desk_of(format_key, **settings)
    count = lots.choice((5, 8, 9, 10, 13, 14, 17))
    people = made_up_players(count, Draw(str(lots.random()), "people"))
    if lots.random() < 0.3:
        people = tuple(
            replace(p, rating=p.id % 3 * 100 + 900 if p.id % 5 else None) for p in people
        )
    desk.take(d.PlayersAdded(people))
    for _ in range(lots.choice((0, 1, 3))):
        one, other = sorted(lots.sample(range(1, count + 1), 2))
        _try(desk, d.PairForbidden((one, other)))
    return desk


def _report(desk: Session, tables: tuple[int, ...], lots: Random) -> None:
    posted = desk.event.rounds[-1]
    for table in tables:
        if desk.format.result is MatchResult and lots.random() < 0.15:
            drawn = d.ResultRecorded(posted.number, table, MatchResult(drawn=True))
            if _try(desk, drawn):
                continue
        report(desk, (table,))


def _of_round(desk: Session, lots: Random) -> Iterator[tuple[Saying, Event]]:
    """Why everybody sits where he sits, and why some do not sit together."""
    event = desk.event
    posted = event.rounds[-1]
    yield from ((why, event) for why in posted.reasons)
    yield from ((why, event) for table in posted.tables for why in table.reasons)
    yield from ((why, event) for bye in posted.byes for why in bye.reasons)
    for _ in range(4):
        one, other = lots.sample(range(1, len(event.players) + 1), 2)
        try:
            yield from ((why, event) for why in why_not(desk.steps, posted.number, one, other))
        except Refused as refused:
            yield from ((problem, event) for problem in refused.problems)


def _standing(event: Event) -> Iterator[tuple[Saying, Event]]:
    fmt = format_of(event)
    for standing in fmt.standings(event, None):
        yield from ((why, event) for why in standing.reasons)
    if fmt.clinch_status is not None:
        yield from ((stake, event) for stake in fmt.clinch_status(event).values())


def _anybody(desk: Session, lots: Random) -> int:
    return lots.randint(1, len(desk.event.players))


def _nothing(desk: Session, lots: Random) -> None:
    pass


def _leaves(desk: Session, lots: Random) -> None:
    _try(desk, d.PlayerDropped(_anybody(desk, lots)))


def _returns(desk: Session, lots: Random) -> None:
    _try(desk, d.PlayerReturned(_anybody(desk, lots)))


def _enters(desk: Session, lots: Random) -> None:
    number = len(desk.event.players) + 1
    _try(desk, d.PlayersAdded((Player(number, f"Late {number}", rating=1500, age=12),)))


def _asks_for_a_bye(desk: Session, lots: Random) -> None:
    request = ByeRequest(_anybody(desk, lots), len(desk.event.rounds) + 1, Fraction(1, 2))
    _try(desk, d.ByeRequested(request))


_HAPPENINGS: tuple[Callable[[Session, Random], None], ...] = (
    _nothing,
    _nothing,
    _leaves,
    _returns,
    _enters,
    _asks_for_a_bye,
)


def _by_hand(desk: Session, lots: Random) -> None:
    posted = desk.event.rounds[-1]
    seats = [list(table.players) for table in posted.tables]
    if len(seats) > 1 and posted.kind != "ring":
        seats[0][0], seats[1][0] = seats[1][0], seats[0][0]
        rounds.seat_by_hand(desk, posted.number, seats)


def _repaired(desk: Session, lots: Random) -> None:
    posted = desk.event.rounds[-1]
    if posted.kind == "ring" or not _try(desk, d.PlayerDropped(_anybody(desk, lots))):
        return
    found = repairs.repairs(desk.event, posted.number)
    if not found.choices[-1].changes_nothing:
        repairs.take(desk, found, found.choices[-1])


def _try(desk: Session, decision: d.Decision) -> bool:
    try:
        desk.take(decision)
    except Refused:
        return False
    return True
