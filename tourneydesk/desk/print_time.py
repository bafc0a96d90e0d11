"""The time of printing."""

import os
from datetime import UTC, datetime


def print_time() -> datetime:
    """The local time to the minute. If SOURCE_DATE_EPOCH is set, the time that it names, in UTC, so
    that a build can make the same file again (reproducible-builds.org).
    """
    named = os.environ.get("SOURCE_DATE_EPOCH", "")
    if named.isascii() and named.isdigit() and len(named) < 12:
        now = datetime.fromtimestamp(int(named), UTC)
    else:
        now = datetime.now().astimezone()
    return now.replace(second=0, microsecond=0)
