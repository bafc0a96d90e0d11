"""Finds texts that cannot be printed as written, to report them before printing."""

from collections.abc import Iterator

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Advice
from tourneydesk.documents.drawing.fonts import missing_letters


def unprintable(event: Event) -> tuple[Advice, ...]:
    """One advice for each player whose name, club or member ID has letters that no bundled font
    has, with those letters, and one for the event's own name and details; they print as �.
    """
    return tuple(_advice(event))


def _advice(event: Event) -> Iterator[Advice]:
    for player in event.entered:
        own = filter(None, (player.name, player.member_id, player.club))
        if letters := missing_letters(" ".join(own)):
            yield Advice("paper_letters_missing", (player.id,), {"letters": letters})
    details = " ".join((event.name, *event.details.values()))
    if letters := missing_letters(details):
        yield Advice("paper_event_letters_missing", facts={"letters": letters})
