"""Names the steps of a journal, for undo, redo and the history."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import singledispatch

from tourneydesk.core import decisions as d
from tourneydesk.core.sayings import Fact


@dataclass(frozen=True, slots=True)
class StepName:
    """What a step was, as data; `present` puts it into words."""

    code: str
    players: tuple[int, ...] = ()
    facts: Mapping[str, Fact] = field(default_factory=dict)


def name_of_step(step: d.Step) -> StepName:
    """The name of a step: that of its first decision, the others only follow from it."""
    match step:
        case (d.RoundPosted(round=posted), d.PairingsChanged(), *_):
            return StepName("step_posted_by_hand", facts={"round": posted.number})
        case (d.PlayerDropped(), d.PlayerDropped(), *_):
            return StepName("step_absent", facts={"count": len(step)})
        case _:
            return _named(step[0])


@singledispatch
def _named(decision: object) -> StepName:
    raise TypeError(f"{type(decision).__name__} has no name")


@_named.register
def _(decision: d.EventOpened) -> StepName:
    return StepName("step_opened", facts={"name": decision.name})


@_named.register
def _(decision: d.DetailsChanged) -> StepName:
    return StepName("step_details", facts={"details": tuple(decision.details)})


@_named.register
def _(decision: d.SettingsChosen) -> StepName:
    return StepName("step_settings", facts={"settings": tuple(decision.settings)})


@_named.register
def _(decision: d.PlayersAdded) -> StepName:
    if len(decision.players) == 1:
        return StepName("step_player_added", facts={"name": decision.players[0].name})
    return StepName("step_players_added", facts={"count": len(decision.players)})


@_named.register
def _(decision: d.PlayerChanged) -> StepName:
    return StepName("step_player_changed", facts={"name": decision.player.name})


@_named.register
def _(decision: d.PlayerDropped) -> StepName:
    return StepName("step_dropped", players=(decision.player,))


@_named.register
def _(decision: d.PlayerReturned) -> StepName:
    return StepName("step_returned", players=(decision.player,))


@_named.register
def _(decision: d.PlayerDeleted) -> StepName:
    return StepName("step_deleted", players=(decision.player,))


@_named.register
def _(decision: d.PlayersCheckedIn) -> StepName:
    if len(decision.players) == 1:
        code = "step_checked_in" if decision.here else "step_not_here"
        return StepName(code, players=decision.players)
    code = "step_checked_in_many" if decision.here else "step_not_here_many"
    return StepName(code, facts={"count": len(decision.players)})


@_named.register
def _(decision: d.AbsentDropped) -> StepName:
    return StepName("step_absent", facts={"count": len(decision.players)})


@_named.register
def _(decision: d.ByeRequested) -> StepName:
    request = decision.request
    return StepName("step_bye", players=(request.player,), facts={"round": request.round})


@_named.register
def _(decision: d.ByeWithdrawn) -> StepName:
    return StepName("step_no_bye", (decision.player,), {"round": decision.round})


@_named.register
def _(decision: d.TableFixed) -> StepName:
    if decision.table is None:
        return StepName("step_table_free", (decision.player,))
    return StepName("step_table_fixed", (decision.player,), {"table": decision.table})


@_named.register
def _(decision: d.PairForbidden) -> StepName:
    return StepName("step_forbidden", players=decision.players)


@_named.register
def _(decision: d.PairAllowed) -> StepName:
    return StepName("step_allowed", players=decision.players)


@_named.register
def _(decision: d.RoundRedrawn) -> StepName:
    return StepName("step_redrawn", facts={"round": decision.round, "why": decision.why})


@_named.register
def _(decision: d.RoundPosted) -> StepName:
    return StepName("step_posted", facts={"round": decision.round.number})


@_named.register
def _(decision: d.PairingsChanged) -> StepName:
    if decision.repair is not None:
        return StepName("step_repaired", facts={"round": decision.round})
    return StepName("step_by_hand", facts={"round": decision.round})


@_named.register
def _(decision: d.TablesCalled) -> StepName:
    numbers = tuple(table.number for table in decision.tables)
    return StepName("step_called", facts={"tables": numbers, "round": decision.round})


@_named.register
def _(decision: d.ResultRecorded) -> StepName:
    return StepName("step_result", facts={"table": decision.table, "round": decision.round})


@_named.register
def _(decision: d.ResultCleared) -> StepName:
    return StepName("step_cleared", facts={"table": decision.table, "round": decision.round})


@_named.register
def _(decision: d.ResultPutRight) -> StepName:
    return StepName("step_put_right", facts={"table": decision.table})


@_named.register
def _(decision: d.NoteAdded) -> StepName:
    return StepName("step_note", facts={"text": decision.text})


@_named.register
def _(decision: d.ItemsLeftOpen) -> StepName:
    return StepName("step_left_open", facts={"count": len(decision.items)})


@_named.register
def _(decision: d.ItemsSettled) -> StepName:
    return StepName("step_settled")


@_named.register
def _(decision: d.Undone) -> StepName:
    return StepName("step_undone", facts={"step": decision.step})


@_named.register
def _(decision: d.Redone) -> StepName:
    return StepName("step_redone", facts={"step": decision.step})
