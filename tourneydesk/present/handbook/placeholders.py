"""Replaces what the handbook's pages leave to the program: labels, menus, keys, settings, papers.

A page says ``{label:MESSAGE-ID}``, ``{menu:ACTION}`` or ``{key:ACTION}`` in a sentence, and
``{settings}``, ``{keys}`` or ``{documents}`` on a line of its own. Arguments of a message follow
its id: ``{label:round-title round=2}``.
"""

import re
from collections.abc import Sequence
from typing import Protocol

from tourneydesk.present import messages
from tourneydesk.present.handbook.escaping import described, escaped, without_mnemonic
from tourneydesk.present.handbook.format_settings import settings_text

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
