"""What happens next, and what the rules object to."""

from collections.abc import Mapping
from itertools import combinations

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Round, SettingValue
from tourneydesk.core.field import active, same_mark
from tourneydesk.core.format import Arranged, Outlook, Seating
from tourneydesk.core.missing_results import earlier_rounds_open, waiting_outlook
from tourneydesk.core.reasons import Advice, Fact, Problem, Reason, Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.core.seating import misseated, reported_tables_changed, reseated
from tourneydesk.formats.risk_swiss.finals import too_few
from tourneydesk.formats.risk_swiss.opponents import meetings
from tourneydesk.formats.risk_swiss.plan import (
    LARGEST,
    SEMI_FINAL,
    SEMI_FINAL_BOARDS,
    SEMI_FINALISTS,
    SMALLEST,
    boards_kept,
    fewest_boards,
    final_of,
    final_report,
    last_one_in,
    next_boards,
    next_kind,
    rounds_planned,
    semi_final_comes,
    semi_final_of,
    semi_final_wanted,
    smallest,
    swiss_planned,
    swiss_played,
)
from tourneydesk.formats.risk_swiss.points import leavings, report_problems, tallies
from tourneydesk.formats.risk_swiss.reasons import OURS
from tourneydesk.formats.risk_swiss.settings import rules
from tourneydesk.formats.risk_swiss.standings import standings


def outlook(event: Event) -> Outlook:
    """What can be done now; reports at once when the remaining players cannot be seated."""
    kind, planned = next_kind(event), rounds_planned(event)
    advice = _advice(event, kind)
    reopened = (Advice("earlier_round_open", facts=facts) for facts in earlier_rounds_open(event))
    if waiting := waiting_outlook(event, kind, planned, (*reopened, *advice)):
        return waiting
    if kind is None or last_one_in(event) is not None:
        winners = (standings(event)[0].player,)
        return Outlook("finished", (), None, planned, advice, winners)
    stuck = any(advised.code in ("cannot_seat", "boards_do_not_fit") for advised in advice)
    return Outlook("setup" if stuck and not event.rounds else "ready", (), kind, planned, advice)


def _advice(event: Event, kind: str | None) -> tuple[Advice, ...]:
    alone = last_one_in(event)
    if alone is not None:
        return (Advice("won_as_last_one_in", (alone,)),)
    match kind:
        case "swiss":
            return (*_swiss_advice(event), *_semi_final_advice(event))
        case "final":
            return (*_final_advice(event), *_semi_final_advice(event))
        case _:
            result = final_report(event)
            nobody = result is not None and not result.places
            return (Advice("nobody_finished_final"),) if nobody else ()


def _final_advice(event: Event) -> tuple[Advice, ...]:
    problem = too_few(event)
    if problem is None:
        return ()
    advice = Advice(problem.code, facts=problem.facts)
    sanctioned = rules(event.settings).sanctioned
    if sanctioned and problem.facts["players"] == SMALLEST:
        return advice, Advice("boards_of_3_would_do")
    return (advice,)


def _semi_final_advice(event: Event) -> tuple[Advice, ...]:
    """That a semi-final is left out, because too few players are in."""
    count = len(active(event, leavings(event)))
    least = smallest(rules(event.settings).sanctioned)
    if count < least or not semi_final_wanted(event) or semi_final_comes(event):
        return ()
    facts = {"players": count, "needed": SEMI_FINALISTS[0]}
    return (Advice("semi_final_left_out", facts=facts),)


def _swiss_advice(event: Event) -> tuple[Advice, ...]:
    chosen = rules(event.settings)
    try:
        breakdown = next_boards(event)
    except Refused as refused:
        problem = refused.problems[0]
        advice = [Advice(problem.code, facts=problem.facts)]
        count = problem.facts["players"]
        if problem.code == "cannot_seat" and isinstance(count, int):
            if chosen.sanctioned and fewest_boards(count, sanctioned=False):
                advice.append(Advice("boards_of_3_would_do"))
            if event.rounds:
                played = swiss_played(event)
                advice.append(Advice("swiss_can_end_here", facts={"rounds": played}))
        return tuple(advice)
    if boards_kept(event, breakdown):
        return ()
    facts = {"set": chosen.boards, "players": breakdown.players, "boards": breakdown.boards}
    return (Advice("boards_not_kept", facts=facts),)


# The objections of the rules to a decision, and boards seated by hand.

AFTER_SEMI_FINAL = frozenset({"k_value", "final", "sanctioned"})
"""Settings that can still change between the semi-final and the final."""
AFTER_FINAL = frozenset({"k_value"})
"""Settings that can still change after the final is posted."""


