"""All record cards of an event, and blank ones."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event, Player
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present.cards.card import (
    FEWEST_ROWS,
    THREE_BY_FIVE,
    Back,
    Card,
    CardForm,
    CardSize,
    Fact,
    Layout,
    Row,
    capacity,
    member_boxes,
    player_boxes,
    row_number,
)
from tourneydesk.present.cards.geometry import (
    fits_side_by_side,
    head_height,
    modules_of,
    table_width,
)
from tourneydesk.present.messages import bare_name_of, text
from tourneydesk.present.paper_rebuild.codes import Printed, grouped, person
from tourneydesk.present.paper_rebuild.records import Record, code_of, records
from tourneydesk.present.ratings import for_codes, rating_text
from tourneydesk.present.sheets import Code, Stamp
from tourneydesk.present.shows import show_of


def cards(
    event: Event,
    stamp: Stamp,
    players: Sequence[int] | None = None,
    size: CardSize = THREE_BY_FIVE,
    *,
    back: bool = False,
) -> list[Card]:
    """The current cards of these players (None = all), in that order.

    A player with more rounds or games than a card has rows gets several cards in sequence, each
    with the whole code. Once the event is finished, each card shows the player's place.
    """
    maker = _Maker(event, stamp, size, back)
    player_ids = players if players is not None else [player.id for player in event.entered]
    card_records = records(event, Printed(stamp.revision, stamp.digest), player_ids)
    rows = maker.layout.rows(event, card_records)
    return [
        card
        for player_id in player_ids
        for card in maker.of_player(
            event.player(player_id), card_records[player_id], rows[player_id]
        )
    ]


def blank_card(
    event: Event, stamp: Stamp, size: CardSize = THREE_BY_FIVE, *, back: bool = False
) -> Card:
    """A card for any player, with nothing filled in and no code; of an event with more rounds than
    a card has rows, the first.
    """
    return _Maker(event, stamp, size, back).blank()


@dataclass(frozen=True, slots=True)
class Spread:
    """How the rows of a player are spread over cards: rows on each, and how many cards."""

    rows: int
    cards: int


def spread(planned: int | None, filled: int, usual: int, most: int) -> Spread:
    """As many rows as rounds are planned, at least four; more than ``most`` go on further cards of
    equal length. Without a plan the first card has the usual rows.
    """
    if planned is None:
        rows = min(usual, most)
        return Spread(rows, max(1, -(-filled // rows)))
    needed = max(FEWEST_ROWS, planned, filled)
    count = -(-needed // most)
    return Spread(-(-needed // count), count)


class _Maker:
    """Makes the cards of one event; cards that look alike before anyone plays share their form."""

    def __init__(self, event: Event, stamp: Stamp, size: CardSize, back: bool) -> None:
        self.event, self.stamp, self.size, self.back = event, stamp, size, back
        self.layout = show_of(event).card(event)
        fmt = format_of(event)
        self.planned = None if fmt.ring_kinds else fmt.outlook(event).rounds_planned
        self.places = _places(event)
        self.facts = self._facts()
        self.pages = self._pages()
        self.numbers = next(at for at, one in enumerate(self.layout.columns) if one.printed)
        self.empty: list[Row] = []
        self.forms: dict[tuple[int, int], CardForm] = {}

    def of_player(self, player: Player, record: Record, rows: Sequence[Row]) -> list[Card]:
        # A code cannot mark an item as open: a reader would take it as known.
        code = None if self.event.open_items else _code(self.event, player, record)
        filled = _known_rows(self.event, self.layout, record, rows)
        spread_rows = self._spread(len(filled), code)
        name = bare_name_of(self.event, player.id)
        final = self.places.get(player.id)
        place = "" if final is None else text("card-final-place", place=final)
        all_cards: list[Card] = []
        for card_number in range(spread_rows.cards):
            start = card_number * spread_rows.rows
            part = filled[start : start + spread_rows.rows]
            blank = self._blank_rows(start + len(part), spread_rows.rows - len(part))
            all_rows = (*part, *blank)
            form = self._form(spread_rows.rows, card_number, all_rows)
            values = self._values(player)
            all_cards.append(
                Card(form, values, name, place, all_rows, code, self.stamp, *self.pages)
            )
        return all_cards

    def blank(self) -> Card:
        spread_rows = self._spread(0, None)
        rows = tuple(self._blank_rows(0, spread_rows.rows))
        form = self._form(spread_rows.rows, 0, rows)
        page = self.pages[1]
        return Card(form, ("",) * len(self.facts), "", "", rows, None, self.stamp, page, page)

    def _spread(self, filled: int, code: Code | None) -> Spread:
        head = None
        if code is not None:
            groups = 0 if self.back else -(-len(code.digits) // 5)
            head = head_height(self.size, modules_of(code), groups)
        # Where columns do not fit, higher rows have room for a number above a name.
        low = self.planned is not None and fits_side_by_side(
            self.layout.columns, table_width(self.size)
        )
        most = capacity(self.size, head, low=low)
        return spread(self.planned, filled, self.layout.usual, most)

    def _form(self, count: int, card_number: int, rows: Sequence[Row]) -> CardForm:
        labels = tuple(_label(row[self.numbers]) for row in rows)
        blank = self._blank_rows(card_number * count, count)
        plain = tuple(_label(row[self.numbers]) for row in blank)
        known = self.forms.get((count, card_number))
        if known is not None and labels == known.rows:
            return known
        form = self._new_form(card_number, labels)
        if labels == plain:
            self.forms[count, card_number] = form
        return form

    def _new_form(self, card_number: int, labels: tuple[str, ...]) -> CardForm:
        event, layout = self.event, self.layout
        title = text("card-title", event.format)
        if card_number:
            title = text("card-title-more", title=title, number=card_number + 1)
        return CardForm(
            size=self.size,
            title=title,
            event=self.stamp.event,
            heading=text("card-heading"),
            facts=self.facts,
            name=text("card-player"),
            key_head=text("card-key-head"),
            key=layout.key,
            key_list=layout.key_list,
            note=layout.note,
            columns=layout.columns,
            rows=labels,
            back=self._back() if self.back else None,
        )

    def _facts(self) -> tuple[Fact, ...]:
        event, rated = self.event, show_of(self.event).rated
        facts = [
            Fact("member", text("card-member"), member_boxes(event)),
            Fact("player_number", text("card-player-number"), player_boxes(event)),
        ]
        if rated or format_of(event).groups is not None:
            code, least = ("rating", 4) if rated else ("age", 2)
            longest = max((len(self._figure(player)) for player in event.players), default=0)
            facts.append(Fact(code, text(f"card-{code}"), max(longest, least)))
        return tuple(facts)

    def _figure(self, player: Player) -> str:
        """The rating that counts, or the age in a format without ratings."""
        if show_of(self.event).rated:
            return rating_text(self.event, player.id)
        return "" if player.age is None else str(player.age)

    def _values(self, player: Player) -> tuple[str, ...]:
        figure = self._figure(player)
        known = {
            "member": player.member_id or "",
            "player_number": str(player.id),
            "rating": figure,
            "age": figure,
        }
        return tuple(known[fact.code] for fact in self.facts)

    def _blank_rows(self, start: int, count: int) -> list[Row]:
        while len(self.empty) < start + count:
            number = row_number(len(self.empty) + 1)
            self.empty.append(
                tuple(number if one.printed else one.blank for one in self.layout.columns)
            )
        return self.empty[start : start + count]

    def _pages(self) -> tuple[str, str]:
        """The patterns of the foot: after which round, and without it."""
        page = text("card-page", page="{page}", pages="{pages}")
        posted = self.event.rounds
        complete = next((at for at, one in enumerate(posted) if one.missing), len(posted))
        if not complete or format_of(self.event).ring_kinds:
            return page, page
        return text("card-page-after", round=complete, page="{page}", pages="{pages}"), page

    def _back(self) -> Back:
        return Back(
            self.layout.chart,
            text("card-rules"),
            self.layout.rules,
            text("card-notes"),
            text("card-signature"),
            text("card-date"),
            text("card-digits"),
        )


def _label(cell: object) -> str:
    return str(getattr(cell, "text", ""))


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


def _code(event: Event, player: Player, record: Record) -> Code:
    digits = code_of(record)
    return Code(digits, person(for_codes(event, player)), grouped(digits))


def _places(event: Event) -> Mapping[int, int]:
    fmt = format_of(event)
    if fmt.outlook(event).status != "finished":
        return {}
    return {row.player: row.place for row in standings_of(event) if row.place}
