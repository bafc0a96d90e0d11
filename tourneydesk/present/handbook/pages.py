"""The handbook: its pages in a language, filled in with the program's words."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from tourneydesk.core.event import SettingValue
from tourneydesk.core.settings import Bounds, ByPlace, Choice, Ladders, Setting, Several, Whole
from tourneydesk.formats import FORMATS
from tourneydesk.present import messages
from tourneydesk.present.handbook.chapters import format_of_page, page_names
from tourneydesk.present.messages import in_language
from tourneydesk.present.messages.languages import ENGLISH
from tourneydesk.present.settings import setting_name, value_help, value_words
from tourneydesk.present.shows import setting_groups_of
from tourneydesk.shipped import shipped

# Texts of the program inside Markdown.

_SPECIAL = re.compile(r"([\\`*_\[\]<>|])")


def escaped(text: str) -> str:
    """A text that Markdown shows as it is, on one line."""
    return _SPECIAL.sub(r"\\\1", " ".join(text.split()))


def described(name: str, about: str) -> str:
    """A line of a list that explains a name."""
    return "- " + messages.plain("handbook-entry", name=escaped(name), about=escaped(about))


def without_mnemonic(text: str) -> str:
    """A menu's text without the mark of its mnemonic."""
    return text.replace("&&", "\0").replace("&", "").replace("\0", "&")


# All settings of a format with their choices, as Markdown.


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


# Replaces what the handbook's pages leave to the program: labels, menus, keys, settings, papers.
#
# A page says ``{label:MESSAGE-ID}``, ``{menu:ACTION}`` or ``{key:ACTION}`` in a sentence, and
# ``{settings}``, ``{keys}`` or ``{documents}`` on a line of its own. Arguments of a message
# follow its id: ``{label:round-title round=2}``.

KeyGroup = tuple[str, Sequence[tuple[str, str]]]
"""A heading, with keys and what they do."""
_INLINE = re.compile(r"\{(label|menu|key):([a-zA-Z0-9_-]+)((?: [a-z_]+=[^\s{}]+)*)\}")
_BLOCK = re.compile(r"^\{(settings|keys|documents)\}$", re.MULTILINE)


class ProgramNames(Protocol):
    """What pages name and only the window knows. A KeyError is for an action that does not
    exist.
    """

    def menu_path(self, action: str) -> tuple[str, ...]:
        """The menus on the way to an action, and its entry there."""

    def key(self, action: str) -> str:
        """The key of an action."""

    def key_groups(self) -> Sequence[KeyGroup]:
        """The shortcut sheet."""

    def documents(self, format_key: str) -> Sequence[tuple[str, str]]:
        """The papers of a format, each with what it is for."""


def filled(source: str, format_key: str, names: ProgramNames) -> str:
    """A page's Markdown with its placeholders replaced, in the current language and in the words
    of a format. Raises KeyError for what the program does not have.
    """

    def inline(found: re.Match[str]) -> str:
        kind, id, arguments = found.groups()
        match kind:
            case "label":
                return f"**{escaped(_label(id, format_key, arguments))}**"
            case "menu":
                path = (escaped(without_mnemonic(part)) for part in names.menu_path(id))
                return f"**{' > '.join(path)}**"
            case _:
                key = names.key(id)
                if not key:
                    raise KeyError(id)
                return f"`{key}`"

    def block(found: re.Match[str]) -> str:
        match found[1]:
            case "settings":
                return settings_text(format_key)
            case "keys":
                return _keys(names.key_groups())
            case _:
                papers = names.documents(format_key)
                return "\n".join(described(name, text) for name, text in papers)

    return _BLOCK.sub(block, _INLINE.sub(inline, source))


def _label(id: str, format_key: str, arguments: str) -> str:
    values: dict[str, object] = {}
    for argument in arguments.split():
        name, _, value = argument.partition("=")
        values[name] = int(value) if value.isdecimal() else value
    return without_mnemonic(messages.plain(id, format_key, **values))


def _keys(groups: Sequence[KeyGroup]) -> str:
    head = f"| {messages.text('handbook-key')} | {messages.text('handbook-key-does')} |\n|---|---|"
    return "\n\n".join(
        f"## {escaped(heading)}\n\n{head}\n"
        + "\n".join(f"| {escaped(key)} | {escaped(does)} |" for key, does in keys)
        for heading, keys in groups
    )


PICTURES = "pictures/"
"""Where the pages say that their pictures are."""


@dataclass(frozen=True, slots=True)
class Page:
    """A page: its name, the language in which it is written, and its Markdown without
    placeholders.
    """

    name: str
    language: str
    markdown: str

    @property
    def title(self) -> str:
        """The page's heading."""
        return self.markdown.partition("\n")[0].removeprefix("#").strip()


def written_pages() -> tuple[str, ...]:
    """The names of the pages that this copy of the program has, in the order of reading."""
    return tuple(name for name in page_names() if _source(name, ENGLISH) is not None)


def read_page(name: str, language: str, names: ProgramNames) -> Page:
    """A page in a language. A page that the language lacks is in English and says so.

    Raises KeyError if there is no such page, or if it names what the program does not have.
    """
    if name not in page_names():
        raise KeyError(name)
    own = _source(name, language)
    source = _source(name, ENGLISH) if own is None else own
    if source is None:
        raise KeyError(name)
    with in_language(language):
        try:
            text = filled(source, format_of_page(name), names)
        except KeyError as unknown:
            raise KeyError(f"{name}.md: {unknown.args[0]}") from unknown
        if own is None:
            heading, _, rest = text.partition("\n")
            text = f"{heading}\n\n*{messages.text('handbook-only-english')}*\n{rest}"
    return Page(name, language if own is not None else ENGLISH, text)


def read_pages(language: str, names: ProgramNames) -> Mapping[str, Page]:
    """All pages by name, in the order of reading."""
    return {name: read_page(name, language, names) for name in written_pages()}


def picture_file(link: str, language: str) -> str:
    """The shipped file of a picture that a page shows, in a language or else in English; empty if
    there is none.
    """
    name = link.removeprefix(PICTURES)
    if name == link or not name.removesuffix(".png").replace("-", "").isalnum():
        return ""
    for key in (language, ENGLISH):
        path = f"handbook/pictures/{key}/{name}"
        if _is_shipped(path):
            return path
    return ""


def source_of(name: str, language: str) -> str:
    """The source of a page as it is written; KeyError if the language lacks it."""
    source = _source(name, language)
    if source is None:
        raise KeyError(name)
    return source


def _source(name: str, language: str) -> str | None:
    path = f"handbook/{language}/{name}.md"
    return shipped(path).read_text(encoding="utf-8") if _is_shipped(path) else None


def _is_shipped(path: str) -> bool:
    try:
        return shipped(path).is_file()
    except FileNotFoundError:
        return False
