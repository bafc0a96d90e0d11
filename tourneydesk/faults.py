"""Where a fault of the program itself is written down, so that it can be mended later."""

import traceback
from pathlib import Path

from platformdirs import user_log_path


def log_fault(fault: BaseException, at: str) -> Path | None:
    """Adds the fault to the log in the user's own folder; None where nothing can be written."""
    path = user_log_path("tourneydesk", appauthor=False) / "faults.log"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("a", encoding="utf-8", errors="backslashreplace") as log:
            log.write(f"--- {at}\n")
            log.writelines(traceback.format_exception(fault))
    except OSError:
        return None
    return path
