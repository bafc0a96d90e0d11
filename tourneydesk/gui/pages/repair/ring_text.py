"""What really happened in a running ring, and what follows from it, in words."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.repairs.ring_repairs import Followed, RingRepair
from tourneydesk.gui import words
from tourneydesk.gui.widgets.finder import matching, meant
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present.event_text import result_text
from tourneydesk.present.words import listed, name_of, say

LONGEST = 30
MOST_FOUND = 1_000


def happened_text(event: Event, repair: RingRepair) -> str:
    """What really happened."""
    if repair.player:
        return words.RING_HAS_LEFT.format(name=_name(event, repair.player))
    match repair.result:
        case MatchResult(winner=int(winner)):
            return words.RING_WON_REALLY.format(table=repair.table, name=_name(event, winner))
        case None:
            return words.RING_NOT_OVER.format(table=repair.table)
        case _:
            return words.RING_DRAWN_REALLY.format(table=repair.table)


def stands_text(event: Event, repair: RingRepair) -> str:
    """How that stands now: where the player plays, or what the table is said to have reported."""
    posted = event.rounds[-1]
    if repair.player:
        his = [one.number for one in posted.tables if one.running and repair.player in one.players]
        return words.RING_PLAYS_AT.format(tables=listed(his))
    table = posted.table(repair.table)
    if table is None or table.result is None:
        return ""
    seats = words.SEATS_BETWEEN.join(_name(event, player) for player in table.players)
    return words.RING_PLAYED.format(seats=seats, result=result_text(event, table.result))


def is_unclear(event: Event, typed: str) -> bool:
    """Whether what was typed can mean several players; a number means a table first."""
    named = matching(event.players, typed, MOST_FOUND)
    return not typed.strip().isdecimal() and len(meant(named, typed)) > 1


def fitting(event: Event, repairs: Sequence[RingRepair], typed: str) -> list[int]:
    """Which of these repairs are about who or what was typed: a name, or the number of a table,
    which goes before that of a player.
    """
    if not typed.strip():
        return list(range(len(repairs)))
    named = {one.id for one in matching(event.players, typed, MOST_FOUND)}
    tables = {table.number: set(table.players) for table in event.rounds[-1].tables}
    number = int(typed) if typed.strip().isdecimal() else 0

    def fits(repair: RingRepair) -> bool:
        if repair.player:
            return repair.player in named
        if number:
            return repair.table == number
        return not named.isdisjoint(tables.get(repair.table, ()))

    found = [at for at, repair in enumerate(repairs) if fits(repair)]
    return sorted(found, key=lambda at: bool(number and repairs[at].player))


def follows_lines(found: Followed, repair: RingRepair) -> Iterator[str]:
    """All that follows, a sentence each; why the new games are called comes last."""
    event = found.event
    yield from short_lines(found)
    if repair.table:
        yield words.ring_kept(found.kept)
    if found.again:
        yield words.RING_AGAIN.format(tables=listed(found.again))
    if found.undone:
        yield words.RING_UNDONE.format(tables=listed(found.undone))
    for player, said in ((found.out, words.RING_OUT), (found.back, words.RING_BACK)):
        if player:
            yield said.format(names=listed([_name(event, one) for one in player]))
    for table in found.called:
        yield " ".join(say(reason, found.after) for reason in table.reasons)


def short_lines(found: Followed) -> Iterator[str]:
    """Whom to stop and whom to call, and how it ends: what the organizer does next."""
    event = found.event
    if found.stopped:
        yield words.RING_STOPPED.format(tables=listed(found.stopped))
    for table in found.called:
        yield words.RING_CALLS_NOW.format(table=table.number, seats=white_black(event, table))
    if found.winners:
        names = listed([_name(event, player) for player in found.winners])
        yield words.RING_ENDS.format(names=names)
    if not (found.stopped or found.called or found.winners or found.again):
        yield words.RING_NOTHING_ELSE


def changed_tables(found: Followed, repair: RingRepair) -> Iterator[tuple[Table, str]]:
    """Every table that changes, with what becomes of it."""
    for table in found.after.rounds[-1].tables:
        said = _becomes(found, repair, table.number)
        if said:
            yield table, said


def white_black(event: Event, table: Table) -> str:
    """Who has White and who Black there."""
    white, black = (_name(event, player) for player in table.players)
    return words.RING_WHITE_BLACK.format(white=white, black=black)


def _becomes(found: Followed, repair: RingRepair, number: int) -> str:
    if number == repair.table:
        return words.RING_IS_OPEN if repair.result is None else words.RING_IS_RIGHT
    if number in {table.number for table in found.called}:
        return words.RING_IS_CALLED
    if number in found.undone:
        return words.RING_IS_UNDONE_AGAIN if number in found.again else words.RING_IS_UNDONE
    if number in found.again:
        return words.RING_IS_AGAIN
    return words.RING_IS_STOPPED if number in found.stopped else ""


def _name(event: Event, player: int) -> str:
    return shortened(name_of(event, player), LONGEST)
