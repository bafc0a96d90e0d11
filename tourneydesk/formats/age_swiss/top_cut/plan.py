"""Which round comes next, and how many there are with the top cut."""

from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.formats.age_swiss.chart import swiss_planned
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.top_cut.bracket import (
    Bracket,
    Match,
    bracket_of,
    playoff_rounds,
)

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
        return PLAYOFF if bracket is not None and _to_come(bracket) else None
    planned = swiss_planned(event)
    if planned is None or swiss_posted(event) < planned:
        return SWISS
    return PLAYOFF if cut_size(event) else None


def rounds_planned(event: Event) -> int | None:
    """All rounds with those of the top cut; None while there are too few players to tell."""
    bracket = bracket_of(event)
    if bracket is not None:
        return len(event.rounds) + len(_to_come(bracket))
    planned, size = swiss_planned(event), cut_size(event)
    return planned if planned is None or not size else planned + size.bit_length() - 1


def matches_in(event: Event, round_number: int) -> int:
    """How many matches the stage of that round has, posted or to come; 0 for a Swiss round."""
    bracket, planned = bracket_of(event), swiss_planned(event)
    if bracket is not None:
        posted = event.round(round_number)
        for matches in bracket.stages:
            if posted is not None and any(match.round == round_number for match in matches):
                return len(matches)
        ahead = round_number - len(event.rounds) - 1
        to_come = _to_come(bracket)
        return len(to_come[ahead]) if 0 <= ahead < len(to_come) else 0
    size = cut_size(event)
    if planned is None or not size:
        return 0
    stage = round_number - max(planned, swiss_posted(event)) - 1
    return 0 if stage < 0 else size >> (stage + 1)


def _to_come(bracket: Bracket) -> list[tuple[Match, ...]]:
    """The stages that no round is of yet, and that will need one."""
    return [
        matches
        for matches in bracket.stages
        if any(match.winner is None and match.round is None for match in matches)
        and all(match.round is None for match in matches)
    ]
