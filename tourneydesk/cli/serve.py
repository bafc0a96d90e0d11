"""`tourneydesk serve` and `pages`: shares an event or its pages until Ctrl+C."""

import signal
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from tourneydesk.cli.streams import Address, Concern, to_errors, to_output
from tourneydesk.desk.day.sections import is_day, read_day
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.networks import own_address
from tourneydesk.desk.phones import PhonePages, PhoneServer, page_address
from tourneydesk.desk.sharing.addresses import is_own
from tourneydesk.exchange.phones import served_pages
from tourneydesk.present.day import section_names
from tourneydesk.present.messages import text
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.phone_pages import PhoneEvent
from tourneydesk.store.errors import FileTrouble, display_name
from tourneydesk.store.sharing.no_driver import need_extra

if TYPE_CHECKING:
    from tourneydesk.desk.sharing.serving import Sharing

_INTERVAL = 0.5
"""Seconds between two looks at whether it shall end."""


def serve(
    path: Path,
    host: str | None,
    port: int,
    desk: str | None,
    folder: Path | None,
    server: Address | None,
) -> int:
    """Starts the server, or uses an existing one, and writes every desk's steps into the file."""
    need_extra()
    # Only now, as the driver may not be installed.
    from tourneydesk.desk.networks import own_address
    from tourneydesk.desk.sharing.joining import own_desk_name
    from tourneydesk.desk.sharing.serving import Place, sharing, sharing_on

    name = desk or own_desk_name()
    if server is not None:
        shared = sharing_on(path, server, name)
    else:
        shared = sharing(path, name, Place(host or own_address(), port, folder))

    def show(one: "Sharing") -> None:
        facts = {"host": one.host, "port": str(one.port)}
        lines = [text("serve-now", name=display_name(path), **facts)]
        for role, (address, code) in one.invitations.items():
            lines.append(text(f"serve-{role}", address=address, code=code))
        to_output("\n".join(lines) + "\n")

    # From before it starts, or a server that nobody ends would listen on, until the last step is in
    # the file: whoever asks twice does not cut that off.
    with interrupted() as stopping, shared as one:
        show(one)
        _follow(one, one.host if server is None else None, stopping)
    steps = len(one.session.steps)
    to_output(text("serve-ended", name=display_name(path), steps=steps) + "\n")
    return 0


def _follow(one: "Sharing", host: str | None, stopping: Sequence[int]) -> None:
    """Follows the desks until the program is asked to end. Says once that the server is lost, and
    why it does not start again, and once that it is back.
    """
    from tourneydesk.store.sharing.connection import LOST

    concern, lost = Concern(), False
    while not stopping:
        try:
            one.follow(_INTERVAL)
        except FileTrouble as trouble:
            if trouble.code not in LOST:
                raise
            if not lost:
                to_errors(text(trouble.code, **trouble.facts) + "\n")
            lost = True
            _restart(one, concern)
        else:
            if lost:
                to_errors(text("serve-again") + "\n")
            lost = False
            concern.show(_concern(one.file_trouble, host))


def _concern(file: FileTrouble | None, host: str | None) -> str:
    """What the head desk should know now; empty if all is well."""
    if file is not None:
        return text(file.code, **file.facts)
    if host is not None and not is_own(host):
        return text("serve-address-gone", host=host)
    return ""


def _restart(one: "Sharing", concern: Concern) -> None:
    """Starts the server again if it does not run, if that is possible by now."""
    try:
        if one.restart():
            return
    except FileTrouble as trouble:
        concern.show(text(trouble.code, **trouble.facts))
    # It answers, but lets nobody in yet; or it could not start.
    time.sleep(_INTERVAL)


@contextmanager
def interrupted() -> Iterator[list[int]]:
    """A list that is no longer empty once the program was asked to end: by Ctrl+C, by a service
    manager, or because its terminal was closed. A second Ctrl+C ends it at once.
    """
    asked: list[int] = []

    def note(number: int, _frame: object) -> None:
        # An exception here would hit the driver in the middle of its work.
        asked.append(number)
        # A closed terminal is told by the shell and by the system, one after the other.
        if number != hang_up:
            signal.signal(number, before[signal.Signals(number)])

    hang_up = getattr(signal, "SIGHUP", None)
    numbers = [signal.SIGINT, signal.SIGTERM]
    # Who started it with nohup wants it to go on.
    if hang_up is not None and signal.getsignal(hang_up) != signal.SIG_IGN:
        numbers.append(hang_up)
    before = {number: signal.signal(number, note) for number in numbers}
    try:
        yield asked
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


# `tourneydesk pages`: serves the pages of an event to phones until Ctrl+C.

_STOP_KEY = "Ctrl+C"
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
