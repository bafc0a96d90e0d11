"""The standings: match points, then the chosen tiebreak; the bracket of a top cut overrides them.

Age-Modified Swiss, Score Recording & Pairing 6 and 8. The top cut is our reading.
"""

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.field import never_played
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.standings import Standing, Tiebreak, places
from tourneydesk.formats.age_swiss.records import Tally, tallies
from tourneydesk.formats.age_swiss.settings import Rules, rules
from tourneydesk.formats.age_swiss.sources import OURS, TIES
from tourneydesk.formats.age_swiss.top_cut.bracket import Bracket, bracket_of

FLOOR = Fraction(1, 3)
"""The least share that counts in an opponents' match-win percentage: the usual floor."""


@once
def standings(event: Event, through: int | None = None) -> list[Standing]:
    """The standings after round ``through`` (None = all results so far), best first.

    Equal points and tiebreak share a place. Tiebreaks: ``latest_loss``, the round of the last loss,
    the later the better and 0 = never lost the best (our reading); ``opponents``, a fraction (our
    choice); none with shared ties. The players of a top cut are first, by their places in it; the
    points are those of the Swiss rounds.
    """
    people = [player.id for player in event.players]
    return _placed(event, people, through, bracket_of(event, through))


@once
def swiss_standings(event: Event, through: int | None = None) -> list[Standing]:
    """The standings by the Swiss rounds alone."""
    return _placed(event, [player.id for player in event.players], through, None)


def standings_by_group(event: Event, through: int | None = None) -> dict[str, list[Standing]]:
    """The standings within each age group, for prizes; the youngest group first.

    Players without an age or an age group are in none, nor are players who never played.
    """
    absent = never_played(event)
    chosen = rules(event.settings)
    members: list[list[int]] = [[] for _ in chosen.names]
    for player in event.players:
        group = chosen.group_of(player)
        if group is not None and player.id not in absent:
            members[group].append(player.id)
    return {
        name: _placed(event, group, through, bracket_of(event, through))
        for name, group in zip(chosen.names, members, strict=False)
    }


BELOW = 1_000
"""Ranks below every place in a bracket."""


def _placed(
    event: Event, players: Iterable[int], through: int | None, bracket: Bracket | None
) -> list[Standing]:
    sums, chosen = tallies(event, through), rules(event.settings)
    in_bracket = bracket.places() if bracket is not None else {}
    there = [
        player for player in players if through is None or event.player(player).joined <= through
    ]
    breaks = {player: _tiebreaks(chosen, sums, player) for player in there}
    keys = {
        player: (in_bracket.get(player, BELOW), -sums[player].points, *_order(breaks[player]))
        for player in there
    }
    placed = places(keys.items())
    shared: dict[int, list[int]] = {}
    level: dict[int, int] = {}
    for place, player in placed:
        shared.setdefault(place, []).append(player)
        if player not in in_bracket:
            level[sums[player].points] = level.get(sums[player].points, 0) + 1
    return [
        Standing(
            place,
            player,
            Fraction(sums[player].points),
            breaks[player],
            _out_in(event, sums[player], player),
            _of_bracket(bracket, player)
            if bracket is not None and player in in_bracket
            else _reasons(sums[player], level, breaks[player], player, place, shared[place]),
        )
        for place, player in placed
    ]


def _of_bracket(bracket: Bracket, player: int) -> tuple[Reason, ...]:
    """Why a player of a top cut has this place."""
    lost = bracket.lost_in(player)
    facts: dict[str, Fact] = {"seed": bracket.seed(player)}
    final = bracket.stages[-1][0]
    if player == bracket.winner:
        other = tuple(one for one in (final.loser,) if one)
        code = "cut_won_walkover" if final.walkover or not other else "cut_won"
        return (Reason(code, OURS, (player, *other), facts),)
    if lost is None:
        return (Reason("cut_still_in", OURS, (player,), facts),)
    facts["matches"] = len(bracket.stages[lost])
    return (Reason("cut_lost", OURS, (player,), facts),)


def _tiebreaks(chosen: Rules, sums: Mapping[int, Tally], player: int) -> tuple[Tiebreak, ...]:
    match chosen.ties:
        case "latest_loss":
            return (Tiebreak("latest_loss", Fraction(sums[player].last_loss)),)
        case "opponents":
            return (Tiebreak("opponents", opponents_wins(sums, player, chosen.win)),)
        case _:
            return ()


def _order(tiebreaks: tuple[Tiebreak, ...]) -> tuple[Fraction | bool, ...]:
    """Smaller ranks higher."""
    if not tiebreaks:
        return ()
    (tiebreak,) = tiebreaks
    lost = tiebreak.key == "latest_loss" and tiebreak.value > 0
    return (lost, -tiebreak.value)


def opponents_wins(sums: Mapping[int, Tally], player: int, win: int) -> Fraction:
    """The opponents' match-win percentage, as a fraction of 1.

    The mean, over the matches played, of the opponent's match points divided by those of as many
    wins as the opponent had rounds, each at least 1/3; 1/3 for a player without opponents. Byes and
    forfeits bring no opponent, but count for the players who had them.
    """
    shares = [win_share(sums[other], win) for other in sums[player].opponents]
    return sum(shares, Fraction(0)) / len(shares) if shares else FLOOR


def win_share(tally: Tally, win: int) -> Fraction:
    """The share of match wins with which a player counts in the opponents' percentage."""
    return max(FLOOR, Fraction(tally.points, win * tally.rounds)) if tally.rounds else FLOOR


def _out_in(event: Event, tally: Tally, player: int) -> int | None:
    """The last round of a player who has left."""
    entry = event.player(player)
    return (tally.last_seen or entry.joined) if entry.dropped else None


def _reasons(
    tally: Tally,
    level: Mapping[int, int],
    tiebreaks: tuple[Tiebreak, ...],
    player: int,
    place: int,
    sharing: Sequence[int],
) -> tuple[Reason, ...]:
    """Why a player on equal points has this place."""
    if level[tally.points] == 1 or not tally.rounds:
        return ()
    why: list[Reason] = []
    facts: dict[str, Fact] = {"points": tally.points, "players": level[tally.points]}
    for tiebreak in tiebreaks:
        if tiebreak.key == "opponents":
            percent = {"percent": 100 * tiebreak.value}
            why.append(Reason("tie_opponents", OURS, (player,), {**facts, **percent}))
        elif tally.last_loss:
            lost = {"round": tally.last_loss}
            why.append(Reason("tie_latest_loss", TIES, (player,), {**facts, **lost}))
        else:
            why.append(Reason("tie_never_lost", OURS, (player,), facts))
    if len(sharing) > 1:
        last = place + len(sharing) - 1
        shared = {"first": place, "last": last, "players": len(sharing)}
        why.append(Reason("place_shared", TIES, (player,), shared))
    return tuple(why)
