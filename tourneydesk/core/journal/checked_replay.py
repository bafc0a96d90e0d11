"""The checked replay: whether the events in a journal could have happened.

A step is *impossible* when no version of the program can have taken it: a player, round or table
that does not exist, a player seated twice, a result that does not fit its table, a value out of
bounds. House rules are not checked again: what a format would refuse today may have been allowed
when it happened, and a round is never paired again. `docs/decisions/0002-checked-replay.md` draws
the line between the two.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import assert_never

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event
from tourneydesk.core.format import Format
from tourneydesk.core.journal.bounds import (
    DETAILS,
    LONGEST_NAME,
    MOST_TABLE_NUMBER,
    fits,
    impossible_bye_points,
    impossible_deletion,
    impossible_entries,
    impossible_games,
    impossible_open,
    impossible_player,
    impossible_round,
    impossible_setting,
    posted_table,
    same_report,
    seats_of_table,
    unknown_player,
)
from tourneydesk.core.journal.dates import fits_report, is_time_of_day
from tourneydesk.core.journal.replay import ReplayError, advance, opened
from tourneydesk.core.names import NAME_ORDERS, ORDER_DETAIL
from tourneydesk.core.prizes import PrizeList, within_bounds
from tourneydesk.core.reasons import Problem

MOST_STEPS, MOST_ROUND_NUMBER = 200_000, 10**6


class JournalError(ReplayError):
    """A journal in which the step with that number (from 1) is impossible."""

    def __init__(self, step: int, problem: Problem) -> None:
        super().__init__(f"step {step} cannot be: {problem.code} {dict(problem.facts)}")
        self.step = step
        self.problem = problem


def checked_replay(journal: Sequence[d.Step], formats: Mapping[str, Format]) -> Event:
    """The event that a journal adds up to, with every step checked, undone ones too.

    Raises JournalError for the first impossible step. The format must be one of ``formats``.
    """
    event, fmt = _opening(journal, formats)
    ever_undone = {step[0].step for step in journal if isinstance(step[0], d.Undone)}
    before: dict[int, Event] = {}
    steps, undone = list[int](), list[int]()
    for step_number, step in enumerate(journal[1:], start=2):
        match step:
            case (d.Undone(step=named),):
                if not steps or steps[-1] != named:
                    raise JournalError(step_number, Problem("story_undo", facts={"named": named}))
                undone.append(steps.pop())
                event = before[named]
            case (d.Redone(step=named),):
                if not undone or undone[-1] != named:
                    raise JournalError(step_number, Problem("story_undo", facts={"named": named}))
                steps.append(undone.pop())
                event = advance(event, journal[named - 1])
            case _:
                if step_number in ever_undone:
                    before[step_number] = event
                event = _after(event, fmt, step_number, step)
                problem = impossible_now(event, fmt, journal)
                if problem is not None:
                    raise JournalError(step_number, problem)
                steps.append(step_number)
                undone.clear()
    return event


def _opening(journal: Sequence[d.Step], formats: Mapping[str, Format]) -> tuple[Event, Format]:
    if not journal:
        raise JournalError(1, Problem("story_begins"))
    if len(journal) > MOST_STEPS:
        raise JournalError(MOST_STEPS + 1, Problem("story_too_long", facts={"most": MOST_STEPS}))
    first = journal[0][0]
    if not isinstance(first, d.EventOpened):
        raise JournalError(1, Problem("story_begins"))
    fmt = formats[first.format]
    problem = _impossible_opening(first, fmt)
    if problem is not None:
        raise JournalError(1, problem)
    return _after(opened((first,)), fmt, 1, journal[0][1:]), fmt


def _impossible_opening(first: d.EventOpened, fmt: Format) -> Problem | None:
    if not first.name.strip() or not first.seed:
        return Problem("story_order")
    if max(len(first.name), len(first.seed)) > LONGEST_NAME:
        return Problem("story_value", facts={"value": "name"})
    missing = sorted({setting.key for setting in fmt.settings} - first.settings.keys())
    if missing:
        return Problem("story_setting", facts={"setting": missing[0]})
    return impossible_setting(first.settings, fmt)


def _after(event: Event, fmt: Format, step_number: int, step: Iterable[d.Decision]) -> Event:
    for decision in step:
        problem = impossible(decision, event, fmt)
        if problem is not None:
            raise JournalError(step_number, problem)
        try:
            event = advance(event, (decision,))
        except (LookupError, ValueError, TypeError) as wrong:
            raise JournalError(step_number, Problem("story_order")) from wrong
    return event


def impossible_now(event: Event, fmt: Format, journal: Sequence[d.Step]) -> Problem | None:
    """Why no complete step of this journal can have led to this event, None if one can: what
    follows from a decision is recorded in its step.

    A ring rebuilt from papers is posted with games that were called later, and these are stopped at
    the end; so such a ring is not checked.
    """
    table = fmt.stray_game(event) if fmt.stray_game is not None else None
    if table is None or any(_with_called_games(step, fmt) for step in journal):
        return None
    return Problem("story_running", facts={"table": table.number})


def _with_called_games(step: d.Step, fmt: Format) -> bool:
    """Whether a step posts a ring with more games than players."""
    first = step[0]
    if not isinstance(first, d.RoundPosted) or first.round.kind not in fmt.ring_kinds:
        return False
    tables = first.round.tables
    return len(tables) > len({player for table in tables for player in table.players})


def impossible(decision: d.Decision, event: Event, fmt: Format) -> Problem | None:  # noqa: C901  # by kind
    """Why no version of the program can have taken this decision here, None if one can. Every kind
    is listed: mypy reports a new one.
    """
    match decision:
        case d.SettingsChosen():
            return impossible_setting(decision.settings, fmt)
        case d.DetailsChanged():
            return _details_changed(decision, event)
        case d.PlayersAdded():
            return impossible_entries(decision.players, event)
        case d.PlayerDeleted():
            return impossible_deletion(decision.player, event)
        case d.PlayerChanged():
            return unknown_player(event, (decision.player.id,)) or impossible_player(
                decision.player, event
            )
        case d.PlayerDropped() | d.PlayerReturned():
            return unknown_player(event, (decision.player,))
        case d.PlayersCheckedIn() | d.AbsentDropped():
            return unknown_player(event, decision.players)
        case d.ByeRequested():
            return _bye_requested(decision, event)
        case d.ByeWithdrawn():
            return unknown_player(event, (decision.player,))
        case d.TableFixed():
            return _table_fixed(decision, event)
        case d.PairForbidden() | d.PairAllowed():
            return _pair(decision, event)
        case d.RoundRedrawn() | d.NoteAdded():
            return None
        case d.RoundPosted():
            return _round_posted(decision, event, fmt)
        case d.PairingsChanged():
            return _pairings_changed(decision, event, fmt)
        case d.TablesCalled():
            return _tables_called(decision, event, fmt)
        case d.ResultRecorded() | d.ResultCleared():
            return _report(decision, event, fmt)
        case d.ResultCorrected():
            return _result_corrected(decision, event, fmt)
        case d.ItemsLeftOpen() | d.ItemsSettled():
            return impossible_open(decision, event, fmt)
        case d.PrizesChanged(prizes=prizes):
            return _prizes_changed(prizes, event)
        case d.EventOpened() | d.Undone() | d.Redone():
            # An event is opened once, and no step contains an undo or redo among other decisions.
            return Problem("story_order")
        case _:
            assert_never(decision)


def _details_changed(decision: d.DetailsChanged, event: Event) -> Problem | None:
    for key, text in decision.details.items():
        if key not in DETAILS or len(text) > LONGEST_NAME or (key == "name" and not text.strip()):
            return Problem("story_value", facts={"value": key[:40]})
    first = decision.details.get("first_table", "")
    if first and not (first.isascii() and first.isdecimal() and 1 <= len(first) <= 4):
        return Problem("story_value", facts={"value": "first_table"})
    if decision.details.get(ORDER_DETAIL, "") not in ("", *NAME_ORDERS):
        return Problem("story_value", facts={"value": ORDER_DETAIL})
    starts = decision.details.get("starts", "")
    if starts and not is_time_of_day(starts):
        return Problem("story_value", facts={"value": "starts"})
    for key, text in decision.details.items():
        if not fits_report(key, text):
            return Problem("story_value", facts={"value": key})
    return None


def _prizes_changed(prizes: PrizeList, event: Event) -> Problem | None:
    if not within_bounds(prizes):
        return Problem("story_value", facts={"value": "prizes"})
    return unknown_player(event, (who for one in prizes.prizes for who in one.category.players))


def _bye_requested(decision: d.ByeRequested, event: Event) -> Problem | None:
    request = decision.request
    if not 1 <= request.round <= MOST_ROUND_NUMBER:
        return Problem("story_round", facts={"round": request.round})
    return unknown_player(event, (request.player,)) or impossible_bye_points(request.points)


def _table_fixed(decision: d.TableFixed, event: Event) -> Problem | None:
    if decision.table is not None and not 1 <= decision.table <= MOST_TABLE_NUMBER:
        return Problem("story_value", facts={"value": "table"})
    return unknown_player(event, (decision.player,))


def _pair(decision: d.PairForbidden | d.PairAllowed, event: Event) -> Problem | None:
    first, second = decision.players
    return (
        Problem("story_player", facts={"player": first})
        if first == second
        else unknown_player(event, decision.players)
    )


def _round_posted(decision: d.RoundPosted, event: Event, fmt: Format) -> Problem | None:
    posted = decision.round
    if posted.number != len(event.rounds) + 1 or posted.kind not in fmt.kinds:
        return Problem("story_round", facts={"round": posted.number})
    if posted.kind in fmt.ring_kinds and event.rounds:
        return Problem("story_round", facts={"round": posted.number})
    for table in posted.tables:
        if table != replace(table, result=None, ended=None, void=False):
            return seats_of_table(posted, table)
    return impossible_round(posted, event, fmt)


def _pairings_changed(decision: d.PairingsChanged, event: Event, fmt: Format) -> Problem | None:
    posted = event.round(decision.round)
    if posted is None:
        return Problem("story_round", facts={"round": decision.round})
    old = {table.number: table for table in posted.tables}
    new = {table.number: table for table in decision.tables}
    for table in (*posted.tables, *decision.tables):
        reported = table.result is not None or table.void or table.ended is not None
        if reported and not same_report(old.get(table.number), new.get(table.number)):
            return seats_of_table(posted, table)
    groups = posted.groups if decision.repair is None else decision.repair.groups
    byes = posted.byes if decision.byes is None else decision.byes
    return impossible_round(
        replace(posted, tables=decision.tables, byes=byes, groups=groups), event, fmt
    )


def _tables_called(decision: d.TablesCalled, event: Event, fmt: Format) -> Problem | None:
    posted = event.round(decision.round)
    if posted is None or posted.kind not in fmt.ring_kinds:
        return Problem("story_round", facts={"round": decision.round})
    for table_number in decision.stopped:
        table = posted.table(table_number)
        if table is None or not table.running:
            return Problem("story_table", facts={"round": posted.number, "table": table_number})
    there = {table.number for table in posted.tables}
    for table in decision.tables:
        if table.number in there or not table.running or table.ended is not None:
            return seats_of_table(posted, table)
    return impossible_games(posted, decision.tables, event)


def _report(
    decision: d.ResultRecorded | d.ResultCleared, event: Event, fmt: Format
) -> Problem | None:
    table = posted_table(event, decision.round, decision.table)
    if isinstance(table, Problem):
        return table
    # Where results call tables, a result is corrected and never replaced or cleared.
    if isinstance(decision, d.ResultCleared):
        possible = table.result is not None and fmt.correct is None
    else:
        possible = not table.void and (fmt.correct is None or table.result is None)
        possible = possible and fits(fmt, table, decision.result)
    facts = {"round": decision.round, "table": decision.table}
    return None if possible else Problem("story_result", facts=facts)


def _result_corrected(decision: d.ResultCorrected, event: Event, fmt: Format) -> Problem | None:
    posted = event.round(decision.round)
    if posted is None or posted.kind not in fmt.ring_kinds:
        return Problem("story_round", facts={"round": decision.round})
    wrong = posted_table(event, decision.round, decision.table)
    if isinstance(wrong, Problem):
        return wrong
    for table in decision.tables:
        old = posted.table(table.number)
        if old is not None and old.seats != table.seats:
            return seats_of_table(posted, table)
        result_stands = table.result is None or (not table.void and fits(fmt, table, table.result))
        ended = table.ended is None or 0 <= table.ended <= event.moment
        if not result_stands or not ended or (table.result is None) != (table.ended is None):
            facts = {"round": posted.number, "table": table.number}
            return Problem("story_result", facts=facts)
    return impossible_games(posted, decision.tables, event)
