"""Ratings as they are shown: those that count in the event, as printed."""

from dataclasses import replace

from tourneydesk.core.event import Event, Player
from tourneydesk.core.ratings import Rating
from tourneydesk.formats import format_of


def rating_of(event: Event, player: int) -> Rating:
    """The rating of a player that counts in this event."""
    return format_of(event).rating_of(event, event.player(player))


def rating_text(event: Event, player: int) -> str:
    """That rating as printed, ``1100P12`` if it is provisional; empty for an unrated player."""
    return str(rating_of(event, player))


def for_codes(event: Event, player: Player) -> Player:
    """The player for codes on paper, which have one rating: the one that counts."""
    return replace(player, rating=rating_of(event, player.id).number)
