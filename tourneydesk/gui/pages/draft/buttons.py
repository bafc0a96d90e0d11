"""The buttons below a draft: its keyboard actions, for the mouse."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton

from tourneydesk.desk.drafts.draft import Draft
from tourneydesk.gui.widgets.actions import action_key
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import button, tip
from tourneydesk.present import messages

Does = Callable[[], None]


class DraftButtons(FlowLayout):
    """Lock, swap, pair again, draw again, discard; the labels of the first two say what they would
    do.
    """

    def __init__(
        self, *, lock: Does, swap: Does, again: Does, draw_again: Does, discard: Does
    ) -> None:
        super().__init__()
        self.lock = self._button(messages.text("draft-lock"), messages.text("draft-lock-tip"), lock)
        self.swap = self._button(messages.text("draft-swap"), messages.text("draft-swap-tip"), swap)
        self.again = self._button(
            messages.text("draft-pair-again"), messages.text("draft-pair-again-tip"), again
        )
        self.draw_again = self._button(
            messages.text("draft-draw-again"), messages.text("draft-draw-again-tip"), draw_again
        )
        self.discard = self._button(
            messages.text("draft-discard"),
            messages.text("draft-discard-tip", key=action_key("keys-draft-discard")),
            discard,
        )

        self.all = (self.lock, self.swap, self.again, self.draw_again, self.discard)

    def name_after(
        self, draft: Draft | None, player: int | None, table: int | None, *, picked_up: bool
    ) -> None:
        """On a locked table or bye, lock unlocks it; with a player picked up, swap cancels."""
        locked = draft is not None and (
            table in draft.kept_tables if table is not None else player in draft.kept_byes
        )
        self.lock.setText(messages.text("draft-unlock") if locked else messages.text("draft-lock"))
        self.swap.setText(
            messages.text("draft-swap-with") if picked_up else messages.text("draft-swap")
        )

    def _button(self, text: str, about: str, does: Does) -> QPushButton:
        created = button(text, does=lambda _=False: does())
        tip(created, about)
        created.setAccessibleDescription(about)
        self.addWidget(created)
        return created
