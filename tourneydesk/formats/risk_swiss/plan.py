"""Which round comes next, how many there are, and on which boards they are played."""

from dataclasses import dataclass

from tourneydesk.core.event import Event, Round
from tourneydesk.core.field import active
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.core.results import BoardResult
from tourneydesk.formats.risk_swiss.points import leavings
from tourneydesk.formats.risk_swiss.settings import Rules, rules

# How many boards a number of players needs, and which numbers cannot be seated.
#
# RISK 2210 Swiss, "Basics": a sanctioned board seats 4 or 5, and nobody has a bye. An
# unsanctioned event may also have boards of 3.

LARGEST = 5
SMALLEST_SANCTIONED = 4
SMALLEST = 3


@dataclass(frozen=True, slots=True)
class Breakdown:
    """That number of boards of 5, 4 and 3.

    Boards of 5 and boards of 3 never occur together.
    """

    fives: int = 0
    fours: int = 0
    threes: int = 0

    @property
    def boards(self) -> int:
        """The number of boards, and so of game sets."""
        return self.fives + self.fours + self.threes

    @property
    def players(self) -> int:
        return 5 * self.fives + 4 * self.fours + 3 * self.threes

    @property
    def sizes(self) -> tuple[int, ...]:
        """The size of each board, largest first."""
        return (5,) * self.fives + (4,) * self.fours + (3,) * self.threes


def smallest(sanctioned: bool) -> int:
    """The fewest players a board may seat."""
    return SMALLEST_SANCTIONED if sanctioned else SMALLEST


def on_boards(players: int, boards: int, sanctioned: bool = True) -> Breakdown | None:
    """That many players on exactly that many boards, with the fewest 3s; None if they do not fit.

    A board of 3 excludes boards of 5: the two would make two boards of 4.
    """
    if boards < 1 or not smallest(sanctioned) * boards <= players <= LARGEST * boards:
        return None
    if players >= 4 * boards:
        return Breakdown(fives=players - 4 * boards, fours=5 * boards - players)
    return Breakdown(fours=players - 3 * boards, threes=4 * boards - players)


