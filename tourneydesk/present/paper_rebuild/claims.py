"""What each paper claims about a round: seats, results, byes, and who was absent.

A claim has a *level*: the revision of the paper or, if papers have none, the round in which a card
was printed. Of two claims the one with the higher level counts; two different claims at one level
are a contradiction. The *current* level is the highest of all papers.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.cover import Cover, Outline
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record, SlipRecord

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
