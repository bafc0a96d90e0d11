"""The rating that counts in an event: the first or the second one, as its settings say."""

from tourneydesk.core.event import Event, Player
from tourneydesk.core.ratings import Rating, rating_in_use
from tourneydesk.formats.us_swiss.settings import pairs_by_second


def rating_of(event: Event, player: Player) -> Rating:
    """The rating of a player by which rounds are paired."""
    return rating_in_use(player, second=pairs_by_second(event.settings))


def rating_number(event: Event, player_id: int) -> int | None:
    """The number of that rating, None for an unrated player."""
    return rating_of(event, event.player(player_id)).number
