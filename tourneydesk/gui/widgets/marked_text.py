"""Texts with the sign of how they look before them, for whoever sees no colours."""

from PySide6.QtWidgets import QLabel

from tourneydesk.gui.widgets.text_widgets import show_text
from tourneydesk.present import messages


def signed(text: str, look: str) -> str:
    """The text after its sign: one for what went ``wrong``, one for what wants ``attention``."""
    sign = {
        "wrong": messages.text("window-sign-wrong"),
        "attention": messages.text("window-sign-attention"),
    }.get(look, "")
    return f"{sign}{text}" if text else ""


def show_trouble(shown: QLabel, text: str, look: str = "attention") -> None:
    """Says in place what stands in the way; without a text, nothing stands there."""
    show_text(shown, signed(text, look), look)
    shown.setVisible(bool(text))
