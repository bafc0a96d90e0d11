"""All settings of a format with their choices, as Markdown."""

from collections.abc import Iterator

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Bounds, ByPlace, Choice, Ladders, Setting, Several, Whole
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.handbook.escaping import described, escaped
from tourneydesk.present.settings.words import setting_name, value_help, value_words
from tourneydesk.present.shows import setting_groups_of


def settings_text(format_key: str) -> str:
    """The settings in the groups and the order of the form: name, sentence, choices, default."""
    settings = {setting.key: setting for setting in FORMATS[format_key].settings}
    lines: list[str] = []
    for group in setting_groups_of(format_key):
        heading = messages.plain(f"settings-group-{group.heading}") if group.heading else ""
        # A heading that is the name of its only setting is said once, as on the form.
        if [heading] == [setting_name(key, format_key) for key in group.keys]:
            heading = ""
        if heading:
            lines += [f"### {escaped(heading)}", ""]
        for key in group.keys:
            name = escaped(setting_name(key, format_key))
            lines += [f"#### {name}" if heading else f"### {name}", ""]
            lines += [*_setting(settings[key], format_key), ""]
    return "\n".join(lines).rstrip()


def _setting(setting: Setting, format_key: str) -> Iterator[str]:
    match setting:
        case Choice():
            yield from _values(setting.key, setting.values, (setting.default,), format_key)
        case Several():
            yield from _values(setting.key, setting.values, setting.default, format_key)
        case _:
            if about := value_help(setting.key, setting.default, format_key):
                yield escaped(about)
                yield ""
            if limits := _limits(setting):
                yield f"- {limits}"
            usual = value_words(setting.key, setting.default, format_key) or "–"
            yield f"- {messages.plain('handbook-setting-default', value=escaped(usual))}"


def _values(
    key: str,
    values: tuple[SettingValue, ...] | tuple[str, ...],
    usual: tuple[SettingValue, ...] | tuple[str, ...],
    format_key: str,
) -> Iterator[str]:
    """A line for each value, with its own sentence; what they share is said once above."""
    helps = [value_help(key, value, format_key) for value in values]
    shared = len(set(helps)) == 1
    if shared and helps[0]:
        yield escaped(helps[0])
        yield ""
    for value, about in zip(values, helps, strict=True):
        name = value_words(key, value, format_key)
        if any(value == one and type(value) is type(one) for one in usual):
            name = messages.plain("handbook-setting-usual", value=name)
        yield described(name, about) if about and not shared else f"- **{escaped(name)}**"


def _limits(setting: Setting) -> str:
    match setting:
        case Whole() | Bounds() | ByPlace():
            return messages.plain("handbook-setting-range", low=setting.low, high=setting.high)
        case Ladders():
            return messages.plain("handbook-setting-range", low=0, high=setting.high)
    return ""
