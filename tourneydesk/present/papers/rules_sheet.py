"""The rules sheet: every rule of the format as it applies to this event, and its settings."""

from dataclasses import dataclass

from tourneydesk.core.event import Event
from tourneydesk.formats import format_of
from tourneydesk.present.messages import has, text
from tourneydesk.present.papers.rules import PARTS, Rule
from tourneydesk.present.papers.sheet import event_facts
from tourneydesk.present.prizes.tables import prize_rules
from tourneydesk.present.settings import setting_name
from tourneydesk.present.sheets import Stamp
from tourneydesk.present.shows import show_of
from tourneydesk.present.tables.history import setting_text


@dataclass(frozen=True, slots=True)
class RulesSheet:
    """Labeled facts, a line about the source, rules by headed parts, and labeled settings with
    their heading; ``note`` is about chance.
    """

    title: str
    facts: tuple[tuple[str, str], ...]
    about: str
    parts: tuple[tuple[str, tuple[Rule, ...]], ...]
    settings_heading: str
    settings: tuple[tuple[str, str], ...]
    note: str
    stamp: Stamp


def rules_sheet(event: Event, stamp: Stamp) -> RulesSheet:
    """The rules as the event has them now; a format that tells none has its settings only."""
    own, key = tuple(show_of(event).rules(event)), event.format
    cited = text("rules-cited", key) if has("rules-cited", key) else ""
    parts = (
        (text(f"rules-part-{part}", key), tuple(one for one in own if one.part == part))
        for part in PARTS
    )
    return RulesSheet(
        title=text("paper-name-rules"),
        facts=(
            (text("sheet-format"), text("format-name", key)),
            *event_facts(event),
            (text("sheet-players"), str(len(event.entered))),
        ),
        about=text("rules-source", source=cited) if cited else "",
        parts=(
            *((heading, rules) for heading, rules in parts if rules),
            *(((text("rules-part-prizes"), prizes),) if (prizes := prize_rules(event)) else ()),
        ),
        settings_heading=text("rules-settings"),
        settings=tuple(
            (
                setting_name(setting.key, key),
                setting_text(event, setting.key, event.settings[setting.key]),
            )
            for setting in format_of(event).settings
        ),
        note=text("rules-seed", seed=event.seed),
        stamp=stamp,
    )
