"""The buttons below a draft: what its keys do, for the mouse."""

from collections.abc import Callable

from PySide6.QtWidgets import QPushButton

from tourneydesk.desk.drafts.draft import Draft
from tourneydesk.gui import words
from tourneydesk.gui.widgets.flow_layout import FlowLayout
from tourneydesk.gui.widgets.text_widgets import button, tip

Does = Callable[[], None]


class DraftButtons(FlowLayout):
    """Lock, swap, pair again, draw again, discard; the first two named after what they would do."""

    def __init__(
        self, *, lock: Does, swap: Does, again: Does, draw_again: Does, discard: Does
    ) -> None:
        super().__init__()
        self.lock = self._button(words.LOCK, words.LOCK_TIP, lock)
        self.swap = self._button(words.SWAP, words.SWAP_TIP, swap)
        self.again = self._button(words.PAIR_AGAIN, words.PAIR_AGAIN_TIP, again)
        self.draw_again = self._button(words.DRAW_AGAIN, words.DRAW_AGAIN_TIP, draw_again)
        self.discard = self._button(words.DISCARD, words.DISCARD_TIP, discard)

    def name_after(
        self, draft: Draft | None, player: int | None, key: int | None, *, taken: bool
    ) -> None:
        """At a table or bye that is kept already, lock frees it; with somebody taken, swap ends."""
        kept = draft is not None and (
            key in draft.kept if key is not None and key > 0 else player in draft.kept_byes
        )
        self.lock.setText(words.UNLOCK if kept else words.LOCK)
        self.swap.setText(words.SWAP_WITH if taken else words.SWAP)

    def _button(self, text: str, about: str, does: Does) -> QPushButton:
        made = button(text)
        tip(made, about)
        made.setAccessibleDescription(about)
        made.clicked.connect(lambda _=False: does())
        self.addWidget(made)
        return made
