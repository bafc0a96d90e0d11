"""The objections of the rules to an organizer's decision."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player, Round, SettingValue, Table
from tourneydesk.core.reasons import Fact, Problem
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.reports import report_problems
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.top_cut.bracket import playoff_rounds, winner_at

AFTER_CUT = frozenset({"age_group_names"})
"""Settings that can still change once the top cut is posted."""

POINTS = ("win_points", "draw_points", "bye_points")


def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    """The objections to a decision; late entries, withdrawals, reinstatements and forbidden pairs
    are always possible.
    """
    match decision:
        case d.SettingsChosen(settings=wanted):
            return tuple(_settings_problems(event, wanted))
        case d.ByeRequested(request=request):
            return (Problem("no_byes_on_request", (request.player,)),)
        case d.ResultRecorded(round=round_number, table=table_number, result=result):
            posted = event.round(round_number)
            table = posted.table(table_number) if posted is not None else None
            if posted is None or table is None:
                return ()
            wrong = report_problems(event, posted, table, result)
            return wrong or _moved_on(event, posted, replace(table, result=result))
        case d.ResultCleared(round=round_number, table=table_number):
            posted = event.round(round_number)
            table = posted.table(table_number) if posted is not None else None
            if posted is None or table is None:
                return ()
            return _moved_on(event, posted, replace(table, result=None))
        case d.PlayersAdded(players=added) if playoff_rounds(event):
            return (Problem("cut_posted_no_entries", facts={"count": len(added)}),)
        case d.PlayersAdded(players=added):
            return _unknown_groups(event, added)
        case d.PlayerChanged(player=player):
            return _unknown_groups(event, (player,))
        case _:
            return ()


def _unknown_groups(event: Event, players: Sequence[Player]) -> tuple[Problem, ...]:
    """An age group was entered that this event does not have."""
    chosen = rules(event.settings)
    return tuple(
        Problem("age_group_unknown", facts={"group": player.age_group, "groups": chosen.names})
        for player in players
        if player.age_group is not None and chosen.group_of(player) is None
    )[:1]


def _moved_on(event: Event, posted: Round, table: Table) -> tuple[Problem, ...]:
    """Another winner of a match of the top cut whose winner is in the next round already."""
    old, later = posted.table(table.number), playoff_rounds(event)
    if posted.kind != PLAYOFF or old is None or later[-1].number == posted.number:
        return ()
    if winner_at(old) == winner_at(table):
        return ()
    facts: dict[str, Fact] = {"table": table.number, "round": posted.number + 1}
    return (Problem("cut_moved_on", table.players, facts),)


def _settings_problems(event: Event, wanted: Mapping[str, SettingValue]) -> list[Problem]:
    changed = {key for key, value in wanted.items() if event.settings.get(key) != value}
    if playoff_rounds(event):
        return [
            Problem("cut_posted_setting_stays", facts={"setting": key})
            for key in event.settings
            if key in changed and key not in AFTER_CUT
        ]
    chosen, played = rules({**event.settings, **wanted}), len(event.rounds)
    problems: list[Problem] = []
    if chosen.draw > chosen.win or chosen.bye > chosen.win:
        worth: dict[str, Fact] = {"win": chosen.win, "draw": chosen.draw, "bye": chosen.bye}
        problems.append(Problem("points_above_win", facts=worth))
    if played:
        problems += [
            Problem("points_in_use", facts={"setting": key}) for key in POINTS if key in changed
        ]
    if len(chosen.names) != len(chosen.bounds) + 1:
        facts: dict[str, Fact] = {"names": len(chosen.names), "groups": len(chosen.bounds) + 1}
        problems.append(Problem("age_group_names_count", facts=facts))
    if played and "age_groups" in changed:
        problems.append(Problem("age_groups_in_use", facts={"rounds": played}))
    if chosen.rounds is not None and chosen.rounds < played:
        facts = {"rounds": chosen.rounds, "posted": played}
        problems.append(Problem("fewer_rounds_than_posted", facts=facts))
    games = any(
        isinstance(result, MatchResult) and (result.won or result.drawn_games)
        for _, _, result in event.results()
    )
    if games and "games_per_match" in changed:
        problems.append(Problem("games_reported", facts={"setting": "games_per_match"}))
    return problems
