"""Buttons of actions, choices side by side, cards to choose, context menus."""

from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Generic, TypeVar

from PySide6.QtCore import QPoint, Qt, Signal, SignalInstance
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractScrollArea,
    QButtonGroup,
    QFrame,
    QMenu,
    QRadioButton,
    QSizePolicy,
    QWidget,
)

from tourneydesk.gui.widgets.actions import action_key, action_of, keys_text
from tourneydesk.gui.widgets.layouts import FlowLayout
from tourneydesk.gui.widgets.text_widgets import Button, escaped, radio, tip
from tourneydesk.gui.widgets.theme import icon
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


# Choices side by side in one frame, of which exactly one holds: the filters of a list.

K = TypeVar("K", bound=Hashable)


class Segments(QFrame, Generic[K]):
    """Radio buttons drawn as one control, which wraps where it has no room on one line; a letter
    marked by ``&`` in a text is reached by Alt.
    """

    chosen = Signal(object)
    """The key of the choice that the user has made."""

    def __init__(self, name: str, choices: Sequence[tuple[K, str]]) -> None:
        super().__init__()
        self.setProperty("look", "segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Minimum)
        self._group = QButtonGroup(self)
        self._texts = dict(choices)
        self.buttons: dict[K, QRadioButton] = {}
        for key, text in choices:
            made = QRadioButton(text)
            made.clicked.connect(lambda _=False, key=key: self.chosen.emit(key))
            self._group.addButton(made)
            self.buttons[key] = made
        self.choose(choices[0][0])
        row = FlowLayout(self, spacing=0, one_line=True)
        for made in self.buttons.values():
            row.addWidget(made)
        self.offer(tuple(self.buttons))

    @property
    def key(self) -> K:
        """The choice that holds."""
        return next(key for key, made in self.buttons.items() if made.isChecked())

    def choose(self, key: K) -> None:
        """Makes a choice hold, without reporting it. Tab leads to it alone: Qt sees to that only
        for a choice of the user's.
        """
        self.buttons[key].setChecked(True)
        for made in self.buttons.values():
            clicked = Qt.FocusPolicy.ClickFocus
            made.setFocusPolicy(Qt.FocusPolicy.StrongFocus if made.isChecked() else clicked)

    def show_counts(self, counts: dict[K, int]) -> None:
        """Shows a figure behind each of these choices."""
        for key, count in counts.items():
            self.buttons[key].setText(f"{self._texts[key]}\N{NO-BREAK SPACE}{count}")

    def offer(self, keys: Collection[K]) -> None:
        """Shows only these choices."""
        shown = [button for key, button in self.buttons.items() if key in keys]
        for button in self.buttons.values():
            ends = [end for end, at in (("first", 0), ("last", -1)) if button is shown[at]]
            button.setProperty("end", " ".join(ends))
            button.style().unpolish(button)
            button.style().polish(button)
            button.setHidden(button not in shown)


# A card to choose, by its radio button or by clicking anywhere on it.


class ChoiceCard(QFrame):
    """One of several; the arrow keys go from one to the next."""

    def __init__(self, name: str, about: str, look: str) -> None:
        """What is chosen, a sentence about it, and the style of the card."""
        super().__init__()
        self.name = name
        self.setProperty("look", look)
        self.button = radio(name, "strong")
        self.button.setAccessibleName(messages.text("setting-card", name=name, about=about))
        self.button.toggled.connect(self._show_chosen)

    def mousePressEvent(self, _event: QMouseEvent) -> None:  # noqa: N802
        self.button.setChecked(True)
        self.button.setFocus()

    def _show_chosen(self, chosen: bool) -> None:
        self.setProperty("chosen", chosen)
        for part in (self, *self.findChildren(QWidget)):
            part.style().unpolish(part)
            part.style().polish(part)


# A context menu with the same actions as a list's buttons.


def offer_on(view: QAbstractScrollArea, *buttons: QAbstractButton) -> None:
    """Offers these buttons' actions, with their labels, on a right click on the list or the menu
    key; disabled ones say why.
    """
    view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)

    def show(at: QPoint) -> None:
        menu = _menu(view, buttons)
        menu.popup(view.viewport().mapToGlobal(at))

    view.customContextMenuRequested.connect(show)


def _menu(view: QAbstractScrollArea, buttons: tuple[QAbstractButton, ...]) -> QMenu:
    menu = QMenu(view)
    menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    menu.setToolTipsVisible(True)
    for button in buttons:
        if not button.isHidden():
            action = menu.addAction(button.text())
            action.setEnabled(button.isEnabled())
            tip(action, "" if button.isEnabled() else button.accessibleDescription())
            action.triggered.connect(button.click)
    return menu
