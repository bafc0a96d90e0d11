"""Finds names that cannot be printed as written, to report them before printing."""

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Advice
from tourneydesk.documents.drawing.fonts import missing_letters


def unprintable(event: Event) -> tuple[Advice, ...]:
    """One advice for each player whose name or member ID has letters that no bundled font has, with
    those letters; they print as �.
    """
    lacking = (
        (player.id, missing_letters(f"{player.name} {player.member_id or ''}"))
        for player in event.entered
    )
    return tuple(
        Advice("paper_letters_missing", (player,), {"letters": letters})
        for player, letters in lacking
        if letters
    )
