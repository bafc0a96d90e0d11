"""What a decision would set off at once, before anybody takes it: games stopped, games called."""

from dataclasses import dataclass

from tourneydesk.core.decisions import Decision, PlayerDropped, ResultRecorded, TablesCalled
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.replay import advance
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.checks import problems
from tourneydesk.desk.desk import moment_draw
from tourneydesk.formats import format_of


@dataclass(frozen=True, slots=True)
class Followed:
    """A decision about a player, the numbers of the games it would stop and those it would call."""

    decision: Decision
    player: int
    stopped: tuple[int, ...] = ()
    called: tuple[Table, ...] = ()


def followed(event: Event, decision: Decision, player: int) -> Followed | None:
    """What would follow; None where the rules refuse the decision."""
    fmt = format_of(event)
    if problems(event, fmt, decision):
        return None
    after = advance(event, (decision,))
    found = Followed(decision, player)
    for one in fmt.follow(event, after, decision, moment_draw(after)):
        if isinstance(one, TablesCalled):
            found = Followed(
                decision, player, (*found.stopped, *one.stopped), (*found.called, *one.tables)
            )
    return found


def at_table(event: Event, posted: Round, table: Table) -> tuple[Followed, ...]:
    """What a win and a drop of each player at a running table of two would set off."""
    wins = [
        followed(
            event, ResultRecorded(posted.number, table.number, MatchResult(winner=player)), player
        )
        for player in table.players
    ]
    drops = [followed(event, PlayerDropped(player), player) for player in table.players]
    return tuple(one for one in (*wins, *drops) if one is not None)
