"""Papers that people fill in, wear or put up, as plain data."""

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Player, Round
from tourneydesk.formats import format_of
from tourneydesk.present.messages import enumerated, name_of, number, text
from tourneydesk.present.papers.sheet import Block, Sheet, boxed, by_name, event_facts, singles
from tourneydesk.present.ratings import rating_text
from tourneydesk.present.sheets import Column, Stamp, Written
from tourneydesk.present.shows import show_of


@dataclass(frozen=True, slots=True)
class Blank:
    """A line to write on, with its label below; ``value`` is what is on it already."""

    label: str
    share: int = 1
    value: str = ""


@dataclass(frozen=True, slots=True)
class Blanks:
    """Lines to write on, side by side."""

    blanks: tuple[Blank, ...]


@dataclass(frozen=True, slots=True)
class Ticks:
    """Boxes to tick after a label."""

    label: str
    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Ruled:
    """Room for sentences: a label and empty lines, at least ``lines``; more if there is room."""

    label: str
    lines: int


@dataclass(frozen=True, slots=True)
class Words:
    """A printed sentence; with ``tick`` after a box to tick."""

    text: str
    tick: bool = False


@dataclass(frozen=True, slots=True)
class Signed:
    """Lines for signatures, side by side, each with its label."""

    labels: tuple[str, ...]


Part = Blanks | Ticks | Ruled | Words | Signed


@dataclass(frozen=True, slots=True)
class Form:
    """A form: ``title`` large, ``about`` the event beside it."""

    title: str
    about: str
    parts: tuple[Part, ...]
    stamp: Stamp


def line(*codes: str, format_key: str = "") -> Blanks:
    """Lines to write on with the labels of these messages; ``CODE/3`` is three times as wide."""
    blanks = []
    for code in codes:
        id, _, share = code.partition("/")
        blanks.append(Blank(text(id, format_key), int(share or 1)))
    return Blanks(tuple(blanks))


def ticks(code: str, options: Sequence[str]) -> Ticks:
    """Boxes to tick with the label of this message."""
    return Ticks(text(code) if code else "", tuple(options))


def signed(*codes: str) -> Signed:
    """Lines for signatures with the labels of these messages."""
    return Signed(tuple(map(text, codes)))


def form(title: str, event: Event, parts: Iterable[Part], stamp: Stamp) -> Form:
    """A form about an event, with the title of this message."""
    return Form(text(title), about_event(event), tuple(parts), stamp)


def about_event(event: Event) -> str:
    """The event's name, with its venue and date if they are known."""
    known = (event.details.get(key, "") for key in ("venue", "date"))
    return enumerated([event.name, *filter(None, known)], "list-dots")


# Name badges and place cards as plain data.


@dataclass(frozen=True, slots=True)
class Badge:
    """A player's badge or place card: the event, the name, and below it the club and, right and
    left at the foot, facts.
    """

    event: str
    name: str
    club: str
    number: str
    fact: str


def badges(event: Event, players: Collection[int] | None = None) -> list[Badge]:
    """Badges of these players (None = everybody who has not withdrawn), in order of names."""
    wanted = [
        player.id
        for player in event.entered
        if (not player.dropped if players is None else player.id in players)
    ]
    return [
        Badge(
            event.name,
            name_of(event, player),
            event.player(player).club or "",
            text("slip-player-number", number=player),
            _fact(event, event.player(player)),
        )
        for player in by_name(event, wanted)
    ]


def _fact(event: Event, player: Player) -> str:
    """The rating, where the format shows ratings."""
    rating = rating_text(event, player.id)
    return text("handout-rating", rating=rating) if show_of(event).rated and rating else ""


# The join sheet: how other laptops join a shared event, with a strip to cut off for each role. It
# contains codes, so it is not among the papers of an event.


@dataclass(frozen=True, slots=True)
class JoinStrip:
    """What a desk with a role needs: its labeled values, and all of it as one ``link``."""

    role: str
    about: str
    facts: tuple[tuple[str, str], ...]
    link: str


