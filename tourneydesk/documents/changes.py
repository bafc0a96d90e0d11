"""Finds printed papers that are out of date: the slips and sheets to print again.

A paper's content is stored as a short hash per part (a slip is a part), without what changes on
every printing (the time, the revision, results reported since). It hashes message ids and their
arguments, not their words, so neither an undo that restores the printed content nor another
language or wording asks for new paper.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from hashlib import sha256

from tourneydesk.core.decisions import Step
from tourneydesk.core.event import Event, Round
from tourneydesk.documents.drawing.page import pdf_of_parts
from tourneydesk.documents.papers import documents_of, metadata_of, parts_of
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.formats import format_of
from tourneydesk.present.messages import as_ids
from tourneydesk.present.papers.changes import (
    ChangesSince,
    OutdatedPapers,
    PrintedContent,
    changes_since,
)
from tourneydesk.present.papers.pairings import pairings_by_name, pairings_by_table
from tourneydesk.present.papers.standings import standings_sheet
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.slips import slips

WHOLE = ""
"""The only part of a sheet."""
_NO_STAMP = Stamp("", "", "", "{page}{pages}")


def printed_content(key: str, event: Event, options: PrintOptions) -> tuple[PrintedContent, ...]:
    """The content that printing a document now puts on paper, limited to what can go out
    of date.
    """
    posted = event.current if options.round is None else event.round(options.round)
    if posted is None:
        return ()
    running = posted.kind not in format_of(event).ring_kinds and bool(posted.missing)
    over = posted.number - running
    paper_keys = {
        "packet": [
            *((paper_key, posted.number) for paper_key in ("tables", "names", "slips")),
            ("standings", over),
        ],
        "tables": [] if options.tables else [("tables", posted.number)],
        "names": [("names", posted.number)],
        "slips": [("slips", posted.number)],
        "standings": [] if running else [("standings", over)],
    }.get(key, [])
    papers = [_content(event, paper_key, number) for paper_key, number in paper_keys]
    if key == "slips" and options.tables is not None:
        requested = set(map(str, options.tables))
        papers = [replace(paper, whole=False, parts=_only(paper, requested)) for paper in papers]
    return tuple(paper for paper in papers if paper.parts)


def outdated_papers(event: Event, contents: Sequence[PrintedContent]) -> OutdatedPapers:
    """The papers of the current round, and the standings, that must be printed again."""
    posted = event.current
    if posted is None:
        return OutdatedPapers()
    sheets: list[tuple[str, int]] = []
    tables: tuple[int, ...] = ()
    for paper in contents:
        if paper.key == "slips":
            if paper.round == posted.number:
                tables = _other_slips(event, posted, paper)
        elif _in_use(paper, posted):
            parts = _content(event, paper.key, paper.round).parts
            if parts and parts != paper.parts:
                sheets.append((paper.key, paper.round))
    return OutdatedPapers(tuple(sheets), tables)


def changes_of_documents(
    event: Event, steps: Sequence[Step], revisions: Mapping[str, int]
) -> Mapping[str, ChangesSince]:
    """What changed since each of these documents was printed at that revision; those that are up
    to date are left out.
    """
    contains = {document.key: document.contains for document in documents_of(event)}
    by_revision = {
        revision: changes_since(steps, revision, event) for revision in set(revisions.values())
    }
    found = {
        key: by_revision[revision].of(contains.get(key, ())) for key, revision in revisions.items()
    }
    return {key: since for key, since in found.items() if since}


def make_changed(
    event: Event,
    outdated: OutdatedPapers,
    options: PrintOptions,
    pages: Collection[int] | None = None,
) -> bytes:
    """The corrected sheets, then the slips, as one PDF, or only these ``pages`` of it; Refused like
    `make`.
    """
    base = replace(options, tables=None, players=None, chosen=())
    parts = [
        part
        for key, number in outdated.sheets
        for part in parts_of([key], event, replace(base, round=number, corrected=True))
    ]
    if outdated.slips:
        parts += parts_of(["slips"], event, replace(base, round=None, tables=outdated.slips))
    return pdf_of_parts(parts, metadata_of(event, options, parts), pages)


def content_of_changes(event: Event, outdated: OutdatedPapers) -> tuple[PrintedContent, ...]:
    """The content that printing these changes puts on paper."""
    papers = [_content(event, key, number) for key, number in outdated.sheets]
    if outdated.slips and event.current is not None:
        slips_to_print = _content(event, "slips", event.current.number)
        requested = set(map(str, outdated.slips))
        papers.append(replace(slips_to_print, parts=_only(slips_to_print, requested)))
    return tuple(papers)


def _only(paper: PrintedContent, keys: set[str]) -> Mapping[str, str]:
    return {key: part for key, part in paper.parts.items() if key in keys}


def _in_use(paper: PrintedContent, posted: Round) -> bool:
    """Whether a sheet is still in use: the current round's sheets and the latest standings."""
    if paper.key == "standings":
        return paper.round >= posted.number - 1
    return paper.round == posted.number


def _other_slips(event: Event, posted: Round, printed: PrintedContent) -> tuple[int, ...]:
    parts = _content(event, "slips", posted.number).parts
    # A ring calls new games all the time; they are new, not changed.
    new = printed.whole and posted.kind not in format_of(event).ring_kinds
    return tuple(
        number
        for number in sorted(posted.missing)
        if printed.parts.get(str(number), parts[str(number)] if not new else None)
        != parts[str(number)]
    )


def _content(event: Event, key: str, round_number: int) -> PrintedContent:
    # A posted paper is still right in another language or wording.
    with as_ids():
        return PrintedContent(key, round_number, _parts(event, key, round_number))


def _parts(event: Event, key: str, round_number: int) -> Mapping[str, str]:
    """The hashes of a paper's parts; empty if it has no content."""
    posted = event.round(round_number)
    if key == "standings" and round_number > 0:
        return {WHOLE: _hash(standings_sheet(event, _NO_STAMP, round_number))}
    if posted is None:
        return {}
    if key == "slips":
        seated = tuple(table.number for table in posted.tables if not table.void)
        # The code also contains the result; players only read the seats on a slip.
        slips_to_print = slips(event, posted, _NO_STAMP, seated)
        return {slip.table: _hash(replace(slip, code=None)) for slip in slips_to_print}
    if posted.kind in format_of(event).ring_kinds:
        return {}
    blank = replace(posted, tables=tuple(replace(table, result=None) for table in posted.tables))
    by_table = key == "tables"
    sheet = (pairings_by_table if by_table else pairings_by_name)(event, blank, _NO_STAMP)
    return {WHOLE: _hash(sheet)}


def _hash(content: object) -> str:
    return sha256(repr(content).encode(errors="replace")).hexdigest()[:16]
