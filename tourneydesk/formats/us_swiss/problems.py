"""The objections of the rules to a decision."""

from collections.abc import Mapping
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, SettingValue
from tourneydesk.core.reasons import Problem
from tourneydesk.formats.us_swiss.acceleration import LAST_ACCELERATED
from tourneydesk.formats.us_swiss.reports import cannot_report
from tourneydesk.formats.us_swiss.settings import rules_of

HALF = Fraction(1, 2)


def problems(event: Event, decision: d.Decision) -> tuple[Problem, ...]:
    """The objections of this format's rules to a decision; results can be corrected at any time."""
    match decision:
        case d.SettingsChosen(settings=wanted):
            return _settings(event, wanted)
        case d.PlayersAdded(players=players):
            return _entries(event, len(players))
        case d.ByeRequested(request=request):
            rounds = rules_of(event.settings).rounds
            if request.round > rounds:
                facts = {"round": request.round, "rounds": rounds}
                return (Problem("bye_after_the_end", (request.player,), facts),)
            return _irrevocable(
                event, request.player, request.round, request.points
            ) or _too_many_halves(event, request)
        case d.ByeWithdrawn(player=player, round=round_number):
            return _irrevocable(event, player, round_number)
        case d.ResultRecorded(round=round_number, table=table_number, result=result):
            posted = event.round(round_number)
            table = posted.table(table_number) if posted is not None else None
            return () if table is None else cannot_report(table, result)
        case _:
            return ()


def _irrevocable(
    event: Event, player: int, round_number: int, instead: Fraction | None = None
) -> tuple[Problem, ...]:
    """A half-point bye requested for the last round cannot be taken back (US Chess 22C), unless the
    organizer has chosen otherwise.
    """
    rules = rules_of(event.settings)
    irrevocable = rules.last_byes_stand and round_number == rules.rounds and instead != HALF
    if irrevocable and ByeRequest(player, round_number, HALF) in event.bye_requests:
        return (Problem("last_round_bye_stands", (player,), {"round": round_number}),)
    return ()


def _too_many_halves(event: Event, request: ByeRequest) -> tuple[Problem, ...]:
    """The limit of half-point byes a player may request (US Chess 22C; the organizer announces
    it).
    """
    most = rules_of(event.settings).half_point_byes
    others = sum(
        earlier.player == request.player
        and earlier.points == HALF
        and earlier.round != request.round
        for earlier in event.bye_requests
    )
    if most is None or request.points != HALF or others < most:
        return ()
    return (Problem("too_many_half_byes", (request.player,), {"most": most, "has": others}),)


def _entries(event: Event, count: int) -> tuple[Problem, ...]:
    """Late entries are possible as long as a round remains to be paired (US Chess 22C)."""
    rounds = rules_of(event.settings).rounds
    if len(event.rounds) < rounds:
        return ()
    return (Problem("too_late_to_enter", facts={"rounds": rounds, "count": count}),)


def _settings(event: Event, wanted: Mapping[str, SettingValue]) -> tuple[Problem, ...]:
    changed = {key: value for key, value in wanted.items() if event.settings.get(key) != value}
    posted = len(event.rounds)
    problems: list[Problem] = []
    rounds = changed.get("rounds")
    if isinstance(rounds, int) and rounds < posted:
        facts = {"rounds": rounds, "posted": posted}
        problems.append(Problem("fewer_rounds_than_posted", facts=facts))
    if posted and "first_colour" in changed:
        problems.append(Problem("first_colour_given"))
    if "acceleration" in changed and posted:
        plain = "none" in (changed["acceleration"], event.settings["acceleration"])
        if plain or posted >= LAST_ACCELERATED:
            problems.append(Problem("acceleration_under_way", facts={"posted": posted}))
    return tuple(problems)
