"""Places, what happens next, and who is one loss from being out."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.field import active
from tourneydesk.core.format import Leaving, Outlook
from tourneydesk.core.reasons import Advice, Fact, Reason
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing, places
from tourneydesk.formats.dual_ring.ring import Exit, Ring, ring_of
from tourneydesk.formats.dual_ring.seating import FEWEST, forbidden_among, shortage
from tourneydesk.formats.dual_ring.settings import DRAWS, ELIMINATION, ENDED, LAST_TWO, OURS


@once
def standings(event: Event, through: int | None = None) -> list[Standing]:
    """Everybody, best first: those in by wins, then the later out the higher, out together shared;
    last those who left before the ring was set. ``points`` are wins in the ring.
    """
    if through is not None:
        event = replace(event, rounds=event.rounds[: max(0, through)])
    ring = ring_of(event)
    if ring is None:
        keys = {player.id: (int(player.dropped), 0) for player in event.players}
        wins: Mapping[int, int] = {}
        reasons: dict[int, Reason] = {}
    else:
        keys = {player.id: (2, 0) for player in event.players}
        wins = ring.wins
        for leaving in ring.exits:
            keys.update((player, (1, -leaving.moment)) for player in leaving.players)
        keys.update((player, (0, -wins[player])) for player in ring.inside)
        reasons = _reasons(ring)
    return [
        Standing(
            place,
            player,
            Fraction(wins.get(player, 0)),
            reasons=(reasons[player],) if player in reasons else (),
        )
        for place, player in places(keys.items())
    ]


def leavings(event: Event) -> dict[int, Leaving]:
    """Players who lost, or drew where that puts both out; withdrawn players are not included.

    The runner-up on wins has lost no game, and joint winners are not out either.
    """
    ring = ring_of(event)
    if ring is None:
        return {}
    return {
        player: Leaving(1, "eliminated")
        for leaving in ring.exits
        if leaving.table is not None
        for player in leaving.players
    }


def _reasons(ring: Ring) -> dict[int, Reason]:
    """Why each player who is out, won or came second has that place."""
    reasons = {
        player: _exit_reason(leaving, player)
        for leaving in ring.exits
        for player in leaving.players
    }
    if ring.winners:
        reasons.update(_end_reasons(ring))
    return reasons


def _exit_reason(leaving: Exit, player: int) -> Reason:
    if leaving.table is None:
        return Reason("out_left", OURS, (player,))
    facts = {"table": leaving.table.number}
    if leaving.winner is None:
        opponent = next(other for other in leaving.players if other != player)
        return Reason("out_drew", DRAWS, (player, opponent), facts)
    return Reason("out_lost", ELIMINATION, (player, leaving.winner), facts)


def _end_reasons(ring: Ring) -> dict[int, Reason]:
    """Why the event ended as it did."""
    if ring.ended:
        code = "ended_with_most_wins" if len(ring.winners) == 1 else "ended_with_equal_wins"
        facts = {"wins": ring.wins[ring.winners[0]], "players": len(ring.inside)}
        return dict.fromkeys(ring.winners, Reason(code, ENDED, ring.winners, facts))
    if ring.shared is not None:
        facts = {"table": ring.shared.number}
        why = Reason("first_place_shared", OURS, ring.winners, facts)
        return dict.fromkeys(ring.winners, why)
    (winner,) = ring.winners
    if len(ring.inside) == 2:
        (second,) = (player for player in ring.inside if player != winner)
        facts = {"wins": ring.wins[winner], "second_wins": ring.wins[second]}
        pair = (winner, second)
        return {
            winner: Reason("won_on_wins", LAST_TWO, pair, facts),
            second: Reason("second_on_wins", LAST_TWO, pair, facts),
        }
    last = ring.exits[-1]
    if last.table is None or last.winner is None or not ring.deciding:
        return {winner: Reason("won_as_the_last", OURS, (winner,))}
    facts = {"table": last.table.number}
    return {winner: Reason("won_deciding_game", LAST_TWO, (winner, *last.players), facts)}


# Who is one loss from being out, what wins are made of, and the keys of the ranking.


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


# What happens next: set the ring, play the running games, or it is over.


def outlook(event: Event) -> Outlook:
    """What happens next; there is one round, the ring, and it runs until a player has won."""
    ring = ring_of(event)
    if ring is None:
        players = active(event, {})
        if len(players) < FEWEST:
            advice = Advice("cannot_seat", facts=shortage(len(players)))
            return Outlook("setup", next_kind="ring", rounds_planned=1, advice=(advice,))
        pairs = len(forbidden_among(event, players))
        advices = (Advice("may_meet_later", facts={"pairs": pairs}),) if pairs else ()
        return Outlook("ready", next_kind="ring", rounds_planned=1, advice=advices)
    if ring.winners:
        return Outlook("finished", rounds_planned=1, winners=tuple(sorted(ring.winners)))
    needs = tuple(table.number for table in ring.running)
    return Outlook("waiting", needs=needs, rounds_planned=1)
