"""`tourneydesk recover`, and what other commands report about a file that cannot be opened."""

from pathlib import Path

from tourneydesk.cli.streams import to_output
from tourneydesk.core.sayings import Fact
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.files.recovery import Recovery, recover, recovery_of
from tourneydesk.present.messages import sentences, text
from tourneydesk.present.recovery_text import kept_text, missing_lines
from tourneydesk.store.trouble import FileTrouble, display_name


def recover_file(path: Path, output: Path) -> int:
    """Makes a new file of what can be recovered; 1 if nothing can be. A file that is already sound
    is left alone and reported as sound.
    """
    try:
        session = open_for_reading(path)
    except FileTrouble as trouble:
        found = recovery_of(trouble)
        if found is None or not found.choices:
            raise
        best = found.choices[0]
        recover(best, output)
        open_for_reading(output)
        made: dict[str, Fact] = {
            "new": display_name(output),
            "kept": best.step_count,
            "all": found.expected,
        }
        for line in (*_missing(found), text("recovered", name=display_name(path), **made)):
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
    found = recovery_of(trouble)
    if found is None:
        return []
    if not found.choices:
        return [text("recovery-none")]
    return [
        _kept(found),
        *_backup(found),
        *([] if found.proved else [text("recovery-unproved")]),
        *_missing(found),
        text("recovery-how", name=trouble.facts["name"]),
    ]


def recovery_sentence(trouble: FileTrouble) -> str:
    """One line: what is wrong with a file, and which command shows how much can be recovered."""
    found = recovery_of(trouble)
    wrong = trouble if found is None else found.trouble
    said = [text(wrong.code, **wrong.facts)]
    if found is not None and found.choices:
        said += [_kept(found), *_backup(found)]
        said += [text("recovery-see", name=trouble.facts["name"])]
    return sentences(*said)


def _kept(found: Recovery) -> str:
    return kept_text(found.choices[0].step_count, found.expected, counted=found.counted)


def _backup(found: Recovery) -> list[str]:
    backup = found.backup
    if backup is None:
        return []
    return [text("last-good-copy", steps=backup.step_count, copy=str(backup.backup_path))]


def _missing(found: Recovery) -> list[str]:
    best = found.choices[0]
    return list(missing_lines(found.missing(best), best.event))
