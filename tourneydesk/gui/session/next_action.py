"""The event's next action, in words."""

from tourneydesk.core.event import Event, Round
from tourneydesk.core.format import Outlook
from tourneydesk.formats import format_of
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.present import messages


def nothing_missing(event: Event, outlook: Outlook, posted: Round) -> str:
    """What to do next, shown in place of an empty list of missing tables."""
    action, possible = next_action(outlook, event)
    waiting = outlook.status == "waiting"
    if posted.number < len(event.rounds) or waiting or not possible:
        return messages.text("round-nothing-missing")
    return messages.text(
        "round-nothing-missing-next",
        action=action,
        key=action_key("window-see-standings"),
    )


def next_action(outlook: Outlook, event: Event) -> tuple[str, bool]:
    """The label of the next action, and whether it is possible now."""
    if outlook.status == "finished" and outlook.next_kind is None:
        return messages.text("window-see-standings"), True
    if outlook.status == "waiting":
        return messages.text("window-next-missing", event.format), True
    kind = outlook.next_kind or ""
    possible = outlook.status in ("ready", "finished")
    fmt, round_number = format_of(event), len(event.rounds) + 1
    if kind in fmt.ring_kinds:
        return messages.text("window-set-ring"), possible
    if kind in fmt.extra_kinds and not fmt.stage(event, round_number):
        return messages.text("window-pair-kind", kind=kind), possible
    return messages.text("window-pair-round", round=round_number), possible
