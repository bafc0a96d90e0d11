"""Who sat where and what happened, by all papers together: only what none contradicts.

A table is *seated* when at least one paper names all its players and no paper denies it. A player
who is at no seated table, has no bye, and whose card does not show an absence is *unplaced*.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tourneydesk.core.event import OpenItem
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.cover import Cover, Outline
from tourneydesk.present.paper_rebuild.lines import Line, by_places, is_ring, kinds_of, of_many
from tourneydesk.present.paper_rebuild.records import Record, SlipRecord

# What each paper claims about a round: seats, results, byes, and who was absent.
#
# A claim has a *level*: the revision of the paper or, if papers have none, the round in which a
# card was printed. Of two claims the one with the higher level counts; two different claims at
# one level are a contradiction. The *current* level is the highest of all papers.

TableKey = tuple[int, int]
"""Round number and table number."""


@dataclass(frozen=True, slots=True)
class SeatClaim:
    """Who sat at a table, according to one paper: ``seats`` are players by seat, all of them if
    ``whole``.

    ``player`` is the owner of the card, 0 for a slip.
    """

    level: int
    player: int
    kind: str
    seats: Mapping[int, int]
    whole: bool


@dataclass(frozen=True, slots=True)
class ResultClaim:
    """What happened to the player of ``line`` at a table, according to that player's card or a
    slip.

    ``slip`` distinguishes a slip from a card.
    """

    level: int
    player: int
    line: Line
    slip: bool = False


@dataclass(slots=True)
class Claims:
    """Everything that the papers of an event claim; ``revised`` if they state their revision."""

    current: int
    revised: bool
    seats: dict[TableKey, list[SeatClaim]] = field(default_factory=dict)
    results: dict[TableKey, list[ResultClaim]] = field(default_factory=dict)
    byes: dict[int, dict[int, list[tuple[int, Line]]]] = field(default_factory=dict)
    absent: dict[int, set[int]] = field(default_factory=dict)
    outlines: dict[int, Outline] = field(default_factory=dict)

    def tables(self, round_number: int) -> list[TableKey]:
        """The tables of a round that any paper claims."""
        return sorted(table_key for table_key in self.seats if table_key[0] == round_number)


def claims_of(papers: CollectedPapers) -> Claims:
    """All claims of these papers."""
    claims = Claims(current_level(papers), bool(newest_revision(papers)))
    for player, record in sorted(papers.records.items()):
        _of_card(claims, papers, player, record)
    for table_key, slip in sorted(papers.slips.items()):
        _of_slip(claims, papers, table_key, slip)
    for round_number, outline in outlines(papers):
        claims.outlines[round_number] = outline
        for bye in outline.byes:
            line = Line(round_number, outline.kind, 0, 0, bye.why, (bye.points,))
            _claim_bye(claims, bye.player, level_of(papers, papers.cover), line)
    return claims


def current_level(papers: CollectedPapers) -> int:
    """The highest level of all papers."""
    return newest_revision(papers) or papers.rounds


def newest_revision(papers: CollectedPapers) -> int:
    """The latest revision of all papers; 0 if none states one."""
    cards_and_slips: list[Record | SlipRecord] = [*papers.records.values(), *papers.slips.values()]
    revisions = [one.printed.revision for one in cards_and_slips]
    if papers.cover is not None:
        revisions.append(papers.cover.printed.revision)
    return max(revisions, default=0)


def level_of(papers: CollectedPapers, paper: Record | SlipRecord | Cover | None) -> int:
    """The level of a paper's claims."""
    if paper is None:
        return -1
    if newest_revision(papers):
        return paper.printed.revision
    # A slip without a revision names the round it belongs to, not when it was printed.
    return papers.rounds if isinstance(paper, SlipRecord) else paper.head.round


def is_current(papers: CollectedPapers, paper: Record | SlipRecord | Cover | None) -> bool:
    """Whether a paper describes the latest state that any paper describes."""
    return paper is not None and level_of(papers, paper) == current_level(papers)


