"""The tools above a draft: its keyboard actions, for the mouse."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from tourneydesk.desk.drafts import Draft
from tourneydesk.gui.widgets.action_button import ActionButton
from tourneydesk.gui.widgets.layout.flow_layout import FlowLayout

Does = Callable[[], None]


class DraftButtons(FlowLayout):
    """Lock, swap, pair again, draw again, discard; the labels of the first two say what they would
    do.
    """

    def __init__(
        self,
        format_key: str,
        *,
        lock: Does,
        swap: Does,
        again: Does,
        draw_again: Does,
        discard: Does,
    ) -> None:
        super().__init__()
        self.lock = ActionButton("keys-draft-lock", lambda _=False: lock(), format_key=format_key)
        self.swap = ActionButton("keys-draft-swap", lambda _=False: swap())
        self.again = ActionButton(
            "keys-draft-again", lambda _=False: again(), format_key=format_key
        )
        self.draw_again = ActionButton("keys-draft-draw", lambda _=False: draw_again())
        self.discard = ActionButton("keys-draft-discard", lambda _=False: discard())
        self.all = (self.lock, self.swap, self.again, self.draw_again, self.discard)

    def lay_out(self, finder: QWidget) -> None:
        """The finder, then the buttons."""
        for part in (finder, *self.all):
            self.addWidget(part)

    def name_after(
        self, draft: Draft | None, player: int | None, table: int | None, *, picked_up: bool
    ) -> None:
        """On a locked table or bye, lock unlocks it; with a player picked up, swap cancels."""
        locked = draft is not None and (
            table in draft.kept_tables if table is not None else player in draft.kept_byes
        )
        self.lock.show_text("draft-unlock" if locked else "draft-lock")
        self.swap.show_text("draft-swap-with" if picked_up else "draft-swap")
