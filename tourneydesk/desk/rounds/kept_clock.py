"""The clock of a round as text, saved with the event and restored after a crash."""

import json
from collections.abc import Mapping

from tourneydesk.desk.rounds.round_clock import LONGEST, Moment, RoundClock


def clock_text(clock: RoundClock) -> str:
    """A clock as JSON."""
    since = clock.since
    return json.dumps(
        {
            "round": clock.round,
            "length": clock.length,
            "run": clock.run,
            "since": None if since is None else [since.wall, since.running, since.boot],
            "extra": {str(table): seconds for table, seconds in clock.extra.items()},
        }
    )


def clock_of(text: str) -> RoundClock | None:
    """The clock stored in a text; None if it is not valid, as after a crash while writing."""
    try:
        row = json.loads(text)
        since = row["since"]
        extra = {
            int(table): int(seconds) for table, seconds in _extra_seconds(row["extra"]).items()
        }
        clock = RoundClock(
            int(row["round"]),
            int(row["length"]),
            int(row["run"]),
            None if since is None else Moment(int(since[0]), int(since[1]), str(since[2])),
            extra,
        )
    except (ValueError, TypeError, KeyError, IndexError, RecursionError, OverflowError):
        return None
    usual = 0 <= clock.length <= LONGEST and clock.run >= 0 and clock.round >= 0
    return clock if usual else None


def _extra_seconds(row: object) -> Mapping[str, int]:
    if not isinstance(row, dict):
        raise TypeError("the tables with more time are not named")
    return row
