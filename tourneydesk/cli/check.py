"""`tourneydesk check`, `verify`, `attest`: whether an event, its file and its papers are right."""

from contextlib import suppress
from pathlib import Path

from tourneydesk.cli.places import Address, opened_for_reading
from tourneydesk.cli.recover import recovery_lines
from tourneydesk.cli.streams import to_errors, to_output
from tourneydesk.core.journal.codec import grouped
from tourneydesk.core.table_numbers import fixed_twice
from tourneydesk.desk.files.opening import open_for_reading
from tourneydesk.desk.session import Session
from tourneydesk.desk.verification import differences
from tourneydesk.desk.witnesses import attest, fork_advice, forks_of
from tourneydesk.present.messages import say, say_recorded, sentences, text
from tourneydesk.store.errors import FileTrouble
from tourneydesk.store.event_file import examine


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
