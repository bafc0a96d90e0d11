"""What follows at once from a result or a withdrawal: games that stop, and new games."""

from bisect import bisect
from collections.abc import Mapping

from tourneydesk.core.decisions import Decision, PlayerDropped, ResultRecorded, TablesCalled
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.core.reports import match_result, only_keys
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.dual_ring.ring import Exit, Ring, ring_of
from tourneydesk.formats.dual_ring.seating import game
from tourneydesk.formats.dual_ring.settings import (
    DRAWS,
    ELIMINATION,
    EXAMPLE,
    LAST_TWO,
    OURS,
    TWO_GAMES,
)


def follow(before: Event, event: Event, decision: Decision, draw: Draw) -> tuple[Decision, ...]:
    """The tables called and stopped because of a result or a withdrawal; nothing else moves the
    ring.
    """
    if not isinstance(decision, ResultRecorded | PlayerDropped):
        return ()
    ring = ring_of(event)
    if ring is None:
        return ()
    # What follows from a decision has the moment of the event in which it was taken.
    tables, stopped = happening(event, ring, before.moment)
    if not tables and not stopped:
        return ()
    return (TablesCalled(1, tables, tuple(table.number for table in stopped)),)


def end_now(event: Event) -> Decision:
    """Stops all games: of those still in, most wins wins, equal wins share (our reading). Raises
    Refused before the first result and after the end.
    """
    problems = cannot_end(event)
    if problems:
        raise Refused(*problems)
    return TablesCalled(1, stopped=event.rounds[0].missing)


def cannot_end(event: Event) -> tuple[Problem, ...]:
    """Why the organizer cannot end the ring now."""
    ring = ring_of(event)
    if ring is None:
        return (Problem("ring_not_set"),)
    if ring.winners:
        return (Problem("event_finished", ring.winners),)
    return (Problem("nothing_to_rank_by"),) if not ring.exits else ()


def happening(event: Event, ring: Ring, moment: int) -> tuple[tuple[Table, ...], tuple[Table, ...]]:
    """The tables to call and those to stop after what happened at that moment."""
    if ring.exits and ring.exits[-1].moment == moment:
        return _after(event, ring, ring.exits[-1]), _stopped(ring)
    if ring.winners:
        return (), ring.running
    return _replayed(event, ring, moment), ()


def _stopped(ring: Ring) -> tuple[Table, ...]:
    """The running games of players who went out; with two left, theirs too."""
    if len(ring.inside) <= 2:
        return ring.running
    inside = set(ring.inside)
    return tuple(table for table in ring.running if not inside.issuperset(table.players))


def _after(event: Event, ring: Ring, leaving: Exit) -> tuple[Table, ...]:
    """The games to call after players went out."""
    if ring.winners:
        return ()
    if ring.deciding:
        return _deciding(event, ring)
    places = ring.places
    inside = [places[player] for player in ring.inside]
    gap = bisect(inside, places[leaving.players[0]])
    before_gap, after_gap = ring.inside[gap - 1], ring.inside[gap % len(ring.inside)]
    if event.settings["gap_colours"] == "as_in_example":
        black, white = sorted((before_gap, after_gap), key=lambda player: places[player])
        facts = {"white_place": places[white], "black_place": places[black]}
        color = Reason("lower_place_black", EXAMPLE, (white, black), facts)
    else:
        # Everybody has White against the next player on the ring, as the player before the gap had.
        white, black = before_gap, after_gap
        next_to_white = _first_after(ring, white, leaving.moment)
        color = Reason("white_as_before", TWO_GAMES, (white, next_to_white))
    why = _gap_reason(leaving, white, black)
    return (game(len(ring.tables) + 1, white, black, (why, color), event.forbidden),)


def _first_after(ring: Ring, player: int, moment: int) -> int:
    """Who of those out at that moment sat next after a player on the ring."""
    gone = {one for leaving in ring.exits if leaving.moment == moment for one in leaving.players}
    after = ring.places[player]
    return next(one for one in (*ring.seats[after:], *ring.seats[:after]) if one in gone)


def _gap_reason(leaving: Exit, white: int, black: int) -> Reason:
    """Why these two are neighbors now."""
    if leaving.table is None:
        return Reason("gap_after_drop", OURS, (white, black, *leaving.players))
    facts = {"table": leaving.table.number}
    if leaving.winner is None:
        return Reason("gap_after_draw", DRAWS, (white, black, *leaving.players), facts)
    players = (white, black, *leaving.players, leaving.winner)
    return Reason("gap_after_loss", ELIMINATION, players, facts)


def _deciding(event: Event, ring: Ring) -> tuple[Table, ...]:
    """Two games between the last two, one with each color."""
    first, second = ring.inside
    why = Reason("deciding_game", LAST_TWO, (first, second), {"wins": ring.wins[first]})
    last_number = len(ring.tables)
    return (
        game(last_number + 1, first, second, (why,), event.forbidden),
        game(last_number + 2, second, first, (why,), event.forbidden),
    )


def _replayed(event: Event, ring: Ring, moment: int) -> tuple[Table, ...]:
    """The game drawn at that moment, again with the same colors."""
    for table in ring.tables:
        if table.ended == moment and isinstance(table.result, MatchResult) and table.result.drawn:
            white, black = table.players
            why = Reason("drawn_replayed", DRAWS, (white, black), {"table": table.number})
            return (game(len(ring.tables) + 1, white, black, (why,), event.forbidden),)
    return ()


# The report of a table: a winner or a draw, nothing else.


def read_result(
    event: Event, posted: Round, table: Table, raw: Mapping[str, object]
) -> MatchResult:
    """``{"winner": id}`` or ``{"draw": true}``; raises Refused for a forfeit (a player who does not
    play is withdrawn), for counts of games, and for what `match_result` refuses.
    """
    report = {key: raw[key] for key in raw if key not in ("forfeit", "games") or raw[key]}
    if "forfeit" in report:
        raise Refused(Problem("no_forfeits", table.players, {"table": table.number}))
    if "games" in report:
        raise Refused(Problem("one_game_a_table", table.players, {"table": table.number}))
    only_keys(report, ("winner", "draw"))
    return match_result(report, table)


def cannot_report(table: Table, result: object) -> tuple[Problem, ...]:
    """Why a table cannot have this result: it has one, it was stopped, or no winner is named."""
    facts = {"table": table.number}
    if table.void:
        return (Problem("game_was_stopped", table.players, facts),)
    if table.result is not None:
        return (Problem("result_stands", table.players, facts),)
    if not isinstance(result, MatchResult):
        return (Problem("winner_or_draw", table.players, facts),)
    if result.forfeited:
        return (Problem("no_forfeits", table.players, facts),)
    if result.won or result.drawn_games:
        return (Problem("one_game_a_table", table.players, facts),)
    if result.drawn == (result.winner is not None):
        return (Problem("winner_or_draw", table.players, facts),)
    if result.winner is not None and result.winner not in table.players:
        return (Problem("winner_or_draw", table.players, facts),)
    return ()
