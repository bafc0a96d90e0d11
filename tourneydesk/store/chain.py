"""The chain of entries: each has a hash of itself and the entry before.

Anyone can check it with a hash tool. The chain of an entry is the SHA-256, in lower-case hex, of
these lines in UTF-8, with a line feed between them and none at the end::

    chain of the entry before (64 zeros before the first)
    number of the entry
    length of `at` in bytes
    at
    length of `step` in bytes
    step

The lengths make the text unambiguous, whatever the entries contain.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from hashlib import sha256

START = "0" * 64


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of the journal: number from 1, time (ISO text), step (JSON text), chain (hex).

    Where several desks write, the desk's name follows the time in `at`, after a space, and so the
    chain covers it too.
    """

    number: int
    at: str
    step: str
    chain: str

    @property
    def time(self) -> str:
        return self.at.partition(" ")[0]

    @property
    def desk(self) -> str:
        """The desk that took the step; empty where there is only one."""
        return self.at.partition(" ")[2]


def at_desk(time: str, desk: str) -> str:
    """The `at` of a step that this desk took at this time."""
    return f"{time} {desk}" if desk else time


def make_entry(previous: str, number: int, at: str, step: str) -> Entry:
    """The entry with its chain; UnicodeEncodeError for texts with lone surrogates."""
    at_bytes, step_bytes = at.encode(), step.encode()
    head = f"{previous}\n{number}\n{len(at_bytes)}\n".encode()
    text = b"%b%b\n%d\n%b" % (head, at_bytes, len(step_bytes), step_bytes)
    return Entry(number, at, step, sha256(text).hexdigest())


def chain_of(rows: Iterable[tuple[str, str]]) -> tuple[Entry, ...]:
    """The entries of all (at, step) pairs, oldest first."""
    entries: list[Entry] = []
    for number, (at, step) in enumerate(rows, start=1):
        entries.append(make_entry(entries[-1].chain if entries else START, number, at, step))
    return tuple(entries)


def first_break(entries: Iterable[Entry]) -> int | None:
    """The number of the first entry that does not follow from the one before, None if all do.

    Entries of a damaged file may hold values of any type.
    """
    previous = START
    for number, entry in enumerate(entries, start=1):
        texts = isinstance(entry.at, str) and isinstance(entry.step, str)
        if not texts or entry != make_entry(previous, number, entry.at, entry.step):
            return number
        previous = entry.chain
    return None
