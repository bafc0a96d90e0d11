"""`tourneydesk serve`: shares an event with other desks until Ctrl+C or its terminal is closed."""

import signal
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from tourneydesk.cli.places import Address
from tourneydesk.cli.streams import Concern, to_errors, to_output
from tourneydesk.desk.sharing.addresses import is_own
from tourneydesk.present.messages import text
from tourneydesk.store.desks.extra import need_extra
from tourneydesk.store.trouble import FileTrouble, display_name

_LOST = ("server_lost", "server_unreachable")
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
    from tourneydesk.desk.sharing.serving import Place, Sharing, sharing, sharing_on

    name = desk or socket.gethostname()
    if server is not None:
        shared = sharing_on(path, server, name)
    else:
        shared = sharing(path, name, Place(host or own_address(), port, folder))

    def show(one: Sharing) -> None:
        facts = {"host": one.host, "port": str(one.port)}
        lines = [text("serve-now", name=display_name(path), **facts)]
        for role, (address, code) in one.invitations.items():
            lines.append(text(f"serve-{role}", address=address, code=code))
        to_output("\n".join(lines) + "\n")

    # Until the last step is in the file: whoever asks twice does not cut that off.
    with interrupted() as stopping, shared as one:
        show(one)
        concern = Concern()
        while not stopping:
            try:
                one.follow(_INTERVAL)
                concern.show(_concern(one.file_trouble, one.host if server is None else None))
            except FileTrouble as trouble:
                if trouble.code not in _LOST:
                    raise
                to_errors(text(trouble.code, **trouble.facts) + "\n")
                if _restarted(one.restart, stopping):
                    to_errors(text("serve-again") + "\n")
    steps = len(one.session.steps)
    to_output(text("serve-ended", name=display_name(path), steps=steps) + "\n")
    return 0


def _concern(file: FileTrouble | None, host: str | None) -> str:
    """What the head desk should know now; empty if all is well."""
    if file is not None:
        return text(file.code, **file.facts)
    if host is not None and not is_own(host):
        return text("serve-address-gone", host=host)
    return ""


def _restarted(restart: Callable[[], object], stopping: list[int]) -> bool:
    """Starts the server again, as often as it takes, as on a full disk; says once why it fails."""
    concern = Concern()
    while not stopping:
        try:
            restart()
        except FileTrouble as trouble:
            concern.show(text(trouble.code, **trouble.facts))
            time.sleep(_INTERVAL)
        else:
            return True
    return False


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
