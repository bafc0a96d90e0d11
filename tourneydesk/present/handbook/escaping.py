"""Texts of the program inside Markdown."""

import re

from tourneydesk.present import messages

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
