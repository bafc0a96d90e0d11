"""An event as text for a terminal: header, rounds, standings, and what to do next."""

from collections.abc import Iterator, Sequence

from tourneydesk.core.event import Bye, Event, Round
from tourneydesk.core.format import Outlook
from tourneydesk.core.journal.bounds import ABOUT
from tourneydesk.core.results import BoardResult, ScoreResult
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present import messages
from tourneydesk.present.figures import figure_keys, group_standings, provisional_note
from tourneydesk.present.messages import listed, name_of, say, word_of
from tourneydesk.present.results import round_name
from tourneydesk.present.shows import show_of
from tourneydesk.present.table import text_lines
from tourneydesk.present.tables.pairings import tables_table
from tourneydesk.present.tables.standings import standings_table

MOST_NAMED = 5
"""The number of missing tables that are named."""


def event_text(event: Event) -> str:
    """The whole event, one line per table and one per place, ending in a line feed."""
    outlook = format_of(event).outlook(event)
    lines = [*_head(event), ""]
    for posted in event.rounds:
        lines += [*_round(event, posted), ""]
    lines += [
        *_standings(event, messages.text("head-standings"), standings_of(event)),
        "",
    ]
    for group, rows in group_standings(event).items():
        title = word_of(group, "ages", event.format)
        lines += [*_standings(event, title, rows), ""] if rows else []
    more_lines = show_of(event).more_lines
    if more_lines is not None and (added := [*more_lines(event)]):
        lines += [*added, ""]
    lines += what_now(event, outlook)
    return "\n".join(lines) + "\n"


def what_now(event: Event, outlook: Outlook) -> Iterator[str]:
    """What the organizer can do next, in one or a few lines."""
    match outlook.status:
        case _ if event.open_items:
            pass  # the advice says so
        case "finished":
            names = listed([name_of(event, player) for player in outlook.winners])
            if not outlook.winners:
                yield messages.text("now-finished-without")
            else:
                yield messages.text(
                    "now-won" if len(outlook.winners) == 1 else "now-won-shared", names=names
                )
        case "waiting":
            yield _waiting(event, outlook.needs)
        case "setup":
            yield messages.text("now-setup")
        case _:
            own = f"now-ready-{outlook.next_kind}"
            code = own if messages.has(own, event.format) else "now-ready"
            yield messages.text(code, event.format, round=len(event.rounds) + 1)
    for advice in outlook.advice:
        yield say(advice, event)


def _waiting(event: Event, needs: tuple[int, ...]) -> str:
    """How many tables of the waiting round are missing; only a few are named."""
    waiting = next((one for one in reversed(event.rounds) if one.missing), None)
    code = "now-waiting" if len(needs) <= MOST_NAMED else "now-waiting-many"
    total = len(waiting.tables) if waiting is not None else len(needs)
    return messages.text(code, event.format, tables=needs, count=len(needs), total=total)


def _head(event: Event) -> Iterator[str]:
    yield f"{event.name} – {messages.text('format-name', event.format)}"
    for key in event.details:
        if key in ABOUT:
            yield messages.dates_in(event.details[key]) if key == "date" else event.details[key]
    yield messages.text("head-players", players=len(event.entered), seed=event.seed)


def _round(event: Event, posted: Round) -> Iterator[str]:
    yield round_name(event, posted.number, posted.kind, len(posted.redraws) + 1)
    table_rows = tables_table(event, posted, ("table", "players", "outcome"))
    for table, row in zip(posted.tables, table_rows.rows, strict=True):
        table_number, players, outcome = row.cells
        # Places and scores already include the names.
        placed = isinstance(table.result, BoardResult | ScoreResult)
        line = outcome if placed else messages.text("label-value", label=players, value=outcome)
        yield f"  {table_number:>3}  {line}"
    for bye in posted.byes:
        yield "  " + _bye(event, bye)


def _bye(event: Event, bye: Bye) -> str:
    return messages.text("bye-line", name=name_of(event, bye.player), points=bye.points)


def _standings(event: Event, title: str, rows: Sequence[Standing]) -> Iterator[str]:
    """One line per place, below the title and the headings of the columns after the names."""
    if rows:
        ids = ("place", "name", "points", *figure_keys(rows), "out")
        head, *lines = text_lines(standings_table(event, rows, ids), title)
        yield from (head, *provisional_note(event), *lines)
