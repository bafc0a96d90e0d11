"""Who is one loss from being out, what wins are made of, and the keys of the ranking."""

from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing
from tourneydesk.formats.dual_ring.ring import Ring, ring_of
from tourneydesk.formats.dual_ring.sources import ELIMINATION, LAST_TWO


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: still in, wins; among those out, who stayed
    longer.
    """
    ring = ring_of(event)
    if ring is None:
        return {
            row.player: (RankingKey("here", Fraction(not event.player(row.player).dropped)),)
            for row in rows
        }
    exit_turns = {
        player: leaving.moment + 1 for leaving in ring.exits for player in leaving.players
    }
    return {row.player: _ranking_keys(ring, exit_turns, row) for row in rows}


def _ranking_keys(
    ring: Ring, exit_turns: Mapping[int, int], row: Standing
) -> tuple[RankingKey, ...]:
    inside, was_in = row.player in ring.inside, row.player in ring.wins
    wins = row.points if inside else Fraction(0)
    exit_turn = Fraction(exit_turns.get(row.player, 0))
    return (
        RankingKey("here", Fraction(was_in)),
        RankingKey("in", Fraction(inside)),
        RankingKey("points", wins),
        RankingKey("stayed", exit_turn),
    )


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the tables won in the ring (deciding games are not counted)."""
    ring = ring_of(event)

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        wins = ring.wins.get(player, 0) if ring is not None else 0
        won = [
            Part(Fraction(1), table=leaving.table.number, player=leaving.players[0])
            for leaving in (ring.exits if ring is not None else ())
            if leaving.winner == player and leaving.table is not None
        ]
        # Deciding games come last.
        return (FigureBreakdown("points", Fraction(wins), tuple(won[:wins])),)

    return account


def clinch_status(event: Event) -> Mapping[int, Reason]:
    """What would put each player out who is still in; nothing once the event is won."""
    ring = ring_of(event)
    if ring is None or ring.winners:
        return {}
    if ring.deciding:
        return {
            player: Reason("deciding_loss", LAST_TWO, (player, *_others(ring, player)))
            for player in ring.inside
        }
    code = "one_loss_or_draw" if event.settings["drawn_game"] == "both_out" else "one_loss"
    status = {}
    for player in ring.inside:
        tables = tuple(table.number for table in ring.running if player in table.players)
        facts: dict[str, Fact] = {"tables": tables}
        status[player] = Reason(code, ELIMINATION, (player,), facts)
    return status


def _others(ring: Ring, player: int) -> tuple[int, ...]:
    return tuple(other for other in ring.inside if other != player)
