"""Makes the next round: tables, the bye, and why."""

from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.missing_results import missing_results
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.core.seating import (
    NOTHING_KEPT,
    before_round,
    by_number,
    free_numbers,
    kept_players,
)
from tourneydesk.formats.age_swiss import reasons
from tourneydesk.formats.age_swiss.chart import swiss_planned
from tourneydesk.formats.age_swiss.pairing.entrants import Field, Pair, among, field_for
from tourneydesk.formats.age_swiss.pairing.whole_field import Paired, no_way, pair_from, settle
from tourneydesk.formats.age_swiss.records import PLAYOFF, tallies
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.top_cut.bracket import playoff_rounds
from tourneydesk.formats.age_swiss.top_cut.plan import SWISS, next_kind
from tourneydesk.formats.age_swiss.top_cut.rounds import playoff

ENGINE = "age-swiss 1"
FEWEST = 2


def propose(event: Event, draw: Draw) -> Round:
    """The next round; raises Refused when it cannot be made."""
    return pair_remaining(event, draw, NOTHING_KEPT)


def pair_remaining(event: Event, draw: Draw, kept_round: Round) -> Round:
    """The next round with the tables and byes of ``kept_round`` unchanged, the others paired by the
    same rules as if they were the whole field; raises Refused when it cannot be made, and where
    more pairs would meet again than with nothing kept.

    ``kept_round`` may be part of a posted round: that round and later ones are then ignored. A
    round of a top cut is paired by its bracket.
    """
    posted = event.round(kept_round.number) if kept_round.number > 0 else None
    kind = next_kind(event) if posted is None else posted.kind
    if kind == PLAYOFF:
        return playoff(event, draw, kept_round, ENGINE)
    event = before_round(event, kept_round.number)
    staying = kept_players(kept_round)
    problems = cannot_pair(event)
    if staying:
        # The kept tables already make a round, however few the other players are.
        problems = tuple(problem for problem in problems if problem.code != "cannot_seat")
    if problems:
        raise Refused(*problems)
    sums = tallies(event)
    everybody = field_for(event)
    free = among(everybody, (player for player in everybody.players if player not in staying))
    paired = _paired(everybody, free, draw, kept_round)
    scene = replace(reasons.scene_of(event, everybody, sums), field=free)
    tables = tuple(
        Table(
            table_number,
            tuple(Seat(player) for player in _seats(free, pair)),
            (*reasons.of_table(scene, paired, index, pair), *reasons.of_kept(len(staying), pair)),
        )
        for table_number, (index, pair) in zip(
            free_numbers(kept_round), _from_the_top(free, paired), strict=False
        )
    )
    bye = paired.start.bye
    odd = (
        ()
        if bye is None
        else (Bye(bye, Fraction(rules(event.settings).bye), "odd", reasons.of_bye(scene, paired)),)
    )
    whole = replace(scene, field=everybody)
    return Round(
        number=len(event.rounds) + 1,
        kind=SWISS,
        tables=by_number((*kept_round.tables, *tables)),
        byes=(*kept_round.byes, *odd),
        groups={
            **{player: name for player, name in kept_round.groups.items() if player in staying},
            **{player: whole.group(player) for player in everybody.players},
        },
        reasons=reasons.of_round(scene, paired) if free.players else kept_round.reasons,
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _paired(everybody: Field, free: Field, draw: Draw, kept_round: Round) -> Paired:
    """The free players paired; Refused where they need more rematches than with nothing kept."""
    start = settle(free, draw)
    some_stay = bool(kept_round.tables or kept_round.byes)
    facts: dict[str, Fact] = {"players": len(free.players)}
    if start is None:
        way = (Problem("around_no_way", facts=facts),) if some_stay else no_way(free)
        raise Refused(*way)
    if start.unwanted and some_stay:
        best = settle(everybody, draw)
        if best is not None and start.repeats > best.repeats:
            again: dict[str, Fact] = {**facts, "pairs": start.repeats, "best": best.repeats}
            raise Refused(Problem("around_only_again", facts=again))
        if best is not None and start.outermost > best.outermost:
            mixed: dict[str, Fact] = {**facts, "pairs": start.outermost, "best": best.outermost}
            raise Refused(Problem("around_only_outermost", facts=mixed))
    return pair_from(free, start, draw)


def cannot_pair(event: Event) -> tuple[Problem, ...]:
    """Why no round can be made now, forbidden pairs aside; empty if one can."""
    planned, kind = swiss_planned(event), next_kind(event)
    if waiting := missing_results(event):
        return tuple(Problem("results_missing", facts=facts) for facts in waiting)
    if kind is None and playoff_rounds(event):
        return (Problem("cut_finished"),)
    if kind is None or (planned is not None and len(event.rounds) >= planned):
        return (Problem("event_finished", facts={"rounds": len(event.rounds)}),)
    return cannot_seat(event)


def cannot_seat(event: Event) -> tuple[Problem, ...]:
    """The problem with the players: too few of them, or some without an age.

    Age-Modified Swiss, Score Recording & Pairing: a player's age is on the card before round 1.
    """
    players = active(event, {})
    if len(players) < FEWEST:
        facts: dict[str, Fact] = {
            "players": len(players),
            "missing": FEWEST - len(players),
            "counts_that_work": (FEWEST,),
        }
        return (Problem("cannot_seat", facts=facts),)
    chosen = rules(event.settings)
    ageless = tuple(player for player in players if chosen.group_of(event.player(player)) is None)
    return (Problem("ages_missing", ageless, {"players": len(ageless)}),) if ageless else ()


def _from_the_top(field: Field, paired: Paired) -> list[tuple[int, Pair]]:
    """The pairs with the index of their score group, in order: by score group, then higher records
    and older players first.
    """

    def order(pair: Pair) -> tuple[object, ...]:
        ages = sorted((field.age[player] for player in pair), reverse=True)
        return (-max(field.level[player] for player in pair), [-age for age in ages], pair)

    return [
        (index, pair)
        for index, score_group in enumerate(paired.score_groups)
        for pair in sorted(score_group.pairs, key=order)
    ]


def _seats(field: Field, pair: Pair) -> list[int]:
    return sorted(pair, key=lambda player: (-field.level[player], player))
