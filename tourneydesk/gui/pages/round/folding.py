"""Folds the groups of a round's tables; remembered while the page is open."""

from collections.abc import Callable, Collection

from tourneydesk.core.event import Round
from tourneydesk.gui.pages.round.round_list import RoundList
from tourneydesk.gui.widgets.actions import PASS_ON
from tourneydesk.present.tables.results import GroupOf, groups_of


class Folding:
    """Which groups are folded, by round. A table with the cursor is never hidden."""

    def __init__(
        self,
        tables: RoundList,
        posted: Callable[[], Round | None],
        show: Callable[[Round], None],
    ) -> None:
        """``posted`` is the round in the list, and ``show`` shows its rows again."""
        self._tables, self._posted, self._show = tables, posted, show
        self._folded: set[tuple[int, GroupOf]] = set()

    def of_round(self, posted: Round) -> Collection[GroupOf]:
        """The folded groups of a round."""
        return [group for number, group in self._folded if number == posted.number]

    def toggle(self, group: GroupOf) -> None:
        """Hides the tables of a group or shows them again. With the cursor at one of them, the
        cursor goes to the heading.
        """
        posted = self._posted()
        if posted is None:
            return
        self._folded ^= {(posted.number, group)}
        inside = groups_of(posted).get(self._tables.number or 0) == group
        if inside and (posted.number, group) in self._folded:
            self._tables.choose(group)
        self._show(posted)
        self._tables.setFocus()

    def toggle_here(self) -> bool:
        """Folds or unfolds the group at whose heading the cursor is; False if it is at none."""
        group = self._tables.key
        if isinstance(group, GroupOf):
            self.toggle(group)
        return isinstance(group, GroupOf)

    def fold_here(self) -> object:
        """Folds the group of the current table; passes the key on where there is none."""
        posted, key = self._posted(), self._tables.key
        group = groups_of(posted).get(key) if posted is not None and isinstance(key, int) else key
        return self._set(group, folded=True)

    def unfold_here(self) -> object:
        """Unfolds the group at whose heading the cursor is; else passes the key on."""
        return self._set(self._tables.key, folded=False)

    def reveal(self, number: int) -> None:
        """Unfolds the group of a table that the cursor goes to."""
        posted = self._posted()
        group = groups_of(posted).get(number) if posted is not None else None
        if posted is not None and group is not None and (posted.number, group) in self._folded:
            self._folded.remove((posted.number, group))
            self._show(posted)

    def _set(self, group: object, *, folded: bool) -> object:
        posted = self._posted()
        if posted is None or not isinstance(group, GroupOf):
            return PASS_ON
        if ((posted.number, group) in self._folded) != folded:
            self.toggle(group)
        return None
