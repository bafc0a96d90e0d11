"""Why two players did not meet: the round is solved again with their pair fixed.

From the top score group down, the best counts with that pair are compared with the best without it;
the first group that is worse gives the answer. If none is, a lot decided.
"""

from dataclasses import astuple, fields, replace

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.formats.age_swiss.criteria import Counts, Field, field_for
from tourneydesk.formats.age_swiss.reasons import Scene, scene_of
from tourneydesk.formats.age_swiss.records import PLAYOFF, tallies
from tourneydesk.formats.age_swiss.score_groups import (
    PairedGroup,
    Start,
    bye_key,
    group_draw,
    next_group,
    pair_group,
    settle,
)
from tourneydesk.formats.age_swiss.settings import (
    ELDEST_AND_YOUNGEST,
    HOUSE,
    MOVING_DOWN,
    OURS,
    RECORD_THEN_AGE,
)
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut import (
    Bracket,
    bracket_with,
    playoff_rounds,
    seed_order,
    seeds_of,
)

# Why two players did not meet in a round of the top cut, and why somebody was not in it.


def in_bracket(event: Event, posted: Round, first: int, second: int) -> Reason:
    """When the bracket could bring these two together."""
    bracket = _bracket(event, posted)
    order = [bracket.seeds[seed - 1] for seed in seed_order(len(bracket.seeds))]
    apart = (order.index(first) ^ order.index(second)).bit_length() - 1
    facts: dict[str, Fact] = {
        "high": bracket.seed(first),
        "low": bracket.seed(second),
        "matches": len(bracket.stages[apart]),
    }
    return Reason("cut_not_yet", OURS, (first, second), facts)


def missed_cut(event: Event, posted: Round, player: int) -> Reason | None:
    """Why a player is not in a round of the top cut: below the cut, or lost; None for a Swiss
    round. ``event`` is the event before the round.
    """
    if posted.kind != PLAYOFF:
        return None
    bracket = _bracket(event, posted)
    if player in bracket.seeds:
        lost = bracket.lost_in(player)
        if lost is None:
            return None
        facts: dict[str, Fact] = {"matches": len(bracket.stages[lost])}
        return Reason("cut_lost_before", OURS, (player,), facts)
    place = next((row.place for row in swiss_standings(event) if row.player == player), None)
    if place is None:
        return None
    seats: dict[str, Fact] = {"count": len(bracket.seeds), "place": place}
    return Reason("cut_missed", OURS, (player,), seats)


def _bracket(event: Event, posted: Round) -> Bracket:
    earlier = playoff_rounds(event)
    return bracket_with(event, seeds_of(earlier[0] if earlier else posted), earlier)


WORSE = {
    "moved_again": ("more_moved_again", OURS),
    "left_over": ("more_left_over", RECORD_THEN_AGE),
    "left_over_ages": ("older_left_over", MOVING_DOWN),
    "eldest_youngest": ("more_eldest_with_youngest", ELDEST_AND_YOUNGEST),
    "same_mark": ("more_same_mark", HOUSE),
    "mixed": ("more_mixed", MOVING_DOWN),
    "age_distance": ("more_age_distance", RECORD_THEN_AGE),
}
"""The code and the clause for each count of a score group that would have been worse."""


def why_not(event: Event, posted: Round, first: int, second: int) -> tuple[Reason, ...]:
    """Why these two did not meet in a round; ``event`` is the event before the round was posted.

    Raises Refused where the question makes no sense: the same player twice, or a player not in it.
    """
    pair = (first, second)
    if first == second:
        raise Refused(Problem("pair_of_one", (first,)))
    here = {player for table in posted.tables for player in table.players}
    here |= {bye.player for bye in posted.byes}
    absent = tuple(player for player in pair if player not in here)
    if absent:
        raise Refused(Problem("not_seated_here", absent, {"round": posted.number}))
    for table in posted.tables:
        if set(table.players) == set(pair):
            return (Reason("they_did_meet", OURS, pair, {"table": table.number}),)
    if posted.kind == PLAYOFF:
        return (in_bracket(event, posted, first, second),)
    if any(why.code == "seated_by_hand" for table in posted.tables for why in table.reasons):
        return (Reason("tables_by_hand", OURS, pair, {"round": posted.number}),)
    return _compared(event, Draw(posted.seed, posted.label), pair)