@dataclass(frozen=True, slots=True)
class JoinSheet:
    """How to join, what to beware of, and a strip for each role."""

    title: str
    about: str
    care: str
    strips: tuple[JoinStrip, ...]
    stamp: Stamp


def join_strip(role: str, address: str, code: str, link: str) -> JoinStrip:
    """The strip of a role, by its key, with address and code as they are typed."""
    return JoinStrip(
        text(f"share-role-{role}"),
        text(f"share-about-{role}"),
        ((text("share-address"), address), (text("share-code"), code)),
        link,
    )


def join_sheet(entry: str, strips: Sequence[JoinStrip], stamp: Stamp) -> JoinSheet:
    """``entry`` is the way through the menus to joining."""
    return JoinSheet(
        text("join-sheet-title"),
        text("join-sheet-about", entry=entry),
        text("join-sheet-care"),
        tuple(strips),
        stamp,
    )


# The report of a penalty or an incident, one page.

_DECISIONS = ("none", "warning", "time", "game", "disqualified")


def incident_report(event: Event, posted: Round | None, stamp: Stamp) -> Form:
    """Who, when, at which table, what happened, the rule, the decision, and signatures."""
    fmt = format_of(event)
    where = [Blank(text("card-table", event.format), 1)]
    if not fmt.ring_kinds:
        number = "" if posted is None else str(posted.number)
        where.insert(0, Blank(text("card-round"), 1, number))
    people = min(2, fmt.table_sizes[1])
    parts: tuple[Part, ...] = (
        Blanks((*where, Blank(text("sheet-date"), 2, event.details.get("date", "")))),
        line("handout-time/1", "handout-reported-by/3"),
        *[line("card-player/4", "card-player-number/1", "card-member/2")] * people,
        line("handout-witnesses"),
        Ruled(text("handout-happened"), 5),
        line("handout-rule"),
        ticks("handout-decision", [text(f"handout-decision-{one}") for one in _DECISIONS]),
        Ruled(text("handout-details"), 3),
        ticks("handout-appeal", (text("handout-yes"), text("handout-no"))),
        signed("handout-signed-director", "sheet-signed-date"),
        signed("handout-signed-player", "handout-signed-player"),
    )
    return form("handout-incident-title", event, parts, stamp)


# Entering by hand: the form that players fill in, and the list at the door.

LINES = 24
"""Lines of a page of the list at the door."""
_PAGES = 2


def registration_form(event: Event, stamp: Stamp) -> Form:
    """What somebody says to enter, as far as the format uses it, and a line of consent."""
    return form("handout-registration-title", event, _parts(event), stamp)


def _parts(event: Event) -> Iterator[Part]:
    yield line("handout-given-name", "handout-family-name")
    facts = [f"card-{fact}" for fact in _facts(event)]
    yield line("card-member/2", *facts, "handout-club/3")
    yield line("handout-phone/2", "handout-email/3")
    yield line("handout-section/2", "handout-fee", "handout-paid")
    if show_of(event).requested_byes:
        yield line("handout-byes-wanted")
    yield Words(text("handout-consent"), tick=True)
    if "age" in _facts(event):
        yield signed("handout-signed-player", "handout-signed-parent")
    else:
        yield signed("handout-signed-player", "sheet-signed-date")


def _facts(event: Event) -> tuple[str, ...]:
    """Rating or age, or both: what the format shows or pairs by."""
    used = format_of(event).about_players(event)
    rated = show_of(event).rated or "rating" in used
    aged = "age" in used or format_of(event).groups is not None
    return (*(("rating",) if rated else ()), *(("age",) if aged else ()))


