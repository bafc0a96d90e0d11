"""Fills what some cards lack from the others: the other side of a match, the last place left.

A missing card is much of the time told by its neighbours: whoever has no card sat where a seat of
a table is free, and lost what his opponent won. What cannot be known is said, never made up.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction

from tourneydesk.core.sayings import Advice, Fact
from tourneydesk.present.paper_gathering import Gathered
from tourneydesk.present.paper_lines import MANY, Line

MIRROR = {
    "won": "lost",
    "lost": "won",
    "drawn": "drawn",
    "forfeit_won": "forfeit_lost",
    "forfeit_lost": "forfeit_won",
    "void": "void",
    "open": "open",
}
_ODD_BYE = {"age-swiss": Fraction(3), "us-swiss": Fraction(1)}
"""What the bye of an odd field is worth, where such a bye is a win."""
_ALIKE = ({"forfeit_lost"},)
"""Outcomes that two opponents can share though each has another one across the table."""


@dataclass(slots=True)
class Seats:
    """The lines of one event by round, table and seat, while they are filled."""

    at: dict[tuple[int, int], dict[int, tuple[int, Line]]] = field(default_factory=dict)
    byes: dict[int, list[tuple[int, Line]]] = field(default_factory=dict)
    ousted: set[tuple[int, int]] = field(default_factory=set)
    """Round and player whose seat another card tells of too."""
    notes: list[Advice] = field(default_factory=list)

    def placed(self, round: int) -> set[int]:
        """Who has a table or a bye in that round."""
        seated = {
            player
            for (number, _), seats in self.at.items()
            if number == round
            for player, _ in seats.values()
        }
        return seated | {player for player, _ in self.byes.get(round, ())}

    def lines(self) -> dict[int, tuple[Line, ...]]:
        """The lines of each player, in order of rounds and tables."""
        found: dict[int, list[Line]] = {}
        for seats in self.at.values():
            for player, line in seats.values():
                found.setdefault(player, []).append(line)
        for byes in self.byes.values():
            for player, line in byes:
                found.setdefault(player, []).append(line)
        return {
            player: tuple(sorted(lines, key=lambda line: (line.round, line.table)))
            for player, lines in found.items()
        }


def filled(papers: Gathered) -> tuple[dict[int, tuple[Line, ...]], tuple[Advice, ...]]:
    """Every player's lines, told or found out, and what had to be left open or out."""
    seats = Seats()
    for player, record in sorted(papers.records.items()):
        for line in record.lines:
            _sit(seats, player, line)
    for slip in sorted(papers.slips):
        _sit_by_slip(seats, papers, slip)
    for number in range(1, papers.rounds + 1):
        _fill_round(seats, papers, number)
    for where in [where for where, table in sorted(seats.at.items()) if len(table) < 2]:
        _close_up(seats, where)
    for where in sorted(seats.at):
        if papers.format in MANY:
            _agree_on_many(seats, where, papers.format)
        else:
            _agree_on_two(seats, where)
    return seats.lines(), tuple(seats.notes)


def _sit(seats: Seats, player: int, line: Line) -> None:
    if not line.table:
        seats.byes.setdefault(line.round, []).append((player, line))
        return
    table = seats.at.setdefault((line.round, line.table), {})
    if line.seat in table:
        facts: dict[str, Fact] = {"round": line.round, "table": line.table}
        seats.notes.append(Advice("paper_seat_twice", (table[line.seat][0], player), facts))
        seats.ousted.add((line.round, player))
        return
    table[line.seat] = (player, line)


def _sit_by_slip(seats: Seats, papers: Gathered, where: tuple[int, int]) -> None:
    """Seats whoever has no card as the slip of his table says."""
    slip = papers.slips[where]
    table = seats.at.setdefault(where, {})
    for seat, player in enumerate(slip.players):
        there = table.get(seat)
        if there is not None and there[0] != player:
            facts: dict[str, Fact] = {"round": where[0], "table": where[1]}
            seats.notes.append(Advice("paper_slip_differs", (player, there[0]), facts))
        elif there is None and player in _unplaced(seats, papers, where[0]):
            table[seat] = (player, Line(where[0], slip.kind, where[1], seat, "open"))
    if not table:
        del seats.at[where]


def _unplaced(seats: Seats, papers: Gathered, number: int) -> tuple[int, ...]:
    """Players of whom nothing is known for that round."""
    ring = papers.format == "dual-ring"
    placed = set() if ring else seats.placed(number)
    return tuple(
        player
        for player in range(1, papers.players + 1)
        if player not in placed
        and (
            player not in papers.records
            or papers.records[player].head.round < number
            or (number, player) in seats.ousted
        )
    )


