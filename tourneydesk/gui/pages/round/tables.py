"""A round's tables as rows: players and results."""

from collections.abc import Collection

from tourneydesk.core.event import Event, Round
from tourneydesk.core.results import MatchResult
from tourneydesk.formats import format_of
from tourneydesk.present import messages
from tourneydesk.present.explain import round_texts
from tourneydesk.present.messages import enumerated, has, listed, name_of, sentences, text
from tourneydesk.present.results import named_kind, stage_name
from tourneydesk.present.table import Table
from tourneydesk.present.tables.pairings import tables_table

MAX_OUT = 6
"""The number of eliminated players who are named."""


def count_of(event: Event, posted: Round) -> tuple[int, int, str]:
    """How many tables of a round have reported and how many there are, also in words; void tables
    do not count.
    """
    total = sum(not table.void for table in posted.tables)
    done = total - len(posted.missing)
    return done, total, text("round-progress", event.format, done=done, total=total)


def title_of(event: Event, posted: Round) -> str:
    """The title of a round, with how often it was drawn if it was redrawn."""
    title = round_title(event, posted)
    if not posted.redraws:
        return title
    return text("draft-round-title-redrawn", title=title, times=len(posted.redraws) + 1)


def round_title(event: Event, posted: Round) -> str:
    """What a round, posted or not, is called: the final, the ring, or its number; with its kind if
    that is another than the first round's.
    """
    if stage := stage_name(event, posted.number):
        return stage
    kind = named_kind(event, posted.kind)
    if not kind or has(f"window-round-{posted.kind}"):
        return round_name(event, posted.number, posted.kind)
    return text("head-round-kind", round=posted.number, kind=kind)


def round_name(event: Event, number: int, kind: str) -> str:
    """The number of a round; or the name of its kind or stage, such as the final."""
    if stage := stage_name(event, number):
        return stage
    name = f"window-round-{kind}"
    return text(name if has(name) else "window-round", round=number)


def round_table(
    event: Event,
    posted: Round,
    shown: Collection[int] | None = None,
) -> Table[int]:
    """The tables of a round in order (``shown`` None = all), with a column for each seat and one
    for the result.
    """
    name = "name" if format_of(event).result is MatchResult else "seat"
    tables = [one for one in posted.tables if shown is None or one.number in shown]
    seats = max((len(table.seats) for table in tables), default=0)
    ids = ("table", "group", *(f"{name}{seat + 1}" for seat in range(seats)), "score")
    return tables_table(event, posted, ids, tables=tables)


def out_before(event: Event, posted: Round) -> str:
    """Players already eliminated when a round of boards was posted."""
    fmt = format_of(event)
    if fmt.result is MatchResult:
        return ""
    left = {who: one.round for who, one in fmt.leavings(event).items()}
    out = [who for who in left if left[who] < posted.number]
    # The latest first: these are the ones people ask about.
    names = [name_of(event, who) for who in sorted(out, key=lambda who: (-left[who], who))]
    if len(names) > MAX_OUT:
        named, count = names[: MAX_OUT - 1], len(names) - MAX_OUT + 1
        return messages.text("round-out-and-more", names=enumerated(named), count=count)
    return messages.text("round-out-before", names=listed(names)) if names else ""


def bye_lines(event: Event, posted: Round) -> str:
    """Who has a bye."""
    return "  ".join(
        text("bye-line", name=name_of(event, bye.player), points=bye.points) for bye in posted.byes
    )


def notes_line(event: Event, posted: Round) -> str:
    """What is true of the whole round, then who was eliminated before it."""
    parts = sentences(*round_texts(event, posted)), out_before(event, posted)
    return "\n".join(filter(None, parts))
