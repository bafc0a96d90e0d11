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
from tourneydesk.desk.files.journals import journal_of
from tourneydesk.desk.history import StepName, name_of_step
from tourneydesk.store import checkpoints
from tourneydesk.store.chain import START, Entry, make_entry
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.replacing import write_whole
from tourneydesk.store.salvage import MOST_ENTRIES, Salvage, salvage

NOT_DAMAGE = frozenset(
    {
        *("file_in_use", "file_read_only", "folder_read_only", "file_not_allowed", "disk_full"),
        *("file_is_folder", "file_not_regular", "name_not_possible", "name_too_long"),
        *("folder_missing", "file_exists", "file_closed", "file_not_lockable", "no_scratch_room"),
        # These are about a paper, a scan or an output, not about an event file.
        *("paper_is_folder", "paper_not_file", "paper_not_read", "paper_would_replace"),
        *("export_is_folder", "export_is_file", "export_would_replace", "export_folder_of_others"),
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

    ``backup_path`` is None for other sources. ``diverges`` is true if it diverges from the readable
    part of the file.
    """

    source: str
    entries: tuple[Entry, ...]
    event: Event
    backup_path: Path | None = None
    diverges: bool = False

    @property
    def step_count(self) -> int:
        """The number of steps it contains."""
        return len(self.entries)

    @property
    def at(self) -> str:
        """The time of its last step, as the journal records it."""
        return self.entries[-1].time


@dataclass(frozen=True, slots=True)
class MissingSteps:
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

    def missing(self, choice: Choice) -> tuple[MissingSteps, ...]:
        """The steps that a choice lacks; each readable step is listed separately."""
        gaps: list[MissingSteps] = []
        for number in range(choice.step_count + 1, self.expected + 1):
            name = _readable_name(self.readable.get(number))
            if name is None and gaps and gaps[-1].name is None:
                gaps[-1] = MissingSteps(gaps[-1].first, number, None)
            else:
                gaps.append(MissingSteps(number, number, name))
        return tuple(gaps)


def recovery_of(trouble: FileTrouble, second: Path | None = None) -> Recovery | None:
    """What can be recovered of the file that the trouble is about, also from backups in a second
    folder.

    None if the trouble is not damage, if there is neither a file of ours nor a backup, or if the
    first step already needs a newer version.
    """
    if trouble.code in NOT_DAMAGE:
        return None
    path = trouble.path
    own = salvage(path)
    own_entries = _longest_chain(own.rows)
    backups = [*_backups(BACKUP, path, None)]
    if second is not None:
        backups += _backups(SECOND, path, second)
    last_used = _last_used_event(backups)
    backups = [backup for backup in backups if _same_event(own, own_entries, backup, last_used)]
    proven = _known_hashes(own.rows, own_entries, backups)
    pool = (*own.rows, *(row for backup in backups for row in backup.rows))
    joined = _longest_chain([row for row in pool if not _differs([row], proven)], own_entries)
    candidates = [_Candidate(FILE, None, own_entries), _Candidate(JOINED, None, joined)]
    # From each folder, the newest backup that agrees with the file and the newest that diverges.
    newest: dict[tuple[str, bool], _Backup] = {}
    for backup in sorted(backups, key=lambda backup: len(backup.entries)):
        newest[backup.source, _differs(backup.entries, proven)] = backup
    candidates += [
        _Candidate(key[0], newest[key].path, newest[key].entries) for key in sorted(newest)
    ]
    sound_choices = _sound_choices(path, candidates, proven)
    choices = _distinct(sound_choices)
    numbers = [row.number for row in own.rows if row.number <= MOST_ENTRIES]
    expected = max([own.claimed, *numbers, *(len(candidate.entries) for candidate in candidates)])
    if not choices and (expected == 0 or trouble.code == "story_newer"):
        return None
    readable = {row.number: row for row in (*pool, *joined)}
    if trouble.code in NOT_OURS and own.rows:
        # The file is ours: only the part that identifies it is damaged.
        trouble = FileTrouble("file_damaged", path)
    largest_backup = max(
        (choice for choice in sound_choices if choice.backup_path is not None),
        key=lambda choice: choice.step_count,
        default=None,
    )
    proved, counted = bool(own.rows), bool(own.claimed)
    return Recovery(path, trouble, choices, expected, readable, proved, counted, largest_backup)


def recover(choice: Choice, path: Path) -> None:
    """Writes a choice to a new file; FileTrouble if it cannot be written. Nothing is replaced."""
    write_whole(path, choice.entries)


@dataclass(frozen=True, slots=True)
class _Backup:
    """A backup: its readable rows, and the chain that they form."""

    source: str
    path: Path
    rows: tuple[Entry, ...]
    entries: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A chain of entries, its source, and the path of its backup, if any."""

    source: str
    backup_path: Path | None
    entries: tuple[Entry, ...]


def _backups(source: str, path: Path, second: Path | None) -> Iterator[_Backup]:
    """Every backup, newest first; for a damaged one, its readable rows."""
    with suppress(FileTrouble):
        for checkpoint in reversed(checkpoints.checkpoints(checkpoints.folder_of(path, second))):
            rows = salvage(checkpoint.path).rows
            yield _Backup(source, checkpoint.path, rows, _longest_chain(rows))


def _last_used_event(backups: Iterable[_Backup]) -> Entry | None:
    """The first entry of the event that was backed up last; None without a backup."""
    chains = [backup.entries for backup in backups if backup.entries]
    return max(chains, key=lambda entries: entries[-1].at)[0] if chains else None


def _same_event(
    own: Salvage, own_entries: Sequence[Entry], backup: _Backup, last_used: Entry | None
) -> bool:
    """Whether a backup is of the same event, as far as this can be determined: it starts with the
    same entry, or an entry of the file follows from one of its entries. If nothing in the file is
    readable, it is the event last used under this name.
    """
    theirs = backup.entries
    if not own.rows:
        return bool(theirs) and theirs[0] == last_used
    if own_entries and theirs:
        return own_entries[0] == theirs[0]
    chains = {row.number: row.chain for row in theirs}
    return any(
        row.number - 1 in chains and _follows(row, chains[row.number - 1]) for row in own.rows
    )


def _longest_chain(rows: Iterable[Entry], start: Sequence[Entry] = ()) -> tuple[Entry, ...]:
    """The longest chain of these rows that starts with ``start``; of several, the first found."""
    by_number: dict[int, list[Entry]] = {}
    for row in dict.fromkeys(rows):
        by_number.setdefault(row.number, []).append(row)
    level = [start[-1].chain if start else START]
    parents: list[dict[str, tuple[Entry, str]]] = []
    number = len(start) + 1
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
    reverse: list[Entry] = []
    chain = level[0]
    for level_parents in reversed(parents):
        row, chain = level_parents[chain]
        reverse.append(row)
    return (*start, *reversed(reverse))


def _follows(row: Entry, chain: str) -> bool:
    with suppress(UnicodeEncodeError):
        return make_entry(chain, row.number, row.at, row.step) == row
    return False


def _known_hashes(
    rows: Iterable[Entry], own_entries: Iterable[Entry], backups: Iterable[_Backup]
) -> Mapping[int, str]:
    """The hash of each entry that the file is known to contain or to have contained, by number;
    also of a damaged row if a backup has an entry with the same hash.
    """
    backed_up = {(entry.number, entry.chain) for backup in backups for entry in backup.entries}
    damaged = {row.number: row.chain for row in rows if (row.number, row.chain) in backed_up}
    return damaged | {entry.number: entry.chain for entry in own_entries}


def _differs(rows: Iterable[Entry], proven: Mapping[int, str]) -> bool:
    """Whether any of these rows differs from those the file is known to contain."""
    return any(proven.get(row.number, row.chain) != row.chain for row in rows)


def _sound_choices(
    path: Path, candidates: Iterable[_Candidate], proven: Mapping[int, str]
) -> list[Choice]:
    """The sound beginning of each chain that has one."""
    choices: list[Choice] = []
    checked: dict[str, tuple[tuple[Entry, ...], Event] | None] = {}
    for candidate in candidates:
        end = candidate.entries[-1].chain if candidate.entries else START
        if end not in checked:
            checked[end] = _sound_beginning(path, candidate.entries)
        sound = checked[end]
        if sound is not None:
            entries, event = sound
            differs = _differs(entries, proven)
            choices.append(Choice(candidate.source, entries, event, candidate.backup_path, differs))
    return choices


def _distinct(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """The choices with different steps, most steps first. If one source has the same steps as all
    sources combined, that source is named.
    """
    by_end: dict[str, Choice] = {}
    for choice in sorted(choices, key=lambda choice: choice.source == JOINED):
        by_end.setdefault(choice.entries[-1].chain, choice)
    return tuple(sorted(by_end.values(), key=lambda choice: (choice.diverges, -choice.step_count)))


def _sound_beginning(
    path: Path, entries: tuple[Entry, ...]
) -> tuple[tuple[Entry, ...], Event] | None:
    """The longest beginning of a chain that replays to a possible event; None if there is none."""
    while entries:
        try:
            return entries, journal_of(path, entries)[1]
        except FileTrouble as trouble:
            step = int(trouble.facts.get("step", 1))
            entries = entries[: min(step, len(entries)) - 1]
    return None


def _readable_name(row: Entry | None) -> StepName | None:
    if row is None:
        return None
    with suppress(codec.CodecError, TypeError):
        return name_of_step(codec.decode(row.step))
    return None
