"""Creates an event from its papers, and takes the answers to what they left open."""

from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path

from tourneydesk.core import decisions as d
from tourneydesk.core.decisions import Step
from tourneydesk.core.event import Bye, OpenItem, Round, Seat, Table
from tourneydesk.core.format import PLAYER_FACTS
from tourneydesk.core.journal import codec
from tourneydesk.core.journal.bounds import MOST_TABLE_NUMBER
from tourneydesk.core.journal.checked_replay import JournalError, checked_replay
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.desk.files.journals import MemoryJournal
from tourneydesk.desk.session import Clock, Session, wall_clock
from tourneydesk.formats import FORMATS

AS_SHOWN = ("place", "seats", "status", "total", "settings", *PLAYER_FACTS)
"""Kinds of items that the organizer can settle by confirming the event as shown."""


def seat_table(session: Session, round_number: int, table: int, players: Sequence[int]) -> Table:
    """Seats a table of a round that no paper shows; its result is then open.

    Refused if a player's place in the round is known, or if the table exists.
    """
    posted = _round(session, round_number)
    facts: dict[str, Fact] = {"round": round_number, "table": table}
    if posted.table(table) is not None:
        raise Refused(Problem("item_table_there", facts=facts))
    least, most = session.format.table_sizes
    if not 1 <= table <= MOST_TABLE_NUMBER or not least <= len(players) <= most:
        sizes = {"least": least, "most": most}
        raise Refused(Problem("item_table_size", facts={**facts, **sizes}))
    _open_places(session, round_number, players)
    colors = any(
        seat.role == "white" for other_table in posted.tables for seat in other_table.seats
    )
    roles = ("white", "black") if colors else ("seat",) * len(players)
    seats = tuple(Seat(player, role) for player, role in zip(players, roles, strict=True))
    new_table = Table(table, seats)
    session.take(d.ItemsSettled(round=round_number, tables=(new_table,)))
    return new_table


def give_bye(session: Session, round_number: int, player: int, points: Fraction) -> Bye:
    """Records that a player whose place in a round is open had a bye there."""
    _round(session, round_number)
    _open_places(session, round_number, (player,))
    if points not in (Fraction(halves, 2) for halves in range(7)):
        raise Refused(Problem("bye_points"))
    bye = Bye(player, points, "odd")
    session.take(d.ItemsSettled(round=round_number, byes=(bye,)))
    return bye


def settle(session: Session, item: OpenItem) -> None:
    """Confirms an item as the event shows it: a player was absent, a table was not played, a player
    is still in or has no rating, a total or the settings are right.
    """
    if item not in session.event.open_items or item.kind not in AS_SHOWN:
        raise Refused(Problem("item_not_open"))
    posted = session.event.round(item.round)
    ring = posted is not None and posted.kind in session.format.ring_kinds
    if ring and item.kind in ("place", "seats"):
        raise Refused(Problem("item_ring"))
    session.take(d.ItemsSettled((item,)))


def _round(session: Session, round_number: int) -> Round:
    posted = session.event.round(round_number)
    if posted is None:
        facts = {"round": round_number, "posted": len(session.event.rounds)}
        raise Refused(Problem("round_unknown", facts=facts))
    if posted.kind in session.format.ring_kinds:
        raise Refused(Problem("item_ring"))
    return posted


def _open_places(session: Session, round_number: int, players: Sequence[int]) -> None:
    """Refuses players named twice, or whose place in the round is not open."""
    for index, player in enumerate(players):
        known = OpenItem("place", round_number, player=player) not in session.event.open_items
        if known or player in players[:index]:
            named = (player,) if 1 <= player <= len(session.event.players) else ()
            if not named:
                raise Refused(Problem("item_not_open"))
            raise Refused(Problem("item_player_not_open", named, {"round": round_number}))


# Creates an event file from decisions known from elsewhere, such as a lost event's cards.


def rebuild(path: Path, steps: Sequence[Step], clock: Clock = wall_clock) -> Session:
    """Creates a new file of these steps, the first of which opens the event, and opens it.

    The rules are not checked again: they were checked when the decisions were taken, and a later
    correction may not be allowed in this order. Refused for steps that cannot have happened, as
    papers can be forged. FileTrouble if the file exists or cannot be written; no file remains then.
    """
    try:
        checked_replay(steps, FORMATS)
    except JournalError as error:
        raise Refused(Problem("paper_impossible"), error.problem) from error
    journal = MemoryJournal()
    for step in steps:
        journal.append(clock(), codec.encode(step))
    session = Session(journal, steps, clock)
    session.save_as(path)
    return session
