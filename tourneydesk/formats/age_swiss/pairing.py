"""Makes the next round, of the Swiss or of the top cut: tables, the bye, and why."""

from collections.abc import Mapping, Sequence
from dataclasses import fields, replace
from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.field import active, has_same_mark
from tourneydesk.core.format import Arranged, Criterion, Seating
from tourneydesk.core.missing_results import missing_results
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import (
    NOTHING_KEPT,
    before_round,
    by_number,
    free_numbers,
    kept_players,
    misseated,
    reported_tables_changed,
    reseated,
)
from tourneydesk.formats.age_swiss import reasons
from tourneydesk.formats.age_swiss.criteria import (
    Counts,
    Field,
    Pair,
    ScoreGroup,
    among,
    counts_of,
    field_for,
)
from tourneydesk.formats.age_swiss.records import PLAYOFF, tallies
from tourneydesk.formats.age_swiss.score_groups import Paired, bye_key, no_way, pair_from, settle
from tourneydesk.formats.age_swiss.settings import OURS, rules, swiss_planned
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut import (
    NOBODY,
    SEEDS,
    SWISS,
    Bracket,
    Match,
    bracket_with,
    cut_size,
    next_kind,
    playoff_rounds,
    seeds_of,
)

# Makes the next round of a top cut: who has qualified, and the matches of the bracket.
#
# The top cut is not in the source; all of it is our reading of what organizers of such events do.

WALKOVER = Fraction(0)
"""A match that somebody did not have to play brings no points, as none of the top cut does."""


def playoff(event: Event, draw: Draw, kept_round: Round, engine: str) -> Round:
    """The next round of the bracket, with the tables and byes of ``kept_round`` unchanged; raises
    Refused when it cannot be made.

    The players and seeds of a posted first round stay, whoever has left since: their opponents go
    on without playing.
    """
    posted = event.round(kept_round.number) if kept_round.number > 0 else None
    before = before_round(event, kept_round.number)
    if waiting := missing_results(before):
        raise Refused(*(Problem("results_missing", facts=facts) for facts in waiting))
    if next_kind(before) is None:
        raise Refused(Problem("cut_finished"))
    earlier = playoff_rounds(before)
    why: tuple[Reason, ...] = ()
    if earlier:
        seeds = seeds_of(earlier[0])
    elif posted is not None and posted.kind == PLAYOFF:
        seeds, why = seeds_of(posted), posted.reasons
    else:
        seeds, why = qualified(before, draw)
    bracket = bracket_with(before, seeds, earlier)
    stage = bracket.next_stage()
    # Where everybody of the first round has left, nobody is there to play it.
    if stage is None:
        raise Refused(Problem("cut_finished"))
    matches = bracket.stages[stage]
    tables, byes = _seated(before, bracket, stage, kept_round)
    facts: dict[str, Fact] = {"matches": len(matches)}
    chosen = rules(event.settings)
    here = {player for table in tables for player in table.players} | {bye.player for bye in byes}
    ages = {player: chosen.group_of(event.player(player)) for player in here}
    return Round(
        number=len(before.rounds) + 1,
        kind=PLAYOFF,
        tables=tables,
        byes=byes,
        groups={player: chosen.names[age] for player, age in ages.items() if age is not None},
        reasons=why or (Reason("cut_goes_on", OURS, facts=facts),),
        seed=draw.seed,
        label=draw.label,
        engine=engine,
    )


def qualified(event: Event, draw: Draw) -> tuple[tuple[int, ...], tuple[Reason, ...]]:
    """The players of the top cut by seed, and why: the best of the standings who are still in;
    players who share a place are put in order by a lot of this draw.
    """
    size, here = cut_size(event), set(active(event, {}))
    shared: dict[int, list[int]] = {}
    for row in swiss_standings(event):
        if row.player in here:
            shared.setdefault(row.place, []).append(row.player)
    seeds: list[int] = []
    lots: list[Reason] = []
    for place, tied in sorted(shared.items()):
        free = size - len(seeds)
        if free <= 0:
            break
        order = tied
        if len(tied) > 1:
            order = draw.part(f"cut {place}").shuffled(sorted(tied))
            lots += _lots(order, free, place)
        seeds += order[:free]
    facts: dict[str, Fact] = {"count": size}
    why = [Reason(SEEDS, OURS, tuple(seeds), facts), *lots]
    wanted = rules(event.settings).top_cut
    if size < wanted:
        fewer: dict[str, Fact] = {"cut": wanted, "count": size, "players": len(here)}
        why.append(Reason("cut_smaller", OURS, facts=fewer))
    return tuple(seeds), tuple(why)


