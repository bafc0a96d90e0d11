"""What an export consists of, and the tables that several kinds of export share.

Headings and keys are those of docs/batch.md: they stay, whatever language the program speaks.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tourneydesk.core.event import Event
from tourneydesk.core.field import status
from tourneydesk.core.names import family_name, given_name
from tourneydesk.core.standings import UNRANKED, Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.messages import name_of
from tourneydesk.present.paper_rebuild.lines import OF_TWO, Line
from tourneydesk.present.paper_rebuild.records import records
from tourneydesk.present.prizes import event_awards
from tourneydesk.present.prizes.tables import exact_amount
from tourneydesk.present.prizes.words import category_name, rule_of, why_award, won
from tourneydesk.present.shows import show_of
from tourneydesk.present.state import MORE_FIELDS, exact_number
from tourneydesk.present.tables.standings import crossings

Value = str | int | float | None
Files = Mapping[str, bytes]
"""File contents by name; the names are relative to the folder of the export."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """A table of values with one line of headings."""

    name: str
    heads: tuple[str, ...]
    rows: tuple[tuple[Value, ...], ...]


def sheets(event: Event) -> tuple[Sheet, ...]:
    """Players, pairings, results, standings and the crosstable, in this order; of an event with
    prizes also these and who wins them.
    """
    made = tuple(make(event) for make in _SHEETS)
    return (*made, prizes_sheet(event), awards_sheet(event)) if event.prizes else made


def players_sheet(event: Event) -> Sheet:
    """A row for every player entered."""
    leavings = format_of(event).leavings(event)
    return _sheet(
        "players",
        "id name given family rating age age_group member_id club note status house fixed_table "
        + " ".join(MORE_FIELDS),
        (
            (
                player.id,
                player.name,
                given_name(player) or None,
                family_name(player),
                player.rating,
                player.age,
                player.age_group,
                player.member_id,
                player.club,
                player.note,
                status(event, leavings, player.id),
                int(player.house),
                event.fixed_tables.get(player.id),
                *(getattr(player, field) for field in MORE_FIELDS),
            )
            for player in event.entered
        ),
    )


def pairings_sheet(event: Event) -> Sheet:
    """A row for every seat and every bye of each posted round; a bye has no table."""
    seats = (
        (
            posted.number,
            posted.kind,
            posted.groups.get(seat.player),
            table.number,
            at,
            seat.player,
            name_of(event, seat.player),
            seat.role,
            int(table.void),
        )
        for posted in event.rounds
        for table in posted.tables
        for at, seat in enumerate(table.seats, start=1)
    )
    byes = (
        (
            posted.number,
            posted.kind,
            posted.groups.get(bye.player),
            None,
            None,
            bye.player,
            name_of(event, bye.player),
            "bye",
            0,
        )
        for posted in event.rounds
        for bye in posted.byes
    )
    rows = sorted((*seats, *byes), key=lambda row: (row[0], row[3] is None, row[3] or 0))
    return _sheet("pairings", "round kind group table seat player name role void", rows)


def results_sheet(event: Event) -> Sheet:
    """A row for every player in every round (in a ring: in every game): what came of it."""
    colored = show_of(event).has_colors
    rows = [
        (
            line.round,
            line.table or None,
            player,
            name_of(event, player),
            (("white", "black")[line.seat] if colored and line.table else None),
            " ".join(str(one) for one in opponents(line, player)) or None,
            *_outcome(line),
            None if line.running is None else exact_number(Fraction(line.running, 2)),
        )
        for player, line in played_lines(event)
    ]
    rows.sort(key=lambda row: (row[0], row[1] is None, row[1] or 0))
    return _sheet(
        "results",
        "round table player name color opponents outcome place game_points energy score games_won "
        "games_lost games_drawn bye_points running",
        rows,
    )


def standings_sheet(event: Event) -> Sheet:
    """A row for every player in order of the standings, with every tiebreak by its key."""
    fmt, rows = format_of(event), standings_of(event)
    keys = tuple(dict.fromkeys(tiebreak.key for row in rows for tiebreak in row.tiebreaks))
    return Sheet(
        "standings",
        ("place", "player", "name", fmt.points, *keys, "out_in"),
        tuple(
            (
                *_placed(event, row),
                exact_number(row.points) if row.points_known else None,
                *(
                    exact_number(values[key]) if row.place_known and key in values else None
                    for key in keys
                ),
                row.out_in,
            )
            for row in rows
            for values in [{one.key: one.value for one in row.tiebreaks}]
        ),
    )


def _placed(event: Event, row: Standing) -> tuple[int | None, int, str]:
    """Place, number and name; no place for a player without one."""
    place = row.place if row.place_known and row.place != UNRANKED else None
    return place, row.player, name_of(event, row.player)


def crosstable_sheet(event: Event) -> Sheet:
    """A row for every player in order of the standings, with a cell for every round or game."""
    chart, rows = crossings(event), standings_of(event)
    longest = max((len(cells) for cells in chart.values()), default=0)
    return Sheet(
        "crosstable",
        ("place", "player", "name", *(f"round{at}" for at in range(1, longest + 1)), "points"),
        tuple(
            (
                *_placed(event, row),
                *(cells[at].text if at < len(cells) else None for at in range(longest)),
                exact_number(row.points) if row.points_known else None,
            )
            for row in rows
            for cells in [chart.get(row.player, ())]
        ),
    )


def prizes_sheet(event: Event) -> Sheet:
    """A row for every prize, in the order of the list."""
    return _sheet(
        "prizes",
        "prize place kind low high unrated value players name amount text",
        (
            (
                number,
                prize.place,
                prize.category.kind,
                prize.category.low,
                prize.category.high,
                int(prize.category.unrated),
                prize.category.value or None,
                " ".join(map(str, prize.category.players)) or None,
                category_name(prize.category, event.format),
                exact_amount(prize.amount) if prize.amount else None,
                prize.text or None,
            )
            for number, prize in enumerate(event.prizes.prizes, start=1)
        ),
    )


def awards_sheet(event: Event) -> Sheet:
    """A row for everything that a player wins, by place; numbers of prizes and of the players who
    share them are separated by spaces.
    """
    numbers = {prize: number for number, prize in enumerate(event.prizes.prizes, start=1)}
    return _sheet(
        "awards",
        "player name first_place last_place amount text prizes players rule why",
        (
            (
                award.player,
                name_of(event, award.player),
                award.first,
                award.last,
                exact_amount(award.paid) if award.money else None,
                None if award.money else won(event, award),
                " ".join(str(numbers[prize]) for prize in award.pool),
                " ".join(map(str, award.among)),
                rule_of(award) or None,
                why_award(event, award),
            )
            for award in event_awards(event).awards
        ),
    )


_SHEETS: tuple[Callable[[Event], Sheet], ...] = (
    players_sheet,
    pairings_sheet,
    results_sheet,
    standings_sheet,
    crosstable_sheet,
)


def played_lines(event: Event) -> Sequence[tuple[int, Line]]:
    """(player, line) for everything that each player did so far, by player and round."""
    return [(player, line) for player, record in records(event).items() for line in record.lines]


def opponents(line: Line, player: int) -> tuple[int, ...]:
    """The other players at the table, in the order of the seats."""
    return tuple(one for one in line.players if one != player)


def _outcome(line: Line) -> tuple[Value, ...]:
    """The outcome, place, game points, energy, score, games won, lost and drawn, bye points."""
    blank: dict[str, Value] = dict.fromkeys(
        ("place", "game_points", "energy", "score", "won", "lost", "drawn", "bye")
    )
    figures = [None if one is None else exact_number(one) for one in line.figures]
    if not line.table:
        blank["bye"] = figures[0] if figures else 0
        return (f"bye_{line.outcome}", *blank.values())
    if line.outcome in OF_TWO:
        if figures:
            blank["won"], blank["lost"], blank["drawn"] = figures
    elif len(figures) == 1:
        blank["score"] = figures[0]
    elif figures:
        blank["place"], blank["game_points"], blank["energy"] = figures
    return (line.outcome, *blank.values())


def _sheet(name: str, heads: str, rows: Iterable[tuple[Value, ...]]) -> Sheet:
    return Sheet(name, tuple(heads.split()), tuple(rows))
