"""Compares running scores on cards with the totals of the rebuilt results."""

from collections.abc import Sequence
from fractions import Fraction

from tourneydesk.core import decisions as d
from tourneydesk.core.event import Event, OpenItem
from tourneydesk.core.journal.replay import advance
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of
from tourneydesk.present.paper_rebuild.claims import is_current
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers
from tourneydesk.present.paper_rebuild.records import Record


def compare_totals(
    event: Event, papers: CollectedPapers, items: Sequence[OpenItem]
) -> tuple[list[OpenItem], list[Advice]]:
    """If the score on a card differs from the rebuilt one, the total is open, and that is a
    contradiction unless it results from settings that no paper gives.
    """
    if items:
        event = advance(event, [d.ItemsLeftOpen(tuple(items))])
    settings_known = not any(item.kind == "settings" for item in items)
    rows_after: dict[int | None, dict[int, Standing]] = {}

    def rows(through: int | None) -> dict[int, Standing]:
        if through not in rows_after:
            standings = format_of(event).standings(event, through)
            rows_after[through] = {row.player: row for row in standings}
        return rows_after[through]

    open_totals: list[OpenItem] = []
    differ: list[Advice] = []
    posted = len(event.rounds)
    for player, record in sorted(papers.records.items()):
        if not is_current(papers, record) or player > len(event.players):
            continue
        for round_number, score in _running(record, posted):
            row = rows(round_number)[player]
            if not row.points_known or row.points * 2 == score:
                continue
            last = posted if round_number is None else round_number
            open_totals.append(OpenItem("total", last, player=player))
            if settings_known:
                facts: dict[str, Fact] = {"round": last, "card": score / 2, "points": row.points}
                differ.append(Advice("paper_total_differs", (player,), facts))
            break
    return open_totals, differ


def _running(record: Record, posted: int) -> list[tuple[int | None, Fraction]]:
    """The scores on a card by the round they come after (None = now), in half points."""
    scores: list[tuple[int | None, Fraction]] = [
        (line.round, Fraction(line.running))
        for line in record.lines
        if line.running is not None and line.round <= posted
    ]
    if posted == record.head.round:
        scores.append((None, Fraction(record.head.score)))
    return scores
