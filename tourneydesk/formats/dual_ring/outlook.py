"""What happens next: set the ring, play the running games, or it is over."""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.reasons import Advice
from tourneydesk.formats.dual_ring.ring import ring_of
from tourneydesk.formats.dual_ring.seating import FEWEST, forbidden_among, shortage


def outlook(event: Event) -> Outlook:
    """What happens next; there is one round, the ring, and it runs until a player has won."""
    ring = ring_of(event)
    if ring is None:
        players = active(event, {})
        if len(players) < FEWEST:
            advice = Advice("cannot_seat", facts=shortage(len(players)))
            return Outlook("setup", next_kind="ring", rounds_planned=1, advice=(advice,))
        pairs = len(forbidden_among(event, players))
        advices = (Advice("may_meet_later", facts={"pairs": pairs}),) if pairs else ()
        return Outlook("ready", next_kind="ring", rounds_planned=1, advice=advices)
    if ring.winners:
        return Outlook("finished", rounds_planned=1, winners=tuple(sorted(ring.winners)))
    needs = tuple(table.number for table in ring.running)
    return Outlook("waiting", needs=needs, rounds_planned=1)
