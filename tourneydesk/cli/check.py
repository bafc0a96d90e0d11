"""`tourneydesk check`, `verify`, `attest`, `recover`: whether files and papers are right."""

from contextlib import suppress
from pathlib import Path

from tourneydesk.cli.streams import Address, opened_for_reading, to_errors, to_output
from tourneydesk.core.journal.codec import grouped
from tourneydesk.core.reasons import Fact
from tourneydesk.core.table_numbers import fixed_twice
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.recovery import Recovery, recover, recovery_of
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.desk.witnesses import attest, fork_advice, forks_of
from tourneydesk.present.messages import say, say_recorded, sentences, text
from tourneydesk.present.progress import kept_text, missing_lines
from tourneydesk.store.errors import FileTrouble, display_name
from tourneydesk.store.event_file import examine

# `tourneydesk recover`, and what other commands report about a file that cannot be opened.


def recover_file(path: Path, output: Path) -> int:
    """Makes a new file of what can be recovered; 1 if nothing can be. A file that is already sound
    is left alone and reported as sound.
    """
    try:
        session = open_for_reading(path)
    except FileTrouble as trouble:
        recovery = recovery_of(trouble)
        if recovery is None or not recovery.choices:
            raise
        choice = recovery.choices[0]
        recover(choice, output)
        open_for_reading(output)
        new_file: dict[str, Fact] = {
            "new": display_name(output),
            "kept": choice.step_count,
            "all": recovery.expected,
        }
        for line in (*_missing(recovery), text("recovered", name=display_name(path), **new_file)):
            to_output(line + "\n")
        return 0
    event, steps = session.event, len(session.steps)
    facts: dict[str, Fact] = {
        "players": len(event.players),
        "rounds": len(event.rounds),
        "steps": steps,
    }
    to_output(text("sound", name=display_name(path), **facts) + "\n")
    return 1


def recovery_lines(trouble: FileTrouble) -> list[str]:
    """What can be recovered from a file, what would be missing step by step, and how to proceed."""
    recovery = recovery_of(trouble)
    if recovery is None:
        return []
    if not recovery.choices:
        return [text("recovery-none")]
    return [
        _kept(recovery),
        *_backup(recovery),
        *([] if recovery.proved else [text("recovery-unproved")]),
        *_missing(recovery),
        text("recovery-how", name=trouble.facts["name"]),
    ]


def recovery_sentence(trouble: FileTrouble) -> str:
    """One line: what is wrong with a file, and which command shows how much can be recovered."""
    recovery = recovery_of(trouble)
    root_trouble = trouble if recovery is None else recovery.trouble
    parts = [text(root_trouble.code, **root_trouble.facts)]
    if recovery is not None and recovery.choices:
        parts += [_kept(recovery), *_backup(recovery)]
        parts += [text("recovery-see", name=trouble.facts["name"])]
    return sentences(*parts)


def _kept(recovery: Recovery) -> str:
    return kept_text(recovery.choices[0].step_count, recovery.expected, counted=recovery.counted)


def _backup(recovery: Recovery) -> list[str]:
    backup = recovery.backup
    if backup is None:
        return []
    return [text("last-good-copy", steps=backup.step_count, copy=str(backup.backup_path))]


def _missing(recovery: Recovery) -> list[str]:
    choice = recovery.choices[0]
    return list(missing_lines(recovery.missing(choice), choice.event))


def check(place: Path | Address) -> int:
    """Reports whether an event is sound, in its file or on the server; 1 if not."""
    return check_file(place) if isinstance(place, Path) else _check_shared(place)


def check_file(path: Path) -> int:
    """Reports whether the file is sound and its journal replays; 1 if not, with what is wrong and
    what can be recovered.

    It names copies beside the file that have another history, and tables fixed for two players; the
    file itself is still sound.
    """
    try:
        session = open_for_reading(path)
        findings = examine(path)
    except FileTrouble as trouble:
        findings = _all_findings(path, trouble)
    if findings:
        problems = [text(finding.code, **finding.facts) for finding in findings]
        for line in (*problems, *recovery_lines(findings[0])):
            to_errors(line + "\n")
        return 1
    _report_sound(session, path.name)
    for advice in fork_advice(forks_of(path, session.entries), session.entries):
        to_output(say(advice) + "\n")
    _report_fixed_twice(session)
    return 0


def _check_shared(place: Address) -> int:
    """Joining verifies chain and replay; the server keeps no copies beside the event."""
    session = opened_for_reading(place)
    _report_sound(session, session.event.name)
    _report_fixed_twice(session)
    return 0


def _report_sound(session: Session, name: str) -> None:
    event, steps = session.event, session.steps
    facts = {"players": len(event.entered), "rounds": len(event.rounds), "steps": len(steps)}
    to_output(text("sound", name=name, **facts) + "\n")
    position = text("history-now", revision=len(steps), digest=grouped(session.digest))
    to_output(position + "\n")


def _report_fixed_twice(session: Session) -> None:
    for advice in fixed_twice(session.event, session.format):
        to_output(say(advice, session.event) + "\n")


def attest_paper(path: Path, revision: int, digest: str) -> int:
    """Reports whether a paper belongs to the history of an event; 1 if not, or if not proved."""
    session = open_for_reading(path)
    attestation = attest(session.entries, session.steps, revision, digest)
    to_output(sentences(*map(say, attestation.advice)) + "\n")
    return 0 if attestation.belongs else 1


def _all_findings(path: Path, first_trouble: FileTrouble) -> tuple[FileTrouble, ...]:
    """Everything wrong with a file that cannot be opened, at least the first problem found."""
    with suppress(Exception):  # whatever made opening fail may make looking further fail too
        findings = examine(path)
        if findings:
            return findings
    return (first_trouble,)


def verify(place: Path | Address) -> int:
    """Pairs every posted round again; prints each difference, 0 if there is none."""
    session = opened_for_reading(place)
    event, steps = session.event, session.steps
    found_differences = differences(steps)
    for difference in found_differences:
        to_output(say_recorded(difference, event) + "\n")
    if not found_differences:
        to_output(text("verified") + "\n")
    return 1 if found_differences else 0
