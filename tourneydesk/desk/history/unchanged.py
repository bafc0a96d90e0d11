"""Whether what a step was about is still as that step left it."""

from tourneydesk.core.decisions import PlayersCheckedIn, ResultDecision, Step
from tourneydesk.core.event import Event, Table


def is_unchanged(step: Step, then: Event, now: Event) -> bool:
    """Whether the tables and players of a step are as they were right after it."""
    return all(
        state_of_table(then, each) == state_of_table(now, each)
        for each in step
        if isinstance(each, ResultDecision)
    ) and all(
        takes_part(now, player) and now.player(player).checked_in == then.player(player).checked_in
        for each in step
        if isinstance(each, PlayersCheckedIn)
        for player in each.players
    )


def table_of(event: Event, decision: ResultDecision) -> Table | None:
    """The table that a decision is about; None if the event does not have it."""
    posted = event.round(decision.round)
    return posted.table(decision.table) if posted is not None else None


def state_of_table(event: Event, decision: ResultDecision) -> object:
    """What must be as it was for a decision about this table to mean the same."""
    table = table_of(event, decision)
    return table and (table.seats, table.result, table.void)


def takes_part(event: Event, player: int) -> bool:
    """Whether a player is in the event and has not withdrawn."""
    return (
        player <= len(event.players)
        and player not in event.deleted
        and not event.player(player).dropped
    )