def outlines(papers: CollectedPapers) -> Iterator[tuple[int, Outline]]:
    """The rounds that the cover outlines. The last round of an older cover may have been paired
    again since, so it does not count.
    """
    cover = papers.cover
    if cover is None or cover.rounds is None:
        return
    for round_number, outline in enumerate(cover.rounds, start=1):
        if round_number < cover.head.round or is_current(papers, cover):
            yield round_number, outline


def _of_card(claims: Claims, papers: CollectedPapers, player: int, record: Record) -> None:
    level, rounds = level_of(papers, record), set()
    for line in record.lines:
        rounds.add(line.round)
        if not line.table:
            _claim_bye(claims, player, level, replace(line, running=None))
            continue
        seats = dict(enumerate(line.players)) or {line.seat: player}
        whole = bool(line.players)
        table_key = line.round, line.table
        claims.seats.setdefault(table_key, []).append(
            SeatClaim(level, player, line.kind, seats, whole)
        )
        claims.results.setdefault(table_key, []).append(ResultClaim(level, player, line))
    last = record.head.round + (level == claims.current)
    for round_number in range(1, last):
        if round_number not in rounds:
            claims.absent.setdefault(round_number, set()).add(player)


def _of_slip(
    claims: Claims, papers: CollectedPapers, table_key: TableKey, slip: SlipRecord
) -> None:
    level = level_of(papers, slip)
    seats = dict(enumerate(slip.players))
    claims.seats.setdefault(table_key, []).append(SeatClaim(level, 0, slip.kind, seats, True))
    # A slip is usually printed before the result. Without a revision the time is unknown, and a
    # slip without a result says nothing about it.
    if slip.lines and (claims.revised or any(line.outcome != "open" for line in slip.lines)):
        for player, line in zip(slip.players, slip.lines, strict=True):
            claims.results.setdefault(table_key, []).append(ResultClaim(level, player, line, True))


def _claim_bye(claims: Claims, player: int, level: int, line: Line) -> None:
    of_round = claims.byes.setdefault(line.round, {})
    of_round.setdefault(player, []).append((level, line))


# The games of a ring that are on no paper but follow from the ring itself.
#
# Games 1 to n of a ring of n players go around it: the player with Black in one has White in the
# next. So the games on both sides of a missing one identify its players.

_RING = 1
"""The only round of a ring."""


def fill_ring(
    tables: dict[tuple[int, int], tuple[int, ...]], papers: CollectedPapers, outline: Outline | None
) -> None:
    """Adds the games of the ring that follow from the ones next to them.

    The cover states how many games created the ring; without it nothing follows.
    """
    size = outline.ring if outline is not None else 0
    if size < 3:
        return
    white = {at: tables[_RING, at][0] for at in range(1, size + 1) if (_RING, at) in tables}
    for at in range(1, size + 1):
        if (_RING, at) in tables:
            white.setdefault(at % size + 1, tables[_RING, at][1])
    lost = [at for at in range(1, size + 1) if at not in white]
    in_ring = set(white.values())
    left = [player for player in papers.missing if player not in in_ring]
    if len(lost) == 1 and len(left) == 1:
        white[lost[0]] = left[0]
    for at, pair in _pairs(white, size):
        tables.setdefault((_RING, at), pair)


def _pairs(white: dict[int, int], size: int) -> Iterator[tuple[int, tuple[int, int]]]:
    for at in range(1, size + 1):
        if at in white and at % size + 1 in white:
            yield at, (white[at], white[at % size + 1])


# What happened at each seated table, by all papers together: only what no paper contradicts.

MIRROR = {
    "won": "lost",
    "lost": "won",
    "drawn": "drawn",
    "forfeit_won": "forfeit_lost",
    "void": "void",
    "open": "open",
}
"""The opponent's outcome that follows from a player's."""


