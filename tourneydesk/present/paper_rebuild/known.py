"""The event according to its papers: what is certain, what is open, what is contradictory."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tourneydesk.core.event import OpenItem, Round
from tourneydesk.core.sayings import Advice
from tourneydesk.present.paper_rebuild.claims import claims_of, is_current
from tourneydesk.present.paper_rebuild.codes import CARD, Head
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.cover import Stay
from tourneydesk.present.paper_rebuild.lines import Line
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.paper_rebuild.results import settled
from tourneydesk.present.paper_rebuild.rounds import round_of
from tourneydesk.present.paper_rebuild.seating import seated


@dataclass(frozen=True, slots=True)
class Known:
    """``records`` cover all players, with certain lines only; ``rounds`` are those that can be
    posted, with their certain tables.
    """

    records: Mapping[int, Record]
    rounds: tuple[Round, ...]
    items: tuple[OpenItem, ...]
    contradictions: tuple[Advice, ...]

    def open_in(self, number: int) -> bool:
        """Whether anything is open up to that round."""
        return any(one.round <= number and one.kind != "status" for one in self.items)


def known(papers: CollectedPapers) -> Known:
    """Everything that at least one paper states and none contradicts."""
    claims = claims_of(papers)
    seating = seated(papers, claims)
    items, contradictions = list(seating.items), list(seating.contradictions)
    lines: dict[int, list[Line]] = {}
    by_round: dict[int, dict[int, dict[int, Line]]] = {}
    for where, players in sorted(seating.tables.items()):
        at, more, differ = settled(papers.format, claims, where, seating.kinds[where[0]], players)
        items += more
        contradictions += differ
        by_round.setdefault(where[0], {})[where[1]] = at
        for player, line in at.items():
            lines.setdefault(player, []).append(line)
    for byes in seating.byes.values():
        for player, line in byes.items():
            lines.setdefault(player, []).append(line)
    rounds = tuple(
        round_of(
            papers.format, number, kind, by_round.get(number, {}), seating.byes.get(number, {})
        )
        for number, kind in sorted(seating.kinds.items())
    )
    records: dict[int, Record] = {}
    for player in range(1, papers.players + 1):
        stay = _stay(papers, player)
        if stay is None:
            items.append(OpenItem("status", player=player))
        mine = tuple(sorted(lines.get(player, ()), key=lambda line: (line.round, line.table)))
        records[player] = _record(papers, player, _until(stay, len(rounds)), mine)
    return Known(records, rounds, tuple(dict.fromkeys(items)), tuple(contradictions))


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
    told = papers.records.get(player)
    asked = tuple(
        (number, points)
        for who, number, points in (papers.cover.asked if papers.cover is not None else ())
        if who == player
    )
    if told is None:
        head = Head(papers.event, player, papers.rounds, CARD, papers.format, 0)
        told = Record(head, 0, 0, None, asked, ())
        if stay is None:
            # The time is unknown: late enough for the first known round.
            stay = Stay(0, 0, None)
    elif asked and papers.cover is not None and not is_current(papers, told):
        told = replace(told, byes=asked)
    if stay is not None:
        told = replace(told, joined=stay.joined, returned=stay.returned, left=stay.left)
    return replace(told, lines=lines)
