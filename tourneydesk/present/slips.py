"""Result slips of a round, one per table, as plain data: people, results, codes."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Player, Round, Table
from tourneydesk.core.names import short_forms, shown_name
from tourneydesk.core.results import BoardResult, MatchResult, ScoreResult, withdrawn_in
from tourneydesk.formats import format_of
from tourneydesk.present.messages import name_of, number, text
from tourneydesk.present.paper_rebuild.codes import (
    LONGEST_FACT,
    LONGEST_NAME_IN_CODE,
    Printed,
    grouped,
    person,
)
from tourneydesk.present.paper_rebuild.records import slip_code
from tourneydesk.present.ratings import for_codes
from tourneydesk.present.sheets import Code, Slip, SlipField, SlipLayout, SlipSeat, Stamp
from tourneydesk.present.shows import show_of

# Who sits at a table, for its slip's square code: as much as the code has room for.

_FACTS = (LONGEST_FACT, 20, 12)
"""Letters of a membership number or club, until everybody has room."""
_NAMES = (LONGEST_NAME_IN_CODE, 40, 30, 25, 20, 16, 12, 8)
_SHORTENED = "…"


def people_within(players: Sequence[Player], needed: Collection[str], most_bytes: int) -> str:
    """The players as `person` describes them, in UTF-8 at most this long. Clubs and membership
    numbers are shortened first, then left out; then ratings and ages that are not among the facts
    ``needed``; then given names become initials, and names are cut. Where anything is shortened or
    left out, a text ends in "…". Empty if nothing fits.
    """
    small = [_small(player, needed) for player in players]
    attempts = (
        *((players, LONGEST_NAME_IN_CODE, fact) for fact in _FACTS),
        ([_without_club(player) for player in players], LONGEST_NAME_IN_CODE, LONGEST_FACT),
        *(([_named(one, name) for one in small], name, LONGEST_FACT) for name in _NAMES),
    )
    for described, name, fact in attempts:
        lines = "\n".join(person(player, name, fact) for player in described)
        if len(lines.encode("utf-8", "replace")) <= most_bytes:
            return lines
    return ""


def _without_club(player: Player) -> Player:
    known = player.member_id or player.club
    return replace(player, member_id=None, club=_SHORTENED if known else None)


def _named(player: Player, longest: int) -> Player:
    """The player with initials instead of given names, if the name is longer than that."""
    if len(player.name) <= longest:
        return player
    forms = short_forms(shown_name(player.name, player.family))
    short = next((form for form in forms if len(form) < longest), None)
    return player if short is None else replace(player, name=f"{short}{_SHORTENED}")


def _small(player: Player, needed: Collection[str]) -> Player:
    """A player without club, membership number and facts that the format does not use."""
    return replace(
        _without_club(player),
        rating=player.rating if "rating" in needed else None,
        age=player.age if "age" in needed else None,
        age_group=player.age_group if "age" in needed else None,
    )


# A table's reported result, as it would be written on its slip by pen.

TICK = "×"


def reported(fields: Sequence[SlipField], table: Table, player: int) -> tuple[tuple[str, ...], str]:
    """What a player would write in the fields, "" where they would write nothing, and a remark for
    what no field has room for.
    """
    match table.result:
        case None:
            return ("",) * len(fields), ""
        case MatchResult() as result:
            written, remark = _of_match(result, player, {field.key for field in fields})
        case BoardResult() as result:
            written, remark = _of_board(result, player), ""
        case ScoreResult() as result:
            written, remark = {}, ""
            if player in result.scores:
                written = {"score": number(result.scores[player])}
    if player in withdrawn_in(table.result):
        written["drops_out"] = TICK
    return tuple(written.get(field.key, "") for field in fields), remark


def _of_match(result: MatchResult, player: int, known: set[str]) -> tuple[dict[str, str], str]:
    """Who did not come is a remark; so is the outcome of a match whose games nobody counted."""
    if player in result.forfeited:
        return {}, text("card-forfeit")
    won = result.winner == player or bool(result.forfeited)
    outcome = "won" if won else "drew" if result.drawn else ""
    written = {outcome: TICK} if outcome else {}
    if result.won or result.drawn_games:
        written["games_won"] = str(result.won.get(player, 0))
        written["games_drawn"] = str(result.drawn_games)
    elif outcome and outcome not in known:
        return written, text(f"slip-{outcome}")
    return written, ""


def _of_board(result: BoardResult, player: int) -> dict[str, str]:
    figures: Sequence[tuple[str, Mapping[int, int]]] = (
        ("place", result.places),
        ("points", result.game_points),
        ("energy", result.energy),
    )
    return {key: str(values[player]) for key, values in figures if player in values}


CODE_BITS = 154 * 8
"""The data of a QR code of version 8, level M (ISO/IEC 18004, table 7): 24.5 mm wide if its modules
are half a millimeter.
"""


def slips(
    event: Event,
    posted: Round,
    stamp: Stamp,
    tables: Sequence[int] | None = None,
    *,
    filled: bool = False,
    code_bits: int = CODE_BITS,
) -> list[Slip]:
    """The slips of these tables (None = all that have yet to report), in table order; with
    ``filled``, a table's reported result is on its slip. Names, membership numbers and clubs are
    shortened in the square code so that it has at most ``code_bits``.
    """
    table_numbers = posted.missing if tables is None else tables
    ordered = sorted(posted.tables, key=lambda table: table.number)
    return [
        _slip(event, posted, table, stamp, code_bits, filled=filled)
        for table in ordered
        if table.number in table_numbers
    ]


def blank_slips(event: Event, sizes: Sequence[int], first: int, stamp: Stamp) -> list[Slip]:
    """Slips for tables of these sizes, numbered from ``first``, with blank names; without a code,
    because the players are not known yet.
    """
    return [
        _blank(event, size, str(table_number), stamp)
        for table_number, size in enumerate(sizes, start=first)
    ]


def spare_slip(event: Event, stamp: Stamp) -> Slip:
    """A slip for any table, whose number is to be written too, for the spare places of a sheet."""
    return _blank(event, format_of(event).table_sizes[1], "", stamp)


def _blank(event: Event, size: int, table: str, stamp: Stamp) -> Slip:
    layout = show_of(event).slip
    fields = layout.fields(event, size)
    return Slip(
        label=text("slip-table", event.format),
        table=table,
        heading=_heading(event, stamp),
        fields=fields,
        seats=tuple(
            SlipSeat(_seat(layout, seat), "", "", "", ("",) * len(fields)) for seat in range(size)
        ),
        of_many=_of_many(event),
        code=None,
        stamp=stamp,
    )


def _heading(event: Event, stamp: Stamp) -> str:
    """The round, and that this is a result slip; a ring has no rounds."""
    ring = bool(format_of(event).ring_kinds)
    return text("slip-heading", round=text("slip-ring") if ring else stamp.round)


def _of_many(event: Event) -> bool:
    return show_of(event).of_many is not None


def _seat(layout: SlipLayout, seat: int) -> str:
    return text(layout.seats[seat]) if layout.seats else ""


def _slip(
    event: Event, posted: Round, table: Table, stamp: Stamp, code_bits: int, *, filled: bool
) -> Slip:
    layout = show_of(event).slip
    fields = layout.fields(event, len(table.seats))
    return Slip(
        label=text("slip-table", event.format),
        table=str(table.number),
        heading=_heading(event, stamp),
        fields=fields,
        seats=tuple(
            _seated(event, table, fields, seat, _seat(layout, seat), filled=filled)
            for seat in range(len(table.seats))
        ),
        of_many=_of_many(event),
        # A code cannot mark an item as open: a reader would take it as known.
        code=None if event.open_items else _code(event, posted, table, stamp, code_bits),
        stamp=stamp,
    )


def _seated(
    event: Event, table: Table, fields: Sequence[SlipField], seat: int, role: str, *, filled: bool
) -> SlipSeat:
    player = event.player(table.players[seat])
    written, remark = reported(fields, table, player.id) if filled else (("",) * len(fields), "")
    return SlipSeat(
        role, str(player.id), name_of(event, player.id), player.member_id or "", written, remark
    )


def _code(event: Event, posted: Round, table: Table, stamp: Stamp, code_bits: int) -> Code:
    """The digits, and who sits there, so that losing a card does not lose a name."""
    digits = slip_code(event, posted, table, Printed(stamp.revision, stamp.digest))
    # Two segments with their headers, the digits ten bits for three, and a line feed.
    spare = code_bits - (4 + 14 + 4 + 16) - -(-len(digits) * 10 // 3) - 8
    players = [for_codes(event, event.player(player)) for player in table.players]
    needed = {
        *format_of(event).about_players(event),
        *(("rating",) if show_of(event).rated else ()),
    }
    return Code(digits, people_within(players, needed, spare // 8), grouped(digits))
