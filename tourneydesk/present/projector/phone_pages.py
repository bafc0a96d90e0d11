"""The display's pages for phones in the same network: without anything private, whatever the
display shows; of a day, a list of its sections comes first.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from html import escape

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.progress import progress_of, progress_text
from tourneydesk.present.projector.page import DisplayOptions
from tourneydesk.present.projector.web_pages import (
    INDEX,
    RoundEnd,
    WebLook,
    foot_lines,
    head_lines,
    web_pages,
)


@dataclass(frozen=True, slots=True)
class PhoneEvent:
    """An event on phones: what the display shows of it, and its clock."""

    event: Event
    options: DisplayOptions
    clock: RoundEnd | None = None


def pages_for_phones(
    events: Sequence[PhoneEvent], style: str, script: str, title: str = ""
) -> dict[str, str]:
    """The texts by their paths. With a ``title`` it is a day of several sections."""
    look = WebLook(style, script)
    if not title and len(events) == 1:
        return dict(_paths("/", events[0], look))
    pages = {"/": _sections(events, look, title)}
    for number, one in enumerate(events, start=1):
        pages |= _paths(f"/{number}/", one, replace(look, sections="/"))
    return pages


def missing_page(style: str, script: str) -> str:
    """What every other address shows."""
    look = WebLook(style, script)

    def lines() -> Iterator[str]:
        heading = escape(text("phones-missing"))
        yield from head_lines(text("phones-missing"), look)
        yield f"<main><h2>{heading}</h2>"
        yield f'<p><a href="/">{escape(text("phones-missing-back"))}</a></p>'
        yield "</main></body></html>"

    return "\n".join(lines()) + "\n"


def _paths(start: str, one: PhoneEvent, look: WebLook) -> Mapping[str, str]:
    options = replace(one.options, ratings=False, ages=False, address="")
    pages = web_pages(one.event, options, replace(look, clock=one.clock))
    index = pages.pop(INDEX)
    return {start: index, **{f"{start}{name}": page for name, page in pages.items()}}


def _sections(events: Sequence[PhoneEvent], look: WebLook, title: str) -> str:
    def lines() -> Iterator[str]:
        yield from head_lines(title, look)
        yield "<header></header>"
        yield '<div id="find" hidden><input id="name"><p id="nobody"></p></div>'
        yield f"<main><h2><bdi>{escape(title)}</bdi></h2>"
        yield f'<ul class="sections" aria-label="{escape(text("phones-sections"))}">'
        for number, one in enumerate(events, start=1):
            name = escape(one.options.section or one.event.name)
            outlook = format_of(one.event).outlook(one.event)
            state = escape(progress_text(progress_of(one.event, outlook)))
            yield f'<li><a href="/{number}/"><b><bdi>{name}</bdi></b><span>{state}</span></a></li>'
        yield "</ul></main>"
        yield from foot_lines(look)

    return "\n".join(lines()) + "\n"
