"""The actions for the player selected in the list; disabled ones say why."""

from collections.abc import Mapping
from types import MappingProxyType

from PySide6.QtWidgets import QWidget

from tourneydesk.core.event import Event
from tourneydesk.core.field import status
from tourneydesk.desk.attendance import can_delete
from tourneydesk.formats import format_of
from tourneydesk.gui.session.qt_session import refusal
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import button, refuse, shortened
from tourneydesk.present import messages
from tourneydesk.present.messages import name_of


class PlayerButtons(QWidget):
    """The row of buttons under the list of players."""

    def __init__(self, *, in_day: bool = False) -> None:
        super().__init__()
        self.check_in = ActionButton("keys-players-here")
        self.edit = ActionButton("keys-players-change")
        self.withdraw = ActionButton("keys-players-drop")
        self.reinstate = ActionButton("keys-players-return")
        self.delete = ActionButton("keys-players-delete")
        self.all_fields = button(messages.text("people-edit-all"))
        self.move_to = button(messages.text("day-move"), picture="arrow-right")
        self.card = button(messages.text("people-print-card"), picture="id-card")
        self.of_player = (self.check_in, self.edit, self.withdraw, self.reinstate, self.delete)
        self.in_menu = (
            *(self.check_in, self.edit, self.all_fields, self.withdraw, self.reinstate),
            *(self.move_to, self.card, self.delete),
        )
        across = FlowLayout(self)
        for push_button in self.in_menu:
            across.addWidget(push_button)
        self.move_to.setVisible(in_day)

    def show_for(
        self,
        event: Event,
        player: int | None,
        not_here: str = "",
        no_check_in: str = "",
        waiting: Mapping[int, bool] = MappingProxyType({}),
    ) -> None:
        """Enables the actions possible for this player; the others say why not. ``not_here`` is why
        this desk may not do them, ``no_check_in`` why it may not even check in. ``waiting`` are
        players whose check-in is typed and not recorded.
        """
        why: dict[ActionButton, str] = dict.fromkeys(self.of_player, "")
        if player is None or not 1 <= player <= len(event.players):
            why = dict.fromkeys(why, messages.text("people-choose-player"))
        else:
            leavings = format_of(event).leavings(event)
            name = shortened(name_of(event, player))
            why[self.delete] = refusal(can_delete(event, player).why_not, event)
            match status(event, leavings, player):
                case "active":
                    why[self.reinstate] = messages.text("people-in-already", name=name)
                case "dropped":
                    why[self.withdraw] = messages.text("people-left-already", name=name)
                case _:
                    why[self.withdraw] = why[self.reinstate] = why[self.check_in] = messages.text(
                        "people-out-already", name=name
                    )
            player_now = event.player(player)
            self.check_in.show_text(
                "people-reinstate-and-check-in"
                if player_now.dropped
                else "people-turn-not-here"
                if waiting.get(player, player_now.checked_in)
                else "people-turn-here"
            )
        refuse(self.card, why[self.edit])
        if not_here:
            why = dict.fromkeys(why, not_here) | {self.check_in: why[self.check_in]}
            reinstates = player is not None and event.player(player).dropped
            why[self.check_in] = no_check_in or (not_here if reinstates else why[self.check_in])
        refuse(self.all_fields, why[self.edit])
        refuse(self.move_to, why[self.edit] or why[self.withdraw])
        for push_button, text in why.items():
            push_button.allow(not text, text)