def breakdowns(players: int, sanctioned: bool = True) -> tuple[Breakdown, ...]:
    """Every breakdown, fewest boards first; empty if the number cannot be seated."""
    fewest = -(-players // LARGEST)
    most = players // smallest(sanctioned)
    options = (on_boards(players, boards, sanctioned) for boards in range(max(1, fewest), most + 1))
    return tuple(breakdown for breakdown in options if breakdown is not None)


def fewest_boards(players: int, sanctioned: bool = True) -> Breakdown | None:
    """The breakdown in the source's chart; None if the number cannot be seated.

    The chart's row for 18 gives boards for only 13 (a misprint); correct is 2 of 4 and 2 of 5.
    """
    return on_boards(players, -(-players // LARGEST), sanctioned)


def counts_that_work(players: int, sanctioned: bool = True) -> tuple[int, int]:
    """The nearest numbers that can be seated, below and above; the two smallest if none is below.

    For a number that cannot be seated itself.
    """
    least = smallest(sanctioned)
    if players < least:
        return least, least + 1
    below = next(n for n in range(players - 1, 0, -1) if fewest_boards(n, sanctioned))
    above = next(n for n in range(players + 1, players + 5) if fewest_boards(n, sanctioned))
    return below, above


def rounds_for(boards: int) -> int:
    """Swiss rounds by the source's chart: one for every five boards or part of five."""
    return -(-boards // 5)


SEMI_FINAL = "semi_final"
SEMI_FINAL_BOARDS = 2
SEMI_FINALISTS = (8, 10)
"""The fewest and the most players of a semi-final: two boards of 4 or 5 (our reading)."""


def final_of(event: Event) -> Round | None:
    """The final, None if it is not posted."""
    return next((posted for posted in event.rounds if posted.kind == "final"), None)


def final_report(event: Event, through: int | None = None) -> BoardResult | None:
    """The final's result, None until it has one (or when it is after round ``through``)."""
    final = final_of(event)
    if final is None or (through is not None and final.number > through):
        return None
    result = final.tables[0].result
    return result if isinstance(result, BoardResult) else None


def semi_final_of(event: Event) -> Round | None:
    """The semi-final, None if it is not posted."""
    return next((posted for posted in event.rounds if posted.kind == SEMI_FINAL), None)


def semi_final_places(event: Event, through: int | None = None) -> dict[int, int] | None:
    """By player, the place on the board of the semi-final, for those who finished it; None until
    both boards have reported (or when it is after round ``through``).
    """
    posted = semi_final_of(event)
    if posted is None or (through is not None and posted.number > through) or posted.missing:
        return None
    places: dict[int, int] = {}
    for table in posted.tables:
        if isinstance(table.result, BoardResult):
            places |= table.result.places
    return places


def semi_final_wanted(event: Event) -> bool:
    """Whether the organizer wants a semi-final, and neither it nor the final is posted yet."""
    chosen = rules(event.settings)
    posted = semi_final_of(event) or final_of(event)
    return posted is None and chosen.final and chosen.semi_final


def semi_final_comes(event: Event) -> bool:
    """Whether a semi-final is to come: wanted, with enough players still in for its boards."""
    return semi_final_wanted(event) and len(active(event, leavings(event))) >= SEMI_FINALISTS[0]


def boards_before_final(event: Event, round_number: int) -> int:
    """How many boards that round has, posted or to come, if it is the semi-final; otherwise 0."""
    posted = event.round(round_number)
    if posted is not None:
        return SEMI_FINAL_BOARDS if posted.kind == SEMI_FINAL else 0
    swiss = swiss_planned(event)
    after_swiss = swiss is not None and round_number == max(swiss, swiss_played(event)) + 1
    return SEMI_FINAL_BOARDS if after_swiss and semi_final_comes(event) else 0


def swiss_played(event: Event) -> int:
    """The number of posted Swiss rounds."""
    return sum(posted.kind == "swiss" for posted in event.rounds)


def swiss_planned(event: Event, chosen: Rules | None = None) -> int | None:
    """The number of Swiss rounds planned: as set, or by the chart from the boards of round 1.

    Before round 1 the present players decide; None while they cannot be seated. ``chosen`` tries
    other settings than the event's.
    """
    chosen = chosen or rules(event.settings)
    if chosen.swiss_rounds is not None:
        return chosen.swiss_rounds
    if event.rounds:
        return rounds_for(len(event.rounds[0].tables))
    count = len(active(event, leavings(event)))
    breakdown = _as_set(count, chosen) or fewest_boards(count, chosen.sanctioned)
    return rounds_for(breakdown.boards) if breakdown else None


def rounds_planned(event: Event) -> int | None:
    """All rounds including the semi-final and the final; None while that is unknown."""
    swiss = swiss_planned(event)
    if swiss is None:
        return None
    semi_final = semi_final_of(event) is not None or semi_final_comes(event)
    return swiss + semi_final + rules(event.settings).final


def next_kind(event: Event) -> str | None:
    """``swiss``, ``semi_final`` or ``final``; None when no round follows the posted ones."""
    if final_of(event) is not None:
        return None
    if semi_final_of(event) is None:
        planned = swiss_planned(event)
        if planned is None or swiss_played(event) < planned:
            return "swiss"
        if semi_final_comes(event):
            return SEMI_FINAL
    return "final" if rules(event.settings).final else None


def last_one_in(event: Event) -> int | None:
    """The only player still in before the final, when another round was to come; None otherwise.

    Our reading: the player who stays when everyone else has left has won, whatever the points.
    """
    if not event.rounds or any(posted.missing for posted in event.rounds):
        return None
    here = active(event, leavings(event))
    return here[0] if len(here) == 1 and next_kind(event) is not None else None


def next_boards(event: Event) -> Breakdown:
    """The boards of the next Swiss round; raises Refused if the players cannot be seated.

    A set number of boards applies in round 1, and later only while the remaining players fit it.
    """
    chosen = rules(event.settings)
    count = len(active(event, leavings(event)))
    fewest = fewest_boards(count, chosen.sanctioned)
    if fewest is None:
        raise Refused(_cannot_seat(count, chosen.sanctioned))
    breakdown = fewest if chosen.boards is None else _as_set(count, chosen)
    if breakdown is None and not event.rounds:
        works = tuple(option.boards for option in breakdowns(count, chosen.sanctioned))
        facts = {"players": count, "boards": chosen.boards, "boards_that_work": works}
        raise Refused(Problem("boards_do_not_fit", facts=facts))
    return breakdown or fewest


def boards_kept(event: Event, breakdown: Breakdown) -> bool:
    """Whether the number of boards is the one that was set."""
    return rules(event.settings).boards in (None, breakdown.boards)


def _as_set(count: int, chosen: Rules) -> Breakdown | None:
    return on_boards(count, chosen.boards, chosen.sanctioned) if chosen.boards else None


def _cannot_seat(count: int, sanctioned: bool) -> Problem:
    works = counts_that_work(count, sanctioned)
    return Problem(
        "cannot_seat",
        facts={
            "players": count,
            "counts_that_work": works,
            "smallest": smallest(sanctioned),
            "largest": LARGEST,
            "up": works[1] - count,
            "other_way": "drop" if works[0] < count else "add",
            "other": abs(works[0] - count),
        },
    )
