"""The one next action of an event, in words."""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Outlook
from tourneydesk.gui import words
from tourneydesk.present.words import word


def nothing_missing(event: Event, outlook: Outlook, posted: Round) -> str:
    """What to do next, in place of an empty list of missing tables."""
    action, able = next_action(outlook, len(event.rounds), event.format)
    if posted.number < len(event.rounds) or not able:
        return words.NOTHING_MISSING.format(round=posted.number)
    return words.NOTHING_MISSING_NEXT.format(round=posted.number, action=action)


def next_action(outlook: Outlook, posted: int, format_key: str) -> tuple[str, bool]:
    """The label of the one next action, and whether it can be done now."""
    if outlook.status == "finished" and outlook.next_kind is None:
        return words.SEE_STANDINGS, True
    kind = outlook.next_kind or ""
    able = outlook.status in ("ready", "finished")
    if kind == "ring":
        return words.SET_RING, able
    if outlook.status == "waiting" and outlook.rounds_planned == posted:
        return words.WAITING, False
    if kind in ("final", "playoff"):
        return words.PAIR_KIND.format(kind=word(f"kind_{kind}", format_key)), able
    return words.PAIR_ROUND.format(round=posted + 1), able
