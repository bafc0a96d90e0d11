"""Texts prefixed with a symbol for their style, for users who cannot distinguish colors."""

from PySide6.QtWidgets import QLabel

from tourneydesk.gui.widgets.text_widgets import show_text
from tourneydesk.present import messages


def signed(text: str, look: str) -> str:
    """The text with its symbol: one for ``wrong``, one for ``attention``."""
    sign = {
        "wrong": messages.text("window-sign-wrong"),
        "attention": messages.text("window-sign-attention"),
    }.get(look, "")
    return f"{sign}{text}" if text else ""


def show_trouble(target: QLabel, text: str, look: str = "attention") -> None:
    """Shows inline what is wrong; an empty text hides the message."""
    show_text(target, signed(text, look), look)
    target.setVisible(bool(text))
