"""The rounds of a round robin, and what is said of them."""

from collections.abc import Iterator
from fractions import Fraction

from tests.sixth_format.round_robin import berger
from tests.sixth_format.round_robin.settings import cycles
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.format import Criterion
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import (
    NOTHING_KEPT,
    before_round,
    by_number,
    free_numbers,
    kept_players,
)

ENGINE = "round-robin 1"
KIND = "berger"
FEWEST = 3
OURS = "our reading"


def field_of(event: Event) -> tuple[int, ...]:
    """The players in order of their pairing numbers: whoever was in when round 1 was paired, in
    order of entry (our reading; the annex draws lots).
    """
    return tuple(sorted(kept_players(event.rounds[0]))) if event.rounds else active(event, {})


def scheduled(event: Event, number: int) -> Iterator[tuple[int, int]]:
    """(White, Black) of a round by the table, left or not; of an odd number one meets NOBODY."""
    field = (berger.NOBODY, *field_of(event))
    for white, black in berger.games(len(field) - 1, number):
        yield field[white], field[black]


def rounds_planned(event: Event, times: int | None = None) -> int:
    """How many rounds these players need to meet so many times (None = as the setting says)."""
    return berger.rounds(len(field_of(event)), times or cycles(event))


def propose(event: Event, draw: Draw) -> Round:
    """The next round; raises Refused when it cannot be made."""
    return pair_remaining(event, draw, NOTHING_KEPT)


def pair_remaining(event: Event, draw: Draw, kept: Round) -> Round:
    """The next round with the tables and byes of ``kept`` as they are; raises Refused where those
    leave somebody whose opponent of the table has another one.
    """
    event = before_round(event, kept.number)
    found = cannot_pair(event)
    if found:
        raise Refused(*found)
    number, stays = len(event.rounds) + 1, kept_players(kept)
    free = set(active(event, {})) - stays
    tables, byes, numbers = [*kept.tables], [*kept.byes], free_numbers(kept)
    for white, black in scheduled(event, number):
        there = [player for player in (white, black) if player in free]
        if there and {white, black} & stays:
            raise Refused(Problem("opponent_has_another", tuple(there), {"round": number}))
        if len(there) == 2:
            seats = (Seat(white, "white"), Seat(black, "black"))
            why = Reason("by_the_table", berger.SOURCE, (white, black), {"round": number})
            tables.append(Table(next(numbers), seats, (why,)))
        elif there:
            byes.append(_bye(there[0], white if there[0] == black else black))
    whole = (Reason("berger_table", berger.SOURCE, (), {"players": len(field_of(event))}),)
    return Round(
        number,
        KIND,
        by_number(tables),
        tuple(byes),
        reasons=whole,
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def _bye(player: int, opponent: int) -> Bye:
    """Who meets nobody sits out for nothing, as everybody does once; whose opponent has left gets
    the point.
    """
    if opponent == berger.NOBODY:
        return Bye(player, Fraction(0), "odd", (Reason("sits_out", berger.SOURCE, (player,)),))
    return Bye(player, Fraction(1), "odd", (Reason("opponent_left", OURS, (player, opponent)),))


def cannot_pair(event: Event) -> tuple[Problem, ...]:
    """Why no round can be made now; empty = go."""
    for posted in event.rounds:
        if posted.missing:
            facts: dict[str, Fact] = {"round": posted.number, "tables": posted.missing}
            return (Problem("results_missing", (), facts),)
    players = len(active(event, {}))
    if not event.rounds and players < FEWEST:
        return (Problem("too_few", (), {"players": players, "missing": FEWEST - players}),)
    if is_over(event):
        return (Problem("all_have_met", (), {"rounds": len(event.rounds)}),)
    return ()


def is_over(event: Event) -> bool:
    """Whether everybody has met everybody, or too few are left to play on."""
    played = len(event.rounds)
    return played > 0 and (played >= rounds_planned(event) or len(active(event, {})) < 2)


def evaluate(event: Event, made: Round) -> tuple[Criterion, ...]:
    """How far a round is from the table: pairs that it does not have, then colors."""
    due = set(scheduled(before_round(event, made.number), made.number))
    pairs = {frozenset(pair) for pair in due}
    here = [(table.players[0], table.players[1]) for table in made.tables]
    other = sum(frozenset(pair) not in pairs for pair in here)
    turned = sum(pair not in due and frozenset(pair) in pairs for pair in here)
    return (Criterion("weigh_other_pairs", other), Criterion("weigh_other_colors", turned))


def why_not(event: Event, posted: Round, first: int, second: int) -> tuple[Reason, ...]:
    """Why two players did not meet in a round: the table has them meet in another one."""
    pair = (first, second)
    absent = tuple(player for player in pair if player not in kept_players(posted))
    if first == second or absent:
        raise Refused(Problem("not_two_of_the_round", absent or pair, {"round": posted.number}))
    due = tuple(
        number
        for number in range(1, rounds_planned(event) + 1)
        if any({*pair} == {*two} for two in scheduled(event, number))
    )
    return (Reason("meet_in_another", berger.SOURCE, pair, {"rounds": due}),)
