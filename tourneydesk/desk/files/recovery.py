"""Recovers an event whose file cannot be opened.

Rows are collected from the file itself, however damaged, and from its backups. The chain shows
which rows follow from which, so only rows of the same history are joined; then every step is
checked as on opening. The recovered event goes into a new file. The damaged file and its backups
are not changed.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.event import Event
from tourneydesk.core.journal import codec
from tourneydesk.desk.files.story_of_file import story_of
from tourneydesk.desk.history.steps import StepName, name_of_step
from tourneydesk.store.backups import checkpoints
from tourneydesk.store.chain import START, Entry, chained
from tourneydesk.store.recovery.salvage import MOST_ENTRIES, Salvage, salvage
from tourneydesk.store.trouble import FileTrouble
from tourneydesk.store.whole import write_whole

NOT_DAMAGE = frozenset(
    {
        *("file_in_use", "file_read_only", "folder_read_only", "file_not_allowed", "disk_full"),
        *("file_is_folder", "file_not_regular", "name_not_possible", "name_too_long"),
        *("folder_missing", "file_exists", "file_closed", "file_not_lockable", "no_scratch_room"),
        # These are about a paper, a scan or an output, not about an event file.
        *("paper_is_folder", "paper_not_file", "paper_not_read", "paper_would_replace"),
        *("scan_not_a_file", "scan_not_read", "scan_pixels", "scan_too_large"),
        *("folder_of_others", "output_not_taken"),
    }
)
"""Trouble codes that do not indicate damaged content."""

NOT_OURS = frozenset({"file_not_event", "file_of_other_program", "file_altered"})
"""Trouble codes of a file whose header or tables are not those of an event."""

FILE, BACKUP, SECOND, JOINED = "file", "backup", "second", "joined"
"""Sources of a choice's entries: the file itself, its newest backup next to it or in the second
folder, or all of these combined.
"""


@dataclass(frozen=True, slots=True)
class Choice:
    """A sound beginning of the event: its source, its entries, and the event that they replay to.

    ``of`` is the path of its backup, None for other sources. ``forked`` is true if it diverges from
    the readable part of the file.
    """

    source: str
    entries: tuple[Entry, ...]
    event: Event
    of: Path | None = None
    forked: bool = False

    @property
    def kept(self) -> int:
        """The number of steps it contains."""
        return len(self.entries)

    @property
    def at(self) -> str:
        """The time of its last step, as the journal records it."""
        return self.entries[-1].at


@dataclass(frozen=True, slots=True)
class Missing:
    """A range of steps that a choice lacks: the first and last number; for a single readable step,
    also its name.
    """

    first: int
    last: int
    name: StepName | None


@dataclass(frozen=True, slots=True)
class Recovery:
    """What is wrong with a file, and what can be recovered: the choice with the most steps first,
    those that diverge from the file last.

    ``expected`` is the number of steps there were, as far as known; ``readable`` are rows found, by
    number, that a choice may lack. ``proved`` is false if nothing readable in the file shows that
    its backups belong to the same event. ``counted`` is true if the file itself states the number
    of steps; otherwise there may have been more. ``backup`` is the backup with the most steps, even
    if another choice has as many.
    """

    path: Path
    trouble: FileTrouble
    choices: tuple[Choice, ...]
    expected: int
    readable: Mapping[int, Entry]
    proved: bool
    counted: bool
    backup: Choice | None = None

    def missing(self, choice: Choice) -> tuple[Missing, ...]:
        """The steps that a choice lacks; each readable step is listed separately."""
        found: list[Missing] = []
        for number in range(choice.kept + 1, self.expected + 1):
            name = _name(self.readable.get(number))
            if name is None and found and found[-1].name is None:
                found[-1] = Missing(found[-1].first, number, None)
            else:
                found.append(Missing(number, number, name))
        return tuple(found)


def recovery_of(trouble: FileTrouble, second: Path | None = None) -> Recovery | None:
    """What can be recovered of the file that the trouble is about, also from backups in a second
    folder.

    None if the trouble is not damage, or if there is neither a file of ours nor a backup.
    """
    if trouble.code in NOT_DAMAGE:
        return None
    path = trouble.path
    own = salvage(path)
    own_line = _line(own.rows)
    backups = [*_backups(BACKUP, path, None)]
    if second is not None:
        backups += _backups(SECOND, path, second)
    last_at_work = _last_at_work(backups)
    backups = [one for one in backups if _same_event(own, own_line, one, last_at_work)]
    proven = _proven(own.rows, own_line, backups)
    pool = (*own.rows, *(row for one in backups for row in one.rows))
    joined = _line([row for row in pool if not _differs([row], proven)], own_line)
    lines = [_Line(FILE, None, own_line), _Line(JOINED, None, joined)]
    # From each folder, the newest backup that agrees with the file and the newest that diverges.
    newest: dict[tuple[str, bool], _Backup] = {}
    for one in sorted(backups, key=lambda one: len(one.line)):
        newest[one.source, _differs(one.line, proven)] = one
    lines += [_Line(key[0], newest[key].path, newest[key].line) for key in sorted(newest)]
    every = _sound_choices(path, lines, proven)
    choices = _apart(every)
    numbers = [row.number for row in own.rows if row.number <= MOST_ENTRIES]
    expected = max([own.claimed, *numbers, *(len(one.entries) for one in lines)])
    if not choices and expected == 0:
        return None
    readable = {row.number: row for row in (*pool, *joined)}
    if trouble.code in NOT_OURS and own.rows:
        # The file is ours: only the part that identifies it is damaged.
        trouble = FileTrouble("file_damaged", path)
    backup = max(
        (one for one in every if one.of is not None), key=lambda one: one.kept, default=None
    )
    proved, counted = bool(own.rows), bool(own.claimed)
    return Recovery(path, trouble, choices, expected, readable, proved, counted, backup)


def recover(choice: Choice, path: Path) -> None:
    """Writes a choice to a new file; FileTrouble if it cannot be written. Nothing is replaced."""
    write_whole(path, choice.entries)


@dataclass(frozen=True, slots=True)
class _Backup:
    """A backup: its readable rows, and the chain that they form."""

    source: str
    path: Path
    rows: tuple[Entry, ...]
    line: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class _Line:
    """A chain of entries, its source, and the path of its backup, if any."""

    source: str
    of: Path | None
    entries: tuple[Entry, ...]


def _backups(source: str, path: Path, second: Path | None) -> Iterator[_Backup]:
    """Every backup, newest first; for a damaged one, its readable rows."""
    with suppress(FileTrouble):
        for one in reversed(checkpoints.checkpoints(checkpoints.folder_of(path, second))):
            rows = salvage(one.path).rows
            yield _Backup(source, one.path, rows, _line(rows))


def _last_at_work(backups: Iterable[_Backup]) -> Entry | None:
    """The first entry of the event that was backed up last; None without a backup."""
    lines = [one.line for one in backups if one.line]
    return max(lines, key=lambda line: line[-1].at)[0] if lines else None


def _same_event(
    own: Salvage, own_line: Sequence[Entry], backup: _Backup, last_at_work: Entry | None
) -> bool:
    """Whether a backup is of the same event, as far as this can be determined: it starts with the
    same entry, or an entry of the file follows from one of its entries. If nothing in the file is
    readable, it is the event last used under this name.
    """
    theirs = backup.line
    if not own.rows:
        return bool(theirs) and theirs[0] == last_at_work
    if own_line and theirs:
        return own_line[0] == theirs[0]
    chains = {row.number: row.chain for row in theirs}
    return any(
        row.number - 1 in chains and _follows(row, chains[row.number - 1]) for row in own.rows
    )


def _line(rows: Iterable[Entry], begun: Sequence[Entry] = ()) -> tuple[Entry, ...]:
    """The longest chain of these rows that starts with ``begun``; of several, the first found."""
    by_number: dict[int, list[Entry]] = {}
    for row in dict.fromkeys(rows):
        by_number.setdefault(row.number, []).append(row)
    start = begun[-1].chain if begun else START
    level = [start]
    parents: list[dict[str, tuple[Entry, str]]] = []
    number = len(begun) + 1
    while True:
        following: dict[str, tuple[Entry, str]] = {}
        for row in by_number.get(number, ()):
            for chain in level:
                if row.chain not in following and _follows(row, chain):
                    following[row.chain] = (row, chain)
        if not following:
            break
        parents.append(following)
        level = list(following)
        number += 1
    found: list[Entry] = []
    chain = level[0]
    for came in reversed(parents):
        row, chain = came[chain]
        found.append(row)
    return (*begun, *reversed(found))


def _follows(row: Entry, chain: str) -> bool:
    with suppress(UnicodeEncodeError):
        return chained(chain, row.number, row.at, row.step) == row
    return False


def _proven(
    rows: Iterable[Entry], own_line: Iterable[Entry], backups: Iterable[_Backup]
) -> Mapping[int, str]:
    """The hash of each entry that the file is known to contain or to have contained, by number;
    also of a damaged row if a backup has an entry with the same hash.
    """
    there = {(entry.number, entry.chain) for one in backups for entry in one.line}
    damaged = {row.number: row.chain for row in rows if (row.number, row.chain) in there}
    return damaged | {entry.number: entry.chain for entry in own_line}


def _differs(rows: Iterable[Entry], proven: Mapping[int, str]) -> bool:
    """Whether any of these rows differs from those the file is known to contain."""
    return any(proven.get(row.number, row.chain) != row.chain for row in rows)


def _sound_choices(path: Path, lines: Iterable[_Line], proven: Mapping[int, str]) -> list[Choice]:
    """The sound beginning of each chain that has one."""
    found: list[Choice] = []
    told: dict[str, tuple[tuple[Entry, ...], Event] | None] = {}
    for line in lines:
        end = line.entries[-1].chain if line.entries else START
        if end not in told:
            told[end] = _sound(path, line.entries)
        sound = told[end]
        if sound is not None:
            kept, event = sound
            found.append(Choice(line.source, kept, event, line.of, _differs(kept, proven)))
    return found


def _apart(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The choices with different steps, most steps first. If one source has the same steps as all
    sources combined, that source is named.
    """
    by_end: dict[str, Choice] = {}
    for one in sorted(choices, key=lambda one: one.source == JOINED):
        by_end.setdefault(one.entries[-1].chain, one)
    return tuple(sorted(by_end.values(), key=lambda one: (one.forked, -one.kept)))


def _sound(path: Path, line: tuple[Entry, ...]) -> tuple[tuple[Entry, ...], Event] | None:
    """The longest beginning of a chain that replays to a possible event; None if there is none."""
    while line:
        try:
            return line, story_of(path, line)[1]
        except FileTrouble as trouble:
            line = line[: min(int(trouble.facts.get("step", 1)), len(line)) - 1]
    return None


def _name(row: Entry | None) -> StepName | None:
    if row is None:
        return None
    with suppress(codec.CodecError, TypeError):
        return name_of_step(codec.decode(row.step))
    return None
