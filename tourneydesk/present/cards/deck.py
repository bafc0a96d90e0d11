"""All record cards of an event, and blank ones."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Player
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.cards.layout import NUMBER_BOXES, Layout, Row, number_of, row_number
from tourneydesk.present.messages import bare_name_of, text
from tourneydesk.present.paper_rebuild.codes import Printed, grouped
from tourneydesk.present.paper_rebuild.people import person
from tourneydesk.present.paper_rebuild.records import Record, code_of, records
from tourneydesk.present.sheets import Card, Cell, Code, Digits, Stamp, Written
from tourneydesk.present.shows import show_of

ROWS = 10


def cards(event: Event, stamp: Stamp, players: Sequence[int] | None = None) -> list[Card]:
    """The current cards of these players (None = all), in that order.

    A player with more rounds or games than a card has rows gets several cards in sequence, each
    with the whole code. Once the event is finished, each card shows the player's place.
    """
    layout, rated = layout_of(event), show_of(event).rated
    player_ids = players if players is not None else [player.id for player in event.entered]
    card_records = records(event, Printed(stamp.revision, stamp.digest), player_ids)
    rows = layout.rows(event, card_records)
    places = _places(event)
    all_cards: list[Card] = []
    for player_id in player_ids:
        player = event.player(player_id)
        # A code cannot mark an item as open: a reader would take it as known.
        code = None if event.open_items else _code(player, card_records[player_id])
        filled = _known_rows(event, layout, card_records[player_id], rows[player_id])
        for start in range(0, max(len(filled), 1), ROWS):
            part = filled[start : start + ROWS]
            all_cards.append(
                Card(
                    title=_title(event, start // ROWS + 1),
                    about=_about(player, bare_name_of(event, player_id), rated, places),
                    key=layout.key,
                    columns=layout.columns,
                    rows=(*part, *_blank_rows(layout, start + len(part), ROWS - len(part))),
                    code=code,
                    stamp=stamp,
                )
            )
    return all_cards


def _known_rows(event: Event, layout: Layout, record: Record, rows: Sequence[Row]) -> list[Row]:
    """The rows of a player's card. In a rebuilt event they end before the first round after which
    the player's total is open; a table whose result is open still has its row.
    """
    if not event.open_items or format_of(event).ring_kinds:
        return list(rows)
    player, played = record.head.number, len(event.rounds)
    certain = next(
        (at - 1 for at in range(1, played + 1) if not _points_known(event, player, at)), played
    )
    lines = {line.round: line for line in record.lines}
    if certain + 1 in lines and lines[certain + 1].outcome == "open":
        certain += 1
    numbers = next(at for at, column in enumerate(layout.columns) if column.printed)
    known = [row_number(at) for at in range(1, certain + 1)]
    final = text("card-final")
    return [
        row
        for row in rows
        if row[numbers] in known or (certain >= played and row[numbers] == row_number(final))
    ]


def _points_known(event: Event, player: int, through: int) -> bool:
    rows = standings_of(event, through)
    return next((row.points_known for row in rows if row.player == player), True)


def blank_card(event: Event, stamp: Stamp) -> Card:
    """A card for any player, with nothing filled in and no code."""
    layout, rated = layout_of(event), show_of(event).rated
    empty = Player(0, "")
    return Card(
        title=_title(event, 1),
        about=tuple((label, _emptied(cell)) for label, cell in _about(empty, "", rated, {})),
        key=layout.key,
        columns=layout.columns,
        rows=tuple(_blank_rows(layout, 0, ROWS)),
        code=None,
        stamp=stamp,
    )


def layout_of(event: Event) -> Layout:
    """The layout of the record card in the event's format."""
    return show_of(event).card(event)


def _title(event: Event, card_number: int) -> str:
    title = text("card-title", event.format)
    return title if card_number == 1 else text("card-title-more", title=title, number=card_number)


def _code(player: Player, record: Record) -> Code:
    digits = code_of(record)
    return Code(digits, person(player), grouped(digits))


def _about(
    player: Player, name: str, rated: bool, places: Mapping[int, int]
) -> tuple[tuple[str, Cell], ...]:
    fact = player.rating if rated else player.age
    about: list[tuple[str, Cell]] = [
        (text("card-member"), number_of(player)),
        (text("card-player"), Written(name, bold=True)),
        (
            text("card-rating" if rated else "card-age"),
            Written("" if fact is None else str(fact)),
        ),
        (text("card-player-number"), Written(str(player.id), bold=True)),
    ]
    if player.id in places:
        about.append((text("card-final-place"), Written(str(places[player.id]), bold=True)))
    return tuple(about)


def _places(event: Event) -> dict[int, int]:
    fmt = format_of(event)
    if fmt.outlook(event).status != "finished":
        return {}
    return {row.player: row.place for row in standings_of(event) if row.place}


def _blank_rows(layout: Layout, start: int, count: int) -> list[Row]:
    return [
        tuple(row_number(number) if column.printed else column.blank for column in layout.columns)
        for number in range(start + 1, start + count + 1)
    ]


def _emptied(cell: Cell) -> Cell:
    match cell:
        case Digits():
            return Digits("", NUMBER_BOXES)
        case Written():
            return replace(cell, text="")
        case _:
            return cell