def _compared(event: Event, draw: Draw, pair: tuple[int, int]) -> tuple[Reason, ...]:
    sums = tallies(event)
    field = field_for(event)
    if pair[1] in field.forbidden[pair[0]]:
        return (Reason("are_kept_apart", OURS, pair),)
    fixed = replace(field, fixed=pair)
    free_start, start = settle(field, draw), settle(fixed, draw)
    if start is None or free_start is None:
        return (Reason("rest_could_not_pair", OURS, pair),)
    scene = scene_of(event, field, sums)
    worse_start = _start_worse(field, free_start, start, pair)
    if worse_start is not None:
        first = () if field.times_met(*pair) else (_the_two(scene, pair),)
        return (*first, worse_start)
    index = 0
    score_group = next_group(field, start)
    while score_group is not None:
        own = group_draw(draw, index)
        best = pair_group(field, score_group, start.unwanted, own)
        with_pair = pair_group(fixed, score_group, start.unwanted, own)
        assert best is not None, "the start has shown that all can be paired"
        assert with_pair is not None, "the start has shown that all can be paired"
        if with_pair.counts != best.counts:
            return (_the_two(scene, pair), _group_worse(scene, best, with_pair, pair))
        if pair in with_pair.pairs or pair[::-1] in with_pair.pairs:
            break
        index, score_group = index + 1, next_group(field, start, with_pair)
    return (_the_two(scene, pair), Reason("lot_decided", OURS, pair))


def _the_two(scene: Scene, pair: tuple[int, int]) -> Reason:
    """The records and ages of the two, which a player asks about first; records from round 2 on."""
    field = scene.field
    older, younger = pair if field.age[pair[0]] >= field.age[pair[1]] else (pair[1], pair[0])
    facts: dict[str, Fact] = {
        "record": scene.records[field.level[older]],
        "other": scene.records[field.level[younger]],
        "older": scene.group(older),
        "younger": scene.group(younger),
    }
    same_age = field.age[older] == field.age[younger]
    if scene.first_round:
        code = "two_of_same_age" if same_age else "two_of_other_ages"
    elif field.level[older] == field.level[younger]:
        code = "two_with_same_record" if same_age else "two_with_same_record_other_ages"
    else:
        code = "two_with_other_records" if same_age else "two_with_other_records_and_ages"
    return Reason(code, RECORD_THEN_AGE, (older, younger), facts)


def _start_worse(
    field: Field, best: Start, with_pair: Start, pair: tuple[int, int]
) -> Reason | None:
    if with_pair.repeats > best.repeats:
        met = field.times_met(*pair)
        facts: dict[str, Fact] = {"best": best.repeats, "then": with_pair.repeats, "times": met}
        if met:
            if best.repeats:
                return Reason("they_met_too", OURS, pair, facts)
            return Reason("they_met_before", OURS, pair, facts)
        return Reason("more_repeats", OURS, pair, facts)
    if with_pair.outermost > best.outermost:
        mixed: dict[str, Fact] = {"best": best.outermost, "then": with_pair.outermost}
        if field.outermost(*pair):
            return Reason("they_are_outermost", OURS, pair, mixed)
        return Reason("more_outermost", OURS, pair, mixed)
    if best.bye is None or with_pair.bye is None:
        return None
    if bye_key(field, with_pair.bye) != bye_key(field, best.bye):
        return Reason("bye_would_move", OURS, (*pair, best.bye, with_pair.bye))
    return None


def _group_worse(
    scene: Scene, best: PairedGroup, with_pair: PairedGroup, pair: tuple[int, int]
) -> Reason:
    """The first count in which the score group is worse with the pair."""
    counts = zip(fields(Counts), astuple(best.counts), astuple(with_pair.counts), strict=True)
    name, least, then = next(
        (criterion.name, least, then) for criterion, least, then in counts if least != then
    )
    code, rule = WORSE[name]
    facts: dict[str, Fact] = {
        "record": scene.records[best.group.level],
        "best": least,
        "then": then,
        "eldest": scene.names[-1],
        "youngest": scene.names[0],
    }
    if name == "same_mark":
        facts["mark"] = scene.mark
        if pair[1] in scene.field.marked[pair[0]]:
            code = "they_have_same_mark"
    return Reason(code, rule, pair, facts)