def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    """The objections of this format's rules to a decision."""
    match decision:
        case d.SettingsChosen(settings=wanted):
            return _settings_problems(event, wanted)
        case d.PlayersAdded(players=players) if final_of(event) is not None:
            return (Problem("final_posted_no_entries", facts={"count": len(players)}),)
        case d.PlayersAdded(players=players) if semi_final_of(event) is not None:
            return (Problem("semi_final_posted_no_entries", facts={"count": len(players)}),)
        case d.ByeRequested(request=request):
            return (Problem("no_byes_here", (request.player,)),)
        case d.ResultRecorded(round=round_number, table=table_number, result=result):
            posted = event.round(round_number)
            table = posted.table(table_number) if posted is not None else None
            if table is None or not isinstance(result, BoardResult):
                return ()
            return report_problems(table, result)
        case _:
            return ()


def _settings_problems(event: Event, wanted: Mapping[str, SettingValue]) -> tuple[Problem, ...]:
    changed = {key: value for key, value in wanted.items() if event.settings.get(key) != value}
    if final_of(event) is not None:
        return tuple(
            Problem("final_posted_setting_stays", facts={"setting": key})
            for key in changed
            if key not in AFTER_FINAL
        )
    problems: list[Problem] = []
    if semi_final_of(event) is not None:
        problems += [
            Problem("semi_final_posted_setting_stays", facts={"setting": key})
            for key in changed
            if key not in AFTER_SEMI_FINAL
        ]
    chosen, played = rules({**event.settings, **wanted}), swiss_played(event)
    planned = swiss_planned(event, chosen)
    if "swiss_rounds" in changed and planned is not None and planned < played:
        facts = {"rounds": planned, "posted": played}
        problems.append(Problem("fewer_rounds_than_posted", facts=facts))
    if "points_by_place" in changed and any(event.results()):
        # Their points are on the cards of those who have played.
        problems.append(Problem("points_fixed"))
    threes = any(len(table.seats) < 4 for posted in event.rounds for table in posted.tables)
    if "sanctioned" in changed and chosen.sanctioned and threes:
        problems.append(Problem("boards_of_3_posted"))
    return tuple(problems)


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """A posted round seated by hand, with warnings where the rules object to the changed boards.

    Every player of the round sits once, on boards this event may have; the final stays one board,
    the semi-final two. A board that has reported stays. Raises Refused for anything else.
    """
    if misplaced := _seating_problems(event, posted, seating):
        raise Refused(*misplaced)
    points = {player: tally.points for player, tally in tallies(event, posted.number - 1).items()}
    if posted.kind == SEMI_FINAL:
        points = {}  # Its boards go by places.
    met = meetings(event, posted.number)
    tables, changed = reseated(
        posted, seating, lambda players: Reason("seated_by_hand", OURS, players)
    )
    warnings = (
        warning
        for table in tables
        if table.number in changed
        for warning in _warnings(event, table.number, table.players, points, met)
    )
    return Arranged(tables, tuple(warnings))


def _warnings(
    event: Event,
    table_number: int,
    players: tuple[int, ...],
    points: Mapping[int, int],
    met: Mapping[tuple[int, int], int],
) -> list[Problem]:
    warnings: list[Problem] = []
    levels = tuple(sorted({points[player] for player in players if player in points}, reverse=True))
    if len(levels) > 1:
        facts: dict[str, Fact] = {
            "table": table_number,
            "points": levels,
            "high": levels[0],
            "low": levels[-1],
        }
        warnings.append(Problem("score_gap", tuple(sorted(players)), facts))
    mark = rules(event.settings).keep_apart
    for pair in same_mark(event, players, mark) if mark is not None else ():
        warnings.append(Problem("same_mark", pair, {"table": table_number, "mark": mark}))
    for pair in combinations(sorted(players), 2):
        if pair in event.forbidden:
            warnings.append(Problem("forbidden_pair", pair, {"table": table_number}))
        if pair in met:
            warnings.append(Problem("rematch", pair, {"table": table_number, "round": met[pair]}))
    return warnings


def _seating_problems(event: Event, posted: Round, seating: Seating) -> list[Problem]:
    wrong = misseated(posted, seating)
    about_players = (
        Problem("seated_twice", wrong.twice),
        Problem("left_unseated", wrong.missing),
        Problem("not_in_this_round", wrong.strangers, {"round": posted.number}),
    )
    if problems := [problem for problem in about_players if problem.players]:
        return problems
    problems = [
        Problem("table_has_reported", facts={"table": table.number})
        for table in reported_tables_changed(posted, seating)
    ]
    if posted.kind == "final":
        return problems if len(seating) == 1 else [*problems, Problem("final_is_one_board")]
    if posted.kind == SEMI_FINAL and len(seating) != SEMI_FINAL_BOARDS:
        return [*problems, Problem("semi_final_is_two_boards")]
    least = smallest(rules(event.settings).sanctioned)
    for table_number, players in enumerate(seating, start=1):
        if not least <= len(players) <= LARGEST:
            facts: dict[str, Fact] = {
                "table": table_number,
                "players": len(players),
                "least": least,
                "most": LARGEST,
            }
            problems.append(Problem("board_size", facts=facts))
    return problems
