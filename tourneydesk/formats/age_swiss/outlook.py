"""What happens next: the next round, the tables still to report, or the winners."""

from collections.abc import Iterable

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Outlook
from tourneydesk.core.missing_results import earlier_rounds_open, waiting_outlook
from tourneydesk.core.reasons import Advice, Problem
from tourneydesk.formats.age_swiss.chart import CHART_FROM, swiss_planned
from tourneydesk.formats.age_swiss.pairing.entrants import field_for
from tourneydesk.formats.age_swiss.pairing.rounds import cannot_seat
from tourneydesk.formats.age_swiss.pairing.score_groups import always_pairs
from tourneydesk.formats.age_swiss.pairing.whole_field import no_way, settle
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.standings import standings
from tourneydesk.formats.age_swiss.top_cut.bracket import bracket_of
from tourneydesk.formats.age_swiss.top_cut.plan import SWISS, cut_size, next_kind, rounds_planned

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
