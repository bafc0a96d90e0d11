"""Makes the next round: random and split in turn, and the final game of two winners."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import (
    NOTHING_KEPT,
    before_round,
    by_number,
    free_numbers,
    kept_players,
)
from tourneydesk.formats.strikes.ending import LAST_GAME, ending, event_over
from tourneydesk.formats.strikes.meetings import OFTEN, Meetings, count_meetings
from tourneydesk.formats.strikes.reasons import (
    border_lots,
    cut,
    group_name,
    in_order,
    plan_reasons,
    table_reasons,
)
from tourneydesk.formats.strikes.search import Seating, dealt_seating, kept_apart, optimized_seating
from tourneydesk.formats.strikes.settings import (
    PLAYOFF,
    RANDOM,
    READING,
    SOURCE,
    SPLIT,
    Rules,
    rules_of,
)
from tourneydesk.formats.strikes.tables import CHARTED, Sizes, table_sizes
from tourneydesk.formats.strikes.tally import Tally, tally

ENGINE = "strikes 2"

COUNTS_THAT_WORK = (3, 4)
"""Three or more; these represent all of them."""


def propose(event: Event, draw: Draw) -> Round:
    """The next round. Raises Refused while results are missing, after the end of the event, and
    below three players.

    Source: the first round random, the second split by strikes, and so on in turn.
    """
    return pair_remaining(event, draw, NOTHING_KEPT)


def pair_remaining(event: Event, draw: Draw, kept_round: Round) -> Round:
    """The next round with the tables and byes of ``kept_round`` unchanged and the other players
    seated.

    The others sit at the chart's tables less those kept; where the numbers do not match, at tables
    made for their number. Raises Refused where that number fills no tables, and whenever
    ``propose`` does; below three players only where nothing is kept.
    """
    event = before_round(event, kept_round.number)
    if waiting := missing(event):
        raise Refused(Problem("results_missing", facts={"tables": waiting}))
    counted = tally(event)
    ended = ending(event, counted)
    if ended is not None and not ended.playoff:
        raise Refused(event_over(ended))
    if ended is not None:
        last_game = _last_game(event, ended.winners, draw)
        return replace(last_game, tables=kept_round.tables or last_game.tables)
    if len(counted.active) < 3 and not kept_players(kept_round):
        facts: dict[str, Fact] = {
            "players": len(counted.active),
            "counts_that_work": COUNTS_THAT_WORK,
        }
        raise Refused(Problem("cannot_seat", facts=facts))
    return _round(event, counted, draw, kept_round)


def missing(event: Event) -> tuple[int, ...]:
    """The tables still to report."""
    return next((posted.missing for posted in event.rounds if posted.missing), ())


def kind_in_turn(event: Event) -> str:
    """The kind of the next regular round."""
    played = sum(posted.kind != PLAYOFF for posted in event.rounds)
    return SPLIT if played % 2 else RANDOM


def _round(event: Event, counted: Tally, draw: Draw, kept_round: Round) -> Round:
    rules, kind, staying = rules_of(event.settings), kind_in_turn(event), kept_players(kept_round)
    free = [player for player in counted.active if player not in staying]
    everyone = len(staying) + len(free)
    charted = table_sizes(everyone, kind, rules) if everyone >= 3 else ()
    left = _left(charted, kept_round, len(free))
    sizes = _usual_sizes(len(free), kind, rules) if left is None else left
    order = in_order(free, counted.strikes, draw.part("lots"))
    byes = odd_byes(event, order, counted.strikes, len(free) - sum(map(sum, sizes)))
    playing = [player for player in order if all(bye.player != player for bye in byes)]
    groups = cut(playing, [sum(group) for group in sizes])
    meetings = count_meetings([table.players for table in past.tables] for past in event.rounds)
    reasons = [kind_reason(len(event.rounds) + 1, kind)]
    if left is not None:
        reasons.append(counts_reason(everyone, charted))
    if not staying:
        reasons += border_lots(groups, counted.strikes)
    seated_around = _stayed(kept_round)

    table_numbers = free_numbers(kept_round)
    tables = list(kept_round.tables)
    names = {player: name for player, name in kept_round.groups.items() if player in staying}
    for index, (group, group_sizes) in enumerate(zip(groups, sizes, strict=True)):
        if not group:
            continue
        name = group_name(index) if len(charted) > 1 else ""
        if name:
            names |= dict.fromkeys(sorted(group), name)
        plan = planned(event, group, group_sizes, meetings, draw.part(name or "seats"))
        about_plan = plan_reasons(name, plan, meetings, rules.optimized)
        for seated in plan:
            about_table = table_reasons(event, name, group, seated, meetings, counted.strikes)
            why = (*about_table, *about_plan, *seated_around)
            tables.append(Table(next(table_numbers), tuple(map(Seat, seated)), why))
    return Round(
        number=len(event.rounds) + 1,
        kind=kind,
        tables=by_number(tables),
        byes=(*kept_round.byes, *byes),
        groups=names,
        reasons=(*reasons, *seated_around),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _stayed(kept_round: Round) -> tuple[Reason, ...]:
    tables = tuple(table.number for table in kept_round.tables)
    rule = f"{READING}: tables that stay"
    return (Reason("seated_around", rule, (), {"tables": tables}),) if tables else ()


def _left(charted: Sequence[Sizes], kept_round: Round, free: int) -> tuple[Sizes, ...] | None:
    """The chart's tables less those kept, group by group; None if the numbers do not match.

    A kept table replaces one of its own group if there is one of its size.
    """
    left = [list(sizes) for sizes in charted]
    for table in kept_round.tables:
        own = {kept_round.groups.get(player) for player in table.players}
        fitting = [index for index, sizes in enumerate(left) if len(table.seats) in sizes]
        if not fitting:
            return None
        left[min(fitting, key=lambda i: (group_name(i) not in own, i))].remove(len(table.seats))
    seats = sum(map(sum, left))
    return tuple(map(tuple, left)) if seats <= free else None


def _usual_sizes(free: int, kind: str, rules: Rules) -> tuple[Sizes, ...]:
    """Tables for that many players alone; raises Refused where there are none."""
    if not free:
        return ()
    if not _fills_tables(free, rules):
        works = [n for n in (free - 1, free + 1, free + 2) if _fills_tables(n, rules)][:2]
        facts: dict[str, Fact] = {"players": free, "counts_that_work": tuple(works)}
        raise Refused(Problem("cannot_seat_around", facts=facts))
    return table_sizes(free, kind, rules)


def _fills_tables(players: int, rules: Rules) -> bool:
    # The bye and the table of two are for five players left in the event, not for five free
    # players.
    return players >= 3 and not (players == 5 and rules.largest_table == 4)


def planned(
    event: Event, group: Sequence[int], sizes: Sizes, meetings: Meetings, draw: Draw
) -> Seating:
    # In order of entry, so that a plan depends only on who is in the group.
    players = sorted(group)
    if not rules_of(event.settings).optimized:
        return dealt_seating(players, sizes, meetings, draw)
    inside = {pair for pair in event.forbidden if pair[0] in players and pair[1] in players}
    if not inside:
        return optimized_seating(players, sizes, meetings, draw)
    # The search treats a forbidden pair as one that has met most often.
    penalized = {**meetings, **dict.fromkeys(inside, OFTEN)}
    return kept_apart(optimized_seating(players, sizes, penalized, draw), inside, meetings)


def odd_byes(
    event: Event, order: Sequence[int], strikes: Mapping[int, Fraction], count: int
) -> tuple[Bye, ...]:
    """The byes of a round: fewest strikes first, nobody a second time before everyone has had one.

    ``order`` has the players by strikes, ties by lot. The source gives the bye to the player with
    the fewest strikes. A bye costs no strikes, so without our reading the same player would have it
    again.
    """
    had = Counter(bye.player for posted in event.rounds for bye in posted.byes if bye.why == "odd")
    in_turn = sorted(order, key=lambda player: had[player])
    return tuple(_odd_bye(player, order, strikes, had) for player in in_turn[:count])


def _odd_bye(
    player: int, order: Sequence[int], strikes: Mapping[int, Fraction], had: Mapping[int, int]
) -> Bye:
    passed_over = tuple(other for other in order if had[other] > had[player])
    rule = f"{SOURCE}, five left in a game for at most four"
    if any(strikes[other] <= strikes[player] for other in passed_over):
        rule = f"{READING}: nobody has a second bye before everyone has had one"
        facts: dict[str, Fact] = {"strikes": strikes[player]}
        reasons = [Reason("bye_fewest_strikes_in_turn", rule, (player, *passed_over), facts)]
    else:
        reasons = [Reason("bye_fewest_strikes", rule, (player,), {"strikes": strikes[player]})]
    tied = tuple(
        other for other in order if strikes[other] == strikes[player] and other not in passed_over
    )
    if len(tied) > 1:
        facts = {"strikes": strikes[player]}
        reasons.append(Reason("bye_by_lot", f"{READING}: ties by lot", tied, facts))
    return Bye(player, Fraction(0), "odd", tuple(reasons))


def kind_reason(round_number: int, kind: str) -> Reason:
    rule = f"{SOURCE}, the first round random, then split and random in turn"
    return Reason(
        "round_random" if kind == RANDOM else "round_split", rule, (), {"round": round_number}
    )


def counts_reason(players: int, sizes: Sequence[Sizes]) -> Reason:
    rule = f"{SOURCE}, chart of tables by players left"
    if players > CHARTED:
        rule = f"{READING}: tables above fifty players"
    every = [size for group in sizes for size in group]
    facts: dict[str, Fact] = {"players": players, "tables": len(every)}
    facts["sizes"] = tuple(
        f"{every.count(size)} × {size}" for size in (5, 4, 3, 2) if size in every
    )
    return Reason("tables_for_players", rule, (), facts)


def _last_game(event: Event, winners: tuple[int, ...], draw: Draw) -> Round:
    seats = tuple(map(Seat, draw.shuffled(sorted(winners))))
    reason = Reason("last_game_of_two", LAST_GAME, winners)
    return Round(
        number=len(event.rounds) + 1,
        kind=PLAYOFF,
        tables=(Table(1, seats, (reason,)),),
        reasons=(reason,),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )
