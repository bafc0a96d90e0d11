"""The draft of a round: previewed and changed by hand before it is posted.

Only `post` writes; everything else is pure, so it may run on any thread.
"""

from contextlib import suppress
from dataclasses import dataclass, replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.core.table_numbers import around_by_number
from tourneydesk.desk.drafts.draft import Draft, players_with_bye
from tourneydesk.desk.drafts.draft_seating import (
    places_of,
    proposal_with_byes,
    with_seating,
    with_warnings,
)
from tourneydesk.desk.rounds.rounds import proposal, round_draw
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of

BY_HAND = "the organizer's choice"


@dataclass(frozen=True, slots=True)
class Cost:
    """One of the format's criteria: its value in the proposed round and in the changed round."""

    code: str
    proposed: int
    changed: int


def draft_of(event: Event, seed: str | None = None) -> Draft:
    """The next round as the format would pair it; raises Refused if it cannot be paired."""
    round_ = proposal(event, seed)
    return Draft(event, round_, round_, seed=seed)


def swap_players(draft: Draft, first: int, second: int) -> Draft:
    """Two players trade places; one of them may have the bye of an odd field.

    From then on their tables stay when the round is paired again. Raises Refused for players who
    cannot trade places.
    """
    if first == second:
        raise Refused(Problem("swap_with_oneself", (first,)))
    byes = {bye.player: bye for bye in draft.changed.byes}
    places = {player for table in draft.changed.tables for player in table.players} | byes.keys()
    for player in (first, second):
        if player not in places:
            raise Refused(Problem("not_in_draft", (player,), {"round": draft.round_number}))
        if player in byes and byes[player].why != "odd":
            raise Refused(Problem("bye_not_to_swap", (player,), {"round": draft.round_number}))
    if {first, second} <= byes.keys():
        raise Refused(Problem("swap_of_byes", (first, second)))
    instead = {first: second, second: first}
    seating = tuple(
        tuple(instead.get(player, player) for player in table.players)
        for table in draft.changed.tables
    )
    swapped_byes = tuple(
        bye if bye.player not in instead else _bye_for(draft, bye, instead[bye.player])
        for bye in draft.changed.byes
    )
    swapped_draft = with_seating(draft, seating, proposal_with_byes(draft, swapped_byes))
    changed_numbers = {
        table.number
        for table in swapped_draft.changed.tables
        if {first, second} & set(table.players)
    }
    return replace(
        swapped_draft,
        kept_tables=swapped_draft.kept_tables | changed_numbers,
        kept_byes=_kept_byes(draft.kept_byes, swapped_draft)
        | ({first, second} & players_with_bye(swapped_draft.changed)),
    )


def keep_table(draft: Draft, table: int, keep: bool) -> Draft:
    """Sets whether a table stays when the round is paired again."""
    return replace(
        draft, kept_tables=draft.kept_tables | {table} if keep else draft.kept_tables - {table}
    )


def keep_bye(draft: Draft, player: int, keep: bool) -> Draft:
    """Sets whether a player's bye stays when the round is paired again."""
    kept = draft.kept_byes
    return replace(draft, kept_byes=kept | {player} if keep else kept - {player})


def accept(draft: Draft, note: str) -> Draft:
    """Accepts what rules object to; ``note`` goes into the history when the round is posted."""
    return replace(draft, accepted=(*draft.accepted, (draft.objections, note)))


def pair_again(draft: Draft) -> Draft:
    """Pairs everyone else again around the kept tables; without any, returns to the proposal."""
    if not draft.kept_tables and not draft.kept_byes:
        return replace(draft, changed=draft.proposed, warnings=())
    fmt = format_of(draft.event)
    numbers = {table.number for table in draft.proposed.tables}
    if len(draft.kept_tables) > len(numbers):
        raise Refused(Problem("more_kept_than_tables", facts={"tables": len(numbers)}))
    free = sorted(numbers - draft.kept_tables)
    kept_tables = [
        # The round may have fewer tables than before and lack this number.
        table if table.number in numbers else replace(table, number=free.pop())
        for table in draft.changed.tables
        if table.number in draft.kept_tables
    ]
    byes = tuple(bye for bye in draft.changed.byes if bye.player in draft.kept_byes)
    kept_round = replace(draft.changed, tables=tuple(kept_tables), byes=byes)
    draw = round_draw(draft.event, draft.seed)
    changed = around_by_number(fmt, draft.event, draw, kept_round)
    seats = {table.seats for table in kept_tables}
    kept_numbers = frozenset(table.number for table in changed.tables if table.seats in seats)
    return with_warnings(replace(draft, changed=changed, kept_tables=kept_numbers))