def _lots(order: Sequence[int], free: int, place: int) -> list[Reason]:
    facts: dict[str, Fact] = {"place": place, "players": len(order)}
    if len(order) <= free:
        return [Reason("cut_seeds_by_lot", OURS, tuple(order), facts)]
    return [
        Reason("cut_seat_by_lot", OURS, tuple(order[:free]), facts),
        Reason("cut_missed_by_lot", OURS, tuple(order[free:]), facts),
    ]


def _seated(
    event: Event, bracket: Bracket, stage: int, kept_round: Round
) -> tuple[tuple[Table, ...], tuple[Bye, ...]]:
    """The tables and byes of a stage; tables and byes that stay must be matches of it."""
    staying = kept_players(kept_round)
    pairs = [{match.first, match.second} for match in bracket.stages[stage]]
    if any(set(table.players) not in pairs for table in kept_round.tables):
        raise Refused(Problem("cut_is_fixed"))
    numbers = free_numbers(kept_round)
    tables, byes = [*kept_round.tables], [*kept_round.byes]
    for match in bracket.stages[stage]:
        first, second = match.first, match.second
        if first is None or second is None or staying & {first, second}:
            continue
        if match.to_pair:
            why = _meeting(event, bracket, match, stage, len(staying))
            tables.append(Table(next(numbers), (Seat(first), Seat(second)), why))
        elif match.winner not in (None, NOBODY) and not event.player(match.winner).dropped:
            gone = tuple(player for player in (match.loser,) if player)
            code = "cut_walkover" if gone else "cut_walkover_alone"
            reason = Reason(code, OURS, (match.winner, *gone))
            byes.append(Bye(match.winner, WALKOVER, "odd", (reason,)))
    return by_number(tables), tuple(byes)


def _meeting(
    event: Event, bracket: Bracket, match: Match, stage: int, staying: int
) -> tuple[Reason, ...]:
    """Why these two meet."""
    first, second = match.first, match.second
    assert first is not None
    assert second is not None
    facts: dict[str, Fact] = {
        "high": bracket.seed(first),
        "low": bracket.seed(second),
        "matches": len(bracket.stages[stage]),
    }
    why = [Reason("cut_winners_meet" if stage else "cut_meets", OURS, (first, second), facts)]
    pair = (min(first, second), max(first, second))
    if pair in event.forbidden:
        why.append(Reason("cut_though_apart", OURS, pair))
    if staying:
        why.append(Reason("paired_around", OURS, pair, {"players": staying}))
    return tuple(why)


# A posted round seated by hand.


def arrange(event: Event, posted: Round, seating: Seating) -> Arranged:
    """A posted round with its players seated anew, two at a table, byes unchanged.

    Warns about each changed table with a rematch, different match points or a forbidden pair. A
    table that has reported stays. The bracket of a top cut says who meets. Raises Refused for
    anything else.
    """
    problems = _problems(posted, seating)
    pairs = {frozenset(table.players) for table in posted.tables}
    if not problems and posted.kind == PLAYOFF and pairs != set(map(frozenset, seating)):
        problems = [Problem("cut_is_fixed")]
    if problems:
        raise Refused(*problems)
    sums, mark = tallies(event, posted.number - 1), rules(event.settings).keep_apart
    tables, changed = reseated(
        posted, seating, lambda players: Reason("seated_by_hand", OURS, players)
    )
    warnings: list[Problem] = []
    for table in tables:
        if table.number not in changed:
            continue
        first, second = pair = (min(table.players), max(table.players))
        facts: dict[str, Fact] = {"table": table.number}
        low, high = sorted(sums[player].points for player in pair)
        if low != high:
            warnings.append(Problem("score_gap", pair, {**facts, "high": high, "low": low}))
        if pair in event.forbidden:
            warnings.append(Problem("forbidden_pair", pair, facts))
        if second in sums[first].opponents:
            warnings.append(Problem("rematch", pair, facts))
        if has_same_mark(event, first, second, mark):
            warnings.append(Problem("same_mark", pair, {**facts, "mark": mark}))
    return Arranged(tables, tuple(warnings))


