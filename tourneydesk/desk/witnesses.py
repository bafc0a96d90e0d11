"""Witnesses of an event's history: papers with its digest, and copies next to its file.

A forger can rebuild the chain of hashes, but cannot change what was printed or copied before.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from tourneydesk.core.decisions import Step
from tourneydesk.core.journal.codec import LENGTH
from tourneydesk.core.journal.replay import active_steps
from tourneydesk.core.reasons import Advice, Fact
from tourneydesk.store.chain import Entry
from tourneydesk.store.checkpoints import Fork, folder_of, fork_of, forks
from tourneydesk.store.errors import FileTrouble


@dataclass(frozen=True, slots=True)
class Attestation:
    """Whether a paper belongs to a history, and the advice to show about it."""

    belongs: bool
    advice: tuple[Advice, ...]


def attest(
    entries: Sequence[Entry], steps: Sequence[Step], revision: int, digest: str
) -> Attestation:
    """Whether a paper with this revision (from 1) and digest was printed from this history.

    ``digest`` is lower-case hex, as `core.journal.codec.cleaned` returns it. A digest shorter than
    80 bits, as on older papers, proves nothing even if it agrees.
    """
    facts = {"revision": revision}
    if revision > len(entries):
        return _rejection("attest_too_few", **facts, steps=len(entries))
    agrees = entries[revision - 1].chain.startswith(digest)
    if len(digest) < LENGTH:
        return _rejection("attest_short_agrees" if agrees else "attest_short_differs", **facts)
    if not agrees:
        revisions = [entry.number for entry in entries if entry.chain.startswith(digest)]
        if revisions:
            return _rejection("attest_other_revision", **facts, other=revisions[0])
        return _rejection("attest_differs", **facts)
    says = [Advice("attest_belongs", facts=facts)]
    later = len(entries) - revision
    if later:
        says.append(Advice("attest_later", facts={"later": later}))
    counted = set(active_steps(steps[:revision]).steps)
    undone = len(counted - set(active_steps(steps).steps))
    if undone:
        says.append(Advice("attest_undone", facts={"undone": undone}))
    return Attestation(True, tuple(says))


def forks_of(
    path: Path, entries: tuple[Entry, ...], second: Path | None = None
) -> tuple[Fork, ...]:
    """The copies of an event that hold other steps than its file, in its own checkpoint folder and
    in a second one; a folder that cannot be read is skipped.
    """
    all_forks: list[Fork] = []
    for folder in {folder_of(path), folder_of(path, second)}:
        try:
            all_forks += forks(folder, entries)
        except FileTrouble:
            continue
    return tuple(sorted(all_forks, key=lambda fork: (fork.steps, fork.copy)))


def fork_advice(all_forks: Sequence[Fork], entries: Sequence[Entry]) -> tuple[Advice, ...]:
    """Advice about forks: where they diverge, and the copy with the most steps."""
    if not all_forks:
        return ()
    longest = all_forks[-1]
    code = "fork_ahead" if longest.common == len(entries) else "fork_other"
    facts: dict[str, Fact] = {
        "copy": str(longest.copy),
        "steps": longest.steps,
        "all": len(entries),
    }
    if code == "fork_other":
        facts["common"] = longest.common
    advice = [Advice(code, facts=facts)]
    if len(all_forks) > 1:
        advice.append(Advice("fork_more", facts={"more": len(all_forks) - 1}))
    return tuple(advice)


def file_fork_advice(files: Iterable[Path], entries: tuple[Entry, ...]) -> tuple[Advice, ...]:
    """Advice about other files of the same event that have changes which these entries lack."""
    found = [fork for file in files if (fork := fork_of(file, entries)) is not None]
    return tuple(
        Advice("file_fork", facts={"file": str(fork.copy), "steps": fork.steps - fork.common})
        for fork in found
    )


def _rejection(code: str, **facts: int) -> Attestation:
    return Attestation(False, (Advice(code, facts=facts),))
