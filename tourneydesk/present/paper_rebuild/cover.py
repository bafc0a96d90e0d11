"""The cover of an event's cards: what no card contains, as digits like theirs.

N(b) is a natural number in base b and <n a number below n (`codes.Tape`); texts and settings
are written as in `settings`. After the head the tape contains:

- the revision and the digest as on a card; <2 whether anything was shortened or left out;
- the name and the seed, each a text;
- the settings (`settings`);
- N(4) details, each two texts; N(2) pairs not to meet, each two N(64); N(2) fixed tables, each
  N(64) the player and N(32) the table;
- N(2) players who came late, returned or left: each N(64) the player, N(4) rounds posted when the
  player came, N(4) when the player last returned, <2 withdrawn, and if so N(8) when in the order of
  events; N(2) byes asked for: N(64) the player, N(8) round, N(4) half points each;
- for each round <k its kind (k kinds of the format); N(8) tables: each N(4) how far its number is
  above the previous one (the first: above 0), and at tables of more than two <5 seats less 1; in a
  ring N(8) how many of them created the ring; N(2) byes, each N(64) the player, N(4) half points,
  <8 the reason;
- N(2) house players, then N(2) deleted entries: each N(64) the player.

The first version begins with the name, and ends with the fixed tables.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction

from tourneydesk.core.event import Bye, Event, Round, SettingValue
from tourneydesk.core.journal.bounds import DETAILS
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.formats import format_of
from tourneydesk.present.paper_rebuild.codes import (
    COVER,
    MOST_DIGITS,
    NOT_PRINTED,
    VERSION,
    Head,
    Printed,
    Tape,
    decode,
    encode,
    event_number,
    known_settings,
    printed_from_tape,
    printed_on_tape,
    settings_from_tape,
    settings_on_tape,
    text_from_tape,
    text_on_tape,
)
from tourneydesk.present.paper_rebuild.lines import (
    bye_from_tape,
    bye_on_tape,
    is_ring,
    kind_from_tape,
    kind_on_tape,
    later_from_tape,
    later_on_tape,
    of_many,
)
from tourneydesk.present.paper_rebuild.records import number_of_event, order_of_events

LONGEST_NAME, LONGEST_DETAIL, LONGEST_SEED = 200, 200, 200
_SHORT_DETAIL = 40
_MOST_PAIRS = 9_999
_MOST_TABLES = 2_500


@dataclass(frozen=True, slots=True)
class Stay:
    """When a player came, returned and left, according to a card."""

    joined: int = 0
    returned: int = 0
    left: int | None = None


@dataclass(frozen=True, slots=True)
class Outline:
    """Which tables a round has, with how many seats, and its byes; in a ring, how many of the
    tables created it.
    """

    kind: str
    tables: Mapping[int, int]
    byes: tuple[Bye, ...]
    ring: int = 0


@dataclass(frozen=True, slots=True)
class Cover:
    """The contents of a cover's code: ``head.number`` is the number of players.

    ``stays`` contains the players who did not come at the start and stay; ``rounds`` is None on
    covers of the first version; ``shortened`` means that long texts or pairs are incomplete.
    """

    head: Head
    name: str
    seed: str
    settings: Mapping[str, SettingValue]
    details: Mapping[str, str]
    forbidden: tuple[tuple[int, int], ...] = ()
    fixed: tuple[tuple[int, int], ...] = ()
    printed: Printed = NOT_PRINTED
    stays: Mapping[int, Stay] | None = None
    bye_requests: tuple[tuple[int, int, Fraction], ...] = ()
    rounds: tuple[Outline, ...] | None = None
    shortened: bool = False
    house: tuple[int, ...] = ()
    deleted: tuple[int, ...] = ()


def cover_of_event(event: Event, printed: Printed | None = None) -> Cover:
    """The current cover of an event."""
    head = Head(
        number_of_event(event), len(event.players), len(event.rounds), COVER, event.format, 0
    )
    order = order_of_events(event)
    stays = {
        player.id: Stay(
            player.joined, player.returned, None if player.left is None else order[player.left]
        )
        for player in event.players
    }
    return Cover(
        head,
        event.name[:LONGEST_NAME].strip(),
        event.seed,
        known_settings(event),
        {key: text[:LONGEST_DETAIL] for key, text in sorted(event.details.items()) if text},
        tuple(sorted(event.forbidden)),
        tuple(event.fixed_tables.items()),
        printed or NOT_PRINTED,
        {player: stay for player, stay in stays.items() if stay != Stay()},
        tuple((one.player, one.round, one.points) for one in event.bye_requests),
        tuple(_outline(event, posted) for posted in event.rounds),
        house=tuple(player.id for player in event.players if player.house),
        deleted=tuple(sorted(event.deleted)),
    )


def cover_code(cover: Cover) -> str:
    """The digits of a cover; if it is too long, details are first shortened, then left out, and
    then pairs and the outline of the rounds are left out too.
    """
    short = {key: text[:_SHORT_DETAIL] for key, text in cover.details.items()}
    date_only = {"date": cover.details["date"]} if "date" in cover.details else {}
    shorter = replace(cover, shortened=True, details=short)
    for candidate in (
        cover,
        shorter,
        replace(shorter, details=date_only),
        replace(shorter, details=date_only, forbidden=(), bye_requests=()),
    ):
        code = _code(candidate)
        if len(code) <= MOST_DIGITS:
            return code
    return _code(
        replace(shorter, details={}, forbidden=(), bye_requests=(), stays={}, rounds=(), fixed=())
    )


def _code(cover: Cover) -> str:
    tape, key = Tape(), cover.head.format
    printed_on_tape(tape, cover.printed)
    tape.below(2, int(cover.shortened))
    text_on_tape(tape, cover.name)
    text_on_tape(tape, cover.seed)
    settings_on_tape(tape, key, cover.settings)
    tape.natural(4, len(cover.details))
    for detail, text in cover.details.items():
        text_on_tape(tape, detail)
        text_on_tape(tape, text)
    tape.natural(2, len(cover.forbidden))
    for first, second in cover.forbidden:
        tape.natural(64, first)
        tape.natural(64, second)
    tape.natural(2, len(cover.fixed))
    for player, table in cover.fixed:
        tape.natural(64, player)
        tape.natural(32, table)
    stays = cover.stays or {}
    tape.natural(2, len(stays))
    for player, stay in stays.items():
        tape.natural(64, player)
        tape.natural(4, stay.joined)
        tape.natural(4, stay.returned)
        if tape.below(2, int(stay.left is not None)):
            tape.natural(8, stay.left or 0)
    tape.natural(2, len(cover.bye_requests))
    for player, round_number, points in cover.bye_requests:
        tape.natural(64, player)
        tape.natural(8, round_number)
        tape.natural(4, int(points * 2))
    tape.natural(8, len(cover.rounds or ()))
    for outline in cover.rounds or ():
        _outline_on_tape(tape, key, outline)
    for players in (cover.house, cover.deleted):
        tape.natural(2, len(players))
        for player in players:
            tape.natural(64, player)
    later_on_tape(tape, key, [outline.kind for outline in cover.rounds or ()])
    return encode(cover.head, tape)


def cover_of(text: str) -> Cover:
    """The contents of a cover's digits; raises Refused for anything else."""
    head, tape = decode(text)
    if head.kind != COVER:
        raise Refused(Problem("paper_code_is_no_cover"))
    second_version = head.version >= VERSION
    printed = printed_from_tape(tape) if second_version else NOT_PRINTED
    shortened = bool(tape.below(2)) if second_version else False
    name, seed = text_from_tape(tape, LONGEST_NAME), text_from_tape(tape, LONGEST_SEED)
    settings = settings_from_tape(tape, head.format, head.version)
    details = {
        text_from_tape(tape, LONGEST_DETAIL): text_from_tape(tape, LONGEST_DETAIL)
        for _ in range(min(tape.natural(4), 99))
    }
    pairs = tuple(
        (tape.natural(64), tape.natural(64)) for _ in range(min(tape.natural(2), _MOST_PAIRS))
    )
    fixed = tuple(
        (tape.natural(64), tape.natural(32)) for _ in range(min(tape.natural(2), _MOST_PAIRS))
    )
    cover = Cover(head, name, seed, settings, details, pairs, fixed, printed)
    if second_version:
        cover = replace(_more(tape, cover), shortened=shortened)
    number_on_papers = event_number(
        seed, *((name, details.get("date", "")) if second_version else ())
    )
    undated = second_version and shortened and "date" not in details
    if not name.strip() or not seed or any(key not in DETAILS for key in details):
        raise Refused(Problem("paper_code_unknown"))
    if tape.number or (number_on_papers != head.event and not undated):
        raise Refused(Problem("paper_code_unknown"))
    return cover


