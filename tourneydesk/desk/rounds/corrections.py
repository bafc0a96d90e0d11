"""Previews what a different result at a table would change."""

from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.decisions import Decision, ResultCleared, ResultRecorded
from tourneydesk.core.event import Event
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Refused
from tourneydesk.core.results import Result
from tourneydesk.core.standings import Standing
from tourneydesk.desk.checks import problems
from tourneydesk.desk.session import Session, moment_draw
from tourneydesk.formats import format_of, standings_of


@dataclass(frozen=True, slots=True)
class StandingChange:
    """A player whose place or points change: (before, after)."""

    player: int
    place: tuple[int, int]
    points: tuple[Fraction, Fraction]


@dataclass(frozen=True, slots=True)
class Consequences:
    """The players that a correction affects, its own table first, and the later rounds, which keep
    their pairings. ``winners``: before and after, empty while the event is not over.
    """

    changes: tuple[StandingChange, ...]
    later: tuple[int, ...]
    winners: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


def correction(round_number: int, table: int, result: Result | None) -> Decision:
    """The decision that gives a table of this round another result, or clears it."""
    if result is None:
        return ResultCleared(round_number, table)
    return ResultRecorded(round_number, table, result)


def check(event: Event, decision: Decision) -> None:
    """Raises Refused if the rules do not allow the decision; changes nothing."""
    refusals = problems(event, format_of(event), decision)
    if refusals:
        raise Refused(*refusals)


def correct(session: Session, round_number: int, table: int, result: Result | None) -> None:
    """Records a correction; raises Refused or FileTrouble."""
    session.take(correction(round_number, table, result))


def consequences(
    event: Event, round_number: int, table: int, result: Result | None
) -> Consequences:
    """The standings changes of a correction; pure, so it may run on any thread."""
    fmt = format_of(event)
    decision = correction(round_number, table, result)
    after = advance(event, (decision,))
    after = advance(after, fmt.follow(event, after, decision, moment_draw(after)))
    before = {row.player: row for row in standings_of(event)}
    rows = {row.player: row for row in standings_of(after)}
    posted = event.round(round_number)
    seated = posted.table(table) if posted is not None else None
    own_players = seated.players if seated is not None else ()
    order = sorted(
        rows,
        key=lambda player: (player not in own_players, rows[player].place or len(rows) + 1, player),
    )
    moved = [_standing_change(before[player], rows[player]) for player in order if player in before]
    later = tuple(later_round.number for later_round in event.rounds[round_number:])
    first, second = fmt.outlook(event), fmt.outlook(after)
    winners = (
        first.winners if first.status == "finished" else (),
        second.winners if second.status == "finished" else (),
    )
    return Consequences(tuple(one for one in moved if one is not None), later, winners)


def _standing_change(before: Standing, after: Standing) -> StandingChange | None:
    if (before.place, before.points) == (after.place, after.points):
        return None
    return StandingChange(after.player, (before.place, after.place), (before.points, after.points))
