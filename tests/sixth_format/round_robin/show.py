"""How a round robin shows itself."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from tests.sixth_format.round_robin.berger import NOBODY
from tests.sixth_format.round_robin.pairing import KIND, scheduled
from tourneydesk.core.event import Event
from tourneydesk.core.format import Outlook
from tourneydesk.formats import format_of
from tourneydesk.present.cards.card import (
    Layout,
    Row,
    Rows,
    boxes,
    column,
    letters,
    numbered,
    numbers_of,
    one_of,
    opponent_columns,
    row_number,
    running,
    table_boxes,
    table_cell,
)
from tourneydesk.present.hand_round import HandRound, players_still_in
from tourneydesk.present.messages import number, text
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.papers.by_hand import planned
from tourneydesk.present.preview import Consequence, Tables, one_sits_out
from tourneydesk.present.sheets import COLORS, SlipLayout, Written, won_drew_or_drops_out
from tourneydesk.present.show import ByHand, Show

_HALVES = {"won": 2, "forfeit_won": 2, "drawn": 1, "lost": 0, "forfeit_lost": 0}


def _points() -> tuple[str, ...]:
    return tuple(number(Fraction(halves, 2)) for halves in (2, 1, 0))


def _colors() -> tuple[str, ...]:
    return text("card-white-letter"), text("card-black-letter")


def card(event: Event) -> Layout:
    """A row a round: board, color, opponent, result, score."""
    return Layout(
        key=text("card-key-us"),
        columns=(
            numbered("round"),
            boxes("table_number", table_boxes(event), event.format),
            letters("color", _colors()),
            *opponent_columns(event),
            letters("result", _points()),
            column("score_so_far", 9.6, 12),
        ),
        rows=_rows,
        note=text("round-robin-card-key"),
    )


def _rows(event: Event, records: Mapping[int, Record]) -> Rows:
    return {player: [_row(event, line) for line in one.lines] for player, one in records.items()}


def _row(event: Event, line: Line) -> Row:
    other = next(
        (event.player(at) for seat, at in enumerate(line.players) if seat != line.seat), None
    )
    halves = _HALVES.get(line.outcome)
    ringed = None if halves is None else 2 - halves
    return (
        row_number(f"{line.round}."),
        table_cell(line.table or None, table_boxes(event)),
        one_of(_colors(), line.seat if line.table else None),
        numbers_of(event).cell(other),
        Written(text("card-bye") if other is None else other.name),
        one_of(_points(), ringed),
        running("" if line.running is None else number(Fraction(line.running, 2))),
    )


def _consequence(event: Event, outlook: Outlook, said: tuple[str, ...]) -> Consequence:
    count = len(event.entered)
    sentence = text("round-robin-leads-to", players=count, rounds=outlook.rounds_planned)
    boards = count // 2
    return Consequence(sentence, (*one_sits_out(count), *said), Tables((2,) * boards), True)


def hand_round(event: Event) -> HandRound | None:
    """The next round as staff would make it; None where none follows."""
    inside, at = players_still_in(event), len(event.rounds) + 1
    games = [pair for pair in scheduled(event, at) if {*pair} <= {*inside}]
    if not games or format_of(event).outlook(event).next_kind is None:
        return None
    return HandRound(at, KIND, inside, ((2,) * len(games),), len(inside) - 2 * len(games))


def hand_steps(event: Event, next_round: HandRound) -> Iterator[str]:
    """The steps for the next round: the table itself."""
    key, inside = event.format, {*next_round.players, NOBODY}
    pairs = tuple(
        f"{white} – {black}"
        for white, black in scheduled(event, next_round.round_number)
        if NOBODY not in (white, black) and {white, black} <= inside
    )
    yield text("hand_by_number", key, pairs=pairs)
    if next_round.bye_count:
        yield text("hand_out", key)
    yield text("hand_slips", key, tables=len(next_round.sizes))
    yield text("hand_points", key)
    yield from planned(event)


SHOW = Show(
    card=card,
    slip=SlipLayout(lambda _event, _seats: won_drew_or_drops_out(), COLORS),
    sketch=Tables((2, 2, 2)),
    consequence=_consequence,
    sample="samples/ring-10.csv",
    crowd=8,
    by_hand=ByHand(hand_steps, hand_round),
    has_colors=True,
    in_points=True,
)
