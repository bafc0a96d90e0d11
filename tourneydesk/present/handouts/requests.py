"""Slips with which players ask for a bye or withdraw."""

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.handouts.forms import Form, Part, Ruled, form, line, signed, ticks
from tourneydesk.present.messages import number, text
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of

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
