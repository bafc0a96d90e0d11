"""The report of a penalty or an incident, one page."""

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of
from tourneydesk.present.handouts.forms import (
    Blank,
    Blanks,
    Form,
    Part,
    Ruled,
    form,
    line,
    signed,
    ticks,
)
from tourneydesk.present.messages import text
from tourneydesk.present.sheets import Stamp

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
