"""The log of faults of the program itself, so that they can be fixed later. Its size is bounded."""

import logging
import traceback
from hashlib import sha256
from logging.handlers import RotatingFileHandler
from pathlib import Path
from threading import Lock

from tourneydesk.user_folders import log_folder

LARGEST_LOG = 1_000_000
"""Bytes in one log file."""
LOGS_KEPT = 3
"""Files: the current one and those it was rotated into."""
LARGEST_FAULT = 30_000
"""The longest fault in characters; a longer one is shortened in the middle."""
FAULTS_REMEMBERED = 100
"""Different faults whose repetitions are counted instead of written again."""

seen: dict[bytes, int] = {}
"""How often each fault of this run has occurred, by digest; the oldest are forgotten."""
_one_at_a_time = Lock()


class _Log(RotatingFileHandler):
    """A rotating file that reports its own trouble to the caller instead of printing it."""

    def __init__(self, path: Path) -> None:
        super().__init__(
            path,
            # It counts characters, and the longest of them are written as six bytes.
            maxBytes=LARGEST_LOG - 6 * LARGEST_FAULT,
            backupCount=LOGS_KEPT - 1,
            encoding="utf-8",
            delay=True,
            errors="backslashreplace",
        )

    def handleError(self, _record: logging.LogRecord) -> None:  # noqa: N802
        raise


def log_fault(fault: BaseException, at: str) -> Path | None:
    """Adds the fault to the log in the user's own folder; None if nothing can be written.

    A fault that repeats (one in a paint event occurs with every frame) is written once and then
    only counted: the 10th time, the 100th, and so on.
    """
    with _one_at_a_time:
        return _log_fault(fault, at)


def _log_fault(fault: BaseException, at: str) -> Path | None:
    path = log_folder() / "faults.log"
    text = _shortened("".join(traceback.format_exception(fault)).rstrip("\n"))
    times = _counted(text)
    if times > 1:
        if str(times).rstrip("0") != "1":
            return path
        text = f"{type(fault).__name__} as above, {times} times so far"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        log = _Log(path)
        try:
            log.handle(
                logging.LogRecord("faults", logging.ERROR, "", 0, f"--- {at}\n{text}", (), None)
            )
        finally:
            log.close()
    except OSError:
        seen.clear()  # otherwise a fault that was never written would only be counted
        return None
    return path


def _counted(text: str) -> int:
    """How often this text has occurred, this time included."""
    digest = sha256(text.encode("utf-8", "backslashreplace")).digest()
    times = seen.pop(digest, 0) + 1
    seen[digest] = times
    if len(seen) > FAULTS_REMEMBERED:
        del seen[next(iter(seen))]
    return times


def _shortened(text: str) -> str:
    half = LARGEST_FAULT // 2
    return text if len(text) <= LARGEST_FAULT else f"{text[:half]}\n[…]\n{text[-half:]}"
