"""Describes what really happened in a running ring, and the consequences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.ring_repairs import RingOutcome, RingRepair
from tourneydesk.gui.widgets.finders.finder import exact_matches, matching
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import listed, name_of, say, sentences
from tourneydesk.present.results import result_text, score_text
from tourneydesk.present.table import Tone

MAX_NAME_LENGTH = 30
MAX_FOUND = 1_000


def happened_text(event: Event, repair: RingRepair) -> str:
    """What really happened."""
    if repair.player:
        return messages.text("ring-repair-has-left", name=_name(event, repair.player))
    match repair.result:
        case MatchResult(winner=int(winner)):
            return messages.text(
                "ring-repair-won-really", table=repair.table, name=_name(event, winner)
            )
        case None:
            return messages.text("ring-repair-not-over", table=repair.table)
        case _:
            return messages.text("ring-repair-drawn-really", table=repair.table)


def recorded_text(event: Event, repair: RingRepair) -> str:
    """The current record of that: where the player plays, or what the table is recorded to have
    reported.
    """
    posted = event.rounds[-1]
    if repair.player:
        his = [one.number for one in posted.tables if one.running and repair.player in one.players]
        return messages.text("ring-repair-plays-at", tables=tuple(his))
    table = posted.table(repair.table)
    if table is None or (table.result is None and not table.void):
        return ""
    stopped = messages.text("table-void")
    result = stopped if table.result is None else result_text(event, table.result)
    return messages.text("ring-repair-played", seats=_between(event, table), result=result)


def is_ambiguous(event: Event, query: str) -> bool:
    """Whether the input matches several players; a number means a table first."""
    players = matching(event.players, query, MAX_FOUND)
    return not query.strip().isdecimal() and len(exact_matches(players, query)) > 1


def matching_repairs(event: Event, repairs: Sequence[RingRepair], query: str) -> list[int]:
    """The repairs that match the input: a name, or a table number, which takes precedence over a
    player's number.
    """
    if not query.strip():
        return list(range(len(repairs)))
    players = {one.id for one in matching(event.players, query, MAX_FOUND)}
    tables = {table.number: set(table.players) for table in event.rounds[-1].tables}
    number = int(query) if query.strip().isdecimal() else 0

    def fits(repair: RingRepair) -> bool:
        if repair.player:
            return repair.player in players
        if number:
            return repair.table == number
        return not players.isdisjoint(tables.get(repair.table, ()))

    found = [at for at, repair in enumerate(repairs) if fits(repair)]
    return sorted(found, key=lambda at: bool(number and repairs[at].player))


def consequence_lines(found: RingOutcome, repair: RingRepair) -> Iterator[str]:
    """All consequences, a sentence each; the reason for the new games comes last."""
    yield from short_lines(found)
    yield from long_lines(found, repair)


def long_lines(found: RingOutcome, repair: RingRepair) -> Iterator[str]:
    """The other consequences: results that stay or count no longer, and who is out or back."""
    event = found.event
    if repair.table:
        yield messages.text("ring-repair-kept", count=found.kept_results)
    if found.replayed:
        yield messages.text("ring-repair-again", tables=tuple(found.replayed))
    if found.undone:
        yield messages.text("ring-repair-undone", tables=tuple(found.undone))
    for player, message_key in (
        (found.out, "ring-repair-out"),
        (found.back, "ring-repair-back"),
    ):
        if player:
            yield messages.text(message_key, names=listed([_name(event, one) for one in player]))
    for table in found.new_games:
        yield sentences(*(say(reason, found.after) for reason in table.reasons))


def short_lines(found: RingOutcome) -> Iterator[str]:
    """Whom to stop and whom to call, and how it ends: what the organizer does next."""
    event = found.event
    if found.stopped:
        yield messages.text("ring-repair-stopped", tables=tuple(found.stopped))
    for table in found.new_games:
        yield messages.text(
            "ring-repair-calls-now", table=table.number, seats=white_black(event, table)
        )
    if found.winners:
        names = listed([_name(event, player) for player in found.winners])
        yield messages.text("ring-repair-ends", names=names)
    if not (found.stopped or found.new_games or found.winners or found.replayed):
        yield messages.text("ring-repair-nothing-else")


@dataclass(frozen=True, slots=True)
class ChangedGame:
    """A game that a repair changes: what is recorded, what it becomes, and how that is meant."""

    number: int
    seats: str
    recorded: str
    becomes: str
    tone: Tone


def changed_games(found: RingOutcome, repair: RingRepair) -> Iterator[ChangedGame]:
    """Every game that changes, in order."""
    posted = found.event.rounds[-1]
    for table in found.after.rounds[-1].tables:
        change = _becomes(found, repair, table.number)
        if change:
            tone: Tone = "accent" if table.running else "attention"
            recorded = _recorded(found.event, posted.table(table.number))
            yield ChangedGame(table.number, _between(found.event, table), recorded, change, tone)


def white_black(event: Event, table: Table) -> str:
    """Who has White and who has Black at that table."""
    white, black = (_name(event, player) for player in table.players)
    return messages.text("ring-repair-white-black", white=white, black=black)


def _between(event: Event, table: Table) -> str:
    return messages.text("repair-seats-between").join(
        _name(event, player) for player in table.players
    )


def _recorded(event: Event, table: Table | None) -> str:
    """What is recorded of a game; empty for one that does not exist yet."""
    if table is None:
        return ""
    if table.result is not None:
        return result_text(event, table.result)
    return score_text(table) if table.void else messages.text("cell-playing")


def _becomes(found: RingOutcome, repair: RingRepair, number: int) -> str:
    if number == repair.table:
        return (
            messages.text("ring-repair-is-open")
            if repair.result is None
            else result_text(found.event, repair.result)
        )
    if number in {table.number for table in found.new_games}:
        return messages.text("ring-repair-is-called")
    if number in found.undone:
        return (
            messages.text("ring-repair-is-undone-again")
            if number in found.replayed
            else messages.text("ring-repair-is-undone")
        )
    if number in found.replayed:
        return messages.text("ring-repair-is-again")
    return messages.text("ring-repair-is-stopped") if number in found.stopped else ""


def _name(event: Event, player: int) -> str:
    return shortened(name_of(event, player), MAX_NAME_LENGTH)
