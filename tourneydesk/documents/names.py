"""Names that cannot be printed as they are written, to be said before printing."""

from tourneydesk.core.event import Event
from tourneydesk.core.sayings import Advice
from tourneydesk.documents.drawing.fonts import missing


def unprintable(event: Event) -> tuple[Advice, ...]:
    """One advice for each player whose name or membership number has letters that no font of ours
    has, with those letters; on paper � stands for them.
    """
    lacking = (
        (player.id, missing(f"{player.name} {player.member_id or ''}")) for player in event.entered
    )
    return tuple(
        Advice("paper_letters_missing", (player,), {"letters": letters})
        for player, letters in lacking
        if letters
    )