def redraft(draft: Draft, event: Event) -> Draft:
    """The round drafted again for the current event. Kept tables stay if all their players still
    play. Raises Refused if the round can no longer be paired.
    """
    fresh = draft_of(event, draft.seed)
    playing = {player for table in fresh.proposed.tables for player in table.players}
    out = {bye.player: bye.why for bye in fresh.proposed.byes}
    available = {player for player in playing | out.keys() if out.get(player, "odd") == "odd"}
    kept = frozenset(
        table.number
        for table in draft.changed.tables
        if table.number in draft.kept_tables and available >= set(table.players)
    )
    byes = frozenset(
        bye.player
        for bye in draft.changed.byes
        if bye.player in draft.kept_byes and bye.player in available and "odd" in out.values()
    )
    fresh_with_kept = replace(fresh, changed=_with_tables_of(draft, fresh), kept_byes=byes)
    # Kept tables that no longer fit are dropped step by step: first those whose number is gone
    # (a ring that lost a place), then all; the proposal itself always fits.
    for numbers in (kept, kept & places_of(fresh.proposed).keys()):
        with suppress(Refused):
            return pair_again(replace(fresh_with_kept, kept_tables=numbers))
    return fresh


def is_stale(draft: Draft, event: Event) -> bool:
    """Whether the event has changed in a way that could change the pairing."""
    return draft.event is not event and _pairing_inputs(draft.event) != _pairing_inputs(event)


def only_redrawn(draft: Draft, event: Event) -> bool:
    """Whether the only change since is a redraw of the round, or the undo of one."""
    before, after = _pairing_inputs(draft.event), _pairing_inputs(event)
    return before != after and replace(before, redraws=()) == replace(after, redraws=())


def costs(draft: Draft) -> tuple[Cost, ...]:
    """The round's cost by the format's own criteria, the most important first."""
    evaluate = format_of(draft.event).evaluate
    before = evaluate(draft.event, draft.proposed)
    after = evaluate(draft.event, draft.changed) if draft.by_hand else before
    return tuple(
        Cost(old.code, old.value, new.value) for old, new in zip(before, after, strict=True)
    )


def post(session: Session, draft: Draft) -> Round:
    """Posts the proposed round, the changes by hand and the notes on them as one step. Refused if
    the event has changed.
    """
    if is_stale(draft, session.event) or draft.round_number != len(session.event.rounds) + 1:
        raise Refused(Problem("proposal_stale", facts={"round": draft.round_number}))
    posting = d.RoundPosted(draft.proposed)
    if draft.by_hand:
        byes = draft.changed.byes if draft.changed.byes != draft.proposed.byes else None
        changes = d.PairingsChanged(draft.round_number, draft.changed.tables, byes)
        notes = (
            d.NoteAdded(note)
            for problems, note in draft.accepted
            if any(problem in draft.warnings for problem in problems)
        )
        session.take(posting, changes, *notes)
    else:
        session.take(posting)
    return session.event.rounds[-1]


def _pairing_inputs(event: Event) -> Event:
    """The event without the parts that do not affect pairing."""
    players = tuple(replace(player, checked_in=False, note=None) for player in event.players)
    # The first table's number is a detail of the event, but it numbers the tables.
    first = {"first_table": str(event.first_table)}
    return replace(event, name="", details=first, notes=(), moment=0, players=players)


def _bye_for(draft: Draft, bye: Bye, player: int) -> Bye:
    for proposed in draft.proposed.byes:
        if proposed.player == player:
            return proposed
    return replace(bye, player=player, reasons=(Reason("bye_by_hand", BY_HAND, (player,)),))


def _with_tables_of(draft: Draft, fresh: Draft) -> Round:
    """A fresh proposal with the old draft's tables and byes, to pair around them."""
    return replace(fresh.proposed, tables=draft.changed.tables, byes=draft.changed.byes)


def _kept_byes(players: frozenset[int], draft: Draft) -> frozenset[int]:
    return players & players_with_bye(draft.changed)
