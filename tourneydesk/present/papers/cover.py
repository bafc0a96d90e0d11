"""The cover of an event's cards as plain data: what no card contains, in words and as a code."""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.messages import text
from tourneydesk.present.paper_rebuild.codes import Printed, grouped
from tourneydesk.present.paper_rebuild.cover import cover_code, cover_of_event
from tourneydesk.present.papers.sheet import event_facts
from tourneydesk.present.sheets import Code, Stamp
from tourneydesk.present.step_text import setting_text


@dataclass(frozen=True, slots=True)
class CoverSheet:
    """Labeled facts, labeled settings, the purpose of the sheet, and the code with its label."""

    title: str
    about: str
    facts: tuple[tuple[str, str], ...]
    settings_label: str
    settings: tuple[tuple[str, str], ...]
    code_label: str
    code: Code
    stamp: Stamp


def cover_sheet(event: Event, stamp: Stamp) -> CoverSheet:
    """The current cover."""
    digits = cover_code(cover_of_event(event, Printed(stamp.revision, stamp.digest)))
    return CoverSheet(
        text("cover-title"),
        text("cover-about"),
        (
            (text("cover-event"), event.name),
            (text("cover-format"), text("format-name", event.format)),
            *event_facts(event),
            (text("cover-players"), str(len(event.entered))),
            (text("cover-rounds"), str(len(event.rounds))),
            (text("cover-seed"), event.seed),
        ),
        text("cover-settings"),
        tuple(
            (
                text(f"setting-{setting.key}", event.format),
                setting_text(event, setting.key, event.settings[setting.key]),
            )
            for setting in format_of(event).settings
        ),
        text("cover-code"),
        Code(digits, "", grouped(digits)),
        stamp,
    )
