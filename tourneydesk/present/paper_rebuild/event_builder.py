"""Applies decisions to an event as they were originally, without checking rules again."""

from dataclasses import replace

from tourneydesk.core import decisions as d
from tourneydesk.core.draw import Draw
from tourneydesk.core.event import Event, Round, Table
from tourneydesk.core.journal.replay import advance, opened
from tourneydesk.core.reasons import Refused
from tourneydesk.core.table_numbers import numbered
from tourneydesk.formats import format_of


class EventBuilder:
    """Applies decisions one after another; each is a step."""

    def __init__(self, opening: d.EventOpened) -> None:
        first: d.Step = (opening,)
        self.steps: list[d.Step] = [first]
        self.event = opened(first)

    def take(self, *step: d.Decision) -> None:
        self.event = advance(self.event, step)
        self.steps.append(step)

    def follow(self, decision: d.Decision) -> None:
        """Applies a decision and what the format makes follow at once."""
        after = advance(self.event, (decision,))
        draw = Draw(after.seed, f"moment {after.moment}")
        self.take(decision, *format_of(after).follow(self.event, after, decision, draw))


def open_table(table: Table) -> Table:
    return replace(table, result=None, ended=None)


def paired_again(event: Event, on_paper: Round) -> Round:
    """The round with its reasons, if pairing it again gives what the cards show."""
    try:
        fmt = format_of(event)
        paired = fmt.propose(event, Draw(event.seed, f"round {on_paper.number}"))
        paired = numbered(fmt, event, paired)
    except Refused:
        return on_paper
    return paired if _content(paired) == _content(on_paper) else on_paper


def _content(posted: Round) -> tuple[object, ...]:
    """What a round has in common with its papers: kind, tables and byes, without reasons."""
    return posted.kind, _tables(posted), _byes(posted)


def _tables(posted: Round) -> list[tuple[object, ...]]:
    return [(table.number, table.seats) for table in posted.tables]


def _byes(posted: Round) -> list[tuple[object, ...]]:
    return sorted((bye.player, bye.points, bye.why) for bye in posted.byes)
