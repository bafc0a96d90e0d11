"""The objections of the rules to an organizer's decision."""

from collections.abc import Mapping, Sequence

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, Player, SettingValue
from tourneydesk.core.results import MatchResult
from tourneydesk.core.sayings import Fact, Problem
from tourneydesk.formats.age_swiss.reports import report_problems
from tourneydesk.formats.age_swiss.settings import rules


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
            return () if table is None else report_problems(event, table, result)
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


def _settings_problems(event: Event, wanted: Mapping[str, SettingValue]) -> list[Problem]:
    changed = {key for key, value in wanted.items() if event.settings.get(key) != value}
    chosen, played = rules({**event.settings, **wanted}), len(event.rounds)
    problems: list[Problem] = []
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
