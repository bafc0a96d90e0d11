"""The button that says, while phones can read the pages, that they can, and leads to the dialog."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance

from tourneydesk.gui.session.qt_session import QtSession
from tourneydesk.gui.widgets.text_widgets import Button, button, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages


def phones_button(does: Callable[[], object] | SignalInstance) -> Button:
    """Hidden until pages are shared."""
    made = button("", "flat", does)
    made.hide()
    return made


def show_sharing(target: Button, session: QtSession | None) -> None:
    """Says where the pages of this event can be read, or that the network is gone."""
    address = "" if session is None else session.pages_address
    gone = session is not None and session.pages_gone
    said = messages.text("phones-side-gone" if gone else "phones-side")
    target.setText(said)
    target.setIcon(icon("triangle-alert" if gone else "radio"))
    tip(target, address or said)
    target.setVisible(bool(address) or gone)
