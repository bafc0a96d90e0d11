"""The director assigns the bye of a posted round to another player (US Chess 28L2)."""

from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round
from tourneydesk.core.format import Arranged
from tourneydesk.core.sayings import Problem, Reason, Refused
from tourneydesk.desk.drafts.draft_seating import in_hall, with_number, with_other_players
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
        tuple(instead.get(seated, seated) for seated in table.players) for table in posted.tables
    )
    base = replace(posted, tables=with_other_players(posted.tables, instead))
    arranged = session.format.arrange(event, base, seating)
    tables = in_hall(arranged.tables, posted)
    why = Reason("bye_by_hand", BY_HAND, (player, bye.player))
    byes = tuple(
        replace(bye, player=player, reasons=(why,)) if old is bye else old for old in posted.byes
    )
    session.take(d.PairingsChanged(round_number, tables, byes))
    numbers = {place: table.number for place, table in enumerate(posted.tables, start=1)}
    warnings = tuple(with_number(warning, numbers) for warning in arranged.warnings)
    return Arranged(tables, (*warnings, *_had_one(event, posted, player)))


def _bye_to_give(event: Event, posted: Round, player: int) -> Bye:
    facts = {"round": posted.number}
    if not format_of(event).odd_sits_out:
        raise Refused(Problem("no_bye_in_format"))
    if not 1 <= player <= len(event.players):
        known = {"player": player, "players": len(event.players)}
        raise Refused(Problem("player_unknown", facts=known))
    bye = next((one for one in posted.byes if one.why == "odd"), None)
    if bye is None:
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


def _had_one(event: Event, posted: Round, player: int) -> tuple[Problem, ...]:
    """A warning for a player who had a bye before."""
    had = [
        before.number
        for before in event.rounds[: posted.number - 1]
        for bye in before.byes
        if bye.player == player
    ]
    return (Problem("second_bye", (player,), {"round": had[-1]}),) if had else ()
