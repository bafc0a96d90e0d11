"""The draft of a round: changed by hand and paired again; byes assigned by hand."""

from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Problem, Reason, Refused
from tourneydesk.core.table_numbers import around_by_number
from tourneydesk.desk.rounds import (
    Draft,
    draft_of,
    pairing_inputs,
    players_with_bye,
    round_draw,
)
from tourneydesk.desk.session import Session
from tourneydesk.formats import format_of


def moved_players(draft: Draft) -> frozenset[int]:
    """The players whose table, or bye, differs from the proposal."""
    before, now = _places(draft.proposed), _places(draft.changed)
    return frozenset(player for player, place in now.items() if before.get(player) != place)


def _places(round_: Round) -> dict[int, int]:
    """The table of each player; 0 for a bye."""
    seated = {player: table.number for table in round_.tables for player in table.players}
    return {**dict.fromkeys(players_with_bye(round_), 0), **seated}


# Seats a draft by hand through its format, which only knows posted rounds with tables from 1.


def with_seating(draft: Draft, seating: Seating, base: Round) -> Draft:
    """The draft with this seating, arranged by the format; unchanged tables keep their reasons."""
    fmt = format_of(draft.event)
    event = advance(draft.event, (d.RoundPosted(base),))
    arranged = fmt.arrange(event, base, seating)
    old_tables = {table.number: table for table in draft.changed.tables}
    tables = with_hall_numbers(arranged.tables, draft.changed)
    changed = replace(
        draft.changed,
        tables=tuple(_unchanged_or_new(old_tables.get(table.number), table) for table in tables),
        byes=base.byes,
    )
    places = {place: number for number, place in places_of(draft.changed).items()}
    warnings = tuple(with_number(warning, places) for warning in arranged.warnings)
    second = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, changed=changed, warnings=(*warnings, *second))


def places_of(round_: Round) -> dict[int, int]:
    """The place of each table of a round by table number: formats number tables from 1 without
    gaps, a hall may not.
    """
    return {table.number: place for place, table in enumerate(round_.tables, start=1)}


def with_hall_numbers(tables: Iterable[Table], like: Round) -> tuple[Table, ...]:
    """Converts tables numbered by place to the table numbers of another round."""
    numbers = {place: number for number, place in places_of(like).items()}
    return tuple(replace(table, number=numbers.get(table.number, table.number)) for table in tables)


def with_number(warning: Problem, numbers: Mapping[int, int]) -> Problem:
    """A warning with the table's number in place of the table's place."""
    place = warning.facts.get("table")
    if not isinstance(place, int):
        return warning
    return replace(warning, facts={**warning.facts, "table": numbers.get(place, place)})


def with_warnings(draft: Draft) -> Draft:
    """The draft with the rules' warnings about its tables; the tables stay the same."""
    if not draft.by_hand:
        return replace(draft, warnings=())
    seating = tuple(table.players for table in draft.changed.tables)
    base = proposal_with_byes(draft, draft.changed.byes)
    try:
        warnings = with_seating(draft, seating, base).warnings
    except Refused:
        # Tables of other sizes than proposed were made by the format, so they need no seating.
        warnings = _second_byes(draft.event, draft.proposed, base.byes)
    return replace(draft, warnings=warnings)


def _unchanged_or_new(before: Table | None, after: Table) -> Table:
    return before if before is not None and before.seats == after.seats else after


def proposal_with_byes(draft: Draft, byes: tuple[Bye, ...]) -> Round:
    """The proposal with these byes and everyone else seated, its tables numbered by place. Formats
    compare a seating by hand with it.
    """
    proposed = draft.proposed
    leave = {bye.player for bye in byes} - players_with_bye(proposed)
    enter = sorted(players_with_bye(proposed) - {bye.player for bye in byes})
    instead = dict(zip(sorted(leave), enter, strict=True))
    return replace(proposed, tables=with_other_players(proposed.tables, instead), byes=byes)


def with_other_players(tables: Sequence[Table], instead: Mapping[int, int]) -> tuple[Table, ...]:
    """Tables numbered by place, some players replaced. A table that changes gets a number after
    the last place, so that the format treats it as new.
    """
    result = []
    for place, table in enumerate(tables, start=1):
        seats = tuple(
            replace(seat, player=instead.get(seat.player, seat.player)) for seat in table.seats
        )
        number = place if seats == table.seats else place + len(tables)
        result.append(replace(table, seats=seats, number=number))
    return tuple(result)


def _second_byes(event: Event, proposed: Round, byes: Iterable[Bye]) -> tuple[Problem, ...]:
    """A warning for each player who had a bye before and gets this one by hand."""
    earlier_byes = {bye.player: posted.number for posted in event.rounds for bye in posted.byes}
    return tuple(
        Problem("second_bye", (bye.player,), {"round": earlier_byes[bye.player]})
        for bye in byes
        if bye.player in earlier_byes and bye.player not in players_with_bye(proposed)
    )


# The draft of a round: previewed and changed by hand before it is posted.
#
# Pure, so it may run on any thread: `rounds.post` posts what came of it.

BY_HAND = "the organizer's choice"


@dataclass(frozen=True, slots=True)
class Cost:
    """One of the format's criteria: its value in the proposed round and in the changed round."""

    code: str
    proposed: int
    changed: int


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


def only_redrawn(draft: Draft, event: Event) -> bool:
    """Whether the only change since is a redraw of the round, or the undo of one."""
    before, after = pairing_inputs(draft.event), pairing_inputs(event)
    return before != after and replace(before, redraws=()) == replace(after, redraws=())


def costs(draft: Draft) -> tuple[Cost, ...]:
    """The round's cost by the format's own criteria, the most important first."""
    evaluate = format_of(draft.event).evaluate
    before = evaluate(draft.event, draft.proposed)
    after = evaluate(draft.event, draft.changed) if draft.by_hand else before
    return tuple(
        Cost(old.code, old.value, new.value) for old, new in zip(before, after, strict=True)
    )


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


# The director assigns the bye of a posted round to another player (US Chess 28L2).


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
