"""The event according to its papers: what is certain, what is open, what is contradictory."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tourneydesk.core.event import OpenItem, Round
from tourneydesk.core.reasons import Advice
from tourneydesk.present.paper_rebuild.codes import CARD, Head
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.cover import Stay
from tourneydesk.present.paper_rebuild.event_builder import round_of
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.paper_rebuild.seating import (
    certain_lines,
    certain_seating,
    claims_of,
    is_current,
)


@dataclass(frozen=True, slots=True)
class Evidence:
    """``records`` cover all players, with certain lines only; ``rounds`` are those that can be
    posted, with their certain tables.
    """

    records: Mapping[int, Record]
    rounds: tuple[Round, ...]
    items: tuple[OpenItem, ...]
    contradictions: tuple[Advice, ...]

    def open_in(self, round_number: int) -> bool:
        """Whether anything is open up to that round."""
        return any(item.round <= round_number and item.kind != "status" for item in self.items)


def evidence_of(papers: CollectedPapers) -> Evidence:
    """Everything that at least one paper states and none contradicts."""
    claims = claims_of(papers)
    seating = certain_seating(papers, claims)
    items, contradictions = list(seating.items), list(seating.contradictions)
    lines: dict[int, list[Line]] = {}
    by_round: dict[int, dict[int, dict[int, Line]]] = {}
    for table_key, players in sorted(seating.tables.items()):
        table_lines, more_items, more_contradictions = certain_lines(
            papers.format, claims, table_key, seating.kinds[table_key[0]], players
        )
        items += more_items
        contradictions += more_contradictions
        by_round.setdefault(table_key[0], {})[table_key[1]] = table_lines
        for player, line in table_lines.items():
            lines.setdefault(player, []).append(line)
    for byes in seating.byes.values():
        for player, line in byes.items():
            lines.setdefault(player, []).append(line)
    rounds = tuple(
        round_of(
            papers.format,
            round_number,
            kind,
            by_round.get(round_number, {}),
            seating.byes.get(round_number, {}),
        )
        for round_number, kind in sorted(seating.kinds.items())
    )
    records: dict[int, Record] = {}
    for player in range(1, papers.players + 1):
        stay = _stay(papers, player)
        if stay is None:
            items.append(OpenItem("status", player=player))
        player_lines = tuple(
            sorted(lines.get(player, ()), key=lambda line: (line.round, line.table))
        )
        records[player] = _record(papers, player, _until(stay, len(rounds)), player_lines)
    return Evidence(records, rounds, tuple(dict.fromkeys(items)), tuple(contradictions))


def _stay(papers: CollectedPapers, player: int) -> Stay | None:
    """When a player came, returned and left; None if the latest papers do not say."""
    record, cover = papers.records.get(player), papers.cover
    if record is not None and is_current(papers, record):
        return Stay(record.joined, record.returned, record.left)
    if (
        cover is not None
        and cover.stays is not None
        and not (cover.shortened and not cover.rounds)
        and is_current(papers, cover)
        and player <= cover.head.number
    ):
        return cover.stays.get(player, Stay())
    return None


def _until(stay: Stay | None, posted: int) -> Stay | None:
    """A stay in an event that ends earlier: a return after the end is ignored; the player is in."""
    return stay if stay is None or stay.returned <= posted else replace(stay, returned=0)


def _record(
    papers: CollectedPapers, player: int, stay: Stay | None, lines: tuple[Line, ...]
) -> Record:
    record = papers.records.get(player)
    byes = tuple(
        (number, points)
        for requester, number, points in (
            papers.cover.bye_requests if papers.cover is not None else ()
        )
        if requester == player
    )
    if record is None:
        head = Head(papers.event, player, papers.rounds, CARD, papers.format, 0)
        record = Record(head, 0, 0, None, byes, ())
        if stay is None:
            # The time is unknown: late enough for the first known round.
            stay = Stay(0, 0, None)
    elif byes and papers.cover is not None and not is_current(papers, record):
        record = replace(record, byes=byes)
    if stay is not None:
        record = replace(record, joined=stay.joined, returned=stay.returned, left=stay.left)
    return replace(record, lines=lines)
