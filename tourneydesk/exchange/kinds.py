"""All kinds of export: what each needs, the files it consists of, and writing them."""

import json
import re
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Fact, Problem, Refused, in_one_line
from tourneydesk.exchange.content import Files, sheets
from tourneydesk.exchange.csv_files import csv_files
from tourneydesk.exchange.package import CONTENTS, Original, files_listed, package_files
from tourneydesk.exchange.pgn import pgn
from tourneydesk.exchange.tdf import tdf, tdf_problems
from tourneydesk.exchange.trf import VERSIONS, trf
from tourneydesk.exchange.uschess import uschess_files, uschess_problems
from tourneydesk.present.messages import in_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.shows import show_of
from tourneydesk.present.state import state
from tourneydesk.store.output_files import write_export, write_export_folder
from tourneydesk.store.replacing import beginning

NAMES_OF_TABLES = r"(players|pairings|results|standings|crosstable|prizes|awards)\.csv"
NAMES_OF_PAGES = r"(index|crosstable|prizes|round-\d+|player-\d+)\.html"
WHOLE = ""
"""The name of the only file of a kind that is one file."""


@dataclass(frozen=True, slots=True)
class Request:
    """What is to be exported: events, of a ``version`` where a kind has several. ``original`` is
    what only a package needs.
    """

    events: Sequence[Event]
    version: str = ""
    original: Original | None = None

    @property
    def event(self) -> Event:
        return self.events[0]


