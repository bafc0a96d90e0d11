"""Who sat where, by all papers of an event together: only what no paper contradicts.

A table is *seated* when at least one paper names all its players and no paper denies it. A player
who is at no seated table, has no bye, and whose card does not show an absence is *unplaced*.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tourneydesk.core.event import OpenItem
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.present.paper_rebuild.claims import (
    Claims,
    SeatClaim,
    TableKey,
    claims_of,
    level_of,
)
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.lines import Line, is_ring, kinds_of, of_many
from tourneydesk.present.paper_rebuild.ring_gaps import fill_ring

_MOST_OPEN = 200_000


@dataclass(slots=True)
class Seating:
    """The rounds as far as they are certain, and what is open about the others.

    ``tables`` are the players by seat; ``byes`` the lines of players with a bye; ``kinds`` has
    every round that can be posted.
    """

    kinds: dict[int, str] = field(default_factory=dict)
    tables: dict[TableKey, tuple[int, ...]] = field(default_factory=dict)
    byes: dict[int, dict[int, Line]] = field(default_factory=dict)
    items: list[OpenItem] = field(default_factory=list)
    contradictions: list[Advice] = field(default_factory=list)


def certain_seating(papers: CollectedPapers, claims: Claims | None = None) -> Seating:
    """Every player's seat or bye in every round, if it is certain."""
    claims = claims or claims_of(papers)
    seating = Seating()
    for round_number in range(1, papers.rounds + 1):
        kind = _kind(papers, claims, round_number)
        if kind is None:
            break
        seating.kinds[round_number] = kind
        _seat_round(seating, papers, claims, round_number)
        if not any(table_key[0] == round_number for table_key in seating.tables):
            _forget(seating, round_number)
            break
    for round_number in range(len(seating.kinds) + 1, papers.rounds + 1):
        seating.items.append(OpenItem("round", round_number))
    return seating


def _forget(seating: Seating, round_number: int) -> None:
    """Removes a round in which no table is certain: there is nothing to post."""
    del seating.kinds[round_number]
    seating.byes.pop(round_number, None)
    seating.items = [one for one in seating.items if one.round != round_number]


def _kind(papers: CollectedPapers, claims: Claims, round_number: int) -> str | None:
    """The kind of a round; None if no paper states it."""
    kinds = {
        claim.kind for table_key in claims.tables(round_number) for claim in claims.seats[table_key]
    }
    if round_number in claims.outlines:
        kinds.add(claims.outlines[round_number].kind)
    kinds |= {
        line.kind for lines in claims.byes.get(round_number, {}).values() for _, line in lines
    }
    if not kinds and round_number in claims.absent and len(kinds_of(papers.format)) == 1:
        return kinds_of(papers.format)[0]
    return min(kinds) if len(kinds) == 1 else None


def _seat_round(
    seating: Seating, papers: CollectedPapers, claims: Claims, round_number: int
) -> None:
    levels: dict[TableKey, int] = {}
    partly: dict[TableKey, dict[int, int]] = {}
    for table_key in claims.tables(round_number):
        _seat_table(seating, papers, table_key, claims.seats[table_key], levels, partly)
    ring = is_ring(papers.format, seating.kinds[round_number])
    _drop_denied(seating, papers, claims, round_number, levels)
    if not ring:
        _drop_doubles(seating, claims, round_number, levels)
        _byes(seating, papers, claims, round_number)
        _fill_single_seat(seating, papers, claims, round_number, partly)
    _open_seats(seating, papers, claims, round_number, partly)


