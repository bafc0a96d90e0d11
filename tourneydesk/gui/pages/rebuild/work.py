"""Describes codes on the rebuild page, and does its background work."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtCore import QMimeData

from tourneydesk.core.reasons import Advice
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.paper_rebuild.settling import rebuild
from tourneydesk.present import messages
from tourneydesk.present.messages import say, text
from tourneydesk.present.paper_rebuild.collected_papers import CollectedPapers, Entry
from tourneydesk.present.paper_rebuild.cover import Cover
from tourneydesk.present.paper_rebuild.rebuilt_event import RebuiltEvent, rebuild_event, settings_of
from tourneydesk.present.paper_rebuild.records import Record
from tourneydesk.present.progress import open_lines


def last_code_text(entry: Entry) -> str:
    """What was just read."""
    match entry.paper:
        case Record() as record if entry.player is None:
            number = text("paper-player", number=record.head.number)
            return messages.text("rebuild-name-wanted", name=number)
        case Record() if entry.player is not None:
            return messages.text("rebuild-card-read", name=entry.player.name)
        case Cover() as cover:
            return messages.text("rebuild-cover-read", event=cover.name)
        case None:
            return ""
        case slip:
            head = slip.head
            return messages.text(
                "rebuild-slip-read", head.format, table=head.number, round=head.round
            )


def event_rebuilder(papers: CollectedPapers) -> Callable[[], RebuiltEvent]:
    """A function that finds out what is missing; may run on any thread."""
    return lambda: _rebuild(papers, "", reasons=False)


def maker(papers: CollectedPapers, name: str, path: Path) -> Callable[[], Path]:
    """A function that creates the event's file and returns it; may run on any thread."""

    def make() -> Path:
        rebuild(path, _rebuild(papers, name, reasons=True).steps).close()
        return path

    return make


def _rebuild(papers: CollectedPapers, name: str, *, reasons: bool) -> RebuiltEvent:
    """The reconstructed history; the event opens as on its cover sheet or, without one, with the
    format's defaults.
    """
    cover, name = papers.cover, name or text("paper-unnamed-event")
    settings = dict(settings_of(papers) or {})
    opened = plan(papers.format, name, None if cover is None else cover.seed, settings)
    return rebuild_event(papers, opened, reasons=reasons)


def summary(rebuilt: RebuiltEvent, unread: Sequence[Advice]) -> list[str]:
    """What is certain, what is open, which papers settle it, and other remarks."""
    notes = (*unread, *rebuilt.contradictions, *rebuilt.notes)
    return [
        *([] if rebuilt.complete else open_lines(rebuilt.event)),
        *(say(note, rebuilt.event) for note in notes),
    ]


def dropped_files(data: QMimeData) -> list[Path]:
    """The local files among the dropped data."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]