def certain_lines(
    format_key: str,
    claims: Claims,
    table_key: TableKey,
    kind: str,
    players: Sequence[int],
) -> tuple[dict[int, Line], list[OpenItem], list[Advice]]:
    """The line of each player at a table. If the result is not certain, all lines are open, and an
    open item records it; contradictions are named.
    """
    blank = {
        player: Line(table_key[0], kind, table_key[1], seat, "open", players=tuple(players))
        for seat, player in enumerate(players)
    }
    claimed = [claim for claim in claims.results.get(table_key, ()) if claim.player in blank]
    open_item = [OpenItem("result", *table_key)]
    agreed: dict[int, Line | None] = {}
    differ: list[int] = []
    for player in players:
        statements = _about(format_key, claimed, player, players)
        line, certain = _agreed(statements, claims)
        agreed[player] = line
        if not certain:
            differ.append(player)
    if differ:
        return blank, open_item, [_advice("paper_results_differ", table_key, differ)]
    known = {player: line for player, line in agreed.items() if line is not None}
    reported = [player for player, line in known.items() if line.outcome != "open"]
    if known and not reported:
        return blank, [], []
    if of_many(format_key) and reported and len(known) > len(reported):
        # One current card shows that the table has not reported, another shows its result.
        silent = [player for player in known if player not in reported]
        return blank, open_item, [_advice("paper_results_differ", table_key, (*silent, *reported))]
    if len(known) < len(players):
        return blank, open_item, []
    if not _possible(format_key, known):
        return blank, open_item, [_advice("paper_results_differ", table_key, players)]
    order = max(line.order for line in known.values())
    lines = {
        player: replace(blank[player], outcome=line.outcome, figures=line.figures, order=order)
        for player, line in known.items()
    }
    return lines, [], []


def _about(
    format_key: str, claimed: Sequence[ResultClaim], player: int, players: Sequence[int]
) -> list[tuple[int, Line]]:
    """What papers state about a player's result, with their levels; at tables of two the opponent's
    paper states it as well.
    """
    statements = [(claim.level, claim.line) for claim in claimed if claim.player == player]
    if not of_many(format_key) and len(players) == 2:
        statements += [
            (claim.level, mirrored)
            for claim in claimed
            if claim.player != player and (mirrored := _mirrored(claim.line)) is not None
        ]
    return statements


def _mirrored(line: Line) -> Line | None:
    """The opponent's line; None if it does not follow (an old forfeit may be a double forfeit)."""
    turned = (line.figures[1], line.figures[0], *line.figures[2:]) if line.figures else ()
    if line.outcome == "forfeit_lost":
        if line.both_absent:
            return line
        return replace(line, outcome="forfeit_won") if line.players else None
    return replace(line, outcome=MIRROR[line.outcome], figures=turned)


def _agreed(statements: Sequence[tuple[int, Line]], claims: Claims) -> tuple[Line | None, bool]:
    """The line that the latest papers agree on, and whether they do agree. None = unknown."""
    if not claims.revised and any(line.outcome != "open" for _, line in statements):
        # Of two cards of one round without a revision, the one with a result is later.
        statements = [statement for statement in statements if statement[1].outcome != "open"]
    if not statements:
        return None, True
    top = max(level for level, _ in statements)
    counted = {_essence(line): line for level, line in statements if level == top}
    if len(counted) == 1:
        (line,) = counted.values()
        # An older paper without a result does not mean that there is none now.
        return (line if line.outcome != "open" or top == claims.current else None), True
    return None, False


def _essence(line: Line) -> tuple[object, ...]:
    return line.outcome, line.figures, line.order


def _possible(format_key: str, known: Mapping[int, Line]) -> bool:
    """Whether the lines together make a valid result."""
    outcomes = sorted(line.outcome for line in known.values())
    if by_places(format_key):
        places = sorted(
            int(line.figures[0] or 0) for line in known.values() if line.outcome == "finished"
        )
        return places == list(range(1, len(places) + 1))
    return of_many(format_key) or outcomes in (
        ["lost", "won"],
        ["drawn", "drawn"],
        ["forfeit_lost", "forfeit_won"],
        ["forfeit_lost", "forfeit_lost"],
        ["void", "void"],
    )


def _advice(code: str, table_key: TableKey, players: Sequence[int]) -> Advice:
    facts: dict[str, Fact] = {"round": table_key[0], "table": table_key[1]}
    return Advice(code, tuple(players), facts)


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
