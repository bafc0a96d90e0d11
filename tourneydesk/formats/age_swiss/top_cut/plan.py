"""Which round comes next, and how many there are with the top cut."""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats.age_swiss.chart import swiss_planned
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.top_cut.bracket import bracket_of, playoff_rounds

SWISS = "swiss"


def swiss_posted(event: Event) -> int:
    """The number of posted Swiss rounds."""
    return sum(posted.kind == SWISS for posted in event.rounds)


def cut_size(event: Event) -> int:
    """How many players the top cut takes: as set, or the next smaller power of two that the players
    still in fill (our reading); 0 without a top cut, and with fewer than two players.
    """
    seats = min(rules(event.settings).top_cut, len(active(event, {})))
    return 0 if seats < 2 else 1 << (seats.bit_length() - 1)


def next_kind(event: Event) -> str | None:
    """The kind of the next round; None when none follows the posted ones."""
    if playoff_rounds(event):
        bracket = bracket_of(event)
        return PLAYOFF if bracket is not None and bracket.winner is None else None
    planned = swiss_planned(event)
    if planned is None or swiss_posted(event) < planned:
        return SWISS
    return PLAYOFF if cut_size(event) else None


def rounds_planned(event: Event) -> int | None:
    """All rounds with those of the top cut; None while there are too few players to tell."""
    bracket = bracket_of(event)
    if bracket is not None:
        if bracket.winner is not None:
            return len(event.rounds)
        open_stages = sum(
            any(match.winner is None and match.round is None for match in matches)
            for matches in bracket.stages
        )
        return len(event.rounds) + open_stages
    planned, size = swiss_planned(event), cut_size(event)
    return planned if planned is None or not size else planned + size.bit_length() - 1
