"""What happens next, and what the rules object to."""

from collections.abc import Mapping
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Event, SettingValue
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.missing_results import earlier_rounds_open, waiting_outlook
from tourneydesk.core.reasons import Advice, Problem
from tourneydesk.formats.us_swiss.acceleration import LAST_ACCELERATED, recommendation
from tourneydesk.formats.us_swiss.byes import without_house
from tourneydesk.formats.us_swiss.pairing import FOR_GOOD, why_blocked
from tourneydesk.formats.us_swiss.records import cannot_report
from tourneydesk.formats.us_swiss.settings import rating_number, rules_of
from tourneydesk.formats.us_swiss.standings import standings


def outlook(event: Event) -> Outlook:
    """What can be done now.

    Where the remaining players can never be paired again without a rematch (US Chess 27A1), the
    event is over before its planned rounds; an advice says so, and what would let it continue.
    """
    rounds = rules_of(event.settings).rounds
    left = len(event.rounds) < rounds
    kind = "swiss" if left else None
    reopened = (Advice("earlier_round_open", facts=facts) for facts in earlier_rounds_open(event))
    if waiting := waiting_outlook(event, kind, rounds, tuple(reopened)):
        return waiting
    if not left:
        return _finished(event, rounds, ())
    blocked = why_blocked(event)
    advice = _before_the_start(event, rounds)
    if blocked is None:
        return Outlook("ready", (), kind, rounds, advice)
    stuck = Advice(blocked.code, blocked.players, blocked.facts)
    if event.rounds and blocked.code in FOR_GOOD:
        return _finished(event, rounds, (stuck,))
    return Outlook("ready" if event.rounds else "setup", (), kind, rounds, (stuck, *advice))


def _finished(event: Event, rounds: int, advice: tuple[Advice, ...]) -> Outlook:
    winners = tuple(row.player for row in standings(event) if row.place == 1)
    return Outlook("finished", (), None, rounds, advice, winners)


def _before_the_start(event: Event, rounds: int) -> tuple[Advice, ...]:
    here = without_house(event, active(event, {}))
    players = len(here)
    if event.rounds or players < 2:
        return ()
    advice = [recommendation([rating_number(event, player) for player in here], rounds)]
    if players <= rounds:
        facts = {"players": players, "rounds": rounds, "most": players - 1 + players % 2}
        advice.append(Advice("more_rounds_than_opponents", facts=facts))
    return tuple(advice)


# The objections of the rules to a decision.

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
