"""The rows of the list of documents: under what they are for, each with its state."""

from collections.abc import Sequence

from tourneydesk.core.event import Event
from tourneydesk.core.journal.dates import is_time_of_day
from tourneydesk.documents.papers import Document, why_not_available
from tourneydesk.gui.pages.papers.options import name_of
from tourneydesk.gui.session.paper_thread import time_on_wall
from tourneydesk.gui.session.paper_trail import CHANGED, PaperTrail, changed_text
from tourneydesk.gui.widgets.table.document_list import DocumentRow
from tourneydesk.present import messages
from tourneydesk.present.messages import say
from tourneydesk.present.papers.changes import PURPOSES


def document_rows(
    documents: Sequence[Document], event: Event, trail: PaperTrail
) -> list[DocumentRow]:
    """What has changed since it was printed, then all documents in the order of use."""
    rows = []
    if trail.changed:
        name = name_of(CHANGED, event.format)
        rows.append(DocumentRow(CHANGED, name, changed_text(trail), "attention"))
    for purpose in PURPOSES:
        own = [document for document in documents if document.used == purpose]
        if own:
            rows.append(DocumentRow("", messages.text(f"papers-purpose-{purpose}")))
            rows += [_row(document, event, trail) for document in own]
    return rows


def _row(document: Document, event: Event, trail: PaperTrail) -> DocumentRow:
    problem = why_not_available(document, event)
    if problem is not None:
        id = f"papers-{problem.code.replace('_', '-')}"
        why = messages.text(id) if messages.has(id) else say(problem, event)
        return DocumentRow(document.key, document.name, why, "later")
    outdated = trail.outdated(document.key)
    if outdated:
        return DocumentRow(document.key, document.name, outdated, "attention")
    return DocumentRow(document.key, document.name, _printed_text(document, trail))


def _printed_text(document: Document, trail: PaperTrail) -> str:
    """When a document was last printed, and of which round or with which results."""
    last = trail.last_printed(document.key)
    if last is None:
        return messages.text("papers-not-printed")
    today, _, _ = time_on_wall().partition(" ")
    day, _, time = last.at.partition(" ")
    is_today = day == today and is_time_of_day(time)
    at = messages.clock_time(time) if is_today else messages.date_and_time(last.at)
    when = messages.text("papers-last-printed", at=at, revision=last.revision)
    if not last.round:
        return when
    of_round = "round" in document.asks
    id = "papers-printed-round" if of_round else "papers-printed-after-round"
    return messages.text(id, round=last.round, printed=when)
