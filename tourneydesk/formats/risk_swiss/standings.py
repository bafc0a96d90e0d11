"""The standings: match points, game points, energy, then a drawn lot, and who clinched.

RISK 2210 Swiss, score recording 2 and 5; the lot is our reading.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.results import BoardResult
from tourneydesk.core.standings import (
    FigureBreakdown,
    Part,
    RankingKey,
    Standing,
    Tiebreak,
    points_then_tiebreaks,
)
from tourneydesk.formats.risk_swiss.plan import (
    final_of,
    final_report,
    last_one_in,
    semi_final_comes,
    semi_final_of,
    semi_final_places,
)
from tourneydesk.formats.risk_swiss.points import leavings, match_points, reports, tallies
from tourneydesk.formats.risk_swiss.reasons import OURS, SEEDED
from tourneydesk.formats.risk_swiss.settings import rules

LOTS = 1_000_000
FINAL = "RISK 2210 Swiss, score recording 6"


@once
def standings(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings after round ``through`` (None = all results so far), best first.

    No place is ever shared. After the final: its board in finishing order, then players who
    withdrew from it, then everyone else by the Swiss rounds; match points stay those of the Swiss
    rounds. A semi-final ranks its players in the same way, by their places on its two boards. Where
    all players but one left before the final, that player is first.
    """
    lines = _after_semi_final(event, _swiss(event, through), through)
    final, result = final_of(event), final_report(event, through)
    if final is None or result is None:
        alone = last_one_in(event) if through in (None, len(event.rounds)) else None
        return lines if alone is None else _with_first(lines, alone)
    return _after_final(lines, final.tables[0].players, result)


def lots(seed: str, players: Iterable[int]) -> dict[int, int]:
    """A number from 1 to 1,000,000 for each of some tied players, all different.

    Each player draws from a separate stream, so that a lot does not depend on who else is tied;
    only where two would hold the same number, the one with the higher id draws again.
    """
    drawn: dict[int, int] = {}
    taken: set[int] = set()
    for player in sorted(players):
        draw = Draw(seed, f"lot {player}")
        lot = draw.below(LOTS) + 1
        while lot in taken:
            lot = draw.below(LOTS) + 1
        drawn[player] = lot
        taken.add(lot)
    return drawn


def _swiss(event: Event, through: int | None) -> list[Standing]:
    sums = tallies(event, through)
    out_in_rounds = _gone(event, through)
    chosen = rules(event.settings)
    tied_code = "tied_drawn_by_lot" if chosen.tiebreaks_of_source else "tied_on_all_drawn_by_lot"
    groups: dict[tuple[int, ...], list[int]] = {}
    for entry in event.players:
        if through is None or entry.joined <= through:
            groups.setdefault(sums[entry.id].ranked(chosen.tiebreaks), []).append(entry.id)
    lines: list[Standing] = []
    for figures in sorted(groups, reverse=True):
        tied = groups[figures]
        shared = tuple(
            Tiebreak(key, Fraction(figure))
            for key, figure in zip(chosen.tiebreaks, figures[1:], strict=True)
        )
        points = Fraction(figures[0])
        if len(tied) == 1:
            out_in = out_in_rounds.get(tied[0])
            lines.append(Standing(len(lines) + 1, tied[0], points, shared, out_in))
            continue
        drawn = lots(event.seed, tied)
        for player in sorted(tied, key=drawn.__getitem__, reverse=True):
            tiebreaks = (*shared, Tiebreak("lot", Fraction(drawn[player])))
            facts = {"lot": drawn[player], "tied": len(tied)}
            why = (Reason(tied_code, OURS, (player,), facts),)
            out_in = out_in_rounds.get(player)
            lines.append(Standing(len(lines) + 1, player, points, tiebreaks, out_in, why))
    return lines


def _after_semi_final(event: Event, lines: list[Standing], through: int | None) -> list[Standing]:
    """The players of the semi-final by their places on its boards and the Swiss rounds, then those
    who withdrew from it, then everyone else.
    """
    posted, places = semi_final_of(event), semi_final_places(event, through)
    if posted is None or places is None:
        return lines
    seated = {player for table in posted.tables for player in table.players}

    def order(line: Standing) -> tuple[int, int, int]:
        if line.player in places:
            return 0, places[line.player], line.place
        return (1 if line.player in seated else 2), 0, line.place

    placed: list[Standing] = []
    for place, line in enumerate(sorted(lines, key=order), start=1):
        why = line.reasons
        if line.player in places:
            facts = {"place": places[line.player]}
            why = (Reason("semi_final_place", SEEDED, (line.player,), facts), *why)
        elif line.player in seated:
            why = (Reason("semi_final_withdrawn", SEEDED, (line.player,)), *why)
        placed.append(replace(line, place=place, reasons=why))
    return placed


def _after_final(
    lines: Sequence[Standing], seated: Sequence[int], result: BoardResult
) -> list[Standing]:
    def order(line: Standing) -> tuple[int, int]:
        if line.player in result.places:
            return 0, result.places[line.player]
        return (1 if line.player in seated else 2), line.place

    placed: list[Standing] = []
    for place, line in enumerate(sorted(lines, key=order), start=1):
        why = line.reasons
        if line.player in result.places:
            facts = {"place": result.places[line.player]}
            why = (Reason("final_place", FINAL, (line.player,), facts), *why)
        elif line.player in seated:
            why = (Reason("final_withdrawn", OURS, (line.player,)), *why)
        placed.append(replace(line, place=place, reasons=why))
    return placed


