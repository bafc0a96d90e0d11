"""The batch commands about the event, its rounds, prizes and open items."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.cli.batch.players import ENTERING, PAIRING_REQUESTS
from tourneydesk.cli.batch.queries import ASKING
from tourneydesk.cli.batch.repairs import REPAIRING
from tourneydesk.cli.batch.requests import (
    BatchFile,
    Command,
    Reply,
    Request,
    checks_its_fields,
    takes,
    with_called,
)
from tourneydesk.core.event import Event, OpenItem
from tourneydesk.core.format import Arranged
from tourneydesk.core.prizes import CENTS, EVERYBODY, KINDS, NAMED, Category, Prize, PrizeList
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.desk import drafts, event_details, rounds
from tourneydesk.desk.checks import table_at
from tourneydesk.desk.event_details import change_prizes
from tourneydesk.desk.files import opening
from tourneydesk.desk.history import name_of_step
from tourneydesk.desk.paper_rebuild import settling
from tourneydesk.desk.what_if import TrialResult, event_with_trials, with_trial
from tourneydesk.present import state
from tourneydesk.present.messages import say
from tourneydesk.present.prizes.tables import awards_shape, prizes_shape
from tourneydesk.present.progress import open_shapes

# The batch commands about prizes: the prize list, and who would win what.

PRIZE = ("place", "for", "amount", "text")
CATEGORY = ("kind", "low", "high", "unrated", "value", "players", "name")
OF_KIND: Mapping[str, Sequence[str]] = {
    "place": (),
    "rating": ("low", "high", "unrated"),
    "unrated": (),
    "age": ("low", "high"),
    "players": ("players",),
    **dict.fromkeys(("age_group", *NAMED), ("value",)),
}
"""The fields of each kind of category, besides the kind and a name."""


@takes("prizes", "currency", "ties", "each", "withdrawn", "rounding")
def set_prizes(batch: BatchFile, request: Request) -> Reply:
    """The whole list, in place of the one before; house rules that are left out are the usual."""
    withdrawn = request.get("withdrawn") is None or request.flag("withdrawn")
    offered = PrizeList(
        tuple(
            _prize(number, fields)
            for number, fields in enumerate(request.objects("prizes", PRIZE), start=1)
        ),
        request.text_or_none("currency") or "",
        _chosen(request, "ties", ("share", "order")),
        _chosen(request, "each", ("one", "all")),
        withdrawn,
        not _chosen(request, "rounding", ("cent", "whole")),
    )
    session = batch.need_session()
    change_prizes(session, offered)
    return {"prizes": prizes_shape(session.event)}


@takes()
def awards(batch: BatchFile, _request: Request) -> Reply:
    """Who would win what if the event ended now."""
    return awards_shape(batch.need_session().event)


def _chosen(request: Request, field: str, values: Sequence[str]) -> bool:
    """Whether the field has its first value, which it also has if it is left out."""
    value = request.text_or_none(field) or values[0]
    if value not in values:
        facts: dict[str, Fact] = {
            "field": field,
            "value": in_one_line(value),
            "known": tuple(values),
        }
        raise Refused(Problem("field_value_unknown", facts=facts))
    return value == values[0]


def _prize(number: int, fields: Request) -> Prize:
    amount = Fraction(0) if fields.get("amount") is None else fields.number("amount")
    cents = amount * CENTS
    given = fields.get("amount") is not None
    if cents.denominator != 1 or (given and cents <= 0):
        raise Refused(Problem("prize_amount", facts={"prize": number}))
    category = EVERYBODY
    if fields.get("for") is not None:
        category = _category(number, Request(fields.do, fields.mapping("for")))
    return Prize(
        fields.whole("place"), cents.numerator, fields.text_or_none("text") or "", category
    )


def _category(number: int, fields: Request) -> Category:
    fields = fields.taking(CATEGORY, "for")
    kind = fields.text("kind")
    if kind not in KINDS:
        facts: dict[str, Fact] = {"prize": number, "kind": in_one_line(kind), "known": KINDS}
        raise Refused(Problem("prize_kind", facts=facts))
    fields.taking(("kind", *OF_KIND[kind], "name"), "for")
    return Category(
        kind,
        fields.whole_or_none("low"),
        fields.whole_or_none("high"),
        fields.flag("unrated"),
        fields.text_or_none("value") or "",
        fields.ids("players") if fields.get("players") is not None else (),
        fields.text_or_none("name") or "",
    )


PRIZES = {"prizes": set_prizes, "awards": awards}

# The batch command that settles what the papers of a rebuilt event left open.


@takes("round", "table", "seats", "player", "points", "what")
def settle(batch: BatchFile, request: Request) -> Reply:
    """Settles a table by ``seats`` or a bye by ``points``; anything else as the event shows the
    item.
    """
    session = batch.need_session()
    round_number = request.whole_or_none("round") or 0
    table, player = request.whole_or_none("table") or 0, request.whole_or_none("player") or 0
    reply: Reply = {}
    if request.get("seats") is not None:
        posted = settling.seat_table(session, round_number, table, request.ids("seats"))
        reply["table"] = state.table_shape(posted)
    elif request.get("points") is not None:
        settling.give_bye(session, round_number, player, request.number("points"))
    else:
        settling.settle(session, OpenItem(request.text("what"), round_number, table, player))
    return {**reply, "open": open_shapes(session.event)}


SETTLING = {"settle": settle}

# The batch command that tries results that are not in yet, without recording anything.


@takes("results")
def what_if(batch: BatchFile, request: Request) -> Reply:
    """The standings and next steps as they would be with these results, applied one after another.

    Refused as the result itself would be, and also at a table that already has one.
    """
    event = batch.need_session().event
    tries: tuple[TrialResult, ...] = ()
    for trial in request.objects("results", ("table", "round", "result")):
        tries = _with(event, tries, trial)
    outcome, _ = event_with_trials(event, tries)
    return {"standings": state.standings(outcome, None), **state.outlook_shape(outcome)}


TRYING = {"what_if": what_if}


def _with(event: Event, tries: tuple[TrialResult, ...], trial: Request) -> tuple[TrialResult, ...]:
    trial_event, _ = event_with_trials(event, tries)
    table_number, round_number = trial.whole("table"), trial.whole_or_none("round")
    if round_number is None:
        if not trial_event.rounds:
            raise Refused(Problem("no_round_yet"))
        round_number = len(trial_event.rounds)
    table = table_at(trial_event, round_number, table_number)
    if isinstance(table, Problem):
        raise Refused(table)
    if table.result is not None:
        raise Refused(
            Problem("table_has_result", facts={"table": table_number, "round": round_number})
        )
    if table.void:
        raise Refused(Problem("table_stopped", facts={"table": table_number}))
    return with_trial(event, tries, round_number, table_number, trial.mapping("result"))


@takes("format", "name", "seed", "settings")
def create(batch: BatchFile, request: Request) -> Reply:
    if batch.session is not None:
        raise Refused(Problem("event_exists", facts={"name": batch.session.event.name}))
    batch.session = opening.create_event(
        batch.path,
        opening.plan(
            request.text("format"),
            request.text("name"),
            request.text_or_none("seed"),
            request.mapping_or_empty("settings"),
        ),
    )
    event = batch.session.event
    return {
        "format": event.format,
        "name": event.name,
        "seed": event.seed,
        "settings": state.settings(event.settings),
    }


@takes("settings")
def change_settings(batch: BatchFile, request: Request) -> Reply:
    changed = opening.change_settings(batch.need_session(), request.mapping("settings"))
    return {"settings": state.settings(changed)}


@checks_its_fields
def change_details(batch: BatchFile, request: Request) -> Reply:
    """The details as separate fields, or together in ``details``."""
    if "details" in request.fields:
        raw = request.taking(("details",)).mapping("details")
    else:
        raw = {key: value for key, value in request.fields.items() if key != "do"}
    fields = Request(request.do, raw).taking(raw, "details")
    details = {key: fields.text(key) for key in raw}
    event_details.change_details(batch.need_session(), details)
    event = batch.need_session().event
    return {"details": {"name": event.name, **event.details}}


@takes("seed")
def pair(batch: BatchFile, request: Request) -> Reply:
    posted = rounds.pair(batch.need_session(), request.text_or_none("seed"))
    return {"round": state.round_shape(posted)}


@takes("why")
def redraw(batch: BatchFile, request: Request) -> Reply:
    session = batch.need_session()
    rounds.redraw(session, request.text("why"))
    return {"round": len(session.event.rounds) + 1, "redraws": list(session.event.redraws)}


@takes("seed")
def propose(batch: BatchFile, request: Request) -> Reply:
    """The next round as `pair` would post it, and what it costs; nothing is written."""
    draft = rounds.draft_of(batch.need_session().event, request.text_or_none("seed"))
    counts = {cost.code: cost.proposed for cost in drafts.costs(draft)}
    return {"round": state.round_shape(draft.proposed), "counts": counts}


def _round_with_warnings(event: Event, round_number: int, arranged: Arranged) -> Reply:
    return {
        "round": state.round_shape(event.rounds[round_number - 1]),
        "warnings": [state.saying_shape(warning, event) for warning in arranged.warnings],
    }


@takes("round", "tables")
def set_tables(batch: BatchFile, request: Request) -> Reply:
    session, round_number = batch.need_session(), request.whole("round")
    arranged = rounds.seat_by_hand(session, round_number, request.id_lists("tables"))
    return _round_with_warnings(session.event, round_number, arranged)


@takes("round", "player")
def give_bye(batch: BatchFile, request: Request) -> Reply:
    """Gives the bye of a posted round to this player instead."""
    session, round_number = batch.need_session(), request.whole("round")
    arranged = drafts.give_bye(session, round_number, request.whole("player"))
    return _round_with_warnings(session.event, round_number, arranged)


@takes("round", "table", "result")
def result(batch: BatchFile, request: Request) -> Reply:
    session = batch.need_session()
    raw_round, table = request.whole_or_none("round"), request.whole("table")
    step = rounds.report(session, table, request.mapping("result"), raw_round)
    round_number = raw_round or len(session.event.rounds)
    return with_called(session, {"round": round_number, "table": table}, rounds.called_tables(step))


@takes("round", "table")
def clear_result(batch: BatchFile, request: Request) -> Reply:
    session, table = batch.need_session(), request.whole("table")
    where = request.whole_or_none("round")
    rounds.clear(session, table, where)
    return {"round": where or len(session.event.rounds), "table": table}


@takes()
def end(batch: BatchFile, _request: Request) -> Reply:
    """Ends the event now, or with the round being played."""
    session = batch.need_session()
    rounds.end_now(session)
    outlook = session.format.outlook(session.event)
    needs, winners = list(outlook.needs), list(outlook.winners)
    return {"outlook": outlook.status, "needs": needs, "winners": winners}


@takes()
def undo(batch: BatchFile, _request: Request) -> Reply:
    session = batch.need_session()
    before = session.event
    return {"undone": say(name_of_step(session.undo()), before)}


@takes()
def redo(batch: BatchFile, _request: Request) -> Reply:
    session = batch.need_session()
    step = session.redo()
    return {"redone": say(name_of_step(step), session.event)}


COMMANDS: Mapping[str, Command] = {
    "create": create,
    **ENTERING,
    "set": change_settings,
    "details": change_details,
    **PAIRING_REQUESTS,
    "redraw": redraw,
    "propose": propose,
    "pair": pair,
    "set_tables": set_tables,
    "give_bye": give_bye,
    **REPAIRING,
    **SETTLING,
    "result": result,
    "clear_result": clear_result,
    "end": end,
    "undo": undo,
    "redo": redo,
    **ASKING,
    **PRIZES,
    **TRYING,
}
