"""Entering by hand: the form that players fill in, and the list at the door."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.handouts.forms import (
    Form,
    Part,
    Words,
    form,
    line,
    signed,
)
from tourneydesk.present.messages import text
from tourneydesk.present.papers.sheet import Block, Sheet, boxed, event_facts, singles
from tourneydesk.present.sheets import Column, Stamp, Written
from tourneydesk.present.shows import show_of

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
