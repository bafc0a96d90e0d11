"""The director assigns the bye of a posted round to another player (US Chess 28L2)."""

from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round
from tourneydesk.core.format import Arranged
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.desk.drafts.draft_seating import with_hall_numbers, with_number, with_other_players
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

BY_HAND = "the organizer's choice"


def give_bye(session: Session, round_number: int, player: int) -> Arranged:
    """Gives the bye of a posted round without results to this player; the player who had it takes
    the seat. Refused if the round has no such bye, has results, or the player cannot have it.
    """
    event = session.event
    posted = event.round(round_number)
    if posted is None:
        facts = {"round": round_number, "posted": len(event.rounds)}
        raise Refused(Problem("round_unknown", facts=facts))
    bye = _bye_to_give(event, posted, player)
    instead = {player: bye.player}
    seating = tuple(
        tuple(instead.get(seat_player, seat_player) for seat_player in table.players)
        for table in posted.tables
    )
    base = replace(posted, tables=with_other_players(posted.tables, instead))
    arranged = session.format.arrange(event, base, seating)
    tables = with_hall_numbers(arranged.tables, posted)
    why = Reason("bye_by_hand", BY_HAND, (player, bye.player))
    byes = tuple(
        replace(bye, player=player, reasons=(why,)) if old is bye else old for old in posted.byes
    )
    session.take(d.PairingsChanged(round_number, tables, byes))
    numbers = {place: table.number for place, table in enumerate(posted.tables, start=1)}
    warnings = tuple(with_number(warning, numbers) for warning in arranged.warnings)
    return Arranged(tables, (*warnings, *_second_bye_warning(event, posted, player)))


def _bye_to_give(event: Event, posted: Round, player: int) -> Bye:
    facts = {"round": posted.number}
    if not format_of(event).odd_sits_out:
        raise Refused(Problem("no_bye_in_format"))
    if not 1 <= player <= len(event.players):
        unknown = {"player": player, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=unknown))
    bye = next((bye for bye in posted.byes if bye.why == "odd"), None)
    # In an extra round, such as one of a bracket, nobody has a bye because the number is odd.
    if bye is None or posted.kind in format_of(event).extra_kinds:
        raise Refused(Problem("no_bye_to_give", facts=facts))
    if bye.player == player:
        raise Refused(Problem("has_this_bye", (player,), facts))
    if posted.table_of(player) is None:
        raise Refused(Problem("not_seated_in_round", (player,), facts))
    if any(table.result is not None for table in posted.tables):
        raise Refused(Problem("bye_with_results", facts=facts))
    if event.player(bye.player).dropped:
        raise Refused(Problem("seated_though_gone", (bye.player,), facts))
    return bye


def _second_bye_warning(event: Event, posted: Round, player: int) -> tuple[Problem, ...]:
    """A warning for a player who had a bye before."""
    round_numbers = [
        earlier.number
        for earlier in event.rounds[: posted.number - 1]
        for bye in earlier.byes
        if bye.player == player
    ]
    return (
        (Problem("second_bye", (player,), {"round": round_numbers[-1]}),) if round_numbers else ()
    )