def _with_first(lines: Sequence[Standing], winner: int) -> list[Standing]:
    """These standings with the last player still in at the top."""
    in_order = sorted(lines, key=lambda line: (line.player != winner, line.place))
    won = Reason("won_as_last_one_in", OURS, (winner,))
    return [
        replace(line, place=place, reasons=(won, *line.reasons) if place == 1 else line.reasons)
        for place, line in enumerate(in_order, start=1)
    ]


def first_difference(row: Standing, other: Standing) -> tuple[str, Fraction, Fraction]:
    """The key of the first figure in which two rows differ, and its values in both."""
    others = {key.key: key.value for key in points_then_tiebreaks(other)}
    return next(
        (key.key, key.value, others[key.key])
        for key in points_then_tiebreaks(row)
        if key.value != others.get(key.key, key.value)
    )


def _gone(event: Event, through: int | None) -> dict[int, int]:
    """The round in which each player went out: withdrawn there, or withdrawn after sitting
    there.
    """
    last = len(event.rounds) if through is None else through
    out = {player: leaving.round for player, leaving in leavings(event).items()}
    for player in event.players:
        if player.dropped and player.id not in out:
            sat = (p.number for p in reversed(event.rounds) if p.table_of(player.id) is not None)
            out[player.id] = next(sat, player.joined)
    return {player: round_number for player, round_number in out.items() if round_number <= last}


# What a player's match points, game points and energy are made of, round by round.


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the totals by Swiss round; the final adds nothing."""
    tiebreaks = rules(event.settings).tiebreaks

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        sums: dict[str, list[Part]] = {key: [] for key in ("points", *tiebreaks)}
        for posted, table, result in reports(event):
            if posted.kind != "swiss" or player not in table.players:
                continue
            if player in result.places:
                figure = match_points(event, result.places[player])
                sums["points"].append(Part(Fraction(figure), round=posted.number))
            if result.places.get(player) == 1 and "first_places" in sums:
                sums["first_places"].append(Part(Fraction(1), round=posted.number))
            for key, figures in (("game_points", result.game_points), ("energy", result.energy)):
                if player in figures and key in sums:
                    sums[key].append(Part(Fraction(figures[player]), round=posted.number))
        return tuple(
            FigureBreakdown(key, sum((part.value for part in parts), Fraction(0)), tuple(parts))
            for key, parts in sums.items()
        )

    return account


# Who would sit in the final now, and how far everybody is from its last seat.

AHEAD = {
    "points": "cut_in_points",
    "game_points": "cut_in_game_points",
    "energy": "cut_in_energy",
    "first_places": "cut_in_first_places",
    "lot": "cut_in_lot",
}
SHORT = {
    "points": "cut_out_points",
    "game_points": "cut_out_game_points",
    "energy": "cut_out_energy",
    "first_places": "cut_out_first_places",
    "lot": "cut_out_lot",
}


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: the final, the semi-final, the Swiss rounds."""
    final, result = final_of(event), final_report(event)
    alone = last_one_in(event)
    keys = {}
    for row in rows:
        swiss = (*_semi_final_keys(event, row.player), *points_then_tiebreaks(row))
        if final is None or result is None:
            won = RankingKey("won", Fraction(row.player == alone))
            keys[row.player] = swiss if alone is None else (won, *swiss)
            continue
        seated = final.tables[0].players
        place = result.places.get(row.player, 0)
        keys[row.player] = (
            RankingKey("finalist", Fraction(row.player in seated)),
            RankingKey("finished_final", Fraction(place > 0)),
            RankingKey("final_place", Fraction(place), fewer=True),
            *swiss,
        )
    return keys


def _semi_final_keys(event: Event, player: int) -> tuple[RankingKey, ...]:
    posted, places = semi_final_of(event), semi_final_places(event)
    if posted is None or places is None:
        return ()
    seated = posted.table_of(player) is not None
    return (
        RankingKey("semi_finalist", Fraction(seated)),
        RankingKey("finished_semi_final", Fraction(player in places)),
        RankingKey("semi_final_place", Fraction(places.get(player, 0)), fewer=True),
    )


def clinch_status(event: Event) -> Mapping[int, Reason]:
    """Who would sit in the final now: those in compared with the first below the cut, those below
    with the last seat. Nothing before the first result, without a final, and once it is over; nor
    where a semi-final decides who plays it.
    """
    if not rules(event.settings).final or final_report(event) or last_one_in(event):
        return {}
    final = final_of(event)
    if final is not None:
        seated = final.tables[0].players
        return {player: Reason("plays_final", FINAL, (player,)) for player in seated}
    semi_final = semi_final_of(event) is not None or semi_final_comes(event)
    if semi_final or not any(True for _ in reports(event)):
        return {}
    inside = set(active(event, leavings(event)))
    rows = [row for row in standings(event) if row.player in inside]
    return dict(_status_by_player(rows, rules(event.settings).finalists))


def _status_by_player(rows: Sequence[Standing], seats: int) -> Iterator[tuple[int, Reason]]:
    seated, below = rows[:seats], rows[seats:]
    for row in seated:
        if below:
            yield row.player, _compared(AHEAD, row, below[0])
        else:
            yield row.player, Reason("cut_in_all", FINAL, (row.player,))
    for row in below:
        yield row.player, _compared(SHORT, row, seated[-1])


def _compared(codes: Mapping[str, str], row: Standing, other: Standing) -> Reason:
    """How far two players are apart, in the first figure in which they differ."""
    key, own, others = first_difference(row, other)
    facts: dict[str, Fact] = {"gap": abs(own - others), "place": other.place}
    return Reason(codes[key], FINAL, (row.player, other.player), facts)
