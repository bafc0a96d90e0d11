"""`tourneydesk recover`, and what other commands report about a file that cannot be opened."""

from pathlib import Path

from tourneydesk.cli.streams import to_output
from tourneydesk.core.reasons import Fact
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.recovery import Recovery, recover, recovery_of
from tourneydesk.present.messages import sentences, text
from tourneydesk.present.progress import kept_text, missing_lines
from tourneydesk.store.errors import FileTrouble, display_name


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
