"""`tourneydesk print`: papers of an event as a PDF; without a document, lists what there is."""

import sys
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageOps

from tourneydesk.cli.day import events_of
from tourneydesk.cli.streams import is_output, put, to_errors, to_output
from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused, in_one_line
from tourneydesk.desk.day.sections import is_day
from tourneydesk.desk.round_clock import print_time
from tourneydesk.desk.session import Session
from tourneydesk.documents.drawing.page import A4, LETTER, STOCK
from tourneydesk.documents.papers import (
    PrintedSection,
    documents_of,
    make,
    make_for_sections,
    why_not_available,
)
from tourneydesk.documents.printing import PrintOptions, chosen_from, unprintable
from tourneydesk.present import messages
from tourneydesk.present.day import section_names
from tourneydesk.present.messages import in_language, say
from tourneydesk.store.errors import as_file_trouble, display_name
from tourneydesk.store.output_files import write_paper

# Makes a picture file a logo for papers: bounded, whatever the file holds, and scaled down.

FORMATS = ("PNG", "JPEG", "WEBP", "GIF", "BMP")
MOST_FILE = 20_000_000
"""Of the file, in bytes."""
MOST_SIDE = 6_000
"""Pixels; each needs four bytes of memory."""
LARGEST = (1200, 600)
"""Pixels of the logo on paper."""


