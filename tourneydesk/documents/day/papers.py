"""Documents of several sections as one PDF: those of the first section, then of the next."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.core.reasons import Problem, Refused
from tourneydesk.documents.drawing.page import Part, pdf_of_parts
from tourneydesk.documents.drawing.pdf_file import Metadata
from tourneydesk.documents.papers import parts_of
from tourneydesk.documents.printing import PrintOptions
from tourneydesk.present.messages import current_language, text


@dataclass(frozen=True, slots=True)
class PrintedSection:
    """A section to print: its name in the outline, and the options with its own revision."""

    name: str
    event: Event
    options: PrintOptions


def make_for_sections(
    keys: Sequence[str],
    sections: Sequence[PrintedSection],
    title: str,
    pages: Collection[int] | None = None,
) -> tuple[bytes, Mapping[int, tuple[Problem, ...]]]:
    """The documents of all sections that have them as one PDF, and for each other section, by its
    position, why not. Refused with all of that if no section has them. With ``pages`` the PDF has
    only these, counted from 0.
    """
    parts: list[Part] = []
    missing: dict[int, tuple[Problem, ...]] = {}
    for at, section in enumerate(sections):
        try:
            found = parts_of(keys, section.event, section.options)
        except Refused as refused:
            missing[at] = refused.problems
            continue
        parts += [
            Part(text("day-paper", section=section.name, paper=one.title), one.bundles)
            for one in found
        ]
    if not parts:
        raise Refused(*(problem for problems in missing.values() for problem in problems))
    first = sections[0]
    metadata = Metadata(
        title,
        first.event.details.get("organizer", ""),
        language=current_language().key,
        created=first.options.created,
    )
    return pdf_of_parts(parts, metadata, pages), missing
