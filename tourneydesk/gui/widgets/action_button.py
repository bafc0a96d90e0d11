"""A button that does an action of the table."""

from collections.abc import Callable

from PySide6.QtCore import SignalInstance

from tourneydesk.gui.widgets.actions import action_key, action_of, keys_text
from tourneydesk.gui.widgets.text_widgets import Button, escaped, tip
from tourneydesk.gui.widgets.theme.icons import icon
from tourneydesk.present import messages


class ActionButton(Button):
    """Its text, icon, tooltip with the keys and, while it is disabled, the reason are those of the
    action.
    """

    def __init__(
        self,
        name: str,
        does: Callable[..., object] | SignalInstance | None = None,
        look: str = "",
        *,
        text: str = "",
        format_key: str = "",
    ) -> None:
        """``text`` is the message of a text that varies from page to page; ``format_key`` is the
        format whose words it uses.
        """
        super().__init__()
        self._format = format_key
        self.action = action_of(name)
        if look:
            self.setProperty("look", look)
        if self.action.icon:
            self.setIcon(icon(self.action.icon, "onaccent" if look == "next" else "text"))
        if does is not None:
            self.clicked.connect(does)
        self.show_text(text or self.action.button)
        self.allow()

    def show_text(self, message: str = "", /, **values: object) -> None:
        """Shows another text, or the action's."""
        name = self.action.name
        said = messages.text(message or name, self._format, key=action_key(name), **values)
        self.setText(escaped(said) if message else said.replace("&", ""))

    def allow(self, can: bool = True, why: str = "") -> None:
        """Enables the button, or disables it and says why: what the action needs, if no reason is
        given.
        """
        action, keys = self.action, keys_text(self.action)
        if can:
            said = messages.text(action.tip, self._format, key=keys) if action.tip else keys
        else:
            said = why or (messages.text(f"needs-{action.needs}") if action.needs else "")
        self.setEnabled(can)
        self.setAccessibleDescription(said)
        tip(self, said)
