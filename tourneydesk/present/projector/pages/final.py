"""The final while it is played, then the winners, who won which prize, and the final standings."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tourneydesk.core.event import Event, Round
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.prizes.tables import awards_table
from tourneydesk.present.projector.page import DisplayOptions, ProjectorPage
from tourneydesk.present.projector.pages.listing import listed
from tourneydesk.present.projector.pages.pairings import seated_pages
from tourneydesk.present.projector.pages.standings import ranked_pages
from tourneydesk.present.projector.winners import podium_of

MOST_LETTERS = 16
"""Of what somebody wins; more would take the room of the names."""


def final_pages(event: Event, options: DisplayOptions, down: int | None) -> Iterator[ProjectorPage]:
    posted = event.current
    outlook = format_of(event).outlook(event)
    if outlook.status == "finished":
        podium = podium_of(event, outlook.winners)
        won = [ProjectorPage("final", podium.title, podium=podium)] if podium else []
        ranked = [*ranked_pages("final", text("screen-ended"), event, options, down)]
        prizes = [*_prize_pages(event, options, down)]
        pages = [*won, *prizes, *(_with_winners(page, outlook.winners) for page in ranked[:1])]
        labels = tuple(page.title for page in pages)
        for number, page in enumerate(pages, start=1):
            yield replace(page, number=number, page_count=len(pages), labels=labels)
    elif posted is not None and _is_final(event, posted):
        yield from seated_pages("final", text("screen-final"), event, options, down)


def _is_final(event: Event, posted: Round) -> bool:
    """Whether a round is the final or another deciding game, and no earlier stage of a bracket."""
    fmt = format_of(event)
    return posted.kind in fmt.extra_kinds and fmt.stage(event, posted.number) <= 1


def _prize_pages(
    event: Event, options: DisplayOptions, down: int | None
) -> Iterator[ProjectorPage]:
    """Who won what, once it is final."""
    table = awards_table(event, ("place", "name", "won"))
    # The description of a prize leaves room for the names.
    rows = tuple(
        replace(row, cells=(*row.cells[:-1], shortened(row.cells[-1], MOST_LETTERS)))
        for row in table.rows
    )
    if rows:
        title, won = text("prize-title-winners"), len(table.columns) - 1
        yield from listed("final", title, replace(table, rows=rows), options, down, tile=won)


def shortened(words: str, most: int) -> str:
    """A text of at most so many characters, with dots for what is left out."""
    return words if len(words) <= most else f"{words[: most - 1].rstrip()}…"


def _with_winners(page: ProjectorPage, winners: Sequence[int]) -> ProjectorPage:
    won = [replace(row, emphasis="first") for row in page.rows if row.key in winners]
    return replace(page, rows=(*won, *(row for row in page.rows if row.key not in winners)))