def _nothing(_: Sequence[Event]) -> tuple[Problem, ...]:
    return ()


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of export.

    ``suffix`` is that of its file, ``details`` are those of the event that it uses. ``folder``: it
    is a folder of files, else one file. ``several``: more than one event can be exported together.
    ``own``: only for formats that list it in their `present.show.Show.exports`. ``names``: a
    pattern of the files that a folder can have, if they are not always the same. ``problems`` are
    what is missing; with any, nothing is written. ``package``: it has the event file, papers and
    all other kinds; what those lack is only told.
    """

    key: str
    files: Callable[[Request], Files]
    suffix: str = ""
    details: tuple[str, ...] = ()
    folder: bool = False
    several: bool = False
    own: bool = False
    versions: tuple[str, ...] = ()
    names: str = ""
    package: bool = False
    problems: Callable[[Sequence[Event]], tuple[Problem, ...]] = _nothing


def _one(make: Callable[[Event], bytes]) -> Callable[[Request], Files]:
    return lambda request: {WHOLE: make(request.event)}


def _json(event: Event) -> bytes:
    # Texts in the state are those of the contract, which knows one language.
    with in_language(ENGLISH):
        return (json.dumps(state(event), ensure_ascii=False) + "\n").encode()


def _workbook(event: Event) -> bytes:
    from tourneydesk.exchange.workbook import workbook

    return workbook(event)


def _html(event: Event) -> Files:
    from tourneydesk.exchange.html_pages import html_files

    return html_files(event)


def _sqlite(event: Event) -> bytes:
    from tourneydesk.store.output_files import flat_database

    return flat_database({sheet.name: (sheet.heads, sheet.rows) for sheet in sheets(event)})


def _package(request: Request) -> Files:
    event, original = request.event, request.original
    assert original is not None, "a package is made of an open event"
    lacking = left_out(event)
    exports = {
        key: {
            name or KINDS[key].suffix: content
            for name, content in make_export(key, [event]).items()
        }
        for key in kinds_of(event)
        if not KINDS[key].package and key not in lacking
    }
    return package_files(event, original, exports, lacking)


_WHERE_AND_WHEN = ("city", "state", "country", "begin", "end")
_WHO = ("chief_td", "assistant_td")

KINDS: Mapping[str, Kind] = {
    kind.key: kind
    for kind in (
        Kind(
            "uschess",
            lambda request: uschess_files(request.events),
            details=(
                *("affiliate", *_WHO, *_WHERE_AND_WHEN, "zip"),
                *("section", "time_control", "rating_system"),
            ),
            folder=True,
            several=True,
            own=True,
            problems=uschess_problems,
        ),
        Kind(
            "trf",
            lambda request: {WHOLE: trf(request.event, request.version)},
            ".trf",
            details=(*_WHERE_AND_WHEN, *_WHO, "time_control"),
            own=True,
            versions=VERSIONS,
        ),
        Kind(
            "tdf",
            _one(tdf),
            ".tdf",
            details=("begin", "city", "state", "country"),
            own=True,
            problems=lambda events: tdf_problems(events[0]),
        ),
        Kind("xlsx", _one(_workbook), ".xlsx"),
        Kind("csv", lambda request: csv_files(request.event), folder=True, names=NAMES_OF_TABLES),
        Kind("html", lambda request: _html(request.event), folder=True, names=NAMES_OF_PAGES),
        Kind("json", _one(_json), ".json"),
        Kind("sqlite", _one(_sqlite), ".db"),
        Kind("pgn", _one(pgn), ".pgn", details=("city", "begin", "time_control"), own=True),
        Kind("package", _package, folder=True, package=True),
    )
}


def kinds_of(event: Event) -> tuple[str, ...]:
    """The kinds of export that an event has."""
    own = show_of(event).exports
    return tuple(key for key, kind in KINDS.items() if not kind.own or key in own)


def missing(key: str, events: Sequence[Event]) -> tuple[Problem, ...]:
    """What an export lacks, empty if it can be made; Refused for a kind that these events do not
    have.
    """
    kind = KINDS.get(key)
    if kind is None:
        facts: dict[str, Fact] = {"kind": in_one_line(key), "known": tuple(KINDS)}
        raise Refused(Problem("export_unknown", facts=facts))
    for event in events:
        if key not in kinds_of(event):
            facts = {"kind": key, "event": event.name, "known": kinds_of(event)}
            raise Refused(Problem("export_other_format", facts=facts))
    if len(events) > 1 and not kind.several:
        raise Refused(Problem("export_one_event", facts={"kind": key}))
    return kind.problems(events)


def left_out(event: Event) -> Mapping[str, Sequence[Problem]]:
    """The kinds that a package of the event is made without, and what each of them lacks."""
    problems = {key: missing(key, [event]) for key in kinds_of(event)}
    return {key: lacking for key, lacking in problems.items() if lacking}


def make_export(
    key: str, events: Sequence[Event], version: str = "", original: Original | None = None
) -> Files:
    """The files of an export. Raises Refused with everything that is missing."""
    problems = missing(key, events)
    if problems:
        raise Refused(*problems)
    kind = KINDS[key]
    return kind.files(Request(events, version or next(iter(kind.versions), ""), original))


# Writes an export where it was asked for: a file, a folder of files, or a folder in a ZIP file.

ZIP = ".zip"
_MOST_CONTENTS = 1_000_000


def write_files(kind: Kind, files: Files, path: Path) -> None:
    """Writes the files of an export; FileTrouble if that is not possible. A package with a name
    that ends in ``.zip`` becomes one file.
    """
    if kind.package and path.suffix.lower() == ZIP:
        write_export(path, _zipped(files, path.stem))
    elif kind.package:
        earlier = _earlier_package(path)
        write_export_folder(path, files, lambda name: name in earlier)
    elif kind.folder:
        write_export_folder(
            path, files, lambda name: name in files or bool(re.fullmatch(kind.names, name))
        )
    else:
        write_export(path, files[WHOLE])


def _earlier_package(folder: Path) -> Collection[str]:
    """The files of the package in a folder, as its contents list them; none without contents, so
    that nothing else in the folder is ever replaced or removed.
    """
    with suppress(OSError):
        contents = beginning(folder / CONTENTS, _MOST_CONTENTS)
        return () if contents is None else files_listed(contents.decode(errors="replace"))
    return ()


def _zipped(files: Files, folder: str) -> bytes:
    """A ZIP file with these files in a folder; equal input gives equal bytes."""
    content = BytesIO()
    with ZipFile(content, "w", ZIP_DEFLATED) as archive:
        for name, data in files.items():
            entry = ZipInfo(f"{folder}/{name}")
            entry.compress_type = ZIP_DEFLATED
            entry.external_attr = 0o644 << 16
            archive.writestr(entry, data)
    return content.getvalue()
