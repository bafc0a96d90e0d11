"""Folds decisions into an event. It never computes a pairing.

Undo and redo are journal entries like any other: `active_steps` says which steps count.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import assert_never

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, OpenItem, Round, Table
from tourneydesk.core.format import PLAYER_FACTS
from tourneydesk.core.open_items import items_settled, with_settled, without_items
from tourneydesk.core.results import withdrawn_in
from tourneydesk.core.seating import playing, repaired, standing, with_player, without_entry


class ReplayError(Exception):
    """A journal that is inconsistent; the text says where."""


@dataclass(frozen=True, slots=True)
class ActiveSteps:
    """The steps of a journal that count (numbers from 1), and those that could be redone, last
    first.
    """

    steps: tuple[int, ...]
    undone: tuple[int, ...]


def active_steps(journal: Sequence[d.Step]) -> ActiveSteps:
    """The steps that count after every undo and redo; raises ReplayError for an impossible one."""
    steps: list[int] = []
    undone: list[int] = []
    for step_number, step in enumerate(journal, start=1):
        match step:
            case (d.Undone(step=named),):
                if len(steps) < 2 or steps[-1] != named:
                    raise ReplayError(
                        f"step {step_number} undoes step {named}, which is not the last"
                    )
                undone.append(steps.pop())
            case (d.Redone(step=named),):
                if not undone or undone[-1] != named:
                    raise ReplayError(
                        f"step {step_number} redoes step {named}, which is not undone"
                    )
                steps.append(undone.pop())
            case _:
                steps.append(step_number)
                undone.clear()
    return ActiveSteps(tuple(steps), tuple(undone))


def replay(journal: Sequence[d.Step]) -> Event:
    """The event that a journal adds up to; raises ReplayError where the journal is inconsistent."""
    steps = [(step_number, journal[step_number - 1]) for step_number in active_steps(journal).steps]
    if not steps:
        raise ReplayError("the journal is empty")
    step_number, first = steps[0]
    event = opened(first)
    for step_number, step in steps[1:]:
        try:
            event = advance(event, step)
        except (LookupError, ValueError, TypeError) as wrong:
            raise ReplayError(
                f"step {step_number} does not fit what went before ({wrong})"
            ) from wrong
    return event


def opened(step: d.Step) -> Event:
    """The event right after its first step."""
    match step:
        case (d.EventOpened() as first, *rest):
            event = Event(first.format, first.name, first.seed, dict(first.settings))
            return advance(event, tuple(rest))
        case _:
            raise ReplayError("the journal does not begin with the opening of an event")


def advance(event: Event, step: Iterable[d.Decision]) -> Event:
    """The event after one more step. Raises LookupError for an unknown player, round or table."""
    for decision in step:
        event = replace(_applied(decision, event), moment=event.moment + 1)
    return event


def _applied(decision: d.Decision, event: Event) -> Event:  # noqa: C901  # by kind
    """The event after one decision. Every kind is listed: mypy reports a new one."""
    match decision:
        case d.DetailsChanged(details=details):
            details = {**event.details, **details}
            name = details.pop("name", event.name)
            return replace(event, name=name, details=details)
        case d.SettingsChosen(settings=settings):
            return replace(event, settings={**event.settings, **settings})
        case d.PlayersAdded():
            return _players_added(decision, event)
        case d.PlayerChanged(player=player):
            return with_player(event, player)
        case d.PlayerDropped(player=player_id):
            event = without_items(event, OpenItem("status", player=player_id))
            return with_player(event, replace(event.player(player_id), left=event.moment))
        case d.PlayerReturned():
            return _player_returned(decision, event)
        case d.PlayerDeleted(player=player_id):
            facts = [OpenItem(kind, player=player_id) for kind in PLAYER_FACTS]
            return without_entry(without_items(event, *facts), player_id)
        case d.PlayersCheckedIn(players=players, here=here):
            for player_id in players:
                event = with_player(event, replace(event.player(player_id), checked_in=here))
            return event
        case d.AbsentDropped(players=players):
            for player_id in players:
                event = with_player(event, replace(event.player(player_id), left=event.moment))
            return event
        case d.ByeRequested(request=request):
            requests = _requests_without(event, request.player, request.round)
            return replace(event, bye_requests=(*requests, request))
        case d.ByeWithdrawn(player=player_id, round=round_number):
            requests = _requests_without(event, player_id, round_number)
            if requests == event.bye_requests:
                raise LookupError(f"player {player_id} requested no bye for round {round_number}")
            return replace(event, bye_requests=requests)
        case d.TableFixed():
            return _table_fixed(decision, event)
        case d.PairForbidden(players=pair):
            return replace(event, forbidden=event.forbidden | {(min(pair), max(pair))})
        case d.PairAllowed(players=pair):
            return replace(event, forbidden=event.forbidden - {(min(pair), max(pair))})
        case d.RoundRedrawn(round=round_number, why=why):
            if round_number != len(event.rounds) + 1:
                raise LookupError(f"round {round_number} is drawn again after {len(event.rounds)}")
            return replace(event, redraws=(*event.redraws, why))
        case d.RoundPosted():
            return _round_posted(decision, event)
        case d.PairingsChanged():
            return _pairings_changed(decision, event)
        case d.TablesCalled():
            return _tables_called(decision, event)
        case d.ResultRecorded():
            return _result_recorded(decision, event)
        case d.ResultCleared(round=round_number, table=table_number):
            posted = _round(event, round_number)
            cleared = replace(_table(posted, table_number), result=None, ended=None)
            return _reporting(event, posted, cleared)
        case d.ResultCorrected(round=round_number, tables=tables):
            return _with_round(event, standing(_round(event, round_number), tables))
        case d.NoteAdded(text=text):
            return replace(event, notes=(*event.notes, text))
        case d.ItemsLeftOpen(items=items):
            return replace(event, open_items=event.open_items | set(items))
        case d.ItemsSettled():
            return _items_settled(decision, event)
        case d.PrizesChanged(prizes=prizes):
            return replace(event, prizes=prizes)
        case d.EventOpened() | d.Undone() | d.Redone():
            raise TypeError(f"{type(decision).__name__} is not a decision that changes an event")
        case _:
            assert_never(decision)


def _players_added(decision: d.PlayersAdded, event: Event) -> Event:
    start = len(event.players)
    for offset, player in enumerate(decision.players, start=1):
        if player.id != start + offset:
            raise LookupError(f"player {player.id} comes where {start + offset} was due")
    return replace(event, players=event.players + decision.players)


def _player_returned(decision: d.PlayerReturned, event: Event) -> Event:
    player = event.player(decision.player)
    event = without_items(event, OpenItem("status", player=decision.player))
    back = {
        (posted.number, player.id)
        for posted, _, result in event.results()
        if player.id in withdrawn_in(result)
    }
    event = replace(event, taken_back=event.taken_back | back)
    return with_player(event, replace(player, left=None, returned=len(event.rounds)))


def _requests_without(event: Event, player_id: int, round_number: int) -> tuple[ByeRequest, ...]:
    """The bye requests, except that player's for that round."""
    named = (player_id, round_number)
    return tuple(
        request for request in event.bye_requests if (request.player, request.round) != named
    )


