"""The objections of the rules to a decision, and boards seated by hand."""

from collections.abc import Mapping
from itertools import combinations

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Round, SettingValue
from tourneydesk.core.field import same_mark
from tourneydesk.core.format import Arranged, Seating
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.core.seating import misseated, reported_tables_changed, reseated
from tourneydesk.formats.risk_swiss.pairing.boards import LARGEST, smallest
from tourneydesk.formats.risk_swiss.pairing.opponents import meetings
from tourneydesk.formats.risk_swiss.pairing.plan import (
    SEMI_FINAL,
    SEMI_FINAL_BOARDS,
    final_of,
    semi_final_of,
    swiss_planned,
    swiss_played,
)
from tourneydesk.formats.risk_swiss.points import tallies
from tourneydesk.formats.risk_swiss.reasons import OURS
from tourneydesk.formats.risk_swiss.reports import report_problems
from tourneydesk.formats.risk_swiss.settings import rules

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
