"""Who sat where, by all papers of an event together: only what no paper contradicts.

A table is *seated* when at least one paper names all its players and no paper denies it. A player
who is at no seated table, has no bye, and whose card does not show an absence is *unplaced*.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tourneydesk.core.event import OpenItem
from tourneydesk.core.sayings import Advice, Fact
from tourneydesk.present.paper_rebuild.claims import Claims, SeatClaim, Where, claims_of, level_of
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.lines import Line, is_ring, kinds_of, of_many
from tourneydesk.present.paper_rebuild.ring_gaps import ring_filled

_MOST_OPEN = 200_000


@dataclass(slots=True)
class Seating:
    """The rounds as far as they are certain, and what is open about the others.

    ``tables`` are the players by seat; ``byes`` the lines of players with a bye; ``kinds`` has
    every round that can be posted.
    """

    kinds: dict[int, str] = field(default_factory=dict)
    tables: dict[Where, tuple[int, ...]] = field(default_factory=dict)
    byes: dict[int, dict[int, Line]] = field(default_factory=dict)
    items: list[OpenItem] = field(default_factory=list)
    contradictions: list[Advice] = field(default_factory=list)


def seated(papers: CollectedPapers, claims: Claims | None = None) -> Seating:
    """Every player's seat or bye in every round, if it is certain."""
    claims = claims or claims_of(papers)
    seating = Seating()
    for number in range(1, papers.rounds + 1):
        kind = _kind(papers, claims, number)
        if kind is None:
            break
        seating.kinds[number] = kind
        _seat_round(seating, papers, claims, number)
        if not any(where[0] == number for where in seating.tables):
            _forget(seating, number)
            break
    for number in range(len(seating.kinds) + 1, papers.rounds + 1):
        seating.items.append(OpenItem("round", number))
    return seating


def _forget(seating: Seating, number: int) -> None:
    """Removes a round in which no table is certain: there is nothing to post."""
    del seating.kinds[number]
    seating.byes.pop(number, None)
    seating.items = [one for one in seating.items if one.round != number]


def _kind(papers: CollectedPapers, claims: Claims, number: int) -> str | None:
    """The kind of a round; None if no paper states it."""
    said = {one.kind for where in claims.tables(number) for one in claims.seats[where]}
    if number in claims.outlines:
        said.add(claims.outlines[number].kind)
    said |= {line.kind for lines in claims.byes.get(number, {}).values() for _, line in lines}
    if not said and number in claims.absent and len(kinds_of(papers.format)) == 1:
        return kinds_of(papers.format)[0]
    return min(said) if len(said) == 1 else None


def _seat_round(seating: Seating, papers: CollectedPapers, claims: Claims, number: int) -> None:
    levels: dict[Where, int] = {}
    partly: dict[Where, dict[int, int]] = {}
    for where in claims.tables(number):
        _seat_table(seating, papers, where, claims.seats[where], levels, partly)
    ring = is_ring(papers.format, seating.kinds[number])
    _drop_denied(seating, papers, claims, number, levels)
    if not ring:
        _drop_doubles(seating, claims, number, levels)
        _byes(seating, papers, claims, number)
        _fill_single_seat(seating, papers, claims, number, partly)
    _open_seats(seating, papers, claims, number, partly)


def _seat_table(
    seating: Seating,
    papers: CollectedPapers,
    where: Where,
    claimed: Sequence[SeatClaim],
    levels: dict[Where, int],
    partly: dict[Where, dict[int, int]],
) -> None:
    """Seats a table by the papers of the highest level; ``partly`` if cards name one seat each."""
    wholes = [one for one in claimed if one.whole]
    newest = max((one.level for one in wholes), default=0)
    counted = [one for one in claimed if not one.whole or one.level == newest]
    by_seat: dict[int, set[int]] = {}
    for one in counted:
        for seat, player in one.seats.items():
            by_seat.setdefault(seat, set()).add(player)
    whole_sizes = {len(one.seats) for one in counted if one.whole}
    if any(len(players) > 1 for players in by_seat.values()) or len(whole_sizes) > 1:
        players = sorted({one for players in by_seat.values() for one in players})
        _contradict(seating, "paper_seats_differ", where, players)
        return
    seats = {seat: next(iter(players)) for seat, players in by_seat.items()}
    levels[where] = max(one.level for one in counted)
    size = whole_sizes.pop() if whole_sizes else _size(papers, seats)
    if size is not None and set(seats) == set(range(size)):
        seating.tables[where] = tuple(seats[seat] for seat in range(size))
    else:
        partly[where] = seats


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
    number: int,
    levels: Mapping[Where, int],
) -> None:
    """Removes tables that a card of one of their players, or the cover, contradicts."""
    outline = claims.outlines.get(number)
    for where in [one for one in seating.tables if one[0] == number]:
        players = seating.tables[where]
        if outline is not None and (
            outline.tables.get(where[1]) != len(players)
            and level_of(papers, papers.cover) >= levels[where]
        ):
            _contradict(seating, "paper_cover_denies_table", where, players)
            del seating.tables[where]
            continue
        for seat, player in enumerate(players):
            record = papers.records.get(player)
            if record is None or record.head.round < number:
                continue
            level = level_of(papers, record)
            says = any(
                (line.round, line.table, line.seat) == (*where, seat) for line in record.lines
            )
            if not says and level >= levels[where]:
                _contradict(seating, "paper_card_denies_seat", where, (player,))
                del seating.tables[where]
                break


