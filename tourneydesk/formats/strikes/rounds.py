"""Makes the next round: random and split in turn, and the last game of two winners."""

from collections import Counter
from collections.abc import Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.sayings import Fact, Problem, Reason, Refused
from tourneydesk.formats.strikes.ending import LAST_GAME, ending
from tourneydesk.formats.strikes.seating.apart import kept_apart
from tourneydesk.formats.strikes.seating.dealing import Seating, dealt_seating
from tourneydesk.formats.strikes.seating.groups import border_lots, cut, group_name, in_order
from tourneydesk.formats.strikes.seating.meetings import OFTEN, Meetings, count_meetings
from tourneydesk.formats.strikes.seating.reasons import plan_reasons, table_reasons
from tourneydesk.formats.strikes.seating.search import optimized_seating
from tourneydesk.formats.strikes.seating.table_counts import CHARTED, Sizes, table_sizes
from tourneydesk.formats.strikes.settings import PLAYOFF, RANDOM, READING, SOURCE, SPLIT, rules_of
from tourneydesk.formats.strikes.tally import Tally, tally

ENGINE = "strikes 2"

COUNTS_THAT_WORK = (3, 4)
"""Three or more; these stand for all."""


def propose(event: Event, draw: Draw) -> Round:
    """The next round. Raises Refused while tables are to report, when the event is over, and below
    three players.

    Source: the first round random, the second split by strikes, and so on in turn.
    """
    waiting = missing(event)
    if waiting:
        raise Refused(Problem("results_missing", facts={"tables": waiting}))
    counted = tally(event)
    ended = ending(event, counted)
    if ended is not None and not ended.playoff:
        raise Refused(Problem("event_finished", ended.winners))
    if ended is not None:
        return _last_game(event, ended.winners, draw)
    if len(counted.active) < 3:
        facts: dict[str, Fact] = {
            "players": len(counted.active),
            "counts_that_work": COUNTS_THAT_WORK,
        }
        raise Refused(Problem("cannot_seat", facts=facts))
    return _round(event, counted, draw)


def missing(event: Event) -> tuple[int, ...]:
    """The tables still to report."""
    return next((posted.missing for posted in event.rounds if posted.missing), ())


def kind_in_turn(event: Event) -> str:
    """The kind of the next round of the tournament proper."""
    played = sum(posted.kind != PLAYOFF for posted in event.rounds)
    return SPLIT if played % 2 else RANDOM


def _round(event: Event, counted: Tally, draw: Draw) -> Round:
    rules = rules_of(event.settings)
    kind = kind_in_turn(event)
    players = counted.active
    sizes = table_sizes(len(players), kind, rules)
    order = in_order(players, counted.strikes, draw.part("lots"))
    sitting_out = len(players) - sum(map(sum, sizes))
    byes = odd_byes(event, order, counted.strikes, sitting_out)
    playing = [player for player in order if all(bye.player != player for bye in byes)]
    groups = cut(playing, [sum(group) for group in sizes])
    meetings = count_meetings([table.players for table in past.tables] for past in event.rounds)
    split = len(groups) > 1

    tables: list[Table] = []
    reasons = [kind_reason(len(event.rounds) + 1, kind), counts_reason(len(players), sizes)]
    reasons += border_lots(groups, counted.strikes)
    for index, (group, group_sizes) in enumerate(zip(groups, sizes, strict=True)):
        name = group_name(index) if split else ""
        plan = planned(event, group, group_sizes, meetings, draw.part(name or "seats"))
        about_plan = plan_reasons(name, plan, meetings, rules.optimized)
        for seated in plan:
            about_table = table_reasons(event, name, group, seated, meetings, counted.strikes)
            seats = tuple(map(Seat, seated))
            tables.append(Table(len(tables) + 1, seats, (*about_table, *about_plan)))
    return Round(
        number=len(event.rounds) + 1,
        kind=kind,
        tables=tuple(tables),
        byes=byes,
        groups={
            player: group_name(index)
            for index, group in enumerate(groups if split else ())
            for player in sorted(group)
        },
        reasons=tuple(reasons),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def planned(
    event: Event, group: Sequence[int], sizes: Sizes, meetings: Meetings, draw: Draw
) -> Seating:
    # In order of entry, so that a plan depends on who is in the group and on nothing else.
    players = sorted(group)
    if not rules_of(event.settings).optimized:
        return dealt_seating(players, sizes, meetings, draw)
    inside = {pair for pair in event.forbidden if pair[0] in players and pair[1] in players}
    if not inside:
        return optimized_seating(players, sizes, meetings, draw)
    # To the search a pair not to meet is one that has met most often.
    penalized = {**meetings, **dict.fromkeys(inside, OFTEN)}
    return kept_apart(optimized_seating(players, sizes, penalized, draw), inside, meetings)


def odd_byes(
    event: Event, order: Sequence[int], strikes: Mapping[int, Fraction], count: int
) -> tuple[Bye, ...]:
    """The byes of a round: fewest strikes first, nobody a second time before everyone has had one.

    ``order`` has the players by strikes, ties by lot. The source gives the bye to the fewest
    strikes. A bye costs no strikes, so without our reading the same player would have it again.
    """
    had = Counter(bye.player for posted in event.rounds for bye in posted.byes if bye.why == "odd")
    in_turn = sorted(order, key=lambda player: had[player])
    return tuple(_odd_bye(player, order, strikes, had) for player in in_turn[:count])


def _odd_bye(
    player: int, order: Sequence[int], strikes: Mapping[int, Fraction], had: Mapping[int, int]
) -> Bye:
    passed_over = tuple(one for one in order if had[one] > had[player])
    rule = f"{SOURCE}, five left in a game for at most four"
    if any(strikes[one] <= strikes[player] for one in passed_over):
        rule = f"{READING}: nobody has a second bye before everyone has had one"
        facts: dict[str, Fact] = {"strikes": strikes[player]}
        reasons = [Reason("bye_fewest_strikes_in_turn", rule, (player, *passed_over), facts)]
    else:
        reasons = [Reason("bye_fewest_strikes", rule, (player,), {"strikes": strikes[player]})]
    tied = tuple(one for one in order if strikes[one] == strikes[player] and one not in passed_over)
    if len(tied) > 1:
        facts = {"strikes": strikes[player]}
        reasons.append(Reason("bye_by_lot", f"{READING}: ties by lot", tied, facts))
    return Bye(player, Fraction(0), "odd", tuple(reasons))


def kind_reason(number: int, kind: str) -> Reason:
    rule = f"{SOURCE}, the first round random, then split and random in turn"
    return Reason("round_random" if kind == RANDOM else "round_split", rule, (), {"round": number})


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