def _more(tape: Tape, cover: Cover) -> Cover:
    """The part that only the second version has."""
    stays: dict[int, Stay] = {}
    for _ in range(min(tape.natural(2), _MOST_PAIRS)):
        player, joined, returned = tape.natural(64), tape.natural(4), tape.natural(4)
        stays[player] = Stay(joined, returned, tape.natural(8) if tape.below(2) else None)
    bye_requests = tuple(
        (tape.natural(64), tape.natural(8), Fraction(tape.natural(4), 2))
        for _ in range(min(tape.natural(2), _MOST_PAIRS))
    )
    round_count = tape.natural(8)
    if round_count and round_count != cover.head.round:
        raise Refused(Problem("paper_code_unknown"))
    rounds = tuple(_outline_from_tape(tape, cover.head) for _ in range(round_count))
    house, deleted = (
        tuple(tape.natural(64) for _ in range(min(tape.natural(2), _MOST_PAIRS))) for _ in range(2)
    )
    later = later_from_tape(tape, cover.head.format, [outline.kind for outline in rounds])
    rounds = tuple(replace(one, kind=kind) for one, kind in zip(rounds, later, strict=True))
    return replace(
        cover, stays=stays, bye_requests=bye_requests, rounds=rounds, house=house, deleted=deleted
    )


