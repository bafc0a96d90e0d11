"""Finds rows of a list that are about the same person, or about a player already entered."""

from collections.abc import Sequence

from tourneydesk.core.event import Player
from tourneydesk.core.name_search import name_key
from tourneydesk.core.player_fields import PlayerFields
from tourneydesk.desk.lists.player_list import ListedPlayer


class SamePeople:
    """Who the rows may be about: the players of the event, and the rows above."""

    def __init__(self, entered: Sequence[Player]) -> None:
        self._by_id = {one.member_id.casefold(): one for one in entered if one.member_id}
        self._by_name: dict[str, Player] = {}
        for one in entered:
            self._by_name.setdefault(name_key(one.name), one)
        self._rows_by_id: dict[str, ListedPlayer] = {}
        self._rows_by_name: dict[str, ListedPlayer] = {}
        self._updated: dict[int, int] = {}

    def player(self, fields: PlayerFields) -> Player | None:
        """The entered player with the same member ID, or else with the same name unless both have
        an ID.
        """
        same = self._by_id.get(fields.member_id.casefold()) if fields.member_id else None
        if same is None:
            same = self._by_name.get(name_key(fields.name))
            if same is not None and same.member_id and fields.member_id:
                return None
        return same

    def holder(self, fields: PlayerFields) -> Player | None:
        """The entered player who has this member ID."""
        return self._by_id.get(fields.member_id.casefold()) if fields.member_id else None

    def rows_above(self, fields: PlayerFields) -> tuple[ListedPlayer | None, ListedPlayer | None]:
        """The imported rows above with the same member ID, and with the same name."""
        same_id = self._rows_by_id.get(fields.member_id.casefold()) if fields.member_id else None
        return same_id, self._rows_by_name.get(name_key(fields.name))

    def updated_in(self, player: int) -> int | None:
        """The line that already updates this player."""
        return self._updated.get(player)

    def note(self, row: ListedPlayer, updates: int | None) -> None:
        """Remembers a row that is imported."""
        if row.member_id:
            self._rows_by_id.setdefault(row.member_id.casefold(), row)
        self._rows_by_name.setdefault(name_key(row.name), row)
        if updates is not None:
            self._updated.setdefault(updates, row.row)
