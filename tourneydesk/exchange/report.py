"""A tournament report of another program, and the event that it becomes.

`check` refuses what contradicts itself, by name and round.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import ByeRequest, Player
from tourneydesk.core.journal.bounds import MOST_AGE
from tourneydesk.core.journal.dates import fits_report
from tourneydesk.core.names import joined
from tourneydesk.core.ratings import age_on, day_of
from tourneydesk.core.reasons import Fact, Problem, Refused
from tourneydesk.formats import FORMATS, format_of
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.event_builder import EventBuilder, open_table, round_of
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.shows import show_of_format

MOST_PLAYERS, MOST_ROUNDS = 9999, 99
ABSENT = "Z"
BYES = f"HFU{ABSENT}"
"""Byes of half a point, of a whole one, of the one left over, and of none: an absence."""
_AGREE = {
    ("won", "lost"),
    ("drawn", "drawn"),
    ("lost", "won"),
    ("forfeit_won", "forfeit_lost"),
    ("forfeit_lost", "forfeit_won"),
    ("forfeit_lost", "forfeit_lost"),
    ("open", "open"),
}


@dataclass(frozen=True, slots=True)
class Cell:
    """A player in a round: the opponent's number and the color (``w`` or ``b``, empty if unknown)
    with an outcome, at a ``table`` (0 if unknown); or opponent 0 with one of the letters of BYES.
    """

    opponent: int
    color: str
    outcome: str
    table: int = 0

    @property
    def absent(self) -> bool:
        return not self.opponent and self.outcome == ABSENT


@dataclass(frozen=True, slots=True)
class ReadPlayer:
    """A player; ``rank`` is the number in the report, ``name`` family name first if it has a comma,
    and ``cells`` has one for each round of the report; ``birth`` is as `core.ratings` reads
    it.
    """

    rank: int
    name: str
    rating: int | None
    identity: str
    cells: tuple[Cell, ...]
    age: int | None = None
    birth: str | None = None


@dataclass(frozen=True, slots=True)
class Report:
    """A whole report. ``details`` are those of an event, ``byes`` requested ones by (rank, round)
    with their letter, ``prohibited`` pairs of ranks. ``win`` and ``draw`` are what they are worth,
    ``rounds`` how many are planned (0 if unknown).
    """

    name: str
    details: Mapping[str, str]
    players: tuple[ReadPlayer, ...]
    win: Fraction = Fraction(1)
    draw: Fraction = Fraction(1, 2)
    rounds: int = 0
    byes: Mapping[tuple[int, int], str] = field(default_factory=dict)
    prohibited: tuple[tuple[int, int], ...] = ()

    @property
    def played(self) -> int:
        """The last round in which somebody was there."""
        there = (
            at
            for player in self.players
            for at, cell in enumerate(player.cells, start=1)
            if not cell.absent
        )
        return max(there, default=0)


def check(report: Report) -> None:
    """Raises Refused for a report without players, or that contradicts itself."""
    if not report.players:
        raise Refused(Problem("report_no_players"))
    if len(report.players) > MOST_PLAYERS:
        raise Refused(Problem("report_too_many_players", facts={"most": MOST_PLAYERS}))
    by_rank = {player.rank: player for player in report.players}
    if len(by_rank) < len(report.players):
        ranks = [player.rank for player in report.players]
        twice = next(rank for rank in ranks if ranks.count(rank) > 1)
        raise Refused(Problem("report_number_twice", facts={"rank": twice}))
    for player in report.players:
        for round_number, cell in enumerate(player.cells, start=1):
            if cell.opponent:
                _check_game(by_rank, player, round_number, cell)


def _check_game(
    by_rank: Mapping[int, ReadPlayer], player: ReadPlayer, round_number: int, cell: Cell
) -> None:
    facts: dict[str, Fact] = {"name": player.name, "rank": cell.opponent, "round": round_number}
    other = by_rank.get(cell.opponent)
    if other is None or other is player:
        raise Refused(Problem("report_no_opponent", facts=facts))
    answer = other.cells[round_number - 1]
    facts["other"] = other.name
    if answer.opponent != player.rank:
        raise Refused(Problem("report_one_sided", facts=facts))
    if (cell.outcome, answer.outcome) not in _AGREE:
        raise Refused(Problem("report_two_results", facts=facts))
    if cell.color and cell.color == answer.color:
        raise Refused(Problem("report_same_color", facts=facts))


# An event from a tournament report: its players, pairings, results and byes.
#
# A report says no settings, and seldom boards. Boards are then numbered by the scores of those
# who met, and settings are the format's, but for the number of rounds and what wins and draws are
# worth. Who is absent at first has entered late. Who is absent later had a bye of no points,
# where players can ask for byes, unless it is for several rounds to the end: they have withdrawn,
# as has everybody absent where there are no such byes.

_LONGEST = 200
_HALF = Fraction(1, 2)


def format_of_report(report: Report) -> str:
    """The format whose wins and draws are worth what the report says, or can be by its settings;
    Refused if there is none.
    """
    shows = [(key, show_of_format(key)) for key in FORMATS]
    shows = [(key, show) for key, show in shows if "trf" in show.exports]
    for key, show in shows:
        if show.scoring[:2] == (report.win, report.draw):
            return key
    for key, show in shows:
        if show.scoring_settings(report.win, report.draw) is not None:
            return key
    facts = {"win": str(report.win), "draw": str(report.draw)}
    raise Refused(Problem("report_scoring", facts=facts))


def settings_of_report(report: Report) -> Mapping[str, object]:
    """The settings that a report says: the rounds, and what wins and draws are worth where that is
    not what the format has anyway. Refused as by `format_of_report`.
    """
    show = show_of_format(format_of_report(report))
    points: Mapping[str, object] = {}
    if show.scoring[:2] != (report.win, report.draw):
        points = show.scoring_settings(report.win, report.draw) or {}
    return {**({"rounds": report.rounds} if report.rounds else {}), **points}


def event_name(report: Report) -> str:
    """The name of the tournament, or that of made-up events if the report has none."""
    return report.name[:_LONGEST].strip() or text("made-up-event")


def imported_steps(report: Report, opening: d.EventOpened) -> tuple[d.Step, ...]:
    """The steps of an event that begins with ``opening`` and has what the report says."""
    builder = EventBuilder(opening)
    details = {key: one[:_LONGEST] for key, one in report.details.items() if fits_report(key, one)}
    if details:
        builder.take(d.DetailsChanged(details))
    numbers = {player.rank: at for at, player in enumerate(_by_entry(report), start=1)}
    _enter(builder, report, numbers, 0)
    for pair in report.prohibited:
        if pair[0] in numbers and pair[1] in numbers:
            first, second = sorted(numbers[rank] for rank in pair)
            builder.take(d.PairForbidden((first, second)))
    for round_number in range(1, report.played + 1):
        _come_and_go(builder, report, numbers, round_number)
        _play(builder, report, numbers, round_number)
        _enter(builder, report, numbers, round_number)
    _request_byes(builder, report, numbers)
    builder.take(
        d.NoteAdded(text("report-note", players=len(report.players), rounds=report.played))
    )
    return tuple(builder.steps)


def _by_entry(report: Report) -> list[ReadPlayer]:
    """The players in the order in which they entered; late ones last."""
    return sorted(report.players, key=lambda player: (_joined(player, report), player.rank))


def _joined(player: ReadPlayer, report: Report) -> int:
    """How many rounds were over when the player came; 0 for somebody never paired."""
    present = (at for at, cell in enumerate(player.cells) if not cell.absent)
    return next(present, 0) if report.played else 0


def _enter(builder: EventBuilder, report: Report, numbers: Mapping[int, int], posted: int) -> None:
    entering = [player for player in _by_entry(report) if _joined(player, report) == posted]
    if entering:
        builder.take(
            d.PlayersAdded(
                tuple(
                    _entry(player, numbers[player.rank], posted, day_of(builder.event))
                    for player in entering
                )
            )
        )


def _entry(player: ReadPlayer, number: int, posted: int, day: str | None) -> Player:
    family, comma, given = (part.strip() for part in player.name.partition(","))
    name = joined(given, family) if comma else player.name
    return Player(
        number,
        name or text("report-nameless", rank=player.rank),
        player.rating,
        _age(player, day),
        player.identity or None,
        joined=posted,
        family=family if comma and given and family in name else None,
        birth=player.birth,
    )


def _age(player: ReadPlayer, day: str | None) -> int | None:
    if player.age is not None or player.birth is None or day is None:
        return player.age
    age = age_on(player.birth, day)
    return age if 0 <= age <= MOST_AGE else None


def _play(
    builder: EventBuilder, report: Report, numbers: Mapping[int, int], round_number: int
) -> None:
    """Posts a round and reports its results."""
    tables: dict[int, dict[int, Line]] = {}
    byes: dict[int, Line] = {}
    boards = _boards(report, round_number)
    entered = {player.id for player in builder.event.players if not player.dropped}
    for player in report.players:
        number, cell = numbers[player.rank], player.cells[round_number - 1]
        if cell.opponent:
            board = cell.table or boards[min(player.rank, cell.opponent)]
            # Without a color, whoever ranks higher sits first.
            first = cell.color == "w" or (not cell.color and player.rank < cell.opponent)
            seat = 0 if first else 1
            line = Line(round_number, "swiss", board, seat, cell.outcome)
            tables.setdefault(board, {})[number] = line
        elif number in entered:
            worth = {"U": report.win, "F": report.win, "H": _HALF}.get(cell.outcome, Fraction(0))
            why = "odd" if cell.outcome == "U" else "requested"
            byes[number] = Line(round_number, "swiss", 0, 0, why, (worth,))
    posted = round_of(builder.event.format, round_number, "swiss", tables, byes)
    builder.take(
        d.RoundPosted(replace(posted, tables=tuple(open_table(one) for one in posted.tables)))
    )
    for table in posted.tables:
        if table.result is not None:
            builder.take(d.ResultRecorded(round_number, table.number, table.result))


def _boards(report: Report, round_number: int) -> dict[int, int]:
    """The board of each pair, by the smaller rank: by the higher and the lower score of the two
    before the round, then by rank.
    """
    worth = {"won": report.win, "forfeit_won": report.win, "F": report.win, "U": report.win}
    worth |= {"drawn": report.draw, "H": report.draw}
    scores = {
        player.rank: sum(
            (worth.get(cell.outcome, Fraction(0)) for cell in player.cells[: round_number - 1]),
            Fraction(0),
        )
        for player in report.players
    }
    pairs = [
        (player.rank, player.cells[round_number - 1].opponent)
        for player in report.players
        if player.rank < player.cells[round_number - 1].opponent
    ]
    pairs.sort(key=lambda pair: (*sorted(-scores[one] for one in pair), pair))
    return {first: board for board, (first, _) in enumerate(pairs, start=1)}


def _come_and_go(
    builder: EventBuilder, report: Report, numbers: Mapping[int, int], round_number: int
) -> None:
    """Withdraws who is absent from the round and reinstates who is there again."""
    event = builder.event
    asks = not format_of(event).problems(
        event, d.ByeRequested(ByeRequest(1, round_number, Fraction(0)))
    )
    for player in report.players:
        number = numbers[player.rank]
        if number > len(event.players):
            continue
        rest = [cell.absent for cell in player.cells[round_number - 1 : report.played]]
        gone = rest[0] and not (asks and (len(rest) == 1 or not all(rest)))
        if gone and not event.player(number).dropped:
            builder.take(d.PlayerDropped(number))
        elif not rest[0] and event.player(number).dropped:
            builder.take(d.PlayerReturned(number))


def _request_byes(builder: EventBuilder, report: Report, numbers: Mapping[int, int]) -> None:
    for (rank, round_number), kind in sorted(report.byes.items()):
        if rank in numbers and report.played < round_number <= report.rounds:
            points = {"H": _HALF, "F": Fraction(1)}.get(kind, Fraction(0))
            request = ByeRequest(numbers[rank], round_number, points)
            builder.take(d.ByeRequested(request))