def _drop_doubles(
    seating: Seating, claims: Claims, number: int, levels: Mapping[Where, int]
) -> None:
    """Removes tables that would seat a player twice: the older ones, or all of the same level."""
    at: dict[int, list[Where]] = {}
    for where, players in seating.tables.items():
        if where[0] == number:
            for player in players:
                at.setdefault(player, []).append(where)
    gone: set[Where] = set()
    for player, places in at.items():
        if len(places) < 2:
            continue
        top = max(levels[where] for where in places)
        best = [where for where in places if levels[where] == top]
        gone |= set(places) - set(best)
        if len(best) > 1:
            gone |= set(best)
            _contradict(seating, "paper_seated_twice", best[0], (player,), other=best[1][1])
    for where in gone:
        del seating.tables[where]


def _byes(seating: Seating, papers: CollectedPapers, claims: Claims, number: int) -> None:
    there = {
        player: where
        for where, players in seating.tables.items()
        if where[0] == number
        for player in players
    }
    found: dict[int, Line] = {}
    for player, lines in claims.byes.get(number, {}).items():
        top = max(level for level, _ in lines)
        said = {line for level, line in lines if level == top}
        facts: dict[str, Fact] = {"round": number}
        if player in there:
            # A seat on a later paper counts; two on the same level exclude each other.
            levels = [one.level for one in claims.seats[there[player]]]
            if max(levels, default=0) <= top:
                seating.contradictions.append(Advice("paper_bye_and_table", (player,), facts))
                del seating.tables[there[player]]
            continue
        denied = player in papers.records and level_of(papers, papers.records[player]) >= top
        denied = denied and all(
            line.table or line.round != number for line in papers.records[player].lines
        )
        if len(said) > 1 or (denied and papers.records[player].head.round >= number):
            seating.contradictions.append(Advice("paper_byes_differ", (player,), facts))
            continue
        found[player] = said.pop()
    seating.byes[number] = found


def _fill_single_seat(
    seating: Seating,
    papers: CollectedPapers,
    claims: Claims,
    number: int,
    partly: dict[Where, dict[int, int]],
) -> None:
    """Seats the only player without a place in the only free seat of a round of pairs."""
    unplaced = _unplaced(seating, papers, claims, number)
    if len(unplaced) != 1 or len(partly) != 1 or of_many(papers.format) or not papers.counted:
        return
    ((where, seats),) = partly.items()
    if len(seats) == 1:
        ((seat, player),) = seats.items()
        if player in unplaced:
            return
        pair = (player, unplaced[0]) if seat == 0 else (unplaced[0], player)
        seating.tables[where] = pair
        del partly[where]


def _open_seats(
    seating: Seating,
    papers: CollectedPapers,
    claims: Claims,
    number: int,
    partly: Mapping[Where, Mapping[int, int]],
) -> None:
    """What is open about a round: tables without certain seats, and players without a place."""
    outline = claims.outlines.get(number)
    ring = is_ring(papers.format, seating.kinds[number])
    if ring:
        ring_filled(seating.tables, papers, outline)
    missing = {where[1] for where in claims.tables(number) if where not in seating.tables}
    missing |= {where[1] for where in partly if where not in seating.tables}
    free = None
    if outline is not None:
        missing = {table for table in outline.tables if (number, table) not in seating.tables}
        free = sum(outline.tables[table] for table in missing)
    elif ring:
        known = {table for where, table in seating.tables if where == number}
        missing |= set(range(1, max((*known, *missing), default=0) + 1)) - known
    unplaced = _unplaced(seating, papers, claims, number)
    if ring:
        unplaced = papers.missing if missing or (free is None and len(papers.missing) > 1) else ()
    elif free == 0 and not _disputed(seating, number):
        unplaced = ()
    for table in sorted(missing):
        seating.items.append(OpenItem("seats", number, table))
    for player in unplaced:
        if len(seating.items) < _MOST_OPEN:
            seating.items.append(OpenItem("place", number, player=player))


def _disputed(seating: Seating, number: int) -> bool:
    return any(one.facts.get("round") == number for one in seating.contradictions)


def _unplaced(
    seating: Seating, papers: CollectedPapers, claims: Claims, number: int
) -> tuple[int, ...]:
    """Players who may have been in the round and have no certain place in it."""
    placed = {
        player
        for where, players in seating.tables.items()
        if where[0] == number
        for player in players
    }
    placed |= seating.byes.get(number, {}).keys()
    # A player seated by any paper is not absent, even if their own card omits the round.
    named = {
        player
        for where in claims.tables(number)
        for one in claims.seats[where]
        if where not in seating.tables
        for player in one.seats.values()
    }
    away = claims.absent.get(number, set()) - named
    return tuple(
        player
        for player in range(1, papers.players + 1)
        if player not in placed and player not in away and papers.may_be_in(player, number)
    )


def _contradict(
    seating: Seating, code: str, where: Where, players: Sequence[int], **facts: Fact
) -> None:
    named: dict[str, Fact] = {"round": where[0], "table": where[1], **facts}
    seating.contradictions.append(Advice(code, tuple(players), named))