def _seat_table(
    seating: Seating,
    papers: CollectedPapers,
    table_key: TableKey,
    claimed: Sequence[SeatClaim],
    levels: dict[TableKey, int],
    partly: dict[TableKey, dict[int, int]],
) -> None:
    """Seats a table by the papers of the highest level; ``partly`` if cards name one seat each."""
    whole_claims = [one for one in claimed if one.whole]
    newest = max((one.level for one in whole_claims), default=0)
    counted = [one for one in claimed if not one.whole or one.level == newest]
    by_seat: dict[int, set[int]] = {}
    for one in counted:
        for seat, player in one.seats.items():
            by_seat.setdefault(seat, set()).add(player)
    whole_sizes = {len(one.seats) for one in counted if one.whole}
    if any(len(players) > 1 for players in by_seat.values()) or len(whole_sizes) > 1:
        players = sorted({one for players in by_seat.values() for one in players})
        _contradict(seating, "paper_seats_differ", table_key, players)
        return
    seats = {seat: next(iter(players)) for seat, players in by_seat.items()}
    levels[table_key] = max(one.level for one in counted)
    size = whole_sizes.pop() if whole_sizes else _size(papers, seats)
    if size is not None and set(seats) == set(range(size)):
        seating.tables[table_key] = tuple(seats[seat] for seat in range(size))
    else:
        partly[table_key] = seats


def _size(papers: CollectedPapers, seats: Mapping[int, int]) -> int | None:
    """The number of seats at a table known from cards of one seat each: certain for two, or if
    every card is present.
    """
    if not of_many(papers.format):
        return 2
    return max(seats) + 1 if papers.all_here else None


def _drop_denied(
    seating: Seating,
    papers: CollectedPapers,
    claims: Claims,
    round_number: int,
    levels: Mapping[TableKey, int],
) -> None:
    """Removes tables that a card of one of their players, or the cover, contradicts."""
    outline = claims.outlines.get(round_number)
    for table_key in [key for key in seating.tables if key[0] == round_number]:
        players = seating.tables[table_key]
        if outline is not None and (
            outline.tables.get(table_key[1]) != len(players)
            and level_of(papers, papers.cover) >= levels[table_key]
        ):
            _contradict(seating, "paper_cover_denies_table", table_key, players)
            del seating.tables[table_key]
            continue
        for seat, player in enumerate(players):
            record = papers.records.get(player)
            if record is None or record.head.round < round_number:
                continue
            level = level_of(papers, record)
            confirmed = any(
                (line.round, line.table, line.seat) == (*table_key, seat) for line in record.lines
            )
            if not confirmed and level >= levels[table_key]:
                _contradict(seating, "paper_card_denies_seat", table_key, (player,))
                del seating.tables[table_key]
                break


def _drop_doubles(
    seating: Seating, claims: Claims, round_number: int, levels: Mapping[TableKey, int]
) -> None:
    """Removes tables that would seat a player twice: the older ones, or all of the same level."""
    tables_of: dict[int, list[TableKey]] = {}
    for table_key, players in seating.tables.items():
        if table_key[0] == round_number:
            for player in players:
                tables_of.setdefault(player, []).append(table_key)
    removed: set[TableKey] = set()
    for player, tables in tables_of.items():
        if len(tables) < 2:
            continue
        top = max(levels[table_key] for table_key in tables)
        best = [table_key for table_key in tables if levels[table_key] == top]
        removed |= set(tables) - set(best)
        if len(best) > 1:
            removed |= set(best)
            _contradict(seating, "paper_seated_twice", best[0], (player,), other=best[1][1])
    for table_key in removed:
        del seating.tables[table_key]


def _byes(seating: Seating, papers: CollectedPapers, claims: Claims, round_number: int) -> None:
    table_of = {
        player: table_key
        for table_key, players in seating.tables.items()
        if table_key[0] == round_number
        for player in players
    }
    byes: dict[int, Line] = {}
    for player, lines in claims.byes.get(round_number, {}).items():
        top = max(level for level, _ in lines)
        claimed = {line for level, line in lines if level == top}
        facts: dict[str, Fact] = {"round": round_number}
        if player in table_of:
            # A seat on a later paper counts; two on the same level exclude each other.
            levels = [claim.level for claim in claims.seats[table_of[player]]]
            if max(levels, default=0) <= top:
                seating.contradictions.append(Advice("paper_bye_and_table", (player,), facts))
                del seating.tables[table_of[player]]
            continue
        denied = player in papers.records and level_of(papers, papers.records[player]) >= top
        denied = denied and all(
            line.table or line.round != round_number for line in papers.records[player].lines
        )
        if len(claimed) > 1 or (denied and papers.records[player].head.round >= round_number):
            seating.contradictions.append(Advice("paper_byes_differ", (player,), facts))
            continue
        byes[player] = claimed.pop()
    seating.byes[round_number] = byes


