"""What happens next, and what the rules object to."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Player, Round, SettingValue, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.missing_results import earlier_rounds_open, waiting_outlook
from tourneydesk.core.reasons import Advice, Fact, Problem
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.criteria import field_for
from tourneydesk.formats.age_swiss.pairing import cannot_seat
from tourneydesk.formats.age_swiss.records import PLAYOFF, report_problems
from tourneydesk.formats.age_swiss.score_groups import always_pairs, no_way, settle
from tourneydesk.formats.age_swiss.settings import CHART_FROM, rules, swiss_planned
from tourneydesk.formats.age_swiss.standings import standings
from tourneydesk.formats.age_swiss.top_cut import (
    SWISS,
    bracket_of,
    cut_size,
    next_kind,
    playoff_rounds,
    rounds_planned,
    winner_at,
)

BARS = frozenset({"cannot_seat", "ages_missing", "no_pairing_possible"})
"""Advice that rules out any round with the present players."""


def outlook(event: Event) -> Outlook:
    """What can be done now; reports at once when the players cannot be paired."""
    planned, kind = rounds_planned(event), next_kind(event)
    over = kind is None
    reopened = (Advice("earlier_round_open", facts=facts) for facts in earlier_rounds_open(event))
    if waiting := waiting_outlook(event, kind, planned, tuple(reopened)):
        return waiting
    ended = _ended_early(event, kind)
    if over or ended:
        winners = tuple(line.player for line in standings(event) if line.place == 1)
        return Outlook("finished", (), None, planned, () if over else ended, tuple(sorted(winners)))
    advice = _advice(event) if kind == SWISS else _cut_advice(event)
    barred = any(advised.code in BARS for advised in advice)
    return Outlook("setup" if barred and not event.rounds else "ready", (), kind, planned, advice)


def _ended_early(event: Event, kind: str | None) -> tuple[Advice, ...]:
    """Reports that too few players are left for another round, which ends the event; a bracket ends
    by itself.
    """
    here = active(event, {})
    if kind != SWISS or not event.rounds or len(here) >= 2:
        return ()
    return (Advice("ended_with_too_few", here, {"players": len(here)}),)


def _cut_advice(event: Event) -> tuple[Advice, ...]:
    """That the top cut is smaller than set, before it begins."""
    wanted, size = rules(event.settings).top_cut, cut_size(event)
    if not size or size == wanted or bracket_of(event) is not None:
        return ()
    facts = {"cut": wanted, "count": size, "players": len(active(event, {}))}
    return (Advice("cut_smaller", facts=facts),)


def _advice(event: Event) -> tuple[Advice, ...]:
    planned = swiss_planned(event)
    advice = _as_advice(cannot_seat(event))
    if not advice:
        advice += _opponents(event)
    if event.rounds and any(entry.code in BARS for entry in advice):
        advice.append(Advice("can_end_here", facts={"rounds": len(event.rounds)}))
    if not event.rounds and planned is not None:
        advice += _rounds(event, planned)
        advice += _cut_advice(event)
    return tuple(advice)


def _as_advice(problems: Iterable[Problem]) -> list[Advice]:
    return [Advice(problem.code, problem.players, problem.facts) for problem in problems]


def _opponents(event: Event) -> list[Advice]:
    """Whether everybody can have a new opponent in the next round, or any opponent."""
    field = field_for(event)
    if always_pairs(field, field.players, less=len(field.players) % 2):
        return []
    start = settle(field, Draw(event.seed, "outlook"))
    if start is None:
        return _as_advice(no_way(field))
    advice: list[Advice] = []
    if start.repeats:
        advice.append(Advice("repeats_unavoidable", facts={"pairs": start.repeats}))
    if start.outermost:
        advice.append(Advice("outermost_unavoidable", facts={"pairs": start.outermost}))
    return advice


def _rounds(event: Event, planned: int) -> list[Advice]:
    """What to know about the number of rounds before the first."""
    count = len(active(event, {}))
    facts = {"rounds": planned, "players": count}
    advice: list[Advice] = []
    if rules(event.settings).rounds is None and count < CHART_FROM:
        advice.append(Advice("rounds_below_chart", facts=facts))
    # With an odd number each player sits out once, so there are new opponents for as many rounds
    # as players.
    fresh = count if count % 2 else count - 1
    if count >= 2 and planned > fresh:
        advice.append(Advice("more_rounds_than_opponents", facts={**facts, "fresh": fresh}))
    return advice


# The objections of the rules to an organizer's decision.

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
