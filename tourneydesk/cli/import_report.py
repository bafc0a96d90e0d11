"""`tourneydesk import FILE.trf` or `FILE.tdf`: an event from another program's report."""

import json
from pathlib import Path

from tourneydesk.cli.streams import to_output
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.desk.files.opening import plan
from tourneydesk.desk.lists.decoding import MOST_BYTES, decode_text
from tourneydesk.desk.paper_rebuild.settling import rebuild
from tourneydesk.exchange.report import (
    event_name,
    format_of_report,
    imported_steps,
    settings_of_report,
)
from tourneydesk.exchange.tdf import read_tdf
from tourneydesk.exchange.trf import read_trf
from tourneydesk.formats import format_of
from tourneydesk.present.event_text import what_now
from tourneydesk.present.messages import text
from tourneydesk.store.errors import as_file_trouble

_TDF = ".tdf"
SUFFIXES = (".trf", ".trfx", _TDF)


def is_report(path: Path) -> bool:
    """Whether a file is another program's report, by its name."""
    return path.suffix.lower() in SUFFIXES


def import_report(report: Path, name: str | None, path: Path) -> int:
    """Makes a new event of a report; Refused if the report contradicts itself. The last line of
    output is JSON, as when an event is rebuilt from its papers.
    """
    with as_file_trouble(report), report.open("rb") as file:
        content = file.read(MOST_BYTES + 1)
    if len(content) > MOST_BYTES:
        raise Refused(Problem("report_too_large", facts={"most": MOST_BYTES // 10**6}))
    is_tdf = report.suffix.lower() == _TDF
    read = read_tdf(content) if is_tdf else read_trf(decode_text(content).text)
    key = format_of_report(read)
    opening = plan(key, name or event_name(read), None, settings_of_report(read))
    session = rebuild(path, imported_steps(read, opening))
    session.close()
    event = session.event
    counts = {"players": len(event.entered), "rounds": len(event.rounds)}
    now = next(iter(what_now(event, format_of(event).outlook(event))))
    to_output(text("wrote", name=str(path), now=now, **counts) + "\n")
    to_output(json.dumps({"complete": True, "open": [], "contradictions": []}) + "\n")
    return 0
