"""An event as text that people read in a terminal: head, rounds, standings, what now."""

from collections.abc import Iterator, Sequence
from unicodedata import combining, east_asian_width

from tourneydesk.core.event import Bye, Event, Round, Table
from tourneydesk.core.format import Outlook
from tourneydesk.core.results import BoardResult, MatchResult, Result
from tourneydesk.core.standings import Standing
from tourneydesk.formats import format_of, standings_of
from tourneydesk.present import messages
from tourneydesk.present.figures import (
    figure_cells,
    figure_heads,
    figure_keys,
    group_standings,
    place_text,
    provisional_note,
)
from tourneydesk.present.messages import (
    enumerated,
    listed,
    name_of,
    name_said,
    number,
    say,
    word_of,
)
from tourneydesk.present.shows import show_of


def event_text(event: Event) -> str:
    """The whole event, one line a table and a line a place, ending in a line feed."""
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
    more = show_of(event).more_lines
    if more is not None and (added := [*more(event)]):
        lines += [*added, ""]
    lines += what_now(event, outlook)
    return "\n".join(lines) + "\n"


def what_now(event: Event, outlook: Outlook) -> Iterator[str]:
    """What the organizer can do next, in a line or a few."""
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
            yield messages.text("now-waiting", tables=outlook.needs, count=len(outlook.needs))
        case "setup":
            yield messages.text("now-setup")
        case _:
            own = f"now-ready-{outlook.next_kind}"
            code = own if messages.has(own, event.format) else "now-ready"
            yield messages.text(code, event.format, round=len(event.rounds) + 1)
    for advice in outlook.advice:
        yield say(advice, event)


def result_text(event: Event, result: Result) -> str:
    """A result in one line, players in order of finish."""
    match result:
        case MatchResult(drawn=True):
            return messages.text("result-drawn")
        case MatchResult(winner=int(winner)):
            return messages.text("result-won", name=name_said(event, winner))
        case MatchResult():
            absent = [name_said(event, player) for player in result.forfeited]
            return messages.text("result-forfeit", names=listed(absent))
        case BoardResult():
            order = sorted(result.places, key=lambda player: result.places[player])
            figures = [
                messages.text(
                    "result-of-board",
                    place=result.places[one],
                    name=name_of(event, one),
                    points=result.game_points.get(one, 0),
                    energy=result.energy.get(one, 0),
                )
                for one in order
            ]
        case _:
            order = sorted(result.scores, key=lambda player: (-result.scores[player], player))
            figures = [f"{name_said(event, one)} {number(result.scores[one])}" for one in order]
    gone = [
        messages.text("result-withdrawn", name=name_said(event, one)) for one in result.withdrawn
    ]
    return enumerated([*figures, *gone])


def _head(event: Event) -> Iterator[str]:
    yield f"{event.name} – {messages.text('format-name', event.format)}"
    yield from (text for key, text in event.details.items() if key != "first_table")
    yield messages.text("head-players", players=len(event.entered), seed=event.seed)


def _round(event: Event, posted: Round) -> Iterator[str]:
    kind = messages.text(f"kind-{posted.kind}", event.format)
    head = "head_round_redrawn" if posted.redraws else "head_round"
    yield messages.text(head, round=posted.number, kind=kind, times=len(posted.redraws) + 1)
    for table in posted.tables:
        yield "  " + _table(event, table)
    for bye in posted.byes:
        yield "  " + _bye(event, bye)


def _table(event: Event, table: Table) -> str:
    colours = any(seat.role == "white" for seat in table.seats)
    names = [name_of(event, player) for player in table.players]
    two = colours or len(table.seats) == 2
    seats = " – ".join(names) if two else enumerated(names)
    if table.void:
        seats = messages.text("label-value", label=seats, value=messages.text("table-void"))
    elif isinstance(table.result, MatchResult):
        value = result_text(event, table.result)
        seats = messages.text("label-value", label=seats, value=value)
    elif table.result is not None:
        seats = result_text(event, table.result)
    return f"{table.number:>3}  {seats}"


def _bye(event: Event, bye: Bye) -> str:
    return messages.text("bye-line", name=name_of(event, bye.player), points=bye.points)


def _standings(event: Event, title: str, rows: Sequence[Standing]) -> Iterator[str]:
    """A line a place under one of heads; a tiebreak that a player does not need stays empty."""
    if not rows:
        return
    keys = figure_keys(rows)
    heads = figure_heads(event, keys)
    width = max(_width(title) - 6, *(_width(name_of(event, row.player)) for row in rows))
    yield title + " " * (width + 6 - _width(title)) + "".join(f"  {head:>6}" for head in heads)
    yield from provisional_note(event)
    for row in rows:
        yield _standing(event, row, keys, heads, width)


def _standing(
    event: Event, row: Standing, keys: Sequence[str], heads: Sequence[str], width: int
) -> str:
    figures = figure_cells(row, keys)
    columns = "".join(
        f"  {figure:>{max(6, len(head))}}" for figure, head in zip(figures, heads, strict=True)
    )
    out = "" if row.out_in is None else "  " + messages.text("out-in", round=row.out_in)
    name = name_of(event, row.player)
    name += " " * (width - _width(name))
    return f"{place_text(row):>4}  {name}{columns}{out}".rstrip()


def _width(text: str) -> int:
    """How many columns of a terminal a text takes: wide letters two, marks on a letter none."""
    return sum(
        0 if combining(letter) else 2 if east_asian_width(letter) in "WF" else 1 for letter in text
    )
