"""The standings: points, then the tiebreaks in the organizer's order; what they are made of."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction

from tourneydesk.core.cache import once
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Reason
from tourneydesk.core.standings import UNRANKED, FigureBreakdown, Part, Standing, Tiebreak
from tourneydesk.formats.us_swiss.records import Entry, Records, records, score
from tourneydesk.formats.us_swiss.settings import HOUSE_PLAYER, rules_of
from tourneydesk.formats.us_swiss.tiebreaks import (
    KASHDAN,
    Tiebreaker,
    adjusted,
    counted,
    cumulative,
    opposition,
    tiebreakers,
)


@once
def standings(event: Event, through: int | None = None) -> Sequence[Standing]:
    """The standings after round ``through`` (None = all results so far), best first.

    Players whom no tiebreak separates share a place, in order of id. House players come last,
    without a place (0).
    """
    known = records(event, through)
    points: dict[int, list[int]] = {}
    house: list[int] = []
    for player in event.players:
        if through is not None and player.joined > through:
            continue
        if player.house:
            house.append(player.id)
        else:
            points.setdefault(score(known[player.id]), []).append(player.id)
    rows: list[Standing] = []
    every = tiebreakers(event)
    by_key = {key: every[key] for key in rules_of(event.settings).tiebreaks}
    for halves in sorted(points, reverse=True):
        figures: dict[int, list[Tiebreak]] = {player: [] for player in points[halves]}
        for tied in _parted(points[halves], by_key, known, figures):
            place = len(rows) + 1
            rows += [
                Standing(place, player, Fraction(halves, 2), tuple(figures[player]))
                for player in sorted(tied)
            ]
    return [*rows, *(_unranked(player, known, by_key) for player in house)]


def _unranked(player: int, known: Records, keys: Mapping[str, Tiebreaker]) -> Standing:
    """The row of a house player, who affects nobody's place."""
    figures = tuple(
        Tiebreak(key, tiebreaker(player, known, {player})) for key, tiebreaker in keys.items()
    )
    return Standing(
        UNRANKED,
        player,
        Fraction(score(known[player]), 2),
        figures,
        reasons=(Reason("house_player", HOUSE_PLAYER, (player,)),),
    )


def _parted(
    tied: list[int],
    keys: Mapping[str, Tiebreaker],
    known: Records,
    figures: dict[int, list[Tiebreak]],
) -> list[list[int]]:
    """A tied group separated by one tiebreak after another, best first; records everyone's
    figures.
    """
    groups = [tied]
    for key, tiebreaker in keys.items():
        parted: list[list[int]] = []
        for group in groups:
            among = frozenset(group)
            by_figure: dict[Fraction, list[int]] = {}
            for player in group:
                figure = tiebreaker(player, known, among)
                figures[player].append(Tiebreak(key, figure))
                by_figure.setdefault(figure, []).append(player)
            parted += [by_figure[figure] for figure in sorted(by_figure, reverse=True)]
        groups = parted
    return groups


# What a player's score and tiebreaks are made of, opponent by opponent (US Chess 34E).

NOTHING = Fraction(0)


def tiebreak_breakdown(
    event: Event, rows: Sequence[Standing]
) -> Callable[[int], tuple[FigureBreakdown, ...]]:
    """For a player: the score by rounds, then each tiebreak by what it counts."""
    known = records(event)
    by_player = {row.player: row for row in rows}

    def account(player: int) -> tuple[FigureBreakdown, ...]:
        row = by_player[player]
        breaks = (
            FigureBreakdown(
                tiebreak.key,
                tiebreak.value,
                _parts(event, at, row, known, rows),
                mean=tiebreak.key == "opposition_rating",
            )
            for at, tiebreak in enumerate(row.tiebreaks)
        )
        return (FigureBreakdown("points", row.points, tuple(_score(known, player))), *breaks)

    return account


def _score(known: Records, player: int) -> Iterator[Part]:
    for round_number, entry in _over(known, player):
        yield Part(Fraction(entry.halves, 2), round=round_number, player=entry.opponent)


def _parts(
    event: Event, at: int, row: Standing, known: Records, rows: Sequence[Standing]
) -> tuple[Part, ...]:
    key = row.tiebreaks[at].key
    games = [(n, entry) for n, entry in _over(known, row.player) if entry.kind == "played"]
    match key:
        case "modified_median" | "solkoff" | "median":
            return _opponents(key, known, row.player)
        case "cumulative":
            return tuple(_running(known, row.player))
        case "result":
            tied = {
                other.player
                for other in rows
                if other.points == row.points and other.tiebreaks[:at] == row.tiebreaks[:at]
            }
            return tuple(
                Part(Fraction(entrant.halves - 1), round=n, player=entrant.opponent)
                for n, entrant in games
                if entrant.opponent in tied
            )
        case "played_first" | "coin":
            return ()
        case "kashdan":
            return tuple(
                Part(Fraction(KASHDAN[entrant.halves]), round=n, player=entrant.opponent)
                for n, entrant in games
            )
        case "opposition_rating":
            performances = opposition(event, row.player, known)
            return tuple(Part(figure, player=opponent) for opponent, figure in performances)
        case "most_blacks":
            return tuple(Part(Fraction(1), round=n) for n, entry in games if entry.color == "B")
        case _:
            return tuple(
                Part(_figure(key, known, entry), player=entry.opponent) for _, entry in games
            )


def _figure(key: str, known: Records, entry: Entry) -> Fraction:
    """What one opponent adds to a tiebreak over the opponents played."""
    opponent = entry.opponent or 0
    match key:
        case "sonneborn_berger":
            return adjusted(known[opponent]) * Fraction(entry.halves, 2)
        case "cumulative_opposition":
            return cumulative(opponent, known, ())
        case _:
            return Fraction(score(known[opponent]), 2)


def _opponents(key: str, known: Records, player: int) -> tuple[Part, ...]:
    """The opponents' adjusted scores from the lowest, with those left out at either end."""
    entries = [entry for _, entry in _over(known, player)]
    # A round the player did not play counts as an opponent with 0 (34E1).
    scores = [
        (adjusted(known[played.opponent or 0]), played.opponent)
        if played.kind == "played"
        else (NOTHING, None)
        for played in entries
    ]
    scores.sort(key=lambda figure: figure[0])
    places = range(len(scores))[counted(key, entries)]
    return tuple(
        Part(figure, player=opponent, counts=place in places)
        for place, (figure, opponent) in enumerate(scores)
    )


def _running(known: Records, player: int) -> Iterator[Part]:
    running = 0
    for round_number, entry in _over(known, player):
        running += entry.halves
        # The point of an unplayed win is subtracted again (34E3).
        yield Part(Fraction(running - (2 if entry.unplayed_win else 0), 2), round=round_number)


def _over(known: Records, player: int) -> Iterator[tuple[int, Entry]]:
    """A player's finished rounds, with their numbers."""
    for round_number, entry in enumerate(known[player], start=1):
        if entry.kind != "running":
            yield round_number, entry
