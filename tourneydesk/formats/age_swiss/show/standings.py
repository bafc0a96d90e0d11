"""Columns of the standings, and the bracket of a top cut."""

from collections.abc import Mapping
from dataclasses import replace

from tourneydesk.core.event import Event
from tourneydesk.core.results import MatchResult
from tourneydesk.formats.age_swiss.records import tallies
from tourneydesk.formats.age_swiss.settings import rules
from tourneydesk.formats.age_swiss.standings import opponents_wins
from tourneydesk.formats.age_swiss.top_cut import Bracket, Match, bracket_of, cut_size, seed_order
from tourneydesk.present.drawings import BracketDrawing, BracketMatch, BracketSeat, SeatState
from tourneydesk.present.figures import figure_text
from tourneydesk.present.messages import name_of, text


def undefeated(event: Event) -> Mapping[int, str]:
    """Each player's last loss, or that they have none; nothing where the tiebreak says it, and
    before the first result. A player who withdrew without a loss is not undefeated.
    """
    sums = tallies(event)
    if rules(event.settings).ties == "latest_loss" or not any(one.rounds for one in sums.values()):
        return {}
    return {
        player: text("decisive-lost", event.format, round=one.last_loss)
        if one.last_loss
        else text("decisive-never", event.format)
        for player, one in sums.items()
        if one.rounds and (one.last_loss or not event.player(player).dropped)
    }


def wins_losses_draws(event: Event, through: int | None) -> Mapping[int, str]:
    """Everybody's record after a round (None = now). A bye is a win."""
    return {
        player: f"{one.wins}–{one.losses}–{one.draws}"
        for player, one in tallies(event, through).items()
    }


def opponents_percentages(event: Event, through: int | None) -> Mapping[int, str]:
    """Everybody's opponents' match-win percentage after a round (None = now), once they have met
    somebody.
    """
    sums, win = tallies(event, through), rules(event.settings).win
    return {
        player: figure_text("opponents", opponents_wins(sums, player, win))
        for player, one in sums.items()
        if one.opponents
    }


# The bracket of a top cut for the window, the display and paper.


def bracket_drawing(event: Event) -> BracketDrawing | None:
    """The bracket now, and before it begins with the seeds alone; None without a top cut."""
    bracket = bracket_of(event)
    if bracket is None:
        size = cut_size(event)
        return _empty(size) if size else None
    stages = tuple(
        tuple(_match(event, bracket, stage, at, match) for at, match in enumerate(matches))
        for stage, matches in enumerate(bracket.stages)
    )
    winner = name_of(event, bracket.winner) if bracket.winner else ""
    return BracketDrawing(_heads([len(stage) for stage in stages]), stages, winner, begun=True)


def _heads(counts: list[int]) -> tuple[str, ...]:
    return tuple(text("bracket-stage", matches=count, players=2 * count) for count in counts)


def _empty(size: int) -> BracketDrawing:
    order = seed_order(size)
    first = tuple(
        BracketMatch((BracketSeat(None, seed=min(pair)), BracketSeat(None, seed=max(pair))))
        for pair in zip(order[::2], order[1::2], strict=True)
    )
    counts = [size >> stage for stage in range(1, size.bit_length())]
    blank = BracketMatch((BracketSeat(None), BracketSeat(None)))
    return BracketDrawing(_heads(counts), (first, *((blank,) * count for count in counts[1:])))


def _match(event: Event, bracket: Bracket, stage: int, at: int, match: Match) -> BracketMatch:
    posted = event.round(match.round) if match.round else None
    player = match.first or match.second
    table = posted.table_of(player) if posted is not None and player else None
    result = table.result if table is not None else None

    def seat(who: int | None) -> BracketSeat:
        if not who:
            return BracketSeat(None)
        mark = ""
        if isinstance(result, MatchResult) and (result.won or result.drawn_games):
            mark = str(result.won.get(who, 0))
        elif (match.walkover and who == match.loser) or (
            isinstance(result, MatchResult) and who in result.forfeited
        ):
            mark = text("bracket-walkover")
        state: SeatState = ""
        if match.winner is not None:
            state = "won" if match.winner == who else "lost"
        return BracketSeat(who, name_of(event, who), 0 if stage else bracket.seed(who), mark, state)

    playing = table is not None and table.result is None
    first, second = match.first, match.second
    # After the first stage the upper line is for the winner of the upper match, whatever the seeds.
    if stage:
        upper = bracket.stages[stage - 1][2 * at].winner
        first, second = (second, first) if first != upper else (first, second)
    if table is None or not playing:
        return BracketMatch((seat(first), seat(second)))
    where = text("bracket-table", event.format, table=table.number)
    return BracketMatch((replace(seat(first), mark=where), seat(second)), table.number)