def _outline(event: Event, posted: Round) -> Outline:
    ring = format_of(event).code.ring
    return Outline(
        posted.kind,
        {table.number: len(table.seats) for table in posted.tables},
        tuple(replace(bye, reasons=()) for bye in posted.byes),
        0 if ring is None else ring(posted),
    )


def _outline_on_tape(tape: Tape, key: str, outline: Outline) -> None:
    kind_on_tape(tape, key, outline.kind)
    tape.natural(8, len(outline.tables))
    previous = 0
    for table_number, seats in sorted(outline.tables.items()):
        tape.natural(4, table_number - previous)
        previous = table_number
        if of_many(key):
            tape.below(5, seats - 1)
    if is_ring(key, outline.kind):
        tape.natural(8, outline.ring)
    tape.natural(2, len(outline.byes))
    for bye in outline.byes:
        tape.natural(64, bye.player)
        bye_on_tape(tape, (bye.points,), bye.why)


def _outline_from_tape(tape: Tape, head: Head) -> Outline:
    kind = kind_from_tape(tape, head.format)
    tables: dict[int, int] = {}
    table_number = 0
    for _ in range(min(tape.natural(8), _MOST_TABLES)):
        table_number += tape.natural(4)
        tables[table_number] = tape.below(5) + 1 if of_many(head.format) else 2
    ring = tape.natural(8) if is_ring(head.format, kind) else 0
    byes: list[Bye] = []
    for _ in range(min(tape.natural(2), _MOST_PAIRS)):
        player = tape.natural(64)
        points, why = bye_from_tape(tape)
        byes.append(Bye(player, points, why))
    return Outline(kind, tables, tuple(byes), ring)