def _problems(posted: Round, seating: Seating) -> list[Problem]:
    wrong = misseated(posted, seating)
    about_players = (
        Problem("seated_twice", wrong.twice),
        Problem("left_unseated", wrong.missing),
        Problem("not_seated_here", wrong.strangers, {"round": posted.number}),
    )
    problems = [problem for problem in about_players if problem.players]
    for table_number, players in enumerate(seating, start=1):
        if len(players) != 2:
            facts: dict[str, Fact] = {"table": table_number, "players": len(players)}
            problems.append(Problem("two_at_a_table", facts=facts))
    return [
        *problems,
        *(
            Problem("table_has_reported", facts={"table": table.number})
            for table in reported_tables_changed(posted, seating)
        ),
    ]


# The cost of a round, whoever seated it: violations first, then the bye, then the score groups.
#
# The counts of a score group are those of `criteria`, summed over the round. Pairing optimizes
# one score group after another from the top, so a proposed round is optimal group by group only:
# a lower group may cost more so that a higher one costs less. Violations and the bye are always
# minimal.

CODES = {
    "moved_again": "weigh_moved_again",
    "left_over": "weigh_moved",
    "left_over_ages": "weigh_moved_ages",
    "eldest_youngest": "weigh_eldest_youngest",
    "same_mark": "weigh_same_mark",
    "mixed": "weigh_mixed",
    "age_distance": "weigh_age_distance",
}
"""The codes of a score group's counts, summed over a round."""

BYES = ("weigh_byes_again", "weigh_bye_sooner")


def evaluate(event: Event, round_: Round) -> tuple[Criterion, ...]:
    """The criteria of a round, most important first; only earlier rounds count.

    Forbidden pairs; rematches; where the oldest and the youngest group are not to meet, such pairs;
    byes to players who had one; players who should have had the bye
    first; then the counts of all score groups. A player who moves down past several records counts
    at each. Who meets in a top cut is not chosen, so it costs nothing.
    """
    chosen = rules(event.settings)
    apart = not chosen.mixes_outermost
    groups = {
        name: code
        for name, code in CODES.items()
        if name != "same_mark" or chosen.keep_apart is not None
    }
    if round_.kind == PLAYOFF:
        codes = ("weigh_rematches", *("weigh_outermost",) * apart, *BYES, *groups.values())
        met = sum((*sorted(table.players),) in event.forbidden for table in round_.tables)
        return (Criterion("weigh_forbidden", met), *(Criterion(code, 0) for code in codes))
    event = before_round(event, round_.number)
    here = tuple(sorted(kept_players(round_)))
    field = field_for(event, here)
    pairs = [(table.players[0], table.players[1]) for table in round_.tables]
    byes = [bye.player for bye in round_.byes]
    seated = [player for pair in pairs for player in pair]
    sooner = sum(bye_key(field, player) < bye_key(field, bye) for bye in byes for player in seated)
    return (
        Criterion(
            "weigh_forbidden", sum(second in field.forbidden[first] for first, second in pairs)
        ),
        Criterion("weigh_rematches", sum(field.times_met(*pair) > 0 for pair in pairs)),
        *(
            Criterion("weigh_outermost", sum(field.outermost(*pair) for pair in pairs))
            for _ in range(apart)
        ),
        Criterion("weigh_byes_again", sum(field.byes[bye] > 0 for bye in byes)),
        Criterion("weigh_bye_sooner", sooner),
        *_of_groups(field, pairs, groups),
    )


def _of_groups(field: Field, pairs: list[Pair], codes: Mapping[str, str]) -> list[Criterion]:
    """The counts with these codes; each pair is assigned to the lower of its two records."""
    levels = {pair: sorted(field.level[player] for player in pair) for pair in pairs}
    sums = dict.fromkeys((one.name for one in fields(Counts)), 0)
    for level in sorted({field.level[player] for pair in pairs for player in pair}):
        here = [pair for pair in pairs if levels[pair][0] == level]
        over = [
            player
            for pair in pairs
            if levels[pair][0] < level <= levels[pair][1]
            for player in pair
            if field.level[player] >= level
        ]
        counted = counts_of(field, ScoreGroup(level, (), ()), here, over)
        for criterion in fields(Counts):
            sums[criterion.name] += getattr(counted, criterion.name)
    return [Criterion(code, sums[name]) for name, code in codes.items()]


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
