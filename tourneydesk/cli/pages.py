"""`tourneydesk pages`: serves the pages of an event to phones until Ctrl+C."""

import time
from pathlib import Path

from tourneydesk.cli.serve import interrupted
from tourneydesk.cli.streams import Concern, to_output
from tourneydesk.desk.day.sections import is_day, read_day
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.networks import own_address
from tourneydesk.desk.phones import PhonePages, PhoneServer, page_address
from tourneydesk.exchange.phones import served_pages
from tourneydesk.present.day import section_names
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent
from tourneydesk.store.errors import FileTrouble, display_name

_STOP_KEY = "Ctrl+C"
_INTERVAL = 0.5
"""Seconds between two looks at the files."""


def serve_pages(path: Path, host: str | None, port: int | None) -> int:
    """Serves the pages of an event or a day, and follows its files as they change."""
    seen, pages = _state(path), _pages(path)
    server = PhoneServer(pages, host or own_address(), port)
    try:
        with interrupted() as stopping:
            name, address = display_name(path), page_address(server.host, server.port)
            to_output(text("pages-now", name=name, address=address, key=_STOP_KEY) + "\n")
            concern = Concern()
            while not stopping:
                time.sleep(_INTERVAL)
                now = _state(path)
                if now == seen:
                    continue
                try:
                    server.show(_pages(path))
                    seen = now
                    concern.show("")
                except FileTrouble as trouble:
                    # It may be back in a moment: a drive, a file that is being copied.
                    concern.show(text(trouble.code, **trouble.facts))
    finally:
        server.close()
    to_output(text("pages-ended", name=display_name(path)) + "\n")
    return 0


def _pages(path: Path) -> PhonePages:
    if not is_day(path):
        return served_pages([PhoneEvent(open_for_reading(path).event, DisplayOptions())])
    files = read_day(path).sections
    events = [open_for_reading(one).event for one in files]
    names = section_names(
        [
            (display_name(one.with_suffix("")), event)
            for one, event in zip(files, events, strict=True)
        ]
    )
    sections = [
        PhoneEvent(event, DisplayOptions(section=name))
        for event, name in zip(events, names, strict=True)
    ]
    return served_pages(sections, display_name(path.with_suffix("")))


def _state(path: Path) -> list[tuple[str, int, int]]:
    """What changes when one of the files does."""
    files = [path]
    if is_day(path):
        try:
            files += read_day(path).sections
        except FileTrouble:
            return []
    return [_stamp(one) for one in files]


def _stamp(path: Path) -> tuple[str, int, int]:
    try:
        about = path.stat()
    except OSError:
        return str(path), 0, 0
    return str(path), about.st_mtime_ns, about.st_size
