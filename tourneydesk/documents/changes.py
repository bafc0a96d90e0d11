"""Finds printed papers that are out of date: the slips and sheets to print again.

A paper's content is stored as a short hash per part (a slip is a part), without what changes on
every printing (the time, the revision, results reported since). It hashes message ids and their
arguments, not their words, so neither an undo that restores the printed content nor another
language or wording asks for new paper.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from tourneydesk.core.event import Event, Round
from tourneydesk.documents.papers import make
from tourneydesk.documents.pictures import joined
from tourneydesk.documents.printing import Printing
from tourneydesk.formats import format_of
from tourneydesk.present.messages import as_ids
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table
from tourneydesk.present.papers.said import Changed, Said
from tourneydesk.present.papers.standings import standings_sheet
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.slips.content import slips

WHOLE = ""
"""The only part of a sheet."""
_NO_STAMP = Stamp("", "", "", "{page}{pages}")


def said_by(key: str, event: Event, how: Printing) -> tuple[Said, ...]:
    """The content that printing a document now puts on paper, limited to what can go out
    of date.
    """
    posted = event.current if how.round is None else event.round(how.round)
    if posted is None:
        return ()
    running = posted.kind not in format_of(event).ring_kinds and bool(posted.missing)
    over = posted.number - running
    wanted = {
        "packet": [
            *((one, posted.number) for one in ("tables", "names", "slips")),
            ("standings", over),
        ],
        "tables": [] if how.tables else [("tables", posted.number)],
        "names": [("names", posted.number)],
        "slips": [("slips", posted.number)],
        "standings": [] if running else [("standings", over)],
    }.get(key, [])
    found = [_said(event, one, number) for one, number in wanted]
    if key == "slips" and how.tables is not None:
        asked = set(map(str, how.tables))
        found = [
            replace(one, whole=False, parts={k: v for k, v in one.parts.items() if k in asked})
            for one in found
        ]
    return tuple(one for one in found if one.parts)


def changed(event: Event, printed: Sequence[Said]) -> Changed:
    """The papers of the current round, and the standings, that must be printed again."""
    posted = event.current
    if posted is None:
        return Changed()
    sheets: list[tuple[str, int]] = []
    tables: tuple[int, ...] = ()
    for one in printed:
        if one.key == "slips":
            if one.round == posted.number:
                tables = _other_slips(event, posted, one)
        elif _hangs(one, posted):
            now = _said(event, one.key, one.round).parts
            if now and now != one.parts:
                sheets.append((one.key, one.round))
    return Changed(tuple(sheets), tables)


def make_changed(event: Event, what: Changed, how: Printing) -> bytes:
    """The corrected sheets, then the slips, as one PDF; Refused like `make`."""
    plain = replace(how, tables=None, players=None)
    made = [
        make([key], event, replace(plain, round=number, corrected=True))
        for key, number in what.sheets
    ]
    if what.slips:
        made.append(make(["slips"], event, replace(plain, round=None, tables=what.slips)))
    return joined(made)


def said_by_changed(event: Event, what: Changed) -> tuple[Said, ...]:
    """The content that printing these changes puts on paper."""
    found = [_said(event, key, number) for key, number in what.sheets]
    if what.slips and event.current is not None:
        whole = _said(event, "slips", event.current.number)
        asked = set(map(str, what.slips))
        found.append(replace(whole, parts={k: v for k, v in whole.parts.items() if k in asked}))
    return tuple(found)


def _hangs(one: Said, posted: Round) -> bool:
    """Whether a sheet is still in use: the current round's sheets and the latest standings."""
    if one.key == "standings":
        return one.round >= posted.number - 1
    return one.round == posted.number


def _other_slips(event: Event, posted: Round, printed: Said) -> tuple[int, ...]:
    now = _said(event, "slips", posted.number).parts
    # A ring calls new games all the time; they are new, not changed.
    new = printed.whole and posted.kind not in format_of(event).ring_kinds
    return tuple(
        number
        for number in sorted(posted.missing)
        if printed.parts.get(str(number), now[str(number)] if not new else None) != now[str(number)]
    )


def _said(event: Event, key: str, number: int) -> Said:
    # A posted paper is still right in another language or wording.
    with as_ids():
        return Said(key, number, _parts(event, key, number))


def _parts(event: Event, key: str, number: int) -> Mapping[str, str]:
    """The hashes of a paper's parts; empty if it has no content."""
    posted = event.round(number)
    if key == "standings" and number > 0:
        return {WHOLE: _print(standings_sheet(event, _NO_STAMP, number))}
    if posted is None:
        return {}
    if key == "slips":
        seated = tuple(table.number for table in posted.tables if not table.void)
        # The code also contains the result; players only read the seats on a slip.
        made = slips(event, posted, _NO_STAMP, seated)
        return {one.table: _print(replace(one, code=None)) for one in made}
    if posted.kind in format_of(event).ring_kinds:
        return {}
    blank = replace(posted, tables=tuple(replace(one, result=None) for one in posted.tables))
    draw = {"tables": pairings_by_table, "names": pairings_by_name}[key]
    return {WHOLE: _print(draw(event, blank, _NO_STAMP))}


def _print(said: object) -> str:
    return sha256(repr(said).encode(errors="replace")).hexdigest()[:16]
