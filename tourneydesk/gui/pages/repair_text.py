"""Describes what is wrong with a round or a ring, and what a repair does and costs."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Table
from tourneydesk.core.results import MatchResult
from tourneydesk.desk.drafts import Cost
from tourneydesk.desk.repairs import Issues, Move, Repair, Repairs
from tourneydesk.desk.ring_repairs import RingOutcome, RingRepair
from tourneydesk.gui.widgets.finders import exact_matches, matching
from tourneydesk.gui.widgets.text_widgets import shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import enumerated, listed, name_of, say, sentences, text
from tourneydesk.present.results import kind_in_texts, result_text, score_text
from tourneydesk.present.table import Tone

MAX_NAMED = 3
MAX_TABLES = 4


def round_facts(event: Event, number: int) -> Mapping[str, object]:
    """A round's number, and the kind by which it may be called instead: the final."""
    return {"round": number, "kind": kind_in_texts(event, number)}


def issues_text(event: Event, number: int, issues: Issues) -> str:
    """What is wrong, in one line."""
    left, waiting = _names(event, issues.withdrawn), _names(event, issues.unseated)
    where = round_facts(event, number)
    if left and waiting:
        return messages.text("repair-issue-both", **where, left=left, waiting=waiting)
    if left:
        return messages.text("repair-issue-left", **where, names=left)
    if waiting:
        return messages.text("repair-issue-waiting", **where, names=waiting)
    message_key = "repair-issue-lighter" if issues.improvable else "repair-issue-nothing"
    return messages.text(message_key, **where)


def choice_text(event: Event, choice: Repair) -> str:
    """A repair, described by the tables that it breaks up."""
    broken = choice.broken
    if choice.changes_nothing:
        return messages.text("repair-leave-as-is")
    if not broken:
        return messages.text("repair-break-none", event.format)
    if len(broken) == 1:
        return messages.text("repair-break-one", event.format, tables=broken[0])
    if len(broken) <= MAX_TABLES:
        return messages.text(
            "repair-break-some", event.format, count=len(broken), tables=listed(broken)
        )
    return messages.text("repair-break-many", event.format, count=len(broken))


def effect_text(event: Event, choice: Repair) -> str:
    """Who moves, if that can be said in a line, and that everyone else stays."""
    if choice.changes_nothing:
        return messages.text("repair-all-stay", event.format)
    moved = tuple(move.player for move in choice.moves)
    if not moved:
        return messages.text("repair-no-moves")
    if len(moved) > MAX_NAMED:
        return messages.text("repair-others-stay", count=len(moved))
    names = listed([shortened(name_of(event, player), 24) for player in moved])
    return messages.text("repair-named-move", count=len(moved), names=names)


def all_costs(event: Event, choice: Repair) -> str:
    """Every criterion that a repair changes; for leaving the round alone, every nonzero one."""
    if choice.changes_nothing:
        costs = [cost for cost in choice.costs if cost.changed]
        lines = [
            messages.text("repair-count-as-it-is", what=_what(event, cost), value=cost.changed)
            for cost in costs
        ]
        return "\n".join([messages.text("repair-all-stay", event.format), *lines])
    lines = [_signed(event, cost) for cost in choice.costs if cost.changed != cost.proposed]
    return "\n".join(
        [messages.text("repair-all-counts"), *(lines or [messages.text("repair-cost-none")])]
    )


def new_tables(event: Event, choice: Repair) -> str:
    """The tables that did not exist before, a line each, and the byes."""
    tables = [table for table in choice.round.tables if table.number in choice.slips]
    lines = [
        messages.text(
            "repair-new-table", event.format, table=table.number, seats=seats_text(event, table)
        )
        for table in tables
    ]
    lines += [
        text("bye-line", name=shortened(name_of(event, bye.player)), points=bye.points)
        for bye in choice.round.byes
    ]
    return "\n".join([messages.text("repair-new-tables", event.format), *lines]) if lines else ""


def moves_text(event: Event, choice: Repair) -> str:
    """Each player who moves, a line each."""
    return "\n".join(_moved(event, move) for move in choice.moves)


def reasons_text(event: Event, choice: Repair) -> Iterator[str]:
    """The reasons for the new tables, table by table."""
    for table in choice.round.tables:
        if table.number in choice.slips and table.reasons:
            reasons = sentences(*(say(reason, event) for reason in table.reasons))
            yield messages.text("repair-new-table", event.format, table=table.number, seats=reasons)


def seats_text(event: Event, table: Table) -> str:
    return messages.text("repair-seats-between").join(
        shortened(name_of(event, player), 30) for player in table.players
    )


def search_text(found: Repairs) -> str:
    """How thorough the search was, without overstating it."""
    if found.cannot and len(found.choices) == 1:
        return sentences(*(say(problem, found.event) for problem in found.cannot))
    proved = messages.text(
        "repair-sets-some-tried",
        tables=messages.text("repair-some-tables", found.event.format, count=found.proved),
    )
    found_text = messages.text("repair-sets-all-tried") if found.all_tried else proved
    nothing = (
        messages.text("repair-nothing-better", found.event.format)
        if len(found.choices) == 1
        else ""
    )
    return sentences(nothing, found_text)


def _signed(event: Event, cost: Cost) -> str:
    what = _what(event, cost)
    if cost.changed == cost.proposed:
        return messages.text("repair-count-as-it-is", what=what, value=cost.changed)
    return messages.text("repair-cost-signed", what=what, value=cost.changed, before=cost.proposed)


def _what(event: Event, cost: Cost) -> str:
    return text(cost.code, event.format)


def _moved(event: Event, move: Move) -> str:
    name = shortened(name_of(event, move.player), 30)
    if move.after is None:
        return messages.text("repair-moved-out", event.format, name=name, before=move.before)
    if move.before is None or move.before == move.after:
        return messages.text("repair-moved-in", event.format, name=name, after=move.after)
    return messages.text(
        "repair-moved-from-to", event.format, name=name, after=move.after, before=move.before
    )


def _names(event: Event, players: Sequence[int]) -> str:
    names = [shortened(name_of(event, player), 30) for player in players]
    if len(names) <= MAX_NAMED:
        return listed(names)
    text = enumerated(names[:MAX_NAMED])
    return messages.text("repair-and-more", names=text, count=len(names) - MAX_NAMED)


# Describes what really happened in a running ring, and the consequences.

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