def sign_up_list(event: Event, stamp: Stamp) -> Sheet:
    """Numbered blank lines for people who enter at the door."""
    facts = [boxed(f"card-{fact}", 48) for fact in _facts(event)]
    columns = (
        Column("", 22, blank=Written("", "right")),
        boxed("handout-family-name", 130),
        boxed("handout-given-name", 110),
        *facts,
        boxed("card-member", 86),
        boxed("handout-club", 86),
        boxed("handout-paid", 44),
    )
    pages = [range(at * LINES + 1, (at + 1) * LINES + 1) for at in range(_PAGES)]
    blocks = tuple(
        Block(
            "",
            columns,
            singles(
                (Written(str(number), "right"), *(column.blank for column in columns[1:]))
                for number in page
            ),
        )
        for page in pages
    )
    return Sheet(
        text("paper-name-sign-up"), blocks, stamp, "form", facts=event_facts(event), apart=True
    )


# Slips with which players ask for a bye or withdraw.

_MOST_ROUNDS = 10
"""The most rounds that have a box each."""


def bye_request(event: Event, stamp: Stamp) -> Form:
    """A slip with which a player asks for a bye in one or more rounds, and for how many points."""
    points = tuple(
        text("handout-bye-points", points=number(worth)) for worth in show_of(event).requested_byes
    )
    parts = (
        *_who(),
        _rounds(event),
        ticks("handout-bye", points),
        Ruled(text("handout-reason"), 1),
        signed("handout-signed-player", "handout-received"),
    )
    return form("handout-bye-title", event, parts, stamp)


def withdrawal(event: Event, stamp: Stamp) -> Form:
    """A slip with which a player withdraws: at once, or after a round."""
    fmt = format_of(event)
    options = [text("handout-withdraw-now")]
    if not fmt.ring_kinds:
        options.append(text("handout-withdraw-after"))
    parts = (
        *_who(),
        ticks("handout-withdraw", options),
        Ruled(text("handout-reason"), 1),
        ticks("handout-comes-back", (text("handout-yes"), text("handout-no"))),
        signed("handout-signed-player", "handout-received"),
    )
    return form("handout-withdraw-title", event, parts, stamp)


def _who() -> tuple[Part, ...]:
    return line("card-player/5", "card-player-number/2"), line("card-member")


def _rounds(event: Event) -> Part:
    """A box for each round that can still be paired, or a line if there are too many or it is not
    known how many there will be.
    """
    planned = format_of(event).outlook(event).rounds_planned or 0
    left = range(len(event.rounds) + 1, planned + 1)
    if 0 < len(left) <= _MOST_ROUNDS:
        return ticks("handout-rounds", [str(at) for at in left])
    return line("handout-rounds")


# Sheets on which players write down the moves of a game.

MOVES = {1: 90, 2: 60}
"""Moves on a sheet, by sheets per page."""


@dataclass(frozen=True, slots=True)
class ScoreSheet:
    """The head of a game's score sheet: labeled facts, and each color with its player; "" is a line
    to write on.
    """

    about: str
    facts: tuple[tuple[str, str], ...]
    players: tuple[tuple[str, str], ...]
    results: tuple[str, ...]
    stamp: Stamp


def score_sheets(
    event: Event, posted: Round | None, stamp: Stamp, tables: Sequence[int] | None = None
) -> list[ScoreSheet]:
    """Two sheets for each of these tables of a round (None = all), one for each player; a blank
    pair if no round is posted.
    """
    if posted is None:
        return [_sheet(event, "", "", ("", ""), stamp)] * 2
    return [
        _sheet(
            event,
            str(posted.number),
            str(table.number),
            [name_of(event, player) for player in table.players],
            stamp,
        )
        for table in sorted(posted.tables, key=lambda table: table.number)
        if not table.void and (tables is None or table.number in tables)
        for _ in table.players
    ]


def _sheet(
    event: Event, round_number: str, table: str, players: Sequence[str], stamp: Stamp
) -> ScoreSheet:
    facts = (
        (text("card-round"), round_number),
        (text("card-table", event.format), table),
        (text("sheet-date"), event.details.get("date", "")),
    )
    return ScoreSheet(
        about_event(event),
        facts,
        ((text("role-white"), players[0]), (text("role-black"), players[1])),
        tuple(text(f"handout-score-{one}") for one in ("white", "draw", "black")),
        stamp,
    )
