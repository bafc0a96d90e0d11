"""Makes the next round: tables, the bye, and why."""

from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.sayings import Fact, Problem, Refused
from tourneydesk.formats.age_swiss import reasons
from tourneydesk.formats.age_swiss.chart import rounds_planned
from tourneydesk.formats.age_swiss.field import Field, Pair, field_for
from tourneydesk.formats.age_swiss.pairing import Paired, pair_field
from tourneydesk.formats.age_swiss.records import WIN, tallies
from tourneydesk.formats.age_swiss.settings import rules

ENGINE = "age-swiss 1"
FEWEST = 2


def propose(event: Event, draw: Draw) -> Round:
    """The next round; raises Refused when it cannot be made."""
    problems = cannot_pair(event)
    if problems:
        raise Refused(*problems)
    sums = tallies(event)
    field = field_for(event, sums)
    paired = pair_field(field, draw)
    scene = reasons.scene_of(event, field, sums)
    tables = tuple(
        Table(
            number,
            tuple(Seat(player) for player in _seats(field, pair)),
            reasons.of_table(scene, paired, index, pair),
        )
        for number, (index, pair) in enumerate(_from_the_top(field, paired), start=1)
    )
    bye = paired.start.bye
    return Round(
        number=len(event.rounds) + 1,
        kind="swiss",
        tables=tables,
        byes=()
        if bye is None
        else (Bye(bye, Fraction(WIN), "odd", reasons.of_bye(scene, paired)),),
        groups={player: scene.group(player) for player in field.players},
        reasons=reasons.of_round(scene, paired),
        seed=draw.seed,
        label=draw.label,
        engine=ENGINE,
    )


def cannot_pair(event: Event) -> tuple[Problem, ...]:
    """Why no round can be made now, but for forbidden pairs; empty = go."""
    waiting = tuple(_missing(posted) for posted in event.rounds if posted.missing)
    planned = rounds_planned(event)
    if waiting:
        return waiting
    if planned is not None and len(event.rounds) >= planned:
        return (Problem("event_finished", facts={"rounds": len(event.rounds)}),)
    return cannot_seat(event)


def cannot_seat(event: Event) -> tuple[Problem, ...]:
    """What is wrong with the players: too few of them, or some without an age.

    Age-Modified Swiss, Score Recording & Pairing: everybody's age is on his card before round 1.
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


def _missing(posted: Round) -> Problem:
    tables = posted.missing
    facts: dict[str, Fact] = {"round": posted.number, "tables": tables, "count": len(tables)}
    return Problem("results_missing", facts=facts)


def _from_the_top(field: Field, paired: Paired) -> list[tuple[int, Pair]]:
    """The pairs with the index of their pool: pool by pool, higher records and older first."""

    def order(pair: Pair) -> tuple[object, ...]:
        ages = sorted((field.age[player] for player in pair), reverse=True)
        return (
            -max(field.level[player] for player in pair),
            [-age for age in ages],
            pair,
        )

    return [
        (index, pair)
        for index, pool in enumerate(paired.pools)
        for pair in sorted(pool.pairs, key=order)
    ]


def _seats(field: Field, pair: Pair) -> list[int]:
    return sorted(pair, key=lambda player: (-field.level[player], player))
