"""Charts of a Dual Ring for going on by hand: the places of the ring, or the games to call."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.formats.dual_ring.show.calls import call_sheet
from tourneydesk.present.hand_round import players_still_in
from tourneydesk.present.papers.hand_charts import chart, still_in_order
from tourneydesk.present.papers.sheet import Block
from tourneydesk.present.sheets import Stamp


def charts(event: Event) -> Iterator[Block]:
    """Before the ring is set, a line for each place with the neighbors; then the running games and
    lines for the next.
    """
    if ring_of(event) is not None:
        yield from call_sheet(event, Stamp("", "", "", "")).blocks
        yield from still_in_order(event)
        return
    count = len(players_still_in(event))
    yield chart(
        event,
        "hand_chart_ring",
        (
            ("sheet_ring_place", 50, "right"),
            ("head_number", 40, "right"),
            ("head_name", 200, "left"),
            ("hand_chart_white_against", 90, "right"),
            ("hand_chart_black_against", 90, "right"),
        ),
        (
            (str(at), "", "", str(at % count + 1), str((at - 2) % count + 1))
            for at in range(1, count + 1)
        ),
    )
