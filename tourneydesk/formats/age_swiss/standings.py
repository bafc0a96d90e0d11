"""The standings: match points, then the chosen tiebreak, and what they are made of.

Age-Modified Swiss, Score Recording & Pairing 6 and 8. The top cut is our reading.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active, never_played
from tourneydesk.core.reasons import Fact, Reason
from tourneydesk.core.results import MatchResult
from tourneydesk.core.standings import FigureBreakdown, Part, RankingKey, Standing, Tiebreak, places
from tourneydesk.formats.age_swiss.records import PLAYOFF, Tally, tallies
from tourneydesk.formats.age_swiss.settings import OURS, TIES, Rules, rules
from tourneydesk.formats.age_swiss.top_cut import Bracket, bracket_of, cut_size

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


# What a player's match points and opponents' wins are made of, and the keys of the ranking.


def ranking_keys(event: Event, rows: Sequence[Standing]) -> Mapping[int, tuple[RankingKey, ...]]:
    """The keys by which these players are ranked: the top cut, then match points, then the
    tiebreak, if there is one.
    """
    keys = {}
    bracket = bracket_of(event)
    in_bracket = bracket.places() if bracket is not None else {}
    for row in rows:
        breaks: list[RankingKey] = []
        for tiebreak in row.tiebreaks:
            if tiebreak.key == "latest_loss":
                # Never lost ranks above any loss; otherwise the later loss is better.
                never_lost = Fraction(tiebreak.value == 0)
                breaks.append(RankingKey("never_lost", never_lost, tiebreak=True))
            breaks.append(RankingKey(tiebreak.key, tiebreak.value, tiebreak=True))
        place = in_bracket.get(row.player, 0)
        cut = (
            RankingKey("in_cut", Fraction(place > 0)),
            RankingKey("cut_place", Fraction(place), fewer=True),
        )
        keys[row.player] = (*cut * bool(in_bracket), RankingKey("points", row.points), *breaks)
    return keys


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: match points by round, and each opponent's share of match wins."""
    sums, chosen = tallies(event), rules(event.settings)

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        parts = tuple(_by_rounds(event, chosen, player))
        points = FigureBreakdown("points", Fraction(sums[player].points), parts)
        if chosen.ties != "opponents":
            return (points,)
        shares = tuple(
            Part(win_share(sums[other], chosen.win), player=other)
            for other in sums[player].opponents
        )
        mean = opponents_wins(sums, player, chosen.win)
        return (points, FigureBreakdown("opponents", mean, shares, mean=True))

    return account


def _by_rounds(event: Event, chosen: Rules, player: int) -> Iterator[Part]:
    for posted in event.rounds:
        if posted.kind == PLAYOFF:
            continue
        if any(bye.player == player for bye in posted.byes):
            yield Part(Fraction(chosen.bye), round=posted.number)
        else:
            yield from _at_table(posted, chosen, player)


def _at_table(posted: Round, chosen: Rules, player: int) -> Iterator[Part]:
    table = posted.table_of(player)
    if table is None or not isinstance(table.result, MatchResult):
        return
    result = table.result
    won = player == result.winner or (result.forfeited and player not in result.forfeited)
    points = chosen.draw if result.drawn else chosen.win if won else 0
    opponent = next(other for other in table.players if other != player)
    yield Part(Fraction(points), round=posted.number, player=opponent)


# Who would be in the top cut now, and how far everybody is from its last seat.


def clinch_status(event: Event) -> Mapping[int, Reason]:
    """Who would be in the top cut now: those in compared with the first below the cut, those below
    with the last seat; then who plays on. Nothing before the first result, and once it is over.
    """
    bracket, size = bracket_of(event), cut_size(event)
    if bracket is not None:
        if bracket.winner is not None:
            return {}
        return {
            player: Reason("plays_cut", OURS, (player,))
            for player in bracket.seeds
            if player and bracket.lost_in(player) is None
        }
    if not size or not any(True for _ in event.results()):
        return {}
    inside = set(active(event, {}))
    rows = [row for row in swiss_standings(event) if row.player in inside]
    return dict(_status_by_player(rows[:size], rows[size:]))


def _status_by_player(
    seated: Sequence[Standing], below: Sequence[Standing]
) -> Iterator[tuple[int, Reason]]:
    for row in seated:
        if below:
            yield row.player, _compared("cut_in", row, below[0])
        else:
            yield row.player, Reason("cut_in_all", OURS, (row.player,))
    for row in below:
        yield row.player, _compared("cut_out", row, seated[-1])


def _compared(code: str, row: Standing, other: Standing) -> Reason:
    """How far two players are apart: in points, by the tiebreak, or not at all."""
    facts: dict[str, Fact] = {"gap": abs(row.points - other.points), "place": other.place}
    what = "tiebreak" if row.place != other.place else "tied"
    if row.points != other.points:
        what = "points"
    return Reason(f"{code}_{what}", OURS, (row.player, other.player), facts)
