"""What happens next: the next round, the tables still to report, or the winners."""

from collections.abc import Iterable

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.sayings import Advice, Problem
from tourneydesk.core.waiting import earlier_rounds_open, waiting_outlook
from tourneydesk.formats.age_swiss.chart import CHART_FROM, rounds_planned
from tourneydesk.formats.age_swiss.pairing.entrants import field_for
from tourneydesk.formats.age_swiss.pairing.rounds import cannot_seat
from tourneydesk.formats.age_swiss.pairing.score_groups import always_pairs
from tourneydesk.formats.age_swiss.pairing.whole_field import no_way, settle
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.standings import standings

BARS = frozenset({"cannot_seat", "ages_missing", "no_pairing_possible"})
"""Advice that rules out any round with the present players."""


def outlook(event: Event) -> Outlook:
    """What can be done now; reports at once when the players cannot be paired."""
    planned, played = rounds_planned(event), len(event.rounds)
    over = planned is not None and played >= planned
    kind = None if over else "swiss"
    reopened = (Advice("earlier_round_open", facts=facts) for facts in earlier_rounds_open(event))
    if waiting := waiting_outlook(event, kind, planned, tuple(reopened)):
        return waiting
    ended = _ended_early(event)
    if over or ended:
        winners = tuple(line.player for line in standings(event) if line.place == 1)
        return Outlook("finished", (), None, planned, () if over else ended, tuple(sorted(winners)))
    advice = _advice(event, planned)
    barred = any(advised.code in BARS for advised in advice)
    return Outlook("setup" if barred and not event.rounds else "ready", (), kind, planned, advice)


def _ended_early(event: Event) -> tuple[Advice, ...]:
    """Reports that too few players are left for another round, which ends the event."""
    here = active(event, {})
    if not event.rounds or len(here) >= 2:
        return ()
    return (Advice("ended_with_too_few", here, {"players": len(here)}),)


def _advice(event: Event, planned: int | None) -> tuple[Advice, ...]:
    advice = _as_advice(cannot_seat(event))
    if not advice:
        advice += _opponents(event)
    if event.rounds and any(entry.code in BARS for entry in advice):
        advice.append(Advice("can_end_here", facts={"rounds": len(event.rounds)}))
    if not event.rounds and planned is not None:
        advice += _rounds(event, planned)
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
    repeats = {"pairs": start.repeats}
    return [Advice("repeats_unavoidable", facts=repeats)] if start.repeats else []


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