def _table_fixed(decision: d.TableFixed, event: Event) -> Event:
    event.player(decision.player)
    fixed = {who: at for who, at in event.fixed_tables.items() if who != decision.player}
    if decision.table is not None:
        fixed[decision.player] = decision.table
    return replace(event, fixed_tables=fixed)


def _round_posted(decision: d.RoundPosted, event: Event) -> Event:
    if decision.round.number != len(event.rounds) + 1:
        raise LookupError(f"round {decision.round.number} comes after {len(event.rounds)}")
    # The journal says how often it was drawn; the round itself need not.
    posted = replace(decision.round, redraws=event.redraws)
    return replace(event, rounds=(*event.rounds, posted), redraws=())


def _pairings_changed(decision: d.PairingsChanged, event: Event) -> Event:
    posted = _round(event, decision.round)
    byes = posted.byes if decision.byes is None else decision.byes
    changed = replace(posted, tables=decision.tables, byes=byes)
    if decision.repair is not None:
        changed = repaired(posted, changed, decision.repair)
        event = playing(event, changed)
    return _with_round(event, changed)


def _tables_called(decision: d.TablesCalled, event: Event) -> Event:
    posted = _round(event, decision.round)
    for table_number in decision.stopped:
        posted = _with_table(posted, replace(_table(posted, table_number), void=True))
    return _with_round(event, replace(posted, tables=posted.tables + decision.tables))


def _result_recorded(decision: d.ResultRecorded, event: Event) -> Event:
    posted = _round(event, decision.round)
    table = _table(posted, decision.table)
    ended = event.moment if table.ended is None else table.ended
    return _reporting(event, posted, replace(table, result=decision.result, ended=ended))


def _items_settled(decision: d.ItemsSettled, event: Event) -> Event:
    if not decision.tables and not decision.byes:
        return without_items(event, *decision.items)
    posted = with_settled(_round(event, decision.round), decision)
    return items_settled(_with_round(event, posted), decision)


def _round(event: Event, round_number: int) -> Round:
    posted = event.round(round_number)
    if posted is None:
        raise LookupError(f"round {round_number} is not posted")
    return posted


def _table(posted: Round, table_number: int) -> Table:
    table = posted.table(table_number)
    if table is None:
        raise LookupError(f"round {posted.number} has no table {table_number}")
    return table


def _with_round(event: Event, posted: Round) -> Event:
    rounds = (*event.rounds[: posted.number - 1], posted, *event.rounds[posted.number :])
    return replace(event, rounds=rounds)


def _reporting(event: Event, posted: Round, table: Table) -> Event:
    """The event with the table's new report; a withdrawal no longer reported is forgotten, so that
    a later one counts even for a player who was reinstated after the first.
    """
    if event.taken_back:
        still = withdrawn_in(table.result)
        forgotten = {(posted.number, player) for player in table.players if player not in still}
        event = replace(event, taken_back=event.taken_back - forgotten)
    if table.result is not None:
        event = without_items(event, OpenItem("result", posted.number, table.number))
    return _with_round(event, _with_table(posted, table))


def _with_table(posted: Round, table: Table) -> Round:
    at = posted.place_of(table.number)
    assert at is not None
    return replace(posted, tables=(*posted.tables[:at], table, *posted.tables[at + 1 :]))