def _fill_round(seats: Seats, papers: Gathered, number: int) -> None:
    """Seats whoever has no card where a seat is free."""
    two = papers.format not in MANY
    free = [
        (table, seat, next(iter(at.values()))[1].kind)
        for (round, table), at in sorted(seats.at.items())
        if round == number
        for seat in range(2 if two else max(at) + 1)
        if seat not in at
    ]
    waiting = list(_unplaced(seats, papers, number))
    if not free:
        _leave_out(seats, papers, number, waiting)
        return
    ring = papers.format == "dual-ring"
    # Sure where there is one player and one seat, or one player for all the seats of a ring.
    sure = len(waiting) == 1 and (ring or len(free) == 1)
    for table, seat, kind in free:
        if not waiting:
            _close_up(seats, (number, table))
            continue
        player = waiting[0] if ring and sure else waiting.pop(0)
        seats.at[number, table][seat] = (player, Line(number, kind, table, seat, "open"))
        if not sure:
            facts: dict[str, Fact] = {"round": number, "table": table}
            seats.notes.append(Advice("paper_guessed", (player,), facts))
    if not ring:
        _leave_out(seats, papers, number, waiting)


def _leave_out(seats: Seats, papers: Gathered, number: int, waiting: list[int]) -> None:
    """Says of whom nothing is known for a round; one of them alone had the bye that is due."""
    points = _ODD_BYE.get(papers.format)
    odd = any(line.outcome == "odd" for _, line in seats.byes.get(number, ()))
    if points is not None and not odd and len(waiting) == 1:
        line = Line(number, "swiss", 0, 0, "odd", (points,))
        seats.byes.setdefault(number, []).append((waiting[0], line))
        seats.notes.append(Advice("paper_bye_left", (waiting[0],), {"round": number}))
        return
    for player in waiting:
        code = "paper_out_of_date" if player in papers.records else "paper_nowhere"
        seats.notes.append(Advice(code, (player,), {"round": number}))


def _close_up(seats: Seats, where: tuple[int, int]) -> None:
    """A table with a seat for nobody: who sits alone there did not play."""
    if where not in seats.at:
        return
    alone = tuple(player for player, _ in seats.at[where].values())
    facts: dict[str, Fact] = {"round": where[0], "table": where[1]}
    seats.notes.append(Advice("paper_alone", alone, facts))
    if len(alone) < 2:
        del seats.at[where]
        return
    together = (told for _, told in sorted(seats.at[where].items()))
    seats.at[where] = {
        at: (player, replace(line, seat=at)) for at, (player, line) in enumerate(together)
    }


def _agree_on_two(seats: Seats, where: tuple[int, int]) -> None:
    """One result for both: what one card tells counts for the other where that one is silent."""
    table = seats.at[where]
    (one, first), (other, second) = table[0], table[1]
    if _mirrors(first, second):
        return
    open_ones = [line.outcome == "open" for line in (first, second)]
    if open_ones == [True, False]:
        table[0] = (one, _mirrored(second, first))
    elif open_ones == [False, True]:
        table[1] = (other, _mirrored(first, second))
    else:
        _left_open(seats, where, "paper_results_differ")


def _mirrors(first: Line, second: Line) -> bool:
    if {first.outcome, second.outcome} in _ALIKE:
        return True
    if MIRROR[first.outcome] != second.outcome:
        return False
    turned = (first.figures[1], first.figures[0], *first.figures[2:]) if first.figures else ()
    return turned == second.figures


def _mirrored(told: Line, silent: Line) -> Line:
    figures = (told.figures[1], told.figures[0], *told.figures[2:]) if told.figures else ()
    return replace(
        silent, outcome=MIRROR[told.outcome], figures=figures, order=max(told.order, silent.order)
    )


def _agree_on_many(seats: Seats, where: tuple[int, int], key: str) -> None:
    """All results of a table or none: a single silent player of a board has the place left."""
    table = seats.at[where]
    silent = [seat for seat, (_, line) in table.items() if line.outcome == "open"]
    if len(silent) == len(table):
        return
    if key == "risk-swiss":
        told = sorted(
            int(line.figures[0] or 0) for _, line in table.values() if line.outcome == "finished"
        )
        wanted = set(range(1, len(told) + len(silent) + 1))
        if len(silent) == 1 and set(told) < wanted and len(set(told)) == len(told):
            (place,) = wanted - set(told)
            (seat,) = silent
            player, line = table[seat]
            table[seat] = (player, replace(line, outcome="finished", figures=(place, None, None)))
            facts: dict[str, Fact] = {"round": where[0], "table": where[1], "place": place}
            seats.notes.append(Advice("paper_place_left", (player,), facts))
            return
        if not silent and told == sorted(wanted):
            return
        _left_open(seats, where, "paper_results_lacking" if silent else "paper_results_differ")
    elif silent:
        _left_open(seats, where, "paper_results_lacking")


def _left_open(seats: Seats, where: tuple[int, int], code: str) -> None:
    table = seats.at[where]
    players = tuple(player for player, _ in table.values())
    lacking = tuple(player for player, line in table.values() if line.outcome == "open")
    facts: dict[str, Fact] = {"round": where[0], "table": where[1]}
    if code == "paper_results_lacking":
        players = lacking
    seats.notes.append(Advice(code, players, facts))
    for seat, (player, line) in table.items():
        table[seat] = (player, replace(line, outcome="open", figures=(), order=0))


def rounds_told(lines: Mapping[int, tuple[Line, ...]]) -> int:
    """How many rounds there are without a gap from the first."""
    told = {line.round for one in lines.values() for line in one}
    return next(number for number in range(len(told) + 1) if number + 1 not in told)
