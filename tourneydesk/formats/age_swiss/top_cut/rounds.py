"""Makes the next round of a top cut: who has qualified, and the matches of the bracket.

The top cut is not in the source; all of it is our reading of what organizers of such events do.
"""

from collections.abc import Sequence
from fractions import Fraction

from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Bye, Event, Round, Seat, Table
from tourneydesk.core.field import active
from tourneydesk.core.missing_results import missing_results
from tourneydesk.core.reasons import Fact, Problem, Reason, Refused
from tourneydesk.core.seating import before_round, by_number, free_numbers, kept_players
from tourneydesk.formats.age_swiss.records import PLAYOFF
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.sources import OURS
from tourneydesk.formats.age_swiss.standings import swiss_standings
from tourneydesk.formats.age_swiss.top_cut.bracket import (
    NOBODY,
    SEEDS,
    Bracket,
    Match,
    bracket_with,
    playoff_rounds,
    seeds_of,
)
from tourneydesk.formats.age_swiss.top_cut.plan import cut_size, next_kind

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