def _fill_single_seat(
    seating: Seating,
    papers: CollectedPapers,
    claims: Claims,
    round_number: int,
    partly: dict[TableKey, dict[int, int]],
) -> None:
    """Seats the only player without a place in the only free seat of a round of pairs."""
    unplaced = _unplaced(seating, papers, claims, round_number)
    if len(unplaced) != 1 or len(partly) != 1 or of_many(papers.format) or not papers.counted:
        return
    ((table_key, seats),) = partly.items()
    if len(seats) == 1:
        ((seat, player),) = seats.items()
        if player in unplaced:
            return
        pair = (player, unplaced[0]) if seat == 0 else (unplaced[0], player)
        seating.tables[table_key] = pair
        del partly[table_key]


def _open_seats(
    seating: Seating,
    papers: CollectedPapers,
    claims: Claims,
    round_number: int,
    partly: Mapping[TableKey, Mapping[int, int]],
) -> None:
    """What is open about a round: tables without certain seats, and players without a place."""
    outline = claims.outlines.get(round_number)
    ring = is_ring(papers.format, seating.kinds[round_number])
    if ring:
        fill_ring(seating.tables, papers, outline)
    missing = {
        table_key[1] for table_key in claims.tables(round_number) if table_key not in seating.tables
    }
    missing |= {table_key[1] for table_key in partly if table_key not in seating.tables}
    free = None
    if outline is not None:
        missing = {table for table in outline.tables if (round_number, table) not in seating.tables}
        free = sum(outline.tables[table] for table in missing)
    elif ring:
        known = {table for in_round, table in seating.tables if in_round == round_number}
        missing |= set(range(1, max((*known, *missing), default=0) + 1)) - known
    unplaced = _unplaced(seating, papers, claims, round_number)
    if ring:
        unplaced = papers.missing if missing or (free is None and len(papers.missing) > 1) else ()
    elif free == 0 and not _disputed(seating, round_number):
        unplaced = ()
    for table in sorted(missing):
        seating.items.append(OpenItem("seats", round_number, table))
    for player in unplaced:
        if len(seating.items) < _MOST_OPEN:
            seating.items.append(OpenItem("place", round_number, player=player))


def _disputed(seating: Seating, round_number: int) -> bool:
    return any(one.facts.get("round") == round_number for one in seating.contradictions)


def _unplaced(
    seating: Seating, papers: CollectedPapers, claims: Claims, round_number: int
) -> tuple[int, ...]:
    """Players who may have been in the round and have no certain place in it."""
    placed = {
        player
        for table_key, players in seating.tables.items()
        if table_key[0] == round_number
        for player in players
    }
    placed |= seating.byes.get(round_number, {}).keys()
    # A player seated by any paper is not absent, even if their own card omits the round.
    claimed = {
        player
        for table_key in claims.tables(round_number)
        for claim in claims.seats[table_key]
        if table_key not in seating.tables
        for player in claim.seats.values()
    }
    absent = claims.absent.get(round_number, set()) - claimed
    return tuple(
        player
        for player in range(1, papers.players + 1)
        if player not in placed and player not in absent and papers.may_be_in(player, round_number)
    )


def _contradict(
    seating: Seating, code: str, table_key: TableKey, players: Sequence[int], **facts: Fact
) -> None:
    all_facts: dict[str, Fact] = {"round": table_key[0], "table": table_key[1], **facts}
    seating.contradictions.append(Advice(code, tuple(players), all_facts))