def logo_from(data: bytes) -> bytes:
    """The picture in a file as a PNG of at most `LARGEST`; Refused with the reason."""
    if len(data) > MOST_FILE:
        raise Refused(Problem("picture_file", facts={"most": MOST_FILE // 1_000_000}))
    try:
        with Image.open(BytesIO(data), formats=FORMATS) as picture:
            width, height = picture.size
            if max(width, height) > MOST_SIDE:
                facts = {"width": width, "height": height, "most": MOST_SIDE}
                raise Refused(Problem("picture_size", facts=facts))
            upright = ImageOps.exif_transpose(picture).convert("RGBA")
    # Pillow raises many kinds of errors for damaged files.
    except (OSError, ValueError, SyntaxError, EOFError, Image.DecompressionBombError):
        raise Refused(Problem("picture_unread")) from None
    upright.thumbnail(LARGEST)
    png = BytesIO()
    upright.save(png, "PNG")
    return png.getvalue()


MAX_FOOTER = 120
"""Letters that a foot has room for."""
SIZES = {paper.name: paper for paper in (LETTER, A4)}
SIZES_OF_CARDS = {**SIZES, **{paper.name: paper for paper in STOCK}}


def print_papers(
    path: Path,
    keys: Sequence[str],
    paper: str,
    round_number: int | None,
    tables: str | None,
    players: str | None,
    chosen: Sequence[str],
    language: str | None,
    output: Path | None,
    logo: Path | None = None,
    footer: str = "",
    names_only: bool = False,
) -> int:
    """Writes the documents of an event, or of all sections of a day, as one PDF beside the file, or
    to ``output``; reports names with characters that no font has on stderr. ``chosen`` are options
    as typed (KEY=VALUE). ``language`` is the language of the papers, ``logo`` a picture file and
    ``footer`` a line for them. Without documents, lists those there are; ``names_only`` lists the
    keys of those that can be printed now, one per line.
    """

    def options(session: Session) -> PrintOptions:
        return PrintOptions(
            now(),
            len(session.steps),
            session.digest,
            SIZES_OF_CARDS[paper],
            round_number,
            None if tables is None else number_list(tables, "paper_tables_form"),
            chosen_from(chosen),
            None if players is None else number_list(players, "paper_players_form"),
            logo=None if logo is None else logo_in(logo),
            footer=" ".join(footer.split())[:MAX_FOOTER],
            created=print_time(),
        )

    sessions = [session for _, session in events_of(path)]
    if names_only:
        available = dict.fromkeys(key for one in sessions for key in _printable(one.event))
        to_output("".join(f"{key}\n" for key in available))
        return 0
    if not keys:
        to_output("".join(list_of_papers(one.event) for one in sessions))
        return 0
    with nullcontext() if language is None else in_language(language):
        pdf = (
            _of_sections(keys, sessions, path.stem, options)
            if is_day(path)
            else make(keys, sessions[0].event, options(sessions[0]))
        )
    if output is None:
        output = path.with_name(f"{path.stem} {' '.join(keys)[:80]}.pdf")
    report = to_output
    if is_output(output):
        put(sys.stdout.buffer, pdf)
        # A sentence on stdout would become part of the PDF.
        report = to_errors
    else:
        write_paper(output, pdf)
    for one in sessions:
        for advice in unprintable(one.event):
            to_errors(say(advice, one.event) + "\n")
    name_of = {doc.key: doc.name for one in sessions for doc in documents_of(one.event)}
    names = tuple(name_of[key] for key in keys if key in name_of)
    report(messages.text("paper-made", name=display_name(output), papers=names) + "\n")
    return 0


def _of_sections(
    keys: Sequence[str],
    sessions: Sequence[Session],
    title: str,
    options: Callable[[Session], PrintOptions],
) -> bytes:
    """The documents of all sections of a day as one PDF; names the sections that have none."""
    if not sessions:
        raise Refused(Problem("day_without_sections"))
    names = section_names([(one.event.name, one.event) for one in sessions])
    sections = [
        PrintedSection(name, one.event, options(one))
        for name, one in zip(names, sessions, strict=True)
    ]
    pdf, missing = make_for_sections(keys, sections, title)
    for at, problems in missing.items():
        why = messages.sentences(*(say(problem, sessions[at].event) for problem in problems))
        to_errors(messages.text("day-not-printed", section=names[at], why=why) + "\n")
    return pdf


def logo_in(path: Path) -> bytes:
    """The logo in a picture file; Refused if it is none."""
    with as_file_trouble(path):
        # Reading a pipe or a device might never end.
        if not path.is_file():
            raise Refused(Problem("picture_unread"))
        with path.open("rb") as file:
            return logo_from(file.read(MOST_FILE + 1))


def print_everything(session: Session, folder: Path) -> int:
    """Writes every document that the event has now, for letter and for A4, into a folder for each
    size; returns the number of documents per size.
    """
    event = session.event
    keys = _printable(event)
    for paper in SIZES.values():
        size_folder = folder / paper.name
        with as_file_trouble(size_folder):
            size_folder.mkdir(parents=True, exist_ok=True)
        for key in keys:
            options = PrintOptions(
                now(), len(session.steps), session.digest, paper, created=print_time()
            )
            write_paper(size_folder / f"{event.format} {key}.pdf", make([key], event, options))
    return len(keys)


def now() -> str:
    """The time of printing, by the local clock."""
    return print_time().strftime("%Y-%m-%d %H:%M")


def number_list(text: str, wrong: str) -> tuple[int, ...]:
    """Numbers in the usual notation: ``9``, ``9,11``, ``3-8``; Refused with the problem ``wrong``
    for anything else.
    """
    numbers: list[int] = []
    for part in text.replace(" ", "").split(","):
        first, dash, last = part.partition("-")
        ends = (first, last if dash else first)
        if not all(end.isascii() and end.isdigit() and len(end) < 5 for end in ends):
            raise Refused(Problem(wrong, facts={"text": in_one_line(text)}))
        numbers += range(int(ends[0]), int(ends[1]) + 1)
    if not numbers or min(numbers) < 1:
        raise Refused(Problem(wrong, facts={"text": in_one_line(text)}))
    return tuple(dict.fromkeys(numbers))


def _printable(event: Event) -> list[str]:
    return [
        document.key
        for document in documents_of(event)
        if why_not_available(document, event) is None
    ]


def list_of_papers(event: Event) -> str:
    lines = [messages.text("paper-list-of", name=event.name)]
    width = max(len(document.key) for document in documents_of(event))
    for document in documents_of(event):
        key = f"  {document.key:<{width}}"
        problem = why_not_available(document, event)
        if problem is None:
            lines.append(
                messages.text("paper-line", key=key, name=document.name, about=document.about)
            )
            options = [
                f"{option.key}={'|'.join(option.values)}" for option in document.offers(event)
            ]
            if options:
                listed = messages.text("paper-line-options", options="  ".join(options))
                lines.append(f"  {'':<{width}}{listed}")
        else:
            own = f"paper-line-{problem.code.removeprefix('paper_')}"
            id = own if messages.has(own) else f"paper-line-{document.when}"
            lines.append(messages.text(id, key=key, name=document.name))
    return "\n".join(lines) + "\n"
